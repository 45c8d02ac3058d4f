// SPDX-License-Identifier: Apache-2.0

import EventTrace

/// The part of a view's area that lies outside its superviews.
struct Overflow {
    /// Cells outside a superview that does not scroll.
    var outside = 0
    /// Cells outside a scroll view, which can be brought into it.
    var scrollable = 0
    /// The innermost superview that does not scroll and beyond which the view extends.
    var parent: Int?

    /// The most superviews that are checked for a control.
    private static let mostLevels = 1_000

    init(of view: Int, in tree: ViewTree, on raster: TouchRaster) {
        var rest = raster.areas[view]
        var restCells = raster.count(rest)
        // The part that remains visible after all superviews.
        let last = raster.count(raster.clips[view])
        var current = tree.parents[view]
        var level = 0
        while restCells > last, level < Self.mostLevels, let outer = current {
            level += 1
            if tree.reachesOutside(outer) {
                current = tree.parents[outer]
                continue
            }
            rest = rest.intersection(raster.areas[outer])
            let cells = raster.count(rest)
            let lost = restCells - cells
            if lost > 0 {
                if tree.traits[outer].role == .scroll {
                    scrollable += lost
                } else {
                    outside += lost
                    parent = parent ?? outer
                }
            }
            restCells = cells
            current = tree.parents[outer]
        }
    }
}
