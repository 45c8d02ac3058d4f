// SPDX-License-Identifier: Apache-2.0

/// A first responder whose delegate is asked and told of editing: a text field, a text view.
@MainActor
protocol EditingResponder: UIResponder {
    /// What the delegate answers; it may do anything meanwhile.
    func mayBeginEditing() -> Bool
    func mayEndEditing() -> Bool
    /// The responder became first responder.
    func beginEditing()
    /// It is not any longer.
    func endEditing()
}

/// D20–D22: editing begins and ends once, whatever the delegate does while it is asked.
extension EditingResponder {
    /// - Parameter become: What the responder inherits.
    func beginEditing(_ become: () -> Bool) -> Bool {
        guard responderWindow != nil, !isFirstResponder, canBecomeFirstResponder else { return become() }
        guard mayBeginEditing() else { return false }
        // The delegate may have begun by itself.
        if isFirstResponder { return true }
        guard become() else { return false }
        beginEditing()
        return isFirstResponder
    }

    /// - Parameter resign: What the responder inherits.
    func endEditing(_ resign: () -> Bool) -> Bool {
        guard isFirstResponder else { return resign() }
        // D17: a responder that has no choice asks nobody.
        guard FirstResponderChange.isForcing || mayEndEditing() else { return false }
        // The delegate may have ended by itself.
        guard isFirstResponder else { return true }
        guard resign() else { return false }
        endEditing()
        return true
    }
}

extension EditingResponder {
    /// D53: begins editing, and shows the keyboard only when the delegate has been told.
    ///
    /// - Parameter become: What the responder inherits.
    func beginEditingBeforeKeyboard(_ become: () -> Bool) -> Bool {
        let keyboard = responderWindow?.windowScene?.keyboard
        keyboard?.beginChange()
        defer { keyboard?.endChange() }
        return beginEditing(become)
    }
}
