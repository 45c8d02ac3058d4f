import CoreGraphics

/// The walk behind `UIView.hitTest(_:with:)` (B1–B14).
///
/// A view whose class overrides neither `hitTest` nor `point(inside:)` always takes a point that lies in its bounds, or a
/// descendant does. So the walk never comes back from a view it entered, and needs no recursion:
///
///     node = root
///     repeat   for each child of node, front to back (B10)
///                  outside its box                    -> next child
///                  overrides hitTest                  -> ask it; nil -> next child, else done
///                  point(inside:), override or bounds -> no: next child; yes: node = child, again
///     until no child takes the point; the node's view is the answer (B12)
///
/// A node with very many children may have an index, which knows the children that the point concerns.
@MainActor
enum HitTester {
    /// The farthest descendant of `root` that takes the point, or `root`'s own view. `point` is in `root`'s bounds
    /// coordinates and has passed its own tests.
    static func descend(from root: NodePointer, to point: CGPoint, with event: UIEvent?) -> UIView {
        var node = root
        var x = point.x
        var y = point.y
        // The view whose children are searched, from the first override on: the override may take it out of the tree.
        var held: UIView?
        search: while true {
            let count = Int(node.pointee.slotCount)
            // The children from this place on are done with.
            var end = count
            // Read anew after every call of an override, which may change the tree it is asked about.
            var slots = node.pointee.slots
            var found = count >= ChildIndexing.threshold ? node.indexedCandidates(at: x, y) : nil
            while true {
                if found != nil {
                    end = found?.next() ?? -1
                } else {
                    end -= 1
                    while end >= 0, !slots.unsafelyUnwrapped[end].box.contains(x, y) { end -= 1 }
                }
                guard end >= 0 else { break }
                // A node with children has slots.
                let slot = slots.unsafelyUnwrapped + end
                let child = slot.pointee.node
                let local = child.pointee.fromParent(CGPoint(x: x, y: y))
                if child.pointee.flags.isDisjoint(with: [.overridesHitTest, .overridesPointInside]) {
                    guard child.pointee.boundsContain(local) else { continue }
                } else {
                    // Held while user code runs: it may take these views out of the tree.
                    let parent = node.pointee.view.takeUnretainedValue()
                    held = parent
                    let view = child.pointee.view.takeUnretainedValue()
                    if child.pointee.flags.contains(.overridesHitTest) {
                        let answer = child.pointee.isTransformSingular ? nil : view.hitTest(local, with: event)
                        if let answer { return answer }
                    } else if view.point(inside: local, with: event), view.superview === parent {
                        held = view
                        node = child
                        x = local.x
                        y = local.y
                        continue search
                    }
                    slots = node.pointee.slots
                    end = min(end, Int(node.pointee.slotCount))
                    if found?.isCurrent == false { found = nil }
                    continue
                }
                if count >= ChildIndexing.threshold, found == nil { node.noteScan(of: count - end) }
                node = child
                x = local.x
                y = local.y
                continue search
            }
            if count >= ChildIndexing.threshold, found == nil { node.noteScan(of: count) }
            return withExtendedLifetime(held) { node.pointee.view.takeUnretainedValue() }
        }
    }
}
