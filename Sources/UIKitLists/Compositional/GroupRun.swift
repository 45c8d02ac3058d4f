// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// The groups of a section, one after the other: their items and their beginnings.
struct GroupRun {
    let items: Int
    let perGroup: Int
    private var lengths: RowHeights
    /// The first item of each group; `nil` if all groups have the same number of items.
    private var starts: [Int]?

    init(items: Int, perGroup: Int) {
        self.items = items
        self.perGroup = perGroup
        lengths = RowHeights(count: items == 0 ? 0 : (items + perGroup - 1) / perGroup, height: 0)
    }

    var count: Int { lengths.count }
    var total: CGFloat { lengths.total }

    /// Sets one length for all groups, with the room after them.
    mutating func setLength(_ length: CGFloat) { lengths = RowHeights(count: count, height: length) }

    mutating func breakLines(at starts: [Int], _ lengths: [CGFloat]) {
        self.starts = starts
        self.lengths = RowHeights(lengths)
    }

    mutating func measure(_ group: Int, as length: CGFloat) { lengths.measure(group, as: length) }

    func start(of group: Int) -> CGFloat { lengths.offset(of: group) }

    /// The group at a distance from the first one's beginning; the nearest one outside.
    func group(at distance: CGFloat) -> Int { lengths.row(at: distance) }

    func first(of group: Int) -> Int { starts?[group] ?? group * perGroup }

    func group(of item: Int) -> Int {
        guard let starts else { return item / perGroup }
        var (low, high) = (0, starts.count - 1)
        while low < high {
            let middle = (low + high + 1) / 2
            if starts[middle] <= item { low = middle } else { high = middle - 1 }
        }
        return low
    }
}
