// SPDX-License-Identifier: Apache-2.0

import Foundation

// The text of a view as a storage. An application may hold, change and make the storage (PO11).
extension UITextView {
    /// Shows the text of a storage that the application made.
    func show(_ storage: NSTextStorage) {
        self.storage = storage
        storage.view = self
        if storage.length > 0 { storageChanged() } else { updateStorage() }
    }

    /// The program set the text.
    func textWasSet() {
        updateStorage()
        detectLinks()
    }

    /// The storage gets the view's text. If the storage changes it, as a subclass that colors words does, the view gets the result.
    func updateStorage() {
        guard let storage, !storageIsChanging else { return }
        storageIsChanging = true
        defer { storageIsChanging = false }
        storage.followsView = true
        storage.setAttributedString(editor.attributedText(wholeText))
        storage.followsView = false
        guard storage.delegate != nil || type(of: storage) != NSTextStorage.self else { return }
        let made = storage.snapshot
        if made.string == editor.text, made.length > 0 {
            editor.setStyles(TextStyles(made))
            restyle()
        }
    }

    /// The program changed the storage.
    func storageChanged() {
        guard let storage, !storageIsChanging else { return }
        storageIsChanging = true
        defer { storageIsChanging = false }
        let selection = selectedRange
        // Not by the setter: a subclass takes what comes there for another text.
        show(storage.snapshot)
        let end = editor.buffer.count
        selectedRange = NSRange(
            location: min(selection.location, end), length: min(selection.length, end - min(selection.location, end)))
    }
}
