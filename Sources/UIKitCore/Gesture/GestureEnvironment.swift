// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import EventTrace

/// The one place where gestures are settled: it dispatches input to recognizers and gives the states they assign effect.
///
///     event -> each recognizer's methods -> states assigned           nothing is decided yet (G7)
///     then what the arbiter says, until nothing is left to decide     GestureArbiter
///         a question -> recognizers, views, delegates
///         a decision -> the trace
///         an effect  -> touches taken from their views (G41) -> action -> reset of what is over (G9)
///     then the views, and what was withheld from them                 ContactDelivery
///     then recognizers whose touches are over                         finish()
@MainActor
final class GestureEnvironment {
    typealias Arbiter = GestureArbiter<RecognizerContenders>

    let owner: ApplicationReference
    var application: UIApplication { owner.application }
    /// Decides about the recognizers that take part.
    // Unchecked: it is loaded, stored and changed without a call of application code in between.
    @exclusivity(unchecked) var arbiter = Arbiter(RecognizerContenders())
    @exclusivity(unchecked) var phase = Phase.resting
    /// How many deliveries of an event are under way.
    @exclusivity(unchecked) private(set) var deliveries = 0
    /// How many attached recognizers want to hear of hovering pointers.
    var hoverReceiverCount = 0
    @exclusivity(unchecked) private var groups = TouchGroups()

    /// The phase under way. Each phase restores the one before it, so that phases nest as calls do.
    enum Phase: Equatable {
        case resting
        /// An event is being dispatched to recognizers: the states that they assign wait.
        case dispatching
        /// Decisions and actions are under way.
        case settling
        /// Recognizers that are over are being reset, and once more if another reset was requested meanwhile.
        case finishing(again: Bool)
    }

    init(_ owner: ApplicationReference) {
        self.owner = owner
    }

    // MARK: Touches

    func deliver(_ event: UIEvent, in window: UIWindow, _ table: TouchTable) {
        // A recognizer has seen an event that application code sends again.
        guard window.lastTouchesEvent.passes(event.number) else { return }
        if !arbiter.contenders.isEmpty || event.hasTouch(in: .began) { dispatch(event, in: window, table) }
    }

    private func dispatch(_ event: UIEvent, in window: UIWindow, _ table: TouchTable) {
        admitTouches(of: event, in: window)
        guard !arbiter.contenders.isEmpty else { return }
        let number = event.number
        let outer = phase
        phase = .dispatching
        // Snapshots: a recognizer that is told may change both lists.
        let touches = event.touchList
        for place in touches.indices {
            let touch = touches[place]
            guard touch.currentPhase != .stationary, touch.windowReference === window.reference else { continue }
            let receivers = touch.receivers
            // G23: the hit view's first, then up.
            for recognizer in receivers where recognizer.lastTouchesEvent.passes(number) {
                dispatch(event, to: recognizer, table)
            }
        }
        phase = outer
        settle()
    }

    /// Runs the delivery of an event.
    func delivering(_ delivery: () -> Void) {
        beginDelivery()
        delivery()
        endDelivery()
    }

    /// The delivery of an event begins.
    func beginDelivery() { deliveries += 1 }

    /// The delivery of an event ends. The outermost delivery finishes what was settled during all of them.
    func endDelivery() { endDelivery(application) }

    func endDelivery(_ application: UIApplication) {
        deliveries -= 1
        if deliveries == 0 { finish(application) }
    }

    /// Calls recognizers' methods for one event. The states that they assign take effect when the outermost call is over.
    func dispatching(_ calls: () -> Void) {
        let outer = phase
        phase = .dispatching
        calls()
        phase = outer
    }

    private func dispatch(_ event: UIEvent, to recognizer: UIGestureRecognizer, _ table: TouchTable) {
        guard !recognizer.followedTouches.isEmpty else { return }
        recognizer.modifierFlags = event.currentModifiers
        recognizer.buttonMask = event.currentButtons
        recognizer.noteLocation()
        if recognizer.followedTouches.count == 1 {
            // Most gestures have one finger, and it moves.
            let touch = recognizer.followedTouches[0]
            if touch.currentPhase == .stationary { return }
            if touch.currentPhase == .moved {
                guard recognizer.isReceptive else { return }
                recognizer.touchesMoved(table.alone(touch), with: event)
                if touch.currentPhase == .moved { return }
            }
        }
        if let touches = touches(of: recognizer, in: .began), recognizer.isReceptive {
            recognizer.touchesBegan(touches, with: event)
        }
        if let touches = touches(of: recognizer, in: .moved), recognizer.isReceptive {
            recognizer.touchesMoved(touches, with: event)
        }
        if let touches = touches(of: recognizer, in: .ended) {
            recognizer.followedTouches.removeAll { $0.currentPhase == .ended }
            if recognizer.isReceptive { recognizer.touchesEnded(touches, with: event) }
        }
        if let touches = touches(of: recognizer, in: .cancelled) {
            recognizer.followedTouches.removeAll { $0.currentPhase == .cancelled }
            if recognizer.isReceptive { recognizer.touchesCancelled(touches, with: event) }
        }
    }

    private func touches(of recognizer: UIGestureRecognizer, in phase: UITouch.Phase) -> Set<UITouch>? {
        var set: Set<UITouch>?
        for touch in recognizer.followedTouches where touch.currentPhase == phase {
            set = set.map { groups.joining(touch, to: $0) } ?? application.touchTable.alone(touch)
        }
        return set
    }

    /// A touch is gone.
    func touchIsOver(_ touch: UITouch) {
        for recognizer in touch.receivers { recognizer.followedTouches.removeAll { $0 === touch } }
    }

    /// Frees what was kept for touches that are over.
    func touchesAreOver() { groups.removeFinished() }

    /// Whether a read of the state hides assigned states: while the recognizer waits for another to fail, and while decisions
    /// and actions are under way.
    func isSettled(_ recognizer: UIGestureRecognizer) -> Bool { recognizer.isWaiting || phase == .settling }
}

extension UIGestureRecognizer {
    /// Whether the recognizer still takes input: it is not over, and has not requested a last state.
    var isReceptive: Bool { isEnabled && !progress.assigned.isTerminal }
}
