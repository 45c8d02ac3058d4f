// SPDX-License-Identifier: Apache-2.0

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

/// Methods that take a sender and do not read it. As on iOS, such a method is called with any sender.
extension Selector {
    /// Makes a selector that performs a closure on targets of one type, whatever the class of the sender.
    ///
    /// - Precondition: `name` contains one colon, and the closure does not use its sender, which need not be a `Sender`.
    public init<Target: AnyObject, Sender: AnyObject, Result>(
        ignoringSender name: String, on target: Target.Type, _ action: @escaping @MainActor (Target, Sender) -> Result
    ) {
        self.init(name, Performer(ignoringSender: action))
    }

    /// Makes a selector that performs a closure on targets of one type; a sender of another type becomes `nil`.
    ///
    /// - Precondition: `name` contains one colon.
    public init<Target: AnyObject, Sender, Result>(
        ignoringSender name: String, on target: Target.Type, _ action: @escaping @MainActor (Target, Sender?) -> Result
    ) {
        self.init(name, Performer(withSender: { (target: Target, sender: Any?) in action(target, sender as? Sender) }))
    }

    /// Makes a selector that performs a closure on targets of one type, for senders of a type that is not known to be a
    /// class. A sender has to be of that type.
    ///
    /// - Precondition: `name` contains one colon.
    @_disfavoredOverload
    public init<Target: AnyObject, Sender, Result>(
        ignoringSender name: String, on target: Target.Type, _ action: @escaping @MainActor (Target, Sender) -> Result
    ) {
        self.init(name, Performer(withSender: action))
    }
}

extension Selector {
    /// Makes a selector that objects of a type answer in `responds(to:)`, and that cannot be performed: its method takes more than a
    /// sender and an event (PO18).
    ///
    /// - Precondition: `name` contains more than two colons.
    public init<Target>(answering name: String, on target: Target.Type) {
        self.init(name, Performer(answering: name, on: target))
    }
}
