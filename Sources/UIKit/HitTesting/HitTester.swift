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
            var index = Int(node.pointee.slotCount) - 1
            // Read anew after every call of an override, which may change the tree it is asked about.
            var slots = node.pointee.slots
            while index >= 0 {
                // A node with children has slots.
                let slot = slots.unsafelyUnwrapped + index
                index -= 1
                guard slot.pointee.box.contains(x, y) else { continue }
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
                    index = min(index, Int(node.pointee.slotCount) - 1)
                    continue
                }
                node = child
                x = local.x
                y = local.y
                continue search
            }
            return withExtendedLifetime(held) { node.pointee.view.takeUnretainedValue() }
        }
    }
}
