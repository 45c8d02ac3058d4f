// SPDX-License-Identifier: Apache-2.0

import EventTrace
import Testing

@Suite("Edits of text in words")
struct TextEditTextTests {
    private func said(_ kind: TextEditSummary.Kind, _ characters: Int = 0) -> String {
        TextEditSummary(kind, characters: characters).description
    }

    @Test("every kind, and never the text")
    func kinds() {
        #expect(said(.insert, 1) == "1 character is typed")
        #expect(said(.insert, 3) == "3 characters are typed")
        #expect(said(.replace, 2) == "text is replaced by 2 characters")
        #expect(said(.delete) == "text is deleted")
        #expect(said(.mark, 2) == "2 characters are being composed")
        #expect(said(.commit, 1) == "a composition of 1 character is settled")
        #expect(said(.cancelMarking) == "a composition is given up")
        #expect(said(.select) == "text is selected")
        #expect(said(.selectAll) == "everything is selected")
        #expect(said(.undo) == "an edit is undone")
        #expect(said(.redo) == "an edit is done again")
        #expect(said(.copy) == "the selection is copied")
        #expect(said(.cut) == "the selection is cut")
        #expect(said(.paste) == "the clipboard is pasted")
    }

    @Test("inputs")
    func inputs() {
        let edit = TextEditSummary(.insert, characters: 3)
        #expect(
            InputNote(kind: .text, scene: 1, time: 0, textEdit: edit).description
                == "3 characters are typed in scene 1")
        #expect(InputNote(kind: .text, scene: 1, time: 0).description == "text is edited in scene 1")
        #expect(
            InputNote(kind: .pasteboard, scene: 1, time: 0).description
                == "the host answers what its clipboard holds in scene 1")
        #expect(
            InputNote(kind: .keyboardFrame, scene: 1, time: 0).description
                == "the host's own keyboard comes, goes or changes in scene 1")
    }

    @Test("what became of an edit")
    func outcomes() {
        let edit = TextEditSummary(.insert, characters: 3)
        func said(_ outcome: TextEditNote.Outcome, isCrossed: Bool = false) -> String {
            TextEditNote(edit: edit, responder: Cast.field, outcome: outcome, isCrossed: isCrossed).description
        }
        #expect(said(.performed) == "3 characters are typed in \(Cast.field).")
        #expect(
            said(.declined)
                == "3 characters are typed in \(Cast.field): it declines, by shouldChangeText(in:replacementText:).")
        #expect(said(.nothing) == "3 characters are typed in \(Cast.field): there is nothing to do it to.")
        #expect(
            said(.kept)
                == "3 characters are typed in \(Cast.field): this does not happen, for the key was kept from text.")
        #expect(
            said(.performed, isCrossed: true)
                == "3 characters are typed in \(Cast.field). The application had changed the text meanwhile: it happens where the caret is now."
        )
        #expect(
            TextEditNote(edit: TextEditSummary(.undo), responder: nil, outcome: .nothing).description
                == "An edit is undone: there is nothing to do it to.")
    }
}
