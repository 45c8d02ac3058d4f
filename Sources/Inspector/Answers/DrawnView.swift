// SPDX-License-Identifier: Apache-2.0

import EventTrace
import ViewDump

/// Finds what a person sees at a point: the view drawn last there that shows something.
///
/// Painting goes back to front, superviews before subviews; unlike hit-testing it takes a view outside its superview's bounds,
/// unless that clips, and does not care who takes touches.
enum DrawnView {
    /// Its place in the tree; `nil` where only the screen's own background is.
    static func find(in live: LiveTree, at point: TracePoint) -> Int? {
        let tree = live.tree
        var local: [TracePoint?] = []
        var isSeen: [Bool] = []
        var found: Int?
        local.reserveCapacity(tree.views.count)
        isSeen.reserveCapacity(tree.views.count)
        // The tree's order is the order of painting.
        for index in tree.views.indices {
            let view = tree.views[index]
            let parent = tree.parents[index]
            let inside = (parent.map { local[$0] } ?? point).flatMap { tree.point($0, inViewAt: index) }
            local.append(inside)
            let isIn = inside.map { tree.contains($0, viewAt: index) } ?? false
            let isShown =
                (parent.map { isSeen[$0] } ?? true) && !view.isHidden && view.alpha >= 0.01
                && inside != nil
            // What a clipping view cuts off is not seen of its subviews either.
            isSeen.append(isShown && (isIn || !live.clips[index]))
            if isShown, isIn, live.shows[index] { found = index }
        }
        return found
    }
}
