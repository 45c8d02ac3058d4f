// SPDX-License-Identifier: Apache-2.0

import EventTrace

// Whose a scene and a decision are, for a tool that shows each visitor what is theirs.

/// Whose each participant was when it got its number: of the newest ones, as far as that was known.
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
    /// The visitor who uses the scene; `nil` where the host tells nobody apart.
    package var owner: VisitorIdentifier? { visitor.identifier }
}

extension UIApplication {
    /// Whether it is noted whose each participant is, for ``owner(of:)``: of those that get their numbers from now on.
    package var notesOwners: Bool {
        get { traceNames.owners != nil }
        set { traceNames.owners = newValue ? traceNames.owners ?? ParticipantOwners() : nil }
    }

    /// The visitor whom alone a decision concerns that is just made: it was made in the visitor's event, and names nothing of others.
    /// While only one visitor has come, every decision concerns that one. `nil` for what concerns nobody, or several.
    package func owner(of event: TraceEvent) -> VisitorIdentifier? {
        guard visitors.areSeveral else { return clock.visitorAtHand.identifier ?? visitors.only }
        guard let owner = clock.visitorAtHand.identifier else { return nil }
        for subject in event.subjects {
            if let other = traceNames.owners?[subject.identifier], other != owner { return nil }
        }
        return owner
    }

    /// Writes a decision that a tool made about a scene.
    package func record(_ event: TraceEvent, of scene: UIWindowScene) {
        clock.during(scene.visitorAtHand) { record(event) }
    }

    /// Notes whose a participant is that just got its number.
    func noteOwner(of object: AnyObject, _ number: UInt32) {
        guard traceNames.owners != nil else { return }
        let window =
            switch object {
            case let responder as UIResponder: responder.responderWindow
            case let recognizer as UIGestureRecognizer: recognizer.view?.responderWindow
            default: nil as UIWindow?
            }
        let visitor = window?.windowScene?.visitor.identifier ?? clock.visitorAtHand.identifier
        if let visitor { traceNames.owners?.note(number, of: visitor) }
    }
}
