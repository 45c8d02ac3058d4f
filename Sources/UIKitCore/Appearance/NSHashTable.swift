// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A set of objects. It may hold them weakly: then freed objects leave the set.
public final class NSHashTable<ObjectType>: NSObject {
    /// How the table holds its objects and tells them apart.
    public typealias Options = NSPointerFunctions.Options

    private var table: ObjectTable<Void>

    /// An empty set. The options say whether it holds its objects, and whether equal objects count as one.
    public init(options: NSPointerFunctions.Options = [], capacity: Int = 0) {
        table = ObjectTable(options)
    }

    /// An empty set that does not hold its objects.
    public static func weakObjects() -> NSHashTable<ObjectType> { NSHashTable(options: .weakMemory) }

    /// The objects that still exist, in the order in which they came.
    public var allObjects: [ObjectType] { table.entries.compactMap { $0.object as? ObjectType } }
    /// The first object that still exists; `nil` when there is none.
    public var anyObject: ObjectType? { allObjects.first }
    /// How many objects still exist. O(size of the set).
    public var count: Int { table.entries.count }

    /// The objects that still exist, one after the other.
    public func objectEnumerator() -> NSEnumerator { (allObjects.map { $0 as Any } as NSArray).objectEnumerator() }

    /// Whether the object is in the set; false for `nil`.
    public func contains(_ anObject: ObjectType?) -> Bool { anObject.map { table[$0 as AnyObject] != nil } ?? false }

    /// The object of the set that equals this one; `nil` when there is none.
    public func member(_ object: ObjectType?) -> ObjectType? {
        guard let object else { return nil }
        return allObjects.first { $0 as AnyObject === object as AnyObject }
            ?? allObjects.first { ($0 as? NSObject)?.isEqual(object) ?? false }
    }

    /// Adds an object, unless it is in the set already; `nil` adds nothing.
    public func add(_ object: ObjectType?) {
        guard let object, !contains(object) else { return }
        table.clean()
        table[object as AnyObject] = ()
    }

    /// Removes the object. Does nothing for `nil`, or for an object that is not in the set.
    public func remove(_ object: ObjectType?) { if let object { table[object as AnyObject] = nil } }

    /// Takes all objects out.
    public func removeAllObjects() { table.removeAll() }
}
