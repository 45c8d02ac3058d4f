// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import EventTrace

@Suite struct DragNoteTests {
    @Test("X37: every step has a sentence of its own", arguments: DragNote.Step.allCases)
    func sentences(step: DragNote.Step) {
        let view = Subject(identifier: 4, className: "UIView")
        let text = DragNote(view: view, step: step, items: 2).sentence.description
        #expect(text.hasSuffix(".") && text.contains("UIView #4"))
        let others = DragNote.Step.allCases.filter { $0 != step }
        #expect(!others.contains { DragNote(view: view, step: $0, items: 2).sentence.description == text })
    }
}
