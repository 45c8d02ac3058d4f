extension Selector {
    /// Makes a selector without arguments that performs a closure on targets of one type, which may be a protocol.
    ///
    /// ```swift
    /// Selector("clear", on: (any Clearing).self) { $0.clear() }
    /// ```
    ///
    /// - Precondition: `name` contains no colon.
    public init<Target, Result>(
        _ name: String, on target: Target.Type, _ action: @escaping @MainActor (Target) -> Result
    ) {
        self.init(name, Performer(action))
    }

    /// Makes a selector that performs a closure with the sender on targets of one type, which may be a protocol.
    ///
    /// - Precondition: `name` contains one colon.
    public init<Target, Sender, Result>(
        _ name: String, on target: Target.Type, _ action: @escaping @MainActor (Target, Sender) -> Result
    ) {
        self.init(name, Performer(withSender: action))
    }

    /// Makes a selector that performs a closure with the sender and the event on targets of one type, which may be a protocol.
    ///
    /// - Precondition: `name` contains two colons.
    public init<Target, Sender, Event, Result>(
        _ name: String, on target: Target.Type, _ action: @escaping @MainActor (Target, Sender, Event) -> Result
    ) {
        self.init(name, Performer(withSenderAndEvent: action))
    }
}
