// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// The part of `HitTester`'s walk that asks classes with overrides, and that finds the children at a point by an index.
///
/// An override may change the tree that is being walked. So the walk retains the child that it asks, and the view whose children it
/// searches, and reads the tree anew after each question. Views whose classes override nothing are neither retained nor called.
@MainActor
struct AskingWalk {
    /// The view whose children are searched, or one above it. Retained by hand, so that views that are not asked cost nothing.
    private var held: Unmanaged<UIView>?

    private init() {}

    /// Goes on at a node. Its children from the place `end` on are done.
    static func descend(
        from node: NodePointer, below end: Int? = nil, to x: Double, _ y: Double, with event: UIEvent?
    ) -> UIView {
        var walk = AskingWalk()
        let found = walk.descend(from: node, below: end, to: CGPoint(x: x, y: y), with: event)
        walk.held?.release()
        return found
    }

    /// The result of a search among children.
    private enum Finding {
        /// The child that goes on, and the point in its coordinates.
        case child(NodePointer, CGPoint)
        /// The answer of an override of `hitTest`.
        case answer(UIView)
        case nobody
    }

    private mutating func descend(
        from start: NodePointer, below end: Int?, to point: CGPoint, with event: UIEvent?
    ) -> UIView {
        var node = start
        var point = point
        var end = end
        while true {
            let count = Int(node.pointee.slotCount)
            guard count > 0 else { return node.pointee.view.takeUnretainedValue() }
            let finding =
                count >= ChildIndexing.threshold
                ? searchMany(node, at: point, with: event)
                : search(node, below: end ?? count, at: point, with: event)
            end = nil
            switch finding {
            case .child(let child, let local): (node, point) = (child, local)
            case .answer(let view): return view
            case .nobody: return node.pointee.view.takeUnretainedValue()
            }
        }
    }

    /// Looks at a few children one by one, front to back (B10).
    @inline(__always)
    private mutating func search(
        _ node: NodePointer, below end: Int, at point: CGPoint, with event: UIEvent?
    ) -> Finding {
        var place = end
        // A node that once had children has slots.
        var slots = node.pointee.childSlots
        var isHeld = false
        while place > 0 {
            place -= 1
            guard slots[place].box.contains(point.x, point.y) else { continue }
            let child = slots[place].node
            let local = child.pointee.fromParent(point)
            if child.pointee.flags.isDisjoint(with: [.overridesHitTest, .overridesPointInside]) {
                if child.pointee.boundsContain(local) { return .child(child, local) }
                continue
            }
            if !isHeld { hold(node.pointee.view.retain()) }
            isHeld = true
            if let finding = ask(child, of: node, at: local, with: event) { return finding }
            slots = node.pointee.childSlots
            place = min(place, Int(node.pointee.slotCount))
        }
        return .nobody
    }

    /// Looks among many children. Uses their node's index, if there is one or if it pays to make one.
    @inline(never)
    private mutating func searchMany(
        _ node: NodePointer, at point: CGPoint, with event: UIEvent?
    ) -> Finding {
        let scanStart = Int(node.pointee.slotCount)
        var candidates = node.indexedCandidates(at: point.x, point.y)
        var place = scanStart
        var isHeld = false
        while true {
            if let next = candidates?.next() {
                place = next
            } else {
                let slots = node.pointee.childSlots
                place = min(place, Int(node.pointee.slotCount)) - 1
                while place >= 0, !slots[place].box.contains(point.x, point.y) { place -= 1 }
            }
            guard place >= 0 else { break }
            let child = node.pointee.childSlots[place].node
            let local = child.pointee.fromParent(point)
            if child.pointee.flags.isDisjoint(with: [.overridesHitTest, .overridesPointInside]) {
                guard child.pointee.boundsContain(local) else { continue }
                if candidates == nil { node.noteScan(of: scanStart - place) }
                return .child(child, local)
            }
            if !isHeld { hold(node.pointee.view.retain()) }
            isHeld = true
            if let finding = ask(child, of: node, at: local, with: event) { return finding }
            if candidates?.isCurrent == false { candidates = nil }
        }
        if candidates == nil { node.noteScan(of: scanStart) }
        return .nobody
    }

    /// Asks a child of a class that overrides a question; `nil` if the next child is to be looked at.
    @inline(never)
    private mutating func ask(
        _ child: NodePointer, of node: NodePointer, at point: CGPoint, with event: UIEvent?
    ) -> Finding? {
        let view = child.pointee.view.takeUnretainedValue()
        if child.pointee.flags.contains(.overridesHitTest) {
            let answer = child.pointee.isTransformSingular ? nil : view.hitTest(point, with: event)
            return answer.map { .answer($0) }
        }
        guard view.point(inside: point, with: event), child.pointee.parent == node else { return nil }
        hold(.passRetained(view))
        return .child(child, point)
    }

    /// Replaces the held view with another. The caller has retained the new one.
    private mutating func hold(_ view: Unmanaged<UIView>) {
        let old = held
        held = view
        old?.release()
    }
}
