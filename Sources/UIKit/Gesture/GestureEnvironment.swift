import CoreGraphics
import EventTrace

/// The one place where gestures are settled: it hands input to recognizers and gives the states they assign effect.
///
///     event -> each recognizer's methods -> states assigned           nothing is decided yet (G7)
///     then decisions, until none is left:
///         what fails or goes on by itself
///         who recognizes, waits or loses                              GestureArbiter
///     then, for each state in the order of the decisions:
///         touches taken from their views (G41) -> action -> reset of what is over (G9)
///     then the views, and what was withheld from them                 TouchHolds
///     then recognizers whose touches are over                         finish()
@MainActor
final class GestureEnvironment {
    private let owner: ApplicationReference
    var application: UIApplication { owner.application }
    /// The recognizers with an attempt under way, or with a state that has not been reset, in the order in which they came.
    // Unchecked: it is loaded and stored, and the lists are changed, without a call of anybody else's code in between.
    @exclusivity(unchecked) var contenders: [UIGestureRecognizer] = []
    /// Recognizers with a state that nobody has looked at, in the order in which they were assigned one.
    @exclusivity(unchecked) var dirty = InOrder<UIGestureRecognizer>()
    /// Recognizers that would leave `possible`, in the order in which they wished to.
    @exclusivity(unchecked) var wishing: [UIGestureRecognizer] = []
    /// States that took effect and that the targets have not been told of, oldest first.
    @exclusivity(unchecked) var effects = InOrder<Effect>()
    /// Whether an event is on its way around the recognizers: what they assign waits.
    @exclusivity(unchecked) var isHandingAround = false
    @exclusivity(unchecked) var isSettling = false
    /// Whether recognizers that are over are being reset, and whether that has to be done once more.
    @exclusivity(unchecked) var isFinishing = false
    @exclusivity(unchecked) var wantsFinish = false
    /// How many deliveries of an event are under way.
    @exclusivity(unchecked) private(set) var deliveries = 0
    /// How many recognizers in views want to hear of hovering pointers.
    var hoverReceiverCount = 0
    @exclusivity(unchecked) private var groups = TouchGroups()
    /// The touches event that windows saw last, the first of them and the others.
    @exclusivity(unchecked) private var handedSerial: UInt64 = 0
    @exclusivity(unchecked) private var firstHanded: ObjectIdentifier?
    @exclusivity(unchecked) private var handed: [ObjectIdentifier] = []

    /// A state that took effect.
    struct Effect {
        let recognizer: UIGestureRecognizer
        /// Whether the recognizer was `possible` before.
        let isRecognition: Bool
        /// Whether the recognizer had to wait for another to fail.
        let isLate: Bool
    }

    init(_ owner: ApplicationReference) {
        self.owner = owner
    }

    // MARK: Touches

    func deliver(_ event: UIEvent, in window: UIWindow, _ table: TouchTable) {
        guard isNew(table.serial, in: window) else { return }
        if !contenders.isEmpty || event.hasTouch(in: .began) { handAround(event, in: window, table) }
    }

    private func handAround(_ event: UIEvent, in window: UIWindow, _ table: TouchTable) {
        admitTouches(of: event, in: window)
        guard !contenders.isEmpty else { return }
        let serial = table.serial
        let wasHandingAround = isHandingAround
        isHandingAround = true
        // Snapshots: whoever is told may change both lists.
        let touches = event.touchList
        for place in touches.indices {
            let touch = touches[place]
            guard touch.currentPhase != .stationary, touch.windowReference === window.reference else { continue }
            let receivers = touch.receivers
            for recognizer in receivers where recognizer.handedSerial != serial {
                // G23: the hit view's first, then up.
                recognizer.handedSerial = serial
                hand(event, to: recognizer, table)
            }
        }
        isHandingAround = wasHandingAround
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

    /// When the outermost delivery is over, so is what was settled within it.
    func endDelivery() { endDelivery(application) }

    func endDelivery(_ application: UIApplication) {
        deliveries -= 1
        if deliveries == 0 { finish(application) }
    }

    /// Runs the calls of recognizers' methods for one event; what they assign takes effect when the outermost is over.
    func handAround(_ calls: () -> Void) {
        let wasHandingAround = isHandingAround
        isHandingAround = true
        calls()
        isHandingAround = wasHandingAround
    }

    /// Whether a window's recognizers have yet to see the event; one that user code sends again was seen.
    private func isNew(_ serial: UInt64, in window: UIWindow) -> Bool {
        let identifier = ObjectIdentifier(window)
        if handedSerial != serial {
            handedSerial = serial
            firstHanded = identifier
            if !handed.isEmpty { handed.removeAll(keepingCapacity: true) }
            return true
        }
        guard firstHanded != identifier, !handed.contains(identifier) else { return false }
        handed.append(identifier)
        return true
    }

    private func hand(_ event: UIEvent, to recognizer: UIGestureRecognizer, _ table: TouchTable) {
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

    /// A touch is no more.
    func touchIsOver(_ touch: UITouch) {
        for recognizer in touch.receivers { recognizer.followedTouches.removeAll { $0 === touch } }
    }

    /// Lets go of what was kept for touches that are over.
    func touchesAreOver() { groups.removeFinished() }

    /// Whether assigned states are not to be seen: they wait for another to fail, or decisions and actions are under way.
    func isSettled(_ recognizer: UIGestureRecognizer) -> Bool {
        recognizer.isWaiting || (isSettling && !isHandingAround)
    }

    // MARK: Leaving

    /// G13, G16: the recognizer gives up what it is doing.
    func abandon(_ recognizer: UIGestureRecognizer, because reason: GestureReason) {
        guard recognizer.isContending else { return }
        recognizer.followedTouches.removeAll(keepingCapacity: true)
        recognizer.followedPresses.removeAll(keepingCapacity: true)
        switch recognizer.settledState {
        case .possible: lose(recognizer, because: reason)
        case .began, .changed:
            guard recognizer.pendingStates.first?.isTerminal != true else { break }
            recognizer.pendingStates.removeAll(keepingCapacity: true)
            recognizer.pendingStates.append(.cancelled)
            recognizer.cancellation = reason
            markDirty(recognizer)
        // What was decided stands: its touches are still taken, its action still sent.
        case .ended, .cancelled, .failed: break
        }
        settle()
    }

    /// A49: recognizers inside a subtree that leaves its window end with it.
    func viewWillLeaveWindow(_ view: UIView) {
        let concerned = contenders.filter { $0.view?.isDescendant(of: view) == true }
        for recognizer in concerned { abandon(recognizer, because: .removed) }
        for entry in application.touchTable.entries {
            entry.touch.receivers.removeAll { $0.view?.isDescendant(of: view) == true }
        }
    }
}

extension UIGestureRecognizer {
    /// Whether the recognizer still takes input in: it is not over, and has not wished for a last state.
    var isReceptive: Bool { isEnabled && !assignedState.isTerminal }
}
