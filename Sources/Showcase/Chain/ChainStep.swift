/// A responder of the chain and what it did with the last message.
struct ChainStep: Equatable {
    enum Outcome: String {
        /// It kept the message.
        case handles = "handles it"
        /// Its override called `super`.
        case callsSuper = "calls super"
        /// Its class does not override the method.
        case passesOn = "passes it on"
        /// Nobody comes after it.
        case discards = "is last, discards it"
        /// The message ended before.
        case notReached = "not reached"
    }

    var name: String
    var outcome: Outcome
}
