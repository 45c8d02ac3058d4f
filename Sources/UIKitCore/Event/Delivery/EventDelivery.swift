// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import EventTrace

/// Hands events to responders: decides which call has which touches, and records the outcome of each message.
@MainActor
final class EventDelivery {
    private let owner: ApplicationReference
    private var application: UIApplication { owner.application }
    /// Whether a trace records every step of a message up the chain.
    @exclusivity(unchecked) private(set) var isTraced = false
    @exclusivity(unchecked) private var trail = MessageTrail()
    let touches: ContactDelivery<TouchTable.Entry>
    let presses: ContactDelivery<PressTable.Entry>
    private var groups = TouchGroups()
    /// The last responder that the current message reached; `nil` after the end of the chain.
    private var lastReached: UIResponder?
    /// The touches of the current message; empty without a trace.
    private var touchesUnderWay: [TouchIdentifier] = []

    init(_ owner: ApplicationReference) {
        self.owner = owner
        touches = ContactDelivery(owner)
        presses = ContactDelivery(owner)
    }

    func tracerChanged() { isTraced = application.tracer != nil }

    /// Delivers the messages that no recognizer withholds any longer.
    func release() {
        touches.release()
        presses.release()
    }

    // MARK: Touches

    /// The work of `UIWindow.sendEvent`: gives a window's touches of an event to recognizers, then to views (G21).
    func deliver(_ event: UIEvent, in window: UIWindow, _ application: UIApplication) {
        let clock = application.clock
        // An application may send any event to a window, and the touches may belong to several visitors.
        guard clock.visitorAtHand == window.visitorAtHand else {
            return clock.during(window.visitorAtHand) { deliver(event, in: window, application) }
        }
        if !application.menus.editBars.isEmpty { application.menus.isAboutToDeliver(event, in: window) }
        guard event.originalType == .touches else { return deliverOther(event, of: application) }
        if application.hasFocusSystem { noteTouches(of: event, in: window) }
        let gestures = application.gestures
        let table = application.touchTable
        gestures.beginDelivery()
        gestures.deliver(event, in: window, table)
        if touches.isWithholding {
            touches.release { $0.windowReference === window.reference && table.isChanged($0) }
        }
        if !deliverOnlyMove(event, in: window, table) { deliverToViews(event, in: window, table) }
        gestures.endDelivery(application)
    }

    /// The usual event: one finger moved. False if the event is another one.
    private func deliverOnlyMove(_ event: UIEvent, in window: UIWindow, _ table: TouchTable) -> Bool {
        guard !isTraced, event.touchList.count == 1, table.entries.count == 1 else { return false }
        let touch = event.touchList[0]
        guard touch.currentPhase == .moved, table.entries[0].touch === touch else { return false }
        // Skip touches that were taken or withheld from their views, and those that were told already.
        guard touch.windowReference === window.reference, let view = touch.currentView,
            touch.ledger.hear(.changed, in: event.number) != .nothing
        else { return true }
        let outer = trail.begin(at: view)
        view.touchesMoved(table.entries[0].alone, with: event)
        trail.end(outer)
        // The view may have ended the touch.
        return touch.currentPhase == .moved
    }

    private static let phases: [(UITouch.Phase, DeliveryLedger.Message)] = [
        (.began, .began), (.moved, .changed), (.ended, .ended), (.cancelled, .cancelled),
    ]

    /// A14: one call per view and phase, with the touches of the view that are in the phase.
    private func deliverToViews(_ event: UIEvent, in window: UIWindow, _ table: TouchTable) {
        let number = event.number
        // Ask for each phase: a view that is told of one phase may cause another.
        for (phase, message) in Self.phases where event.hasTouch(in: phase) {
            // A snapshot: a responder may change the table while it is being told.
            let list = event.touchList
            for index in list.indices {
                let touch = list[index]
                guard touch.currentPhase == phase, touch.windowReference === window.reference,
                    let view = touch.currentView, touch.ledger.isOwed(message, in: number),
                    touches.hears(message, of: touch, in: number)
                else { continue }
                var set = table.alone(touch)
                for other in list[(index + 1)...]
                where other.currentPhase == phase && other.currentView === view
                    && other.ledger.isOwed(message, in: number) && touches.hears(message, of: other, in: number)
                {
                    set = groups.joining(other, to: set)
                }
                send(message.ofTouches, set, with: event, to: view)
            }
        }
    }

    /// Calls a responder's touch method, and follows the message.
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

    /// Frees what was kept for touches that are over.
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

    /// Whether a message goes on to a responder: only to a responder that it has not reached yet (C13).
    func goesOn(_ message: ChainMessage, from responder: UIResponder, to next: UIResponder) -> Bool {
        trail.reaches(next) || !isCircle(message, from: responder, to: next)
    }

    /// The message, or one sent during it, has been at the responder. So the chain is a circle, or has two ways to the responder.
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

    /// Records a step of a message; `nil` is the chain's end.
    func trace(_ message: ChainMessage, from responder: UIResponder, to next: UIResponder?) {
        lastReached = next
        application.tracer?.record(
            .forwarded(
                Forwarding(
                    responder: application.subject(of: responder), method: message,
                    isOverridden: ChainOverrides.overrides(message, in: type(of: responder)),
                    next: next.map(application.subject(of:)), touches: touchesUnderWay)))
    }
}
