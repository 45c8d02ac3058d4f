// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A set of objects. It may not hold them: then those that went are not in it any more.
public final class NSHashTable<ObjectType>: NSObject {
    /// How the table holds its objects and tells them apart.
    public typealias Options = NSPointerFunctions.Options

    private var table: ObjectTable<Void>

    /// An empty set that holds its objects or not, and takes equal ones for one or not, as the options say.
    public init(options: NSPointerFunctions.Options = [], capacity: Int = 0) {
        table = ObjectTable(options)
    }

    /// An empty set that does not hold its objects.
    public static func weakObjects() -> NSHashTable<ObjectType> { NSHashTable(options: .weakMemory) }

    /// The objects that are still there, in the order of coming.
    public var allObjects: [ObjectType] { table.entries.compactMap { $0.object as? ObjectType } }
    /// The first of the objects that are still there; `nil` when there is none.
    public var anyObject: ObjectType? { allObjects.first }
    /// How many of the objects are still there; takes time in proportion to the set.
    public var count: Int { table.entries.count }

    /// The objects that are still there, one after the other.
    public func objectEnumerator() -> NSEnumerator { (allObjects.map { $0 as Any } as NSArray).objectEnumerator() }

    /// Whether the object is in the set; false for `nil`.
    public func contains(_ anObject: ObjectType?) -> Bool { anObject.map { table[$0 as AnyObject] != nil } ?? false }

    /// The object of the set that equals this one; `nil` when there is none.
    public func member(_ object: ObjectType?) -> ObjectType? {
        guard let object else { return nil }
        return allObjects.first { $0 as AnyObject === object as AnyObject }
            ?? allObjects.first { ($0 as? NSObject)?.isEqual(object) ?? false }
    }

    /// Adds an object, once however often it is added; `nil` adds nothing.
    public func add(_ object: ObjectType?) {
        guard let object, !contains(object) else { return }
        table.clean()
        table[object as AnyObject] = ()
    }

    /// Takes the object out; nothing happens for `nil` or an object that is not in the set.
    public func remove(_ object: ObjectType?) { if let object { table[object as AnyObject] = nil } }

    /// Takes all objects out.
    public func removeAllObjects() { table.removeAll() }
}
