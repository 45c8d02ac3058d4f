import CoreGraphics
import EventTrace

/// Hands touches to recognizers, and acts on the states they assign once every recognizer has seen the event (G7).
///
///     event -> each recognizer's touch methods -> states assigned
///     then, for each state in the order in which it was assigned:
///         touches taken from their views (G41) -> action -> reset when the gesture is over (G9)
///     then the views
@MainActor
final class GestureEnvironment {
    private unowned let application: UIApplication
    /// Recognizers with a state that has not taken effect, in the order in which they were assigned one.
    private var dirty: [UIGestureRecognizer] = []
    private var isHandingAround = false
    /// The windows whose recognizers have seen the touches event of this serial.
    private var handed: (serial: UInt64, windows: [ObjectIdentifier]) = (0, [])

    init(_ application: UIApplication) {
        self.application = application
    }

    // MARK: Touches

    /// G22: the recognizers of the hit view and everything above it, up to the window, fixed at touch-down.
    func receivers(of touch: UITouch, hitting view: UIView, in window: UIWindow) -> [UIGestureRecognizer] {
        var receivers: [UIGestureRecognizer] = []
        var current: UIView? = view
        while let candidate = current {
            if candidate.node.pointee.flags.contains(.hasGestureRecognizers) {
                for recognizer in candidate.gestureRecognizers ?? [] where recognizer.isEnabled {
                    guard !recognizer.settledState.isTerminal else { continue }
                    receivers.append(recognizer)
                }
            }
            current = candidate.superview
        }
        for recognizer in receivers { recognizer.followedTouches.append(touch) }
        return receivers
    }

    func deliver(_ event: UIEvent, in window: UIWindow) {
        guard event.touchList.contains(where: { !$0.receivers.isEmpty && $0.window === window }),
            event.type != .touches || isNew(in: window)
        else { return }
        var seen: [UIGestureRecognizer] = []
        let isOutermost = !isHandingAround
        isHandingAround = true
        for touch in event.touchList where touch.window === window {
            for recognizer in touch.receivers where !seen.contains(where: { $0 === recognizer }) {
                seen.append(recognizer)
                hand(event, to: recognizer, in: window)
            }
        }
        guard isOutermost else { return finishSequences(seen) }
        isHandingAround = false
        settle(with: event)
        finishSequences(seen)
    }

    /// Whether a window's recognizers have yet to see the event; one that user code sends again was seen.
    private func isNew(in window: UIWindow) -> Bool {
        let serial = application.touchTable.serial
        if handed.serial != serial {
            handed.serial = serial
            handed.windows.removeAll(keepingCapacity: true)
        }
        guard !handed.windows.contains(ObjectIdentifier(window)) else { return false }
        handed.windows.append(ObjectIdentifier(window))
        return true
    }

    private func hand(_ event: UIEvent, to recognizer: UIGestureRecognizer, in window: UIWindow) {
        recognizer.modifierFlags = event.modifierFlags
        recognizer.buttonMask = event.buttonMask
        recognizer.noteLocation()
        for phase in [UITouch.Phase.began, .moved, .ended, .cancelled] {
            let touches = event.touchList.filter { touch in
                touch.phase == phase && touch.window === window
                    && touch.receivers.contains { $0 === recognizer }
                    && !recognizer.ignoredTouches.contains(ObjectIdentifier(touch))
            }
            guard !touches.isEmpty, recognizer.isEnabled else { continue }
            if phase == .ended || phase == .cancelled {
                recognizer.followedTouches.removeAll { followed in touches.contains { $0 === followed } }
            }
            switch phase {
            case .began: recognizer.touchesBegan(Set(touches), with: event)
            case .moved: recognizer.touchesMoved(Set(touches), with: event)
            case .ended: recognizer.touchesEnded(Set(touches), with: event)
            default: recognizer.touchesCancelled(Set(touches), with: event)
            }
        }
    }

    // MARK: States

    func assign(_ state: UIGestureRecognizer.State, to recognizer: UIGestureRecognizer) {
        guard recognizer.state.mayBecome(state) else {
            application.report(
                "\(printedClassName(of: recognizer)) went from \(recognizer.state.name) to \(state.name), "
                    + "which no gesture does. The state stays as it was.")
            return
        }
        recognizer.pendingStates.append(state)
        if !dirty.contains(where: { $0 === recognizer }) { dirty.append(recognizer) }
        if !isHandingAround { settle(with: nil) }
    }

    private func settle(with event: UIEvent?) {
        while !dirty.isEmpty {
            let recognizer = dirty.removeFirst()
            while !recognizer.pendingStates.isEmpty {
                let state = recognizer.pendingStates.removeFirst()
                let old = recognizer.settledState
                recognizer.settledState = state
                if let tracer = application.tracer {
                    tracer.record(
                        .recognizer(
                            RecognizerNote(recognizer: tracer.subject(of: recognizer), old: old.name, new: state.name)))
                }
                if old == .possible, state != .failed { takeTouches(for: recognizer, event) }
                if state != .failed { sendActions(of: recognizer) }
            }
            if recognizer.settledState.isTerminal,
                recognizer.followedTouches.isEmpty || recognizer.settledState == .ended
            {
                reset(recognizer)
            }
        }
    }

    /// G41, G42: the gesture's touches end for the views that know of them, before the action.
    private func takeTouches(for recognizer: UIGestureRecognizer, _ event: UIEvent?) {
        guard recognizer.cancelsTouchesInView else { return }
        let concerned = application.touchTable.entries.map(\.touch).filter { touch in
            touch.receivers.contains { $0 === recognizer }
                && !recognizer.ignoredTouches.contains(ObjectIdentifier(touch))
        }
        var handled: [UITouch] = []
        for touch in concerned where !handled.contains(where: { $0 === touch }) {
            guard let view = touch.view else { continue }
            let owed = concerned.filter { $0.view === view && $0.deliveryState == .began }
            handled += owed
            let phases = owed.map(\.phase)
            for touch in owed {
                touch.phase = .cancelled
                touch.deliveryState = .over
                application.touchTable.recordCancellation(
                    of: touch, because: .recognized(by: application.subject(of: recognizer)))
            }
            if !owed.isEmpty { application.delivery.send(.touchesCancelled, Set(owed), with: event, to: view) }
            for (touch, phase) in zip(owed, phases) { touch.phase = phase }
        }
        // A18: the view lets go once it has been told.
        for touch in concerned {
            touch.deliveryState = .over
            touch.view = nil
        }
    }

    private func sendActions(of recognizer: UIGestureRecognizer) {
        for (target, action) in recognizer.targets.pairs {
            application.sendAction(action, to: target, from: recognizer, for: nil)
        }
    }

    /// G10: touches that are still down are none of the next gesture's.
    private func reset(_ recognizer: UIGestureRecognizer) {
        for touch in recognizer.followedTouches { recognizer.ignoredTouches.insert(ObjectIdentifier(touch)) }
        recognizer.followedTouches = []
        recognizer.reset()
        recognizer.settledState = .possible
    }

    /// G9: recognizers that have ended start anew when their touches are all over. One that is still `possible` is left as
    /// it is: it may wait for more taps (G12).
    private func finishSequences(_ recognizers: [UIGestureRecognizer]) {
        for recognizer in recognizers
        where recognizer.followedTouches.isEmpty && recognizer.settledState.isTerminal {
            reset(recognizer)
        }
    }

    /// A touch is no more; nobody may meet its identity again.
    func touchIsOver(_ touch: UITouch) {
        for recognizer in touch.receivers { recognizer.ignoredTouches.remove(ObjectIdentifier(touch)) }
    }

    /// G13, G16: the recognizer gives up what it is doing.
    func abandon(_ recognizer: UIGestureRecognizer) {
        let followed = recognizer.followedTouches
        for touch in followed { recognizer.ignoredTouches.insert(ObjectIdentifier(touch)) }
        // Before the state changes: one without touches starts anew as soon as it has (G9).
        recognizer.followedTouches = []
        switch recognizer.state {
        case .began, .changed: assign(.cancelled, to: recognizer)
        case .possible where !followed.isEmpty: assign(.failed, to: recognizer)
        default: break
        }
    }

    /// A49: recognizers inside a subtree that leaves its window end with it.
    func viewWillLeaveWindow(_ view: UIView) {
        var concerned: [UIGestureRecognizer] = []
        for entry in application.touchTable.entries {
            for recognizer in entry.touch.receivers
            where recognizer.view?.isDescendant(of: view) == true && !concerned.contains(where: { $0 === recognizer }) {
                concerned.append(recognizer)
            }
        }
        for recognizer in concerned {
            abandon(recognizer)
            for entry in application.touchTable.entries {
                entry.touch.receivers.removeAll { $0 === recognizer }
                // Nobody tells the recognizer when the touch is over, and its address may come to be another touch's.
                recognizer.ignoredTouches.remove(ObjectIdentifier(entry.touch))
            }
        }
    }
}
