// SPDX-License-Identifier: Apache-2.0

import EventTrace

// What traces are told of deliveries.
extension ContactDelivery {
    func note(_ message: Message, _ contact: Subject, _ outcome: @autoclosure () -> HoldNote.Outcome) {
        guard let tracer = application.tracer, let hearer = contact.hearer else { return }
        tracer.record(
            .hold(
                HoldNote(
                    touch: contact.tracedNumber, responder: tracer.subject(of: hearer),
                    message: message == .began ? .beginning : .end, outcome: outcome())))
    }

    func note(_ refusal: WithholdingReason, _ contact: Subject) {
        guard let tracer = application.tracer, let hearer = contact.hearer, let number = contact.tracedNumber else {
            return
        }
        tracer.record(.touchWithheld(number, from: tracer.subject(of: hearer), because: refusal))
    }

    func note(cancellationOf contact: Subject, because reason: @autoclosure () -> CancellationReason?) {
        guard let tracer = application.tracer, let number = contact.tracedNumber, let reason = reason() else { return }
        tracer.record(.touchCancelled(number, view: contact.hearer.map(tracer.subject(of:)), because: reason))
    }
}
