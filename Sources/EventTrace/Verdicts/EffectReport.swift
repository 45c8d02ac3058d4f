// SPDX-License-Identifier: Apache-2.0

/// Reports the results of actions, first responders, presentations and focus.
struct EffectReport {
    private let effects: Effects
    private let knownActions: Set<String>

    init(_ effects: Effects, _ knownActions: Set<String>) {
        self.effects = effects
        self.knownActions = knownActions
    }

    /// All of them; no sentences and `unknown` if there are none.
    var finding: DeedReport.Finding {
        var finding = DeedReport.Finding(effect: .unknown, sentences: [])
        for action in effects.actions { add(action, to: &finding) }
        addOthers(to: &finding)
        return finding
    }

    /// All but the actions.
    func addOthers(to finding: inout DeedReport.Finding) {
        for note in responders { add(note, to: &finding) }
        for note in effects.presentations { add(note, to: &finding) }
        DragReport(effects.drags).add(to: &finding)
        if let focus = effects.focus {
            finding.sentences.append(focus.sentence)
            if case .moved = focus.outcome { finding.effect = .acted } else { finding.isNothing() }
        }
    }

    /// The last of several successive changes of first responder, and refusals.
    private var responders: [FirstResponderNote] {
        let last = effects.responders.lastIndex { $0.outcome == .changed }
        return effects.responders.indices.filter { effects.responders[$0].outcome != .changed || $0 == last }
            .map { effects.responders[$0] }
    }

    func add(_ action: Effects.Action, to finding: inout DeedReport.Finding) {
        let note = action.note
        let name = note.action
        let times: TraceText = action.count > 1 ? " (\(action.count) times)" : ""
        let sender: TraceText = note.sender.map { VerdictWords.name($0) } ?? "the sender"
        switch note.outcome {
        case .performed(let performer):
            finding.effect = .acted
            finding.sentences.append("\(VerdictWords.name(performer)) performed \(code: name)\(times).")
        case .nobody:
            finding.isNothing()
            let asked: TraceText =
                switch note.asked.count {
                case 0: "no responder could be asked"
                case 1: "\(VerdictWords.name(note.asked[0].responder)), the only responder asked, cannot perform it"
                default: "none of the \(note.asked.count) responders of the chain can perform it"
                }
            finding.sentences.append(
                "action \(code: name) has no target, and \(asked)\(times).")
            let chain = VerdictWords.list(note.asked.map { VerdictWords.name($0.responder) })
            if !note.asked.isEmpty {
                finding.advice.append(
                    "add \(code: name) to \(note.asked.count == 1 ? chain : "one of \(chain)"), or give \(sender) a target."
                )
            }
            addSuggestions(for: name, to: &finding)
        case .nowhereToStart:
            finding.isNothing()
            finding.sentences.append(
                "action \(code: name) has no target, and there is neither a first responder nor a sender to start from\(times)."
            )
            finding.advice.append("give it a target, or make a responder that performs it first responder.")
        case .targetLacksAction(let target):
            finding.isNothing()
            finding.sentences.append(
                "the target of action \(code: name), \(VerdictWords.name(target)), has no such method\(times).")
            finding.advice.append("add \(code: name) to \(VerdictWords.name(target)).")
            addSuggestions(for: name, to: &finding)
        case .senderMismatch(let target, let expected, let found):
            finding.isNothing()
            finding.sentences.append(
                "\(code: name) of \(VerdictWords.name(target)) takes a sender of type \(code: expected), and the sender is of type \(code: found)\(times)."
            )
            finding.advice.append("let \(code: name) take a \(code: found).")
        }
    }

    private func addSuggestions(for name: String, to finding: inout DeedReport.Finding) {
        let near = VerdictWords.suggestions(for: name, among: knownActions)
        guard !near.isEmpty else { return }
        finding.advice.append("did you mean \(TraceText.list(near.map { "\(code: $0)" }))? Somebody performs that.")
    }

    private func add(_ note: FirstResponderNote, to finding: inout DeedReport.Finding) {
        let new: TraceText = note.new.map { VerdictWords.name($0) } ?? "nobody"
        let old: TraceText = note.old.map { VerdictWords.name($0) } ?? "the first responder"
        switch note.outcome {
        case .changed:
            finding.effect = .acted
            finding.sentences.append(
                note.new == nil ? "\(old) is no longer first responder." : "\(new) became first responder.")
        case .notInWindow:
            finding.isNothing()
            finding.sentences.append("\(new) did not become first responder: it is in no window.")
        case .cannotBecome:
            finding.isNothing()
            finding.sentences.append(
                "\(new) did not become first responder: its \(code: "canBecomeFirstResponder") is false.")
            finding.advice.append("let \(code: "canBecomeFirstResponder") of \(new) be true.")
        case .currentCannotResign:
            finding.isNothing()
            finding.sentences.append(
                "the first responder, \(old), refused to resign (its \(code: "canResignFirstResponder") is false), so \(new) did not become first responder."
            )
            finding.advice.append("let \(code: "canResignFirstResponder") of \(old) be true.")
        case .currentRefused:
            finding.isNothing()
            finding.sentences.append(
                "the first responder, \(old), refused to resign (\(code: "resignFirstResponder()") was false), so \(new) did not become first responder."
            )
            finding.advice.append(
                "let \(code: "resignFirstResponder()") of \(old), or the delegate that it asks, be true.")
        }
    }

    private func add(_ note: PresentationNote, to finding: inout DeedReport.Finding) {
        let name = VerdictWords.name(note.controller)
        switch note.change {
        case .presented:
            finding.effect = .acted
            finding.sentences.append("it presented \(name).")
        case .dismissed:
            finding.effect = .acted
            finding.sentences.append("it dismissed \(name).")
        case .keptModal:
            finding.isNothing()
            finding.sentences.append("\(name) was not dismissed: its \(code: "isModalInPresentation") is true.")
            finding.advice.append("set \(code: "isModalInPresentation") of \(name) to false.")
        case .keptByDelegate:
            finding.isNothing()
            finding.sentences.append(
                "\(name) was not dismissed: its delegate's \(code: "presentationControllerShouldDismiss(_:)") is false."
            )
        case .pushed, .popped, .stayed, .keptByBar, .selected, .notSelected, .keptByTouchBeside:
            addContained(note, name, to: &finding)
        case .resized, .collapsed, .expanded, .turned, .notTurned, .noPage, .searching, .searchEnded:
            addArranged(note, name, to: &finding)
        }
    }

    private func addContained(_ note: PresentationNote, _ name: TraceText, to finding: inout DeedReport.Finding) {
        switch note.change {
        case .pushed:
            finding.effect = .acted
            finding.sentences.append("it pushed \(name).")
        case .popped:
            finding.effect = .acted
            finding.sentences.append("it popped \(name).")
        case .selected:
            finding.effect = .acted
            finding.sentences.append("it selected \(name).")
        case .stayed:
            finding.isNothing()
            finding.sentences.append("\(name) was not popped: the back swipe was given up.")
        case .keptByBar:
            finding.isNothing()
            finding.sentences.append("\(name) was not popped: \(code: "navigationBar(_:shouldPop:)") is false.")
        case .notSelected:
            finding.isNothing()
            finding.sentences.append(
                "\(name) was not selected: \(code: "tabBarController(_:shouldSelect:)") is false.")
        case .keptByTouchBeside:
            finding.isNothing()
            finding.sentences.append(
                "\(name) was not dismissed: it is an alert, or has no cancel action that a touch beside it could choose."
            )
        default: break
        }
    }

    /// The changes of sheets, columns, pages and searches.
    private func addArranged(_ note: PresentationNote, _ name: TraceText, to finding: inout DeedReport.Finding) {
        let done: TraceText
        switch note.change {
        case .resized: done = "it brought \(name) to another height."
        case .collapsed: done = "it made \(name) show one column."
        case .expanded: done = "it made \(name) show its columns."
        case .turned: done = "it turned to \(name)."
        case .searching: done = "it began the search of \(name)."
        case .searchEnded: done = "it ended the search of \(name)."
        case .notTurned:
            finding.isNothing()
            return finding.sentences.append("\(name) stayed: the finger let go before half of the next page was seen.")
        case .noPage:
            finding.isNothing()
            finding.sentences.append("\(name) stayed: the data source has no page on that side.")
            return finding.advice.append("return a page from the data source's method for that side.")
        default: return
        }
        finding.effect = .acted
        finding.sentences.append(done)
    }
}

extension DeedReport.Finding {
    /// Notes that one thing had no effect; other effects still count.
    mutating func isNothing() {
        if effect == .unknown { effect = .nothing }
    }
}
