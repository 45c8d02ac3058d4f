// SPDX-License-Identifier: Apache-2.0

import UIKitCore

/// The names a browser gives a key, and what UIKit calls it.
struct KeyNames {
    /// The key's place on the keyboard (`KeyboardEvent.code`).
    var code: String
    /// The key's meaning with the modifiers that are down (`KeyboardEvent.key`).
    var key = ""
    /// The key's meaning without modifiers; empty when the page does not know it.
    var plainKey = ""

    /// The usage of the key's place; undefined for places that UIKit has no name for.
    var usage: UIKeyboardHIDUsage {
        UIKeyboardHIDUsage(code: code) ?? .keyboardErrorUndefined
    }

    var characters: String { Self.characters(of: key) }

    /// F41: lower-case, and empty for a lone modifier.
    var charactersIgnoringModifiers: String {
        Self.characters(of: plainKey.isEmpty ? key : plainKey, lowercasing: true)
    }

    private static func characters(of key: String, lowercasing: Bool = false) -> String {
        if let named = named[key] { return named }
        // Every other name of more than one character stands for a key that types nothing.
        guard key.count == 1 else { return "" }
        return lowercasing ? key.lowercased() : key
    }

    /// F38: keys that type no character are known to UIKit by these strings.
    private static let named: [String: String] = {
        var named = [
            "Enter": "\r", "Tab": "\t", "Backspace": "\u{8}",
            "Escape": "UIKeyInputEscape", "Delete": "UIKeyInputDelete",
            "ArrowUp": "UIKeyInputUpArrow", "ArrowDown": "UIKeyInputDownArrow",
            "ArrowLeft": "UIKeyInputLeftArrow", "ArrowRight": "UIKeyInputRightArrow",
            "PageUp": "UIKeyInputPageUp", "PageDown": "UIKeyInputPageDown",
            "Home": "UIKeyInputHome", "End": "UIKeyInputEnd",
        ]
        for number in 1...12 { named["F\(number)"] = "UIKeyInputF\(number)" }
        return named
    }()
}
