import CoreGraphics
import EventTrace

/// What keys of a keyboard do to focus (F36, H23). They are asked before key commands are.
@MainActor
enum FocusKeys {
    /// True when focus takes the key.
    ///
    /// Tab wakes focus and moves it between groups, arrows move it inside one; what they cannot do is left to others. Return
    /// and Space are Select while an item has focus: the press goes to the item.
    static func handle(_ key: UIKey, isRepeat: Bool = false, in window: UIWindow) -> Bool {
        guard let system = window.windowScene?.focusSystem, window.isKeyWindow else { return false }
        let modifiers = key.modifierFlags.subtracting([.alphaShift, .numericPad])
        if key.keyCode == .keyboardTab {
            guard modifiers.isSubset(of: .shift) else { return false }
            return system.move(modifiers.contains(.shift) ? .previous : .next, staysInGroup: true)
        }
        guard let responder = system.focusedResponder(in: window) else { return false }
        if !isRepeat, beginsEditing(of: responder, by: key, modifiers) { return true }
        guard modifiers.isEmpty else { return false }
        if let direction = direction(of: key.keyCode) { return system.move(direction, staysInGroup: true) }
        guard !isRepeat, isSelect(key.keyCode) else { return false }
        window.application.input.keys.claimSelect()
        return true
    }

    /// Select of a gamepad begins to edit a focused text; true when it did.
    static func selectBeginsEditing(in window: UIWindow) -> Bool {
        guard let responder = window.windowScene?.focusStorage?.focusedResponder(in: window),
            responder is any UIKeyInput,
            !responder.isFirstResponder, responder.canBecomeFirstResponder
        else { return false }
        return responder.becomeFirstResponder()
    }

    /// A text that has focus is edited when Select asks for it, or when somebody types: not before.
    private static func beginsEditing(
        of responder: UIResponder, by key: UIKey, _ modifiers: UIKeyModifierFlags
    ) -> Bool {
        guard let text = responder as? any UIKeyInput, !responder.isFirstResponder, responder.canBecomeFirstResponder
        else { return false }
        if modifiers.isEmpty, isSelect(key.keyCode) { return responder.becomeFirstResponder() }
        guard modifiers.isSubset(of: .shift), let first = key.characters.unicodeScalars.first,
            !first.properties.isWhitespace, first.properties.generalCategory != .control,
            responder.becomeFirstResponder()
        else { return false }
        text.insertText(key.characters)
        return true
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
