import Foundation

/// A set of objects that it does not hold: those that went are not in it any more.
public final class NSHashTable<ObjectType: AnyObject>: NSObject {
    private struct Entry {
        weak var object: ObjectType?
    }

    private var entries: [ObjectIdentifier: Entry] = [:]

    public static func weakObjects() -> NSHashTable<ObjectType> { NSHashTable() }

    public var allObjects: [ObjectType] { entries.values.compactMap(\.object) }
    public var anyObject: ObjectType? { entries.values.lazy.compactMap(\.object).first }
    public var count: Int { allObjects.count }

    public func contains(_ anObject: ObjectType?) -> Bool {
        guard let anObject else { return false }
        return entries[ObjectIdentifier(anObject)]?.object === anObject
    }

    public func add(_ object: ObjectType?) {
        guard let object else { return }
        entries = entries.filter { $0.value.object != nil }
        entries[ObjectIdentifier(object)] = Entry(object: object)
    }

    public func remove(_ object: ObjectType?) { if let object { entries[ObjectIdentifier(object)] = nil } }

    public func removeAllObjects() { entries = [:] }
}
