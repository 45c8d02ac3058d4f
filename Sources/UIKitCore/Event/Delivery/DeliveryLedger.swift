// SPDX-License-Identifier: Apache-2.0

/// Records what one responder was told of one contact (a touch or a press), and what it is owed: one beginning, then exactly
/// one end (A42, H2).
///
///     untold ──began──> told ──ended, cancelled──────────────────────────────────> settled
///       │ withheld        │ end withheld                                              ^
///       v                 v                                                           │
///     beginningHeld     endHeld ──decided: ended; taken: cancelled────────────────────┤
///       │ └──decided: began, as it was──> told                                        │
///       └──claimed, taken, cancelled: never told──────────────────────────────────────┘
///     untold ──refused──> withheld: told nothing, ever (B44)
///
/// The ledger is a value that knows no view and no recognizer. Each input says what happens to the contact, and returns the
/// actions to perform. `ContactDelivery` asks the questions whose answers are inputs, and performs the actions.
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
        /// The responder was told of the end, or will never be told anything.
        case settled
        /// The responder may not have the contact, for the contact's whole life (B44).
        case withheld
    }

    /// A message about a contact.
    enum Message: Hashable { case began, changed, ended, cancelled }

    /// Whether recognizers and the rules about several contacts allow a message.
    enum Permission: Hashable {
        case granted
        /// A recognizer that is undecided delays it (G44, G47).
        case held
        /// The responder may not have another contact (B42).
        case refused
    }

    enum Action: Hashable {
        case nothing
        /// Tell the responder; the contact is as it is now.
        case tell(Message)
        /// Tell the responder of the beginning; the contact is as it was then. The next input says what became of it (G45).
        case tellBeginningAsItWas
        /// The message waits until recognizers have decided.
        case hold(Message)
        /// The responder does not get the contact.
        case refuse
        /// The contact is over, and stays until its withheld message is decided.
        case linger
        /// The responder never hears of the contact (G42).
        case drop
    }

    private(set) var state = State.untold
    /// The event that the responder was told of last.
    private var lastEvent = EventMark()

    /// Whether the responder was told of the beginning and not of an end.
    var owesEnd: Bool { state == .told || state == .endHeld }

    /// The message that waits for the decision of recognizers.
    var heldMessage: Message? {
        switch state {
        case .beginningHeld: .began
        case .endHeld: .ended
        case .untold, .told, .settled, .withheld: nil
        }
    }

    /// True when the responder is to hear a message: a beginning that is new to it, or a change of a contact that it knows.
    /// Each event tells it once.
    ///
    /// - Parameter event: The number of the event; `nil` for a message outside of events.
    @inline(__always)
    func isOwed(_ message: Message, in event: UInt64? = nil) -> Bool {
        guard state == (message == .began ? .untold : .told) else { return false }
        return event.map(lastEvent.isOther) ?? true
    }

    // MARK: Inputs

    /// The contact began, changed or is over. An event said so, or it was found after a late beginning.
    ///
    /// - Parameters:
    ///   - permission: What recognizers and rules say of a beginning or an end.
    ///   - event: The number of the event; `nil` after a late beginning.
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

    /// A gesture was recognized, and takes the beginning that its recognizer withheld.
    mutating func claimedUnheard() -> Action {
        guard state == .beginningHeld else { return .nothing }
        state = .settled
        return .drop
    }

    /// The responder loses the contact: a gesture takes it, the responder leaves its window, or its source is gone.
    mutating func taken() -> Action {
        let isTold = owesEnd
        state = .settled
        return isTold ? .tell(.cancelled) : .nothing
    }

    /// The delivery of the contact's last event is over.
    mutating func eventIsOver(isCancelled: Bool) -> Action {
        switch state {
        // The responder never hears of a contact that was cancelled before its beginning was told.
        case .beginningHeld where !isCancelled, .endHeld: return .linger
        case .beginningHeld, .untold, .told, .settled, .withheld:
            state = .settled
            return .nothing
        }
    }
}
