// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

extension UITextView: TextEditorClient, EditingResponder {
    func editorDidReplace(_ range: Range<Int>, length: Int) {
        if range == 0..<range.upperBound, length == editor.buffer.count {
            surface.lines.reset(editor.buffer)
        } else {
            surface.lines.update(range, length: length, editor.buffer)
        }
        clearsOnInsertion = false
        finding?.textChanged()
        setNeedsArrangement()
        textInteraction.setNeedsSelectionUpdate()
        markChanged(.accessibility)
    }

    func editorShouldChange(_ range: Range<Int>, to text: String) -> Bool {
        guard isEditable else { return false }
        return textDelegate?.textView(self, shouldChangeTextIn: NSRange(range), replacementText: text) ?? true
    }

    var tellsSelectionFirst: Bool { true }

    func editorDidChangeText() {
        revealsCaret = true
        updateStorage()
        textDelegate?.textViewDidChange(self)
        NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
    }

    func editorDidChangeSelection() {
        clearsOnInsertion = false
        setNeedsLayout()
        textInteraction.setNeedsSelectionUpdate()
        textDelegate?.textViewDidChangeSelection(self)
    }

    // MARK: Beginning and end

    func mayBeginEditing() -> Bool { !isEditable || textDelegate?.textViewShouldBeginEditing(self) ?? true }

    func mayEndEditing() -> Bool { !isBeingEdited || textDelegate?.textViewShouldEndEditing(self) ?? true }

    /// D20: the delegate, then the notification.
    func beginEditing() {
        guard isEditable else { return }
        isBeingEdited = true
        revealsCaret = true
        setNeedsLayout()
        textDelegate?.textViewDidBeginEditing(self)
        guard isFirstResponder else { return }
        NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
    }

    /// D21.
    func endEditing() {
        editor.unmark()
        editor.forgetSteps()
        setNeedsLayout()
        guard isBeingEdited else { return }
        isBeingEdited = false
        textDelegate?.textViewDidEndEditing(self)
        NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
    }

    /// Before typing that replaces everything.
    func clearForTyping() {
        guard clearsOnInsertion else { return }
        clearsOnInsertion = false
        editor.selectAnnounced(0..<editor.buffer.count)
    }

    /// Text that can only be selected has other gestures; text that cannot be selected has none.
    func changeInteraction() {
        removeInteraction(textInteraction)
        if let window { FirstResponderChange.forceResign(self, in: window) }
        textInteraction = UITextInteraction(for: isEditable ? .editable : .nonEditable)
        textInteraction.textInput = self
        if isSelectable { addInteraction(textInteraction) }
        markChanged(.accessibility)
    }
}
