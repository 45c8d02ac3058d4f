/// What one responder was told of one contact, a touch or a press, and what it is owed: a beginning once, and after it exactly one
/// end (A42, H2).
///
///     untold ──began──> told ──ended, cancelled──────────────────────────────────> settled
///       │ withheld        │ end withheld                                              ^
///       v                 v                                                           │
///     beginningHeld     endHeld ──decided: ended; taken: cancelled────────────────────┤
///       │ └──decided: began, as it was──> told                                        │
///       └──claimed, taken, cancelled: never told──────────────────────────────────────┘
///     untold ──refused──> withheld: told nothing, ever (B44)
///
/// A value that knows no view and no recognizer: inputs are what happens to the contact, and each returns what is to be done about
/// it. `ContactDelivery` asks the questions whose answers are inputs, and performs the actions.
struct DeliveryLedger: Hashable {
    enum State: Hashable {
        /// The responder has not been told.
        case untold
        /// The responder is not told of the beginning while a recognizer delays it (G44).
        case beginningHeld
        /// The responder was told of the beginning and is owed an end (A42).
        case told
        /// The contact has lifted, and the responder is not told while a recognizer delays it (G47).
        case endHeld
        /// The responder was told of the end, or of nothing and never will be.
        case settled
        /// The responder may not have the contact, for the contact's whole life (B44).
        case withheld
    }

    /// What there is to tell of a contact.
    enum Message: Hashable { case began, changed, ended, cancelled }

    /// What recognizers and the rules about several contacts say of a message.
    enum Permission: Hashable {
        case granted
        /// A recognizer that is undecided delays it (G44, G47).
        case held
        /// The responder may not have another contact (B42).
        case refused
    }

    enum Action: Hashable {
        case nothing
        /// Tell the responder, with the contact as it is.
        case tell(Message)
        /// Tell the responder of the beginning, with the contact as it was then; what it has become is the next input (G45).
        case tellBeginningAsItWas
        /// The message waits until recognizers have decided.
        case hold(Message)
        /// The responder does not get the contact.
        case refuse
        /// The contact is over, and stays for what is withheld of it.
        case linger
        /// The responder never hears of the contact (G42).
        case drop
    }

    private(set) var state = State.untold
    /// The event that the responder was told of last.
    private var lastEvent = EventMark()

    /// Whether the responder was told of the beginning and not of an end.
    var owesEnd: Bool { state == .told || state == .endHeld }

    /// The message that waits for recognizers to decide.
    var heldMessage: Message? {
        switch state {
        case .beginningHeld: .began
        case .endHeld: .ended
        case .untold, .told, .settled, .withheld: nil
        }
    }

    /// Whether the responder is to hear a message: a beginning that it has not heard of, or more of a contact that it knows. What
    /// an event says it is told once.
    ///
    /// - Parameter event: The number of the event; `nil` for what is told beside events.
    @inline(__always)
    func isOwed(_ message: Message, in event: UInt64? = nil) -> Bool {
        guard state == (message == .began ? .untold : .told) else { return false }
        return event.map(lastEvent.isOther) ?? true
    }

    // MARK: Inputs

    /// The contact began, changed or is over, as an event says, or as it is found when its beginning was told late.
    ///
    /// - Parameters:
    ///   - permission: What recognizers and rules say of a beginning or an end.
    ///   - event: The number of the event; `nil` for what is found.
    @inline(__always)
    mutating func hear(_ message: Message, _ permission: Permission = .granted, in event: UInt64? = nil) -> Action {
        guard isOwed(message, in: event) else { return .nothing }
        switch (message, permission) {
        case (.began, .held): state = .beginningHeld
        case (.began, .refused): state = .withheld
        case (.ended, .held): state = .endHeld
        case (.began, .granted), (.changed, _): state = .told
        case (.ended, _), (.cancelled, _): state = .settled
        }
        switch state {
        case .beginningHeld, .endHeld: return .hold(message)
        case .withheld: return .refuse
        case .untold, .told, .settled:
            if let event { _ = lastEvent.passes(event) }
            return .tell(message)
        }
    }

    /// No recognizer delays the held message any longer.
    ///
    /// - Parameter permission: What the rules about several contacts say of a beginning now.
    mutating func decided(_ permission: Permission = .granted) -> Action {
        switch (state, permission) {
        case (.beginningHeld, .granted):
            state = .told
            return .tellBeginningAsItWas
        case (.beginningHeld, .refused):
            state = .withheld
            return .refuse
        case (.endHeld, .granted), (.endHeld, .refused):
            state = .settled
            return .tell(.ended)
        case (_, .held), (.untold, _), (.told, _), (.settled, _), (.withheld, _): return .nothing
        }
    }

    /// A gesture was recognized that takes beginnings which its recognizers withheld.
    mutating func claimedUnheard() -> Action {
        guard state == .beginningHeld else { return .nothing }
        state = .settled
        return .drop
    }

    /// The contact is the responder's no longer: a gesture takes it, the responder leaves its window, or its source is gone.
    mutating func taken() -> Action {
        let isTold = owesEnd
        state = .settled
        return isTold ? .tell(.cancelled) : .nothing
    }

    /// The event that says that the contact is over is over itself.
    mutating func eventIsOver(isCancelled: Bool) -> Action {
        switch state {
        // Cancelled before its responder knew of it, it stays unknown to the responder.
        case .beginningHeld where !isCancelled, .endHeld: return .linger
        case .beginningHeld, .untold, .told, .settled, .withheld:
            state = .settled
            return .nothing
        }
    }
}
