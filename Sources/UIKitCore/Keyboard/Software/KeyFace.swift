// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// How a key looks in a state of the keyboard.
struct KeyFace: Hashable {
    enum Kind: Hashable { case character, function, accent, disabled }

    var title: String
    /// The name for assistive technology.
    var label: String
    var fontSize: CGFloat
    var kind: Kind
    /// Whether the key's effect lasts: shift.
    var isOn = false

    init(_ key: KeyboardKey, _ shift: ShiftState, returnKey: ReturnKey, fontSize: CGFloat) {
        self.fontSize = fontSize
        kind = .function
        switch key.action {
        case .type(let text):
            title = key.text(isUppercase: shift.isUppercase) ?? text
            label = title
            kind = .character
            if text.count > 1 { self.fontSize = fontSize * 0.7 }
            if !key.detail.isEmpty { self.fontSize = fontSize * 0.8 }
        case .space: (title, label, kind) = ("space", "space", .character)
        case .delete: (title, label) = ("⌫", "delete")
        case .return:
            (title, label) = (returnKey.title, returnKey.title)
            kind = !returnKey.isEnabled ? .disabled : returnKey.isAccented ? .accent : .function
        case .shift:
            (title, label) = (shift.phase == .locked ? "⇪" : "⇧", "shift")
            isOn = shift.isUppercase
        case .plane(let plane): (title, label) = Self.words(for: plane)
        case .nextMode: (title, label) = ("🌐︎", "next keyboard")
        case .none: (title, label) = ("", "")
        }
        switch key.action {
        case .space, .return, .plane: self.fontSize = 16
        default: break
        }
    }

    private static func words(for plane: KeyboardPlane) -> (String, String) {
        switch plane {
        case .letters: ("ABC", "letters")
        case .numbers: ("123", "numbers")
        case .symbols: ("#+=", "symbols")
        case .pad: ("123", "numbers")
        case .padSigns: ("+*#", "signs")
        }
    }
}

/// The text of the return key, and whether it can be used.
struct ReturnKey: Hashable {
    var type = UIReturnKeyType.default
    var isEnabled = true

    /// Whether the key stands out: it ends or sends something.
    var isAccented: Bool { type != .default && type != .next }

    var title: String {
        switch type {
        case .default: "return"
        case .go: "go"
        case .google, .yahoo, .search: "search"
        case .join: "join"
        case .next: "next"
        case .route: "route"
        case .send: "send"
        case .done: "done"
        case .emergencyCall: "call"
        case .continue: "continue"
        }
    }
}
