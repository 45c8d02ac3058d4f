import CoreGraphics
import EventTrace

/// Hands events to responders: which touches in which call, to whom, and what became of each message.
@MainActor
final class EventDelivery {
    private let owner: ApplicationReference
    private var application: UIApplication { owner.application }
    /// Whether somebody traces, who is to see every step of a message up the chain.
    @exclusivity(unchecked) private(set) var isTraced = false
    @exclusivity(unchecked) private var trail = MessageTrail()
    /// What recognizers withhold from views.
    let holds: TouchHolds
    private var groups = TouchGroups()
    /// The responder that the current message reached last; `nil` once it left the chain's end.
    private var lastReached: UIResponder?
    /// The touches of the current message; empty unless somebody traces.
    private var touchesUnderWay: [TouchIdentifier] = []

    init(_ owner: ApplicationReference) {
        self.owner = owner
        holds = TouchHolds(owner)
    }

    func tracerChanged() { isTraced = application.tracer != nil }

    // MARK: Touches

    /// What `UIWindow.sendEvent` does: gives a window's touches of an event to recognizers, then to views (G21).
    func deliver(_ event: UIEvent, in window: UIWindow, _ application: UIApplication) {
        let clock = application.clock
        let before = clock.visitorAtHand
        clock.visitorAtHand = window.visitorAtHand
        defer { clock.visitorAtHand = before }
        if !application.menus.editBars.isEmpty { application.menus.isAboutToDeliver(event, in: window) }
        guard event.originalType == .touches else { return deliverOther(event, of: application) }
        if application.hasFocusSystem { noteTouches(of: event, in: window) }
        let gestures = application.gestures
        let table = application.touchTable
        gestures.beginDelivery()
        gestures.deliver(event, in: window, table)
        holds.release(before: window, table)
        if !deliverOnlyMove(event, in: window, table) { deliverToViews(event, in: window) }
        gestures.endDelivery(application)
    }

    /// What most events are: one finger, which moved. False if the event has something else to tell.
    private func deliverOnlyMove(_ event: UIEvent, in window: UIWindow, _ table: TouchTable) -> Bool {
        guard !isTraced, event.touchList.count == 1, table.entries.count == 1 else { return false }
        let touch = event.touchList[0]
        guard touch.currentPhase == .moved, table.entries[0].touch === touch else { return false }
        // Nobody is told of what was taken or withheld from its view, or told already.
        guard touch.deliveryState == .began, touch.deliveredSerial != table.serial,
            touch.windowReference === window.reference, let view = touch.currentView
        else { return true }
        touch.deliveredSerial = table.serial
        let outer = trail.begin(at: view)
        view.touchesMoved(table.entries[0].alone, with: event)
        trail.end(outer)
        // Whoever was told may have ended the touch.
        return touch.currentPhase == .moved
    }

    private func deliverToViews(_ event: UIEvent, in window: UIWindow) {
        // Asked for each, since whoever is told of one phase may bring about another.
        if event.hasTouch(in: .began) { deliverToViews(.began, event, in: window) }
        if event.hasTouch(in: .moved) { deliverToViews(.moved, event, in: window) }
        if event.hasTouch(in: .ended) { deliverToViews(.ended, event, in: window) }
        if event.hasTouch(in: .cancelled) { deliverToViews(.cancelled, event, in: window) }
    }

    /// A14: one call per view, with the touches of the view that are in the phase.
    private func deliverToViews(_ phase: UITouch.Phase, _ event: UIEvent, in window: UIWindow) {
        let table = application.touchTable
        let serial = table.serial
        // A snapshot: a responder may change the table while it is being told.
        let touches = event.touchList
        var index = 0
        while index < touches.count {
            let touch = touches[index]
            index += 1
            guard touch.currentPhase == phase, touch.windowReference === window.reference,
                touch.deliveredSerial != serial,
                let view = touch.currentView, isOwed(touch, phase)
            else { continue }
            if !mayTell(touch, phase, view, window) { continue }
            touch.deliveredSerial = serial
            touch.deliveryState = phase == .began || phase == .moved ? .began : .over
            var set = table.alone(touch)
            for place in index..<touches.count {
                let other = touches[place]
                guard other.currentPhase == phase, other.currentView === view, other.deliveredSerial != serial,
                    isOwed(other, phase)
                else { continue }
                if !mayTell(other, phase, view, window) { continue }
                other.deliveredSerial = serial
                other.deliveryState = touch.deliveryState
                set = groups.joining(other, to: set)
            }
            send(phase.message, set, with: event, to: view)
        }
    }

    /// Whether the view is to hear of the phase: a beginning it has not heard of, or the rest of a touch it knows (A42).
    private func isOwed(_ touch: UITouch, _ phase: UITouch.Phase) -> Bool {
        touch.deliveryState == (phase == .began ? .unknown : .began)
    }

    /// Whether the view hears of the phase now: neither rules about several touches nor recognizers are in the way.
    private func mayTell(_ touch: UITouch, _ phase: UITouch.Phase, _ view: UIView, _ window: UIWindow) -> Bool {
        switch phase {
        case .began: !holds.holdsBeginning(touch, of: view) && admit(touch, to: view, in: window)
        case .ended: !holds.holdsEnd(touch, of: view)
        default: true
        }
    }

    /// B42–B49: whether the view may have a touch that begins. A refused one is withheld for its whole life (B44).
    func admit(_ touch: UITouch, to view: UIView, in window: UIWindow) -> Bool {
        guard let reason = reasonToWithhold(touch, from: view, in: window) else { return true }
        touch.deliveryState = .withheld
        if let tracer = application.tracer {
            tracer.record(.touchWithheld(touch.identifier, from: tracer.subject(of: view), because: reason))
        }
        return false
    }

    private func reasonToWithhold(_ touch: UITouch, from view: UIView, in window: UIWindow) -> WithholdingReason? {
        let flags = view.node.pointee.flags
        for entry in application.touchTable.entries {
            let other = entry.touch
            guard other !== touch, other.deliveryState == .began, other.window === window,
                let otherView = other.view
            else { continue }
            if otherView === view {
                if !flags.contains(.multipleTouch) { return .alreadyTracking(other.identifier) }
            } else if otherView.isExclusiveTouch {
                return .exclusiveTouch(application.subject(of: otherView))
            } else if flags.contains(.exclusiveTouch) {
                return .otherViewTracking(application.subject(of: otherView))
            }
        }
        return nil
    }

    /// Calls a responder's touch method, and sees what becomes of the message.
    func send(_ message: ChainMessage, _ touches: Set<UITouch>, with event: UIEvent?, to responder: UIResponder) {
        start(message, at: responder, touches) {
            switch message {
            case .touchesBegan: responder.touchesBegan(touches, with: event)
            case .touchesMoved: responder.touchesMoved(touches, with: event)
            case .touchesEnded: responder.touchesEnded(touches, with: event)
            case .touchesCancelled: responder.touchesCancelled(touches, with: event)
            default: responder.touchesEstimatedPropertiesUpdated(touches)
            }
        }
    }

    /// Lets go of what was kept for touches that are over.
    func touchesAreOver() { groups.removeFinished() }

    // MARK: The way up

    /// Starts a message's way up the chain.
    ///
    /// - Parameter call: Calls the first responder's method.
    func start(
        _ message: ChainMessage, at responder: UIResponder, _ touches: Set<UITouch> = [], _ call: () -> Void
    ) {
        let outer = trail.begin(at: responder)
        if let tracer = application.tracer {
            trace(message, to: responder, touches, tracer, call)
        } else {
            call()
        }
        trail.end(outer)
    }

    private func trace(
        _ message: ChainMessage, to responder: UIResponder, _ touches: Set<UITouch>, _ tracer: Tracer,
        _ call: () -> Void
    ) {
        let outer = (lastReached, touchesUnderWay)
        lastReached = responder
        let identifiers = touches.map(\.identifier).sorted { $0.number < $1.number }
        touchesUnderWay = identifiers
        tracer.record(
            .delivered(
                Delivery(responder: tracer.subject(of: responder), method: message, touches: identifiers)))
        call()
        if let keeper = lastReached {
            tracer.record(
                .kept(
                    Delivery(responder: tracer.subject(of: keeper), method: message, touches: identifiers)))
        }
        (lastReached, touchesUnderWay) = outer
    }

    /// Whether a message goes on to a responder, which it has not reached yet (C13).
    func goesOn(_ message: ChainMessage, from responder: UIResponder, to next: UIResponder) -> Bool {
        trail.reaches(next) || !isCircle(message, from: responder, to: next)
    }

    /// The message, or one sent in its middle, was at the responder already: the chain is a circle, or has two ways there.
    @inline(never)
    private func isCircle(_ message: ChainMessage, from responder: UIResponder, to next: UIResponder) -> Bool {
        guard next.isChainCircular else {
            trail.begin(again: next)
            return false
        }
        application.report(
            "The responder chain is circular: \(printedClassName(of: responder)) passes \(message.rawValue) to "
                + "\(printedClassName(of: next)), which had it already. The message ends here.")
        return true
    }

    /// Writes a step of a message down; `nil` is the chain's end.
    func trace(_ message: ChainMessage, from responder: UIResponder, to next: UIResponder?) {
        guard let tracer = application.tracer else { return }
        lastReached = next
        tracer.record(
            .forwarded(
                Forwarding(
                    responder: tracer.subject(of: responder), method: message,
                    isOverridden: ChainOverrides.overrides(message, in: type(of: responder)),
                    next: next.map(tracer.subject(of:)), touches: touchesUnderWay)))
    }
}

extension UITouch.Phase {
    fileprivate var message: ChainMessage {
        switch self {
        case .began: .touchesBegan
        case .moved: .touchesMoved
        case .ended: .touchesEnded
        default: .touchesCancelled
        }
    }
}
