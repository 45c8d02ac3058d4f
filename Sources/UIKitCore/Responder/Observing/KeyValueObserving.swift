// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// The values that an observer of a property wants.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
    /// The bits of all options in the set.
    public let rawValue: UInt

    /// The options whose bits are set.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// Tells the value after the change.
    public static let new = NSKeyValueObservingOptions(rawValue: 1)
    /// Tells the value before the change.
    public static let old = NSKeyValueObservingOptions(rawValue: 2)
    /// Tells the value at once, before any change.
    public static let initial = NSKeyValueObservingOptions(rawValue: 4)
    /// Tells each change twice: before the call with the new value comes one that is marked as prior (PO1).
    public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}

/// The kind of a change: here always a set value.
public enum NSKeyValueChange: UInt, Sendable {
    case setting = 1
}

/// The keys of the change that an observer gets.
public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
    /// The name under which the entry stands.
    public let rawValue: String

    /// The entry of that name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The kind of the change: the raw value of an ``NSKeyValueChange``. It is always there.
    public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
    /// The value after the change, if the options ask for it.
    public static let newKey = NSKeyValueChangeKey(rawValue: "new")
    /// The value before the change, if the options ask for it and there was one.
    public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
    /// True in the first of the two calls of ``NSKeyValueObservingOptions/prior``, and missing in others.
    public static let notificationIsPriorKey = NSKeyValueChangeKey(rawValue: "notificationIsPrior")
}

/// A change of an observed property, in its own type.
public struct NSKeyValueObservedChange<Value> {
    /// The kind of the change.
    public typealias Kind = NSKeyValueChange

    /// The kind of the change: the property was set.
    public let kind: Kind
    /// The value after the change; `nil` unless the options ask for it.
    public let newValue: Value?
    /// The value before the change; `nil` unless the options ask for it, and for the value that is told at once.
    public let oldValue: Value?
    /// Whether this is the first of the two calls of ``NSKeyValueObservingOptions/prior``. It has no new value.
    public let isPrior: Bool
}

/// Observes a property until it is invalidated or freed.
@preconcurrency @MainActor
public final class NSKeyValueObservation: NSObject {
    private let registration: KeyValueRegistration

    init(_ registration: KeyValueRegistration) {
        self.registration = registration
    }

    /// Ends the observation; more than once changes nothing.
    public func invalidate() { KeyValueRegistrations.remove(registration) }

    @MainActor deinit { invalidate() }
}

extension NSObjectProtocol where Self: NSObject {
    /// Calls a handler when a property of a view, a scroll view or a layer's view changes.
    ///
    /// It observes geometry, opacity and visibility of views, content size, insets and offset of scroll views, and properties
    /// that are computed from these. An equal value that is set again is no change (PO1).
    @preconcurrency @MainActor
    public func observe<Value>(
        _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
        changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
        let tell = { (object: Self, old: Value?, new: Value, isPrior: Bool) in
            changeHandler(
                object,
                NSKeyValueObservedChange(
                    kind: .setting, newValue: options.contains(.new) && !isPrior ? new : nil,
                    oldValue: options.contains(.old) ? old : nil, isPrior: isPrior))
        }
        var last = self[keyPath: keyPath]
        let registration = KeyValueRegistration(self) { [weak self] in
            guard let self else { return }
            let (old, new) = (last, self[keyPath: keyPath])
            guard !KeyValueRegistration.areEqual(old, new) else { return }
            last = new
            if options.contains(.prior) { tell(self, old, new, true) }
            tell(self, old, new, false)
        }
        KeyValueRegistrations.add(registration)
        if options.contains(.initial) { tell(self, nil, last, false) }
        return NSKeyValueObservation(registration)
    }
}

/// One observer of one property of one object.
@MainActor
final class KeyValueRegistration {
    weak var object: NSObject?
    let identifier: ObjectIdentifier
    let check: () -> Void
    /// The observer, if it registered by name.
    weak var observer: NSObject? { didSet { observerIdentifier = observer.map(ObjectIdentifier.init) } }
    /// Identifies the observer, also while it is being freed: observers remove themselves at their end.
    private(set) var observerIdentifier: ObjectIdentifier?
    var name = ""
    var context: UnsafeMutableRawPointer?
    /// Tells an observer by name what `didChangeValue(forKey:)` says.
    var tell: () -> Void = {}

    init(_ object: NSObject, check: @escaping () -> Void) {
        self.object = object
        identifier = ObjectIdentifier(object)
        self.check = check
    }

    static func areEqual(_ first: Any, _ second: Any) -> Bool {
        func isEqual<Value: Equatable>(_ first: Value) -> Bool { first == second as? Value }
        guard let first = first as? any Equatable else { return false }
        return isEqual(first)
    }
}

/// The observers of each object.
@MainActor
enum KeyValueRegistrations {
    /// Whether there are observations. Setters ask this first.
    @exclusivity(unchecked) private(set) static var isAny = false
    private(set) static var entries: [ObjectIdentifier: [KeyValueRegistration]] = [:]
    /// So many observed objects are a reason to look which of them are freed. An observer by name need not remove itself before.
    private static var mostEntries = leastEntries
    private static let leastEntries = 64

    static func add(_ registration: KeyValueRegistration) {
        if entries.count >= mostEntries { forgetFreed() }
        // A new object may have the address of a freed one.
        entries[registration.identifier]?.removeAll { $0.object == nil }
        entries[registration.identifier, default: []].append(registration)
        isAny = true
    }

    private static func forgetFreed() {
        entries = entries.filter { $0.value.contains { $0.object != nil } }
        mostEntries = max(leastEntries, entries.count * 2)
    }

    static func remove(_ registration: KeyValueRegistration) {
        entries[registration.identifier]?.removeAll { $0 === registration }
        if entries[registration.identifier]?.isEmpty == true { entries[registration.identifier] = nil }
        isAny = !entries.isEmpty
    }

    static func first(of object: NSObject, where isMeant: (KeyValueRegistration) -> Bool) -> KeyValueRegistration? {
        entries[ObjectIdentifier(object)]?.last { $0.object === object && isMeant($0) }
    }

    /// Tells the observers of one property.
    static func tell(_ object: NSObject, _ name: String) {
        guard isAny, let waiting = entries[ObjectIdentifier(object)] else { return }
        for registration in waiting where registration.object === object && registration.name == name {
            registration.tell()
        }
    }

    /// An object changed: its observers compare their properties.
    static func changed(_ object: NSObject) {
        guard isAny, let waiting = entries[ObjectIdentifier(object)] else { return }
        for registration in waiting where registration.object === object { registration.check() }
    }
}

/// An object that observes properties by their names, and is no responder (PO1). The rewriter of sources for iOS writes the
/// conformance.
@preconcurrency @MainActor
public protocol KeyValueObserver: NSObjectProtocol {
    /// A property that the object observes has changed. The dictionary has the values that the options ask for.
    func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?)
}
