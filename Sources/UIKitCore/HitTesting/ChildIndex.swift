// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

typealias ChildIndexPointer = UnsafeMutablePointer<ChildIndex>

/// Finds the front-most child that takes a point, among very many children. It looks at few of them.
///
/// It is a tree of boxes. A group has up to eight boxes and, for each, the largest place below it (a child's place is its
/// place in `subviews`: larger is farther in front); at the bottom each box belongs to a child. Neighbours on the screen are
/// neighbours in the tree, whatever their order. A search takes the boxes farther in front first, and skips boxes that lie
/// behind what it has found. So its answer is that of a scan, also when children overlap.
///
/// Boxes and points are rounded to single precision. They may accept a child that the exact test then refuses, never the reverse. A
/// separate list has the children whose class overrides a question: these are asked about every point.
struct ChildIndex {
    /// Where each level's groups begin, from the bottom up.
    private let starts: [Int]
    private let groups: UnsafeMutableBufferPointer<BoxGroup>
    /// The lane of each child in the bottom level, by place: group × 8 + lane; -1 for one that is always asked.
    private let lanes: UnsafeMutableBufferPointer<Int32>
    /// The places of the children that are asked about every point, back to front.
    let asked: [Int32]
    /// The places of children whose boxes changed since the tree was last in order.
    private let moved: UnsafeMutableBufferPointer<Int32>
    private var movedCount = 0
    /// How many more changes the tree may take in. Each change may make the boxes above too large.
    private(set) var changesLeft: Int
    /// Tells apart two indexes that had the same memory, one after the other.
    let serial: Int

    /// Indexes a node's children. O(children).
    init(_ slots: UnsafeMutablePointer<ChildSlot>, count: Int, serial: Int) {
        self.serial = serial
        let order = SpatialOrder.places(of: slots, count: count)
        var starts = [0]
        var end = (order.count + 7) / 8
        var size = end
        while size > 1 {
            size = (size + 7) / 8
            starts.append(end)
            end += size
        }
        self.starts = starts
        // At least one: all children may be among those that are always asked.
        groups = .allocate(capacity: max(1, end))
        groups.initialize(repeating: BoxGroup())
        lanes = .allocate(capacity: count)
        lanes.initialize(repeating: -1)
        moved = .allocate(capacity: max(16, count / 32))
        moved.initialize(repeating: 0)
        changesLeft = count
        asked = (0..<Int32(count)).filter { slots[Int($0)].box == .everything }
        for (position, place) in order.enumerated() {
            lanes[Int(place)] = Int32(position)
            groups[position / 8].set(position % 8, SmallBox(slots[Int(place)].box))
            groups[position / 8].front[position % 8] = place
        }
        for level in starts.indices.dropFirst() {
            for (position, group) in (starts[level - 1]..<starts[level]).enumerated() {
                let above = starts[level] + position / 8
                groups[above].set(position % 8, groups[group].union)
                groups[above].front[position % 8] = groups[group].front.max()
            }
        }
    }

    func free() {
        groups.deallocate()
        lanes.deallocate()
        moved.deallocate()
    }

    // MARK: Changes

    /// Whether a child changed since the tree was last in order.
    var isStale: Bool { movedCount > 0 }

    /// Notes that the box of the child at a place changed. False if so many children have moved that a new index would cost
    /// less than this one.
    mutating func noteChange(of place: Int, to box: Box) -> Bool {
        guard lanes[place] >= 0, box != .everything, movedCount < moved.count, changesLeft > 0 else { return false }
        moved[movedCount] = Int32(place)
        movedCount += 1
        changesLeft -= 1
        return true
    }

    /// Brings the tree in order. O(children that changed × levels).
    mutating func takeInChanges(_ slots: UnsafeMutablePointer<ChildSlot>) {
        for index in 0..<movedCount {
            let place = Int(moved[index])
            var position = Int(lanes[place])
            var box = SmallBox(slots[place].box)
            for start in starts {
                let group = start + position / 8
                let lane = position % 8
                guard groups[group].box(lane) != box else { break }
                groups[group].set(lane, box)
                box = groups[group].union
                position /= 8
            }
        }
        movedCount = 0
    }

    // MARK: Searching

    /// The front-most place of a child that has the point in its bounds and is not always asked; -1 if there is none. The
    /// point is in the parent's bounds coordinates.
    func frontmost(_ x: Double, _ y: Double, _ slots: UnsafeMutablePointer<ChildSlot>) -> Int {
        // Rounded as the boxes are, so that a point in a box stays in the box.
        let smallX = Float(x)
        let smallY = Float(y)
        let groups = groups.baseAddress.unsafelyUnwrapped
        return withUnsafeTemporaryAllocation(of: OpenGroup.self, capacity: 8 * starts.count + 1) { open in
            var best: Int32 = -1
            var count = 1
            open[0] = OpenGroup(level: Int32(starts.count - 1), position: 0, front: .max)
            while count > 0 {
                count -= 1
                let next = open[count]
                guard next.front > best else { continue }
                let group = groups + starts[Int(next.level)] + Int(next.position)
                var hits = group.pointee.lanes(at: smallX, smallY)
                let floor = count
                while hits != 0 {
                    let lane = hits.trailingZeroBitCount
                    hits &= hits - 1
                    let front = group.pointee.front[lane]
                    guard front > best else { continue }
                    if next.level > 0 {
                        let below = OpenGroup(
                            level: next.level - 1, position: next.position * 8 + Int32(lane), front: front)
                        // The boxes farther in front are taken first: they stand last.
                        var place = count
                        while place > floor, open[place - 1].front > front {
                            open[place] = open[place - 1]
                            place -= 1
                        }
                        open[place] = below
                        count += 1
                    } else if slots[Int(front)].takes(x, y) {
                        best = front
                    }
                }
            }
            return Int(best)
        }
    }

    /// A group that may have the answer below it.
    private struct OpenGroup {
        var level: Int32
        /// The group's position within its level.
        var position: Int32
        var front: Int32
    }
}

extension ChildSlot {
    /// Whether a child has a point in its bounds. Its class overrides nothing. The point is in the parent's bounds coordinates.
    @inline(__always)
    func takes(_ x: Double, _ y: Double) -> Bool {
        box.contains(x, y) && node.pointee.boundsContain(node.pointee.fromParent(CGPoint(x: x, y: y)))
    }
}
