// SPDX-License-Identifier: Apache-2.0

import Foundation

/// How an object holds an associated value. Here it retains the value, except with `.OBJC_ASSOCIATION_ASSIGN`.
public enum objc_AssociationPolicy: UInt, Sendable {
    case OBJC_ASSOCIATION_ASSIGN = 0
    case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
    case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
    case OBJC_ASSOCIATION_RETAIN = 769
    case OBJC_ASSOCIATION_COPY = 771
}

/// Associates a value with an object under a key, for as long as the object lives; `nil` removes it. Views keep their values
/// themselves. Another object's values are freed some time after the object has gone, when values are associated with others.
@preconcurrency @MainActor
public func objc_setAssociatedObject(
    _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
    AssociatedObjects.set(value, key, of: ObjectCast.object(object), isHeld: policy != .OBJC_ASSOCIATION_ASSIGN)
}

/// The value associated with an object under a key.
@preconcurrency @MainActor
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
    AssociatedObjects.value(key, of: ObjectCast.object(object))
}

/// Removes all values associated with an object.
@preconcurrency @MainActor
public func objc_removeAssociatedObjects(_ object: Any) { AssociatedObjects.removeAll(of: ObjectCast.object(object)) }

@MainActor
private enum AssociatedObjects {
    private struct Entry {
        weak var object: AnyObject?
        var values: [UnsafeRawPointer: Any] = [:]
    }

    private struct Unheld {
        weak var value: AnyObject?
    }

    private static var entries: [ObjectIdentifier: Entry] = [:]
    /// When there are as many entries as this, those of freed objects are removed.
    private static var room = 64

    static func set(_ value: Any?, _ key: UnsafeRawPointer, of object: AnyObject, isHeld: Bool) {
        let kept = value.map { isHeld ? $0 : Unheld(value: ObjectCast.object($0)) }
        if let view = object as? UIView {
            view.makeRareExtras().associations[key] = kept
            return
        }
        var entry = entry(of: object) ?? Entry(object: object)
        entry.values[key] = kept
        entries[ObjectIdentifier(object)] = entry.values.isEmpty ? nil : entry
        guard entries.count > room else { return }
        entries = entries.filter { $0.value.object != nil }
        room = max(64, 2 * entries.count)
    }

    static func value(_ key: UnsafeRawPointer, of object: AnyObject) -> Any? {
        let kept: Any? =
            if let view = object as? UIView { view.extras?.rare?.associations[key] } else {
                entry(of: object)?.values[key]
            }
        return if let unheld = kept as? Unheld { unheld.value } else { kept }
    }

    static func removeAll(of object: AnyObject) {
        if let view = object as? UIView { view.extras?.rare?.associations = [:] }
        entries[ObjectIdentifier(object)] = nil
    }

    /// A new object may have the address of a freed one.
    private static func entry(of object: AnyObject) -> Entry? {
        guard let entry = entries[ObjectIdentifier(object)], entry.object === object else { return nil }
        return entry
    }
}
