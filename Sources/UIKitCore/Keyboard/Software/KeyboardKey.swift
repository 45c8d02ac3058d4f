// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// A key of the software keyboard: what it does, and how much room it takes.
struct KeyboardKey: Hashable {
    enum Action: Hashable {
        /// Types a text, in capitals while shift is on.
        case type(String)
        case space
        case delete
        case `return`
        case shift
        /// Shows other keys.
        case plane(KeyboardPlane)
        /// Goes on to the next input mode.
        case nextMode
        /// No key: an empty place of a pad.
        case none
    }

    var action: Action
    /// In tenths of the keyboard's width; 0 takes the space that the other keys of the row leave.
    var width: CGFloat = 1
    /// Beside the character: the letters of a phone's digit.
    var detail = ""

    /// Whether the key is taken when the finger lifts, and a finger may slide onto it.
    var isTakenOnUp: Bool {
        switch action {
        case .type, .space, .return, .nextMode: true
        case .delete, .shift, .plane, .none: false
        }
    }

    /// The text that the key types; `nil` for keys that do something else.
    func text(isUppercase: Bool) -> String? {
        switch action {
        case .type(let text): isUppercase && text.count == 1 ? Self.uppercase(text) : text
        case .space: " "
        case .return: "\n"
        case .delete, .shift, .plane, .nextMode, .none: nil
        }
    }

    /// The capital, if it is one character: `ß` has none of its own.
    static func uppercase(_ text: String) -> String {
        let capital = text.uppercased()
        return capital.count == text.count ? capital : text
    }

    /// A name that does not change with shift and return, for tests and traces.
    var name: String {
        switch action {
        case .type(let text): text
        case .space: "space"
        case .delete: "delete"
        case .return: "return"
        case .shift: "shift"
        case .plane(let plane): plane.rawValue
        case .nextMode: "nextMode"
        case .none: "none"
        }
    }
}

/// The sets of keys between which a keyboard changes.
enum KeyboardPlane: String {
    case letters, numbers, symbols
    /// A pad of digits, and its further signs.
    case pad, padSigns
}
