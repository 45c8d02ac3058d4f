// SPDX-License-Identifier: Apache-2.0

/// Reports a touch's effect on lists: the row it selected, or why it selected none.
struct ListReport {
    let facts: TouchFacts

    /// The changes of rows.
    func add(to finding: inout DeedReport.Finding) {
        for note in facts.lists where note.refusal == nil {
            switch note.change {
            case .highlighted, .unhighlighted: continue
            case .selected, .deselected, .accessoryTapped, .swipeActionsShown, .moved: break
            }
            finding.effect = .acted
            finding.sentences.append("\(place(note)) was \(note.words).")
            guard note.isHeard == false, let method = note.method else { continue }
            finding.sentences.append("nobody was told: no delegate of the list implements \(code: method).")
            finding.advice.append(
                "set the \(code: "delegate") of \(VerdictWords.name(note.list)), and implement \(code: method) in it.")
        }
    }

    /// The changes of rows that did not happen, and the remedies.
    ///
    /// - Parameter isInterrupted: whether another view or recognizer acted. Then only touches that it took from a row matter.
    func addRefusals(to finding: inout DeedReport.Finding, isInterrupted: Bool = false) {
        for note in facts.lists {
            guard let refusal = note.refusal else { continue }
            if isInterrupted {
                guard case .recognized = refusal else { continue }
            }
            finding.sentences.append("\(place(note)) was not \(note.words): \(clause(refusal, note)).")
            addAdvice(refusal, note, to: &finding)
        }
    }

    private func place(_ note: ListNote) -> TraceText { note.place(VerdictWords.name(note.list)) }

    private func name(_ recognizer: Subject) -> TraceText {
        let view = facts.gestures.first { $0.recognizer.identifier == recognizer.identifier }?.view
        return VerdictWords.recognizer(recognizer, of: view)
    }

    private func clause(_ refusal: ListRefusal, _ note: ListNote) -> TraceText {
        switch refusal {
        case .recognized(let recognizer): "\(name(recognizer)) recognized, and took its touch"
        default: refusal.text(for: note.element)
        }
    }

    private func addAdvice(_ refusal: ListRefusal, _ note: ListNote, to finding: inout DeedReport.Finding) {
        let list = VerdictWords.name(note.list)
        let isRow = note.element == .row
        switch refusal {
        case .selectionNotAllowed: finding.advice.append("set \(code: "allowsSelection") of \(list) to true.")
        case .selectionNotAllowedDuringEditing:
            finding.advice.append("set \(code: "allowsSelectionDuringEditing") of \(list) to true.")
        case .highlightRefused:
            let method = isRow ? "tableView(_:shouldHighlightRowAt:)" : "collectionView(_:shouldHighlightItemAt:)"
            finding.advice.append("let \(code: method) be true: what is not highlighted is not selected.")
        case .recognized(let recognizer):
            finding.advice.append(
                "set \(code: "cancelsTouchesInView") of \(name(recognizer)) to false, or let its delegate refuse touches in \(list)."
            )
        case .cellDisabled(let cell):
            finding.advice.append("set \(code: "isUserInteractionEnabled") of \(VerdictWords.name(cell)) to true.")
        case .kept(let view):
            finding.advice.append(
                "if the \(note.element.rawValue) was meant: let \(VerdictWords.name(view)) pass its touches on with \(code: "super"), or set its \(code: "isUserInteractionEnabled") to false."
            )
        case .moveRefused:
            let method = isRow ? "tableView(_:canMoveRowAt:)" : "collectionView(_:canMoveItemAt:)"
            finding.advice.append("let the data source's \(code: method) be true.")
        case .selectionRefused, .deselectionRefused, .scrolled, .stoppedScrolling, .touchCancelled, .liftedOutside,
            .reloaded, .closedSwipeActions, .movedAway:
            break
        }
    }
}
