// SPDX-License-Identifier: Apache-2.0

/// Reports how far a drag got.
struct DragReport {
    private let drags: [DragNote]

    init(_ drags: [DragNote]) { self.drags = drags }

    func add(to finding: inout DeedReport.Finding) {
        let steps = Set(drags.map(\.step))
        for note in drags {
            let view = VerdictWords.name(note.view)
            let items = note.items == 1 ? "1 item" : "\(note.items) items"
            switch note.step {
            case .lifted where !steps.contains(.began) && !steps.contains(.putBack):
                finding.did("\(view) lifted \(items).")
            case .began: finding.did("a drag of \(items) began in \(view).")
            case .itemsAdded: finding.did("\(view) added to the drag, which has \(items) now.")
            case .springLoaded: finding.did("the drag that rested on \(view) activated it.")
            case .dropped: finding.did("\(view) took \(items).")
            case .hasNoItems:
                finding.didNot("\(view) lifted nothing: its delegate gave no items for the drag.")
            case .putBack: finding.didNot("\(view) put \(items) back: nothing was dragged.")
            case .cancelled: finding.didNot("the drag ended, and nobody took \(items).")
            case .dropRefused where steps.contains(.cancelled):
                finding.didNot(
                    "\(view) did not take \(items): \(code: "dropInteraction(_:sessionDidUpdate:)") proposed to take nothing."
                )
            case .moveNotAllowed where steps.contains(.cancelled):
                finding.didNot(
                    "\(view) did not take \(items): it proposed a move, and the drag does not allow one (\(code: "allowsMoveOperation"))."
                )
            case .notHandled where steps.contains(.cancelled):
                finding.didNot(
                    "\(view) did not take \(items): \(code: "dropInteraction(_:canHandle:)") was false.")
            case .lifted, .entered, .left, .dropRefused, .moveNotAllowed, .notHandled: continue
            }
        }
    }
}

extension DeedReport.Finding {
    fileprivate mutating func did(_ sentence: TraceText) {
        effect = .acted
        sentences.append(sentence)
    }

    fileprivate mutating func didNot(_ sentence: TraceText) {
        isNothing()
        sentences.append(sentence)
    }
}
