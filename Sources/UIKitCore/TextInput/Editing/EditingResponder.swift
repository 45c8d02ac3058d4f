// SPDX-License-Identifier: Apache-2.0

/// A first responder whose delegate is asked and told of editing: a text field, a text view.
@MainActor
protocol EditingResponder: UIResponder {
    /// The delegate's answer. The delegate may run any code in the call.
    func mayBeginEditing() -> Bool
    func mayEndEditing() -> Bool
    /// The responder became first responder.
    func beginEditing()
    /// It is not any longer.
    func endEditing()
}

/// D20–D22: editing begins and ends once, with any code of the delegate in between.
extension EditingResponder {
    /// - Parameter become: the responder's inherited method.
    func beginEditing(_ become: () -> Bool) -> Bool {
        guard responderWindow != nil, !isFirstResponder, canBecomeFirstResponder else { return become() }
        guard mayBeginEditing() else { return false }
        // The delegate may have begun by itself.
        if isFirstResponder { return true }
        guard become() else { return false }
        beginEditing()
        return isFirstResponder
    }

    /// - Parameter resign: the responder's inherited method.
    func endEditing(_ resign: () -> Bool) -> Bool {
        guard isFirstResponder else { return resign() }
        // D17: a responder that is forced to resign does not ask its delegate.
        guard FirstResponderChange.isForcing || mayEndEditing() else { return false }
        // The delegate may have ended by itself.
        guard isFirstResponder else { return true }
        guard resign() else { return false }
        endEditing()
        return true
    }
}

extension EditingResponder {
    /// D53: begins editing, and shows the keyboard only after the delegate was told.
    ///
    /// - Parameter become: the responder's inherited method.
    func beginEditingBeforeKeyboard(_ become: () -> Bool) -> Bool {
        let keyboard = responderWindow?.windowScene?.keyboard
        keyboard?.beginChange()
        defer { keyboard?.endChange() }
        return beginEditing(become)
    }
}
