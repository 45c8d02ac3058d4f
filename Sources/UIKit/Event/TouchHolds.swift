import CoreGraphics
import EventTrace

/// Messages of touches that views do not get yet, because a recognizer that delays them is still undecided (G44–G52).
///
///     beginning held --> nobody holds it any longer --> touchesBegan as it was then, then what came after
///                    \-> a gesture is recognized ----> never told                                       (G42)
///     end held ------> nobody holds it any longer --> touchesEnded
///                  \-> a gesture is recognized ----> touchesCancelled                                   (G47)
@MainActor
final class TouchHolds {
    private let owner: ApplicationReference
    private var application: UIApplication { owner.application }
    /// Touches that have lifted and that their views have not heard the end of, oldest first.
    @exclusivity(unchecked) private var lingering: [TouchTable.Entry] = []

    init(_ owner: ApplicationReference) {
        self.owner = owner
    }

    var lingeringTouches: some Sequence<UITouch> { lingering.lazy.map(\.touch) }

    // MARK: Holding

    /// Whether the view has to wait for the beginning; if so, the touch keeps what it is now for later (G45).
    func holdsBeginning(_ touch: UITouch, of view: UIView) -> Bool {
        guard !touch.receivers.isEmpty, let holder = touch.holder(of: .beginning) else { return false }
        touch.deliveryState = .held
        touch.snapshot = UITouch.Snapshot(touch)
        note(.beginning, touch, view, .held(by: application.subject(of: holder)))
        return true
    }

    /// Whether the view has to wait for the end.
    func holdsEnd(_ touch: UITouch, of view: UIView) -> Bool {
        guard !touch.receivers.isEmpty, let holder = touch.holder(of: .end) else { return false }
        touch.deliveryState = .endHeld
        note(.end, touch, view, .held(by: application.subject(of: holder)))
        return true
    }

    private func note(
        _ message: HoldNote.Message, _ touch: UITouch, _ view: UIView, _ outcome: @autoclosure () -> HoldNote.Outcome
    ) {
        guard let tracer = application.tracer else { return }
        tracer.record(
            .hold(
                HoldNote(
                    touch: touch.identifier, responder: tracer.subject(of: view), message: message,
                    outcome: outcome())))
    }

    /// The touch has lifted and its event is over, but its view has not heard all of it. False when it has.
    func keepLingering(_ entry: TouchTable.Entry) -> Bool {
        let touch = entry.touch
        switch touch.deliveryState {
        // One that was cancelled before its view knew of it stays unknown to the view.
        case .held where touch.phase == .ended, .endHeld:
            lingering.append(entry)
            return true
        case .held, .unknown, .began, .over, .withheld: return false
        }
    }

    // MARK: Letting go

    /// Tells views what nobody withholds any longer.
    ///
    /// - Parameter window: The window whose views are about to hear of an event: what the event says of a touch is left to
    ///   it. `nil` when they have.
    func release(before window: UIWindow? = nil, _ table: TouchTable) {
        if !lingering.isEmpty || table.hasHeld { releaseWaiting(before: window) }
    }

    /// In the order in which the touches came down: a view that takes one touch at a time gets the first.
    @inline(never)
    private func releaseWaiting(before window: UIWindow?) {
        // From the start each time: whoever is told may change everything.
        while true {
            let entry = application.touchTable.firstReleased
            let place = firstReleasedOfLingering
            if let place, entry.map({ lingering[place].touch.identifier.number < $0.touch.identifier.number }) ?? true {
                releaseLingering(at: place)
            } else if let entry {
                tellBeginning(of: entry.touch)
                let isTold = window != nil && entry.window === window && entry.isChanged
                if !isTold { tellRest(of: entry.touch) }
            } else {
                return
            }
        }
    }

    /// The place of the touch that came down first of those that nobody withholds any longer.
    private var firstReleasedOfLingering: Int? {
        lingering.indices
            .filter { isReleased(lingering[$0].touch) }
            .min { lingering[$0].touch.identifier.number < lingering[$1].touch.identifier.number }
    }

    private func releaseLingering(at place: Int) {
        // In the list while its view is told: whoever takes the view away meanwhile cancels it there (A47).
        let entry = lingering[place]
        let touch = entry.touch
        application.touchTable.presenting(touch) {
            if touch.deliveryState == .held { tellBeginning(of: touch) }
            tellRest(of: touch)
        }
        if touch.deliveryState != .endHeld { lingering.removeAll { $0.touch === touch } }
        // The list is whole again before what it held may go.
        withExtendedLifetime(entry) {}
    }

    private func isReleased(_ touch: UITouch) -> Bool {
        guard let message = touch.deliveryState.withheldMessage else { return false }
        return touch.holder(of: message) == nil
    }

    /// G45: the beginning as it was, where and when it was.
    private func tellBeginning(of touch: UITouch) {
        guard let snapshot = touch.snapshot else { return }
        touch.deliveryState = .unknown
        // Cancelled before its view knew of it: there is nothing to tell.
        guard touch.phase != .cancelled else { return }
        guard let view = touch.view, let window = touch.window,
            application.delivery.admit(touch, to: view, in: window)
        else { return }
        note(.beginning, touch, view, .released)
        let current = UITouch.Snapshot(touch)
        snapshot.restore(to: touch)
        touch.deliveryState = .began
        application.delivery.send(.touchesBegan, [touch], with: application.touchTable.event, to: view)
        if touch.deliveryState == .began { current.restore(to: touch) }
    }

    /// What has become of a touch since its beginning (G44, G49).
    private func tellRest(of touch: UITouch) {
        guard touch.deliveryState == .began || touch.deliveryState == .endHeld, let view = touch.view else { return }
        let event = application.touchTable.event
        switch touch.phase {
        case .ended:
            if touch.deliveryState == .began {
                if holdsEnd(touch, of: view) { return }
            } else {
                note(.end, touch, view, .released)
            }
            touch.deliveryState = .over
            application.delivery.send(.touchesEnded, [touch], with: event, to: view)
        case .cancelled:
            touch.deliveryState = .over
            application.delivery.send(.touchesCancelled, [touch], with: event, to: view)
        default:
            guard let origin = touch.snapshot?.location, touch.locationInWindow != origin else { return }
            let current = UITouch.Snapshot(touch)
            touch.phase = .moved
            touch.previousLocationInWindow = origin
            application.delivery.send(.touchesMoved, [touch], with: event, to: view)
            if touch.phase == .moved { current.restore(to: touch) }
        }
    }

    // MARK: Dropping

    /// G42: touches of a gesture that their views do not know of stay unknown to them.
    func dropBeginnings(of attempt: GestureAttempt) {
        for entry in application.touchTable.entries
        where entry.touch.deliveryState == .held && attempt.contains(entry.touch) {
            drop(entry.touch)
        }
        for entry in lingering where entry.touch.deliveryState == .held && attempt.contains(entry.touch) {
            drop(entry.touch)
        }
        // As in `TouchTable.finishTouches`: the list is whole again before what it held may go.
        let before = lingering
        lingering.removeAll { $0.touch.deliveryState == .over }
        withExtendedLifetime(before) {}
    }

    private func drop(_ touch: UITouch) {
        if let view = touch.view { note(.beginning, touch, view, .dropped) }
        touch.deliveryState = .over
        touch.view = nil
    }

    /// G47: ends that were held become cancellations.
    func takeLingering(of recognizer: UIGestureRecognizer) {
        cancelLingering(by: recognizer) { recognizer.attempt.contains($0.touch) }
        dropBeginnings(of: recognizer.attempt)
    }

    /// A42: touches that have lifted end for their views without the end that was held.
    func cancel(because reason: CancellationReason, where isConcerned: (TouchTable.Entry) -> Bool) {
        while let entry = lingering.first(where: isConcerned) {
            lingering.removeAll { $0.touch === entry.touch }
            tellCancellation(of: entry.touch, because: reason)
        }
    }

    private func cancelLingering(by recognizer: UIGestureRecognizer, where isConcerned: (TouchTable.Entry) -> Bool) {
        while let entry = lingering.first(where: { $0.touch.deliveryState == .endHeld && isConcerned($0) }) {
            lingering.removeAll { $0.touch === entry.touch }
            tellCancellation(
                of: entry.touch, because: .recognized(by: application.subject(of: recognizer)))
        }
    }

    private func tellCancellation(of touch: UITouch, because reason: CancellationReason) {
        let owesEnd = touch.deliveryState.owesEnd
        touch.deliveryState = .over
        guard let view = touch.view else { return }
        if owesEnd {
            application.touchTable.recordCancellation(of: touch, because: reason)
            touch.phase = .cancelled
            application.touchTable.presenting(touch) {
                application.delivery.send(.touchesCancelled, [touch], with: application.touchTable.event, to: view)
            }
        }
        touch.view = nil
    }
}
