// SPDX-License-Identifier: Apache-2.0

import EventTrace

/// The receiver of a touch, for every point of the screen at once.
///
/// Hit-testing asks front views first and descends; painting back views first, superviews before subviews, and each only where
/// all its superviews contain it, ends with the same answer at every point, in one pass over the views. A cell is tested at
/// its middle.
struct TouchRaster {
    /// Where the first cell begins, in the coordinates of the roots' frames.
    let origin: TracePoint
    let columns: Int
    let rows: Int
    /// The edge of a cell in points; 1 unless the screen is larger than `greatestSide`.
    let step: Double
    /// Row by row: the place of the view that gets the cell; -1 for none.
    private(set) var owners: [Int32]
    /// Each view's own area, whatever its superviews contain.
    let areas: [Region]
    /// The part of each view that no superview clips.
    let clips: [Region]
    /// The view, itself or a superview, that refuses touches at every point; `nil` for a view that may get some.
    let blockers: [Int?]

    private static let greatestSide = 4096.0

    init(_ tree: ViewTree) {
        var areas: [Region] = []
        var clips: [Region] = []
        /// The part of the screen that a view leaves to its subviews.
        var inner: [Region] = []
        var blockers: [Int?] = []
        var maps: [ScreenMap] = []
        areas.reserveCapacity(tree.views.count)
        for index in tree.views.indices {
            let placement = tree.placements[index]
            let parent = tree.parents[index]
            let map = ScreenMap(placement, in: parent.map { maps[$0] })
            maps.append(map)
            let bounds = placement.bounds
            // A dump may contain a rectangle with negative size; it contains no point.
            let isEmpty = bounds.width <= 0 || bounds.height <= 0
            let area = isEmpty ? .empty : Region(corners: map.corners(of: bounds), isUpright: map.isUpright)
            areas.append(area)
            clips.append(parent.map { inner[$0].intersection(area) } ?? area)
            inner.append(tree.reachesOutside(index) ? parent.map { inner[$0] } ?? Region.everything : clips[index])
            let outer = parent.flatMap { blockers[$0] }
            blockers.append(outer ?? (tree.stateRefusal(of: index) == nil ? nil : index))
        }
        self.areas = areas
        self.clips = clips
        self.blockers = blockers
        var minX = 0.0
        var minY = 0.0
        var maxX = 1.0
        var maxY = 1.0
        for (place, frame) in tree.rootFrames().enumerated() {
            guard (frame.x + frame.y + frame.width + frame.height).isFinite else { continue }
            minX = place == 0 ? frame.x : min(minX, frame.x)
            minY = place == 0 ? frame.y : min(minY, frame.y)
            maxX = max(place == 0 ? frame.x + 1 : maxX, frame.x + frame.width)
            maxY = max(place == 0 ? frame.y + 1 : maxY, frame.y + frame.height)
        }
        origin = TracePoint(x: minX, y: minY)
        step = max(1, (max(maxX - minX, maxY - minY) / Self.greatestSide).rounded(.up))
        columns = max(1, Int(min(Self.greatestSide, ((maxX - minX) / step).rounded(.up))))
        rows = max(1, Int(min(Self.greatestSide, ((maxY - minY) / step).rounded(.up))))
        owners = [Int32](repeating: -1, count: columns * rows)
        let painted = tree.backToFront().filter { blockers[$0] == nil && tree.traits[$0].role != .passThrough }
        var painter = RasterPainter(owners: owners, columns: columns)
        if let strengths = tree.accessibility?.strengths {
            for strength in [AccessibilityOrder.Strength.control, .scroll, .container] {
                for index in painted.reversed() where strengths[index] == strength {
                    paint(index, of: tree, with: &painter)
                }
            }
        } else {
            for index in painted.reversed() { paint(index, of: tree, with: &painter) }
        }
        owners = painter.owners
    }

    private func paint(_ index: Int, of tree: ViewTree, with painter: inout RasterPainter) {
        guard !painter.isFull else { return }
        let owner = Int32(tree.taker(of: index))
        forEachSpan(of: clips[index]) { row, span in painter.paint(span, row: row, with: owner) }
    }

    /// The cells whose middles lie in a region, row by row.
    func cells(of region: Region) -> [(row: Int, columns: Range<Int>)] {
        var cells: [(row: Int, columns: Range<Int>)] = []
        forEachSpan(of: region) { cells.append(($0, $1)) }
        return cells
    }

    func forEachSpan(of region: Region, everyRow step: Int = 1, _ body: (_ row: Int, _ columns: Range<Int>) -> Void) {
        guard let extent = region.rows else { return }
        let first = cell(extent.low - origin.y, limit: rows)
        let last = cell(extent.high - origin.y, limit: rows)
        guard first < last else { return }
        for row in stride(from: first, to: last, by: step) {
            guard let span = region.span(at: middle(row: row)) else { continue }
            let low = cell(span.low - origin.x, limit: columns)
            let high = cell(span.high - origin.x, limit: columns)
            if low < high { body(row, low..<high) }
        }
    }

    /// Neighbors of one owner in a row, in one piece: the owner, the columns and how many of them were looked at.
    func forEachRun(
        in columns: Range<Int>, of row: Int, every step: Int,
        _ body: (_ owner: Int?, _ run: Range<Int>, _ cells: Int) -> Void
    ) {
        var start = columns.lowerBound
        while start < columns.upperBound {
            let owner = owners[row * self.columns + start]
            var end = start + step
            var cells = 1
            while end < columns.upperBound, owners[row * self.columns + end] == owner {
                end += step
                cells += 1
            }
            body(owner < 0 ? nil : Int(owner), start..<min(end, columns.upperBound), cells)
            start = end
        }
    }

    /// How many cells have their middles in a region.
    func count(_ region: Region) -> Int {
        if case .box(let left, let top, let right, let bottom) = region {
            let width = cell(right - origin.x, limit: columns) - cell(left - origin.x, limit: columns)
            let height = cell(bottom - origin.y, limit: rows) - cell(top - origin.y, limit: rows)
            return max(0, width) * max(0, height)
        }
        var count = 0
        forEachSpan(of: region) { count += $1.count }
        return count
    }

    /// The first cell whose middle is not before the offset; the first of all if the offset is no number.
    private func cell(_ offset: Double, limit: Int) -> Int {
        let cell = (offset / step - 0.5).rounded(.up)
        return cell > 0 ? Int(min(cell, Double(limit))) : 0
    }

    private func middle(row: Int) -> Double { origin.y + (Double(row) + 0.5) * step }

    /// The middle of a cell, in the coordinates of the roots' frames.
    func point(column: Int, row: Int) -> TracePoint {
        TracePoint(x: origin.x + (Double(column) + 0.5) * step, y: middle(row: row))
    }

    func owner(column: Int, row: Int) -> Int? {
        let owner = owners[row * columns + column]
        return owner < 0 ? nil : Int(owner)
    }
}

/// How a view's own coordinates lie on the screen.
private struct ScreenMap {
    private var a = 1.0
    private var b = 0.0
    private var c = 0.0
    private var d = 1.0
    private var tx = 0.0
    private var ty = 0.0

    var isUpright: Bool { b == 0 && c == 0 }

    init(_ placement: Placement, in outer: ScreenMap?) {
        let zero = placement.toParent(TracePoint(x: 0, y: 0))
        let right =
            placement.isUpright
            ? TracePoint(x: placement.toParent(TracePoint(x: 1, y: 0)).x, y: zero.y)
            : placement.toParent(TracePoint(x: 1, y: 0))
        let down =
            placement.isUpright
            ? TracePoint(x: zero.x, y: placement.toParent(TracePoint(x: 0, y: 1)).y)
            : placement.toParent(TracePoint(x: 0, y: 1))
        (a, b, c, d, tx, ty) = (right.x - zero.x, right.y - zero.y, down.x - zero.x, down.y - zero.y, zero.x, zero.y)
        guard let outer else { return }
        (a, b) = (outer.a * a + outer.c * b, outer.b * a + outer.d * b)
        (c, d) = (outer.a * c + outer.c * d, outer.b * c + outer.d * d)
        (tx, ty) = (outer.a * tx + outer.c * ty + outer.tx, outer.b * tx + outer.d * ty + outer.ty)
    }

    func corners(of bounds: TraceRect) -> [TracePoint] {
        [
            (bounds.x, bounds.y), (bounds.x + bounds.width, bounds.y),
            (bounds.x + bounds.width, bounds.y + bounds.height), (bounds.x, bounds.y + bounds.height),
        ].map { TracePoint(x: a * $0.0 + c * $0.1 + tx, y: b * $0.0 + d * $0.1 + ty) }
    }
}
