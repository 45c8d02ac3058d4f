// SPDX-License-Identifier: Apache-2.0

import Foundation

/// How a table holds its objects and tells them apart.
public struct NSPointerFunctions {
    /// A set of the options for objects.
    public struct Options: OptionSet, Sendable {
        /// The bits of all options in the set.
        public let rawValue: UInt

        /// The options whose bits are set.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// Objects are held.
        public static let strongMemory: Options = []
        /// The table does not hold its objects. Freed objects leave the table.
        public static let weakMemory = Options(rawValue: 5)
        /// Equal objects count as one.
        public static let objectPersonality: Options = []
        /// Only the same object counts as one.
        public static let objectPointerPersonality = Options(rawValue: 2 << 8)
        /// Objects are copied when they are added.
        public static let copyIn = Options(rawValue: 1 << 16)
    }
}

/// An object in a table.
struct TableReference {
    private var strong: AnyObject?
    private weak var weakly: AnyObject?

    init(_ object: AnyObject, _ options: NSPointerFunctions.Options) {
        let kept = options.contains(.copyIn) ? (object as? any NSCopying)?.copy(with: nil) as AnyObject? : nil
        if options.contains(.weakMemory) { weakly = kept ?? object } else { strong = kept ?? object }
    }

    /// `nil` once the object went.
    var object: AnyObject? { strong ?? weakly }
}

/// Objects, each with a value. They are found by identity or by equality.
struct ObjectTable<Value> {
    let options: NSPointerFunctions.Options
    private var buckets: [Int: [(key: TableReference, value: Value, order: Int)]] = [:]
    private var nextOrder = 0

    init(_ options: NSPointerFunctions.Options) {
        self.options = options
    }

    private var byIdentity: Bool { options.contains(.objectPointerPersonality) }

    private func bucket(of object: AnyObject) -> Int {
        if !byIdentity, let object = object as? NSObject { return object.hash }
        return ObjectIdentifier(object).hashValue
    }

    private func isSame(_ first: AnyObject, _ second: AnyObject) -> Bool {
        first === second || (!byIdentity && (first as? NSObject)?.isEqual(second) ?? false)
    }

    /// The entries that still exist, in the order in which they came: a program's behaviour must not depend on addresses.
    var entries: [(object: AnyObject, value: Value)] {
        buckets.values.joined().sorted { $0.order < $1.order }
            .compactMap { entry in entry.key.object.map { ($0, entry.value) } }
    }

    subscript(object: AnyObject) -> Value? {
        get {
            buckets[bucket(of: object)]?.first { entry in entry.key.object.map { isSame($0, object) } ?? false }?.value
        }
        set {
            let bucket = bucket(of: object)
            var kept = (buckets[bucket] ?? []).filter { entry in
                entry.key.object.map { !isSame($0, object) } ?? false
            }
            if let newValue {
                kept.append((TableReference(object, options), newValue, nextOrder))
                nextOrder += 1
            }
            buckets[bucket] = kept.isEmpty ? nil : kept
        }
    }

    /// Forgets what went.
    mutating func clean(where isGone: (Value) -> Bool = { _ in false }) {
        for (bucket, entries) in buckets {
            let kept = entries.filter { $0.key.object != nil && !isGone($0.value) }
            if kept.count != entries.count { buckets[bucket] = kept.isEmpty ? nil : kept }
        }
    }

    mutating func removeAll() { buckets = [:] }
}
