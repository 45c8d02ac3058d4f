import EventTrace

/// Performs what the ledgers of one kind of contacts say, and keeps what recognizers withhold (G41–G52).
///
/// Contacts are told by the event that tells of them (`hears`), when recognizers have decided (`release`), when a gesture takes
/// them (`claim`), and when their responders or their source go (`cancel`, `cancelLingering`).
@MainActor
final class ContactDelivery<Entry: ContactEntry> {
    typealias Subject = Entry.Subject
    typealias Message = DeliveryLedger.Message

    private struct Withheld {
        let contact: Subject
        /// The contact when its beginning was withheld (G45).
        var beginning: Subject.Moment?
        /// What its table held with the contact, once it is over; `nil` while it is down.
        var lifted: Entry?
    }

    private let owner: ApplicationReference
    var application: UIApplication { owner.application }
    /// Contacts that are down and whose beginnings are withheld, in the order in which they came down; then those that have
    /// lifted, in the order in which they did.
    @exclusivity(unchecked) private var withheld: [Withheld] = []

    init(_ owner: ApplicationReference) {
        self.owner = owner
    }

    var isWithholding: Bool { !withheld.isEmpty }

    /// Contacts that have lifted and that their responders have not heard the end of.
    var lingering: [Subject] { withheld.compactMap { $0.lifted?.contact } }

    // MARK: Events

    /// Whether a responder is to be told now what it is owed of an event. What recognizers withhold is kept, what the rules
    /// refuse is written down.
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

    /// Tells a responder what it is owed of an event.
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

    /// The contact is over, and so is the event that says so. It stays only for what is withheld of it.
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

    /// The list is whole again before what it held may go: the end of a view or a window runs an application's code.
    private func forget(_ contact: Subject) {
        guard isWithholding else { return }
        let before = withheld
        withheld.removeAll { $0.contact === contact }
        withExtendedLifetime(before) {}
    }

    // MARK: Letting go

    /// Tells responders what nobody withholds any longer.
    ///
    /// - Parameter isNext: Whether the event at hand is about to tell of a contact: what has become of it is left to the event.
    func release(before isNext: (Subject) -> Bool = { _ in false }) {
        if isWithholding { releaseWithheld(before: isNext) }
    }

    /// In the order in which the contacts came down: a view that takes one touch at a time gets the first.
    @inline(never)
    private func releaseWithheld(before isNext: (Subject) -> Bool) {
        // From the start each time: code that is told may change everything.
        while let place = firstReleased {
            let released = withheld[place]
            let contact = released.contact
            if released.lifted == nil {
                withheld.remove(at: place)
                let isNext = isNext(contact)
                tellBeginning(released)
                if !isNext { tellRest(released) }
            } else {
                // In the list meanwhile: code that takes the view away cancels the contact there (A47).
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

    /// G45: the beginning as it was, where and when it was.
    private func tellBeginning(_ released: Withheld) {
        let contact = released.contact
        guard contact.ledger.state == .beginningHeld, let beginning = released.beginning else { return }
        // Cancelled before its responder knew of it: there is nothing to tell.
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

    /// What has become of a contact since its beginning (G44, G49).
    private func tellRest(_ released: Withheld) {
        let contact = released.contact
        if contact.ledger.state == .endHeld {
            guard case .tell(let message) = contact.ledger.decided() else { return }
            note(message, contact, .released)
            return tell(message, of: contact)
        }
        guard contact.ledger.state == .told else { return }
        switch contact.phase.message {
        case .ended: if hears(.ended, of: contact) { tell(.ended, of: contact) }
        case .cancelled: if hears(.cancelled, of: contact) { tell(.cancelled, of: contact) }
        case .began, .changed, nil:
            let now = contact.moment
            guard let beginning = released.beginning, contact.showChange(since: beginning) else { return }
            let shown = contact.phase
            if hears(.changed, of: contact) { tell(.changed, of: contact) }
            if contact.phase == shown { contact.restore(now) }
        }
    }

    // MARK: Taking away

    /// G41, G42, G44, G47: a recognized gesture takes its contacts from the responders that have them, before its action.
    ///
    /// - Parameter down: The contacts that are down.
    func claim(for recognizer: UIGestureRecognizer, of down: () -> [Subject]) {
        guard Entry.isToldInGroups else { return claimOneByOne(for: recognizer, of: down()) }
        guard recognizer.cancelsTouchesInView else {
            // G44: what the recognizer itself withheld is discarded all the same.
            if recognizer.delaysTouchesBegan { dropBeginnings(of: recognizer.attempt) }
            return
        }
        // Those that lifted earlier in the gesture came first, each in an event of its own: their held ends become cancellations.
        cancelLingering(because: .recognized(by: application.subject(of: recognizer))) {
            $0.contact.ledger.state == .endHeld && $0.contact.isPart(of: recognizer.attempt)
        }
        dropBeginnings(of: recognizer.attempt)
        let concerned = down().filter { $0.isPart(of: recognizer.attempt) }
        for contact in concerned where contact.ledger.owesEnd {
            guard let hearer = contact.hearer else { continue }
            let together = concerned.filter { $0.hearer === hearer }
            cancel(together, for: hearer, because: .recognized(by: application.subject(of: recognizer)))
        }
        dropBeginnings(of: recognizer.attempt)
        // A18: the responder lets go once it has been told.
        for contact in concerned { letGo(of: contact) }
    }

    /// Contacts that are told one by one are taken in the order in which they came down.
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

    /// Tells a responder that contacts which it knows of are cancelled, though they go on, or lift, for others.
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

    /// A contact that goes on is its responder's no longer.
    func letGo(of contact: Subject) {
        _ = contact.ledger.taken()
        contact.leaveResponder()
        forget(contact)
    }

    /// A42: contacts that have lifted end for their responders without the end that was held.
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

    /// G42: contacts of a gesture that their responders do not know of stay unknown to them.
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

    /// What can't be, for whoever tests; `nil` when all is well.
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
