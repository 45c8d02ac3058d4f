// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import EventTrace

extension UnsafeMutablePointer where Pointee == ViewNode {
    /// Frees the node and what it owns. Remove its children first: with them the index goes.
    func free() {
        if let projection = pointee.projection {
            projection.deinitialize(count: 1)
            projection.deallocate()
        }
        pointee.slots?.deallocate()
        deinitialize(count: 1)
        deallocate()
    }

    /// Computes again where the node can take a point, in its parent's coordinates. Called after every change of the node's
    /// geometry or of a flag that hit-testing reads.
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
        // B13: an override is asked in every state of its view. The inherited method then refuses.
        if flags.contains(.overridesHitTest) { return .everything }
        if refusesTouches || isTransformSingular { return .nothing }
        if flags.contains(.overridesPointInside) { return .everything }
        let frame = frame
        let box = Box(minX: frame.minX, minY: frame.minY, maxX: frame.maxX, maxY: frame.maxY)
        // With a perspective, part of a view can lie behind the eye. Then the corners say nothing about the inside.
        if let projection, !projection.pointee.forward.isAffine { return .everything }
        return box.minX.isNaN || box.maxX.isNaN || box.minY.isNaN || box.maxY.isNaN ? .everything : box.grownByRounding
    }

    /// B2–B4 and A53: whether the node's own state keeps every touch from it and from everything below it.
    @inline(__always)
    var refusesTouches: Bool {
        !flags.isDisjoint(with: [.hidden, .interactionDisabled, .refusesWhileAnimating])
            || HitTestWalk.Refusal.isTransparent(alpha: alpha)
    }

    /// B6, B7: the inherited answer to `point(inside:with:)`.
    @inline(__always)
    func boundsContain(_ point: CGPoint) -> Bool {
        point.x >= bounds.origin.x && point.x < bounds.origin.x + bounds.size.width
            && point.y >= bounds.origin.y && point.y < bounds.origin.y + bounds.size.height
    }
}
