import EventTrace

extension UIControl {
    var application: UIApplication { windowApplication }

    /// Tells everybody registered for one of the events, each once (E25), after writing down what the control decided.
    func send(_ events: Event, with event: UIEvent?) {
        if let tracer = application.tracer {
            tracer.record(
                .controlEvents(
                    ControlNote(
                        control: tracer.subject(of: self), events: events.names, isTouchInside: isTouchInside)))
        }
        // E52: a snapshot; whoever is called may add and remove.
        for entry in registrations.entries where !entry.events.isDisjoint(with: events) {
            switch entry.handler {
            case .chain(let action): sendAction(action, to: nil, for: event)
            case .target(let target, let action):
                if let object = target.object { sendAction(action, to: object, for: event) }
            case .action(let action): sendAction(action)
            }
        }
    }
}
