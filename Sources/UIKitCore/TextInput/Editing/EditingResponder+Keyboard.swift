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
