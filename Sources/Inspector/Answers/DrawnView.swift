// SPDX-License-Identifier: Apache-2.0

import EventTrace
import ViewDump

/// Finds the visible view at a point: the one drawn last there that shows something.
///
/// Painting goes back to front, superviews before subviews; unlike hit-testing it takes a view outside its superview's
/// bounds, unless that clips, and it ignores which views take touches.
enum DrawnView {
    /// Its place in the tree; `nil` if there is only the screen's background.
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
            // A clipping view also clips its subviews.
            isSeen.append(isShown && (isIn || !live.clips[index]))
            if isShown, isIn, live.shows[index] { found = index }
        }
        return found
    }
}
