// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

extension UITextField: TextEditorClient, EditingResponder {
    func editorDidReplace(_ range: Range<Int>, length: Int) {
        if isSecureTextEntry { secret.hide() }
        surface.lines.update(range, length: length, editor.buffer)
        clearsOnInsertion = false
        textDidChange()
    }

    private func textDidChange() {
        setNeedsArrangement()
        textInteraction.setNeedsSelectionUpdate()
        markChanged(.accessibility)
    }

    func editorShouldChange(_ range: Range<Int>, to text: String) -> Bool {
        delegate?.textField(self, shouldChangeCharactersIn: NSRange(range), replacementString: text) ?? true
    }

    var tellsSelectionFirst: Bool { false }

    func editorDidChangeText() {
        send(.editingChanged, with: nil)
        NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
    }

    func editorDidChangeSelection() {
        clearsOnInsertion = false
        setNeedsArrangement()
        textInteraction.setNeedsSelectionUpdate()
        delegate?.textFieldDidChangeSelection(self)
    }

    // MARK: Beginning and end

    func mayBeginEditing() -> Bool { delegate?.textFieldShouldBeginEditing(self) ?? true }

    func mayEndEditing() -> Bool { delegate?.textFieldShouldEndEditing(self) ?? true }

    /// D20: the delegate, then the notification. Control events come between.
    func beginEditing() {
        if clearsOnBeginEditing, hasText, delegate?.textFieldShouldClear(self) ?? true {
            editor.replaceAnnounced(0..<editor.buffer.count, with: "")
        } else if isSecureTextEntry, hasText {
            replacesSecret = true
        }
        editingChanged()
        delegate?.textFieldDidBeginEditing(self)
        guard isFirstResponder else { return }
        send(.editingDidBegin, with: nil)
        NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
    }

    /// D21.
    func endEditing() {
        editor.unmark()
        editor.forgetSteps()
        secret.hide()
        updateMask()
        replacesSecret = false
        scrollOffset = 0
        editingChanged()
        delegate?.textFieldDidEndEditing(self, reason: .committed)
        send(.editingDidEnd, with: nil)
        NotificationCenter.default.post(
            name: Self.textDidEndEditingNotification, object: self,
            userInfo: [Self.didEndEditingReasonUserInfoKey: DidEndEditingReason.committed.rawValue])
    }

    /// The views beside the text may depend on whether it is edited.
    private func editingChanged() {
        setNeedsArrangement()
        textInteraction.setNeedsSelectionUpdate()
    }

    // MARK: Typing

    /// Before typing that replaces everything.
    func clearForTyping() {
        guard clearsOnInsertion || replacesSecret else { return }
        clearsOnInsertion = false
        replacesSecret = false
        editor.selectAnnounced(0..<editor.buffer.count)
    }

    /// Shows a character that was typed into a secure field, for a moment.
    func showTyped(_ text: String, from start: Int) {
        replacesSecret = false
        guard isSecureTextEntry, text.count == 1, editor.marked == nil else { return }
        let end = start + text.utf16.count
        guard editor.selection.range == end..<end else { return }
        secret.show(start..<end) { [weak self] in self?.updateMask() }
        updateMask()
    }

    func updateMask() {
        let secret = secret
        surface.lines.mask = isSecureTextEntry ? { secret.character(at: $0) } : nil
        // Masked text is as high as the whole text.
        if editor.buffer.styles != nil { surface.lines.reset(editor.buffer) }
        setNeedsArrangement()
        textInteraction.setNeedsSelectionUpdate()
    }

    /// The text for assistive technology.
    var accessibleText: String {
        isSecureTextEntry ? String(repeating: SecureText.bullet, count: editor.text.count) : editor.text
    }

    static func onOneLine(_ text: String) -> String {
        text.contains(where: \.isNewline) ? String(text.map { $0.isNewline ? " " : $0 }) : text
    }

    /// The return key: E48, and the end of editing if anybody is registered for that event.
    func pressReturn() {
        guard delegate?.textFieldShouldReturn(self) ?? true else { return }
        let endsEditing = allControlEvents.contains(.editingDidEndOnExit)
        send([.editingDidEndOnExit], with: nil)
        send(.primaryActionTriggered, with: nil)
        if endsEditing { resignFirstResponder() }
    }

    // MARK: Clearing

    /// The clear button was pressed.
    func clear() {
        guard delegate?.textFieldShouldClear(self) ?? true else { return }
        willClear?()
        editor.replaceAnnounced(0..<editor.buffer.count, with: "")
    }
}
