// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// The walk behind `UIView.hitTest(_:with:)` (B1–B14).
///
/// If a view contains a point and its class does not override `hitTest`, the view or a descendant takes the point. So the walk never
/// leaves a view that it entered, and needs no recursion:
///
///     node = root
///     repeat   for each child of node, front to back (B10)
///                  outside its box                    -> next child
///                  overrides hitTest                  -> ask it; nil -> next child, else done
///                  point(inside:), override or bounds -> no: next child; yes: node = child, again
///     until no child takes the point; the node's view is the answer (B12)
///
/// Nodes with few children whose classes override nothing are walked here, without a call; `AskingWalk` does the rest.
@MainActor
enum HitTester {
    /// The view that takes the point: the farthest descendant of `root`, or `root`'s own view. `point` is in `root`'s bounds
    /// coordinates and has passed its own tests.
    static func descend(from root: NodePointer, to point: CGPoint, with event: UIEvent?) -> UIView {
        var node = root
        var x = point.x
        var y = point.y
        search: while true {
            var place = Int(node.pointee.slotCount)
            guard place > 0 else { break }
            guard place < ChildIndexing.threshold else { return AskingWalk.descend(from: node, to: x, y, with: event) }
            // A node with children has slots.
            let slots = node.pointee.slots.unsafelyUnwrapped
            repeat {
                place -= 1
                guard slots[place].box.contains(x, y) else { continue }
                let child = slots[place].node
                guard child.pointee.flags.isDisjoint(with: [.overridesHitTest, .overridesPointInside]) else {
                    return AskingWalk.descend(from: node, below: place + 1, to: x, y, with: event)
                }
                let local = child.pointee.fromParent(CGPoint(x: x, y: y))
                guard child.pointee.boundsContain(local) else { continue }
                node = child
                x = local.x
                y = local.y
                continue search
            } while place > 0
            break
        }
        return node.pointee.view.takeUnretainedValue()
    }
}
