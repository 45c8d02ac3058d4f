import EventTrace

// What a recognized gesture takes away from the views and other responders that had it (G41, G42, G44).
extension GestureEnvironment {
    /// The views that know of a touch which recognizing would take from them, each once (G32, G33).
    func respondersLosingInput(to recognizer: UIGestureRecognizer) -> [UIView] {
        guard recognizer.cancelsTouchesInView else { return [] }
        var views: [UIView] = []
        func add(_ view: UIView?) {
            if let view, !views.contains(where: { $0 === view }) { views.append(view) }
        }
        for entry in application.touchTable.entries where recognizer.attempt.contains(entry.touch) {
            add(entry.touch.view)
        }
        for touch in application.delivery.holds.lingeringTouches where recognizer.attempt.contains(touch) {
            add(touch.view)
        }
        application.presses.forEachPress(of: recognizer) { add($0.responder as? UIView) }
        return views
    }

    /// G41: the gesture's touches and presses end for those who know of them, before the action.
    func takeInput(for recognizer: UIGestureRecognizer) {
        takeTouches(for: recognizer)
        application.presses.take(for: recognizer)
    }

    private func takeTouches(for recognizer: UIGestureRecognizer) {
        let table = application.touchTable
        let holds = application.delivery.holds
        guard recognizer.cancelsTouchesInView else {
            // G44: what the recognizer itself withheld is discarded all the same.
            if recognizer.delaysTouchesBegan { holds.dropBeginnings(of: recognizer.attempt) }
            return
        }
        // Touches that lifted earlier in the gesture came first, each in an event of its own.
        holds.takeLingering(of: recognizer)
        let concerned = table.entries.map(\.touch).filter(recognizer.attempt.contains)
        var handled: [UITouch] = []
        for touch in concerned where !handled.contains(where: { $0 === touch }) {
            guard let view = touch.view else { continue }
            let owed = concerned.filter { $0.view === view && $0.deliveryState.owesEnd }
            handled += owed
            guard !owed.isEmpty else { continue }
            cancel(owed, for: view, by: recognizer)
        }
        holds.dropBeginnings(of: recognizer.attempt)
        // A18: the view lets go once it has been told.
        for touch in concerned {
            touch.deliveryState = .over
            touch.view = nil
        }
    }

    /// Tells a view that touches are cancelled which go on, or lift, for others.
    func cancel(_ touches: [UITouch], for view: UIView, by recognizer: UIGestureRecognizer) {
        let table = application.touchTable
        let phases = touches.map(\.phase)
        for touch in touches {
            touch.phase = .cancelled
            touch.deliveryState = .over
            if let tracer = application.tracer {
                table.recordCancellation(of: touch, because: .recognized(by: tracer.subject(of: recognizer)))
            }
        }
        application.delivery.send(.touchesCancelled, Set(touches), with: table.event, to: view)
        for (touch, phase) in zip(touches, phases) where touch.phase == .cancelled { touch.phase = phase }
    }
}
