// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A set of objects that it does not hold: those that went are not in it any more.
public final class NSHashTable<ObjectType: AnyObject>: NSObject {
    private struct Entry {
        weak var object: ObjectType?
    }

    private var entries: [ObjectIdentifier: Entry] = [:]

    /// An empty set.
    public static func weakObjects() -> NSHashTable<ObjectType> { NSHashTable() }

    /// The objects that are still there, in no order.
    public var allObjects: [ObjectType] { entries.values.compactMap(\.object) }
    /// One of the objects that are still there; `nil` when there is none.
    public var anyObject: ObjectType? { entries.values.lazy.compactMap(\.object).first }
    /// How many of the objects are still there; takes time in proportion to the set.
    public var count: Int { allObjects.count }

    /// The objects that are still there, one after the other.
    public func objectEnumerator() -> NSEnumerator { (allObjects as NSArray).objectEnumerator() }

    /// Whether this very object is in the set; false for `nil`.
    public func contains(_ anObject: ObjectType?) -> Bool {
        guard let anObject else { return false }
        return entries[ObjectIdentifier(anObject)]?.object === anObject
    }

    /// Adds an object, once however often it is added; `nil` adds nothing.
    public func add(_ object: ObjectType?) {
        guard let object else { return }
        entries = entries.filter { $0.value.object != nil }
        entries[ObjectIdentifier(object)] = Entry(object: object)
    }

    /// Takes this very object out; nothing happens for `nil` or an object that is not in the set.
    public func remove(_ object: ObjectType?) { if let object { entries[ObjectIdentifier(object)] = nil } }

    /// Takes all objects out.
    public func removeAllObjects() { entries = [:] }
}
