// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Maps objects to other objects. It may hold keys or values weakly: when one of them is freed, its entry is removed.
public final class NSMapTable<KeyType, ObjectType>: NSObject {
    /// How the table holds keys or objects and tells them apart.
    public typealias Options = NSPointerFunctions.Options

    private var table: ObjectTable<TableReference>
    private let valueOptions: NSPointerFunctions.Options

    /// An empty table. The options say whether it holds its keys and its objects.
    public init(
        keyOptions: NSPointerFunctions.Options = [], valueOptions: NSPointerFunctions.Options = [], capacity: Int = 0
    ) {
        table = ObjectTable(keyOptions)
        self.valueOptions = valueOptions
    }

    /// Holds keys and objects.
    public static func strongToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable() }
    /// Holds keys only.
    public static func strongToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
        NSMapTable(valueOptions: .weakMemory)
    }
    /// Holds only the objects, each for as long as its key exists.
    public static func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable(keyOptions: .weakMemory) }
    /// Holds neither.
    public static func weakToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
        NSMapTable(keyOptions: .weakMemory, valueOptions: .weakMemory)
    }

    private var entries: [(key: KeyType, object: ObjectType)] {
        table.entries.compactMap { entry in
            guard let key = entry.object as? KeyType, let object = entry.value.object as? ObjectType else { return nil }
            return (key, object)
        }
    }

    /// How many entries still exist. O(size of the table).
    public var count: Int { entries.count }

    /// The object of a key; `nil` when there is none.
    public func object(forKey aKey: KeyType?) -> ObjectType? {
        aKey.flatMap { table[$0 as AnyObject]?.object as? ObjectType }
    }

    /// Sets the object of a key, and replaces a former one. Does nothing without a key or an object.
    public func setObject(_ anObject: ObjectType?, forKey aKey: KeyType?) {
        guard let anObject, let aKey else { return }
        table.clean { $0.object == nil }
        table[aKey as AnyObject] = TableReference(anObject as AnyObject, valueOptions)
    }

    /// Removes the entry of a key.
    public func removeObject(forKey aKey: KeyType?) { if let aKey { table[aKey as AnyObject] = nil } }

    /// Takes all entries out.
    public func removeAllObjects() { table.removeAll() }

    /// The keys that still exist, one after the other.
    public func keyEnumerator() -> NSEnumerator { (entries.map { $0.key as Any } as NSArray).objectEnumerator() }

    /// The objects that still exist, one after the other; `nil` when there is none.
    public func objectEnumerator() -> NSEnumerator? {
        (entries.map { $0.object as Any } as NSArray).objectEnumerator()
    }

    /// The entries that still exist, as far as their keys can be hashed.
    public func dictionaryRepresentation() -> [AnyHashable: ObjectType] {
        var found: [AnyHashable: ObjectType] = [:]
        for entry in entries { if let key = entry.key as? AnyHashable { found[key] = entry.object } }
        return found
    }
}
