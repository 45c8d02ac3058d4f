import EventTrace

/// The part of a view's area that lies outside its superviews.
struct Overflow {
    /// Cells outside a superview that does not scroll.
    var outside = 0
    /// Cells outside a scroll view, which can be brought into it.
    var scrollable = 0
    /// The innermost superview that does not scroll and that the view sticks out of.
    var parent: Int?

    init(of view: Int, in tree: ViewTree, on raster: TouchRaster) {
        var rest = raster.areas[view]
        var restCells = raster.count(rest)
        var current = tree.parents[view]
        while let outer = current {
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

extension TouchRaster {
    /// How many cells have their middles in a region.
    func count(_ region: Region) -> Int { cells(of: region).reduce(0) { $0 + $1.columns.count } }
}
