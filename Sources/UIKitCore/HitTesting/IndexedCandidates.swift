// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// The children of an indexed node to look at for a point, front to back. The front-most child that takes the point is the
/// last; the always asked children in front of it come before.
///
/// A value for one search. The question to a child may run application code that changes the tree. Then the search looks at
/// the other children one by one, as they are now.
@MainActor
struct IndexedCandidates {
    private let node: NodePointer
    private let index: ChildIndexPointer
    private let serial: Int
    private let changesLeft: Int
    private let frontmost: Int
    /// The always asked children before this position are still to come.
    private var askedEnd: Int
    private var isOver = false

    init(_ index: ChildIndexPointer, of node: NodePointer, at x: Double, _ y: Double) {
        self.node = node
        self.index = index
        serial = index.pointee.serial
        changesLeft = index.pointee.changesLeft
        frontmost = index.pointee.frontmost(x, y, node.pointee.childSlots)
        askedEnd = index.pointee.asked.count
    }

    /// Whether the index is unchanged since the search began.
    var isCurrent: Bool {
        node.pointee.childIndex == index && index.pointee.serial == serial && index.pointee.changesLeft == changesLeft
    }

    /// The next child's place, or -1 when none is left. Only while ``isCurrent``.
    mutating func next() -> Int {
        if askedEnd > 0, Int(index.pointee.asked[askedEnd - 1]) > frontmost {
            askedEnd -= 1
            return Int(index.pointee.asked[askedEnd])
        }
        guard !isOver else { return -1 }
        isOver = true
        return frontmost
    }
}

/// When it pays to have an index.
@MainActor
enum ChildIndexing {
    /// Children that a node must have; fewer are looked at one by one more quickly.
    static var threshold = 128
    /// How many looks per child cost about as much as an index. After so many looks an index is made. So all searches
    /// together take at most twice the time of the better way.
    static var scansBefore = 64
    /// How many indexes were made.
    fileprivate(set) static var made = 0
}

extension UnsafeMutablePointer where Pointee == ViewNode {
    /// The index's candidates for a point; `nil` without an index, if it does not pay yet to make one.
    @MainActor
    func indexedCandidates(at x: Double, _ y: Double) -> IndexedCandidates? {
        let index: ChildIndexPointer
        if let old = pointee.childIndex {
            index = old
            if index.pointee.isStale { index.pointee.takeInChanges(pointee.childSlots) }
        } else {
            let count = Int(pointee.slotCount)
            guard Int(pointee.scanned) >= ChildIndexing.scansBefore * count else { return nil }
            ChildIndexing.made += 1
            index = .allocate(capacity: 1)
            index.initialize(to: ChildIndex(pointee.childSlots, count: count, serial: ChildIndexing.made))
            pointee.childIndex = index
        }
        return IndexedCandidates(index, of: self, at: x, y)
    }

    /// Counts children that were looked at one by one.
    func noteScan(of count: Int) {
        pointee.scanned = UInt32(clamping: Int(pointee.scanned) + count)
    }

    /// Gives up the index: the children or their order changed, or too many children moved.
    func dropIndex() {
        guard let index = pointee.childIndex else { return }
        index.pointee.free()
        index.deinitialize(count: 1)
        index.deallocate()
        pointee.childIndex = nil
        pointee.scanned = 0
    }
}
