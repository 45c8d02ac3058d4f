// SPDX-License-Identifier: Apache-2.0

/// Makes the report on a deed's result.
struct DeedReport {
    let deed: Deed
    /// The names of actions that were performed in the same trace.
    let knownActions: Set<String>

    init(_ deed: Deed, knownActions: Set<String>) {
        self.deed = deed
        self.knownActions = knownActions
    }

    /// The findings of a report: the effects, in sentences, or why there were none.
    struct Finding {
        var effect: Verdict.Effect
        var sentences: [TraceText]
        var advice: [TraceText] = []
        var remedies: [Remedy] = []
    }

    var verdict: Verdict {
        var (act, title, finding) = parts
        if let name = deed.sceneName { title = "\(title) in \(name)" }
        var seen: Set<TraceText> = []
        finding.advice = finding.advice.filter { seen.insert($0).inserted }
        for fault in deed.effects.faults { finding.sentences.append("Mistake: \(fault)") }
        return Verdict(
            sequence: deed.sequence, lastSequence: deed.lastSequence, time: deed.time,
            duration: deed.lastTime - deed.time, scene: deed.scene, act: act, effect: finding.effect,
            title: title.capitalized, outcome: .sentences(finding.sentences.map(\.capitalized)),
            advice: finding.advice.map(\.capitalized), remedies: finding.remedies)
    }

    private var parts: (Verdict.Act, TraceText, Finding) {
        switch deed.kind {
        case .touch(let facts):
            let report = TouchReport(facts, deed.effects, EffectReport(deed.effects, knownActions))
            return (.touch(facts.touch), report.title, report.finding)
        case .key(let facts): return key(facts)
        case .shake(let message): return (.shake, "shake", found(message, "the shake", .motionEnded))
        case .remoteCommand(let note, let message):
            return (.remoteCommand, "remote command \(code: note.command)", remoteCommand(note, message))
        case .accessibility(let note): return accessibility(note)
        case .action(let input): return action(input)
        case .text(let note): return (.text, note.edit.text, text(note))
        case .refused(let input, let fault, let count):
            let times: TraceText = count > 1 ? " (\(count) times)" : ""
            return (
                .refusedInput, input.text,
                Finding(effect: .nothing, sentences: ["the input was refused, because \(fault.text)\(times)."])
            )
        }
    }

    private var effects: EffectReport { EffectReport(deed.effects, knownActions) }

    // MARK: Keys

    private func key(_ facts: Deed.KeyFacts) -> (Verdict.Act, TraceText, Finding) {
        if let command = facts.commands.last {
            return (.keyCommand, "\(command.shortcut)", self.command(command, facts))
        }
        if let reason = facts.ignored {
            return (.press, "key", Finding(effect: .nothing, sentences: ["the key became no event: \(reason.text)."]))
        }
        var finding = effects.finding
        let press = found(facts.press, "the press", .pressesBegan)
        if !facts.press.way.isEmpty, finding.effect != .acted || press.effect == .acted {
            finding.sentences = press.sentences + finding.sentences
            finding.advice = press.advice + finding.advice
            if finding.effect != .acted { finding.effect = press.effect }
        }
        if finding.sentences.isEmpty {
            finding = Finding(effect: .unknown, sentences: ["the trace does not say what became of it."])
        }
        return (.press, "key", finding)
    }

    private func command(_ note: KeyCommandNote, _ facts: Deed.KeyFacts) -> Finding {
        let effects = effects.finding
        let name: TraceText = note.title.map { "\(note.shortcut) (\($0))" } ?? "\(note.shortcut)"
        let owner: TraceText =
            switch note.origin {
            case .responder: "a key command of the responder chain"
            case .editing: "a command of editing"
            case .mainMenu: "a command of the main menu"
            }
        let action: TraceText = note.action.map { "\(code: $0)" } ?? "it"
        switch note.outcome {
        case .performed:
            return Finding(
                effect: .acted,
                sentences: effects.sentences.isEmpty ? ["\(name) performed \(action)."] : effects.sentences,
                advice: effects.advice)
        case .nobody:
            let start: TraceText = note.start.map { ", from \(VerdictWords.name($0)) on," } ?? ""
            var sentences: [TraceText] = [
                note.action == nil
                    ? "\(name) is \(owner), and has no action."
                    : "\(name) is \(owner); nobody in the chain\(start) performs \(action)."
            ]
            if let keeper = facts.press.keeper {
                sentences.append("the key became a press, which \(VerdictWords.name(keeper)) took.")
            }
            var advice: [TraceText] = []
            if let name = note.action {
                advice.append(
                    "override \(code: "canPerformAction(_:withSender:)") or add \(code: name) in a responder of the chain, or make the responder that has it first responder."
                )
                advice += suggestion(for: name)
            }
            return Finding(effect: facts.press.keeper == nil ? .nothing : .acted, sentences: sentences, advice: advice)
        case .disabled:
            return Finding(
                effect: .nothing,
                sentences: ["\(name) is \(owner), and was disabled when it was validated (\(code: "validate(_:)"))."],
                advice: [
                    "do not set \(code: ".disabled") of it in \(code: "validate(_:)") of the responder that performs it."
                ])
        case .failed:
            return Finding(
                effect: .nothing,
                sentences: effects.sentences.isEmpty
                    ? ["\(name) is \(owner), and the target found for \(action) did not perform it."]
                    : effects.sentences, advice: effects.advice)
        }
    }

    private func suggestion(for action: String) -> [TraceText] {
        let near = VerdictWords.suggestions(for: action, among: knownActions)
        guard !near.isEmpty else { return [] }
        return ["did you mean \(TraceText.list(near.map { "\(code: $0)" }))? Somebody performs that."]
    }

    // MARK: Messages

    /// The way of a message along the responder chain.
    private func found(_ facts: Deed.MessageFacts, _ what: TraceText, _ method: ChainMessage) -> Finding {
        var finding = effects.finding
        guard let first = facts.way.first else {
            if finding.effect == .acted { return finding }
            return Finding(
                effect: .unknown, sentences: ["the trace does not say whom \(what) reached."] + finding.sentences)
        }
        if let keeper = facts.keeper {
            finding.effect = .acted
            finding.sentences.insert("\(VerdictWords.name(keeper)) took \(what).", at: 0)
        } else if facts.isDiscarded {
            finding.sentences.insert(
                "\(what) reached \(VerdictWords.list(facts.way.map(VerdictWords.name))), and none of them overrides \(code: method.rawValue).",
                at: 0)
            if finding.effect != .acted {
                finding.effect = .nothing
                finding.advice.insert(
                    "override \(code: method.rawValue) in one of them, or make the responder that does first responder.",
                    at: 0)
            }
        } else if finding.effect != .acted {
            finding.effect = facts.isOver ? .unknown : .unfinished
            finding.sentences.insert("\(what) reached \(VerdictWords.name(first)).", at: 0)
        }
        if facts.isCancelled { finding.sentences.append("it was cancelled.") }
        return finding
    }

    private func remoteCommand(_ note: RemoteCommandNote, _ message: Deed.MessageFacts) -> Finding {
        switch note.outcome {
        case .handled(let status, let count):
            let failed = status != "success"
            return Finding(
                effect: .acted,
                sentences: [
                    "\(count == 1 ? "its handler" : "its \(count) handlers") took it, and answered \(code: status)."
                ] + effects.finding.sentences,
                advice: failed ? ["return \(code: ".success") from the handler, if it did what was asked."] : [])
        case .event: return found(message, "the event", .remoteControlReceived)
        case .disabled:
            return Finding(
                effect: .nothing,
                sentences: ["it has handlers and did nothing: it is disabled (\(code: "isEnabled") is false)."],
                advice: ["set \(code: "isEnabled") of the command to true."])
        case .notReceiving:
            return Finding(
                effect: .nothing,
                sentences: [
                    "nobody is registered for it, and \(code: "beginReceivingRemoteControlEvents()") was not called."
                ],
                advice: ["add a target to the command, or call \(code: "beginReceivingRemoteControlEvents()")."])
        case .noEvent:
            return Finding(
                effect: .nothing,
                sentences: ["nobody is registered for it, and there is no event of its kind."],
                advice: ["add a target to the command."])
        }
    }

    // MARK: Assistive technology

    private func accessibility(_ note: AccessibilityNote?) -> (Verdict.Act, TraceText, Finding) {
        guard let note else { return (.accessibility, "action of assistive technology", effects.finding) }
        let name = VerdictWords.name(note.element)
        let title: TraceText = "assistive technology's \(note.action.words) of \(name)"
        var finding = effects.finding
        switch note.outcome {
        case .performed(let subject):
            finding.effect = .acted
            finding.sentences.insert("\(VerdictWords.name(subject)) did it (\(code: note.action.method)).", at: 0)
        case .told:
            finding.effect = .acted
            finding.sentences.insert("\(name) was told (\(code: note.action.method)).", at: 0)
        case .touched(let point):
            finding.effect = .acted
            finding.sentences.insert("a touch at \(point) stands for it.", at: 0)
        case .nobody:
            finding.isNothing()
            finding.sentences.insert(
                "it reached \(name), and nobody from there on does it (\(code: note.action.method)).", at: 0)
            finding.advice.append("override \(code: note.action.method) in \(name), or in a responder after it.")
        }
        return (.accessibility, title, finding)
    }

    // MARK: Others

    private func action(_ input: InputNote.Kind?) -> (Verdict.Act, TraceText, Finding) {
        let first = deed.effects.actions.first
        let sender: TraceText = first?.note.sender.map { " from \(VerdictWords.name($0))" } ?? ""
        let source = input == .menuBar ? "menu command" : "action"
        let title: TraceText = first.map { "\(source) \(code: $0.note.action)\(sender)" } ?? "\(source)"
        return (.action, title, effects.finding)
    }

    private func text(_ note: TextEditNote) -> Finding {
        let whose: TraceText = note.responder.map { VerdictWords.name($0) } ?? "the first responder"
        switch note.outcome {
        case .performed: return Finding(effect: .acted, sentences: ["it was done in \(whose)."])
        case .declined:
            return Finding(
                effect: .nothing,
                sentences: ["\(whose) declined it: \(code: "shouldChangeText(in:replacementText:)") was false."])
        case .kept:
            return Finding(
                effect: .nothing,
                sentences: ["its key came to no text: a responder kept its press, or a command or a menu took it."])
        case .nothing:
            return Finding(
                effect: .nothing,
                sentences: [
                    note.responder == nil
                        ? "nobody is first responder, so there was nothing to do it to."
                        : "there was nothing to do it to in \(whose)."
                ])
        }
    }
}
