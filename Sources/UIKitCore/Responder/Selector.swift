// SPDX-License-Identifier: Apache-2.0

import EventTrace
import Foundation

/// The name of an action. A selector made from a method can also perform that method.
///
/// A name follows Objective-C: `"undo"` takes no argument, `"save:"` the sender, `"drag:forEvent:"` the sender and the event
/// (E29). Two selectors are equal when their names are equal, whatever they carry. So `"save:"` in a test equals the selector
/// that a menu was built with.
///
/// ```swift
/// extension Selector {
///     static let save = Selector("save:", Document.save(_:))
/// }
/// ```
///
/// A capability that many classes share is performed through its protocol, a class outside the main actor through itself:
///
/// ```swift
/// Selector("save:", on: (any Saving).self) { target, sender in target.save(sender) }
/// ```
///
/// A selector made from a name alone performs nothing by itself. A responder may still perform it, as every responder does
/// with the standard edit actions.
///
/// If a class has several methods of one base name, `Document.save(_:)` picks one by its labels. The method without arguments
/// needs its type: `Document.save as @MainActor (Document) -> @MainActor () -> Void`.
public struct Selector: Sendable {
    /// The name. It identifies the selector, and is printed and encoded.
    public let name: String

    /// How to perform the action; nil when the selector is only a name.
    let performer: Performer?

    /// Makes a selector that is only a name.
    public init(_ name: String) {
        self.name = name
        performer = nil
    }

    // Inlined into the application's code, where the compiler sees which method it is. Through a value of type (Target) ->
    // (Sender) -> Result, every call of a method would allocate.

    /// Makes a selector that performs a method without arguments.
    ///
    /// - Precondition: `name` contains no colon.
    @inlinable
    public init<Target, Result>(
        _ name: String, _ method: @escaping @MainActor (Target) -> @MainActor () -> Result
    ) {
        self.init(name, Performer { method($0)() })
    }

    /// Makes a selector that performs a method which takes the sender.
    ///
    /// - Precondition: `name` contains one colon.
    @inlinable
    public init<Target, Sender, Result>(
        _ name: String, _ method: @escaping @MainActor (Target) -> @MainActor (Sender) -> Result
    ) {
        self.init(name, Performer(withSender: { method($0)($1) }))
    }

    /// Makes a selector that performs a method which takes the sender and the event.
    ///
    /// - Precondition: `name` contains two colons.
    @inlinable
    public init<Target, Sender, Event, Result>(
        _ name: String, _ method: @escaping @MainActor (Target) -> @MainActor (Sender, Event) -> Result
    ) {
        self.init(name, Performer(withSenderAndEvent: { method($0)($1, $2) }))
    }

    @usableFromInline
    init(_ name: String, _ performer: Performer) {
        let colons = name.count { $0 == ":" }
        enforce(
            colons == performer.argumentCount,
            """
            The selector name "\(name)" has \(colons) colon(s), but the method it stands for takes \(performer.argumentCount) \
            argument(s): write one colon for each.
            """)
        self.name = name
        self.performer = performer
    }

    /// The number of arguments the action takes: the number of colons in its name.
    public var argumentCount: Int { name.count { $0 == ":" } }
}

extension Selector: Hashable {
    /// Whether both names are equal; what the selectors perform is not compared.
    public static func == (left: Selector, right: Selector) -> Bool { left.name == right.name }

    /// Hashes the name alone.
    public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

extension Selector: ExpressibleByStringLiteral {
    /// Makes a selector that is only a name.
    public init(stringLiteral name: String) { self.init(name) }
}

extension Selector: CustomStringConvertible {
    /// The name.
    public var description: String { name }
}

extension Selector: Codable {
    /// Decodes a name; the selector performs nothing by itself.
    public init(from decoder: any Decoder) throws {
        self.init(try decoder.singleValueContainer().decode(String.self))
    }

    /// Encodes the name alone.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(name)
    }
}

/// The selector of a name.
public func NSSelectorFromString(_ aSelectorName: String) -> Selector { Selector(aSelectorName) }

/// The name of a selector.
public func NSStringFromSelector(_ aSelector: Selector) -> String { aSelector.name }
