// SPDX-License-Identifier: Apache-2.0

import EventTrace

// The recognizers that receive a touch. They are fixed when it comes down.
extension GestureEnvironment {
    /// G22: the recognizers of the hit view and everything above it, up to the window.
    func receivers(above view: UIView) -> [UIGestureRecognizer] {
        var receivers: [UIGestureRecognizer] = []
        var current: UIView? = view
        while let candidate = current {
            if candidate.node.pointee.flags.contains(.hasGestureRecognizers), let own = candidate.gestureRecognizers {
                receivers += own
            }
            current = candidate.superview
        }
        return receivers
    }

    /// Asks, for every touch that begins in the window, which recognizers of its view and above take it (G25–G28), and then which
    /// of them require others to fail (G29, G30).
    func admitTouches(of event: UIEvent, in window: UIWindow) {
        guard event.hasTouch(in: .began) else { return }
        var asked: [(recognizer: UIGestureRecognizer, refusal: GestureRefusal.Reason?)] = []
        for touch in event.touchList
        where touch.currentPhase == .began && touch.window === window && !touch.isAdmitted {
            touch.isAdmitted = true
            guard !touch.receivers.isEmpty else { continue }
            let candidates = touch.receivers
            touch.receivers = []
            for recognizer in candidates where recognizer.view?.window === window {
                // G27: one question about the event, however many of its touches are new.
                var refusal: GestureRefusal.Reason?
                if let known = asked.first(where: { $0.recognizer === recognizer }) {
                    refusal = known.refusal
                } else {
                    refusal = self.refusal(of: event, by: recognizer)
                    asked.append((recognizer, refusal))
                }
                refusal = refusal ?? self.refusal(of: touch, by: recognizer)
                if let refusal {
                    note(refusal, touch, recognizer)
                } else if recognizer.view?.window === window, recognizer.isEnabled {
                    touch.receivers.append(recognizer)
                    recognizer.followedTouches.append(touch)
                    recognizer.attempt.add(touch)
                    enter(recognizer)
                }
            }
        }
        if !asked.isEmpty { installRequirements(for: event, in: window) }
    }

    private func note(_ refusal: GestureRefusal.Reason, _ touch: UITouch?, _ recognizer: UIGestureRecognizer) {
        guard let tracer = application.tracer else { return }
        tracer.record(
            .recognizerRefused(
                GestureRefusal(
                    recognizer: tracer.subject(of: recognizer), touch: touch?.identifier, reason: refusal)))
    }

    /// Why a recognizer does not get the new touches of an event; `nil` when it gets them.
    func refusal(of event: UIEvent, by recognizer: UIGestureRecognizer) -> GestureRefusal.Reason? {
        if !recognizer.isEnabled { return .disabled }
        if !recognizer.isReceptive { return .gestureOver }
        if !recognizer.shouldReceive(event) { return .eventRefused }
        if let delegate = recognizer.delegate, !delegate.gestureRecognizer(recognizer, shouldReceive: event) {
            return .delegateRefusedEvent
        }
        return nil
    }

    private func refusal(of touch: UITouch, by recognizer: UIGestureRecognizer) -> GestureRefusal.Reason? {
        if let allowed = recognizer.allowedTouches, !allowed.contains(touch.type.rawValue) { return .typeNotAllowed }
        if recognizer.requiresExclusiveTouchType, let first = recognizer.attempt.touchType, first != touch.type {
            return .otherTypeFirst
        }
        if let delegate = recognizer.delegate, !delegate.gestureRecognizer(recognizer, shouldReceive: touch) {
            return .delegateRefused
        }
        return nil
    }

    /// The same for a press.
    func admit(_ press: UIPress, of event: UIPressesEvent) {
        let candidates = press.receivers
        press.receivers = []
        for recognizer in candidates {
            if let refusal = refusal(of: event, by: recognizer) ?? refusal(of: press, by: recognizer) {
                note(refusal, nil, recognizer)
            } else if recognizer.view?.window != nil {
                press.receivers.append(recognizer)
                recognizer.followedPresses.append(press)
                recognizer.attempt.add(press)
                enter(recognizer)
            }
        }
        installRequirements(among: press.receivers)
        attemptsHaveBegun()
    }

    private func refusal(of press: UIPress, by recognizer: UIGestureRecognizer) -> GestureRefusal.Reason? {
        let allowed = recognizer.allowedPresses ?? UIGestureRecognizer.namedPresses
        if !allowed.contains(press.type.rawValue) { return .typeNotAllowed }
        if let delegate = recognizer.delegate, !delegate.gestureRecognizer(recognizer, shouldReceive: press) {
            return .delegateRefused
        }
        return nil
    }

    // MARK: Requirements

    private func installRequirements(for event: UIEvent, in window: UIWindow) {
        var earlier: [UITouch] = []
        for touch in event.touchList where touch.currentPhase == .began && touch.window === window {
            installRequirements(among: touch.receivers, exceptOf: earlier)
            earlier.append(touch)
        }
        attemptsHaveBegun()
    }

    func attemptsHaveBegun() {
        for recognizer in arbiter.contenders.recognizers { recognizer.attempt.isNew = false }
    }

    /// G29, G30: asks about each pair in which one recognizer gets its attempt's first touch now.
    ///
    /// - Parameter earlier: Touches of the same event. Who shares one of these was asked about.
    func installRequirements(among receivers: [UIGestureRecognizer], exceptOf earlier: [UITouch] = []) {
        guard receivers.count > 1 else { return }
        for recognizer in receivers {
            for other in receivers
            where other !== recognizer && (recognizer.attempt.isNew || other.attempt.isNew)
                && !earlier.contains(where: { $0.isReceived(by: recognizer) && $0.isReceived(by: other) })
                && isRequirementWanted(of: recognizer, by: other)
                && !recognizer.attempt.requirements.contains(where: { $0 === other })
                && !reportsCircle(recognizer, other)
            {
                recognizer.attempt.requirements.append(other)
            }
        }
    }

    private func isRequirementWanted(of recognizer: UIGestureRecognizer, by other: UIGestureRecognizer) -> Bool {
        recognizer.shouldRequireFailure(of: other)
            || recognizer.delegate?.gestureRecognizer(recognizer, shouldRequireFailureOf: other) == true
            || other.shouldBeRequiredToFail(by: recognizer)
            || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: recognizer) == true
    }

    /// G54: for every attempt from now on.
    func require(_ recognizer: UIGestureRecognizer, toWaitFor other: UIGestureRecognizer) {
        guard !reportsCircle(recognizer, other) else { return }
        recognizer.failureRequirements.insert(other)
    }

    /// Whether two recognizers would wait for each other, directly or through others, if one required the other to fail. This
    /// reports such a circle.
    private func reportsCircle(_ recognizer: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
        guard other === recognizer || other.awaits(recognizer) else { return false }
        let first = recognizer.name ?? printedClassName(of: recognizer)
        let second = other.name ?? printedClassName(of: other)
        application.report(
            other === recognizer
                ? "\(first) cannot require itself to fail. It does not wait."
                : "\(first) cannot require \(second) to fail, which itself waits for \(first). It does not wait.")
        return true
    }

    /// The recognizer takes part from now on.
    func enter(_ recognizer: UIGestureRecognizer) {
        guard !recognizer.progress.contends else { return }
        recognizer.progress = .possible
        if recognizer.owner !== owner { recognizer.owner = owner }
        arbiter.contenders.append(recognizer)
    }
}

extension UIGestureRecognizer {
    /// Whether the recognizer requires another to fail, directly or through others.
    fileprivate func awaits(_ other: UIGestureRecognizer) -> Bool {
        failureRequirements.contains(other) || attempt.requirements.contains { $0 === other }
            || failureRequirements.contains { $0.awaits(other) }
            || attempt.requirements.contains { $0.awaits(other) }
    }
}

extension UITouch {
    fileprivate func isReceived(by recognizer: UIGestureRecognizer) -> Bool { receivers.contains { $0 === recognizer } }
}
