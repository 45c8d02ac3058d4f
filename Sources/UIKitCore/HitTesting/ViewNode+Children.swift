// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// Decides when a removed child's place stays empty.
@MainActor
enum ChildGaps {
    /// How many children move up when a child is removed. With more children behind it, its place stays a gap. When there are
    /// as many gaps as children, all children move up at once. So the cost does not depend on the number of children.
    static var longestShift = 32
}

// The children of a node and their boxes, in the order of `subviews`. Removed children may leave gaps. A gap has the node itself and an
// empty box, so a walk passes it like a child that refuses.
extension UnsafeMutablePointer where Pointee == ViewNode {
    private var childCount: Int { Int(pointee.slotCount - pointee.gapCount) }

    private func isGap(_ place: Int) -> Bool { pointee.childSlots[place].node == self }

    /// Puts a child at a position among the children. O(children behind it): constant at the end of the list.
    @MainActor
    func insertChild(_ child: NodePointer, at position: Int) {
        dropIndex()
        let isLast = position == childCount
        if !isLast { closeGaps() }
        makeRoom()
        let count = Int(pointee.slotCount)
        let place = isLast ? count : position
        let slots = pointee.childSlots
        (slots + place + 1).copySlots(from: slots + place, count: count - place)
        (slots + place).initialize(to: ChildSlot(box: .nothing, node: child))
        pointee.slotCount += 1
        child.pointee.parent = self
        renumber(from: place)
        child.updateBox()
    }

    /// Takes a child out. O(1) on average: see `ChildGaps`.
    @MainActor
    func removeChild(_ child: NodePointer) {
        dropIndex()
        takeOut(Int(child.pointee.index))
        child.pointee.parent = nil
    }

    /// Moves a child from one position among the children to another one. O(distance), and O(1) on average to the end of the list.
    @MainActor
    func moveChild(_ child: NodePointer, from old: Int, to new: Int) {
        dropIndex()
        let place = Int(child.pointee.index)
        if new == childCount - 1, Int(pointee.slotCount) - place > ChildGaps.longestShift {
            let slot = pointee.childSlots[place]
            takeOut(place)
            makeRoom()
            child.pointee.index = pointee.slotCount
            (pointee.childSlots + Int(pointee.slotCount)).initialize(to: slot)
            pointee.slotCount += 1
            return
        }
        closeGaps()
        let slots = pointee.childSlots
        let moved = slots[old]
        if old < new {
            (slots + old).copySlots(from: slots + old + 1, count: new - old)
        } else {
            (slots + new + 1).copySlots(from: slots + new, count: old - new)
        }
        slots[new] = moved
        for place in Swift.min(old, new)...Swift.max(old, new) { slots[place].node.pointee.index = Int32(place) }
    }

    @MainActor
    private func takeOut(_ place: Int) {
        let slots = pointee.childSlots
        let behind = Int(pointee.slotCount) - place - 1
        if behind <= ChildGaps.longestShift {
            (slots + place).copySlots(from: slots + place + 1, count: behind)
            pointee.slotCount -= 1
            renumber(from: place)
        } else {
            slots[place] = ChildSlot(box: .nothing, node: self)
            pointee.gapCount += 1
            if pointee.gapCount * 2 > pointee.slotCount { closeGaps() }
        }
        // A gap at the end is not kept.
        while pointee.slotCount > 0, isGap(Int(pointee.slotCount) - 1) {
            pointee.slotCount -= 1
            pointee.gapCount -= 1
        }
    }

    /// Moves the children up into the gaps before them, unchanged.
    private func closeGaps() {
        guard pointee.gapCount > 0 else { return }
        let slots = pointee.childSlots
        var end = 0
        for place in 0..<Int(pointee.slotCount) where !isGap(place) {
            slots[end] = slots[place]
            slots[end].node.pointee.index = Int32(end)
            end += 1
        }
        pointee.slotCount = Int32(end)
        pointee.gapCount = 0
    }

    private func renumber(from start: Int) {
        let slots = pointee.childSlots
        var place = start
        while place < Int(pointee.slotCount) {
            if !isGap(place) { slots[place].node.pointee.index = Int32(place) }
            place += 1
        }
    }

    /// Makes room for one more slot at the end.
    private func makeRoom() {
        guard pointee.slotCount == pointee.slotCapacity else { return }
        if pointee.gapCount * 4 > pointee.slotCount { return closeGaps() }
        let capacity = Swift.max(4, Int(pointee.slotCapacity) * 2)
        let grown = UnsafeMutablePointer<ChildSlot>.allocate(capacity: capacity)
        if let old = pointee.slots {
            grown.moveInitialize(from: old, count: Int(pointee.slotCount))
            old.deallocate()
        }
        pointee.slots = grown
        pointee.slotCapacity = Int32(capacity)
    }
}

extension UIView {
    /// The view's position among its superview's `subviews`; meaningless without one. O(gaps before it).
    var positionInSuperview: Int {
        let place = Int(node.pointee.index)
        guard let parent = node.pointee.parent, parent.pointee.gapCount > 0 else { return place }
        return parent.pointee.view.takeUnretainedValue().subviewStorage.withUnsafeBufferPointer { subviews in
            // Every gap before it moves it up by one.
            var position = min(place, subviews.count - 1)
            while position > 0, subviews[position] !== self { position -= 1 }
            return position
        }
    }
}

extension UnsafeMutablePointer where Pointee == ChildSlot {
    /// Copies plain slots, which may overlap; slots hold nothing that counts references.
    fileprivate func copySlots(from source: UnsafeMutablePointer<ChildSlot>, count: Int) {
        UnsafeMutableRawPointer(self).copyMemory(from: source, byteCount: count * MemoryLayout<ChildSlot>.stride)
    }
}
