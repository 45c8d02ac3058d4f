// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// The standard edit actions of UIKit's text views.
@MainActor
enum TextCommands {
    /// Whether a text view can perform an edit action now; `nil` for actions that are not for text.
    static func canPerform(_ action: Selector, on client: any TextEditorClient) -> Bool? {
        let editor = client.editor
        let isSelected = !editor.selection.range.isEmpty
        switch action.name {
        case "cut:": return isSelected && client.isEditable && !client.isSecureTextEntry
        case "copy:": return isSelected && !client.isSecureTextEntry
        case "paste:":
            // The content of the host's clipboard is known only after a request, and the request comes with the paste.
            return client.isEditable && (pasteboard(of: client).hasStrings || HostPasteboard.mayHaveMore(for: client))
        case "select:": return !isSelected && client.hasText
        case "selectAll:": return client.hasText && editor.selection.range != 0..<editor.buffer.count
        case "delete:": return isSelected && client.isEditable
        default: return nil
        }
    }

    static func cut(from client: any TextEditorClient) {
        guard !client.isSecureTextEntry else { return }
        copy(from: client)
        replaceSelection(with: "", in: client, named: "Cut")
    }

    static func copy(from client: any TextEditorClient) {
        let editor = client.editor
        guard !client.isSecureTextEntry, !editor.selection.range.isEmpty else { return }
        pasteboard(of: client).string = editor.buffer.substring(editor.selection.range)
    }

    /// The text to paste; empty if the pasteboard has no text.
    static func pastedText(for client: any TextEditorClient) -> String { pasteboard(of: client).string ?? "" }

    private static func pasteboard(of client: any TextEditorClient) -> UIPasteboard {
        (client as? UIResponder)?.generalPasteboard ?? .general
    }

    static func paste(_ text: String, into client: any TextEditorClient) {
        guard !text.isEmpty else { return }
        replaceSelection(with: text, in: client, named: "Paste")
    }

    static func delete(in client: any TextEditorClient) { replaceSelection(with: "", in: client, named: "Delete") }

    private static func replaceSelection(with text: String, in client: any TextEditorClient, named name: String) {
        let editor = client.editor
        client.unmarkText()
        let range = editor.selection.range
        guard client.isEditable, !(range.isEmpty && text.isEmpty), editor.mayChange(range, to: text) else { return }
        editor.replaceAnnounced(range, with: text)
        client.undoManager?.setActionName(name)
    }

    static func selectAll(in client: any TextEditorClient) {
        client.editor.selectAnnounced(0..<client.editor.buffer.count)
    }

    /// Selects the word at the caret, else the character before or behind it.
    static func selectWord(in client: any TextEditorClient) {
        guard let caret = client.selectedTextRange?.start else { return }
        for granularity in [UITextGranularity.word, .character] {
            for direction in [UITextStorageDirection.forward, .backward] {
                let found = client.tokenizer.rangeEnclosingPosition(
                    caret, with: granularity, inDirection: .storage(direction))
                if let found { return client.selectedTextRange = found }
            }
        }
    }

    /// The part of a text for assistive technology: its beginning, which is the whole text in most cases.
    static func spokenText(of client: any TextEditorClient) -> String {
        let buffer = client.editor.buffer
        return buffer.substring(0..<buffer.boundary(atOrBefore: min(buffer.count, 2000)))
    }
}
