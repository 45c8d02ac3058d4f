// SPDX-License-Identifier: Apache-2.0

import EventTrace

// How assigned states take effect.
extension GestureEnvironment {
    func assign(_ state: UIGestureRecognizer.State, to recognizer: UIGestureRecognizer) {
        // G4: between two attempts a recognizer is `possible`, also if it assigns that state itself, as in `reset()`.
        if state == .possible, !recognizer.attempt.isUnderWay { return }
        let isRequest = recognizer.progress.wouldRequest(by: state)
        let isNew = !isRequest && !recognizer.progress.contends
        let isGranted = isRequest && isGrantedAtOnce(recognizer)
        switch recognizer.progress.assign(state, arbiter.nextTurn(), isGranted: isGranted) {
        case .noted: return
        case .refused(let current):
            // G33: a recognizer that was just refused reads that it failed.
            if isRequest { return settle() }
            application.report(
                "\(printedClassName(of: recognizer)) went from \(current.name) to \(state.name), "
                    + "which no gesture does. The state stays as it was.")
        case .taken:
            if isNew { arbiter.contenders.append(recognizer) }
            if isRequest, phase == .dispatching { putFirst(recognizer) }
            settle()
        }
    }

    /// G33: asks the application while the recognizer assigns its state. A refused recognizer has failed when it reads its
    /// state again. False when another recognizer has to fail first (G34): the application is asked after that.
    private func isGrantedAtOnce(_ recognizer: UIGestureRecognizer) -> Bool {
        enter(recognizer)
        guard !mustWait(recognizer) else { return false }
        recognizer.progress = .asking
        // States that are assigned meanwhile wait, and a read returns the state that has taken effect.
        let outer = phase
        phase = .settling
        let refuser = refuser(of: recognizer)
        phase = outer
        // The answering code may have ended it.
        guard recognizer.progress == .asking else { return false }
        recognizer.progress = .possible
        guard let refuser else { return true }
        fail(recognizer, because: reason(for: refuser))
        return false
    }

    /// Requests of one event are served in the order in which recognizers see the event (G23), with two exceptions (G116). Of
    /// two equal recognizers on one view, the one attached last goes first. A gesture of several fingers goes before
    /// scrolling by one finger.
    private func putFirst(_ recognizer: UIGestureRecognizer) {
        let recognizers = arbiter.contenders.recognizers
        let rivals = recognizers.indices.filter { place in
            guard case .requesting = recognizers[place].progress, recognizers[place] !== recognizer else {
                return false
            }
            return recognizer.goesBefore(recognizers[place])
        }
        guard !rivals.isEmpty, let place = recognizers.firstIndex(where: { $0 === recognizer }) else { return }
        arbiter.putFirst(place, before: rivals)
    }

    /// Gives every assigned state effect. During the dispatch of an event, or during settling, it leaves the work to the call
    /// under way.
    func settle() {
        switch phase {
        case .dispatching, .settling: return
        case .resting, .finishing: break
        }
        decideAll()
        if deliveries == 0 { finish() }
    }

    /// Passes on the arbiter's questions and performs its decisions, until nothing is left.
    private func decideAll() {
        let outer = phase
        phase = .settling
        var answer = false
        var refuser: Refuser?
        while let step = arbiter.next(answer) {
            answer = false
            switch step {
            case .ask(let question): answer = self.answer(question, &refuser)
            case .change(let place, let old, let new): noteChange(of: arbiter.contenders.recognizers[place], old, new)
            case .fail(let place, let reason):
                noteFailure(of: place, because: reason, refuser)
                tellObservers(of: arbiter.contenders.recognizers[place])
            case .wait(let place, for: let other): noteWait(of: place, for: other)
            case .perform(let place, let effect): perform(effect, of: arbiter.contenders.recognizers[place])
            }
        }
        phase = outer
    }

    // MARK: Notes

    private func noteChange(
        of recognizer: UIGestureRecognizer, _ old: UIGestureRecognizer.State, _ new: UIGestureRecognizer.State
    ) {
        guard application.tracer != nil || recognizer.cancellation != nil else { return }
        note(recognizer, old, new, because: new == .cancelled ? recognizer.cancellation : nil)
        recognizer.cancellation = nil
    }

    private func noteFailure(of place: Int, because reason: Arbiter.Reason, _ refuser: Refuser?) {
        guard let tracer = application.tracer else { return }
        let recognizer = arbiter.contenders.recognizers[place]
        noteFailure(of: recognizer, because: self.reason(reason, refuser, tracer))
    }

    /// - Parameter reason: `nil` where the recognizer failed by itself.
    private func noteFailure(of recognizer: UIGestureRecognizer, because reason: GestureReason?) {
        note(recognizer, .possible, .failed, because: reason ?? recognizer.failure.map(GestureReason.failed))
    }

    private func noteWait(of place: Int, for other: Int) {
        let recognizers = arbiter.contenders.recognizers
        guard let tracer = application.tracer, case .waiting(let request) = recognizers[place].progress,
            let state = request.steps.first
        else { return }
        tracer.record(
            .recognizerWaits(
                GestureWait(
                    recognizer: tracer.subject(of: recognizers[place]), state: state.name,
                    other: tracer.subject(of: recognizers[other]))))
    }

    private func note(
        _ recognizer: UIGestureRecognizer, _ old: UIGestureRecognizer.State, _ new: UIGestureRecognizer.State,
        because reason: GestureReason?
    ) {
        guard let tracer = application.tracer else { return }
        // A moving finger makes many changes. Only the first note names the view.
        let view = new == .changed ? nil : recognizer.view
        tracer.record(
            .recognizer(
                RecognizerNote(
                    recognizer: tracer.subject(of: recognizer), old: old.name, new: new.name, reason: reason,
                    view: view.map(tracer.subject(of:)))))
    }

    private func reason(_ reason: Arbiter.Reason, _ refuser: Refuser?, _ tracer: Tracer) -> GestureReason? {
        func subject(at place: Int) -> Subject { tracer.subject(of: arbiter.contenders.recognizers[place]) }
        switch reason {
        case .byItself: return nil
        case .requiredRecognized(let other): return .requiredRecognized(subject(at: other))
        case .excludedBy(let other): return .preventedBy(subject(at: other))
        case .blockedBy(let other): return .blockedBy(subject(at: other))
        case .mayNotBegin:
            return refuser.flatMap(reason(for:))
        }
    }

    private func reason(for refuser: Refuser) -> GestureReason? {
        guard let tracer = application.tracer else { return nil }
        switch refuser {
        case .view(let view): return .viewRefused(tracer.subject(of: view))
        case .delegate: return .delegateRefused
        case .container(let obstacle): return .backSwipeRefused(obstacle)
        }
    }

    // MARK: Effects

    private func perform(_ effect: GestureProgress.Effect, of recognizer: UIGestureRecognizer) {
        if effect.isRecognition { takeInput(for: recognizer) }
        recognizer.progress.act()
        tellObservers(of: recognizer)
        sendActions(of: recognizer)
        recognizer.progress.acted(
            endsLate: effect.isLate && recognizer.attempt.hasContacts && recognizer.isIdle, arbiter.nextTurn())
        let state = recognizer.settledState
        // G9: a recognizer starts anew at once after its gesture: no step follows a last one. The next gesture gets none of the touches
        // that are still down (G10).
        if state == .ended || (state.isTerminal && recognizer.isIdle) { reset(recognizer) }
    }

    /// PO1: tells the observers of the key `state`.
    private func tellObservers(of recognizer: UIGestureRecognizer) {
        if KeyValueRegistrations.isAny { KeyValueRegistrations.changed(recognizer) }
    }

    private func sendActions(of recognizer: UIGestureRecognizer) {
        let application = application
        for pair in recognizer.targets.pairs {
            guard let target = pair.target else { continue }
            ActionRouter.send(pair.action, to: target, from: recognizer, in: application)
        }
    }

    // MARK: Ends

    private func reset(_ recognizer: UIGestureRecognizer) {
        recognizer.followedTouches.removeAll(keepingCapacity: true)
        recognizer.followedPresses.removeAll(keepingCapacity: true)
        recognizer.attempt.clear()
        recognizer.failure = nil
        recognizer.reset()
        recognizer.progress = .uninvolved
        arbiter.contenders.remove(recognizer)
        tellObservers(of: recognizer)
    }

    /// G9, G12: recognizers whose touches are over start anew, unless they wait for more. One that is `possible` fails first,
    /// and those that waited for it go on. Messages that no recognizer withholds any longer reach their views.
    func finish() { finish(application) }

    func finish(_ application: UIApplication) {
        switch phase {
        case .dispatching, .settling: return
        case .finishing: return phase = .finishing(again: true)
        case .resting: break
        }
        repeat {
            phase = .finishing(again: false)
            application.delivery.release()
            // Assigned states are settled already. Only a reset can let other recognizers go on.
            guard !arbiter.contenders.isEmpty, resetFinished() else { continue }
            phase = .finishing(again: true)
            decideAll()
        } while phase == .finishing(again: true)
        phase = .resting
        assert(checkInvariants() == nil, checkInvariants() ?? "")
    }

    /// Whether a recognizer may have to be reset.
    private var hasFinished: Bool {
        for place in 0..<arbiter.contenders.count where arbiter.contenders.recognizers[place].isIdle { return true }
        return false
    }

    /// Whether any was.
    private func resetFinished() -> Bool {
        guard hasFinished else { return false }
        var hasAny = false
        let recognizers = arbiter.contenders.recognizers
        for recognizer in recognizers
        where recognizer.isIdle && recognizer.progress.contends && !recognizer.progress.isOwing
            && !recognizer.progress.hasSteps
        {
            if recognizer.settledState == .possible, !recognizer.isUndecided {
                if recognizer.attempt.isUnderWay { fail(recognizer, because: .touchesOver) }
            } else if !recognizer.settledState.isTerminal {
                continue
            }
            reset(recognizer)
            hasAny = true
        }
        return hasAny
    }

    private func fail(_ recognizer: UIGestureRecognizer, because reason: GestureReason?) {
        recognizer.progress.fail()
        noteFailure(of: recognizer, because: reason)
        tellObservers(of: recognizer)
    }

    // MARK: Leaving

    /// G13, G16: the recognizer gives up what it is doing.
    func abandon(_ recognizer: UIGestureRecognizer, because reason: GestureReason) {
        guard recognizer.progress.contends else { return }
        recognizer.followedTouches.removeAll(keepingCapacity: true)
        recognizer.followedPresses.removeAll(keepingCapacity: true)
        switch recognizer.progress.abandon(arbiter.nextTurn()) {
        case .fails: noteFailure(of: recognizer, because: reason)
        case .cancels: recognizer.cancellation = reason
        case .nothing: break
        }
        settle()
    }

    /// A49: recognizers inside a subtree that leaves its window end with it.
    func viewWillLeaveWindow(_ view: UIView) {
        let concerned = arbiter.contenders.recognizers.filter { $0.view?.isDescendant(of: view) == true }
        for recognizer in concerned { abandon(recognizer, because: .removed) }
        for entry in application.touchTable.entries {
            entry.touch.receivers.removeAll { $0.view?.isDescendant(of: view) == true }
        }
    }
}

extension UIGestureRecognizer {
    /// Whether the recognizer follows nothing that is down.
    var isIdle: Bool { followedTouches.isEmpty && followedPresses.isEmpty }

    /// Whether the recognizer is `possible` and may still recognize what it has taken in.
    var isUndecided: Bool {
        settledState == .possible
            && (!followedTouches.isEmpty || !followedPresses.isEmpty || waitsForMoreTouches || progress.hasSteps)
    }
}
