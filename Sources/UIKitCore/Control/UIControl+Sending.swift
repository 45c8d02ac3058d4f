// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import EventTrace

extension UIControl {
    var application: UIApplication { windowApplication }

    /// Sends the messages of all registrations for one of the events, each once (E25). Records before what the control decided.
    func send(_ events: Event, with event: UIEvent?) {
        if application.tracer != nil { note(events, with: event) }
        // E52: a snapshot, because the called code may add and remove registrations.
        for entry in registrations.entries where !entry.events.isDisjoint(with: events) {
            switch entry.handler {
            case .chain(let action): sendAction(action, to: nil, for: event)
            case .target(let target, let action):
                if let object = target.object { sendAction(action, to: object, for: event) }
            case .action(let action): sendAction(action)
            }
        }
    }

    // MARK: Notes

    private func note(_ events: Event, with event: UIEvent?) {
        guard let tracer = application.tracer else { return }
        let touch = trackedTouch ?? event?.touchList.first { $0.view === self }
        tracer.record(
            .controlEvents(
                ControlNote(
                    control: tracer.subject(of: self), events: events.names, isTouchInside: isTouchInside,
                    touch: touch?.identifier, actionCount: registrations.count(for: events),
                    miss: events.contains(.touchUpOutside) ? touch.map(miss(of:)) : nil)))
    }

    /// The control ignores a touch that came down in it.
    func note(_ refusal: ControlNote.Refusal, of touch: UITouch) {
        guard let tracer = application.tracer else { return }
        tracer.record(
            .controlEvents(
                ControlNote(
                    control: tracer.subject(of: self), events: [], isTouchInside: true, touch: touch.identifier,
                    refusal: refusal)))
    }

    private func miss(of touch: UITouch) -> ControlNote.Miss {
        let point = touch.location(in: self)
        let x = max(bounds.minX - point.x, point.x - bounds.maxX, 0)
        let y = max(bounds.minY - point.y, point.y - bounds.maxY, 0)
        return ControlNote.Miss(distance: max(x, y), margin: trackingMargin(for: touch))
    }
}
