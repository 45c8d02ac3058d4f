// SPDX-License-Identifier: Apache-2.0

import CoreFixtures
import EditingStories
import Testing
import UIKitTesting

@testable import UIKitCore

@MainActor
@Suite("Random edits beside a plain model")
struct EditingModelTests {
    @Test("Text, selection, marked text and undo are those of a plain string", arguments: EditingStory.Kind.allCases)
    func agrees(_ kind: EditingStory.Kind) {
        for seed in UInt64(1)...6 {
            let divergence = EditingStory(kind, seed: seed).run(250)
            #expect(divergence == nil)
        }
    }

    @Test("Lines broken anew around a change are those of the whole text, and carets find their places")
    func linesAgree() {
        for seed in UInt64(100)...103 {
            let story = EditingStory(.view, seed: seed)
            guard let view = story.textInput as? UITextView else { return }
            var count = 0
            let divergence = story.run(200) {
                count += 1
                return count.isMultiple(of: 5) ? difference(view) : nil
            }
            #expect(divergence == nil)
        }
    }

    /// What of the lines is not as if they were set at once.
    private func difference(_ view: UITextView) -> String? {
        view.arrangeIfNeeded()
        let buffer = view.editor.buffer
        let fresh = TextLines(view.textStyle, metrics: view.textMetrics)
        fresh.reset(buffer)
        let lines = view.surface.lines
        let found = (0..<lines.count).map { lines.range($0, buffer) }
        let wanted = (0..<fresh.count).map { fresh.range($0, buffer) }
        if found != wanted { return "lines are \(found), not \(wanted)" }
        for line in 0..<lines.count {
            let (own, other) = (lines.geometry(line, buffer), fresh.geometry(line, buffer))
            if own.runs != other.runs { return "line \(line) is \(own.runs), not \(other.runs)" }
            for edge in 0...own.lastEdge where own.edge(ofCaretAt: own.offset(ofCaretAtEdge: edge)) != edge {
                return "line \(line): the caret at edge \(edge) is at another"
            }
        }
        return nil
    }
}
