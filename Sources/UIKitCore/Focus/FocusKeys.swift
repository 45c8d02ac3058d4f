// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import EventTrace

/// The keys of a keyboard that move focus (F36, H23). Focus is asked before key commands.
@MainActor
enum FocusKeys {
    /// True when focus takes the key.
    ///
    /// Tab wakes focus and moves it between groups; arrows move it inside a group. Keys that cannot move focus are left to
    /// others. Return and Space are Select while an item has focus: the press goes to the item.
    static func handle(_ key: UIKey, isRepeat: Bool = false, in window: UIWindow) -> Bool {
        guard let system = window.windowScene?.focusSystem, window.isKeyWindow else { return false }
        let modifiers = key.modifierFlags.subtracting([.alphaShift, .numericPad])
        if key.keyCode == .keyboardTab {
            guard modifiers.isSubset(of: .shift) else { return false }
            return system.move(modifiers.contains(.shift) ? .previous : .next, staysInGroup: true)
        }
        guard system.focusedResponder(in: window) != nil, modifiers.isEmpty else { return false }
        if !isRepeat, isSelect(key.keyCode), focusedText(in: window)?.becomeFirstResponder() == true { return true }
        if let direction = direction(of: key.keyCode) { return system.move(direction, staysInGroup: true) }
        guard !isRepeat, isSelect(key.keyCode) else { return false }
        window.application.input.keys.claimSelect()
        return true
    }

    /// A gamepad's Select begins to edit a focused text. True when it did.
    static func selectBeginsEditing(in window: UIWindow) -> Bool {
        focusedText(in: window)?.becomeFirstResponder() ?? false
    }

    /// The first Select or typed key begins to edit a focused text. True when a typed key began it; then the text gets the key.
    static func beginsEditing(by key: UIKey, in window: UIWindow) -> Bool {
        let modifiers = key.modifierFlags.subtracting([.alphaShift, .numericPad])
        guard window.isKeyWindow, modifiers.isSubset(of: .shift),
            key.characters.unicodeScalars.first?.properties.isWhitespace == false,
            let text = focusedText(in: window), let input = text as? any UIKeyInput,
            TextInputKeys.text(of: key, for: input) != nil, text.becomeFirstResponder()
        else { return false }
        return TextInputKeys.takes(key, in: window)
    }

    /// A text that has focus and is not edited yet.
    private static func focusedText(in window: UIWindow) -> UIResponder? {
        guard let responder = window.windowScene?.focusStorage?.focusedResponder(in: window),
            responder is any UIKeyInput, !responder.isFirstResponder, responder.canBecomeFirstResponder
        else { return nil }
        return responder
    }

    private static func direction(of usage: UIKeyboardHIDUsage) -> FocusDirection? {
        switch usage {
        case .keyboardUpArrow: .up
        case .keyboardDownArrow: .down
        case .keyboardLeftArrow: .left
        case .keyboardRightArrow: .right
        case .keyboardHome: .first
        case .keyboardEnd: .last
        default: nil
        }
    }

    private static func isSelect(_ usage: UIKeyboardHIDUsage) -> Bool {
        usage == .keyboardReturnOrEnter || usage == .keyboardSpacebar || usage == .keypadEnter
    }
}
