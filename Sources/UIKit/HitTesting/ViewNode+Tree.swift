import CoreGraphics

// The children of a node, packed beside their boxes in the order of `subviews`.
extension UnsafeMutablePointer where Pointee == ViewNode {
    /// Puts a child at a place. O(children behind the place).
    func insertChild(_ child: NodePointer, at index: Int) {
        let count = Int(pointee.slotCount)
        if count == Int(pointee.slotCapacity) {
            growSlots(to: max(4, count * 2))
        }
        dropIndex()
        let slots = pointee.childSlots
        (slots + index + 1).moveUpdateOrInitialize(from: slots + index, count: count - index)
        (slots + index).initialize(to: ChildSlot(box: .nothing, node: child))
        pointee.slotCount += 1
        child.pointee.parent = self
        renumber(from: index)
        child.updateBox()
    }

    /// Takes a child out. O(children behind it).
    func removeChild(_ child: NodePointer) {
        let index = Int(child.pointee.index)
        let count = Int(pointee.slotCount)
        dropIndex()
        let slots = pointee.childSlots
        (slots + index).moveUpdateOrInitialize(from: slots + index + 1, count: count - index - 1)
        pointee.slotCount -= 1
        child.pointee.parent = nil
        renumber(from: index)
    }

    /// Moves a child to another place. O(distance).
    func moveChild(from old: Int, to new: Int) {
        guard old != new else { return }
        dropIndex()
        let slots = pointee.childSlots
        let moved = slots[old]
        if old < new {
            (slots + old).moveUpdateOrInitialize(from: slots + old + 1, count: new - old)
        } else {
            (slots + new + 1).moveUpdateOrInitialize(from: slots + new, count: old - new)
        }
        slots[new] = moved
        for index in Swift.min(old, new)...Swift.max(old, new) {
            slots[index].node.pointee.index = Int32(index)
        }
    }

    private func renumber(from start: Int) {
        let slots = pointee.childSlots
        var index = start
        while index < Int(pointee.slotCount) {
            slots[index].node.pointee.index = Int32(index)
            index += 1
        }
    }

    private func growSlots(to capacity: Int) {
        let grown = UnsafeMutablePointer<ChildSlot>.allocate(capacity: capacity)
        if let old = pointee.slots {
            grown.moveInitialize(from: old, count: Int(pointee.slotCount))
            old.deallocate()
        }
        pointee.slots = grown
        pointee.slotCapacity = Int32(capacity)
    }

    /// Frees the node and what it owns. Its children must have been taken out.
    func free() {
        if let projection = pointee.projection {
            projection.deinitialize(count: 1)
            projection.deallocate()
        }
        dropIndex()
        pointee.slots?.deallocate()
        deinitialize(count: 1)
        deallocate()
    }

    /// Computes anew where the node can take a point, in its parent's coordinates. Called after every change of the
    /// node's geometry or of a flag that hit-testing reads.
    func updateBox() {
        guard let parent = pointee.parent else { return }
        let place = Int(pointee.index)
        let reach = pointee.reach
        parent.pointee.childSlots[place].box = reach
        if let index = parent.pointee.childIndex, !index.pointee.noteChange(of: place, to: reach) {
            parent.dropIndex()
        }
    }
}

extension ViewNode {
    /// Where the node can take a point, in its parent's coordinates.
    var reach: Box {
        // B13: an override is asked whatever state its view is in; the inherited method then refuses.
        if flags.contains(.overridesHitTest) { return .everything }
        if refusesTouches || isTransformSingular { return .nothing }
        if flags.contains(.overridesPointInside) { return .everything }
        let frame = frame
        let box = Box(minX: frame.minX, minY: frame.minY, maxX: frame.maxX, maxY: frame.maxY)
        // A perspective can put part of a view behind the eye, where corners say nothing about the inside.
        if let projection, !projection.pointee.forward.isAffine { return .everything }
        return box.minX.isNaN || box.maxX.isNaN || box.minY.isNaN || box.maxY.isNaN ? .everything : box.grownByRounding
    }

    /// B2–B4 and A53: whether the node's own state keeps it and everything below it from any touch.
    @inline(__always)
    var refusesTouches: Bool {
        !flags.isDisjoint(with: [.hidden, .interactionDisabled, .refusesWhileAnimating]) || alpha < 0.01
    }

    /// B6, B7: the inherited answer to `point(inside:with:)`.
    @inline(__always)
    func boundsContain(_ point: CGPoint) -> Bool {
        point.x >= bounds.origin.x && point.x < bounds.origin.x + bounds.size.width
            && point.y >= bounds.origin.y && point.y < bounds.origin.y + bounds.size.height
    }
}

extension UnsafeMutablePointer where Pointee == ChildSlot {
    /// Moves plain slots, which may overlap; slots hold nothing that counts references.
    fileprivate func moveUpdateOrInitialize(from source: UnsafeMutablePointer<ChildSlot>, count: Int) {
        guard count > 0 else { return }
        UnsafeMutableRawPointer(self).copyMemory(from: source, byteCount: count * MemoryLayout<ChildSlot>.stride)
    }
}
