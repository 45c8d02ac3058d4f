// SPDX-License-Identifier: Apache-2.0

/// Reports the result of a touch: its effects, or the first reason why it had none.
struct TouchReport {
    let facts: TouchFacts
    let effects: Effects
    let others: EffectReport

    init(_ facts: TouchFacts, _ effects: Effects, _ others: EffectReport) {
        self.facts = facts
        self.effects = effects
        self.others = others
    }

    // MARK: What was done

    /// A touch that moves no farther than this counts as a tap.
    private static let greatestTapDistance = 10.0
    private static let holdDuration = 0.5

    /// The view that the verdict names: a control stands for its parts.
    private var target: Subject? { facts.control ?? facts.walk?.result ?? facts.way.first }

    var title: TraceText { facts.isActivation ? "assistive technology's \(gesture)" : gesture }

    private var gesture: TraceText {
        let place: TraceText =
            target.map { " on \(VerdictWords.name($0))" } ?? facts.walk.map { " at \($0.point)" } ?? ""
        switch facts.phase {
        case .ended where facts.distance > Self.greatestTapDistance,
            .cancelled where facts.distance > Self.greatestTapDistance:
            return "drag of \(VerdictWords.points(facts.distance))\(place.replacingOn)"
        case .ended:
            if facts.taps > 1 { return "tap \(facts.taps)\(place)" }
            return "tap\(place)"
        default: return "touch\(place)"
        }
    }

    // MARK: What came of it

    var finding: DeedReport.Finding {
        var finding = DeedReport.Finding(effect: .unknown, sentences: [])
        if let reason = facts.ignored {
            finding = .init(effect: .nothing, sentences: ["the touch became no event: \(reason.text)."])
            if reason == .ignoringInteractionEvents {
                finding.advice = [
                    "balance \(code: "beginIgnoringInteractionEvents()") with \(code: "endIgnoringInteractionEvents()")."
                ]
            }
            return finding
        }
        if let walk = facts.walk, walk.result == nil { return missedEverything(walk) }
        addGestures(to: &finding)
        addControl(to: &finding)
        ListReport(facts: facts).add(to: &finding)
        addKeeper(to: &finding)
        others.addOthers(to: &finding)
        addOwnParts(to: &finding)
        if finding.effect == .acted {
            addInterruption(to: &finding)
            ListReport(facts: facts).addRefusals(to: &finding, isInterrupted: true)
            addWaits(to: &finding)
            TouchObstacles(facts).addPreventedBackSwipes(to: &finding)
            return finding
        }
        return explained(finding)
    }

    /// Why the touch had no effect. The gathered reasons come first: they are the last decisions.
    private func explained(_ gathered: DeedReport.Finding) -> DeedReport.Finding {
        var finding = gathered
        let reasons = TouchObstacles(facts)
        reasons.add(to: &finding)
        if finding.sentences.isEmpty {
            guard facts.isOver else {
                return .init(
                    effect: facts.walk == nil ? .unknown : .unfinished,
                    sentences: ["the touch is not over where the trace ends."])
            }
            guard facts.walk != nil || !facts.way.isEmpty else {
                return .init(effect: .unknown, sentences: ["the touch began before the trace."])
            }
            return .init(effect: .unknown, sentences: ["the trace does not say what became of it."])
        }
        if finding.effect == .unknown {
            let isWaiting = facts.gestures.contains { $0.waitsFor != nil && $0.state == .possible }
            finding.effect = facts.isOver && !isWaiting ? .nothing : .unfinished
        }
        return finding
    }

    private func missedEverything(_ walk: HitTestWalk) -> DeedReport.Finding {
        var finding = DeedReport.Finding(effect: .nothing, sentences: [])
        finding.sentences = [
            walk.visits.isEmpty
                ? "nobody got the touch: no window is visible." : "nobody got the touch: no window takes the point."
        ]
        TouchObstacles(facts).addWithheld(to: &finding)
        return finding
    }

    // MARK: Gestures

    private var recognized: [TouchFacts.GestureFacts] {
        facts.gestures.filter { $0.isRecognized && VerdictWords.isOfTouches($0.recognizer) }
    }

    private func addGestures(to finding: inout DeedReport.Finding) {
        for gesture in recognized {
            let recognizer = VerdictWords.recognizer(gesture.recognizer, of: gesture.view)
            let isOwn = !VerdictWords.isKnown(gesture.recognizer)
            // A message between two parts of UIKit is no result for the user.
            let sent = actions(of: gesture.recognizer).filter { !isOwn || $0.note.isPerformedByApplication }
            if let own = OwnGesture(gesture.recognizer), own == .scroll || own == .zoom {
                finding.effect = .acted
                finding.sentences.append(own.sentence(in: gesture.view.map { VerdictWords.name($0) } ?? "its view"))
            } else if sent.isEmpty {
                guard !isOwn else { continue }
                finding.effect = .acted
                finding.sentences.append("\(recognizer) recognized it, and sent no action.")
            } else {
                for (place, action) in sent.enumerated() {
                    guard case .performed(let performer) = action.note.outcome else {
                        others.add(action, to: &finding)
                        continue
                    }
                    finding.effect = .acted
                    let times: TraceText = action.count > 1 ? " (\(action.count) times)" : ""
                    let did: TraceText =
                        "\(VerdictWords.name(performer)) performed \(code: action.note.action)\(times)."
                    finding.sentences.append(place == 0 ? "\(recognizer) recognized it: \(did)" : did)
                }
            }
        }
    }

    /// Older traces do not name the sending recognizer. There, an action without a sending control counts as the first
    /// recognizer's.
    private func actions(of recognizer: Subject) -> [Effects.Action] {
        effects.actions.filter { action in
            if let sender = action.note.sender { return sender.identifier == recognizer.identifier }
            return recognized.first?.recognizer.identifier == recognizer.identifier
        }
    }

    /// The views or recognizers that a gesture prevented.
    private func addInterruption(to finding: inout DeedReport.Finding) {
        guard case .recognized(let recognizer) = facts.cancellation, VerdictWords.isKnown(recognizer) else { return }
        let known = facts.gestures.first { $0.recognizer.identifier == recognizer.identifier }
        let name = VerdictWords.recognizer(recognizer, of: known?.view)
        if let control = facts.control, facts.controlEvents.contains(where: { $0.name == "touchCancel" }) {
            finding.sentences.append(
                "\(name) cancelled the touch before \(VerdictWords.name(control)) could send \(code: "touchUpInside").")
        } else if let keeper = facts.keeper, facts.kept.contains(.touchesBegan), facts.control == nil {
            finding.sentences.append("\(name) cancelled the touch for \(VerdictWords.name(keeper)).")
        }
    }

    /// Adds a wait that is long enough for the user to notice.
    private func addWaits(to finding: inout DeedReport.Finding) {
        for gesture in recognized {
            guard let other = gesture.waitsFor, let wait = gesture.wait, wait >= 0.05 else { continue }
            let view = facts.gestures.first { $0.recognizer.identifier == other.identifier }?.view ?? gesture.view
            finding.sentences.append(
                "waiting for \(VerdictWords.recognizer(other, of: view)) to fail delayed it by \(VerdictWords.seconds(wait))."
            )
            finding.advice.append(
                "if it need not wait, leave \(code: "require(toFail:)") (or the delegate's rule) for \(VerdictWords.recognizer(other, of: nil)) out."
            )
        }
        if let delay = facts.delay, delay >= 0.05, let holder = facts.holder?.recognizer {
            finding.sentences.append(
                "\(VerdictWords.recognizer(holder, of: nil)) withheld the touch from its view for \(VerdictWords.seconds(delay))."
            )
        }
    }

    // MARK: Controls

    private func addControl(to finding: inout DeedReport.Finding) {
        guard let control = facts.control else { return addUnknownSenders(to: &finding) }
        let name = VerdictWords.name(control)
        let sent = effects.actions.filter { $0.note.sender?.identifier == control.identifier }
        let heard = facts.controlEvents.filter { $0.actions.map { $0 > 0 } ?? false }.map { $0.name }
        let events: TraceText? =
            heard.isEmpty ? nil : TraceText.list(heard.map { "\(code: $0)" })
        // Registered actions without a selector are performed at once, and make no note.
        let hasPerformed = sent.contains { if case .performed = $0.note.outcome { true } else { false } }
        let hasFailed = !sent.isEmpty && !hasPerformed
        if let events, !hasFailed || heard.count > sent.count {
            finding.effect = .acted
            if sent.isEmpty {
                let count = facts.controlEvents.reduce(0) { $0 + ($1.actions ?? 0) }
                finding.sentences.append(
                    "\(name) sent \(events), to \(count == 1 ? "1 action" : "\(count) actions").")
            } else {
                finding.sentences.append("\(name) sent \(events).")
            }
        }
        for action in sent { others.add(action, to: &finding) }
        // The event comes before the menu, even if no action is registered for it.
        if facts.controlEvents.contains(where: { $0.name == "menuActionTriggered" }) {
            finding.effect = .acted
            finding.sentences.append("\(name) opened its menu.")
        }
    }

    private func addUnknownSenders(to finding: inout DeedReport.Finding) {
        guard recognized.isEmpty else { return }
        for action in effects.actions { others.add(action, to: &finding) }
    }

    // MARK: Views

    /// A view that keeps its touches uses them, or wants to keep them from others. Only its code knows.
    private func addKeeper(to finding: inout DeedReport.Finding) {
        guard let keeper = facts.keeper, keeper.identifier != facts.control?.identifier,
            !facts.lists.contains(where: { $0.list.identifier == keeper.identifier })
        else { return }
        if keeper.className == "UIDimmingView" {
            return finding.sentences.append("the sheet's dimming view took the touch.")
        }
        // A gesture that took the touch away is a better explanation.
        if case .recognized = facts.cancellation { return }
        let name = VerdictWords.name(keeper)
        let isTold = finding.effect == .acted
        if keeper.className.contains(".") {
            guard !isTold else { return }
            finding.effect = .acted
            finding.sentences.append("\(name) took the touch: its class overrides \(methods).")
        }
    }

    /// Adds the effects of UIKit's own views and recognizers on a touch, if no other note has them.
    private func addOwnParts(to finding: inout DeedReport.Finding) {
        guard finding.effect != .acted else { return }
        // Drags, sheets, back swipes and fields have notes of their own; a menu opens beside a view that is lifted and put back.
        let isTold = !effects.presentations.isEmpty || !effects.drags.isEmpty || !effects.responders.isEmpty
        let ownGesture = recognized.first {
            isTold ? OwnGesture($0.recognizer) == .contextMenu : !VerdictWords.isKnown($0.recognizer)
        }
        if let gesture = ownGesture {
            let own = OwnGesture(gesture.recognizer)
            // Inside a control, the control selects the text.
            guard let view = own == .textSelection ? facts.control ?? gesture.view : gesture.view else { return }
            let name = VerdictWords.name(view)
            finding.effect = .acted
            finding.sentences.append(own?.sentence(in: name) ?? "\(name) took the touch.")
        } else if finding.sentences.isEmpty, facts.lists.isEmpty, let keeper = facts.keeper,
            keeper.identifier != facts.control?.identifier
        {
            finding.effect = .acted
            finding.sentences.append("\(VerdictWords.name(keeper)) took the touch.")
        }
    }

    private var methods: TraceText {
        let names = [ChainMessage.touchesBegan, .touchesMoved, .touchesEnded].filter(facts.kept.contains)
        return TraceText.list(names.map { "\(code: $0.rawValue)" })
    }
}

extension ActionNote {
    /// Whether a class of the application's own performed it.
    fileprivate var isPerformedByApplication: Bool {
        if case .performed(let performer) = outcome { performer.className.contains(".") } else { false }
    }
}

extension TraceText {
    /// Replaces ` on X` by ` from X`, for drags.
    fileprivate var replacingOn: TraceText {
        guard let first = spans.first, first.text.hasPrefix(" on ") else { return self }
        var result: TraceText = " from "
        result.append(Span(String(first.text.dropFirst(4)), role: first.role))
        for span in spans.dropFirst() { result.append(span) }
        return result
    }
}
