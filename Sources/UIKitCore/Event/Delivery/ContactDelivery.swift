// SPDX-License-Identifier: Apache-2.0

import EventTrace

/// Performs the actions of the ledgers of one kind of contact, and keeps the messages that recognizers withhold (G41–G52).
///
/// Messages go out with their event (`hears`), when recognizers have decided (`release`), when a gesture takes contacts (`claim`),
/// and when a responder or the source of contacts goes (`cancel`, `cancelLingering`).
@MainActor
final class ContactDelivery<Entry: ContactEntry> {
    typealias Subject = Entry.Subject
    typealias Message = DeliveryLedger.Message

    private struct Withheld {
        let contact: Subject
        /// The contact when its beginning was withheld (G45).
        var beginning: Subject.Moment?
        /// The table's entry of the contact, once it is over; `nil` while it is down.
        var lifted: Entry?
    }

    private let owner: ApplicationReference
    var application: UIApplication { owner.application }
    /// Contacts whose messages are withheld: first those that are down, in the order of coming down, then those that have lifted, in
    /// the order of lifting.
    @exclusivity(unchecked) private var withheld: [Withheld] = []

    init(_ owner: ApplicationReference) {
        self.owner = owner
    }

    var isWithholding: Bool { !withheld.isEmpty }

    /// Contacts that have lifted before their responders heard the end.
    var lingering: [Subject] { withheld.compactMap { $0.lifted?.contact } }

    // MARK: Events

    /// True when a responder is to hear its part of an event now. Keeps the message if recognizers withhold it, and records
    /// it if the rules refuse it.
    func hears(_ message: Message, of contact: Subject, in event: UInt64? = nil) -> Bool {
        let holder = contact.holder(of: message)
        let refusal = holder == nil && message == .began ? contact.reasonToWithhold(in: application) : nil
        let permission: DeliveryLedger.Permission = holder != nil ? .held : refusal != nil ? .refused : .granted
        switch contact.ledger.hear(message, permission, in: event) {
        case .tell: return true
        case .hold(let message):
            if message == .began { keepBeginning(of: contact) }
            if let holder { note(message, contact, .held(by: application.subject(of: holder))) }
        case .refuse: if let refusal { note(refusal, contact) }
        case .nothing, .tellBeginningAsItWas, .linger, .drop: break
        }
        return false
    }

    /// Tells a responder of its part of an event.
    func tell(_ message: Message, of contact: Subject, in event: UInt64) {
        guard contact.ledger.isOwed(message, in: event), hears(message, of: contact, in: event) else { return }
        tell(message, of: contact)
    }

    private func tell(_ message: Message, of contact: Subject) {
        guard let hearer = contact.hearer else { return }
        Entry.tell(message, of: [contact], to: hearer, in: application)
    }

    private func keepBeginning(of contact: Subject) {
        let place = withheld.firstIndex { $0.lifted != nil || $0.contact.number > contact.number }
        withheld.insert(Withheld(contact: contact, beginning: contact.moment), at: place ?? withheld.endIndex)
    }

    /// The contact and its last event are over. The contact stays only while one of its messages is withheld.
    func eventIsOver(for entry: Entry) {
        let contact = entry.contact
        let place = withheld.firstIndex { $0.contact === contact }
        switch contact.ledger.eventIsOver(isCancelled: contact.phase == .cancelled) {
        case .linger:
            if let place, withheld[place].lifted != nil { return }
            let beginning = place.flatMap { withheld.remove(at: $0).beginning }
            withheld.append(Withheld(contact: contact, beginning: beginning, lifted: entry))
        case .nothing, .tell, .tellBeginningAsItWas, .hold, .refuse, .drop: forget(contact)
        }
    }

    /// The list is whole again before its contents are freed: the `deinit` of a view or a window runs an application's code.
    private func forget(_ contact: Subject) {
        guard isWithholding else { return }
        let before = withheld
        withheld.removeAll { $0.contact === contact }
        withExtendedLifetime(before) {}
    }

    // MARK: Letting go

    /// Delivers the messages that no recognizer withholds any longer.
    ///
    /// - Parameter isNext: Whether the event at hand is about to tell of a contact. The event then tells of its later changes.
    func release(before isNext: (Subject) -> Bool = { _ in false }) {
        if isWithholding { releaseWithheld(before: isNext) }
    }

    /// The contacts are released in the order in which they came down. So a view that takes one touch at a time gets the first.
    @inline(never)
    private func releaseWithheld(before isNext: (Subject) -> Bool) {
        // Search from the start each time: the called code may change the list.
        while let place = firstReleased {
            let released = withheld[place]
            let contact = released.contact
            if released.lifted == nil {
                withheld.remove(at: place)
                let isNext = isNext(contact)
                tellBeginning(released)
                if !isNext { tellRest(released) }
            } else {
                // The contact stays in the list during the call: code that removes the view cancels it there (A47).
                contact.presented(in: application) {
                    tellBeginning(released)
                    tellRest(released)
                }
                if contact.ledger.state != .endHeld { forget(contact) }
            }
        }
    }

    private var firstReleased: Int? {
        withheld.indices
            .filter {
                guard let message = withheld[$0].contact.ledger.heldMessage else { return false }
                return withheld[$0].contact.holder(of: message) == nil
            }
            .min { withheld[$0].contact.number < withheld[$1].contact.number }
    }

    /// G45: the beginning, with its original place and time.
    private func tellBeginning(_ released: Withheld) {
        let contact = released.contact
        guard contact.ledger.state == .beginningHeld, let beginning = released.beginning else { return }
        // The responder never knew of the cancelled contact: there is nothing to tell.
        guard contact.phase != .cancelled, contact.hearer != nil else {
            _ = contact.ledger.taken()
            return
        }
        let refusal = contact.reasonToWithhold(in: application)
        switch contact.ledger.decided(refusal == nil ? .granted : .refused) {
        case .tellBeginningAsItWas:
            note(.began, contact, .released)
            let now = contact.moment
            contact.restore(beginning)
            tell(.began, of: contact)
            if contact.ledger.state == .told { contact.restore(now) }
        case .refuse: if let refusal { note(refusal, contact) }
        case .nothing, .tell, .hold, .linger, .drop: break
        }
    }

    /// The changes of a contact since its beginning (G44, G49).
    private func tellRest(_ released: Withheld) {
        let contact = released.contact
        if contact.ledger.state == .endHeld {
            if case .tell(let message) = contact.ledger.decided() {
                note(message, contact, .released)
                tell(message, of: contact)
            }
            return
        }
        guard contact.ledger.state == .told else { return }
        if let end = contact.phase.message, end == .ended || end == .cancelled {
            if hears(end, of: contact) { tell(end, of: contact) }
            return
        }
        let now = contact.moment
        guard let beginning = released.beginning, contact.showChange(since: beginning) else { return }
        let shown = contact.phase
        if hears(.changed, of: contact) { tell(.changed, of: contact) }
        if contact.phase == shown { contact.restore(now) }
    }

    // MARK: Taking away

    /// G41, G42, G44, G47: a recognized gesture takes its contacts from the responders that have them, before its action.
    ///
    /// - Parameter down: The contacts that are down.
    func claim(for recognizer: UIGestureRecognizer, of down: () -> [Subject]) {
        guard Entry.isToldInGroups else { return claimOneByOne(for: recognizer, of: down()) }
        guard recognizer.cancelsTouchesInView else {
            // G44: the messages that the recognizer itself withheld are discarded all the same.
            if recognizer.delaysTouchesBegan { dropBeginnings(of: recognizer.attempt) }
            return
        }
        // Contacts that lifted earlier in the gesture come first. Their held ends become cancellations, each in an event of its own.
        cancelLingering(because: .recognized(by: application.subject(of: recognizer))) {
            $0.contact.ledger.state == .endHeld && $0.contact.isPart(of: recognizer.attempt)
        }
        dropBeginnings(of: recognizer.attempt)
        let concerned = down().filter { $0.isPart(of: recognizer.attempt) }
        for contact in concerned {
            guard contact.ledger.owesEnd, let hearer = contact.hearer else { continue }
            let together = concerned.filter { $0.hearer === hearer }
            cancel(together, for: hearer, because: .recognized(by: application.subject(of: recognizer)))
        }
        dropBeginnings(of: recognizer.attempt)
        // A18: the responder loses the contact after it has been told.
        for contact in concerned { letGo(of: contact) }
    }

    /// Contacts that are told of one by one are taken in the order of coming down.
    private func claimOneByOne(for recognizer: UIGestureRecognizer, of down: [Subject]) {
        guard recognizer.cancelsTouchesInView || recognizer.delaysTouchesBegan else { return }
        let concerned = (lingering + down).filter { $0.isPart(of: recognizer.attempt) }
        for contact in concerned.sorted(by: { $0.number < $1.number }) {
            if contact.ledger.claimedUnheard() == .drop {
                note(.began, contact, .dropped)
            } else if !recognizer.cancelsTouchesInView {
                continue
            } else if let hearer = contact.hearer {
                cancel([contact], for: hearer, because: .recognized(by: application.subject(of: recognizer)))
            }
            letGo(of: contact)
        }
    }

    /// Cancels contacts for one responder that knows of them. They go on, or lift, for other receivers.
    func cancel(
        _ contacts: [Subject], for hearer: UIResponder, because reason: @autoclosure () -> CancellationReason?
    ) {
        let told = contacts.filter { $0.ledger.owesEnd }
        guard !told.isEmpty else { return }
        let phases = told.map(\.phase)
        for contact in told {
            _ = contact.ledger.taken()
            contact.phase = .cancelled
            note(cancellationOf: contact, because: reason())
        }
        Entry.tell(.cancelled, of: told, to: hearer, in: application)
        for (contact, phase) in zip(told, phases) where contact.phase == .cancelled { contact.phase = phase }
    }

    /// The responder loses a contact that goes on.
    func letGo(of contact: Subject) {
        _ = contact.ledger.taken()
        contact.leaveResponder()
        forget(contact)
    }

    /// A42: contacts that have lifted are cancelled for their responders; the held end is dropped.
    func cancelLingering(
        because reason: @autoclosure () -> CancellationReason?, where isConcerned: (Entry) -> Bool
    ) {
        while let place = withheld.firstIndex(where: { $0.lifted.map(isConcerned) ?? false }) {
            let contact = withheld.remove(at: place).contact
            if case .tell(let message) = contact.ledger.taken(), contact.hearer != nil {
                note(cancellationOf: contact, because: reason())
                contact.phase = .cancelled
                contact.presented(in: application) { tell(message, of: contact) }
            }
            contact.leaveResponder()
        }
    }

    /// G42: responders never hear of a gesture's contacts that they do not know yet.
    private func dropBeginnings(of attempt: GestureAttempt) {
        for dropped in withheld where dropped.contact.isPart(of: attempt) {
            let contact = dropped.contact
            guard contact.ledger.claimedUnheard() == .drop else { continue }
            note(.began, contact, .dropped)
            contact.leaveResponder()
        }
        let before = withheld
        withheld.removeAll { $0.contact.ledger.state == .settled }
        withExtendedLifetime(before) {}
    }

    // MARK: Checks

    /// The first broken invariant, for tests; `nil` when all hold.
    func checkInvariants() -> String? {
        for (place, kept) in withheld.enumerated() {
            if withheld[..<place].contains(where: { $0.contact === kept.contact }) {
                return "\(kept.contact) is withheld twice"
            }
            switch (kept.contact.ledger.state, kept.lifted == nil) {
            case (.beginningHeld, _), (.endHeld, false):
                if kept.beginning == nil, kept.contact.ledger.state == .beginningHeld {
                    return "\(kept.contact) has no beginning to tell"
                }
            case (let state, let isDown):
                return "\(kept.contact) is kept, \(isDown ? "down" : "lifted"), though it is \(state)"
            }
        }
        return nil
    }
}
