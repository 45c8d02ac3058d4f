import EventTrace

// How assigned states take effect.
extension GestureEnvironment {
    func assign(_ state: UIGestureRecognizer.State, to recognizer: UIGestureRecognizer) {
        if recognizer.isWaiting {
            guard changeWish(of: recognizer, to: state) else { return }
        } else {
            let current = recognizer.assignedState
            // Over is over: a recognizer may say so twice.
            if current.isTerminal, state == current { return }
            guard current.mayBecome(state) else {
                application.report(
                    "\(printedClassName(of: recognizer)) went from \(current.name) to \(state.name), "
                        + "which no gesture does. The state stays as it was.")
                return
            }
            recognizer.pendingStates.append(state)
        }
        enter(recognizer)
        markDirty(recognizer)
        settle()
    }

    /// G55: what a recognizer that waits assigns. To itself it is `possible`, so it may ask for its first state again; it may
    /// give up; and when it ends, the end follows the beginning it waits for.
    private func changeWish(of recognizer: UIGestureRecognizer, to state: UIGestureRecognizer.State) -> Bool {
        switch state {
        case .failed, .cancelled:
            recognizer.pendingStates.removeAll(keepingCapacity: true)
            recognizer.pendingStates.append(.failed)
            recognizer.isWaiting = false
            wishing.removeAll { $0 === recognizer }
            return true
        case .ended:
            if recognizer.pendingStates.last?.isTerminal == false { recognizer.pendingStates.append(.ended) }
            return false
        case .possible, .began, .changed: return false
        }
    }

    func markDirty(_ recognizer: UIGestureRecognizer) {
        guard !recognizer.isDirty else { return }
        recognizer.isDirty = true
        dirty.append(recognizer)
    }

    /// Gives every assigned state effect. In the middle of handing an event around, or of settling, the one that is under
    /// way sees to it.
    func settle() {
        guard !isSettling, !isHandingAround else { return }
        isSettling = true
        repeat { decide() } while performNextEffect()
        isSettling = false
        if deliveries == 0 { finish() }
    }

    // MARK: Decisions

    /// Decides all that can be decided; what was decided waits in `effects`.
    private func decide() {
        repeat {
            while let recognizer = dirty.popFirst() {
                recognizer.isDirty = false
                advance(recognizer)
            }
        } while decideNextWish()
    }

    /// Looks at the next state that a recognizer assigned itself.
    private func advance(_ recognizer: UIGestureRecognizer) {
        guard let next = recognizer.pendingStates.first, !recognizer.owesAction else { return }
        switch next {
        case .failed: lose(recognizer, because: nil)
        case .began where recognizer.settledState == .possible, .ended where recognizer.settledState == .possible:
            if !wishing.contains(where: { $0 === recognizer }) { wishing.append(recognizer) }
        case .possible, .began, .changed, .ended, .cancelled:
            recognizer.takePendingState()
            change(recognizer, to: next)
        }
    }

    /// Decides about the first recognizer that does not have to wait; false when all have to.
    private func decideNextWish() -> Bool {
        let candidates = wishing
        for recognizer in candidates where !recognizer.pendingStates.isEmpty {
            let verdict = GestureArbiter.verdict(
                on: recognizer, among: contenders, takingTouchesFrom: { respondersLosingInput(to: recognizer) })
            // Whoever was asked may have ended it.
            guard wishing.contains(where: { $0 === recognizer }), !recognizer.pendingStates.isEmpty else { return true }
            switch verdict {
            case .wait(let other): wait(recognizer, for: other)
            case .fail(let loss):
                lose(recognizer, because: reason(for: loss))
                return true
            case .recognize:
                recognize(recognizer)
                return true
            }
        }
        return !dirty.isEmpty
    }

    private func wait(_ recognizer: UIGestureRecognizer, for other: UIGestureRecognizer) {
        guard !recognizer.isWaiting else { return }
        recognizer.isWaiting = true
        guard let tracer = application.tracer else { return }
        tracer.record(
            .recognizerWaits(
                GestureWait(
                    recognizer: tracer.subject(of: recognizer), state: recognizer.pendingStates[0].name,
                    other: tracer.subject(of: other))))
    }

    private func recognize(_ recognizer: UIGestureRecognizer) {
        wishing.removeAll { $0 === recognizer }
        let wasWaiting = recognizer.isWaiting
        recognizer.isWaiting = false
        change(recognizer, to: recognizer.takePendingState(), isLate: wasWaiting)
        let others = contenders
        for other in others {
            guard let loss = GestureArbiter.loss(of: other, to: recognizer), other.settledState == .possible else {
                continue
            }
            lose(other, because: reason(for: loss))
        }
    }

    private func change(
        _ recognizer: UIGestureRecognizer, to state: UIGestureRecognizer.State, isLate: Bool = false
    ) {
        let old = recognizer.settledState
        recognizer.settledState = state
        recognizer.owesAction = true
        effects.append(Effect(recognizer: recognizer, isRecognition: old == .possible, isLate: isLate))
        note(recognizer, old, state, because: state == .cancelled ? recognizer.cancellation : nil)
        recognizer.cancellation = nil
    }

    /// The recognizer fails; `nil` where it said so itself.
    func lose(_ recognizer: UIGestureRecognizer, because reason: GestureReason?) {
        wishing.removeAll { $0 === recognizer }
        recognizer.isWaiting = false
        recognizer.pendingStates.removeAll(keepingCapacity: true)
        guard recognizer.settledState == .possible else { return }
        recognizer.settledState = .failed
        note(recognizer, .possible, .failed, because: reason ?? recognizer.failure.map(GestureReason.failed))
    }

    private func note(
        _ recognizer: UIGestureRecognizer, _ old: UIGestureRecognizer.State, _ new: UIGestureRecognizer.State,
        because reason: GestureReason?
    ) {
        guard let tracer = application.tracer else { return }
        tracer.record(
            .recognizer(
                RecognizerNote(
                    recognizer: tracer.subject(of: recognizer), old: old.name, new: new.name, reason: reason)))
    }

    private func reason(for loss: GestureArbiter.Loss) -> GestureReason? {
        guard let tracer = application.tracer else { return nil }
        switch loss {
        case .requiredRecognized(let other): return .requiredRecognized(tracer.subject(of: other))
        case .preventedBy(let other): return .preventedBy(tracer.subject(of: other))
        case .blockedBy(let other): return .blockedBy(tracer.subject(of: other))
        case .viewRefused(let view): return .viewRefused(tracer.subject(of: view))
        case .delegateRefused: return .delegateRefused
        }
    }

    // MARK: Effects

    private func performNextEffect() -> Bool {
        guard let effect = effects.popFirst() else { return false }
        let recognizer = effect.recognizer
        if effect.isRecognition { takeInput(for: recognizer) }
        recognizer.owesAction = false
        sendActions(of: recognizer)
        if effect.isLate, recognizer.settledState == .began, recognizer.pendingStates.isEmpty,
            recognizer.attempt.hasContacts, recognizer.isIdle
        {
            // G55: its touches lifted while it waited, and nobody will tell it again.
            recognizer.pendingStates.append(.ended)
        }
        if !recognizer.pendingStates.isEmpty {
            markDirty(recognizer)
        } else if recognizer.settledState == .ended || (recognizer.settledState.isTerminal && recognizer.isIdle) {
            // G9: a gesture that was recognized starts anew at once, and what is still down is none of the next one's (G10).
            reset(recognizer)
        }
        return true
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
        recognizer.pendingStates.removeAll(keepingCapacity: true)
        recognizer.settledState = .possible
        contenders.removeAll { $0 === recognizer }
        recognizer.isContending = false
    }

    /// G9, G12: recognizers whose touches are over start anew, unless they wait for more; one that is `possible` fails first,
    /// and whoever waited for it goes on. What nobody withholds any longer reaches its view.
    func finish() { finish(application) }

    func finish(_ application: UIApplication) {
        guard !isSettling, !isHandingAround else { return }
        wantsFinish = true
        guard !isFinishing else { return }
        isFinishing = true
        while wantsFinish {
            wantsFinish = false
            application.delivery.holds.release(application.touchTable)
            application.presses.release()
            if resetFinished() { wantsFinish = true }
            guard !dirty.isEmpty || !wishing.isEmpty else { continue }
            isSettling = true
            repeat { decide() } while performNextEffect()
            isSettling = false
        }
        isFinishing = false
    }

    /// Whether a recognizer may have to be reset.
    private var hasFinished: Bool {
        for place in contenders.indices where contenders[place].isIdle { return true }
        return false
    }

    /// Whether any was.
    private func resetFinished() -> Bool {
        guard hasFinished else { return false }
        var hasAny = false
        let recognizers = contenders
        for recognizer in recognizers
        where recognizer.isIdle && !recognizer.owesAction && recognizer.pendingStates.isEmpty {
            if recognizer.settledState == .possible, !recognizer.isUndecided {
                if recognizer.attempt.isUnderWay { lose(recognizer, because: .touchesOver) }
            } else if !recognizer.settledState.isTerminal {
                continue
            }
            reset(recognizer)
            hasAny = true
        }
        return hasAny
    }
}

extension UIGestureRecognizer {
    /// The first state that was assigned and has not taken effect, which is to take effect now.
    @discardableResult
    fileprivate func takePendingState() -> State {
        pendingStates.count == 1 ? pendingStates.removeLast() : pendingStates.removeFirst()
    }

    /// Whether the recognizer follows nothing that is down.
    var isIdle: Bool { followedTouches.isEmpty && followedPresses.isEmpty }
}
