// SPDX-License-Identifier: Apache-2.0

#if canImport(EventTrace)
    import EventTrace
    import UIKit

    /// Reads the trace of event delivery.
    final class ResponderReader: EventReader {
        private let log: TraceLog
        private var nextEntry: UInt64 = 0
        private var verdicts = Verdicts(capacity: 50)

        init(_ log: TraceLog) { self.log = log }

        private func takeEntries() -> ArraySlice<TraceEntry> {
            let entries = log.entries(from: nextEntry)
            if let last = entries.last { nextEntry = last.sequence + 1 }
            return entries
        }

        private func number(of object: AnyObject) -> UInt32 { UIApplication.shared.subject(of: object).identifier }

        /// The text with the name of each subject that has one in place of its class, label and number.
        private static func text(_ text: TraceText, naming name: (Subject) -> String?) -> String {
            text.spans.map { span in
                if case .subject(let subject) = span.role { return name(subject) ?? span.text }
                return span.text
            }.joined()
        }

        func skip() { _ = takeEntries() }

        func takeVerdict() -> VerdictReport? {
            let entries = takeEntries()
            guard !entries.isEmpty else { return nil }
            for entry in entries { verdicts.take(entry) }
            return verdicts.last.map { VerdictReport(title: $0.title.description, outcome: $0.outcome.description) }
        }

        // MARK: Touches

        func takeHitTest(
            of touch: UITouch, in window: UIWindow, among names: [(view: UIView, name: String)]
        ) -> HitTestReport? {
            let walks = takeEntries().compactMap { entry in
                if case .hitTest(let walk) = entry.event { walk } else { nil }
            }
            let root = number(of: window)
            guard let walk = walks.last(where: { $0.visits.contains { $0.view.identifier == root } }) else {
                return nil
            }
            let named = Dictionary(uniqueKeysWithValues: names.map { (number(of: $0.view), $0) })
            let name: (Subject) -> String? = { named[$0.identifier]?.name }
            let visits = walk.visits.enumerated().compactMap { place, visit in
                named[visit.view.identifier].map { known in
                    HitTestReport.Visit(
                        view: known.view, role: Self.role(of: visit.verdict), depth: visit.depth,
                        text: Self.text(TraceText.reason(forVisit: place, of: walk), naming: name))
                }
            }
            return HitTestReport(
                visits: visits, sentence: Self.text(TraceText.sentence(for: .hitTest(walk)), naming: name))
        }

        private static func role(of verdict: HitTestWalk.Verdict) -> NestedView.Role {
            switch verdict {
            case .hit: .hit
            case .passedOn, .answeredByOverride: .onPath
            case .refused: .refused
            case .covered: .untouched
            }
        }

        func takeOutcomes(of chain: [UIResponder]) -> [ChainStep.Outcome] {
            var outcomes: [UInt32: ChainStep.Outcome] = [:]
            for entry in takeEntries() {
                switch entry.event {
                case .forwarded(let note) where note.method == .touchesBegan:
                    let outcome: ChainStep.Outcome = note.isOverridden ? .callsSuper : .passesOn
                    outcomes[note.responder.identifier] = note.next == nil ? .discards : outcome
                case .kept(let note) where note.method == .touchesBegan:
                    outcomes[note.responder.identifier] = .handles
                default: break
                }
            }
            return chain.map { outcomes[number(of: $0)] ?? .notReached }
        }

        // MARK: Recognizers

        func takeChanges(of recognizers: [UIGestureRecognizer]) -> [RecognizerChange] {
            let places = Dictionary(uniqueKeysWithValues: recognizers.enumerated().map { (number(of: $1), $0) })
            return takeEntries().compactMap { entry in
                switch entry.event {
                case .recognizer(let note):
                    places[note.recognizer.identifier].map { place in
                        let reason = note.reason.map { Self.text($0.text) { $0.label } }
                        return RecognizerChange(
                            place: place, kind: .state(Self.state(note.new), because: reason), time: entry.time)
                    }
                case .recognizerWaits(let note):
                    places[note.recognizer.identifier].map { place in
                        RecognizerChange(
                            place: place, kind: .waits(for: note.other.label ?? "another"), time: entry.time)
                    }
                default: nil
                }
            }
        }

        private static func state(_ state: RecognizerState) -> UIGestureRecognizer.State {
            switch state {
            case .possible: .possible
            case .began: .began
            case .changed: .changed
            case .ended: .ended
            case .cancelled: .cancelled
            case .failed: .failed
            }
        }

        // MARK: Other sentences

        func takeEdits() -> [String] {
            takeEntries().compactMap { entry in
                switch entry.event {
                case .textEdit(let note):
                    "\(note.edit)\(note.outcome == .performed ? "" : ": \(note.outcome.rawValue)")"
                case .inputRejected(let note, let fault) where note.kind == .text: "refused: \(fault)"
                default: nil
                }
            }
        }

        func takeDragSteps() -> [String] {
            takeEntries().compactMap { entry in
                if case .drag(let note) = entry.event { note.sentence.description } else { nil }
            }
        }

        func takeShakes() -> [String] {
            takeEntries().compactMap { entry in
                if case .shake(let note) = entry.event { "\(note)" } else { nil }
            }
        }

        func takeFocus(naming name: (String) -> String) -> FocusReport? {
            let notes = takeEntries().compactMap { entry in
                if case .focus(let note) = entry.event { note } else { nil }
            }
            guard let last = notes.last else { return nil }
            let event = TraceEvent.focus(last)
            return FocusReport(
                reason: Self.text(TraceText.sentence(for: event)) { $0.label.map(name) },
                details: TraceText.details(for: event).map { Self.text($0) { $0.label.map(name) } })
        }
    }
#endif
