// SPDX-License-Identifier: Apache-2.0

import Foundation

// Index paths for tables and collections. On Apple's platforms UIKit adds these members to Foundation too.
extension IndexPath {
    /// The path of a row of a table.
    public init(row: Int, section: Int) {
        self.init(indexes: [section, row])
    }

    /// The path of an item of a collection.
    public init(item: Int, section: Int) {
        self.init(indexes: [section, item])
    }

    /// The number of the section, from 0; the first of the path's two numbers.
    public var section: Int {
        get { self[0] }
        set { self[0] = newValue }
    }

    /// The number of the row in its section, from 0.
    public var row: Int {
        get { self[1] }
        set { self[1] = newValue }
    }

    /// The number of the item in its section, from 0.
    public var item: Int {
        get { self[1] }
        set { self[1] = newValue }
    }
}

extension NSIndexPath {
    /// The path of a row of a table.
    public convenience init(row: Int, section: Int) { self.init([section, row]) }

    /// The path of an item of a collection.
    public convenience init(item: Int, section: Int) { self.init([section, item]) }

    private convenience init(_ numbers: [Int]) {
        self.init(indexes: numbers, length: numbers.count)
    }

    /// The number of the section, from 0; the first of the path's two numbers.
    public var section: Int { index(atPosition: 0) }

    /// The number of the row in its section, from 0.
    public var row: Int { index(atPosition: 1) }

    /// The number of the item in its section, from 0.
    public var item: Int { index(atPosition: 1) }
}

extension Dictionary where Key: Comparable {
    /// The entries in the order of their keys, so that applications are called in the same order in every run.
    var inOrder: [(key: Key, value: Value)] { sorted { $0.key < $1.key } }
}
