import CoreGraphics

/// What an observer of a property wants to know.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    public static let new = NSKeyValueObservingOptions(rawValue: 1)
    public static let old = NSKeyValueObservingOptions(rawValue: 2)
    /// Tells the value at once, before any change.
    public static let initial = NSKeyValueObservingOptions(rawValue: 4)
}

/// What became of an observed property: here it is always set.
public enum NSKeyValueChange: UInt, Sendable {
    case setting = 1
}

/// What stands in the change that an observer is told.
public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
    public static let newKey = NSKeyValueChangeKey(rawValue: "new")
    public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
}

/// A change of an observed property, in its own type.
public struct NSKeyValueObservedChange<Value> {
    public typealias Kind = NSKeyValueChange

    public let kind: Kind
    /// `nil` unless it was asked for, as is the old one.
    public let newValue: Value?
    public let oldValue: Value?
}

/// Observes a property until it is invalidated or nobody holds it any longer.
@preconcurrency @MainActor
public final class NSKeyValueObservation: NSObject {
    private let registration: KeyValueRegistration

    init(_ registration: KeyValueRegistration) {
        self.registration = registration
    }

    public func invalidate() { KeyValueRegistrations.remove(registration) }

    @MainActor deinit { invalidate() }
}

extension NSObjectProtocol where Self: NSObject {
    /// Calls a handler when a property of a view, a scroll view or a layer's view changes.
    ///
    /// What is told of are geometry, opacity and visibility of views, content size, insets and offset of scroll views: everything that reads
    /// them, too. A value that is set again and is equal is not told (PO1).
    @preconcurrency @MainActor
    public func observe<Value>(
        _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
        changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
        let tell = { (object: Self, old: Value?, new: Value) in
            changeHandler(
                object,
                NSKeyValueObservedChange(
                    kind: .setting, newValue: options.contains(.new) ? new : nil,
                    oldValue: options.contains(.old) ? old : nil))
        }
        var last = self[keyPath: keyPath]
        let registration = KeyValueRegistration(self) { [weak self] in
            guard let self else { return }
            let (old, new) = (last, self[keyPath: keyPath])
            guard !KeyValueRegistration.areEqual(old, new) else { return }
            last = new
            tell(self, old, new)
        }
        KeyValueRegistrations.add(registration)
        if options.contains(.initial) { tell(self, nil, last) }
        return NSKeyValueObservation(registration)
    }
}

/// One observer of one property of one object.
@MainActor
final class KeyValueRegistration {
    weak var object: NSObject?
    let identifier: ObjectIdentifier
    let check: () -> Void
    /// Of those that are registered by name.
    weak var observer: NSObject?
    var name = ""
    var context: UnsafeMutableRawPointer?

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

/// Who observes what.
@MainActor
enum KeyValueRegistrations {
    /// Whether anybody observes anything: those who change ask this first.
    private(set) static var isAny = false
    private static var entries: [ObjectIdentifier: [KeyValueRegistration]] = [:]

    static func add(_ registration: KeyValueRegistration) {
        // An object that went may have left its place to another.
        entries[registration.identifier]?.removeAll { $0.object == nil }
        entries[registration.identifier, default: []].append(registration)
        isAny = true
    }

    static func remove(_ registration: KeyValueRegistration) {
        entries[registration.identifier]?.removeAll { $0 === registration }
        if entries[registration.identifier]?.isEmpty == true { entries[registration.identifier] = nil }
        isAny = !entries.isEmpty
    }

    static func first(of object: NSObject, where isMeant: (KeyValueRegistration) -> Bool) -> KeyValueRegistration? {
        entries[ObjectIdentifier(object)]?.last { $0.object === object && isMeant($0) }
    }

    /// Something of an object changed: its observers look at what they observe.
    static func changed(_ object: NSObject) {
        guard isAny, let waiting = entries[ObjectIdentifier(object)] else { return }
        for registration in waiting where registration.object === object { registration.check() }
    }
}
