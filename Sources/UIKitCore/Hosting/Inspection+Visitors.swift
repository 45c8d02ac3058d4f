// SPDX-License-Identifier: Apache-2.0

import EventTrace

// The owner of a scene or a decision, for a tool that shows each visitor only their own.

/// The owner of each participant when it got its number. It knows the newest participants, as far as they had an owner.
struct ParticipantOwners {
    /// Older ones are forgotten.
    static let capacity = 65_536

    private var owners: [UInt32: VisitorIdentifier] = [:]

    subscript(number: UInt32) -> VisitorIdentifier? { owners[number] }

    mutating func note(_ number: UInt32, of visitor: VisitorIdentifier) {
        owners[number] = visitor
        guard owners.count >= 2 * Self.capacity else { return }
        owners = owners.filter { $0.key + UInt32(Self.capacity) > number }
    }
}

extension UIWindowScene {
    /// The visitor who uses the scene; `nil` if the host does not tell visitors apart.
    package var owner: VisitorIdentifier? { visitor.identifier }
}

extension UIApplication {
    /// Whether the application notes the owner of each participant that gets its number from now on, for ``owner(of:)``.
    package var notesOwners: Bool {
        get { trace.names.owners != nil }
        set { trace.names.owners = newValue ? trace.names.owners ?? ParticipantOwners() : nil }
    }

    /// The only visitor that the present decision concerns. The decision belongs to the visitor's event, and names no
    /// participant of another visitor. If only one visitor has come, every decision concerns that one. `nil` for a decision
    /// that concerns no visitor, or several.
    package func owner(of event: TraceEvent) -> VisitorIdentifier? {
        guard visitors.areSeveral else { return clock.visitorAtHand.identifier ?? visitors.only }
        guard let owner = clock.visitorAtHand.identifier else { return nil }
        for subject in event.subjects {
            if let other = trace.names.owners?[subject.identifier], other != owner { return nil }
        }
        return owner
    }

    /// Writes a decision that a tool made about a scene.
    package func record(_ event: TraceEvent, of scene: UIWindowScene) {
        clock.during(scene.visitorAtHand) { record(event) }
    }

    /// Notes the owner of a participant that just got its number.
    func noteOwner(of object: AnyObject, _ number: UInt32) {
        guard trace.names.owners != nil else { return }
        let window =
            switch object {
            case let responder as UIResponder: responder.responderWindow
            case let recognizer as UIGestureRecognizer: recognizer.view?.responderWindow
            default: nil as UIWindow?
            }
        let visitor = window?.windowScene?.visitor.identifier ?? clock.visitorAtHand.identifier
        if let visitor { trace.names.owners?.note(number, of: visitor) }
    }
}
