import EventTrace

/// Who gets a touch, for every point of the screen at once.
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
    /// Row by row; the place of the view that gets the cell, -1 for nobody.
    private(set) var owners: [Int32]
    /// Each view's own area, whatever its superviews contain.
    let areas: [Region]
    /// What refuses a view's touches whatever the point, itself or a superview; `nil` for a view that may get some.
    let blockers: [Int?]

    private static let greatestSide = 4096.0

    init(_ tree: ViewTree) {
        var areas: [Region] = []
        var clips: [Region] = []
        var blockers: [Int?] = []
        var maps: [ScreenMap] = []
        areas.reserveCapacity(tree.views.count)
        for index in tree.views.indices {
            let placement = tree.placements[index]
            let parent = tree.parents[index]
            let map = ScreenMap(placement, in: parent.map { maps[$0] })
            maps.append(map)
            let area = Region(corners: map.corners(of: placement.bounds), isUpright: map.isUpright)
            areas.append(area)
            clips.append(parent.map { clips[$0].intersection(area) } ?? area)
            let outer = parent.flatMap { blockers[$0] }
            blockers.append(outer ?? (tree.stateRefusal(of: index) == nil ? nil : index))
        }
        self.areas = areas
        self.blockers = blockers
        var minX = 0.0
        var minY = 0.0
        var maxX = 1.0
        var maxY = 1.0
        for (place, root) in tree.roots.enumerated() {
            let frame = tree.placements[root].frame
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
        if let strengths = tree.accessibility?.strengths {
            for strength in [AccessibilityOrder.Strength.container, .scroll, .control] {
                for index in painted where strengths[index] == strength { paint(clips[index], with: Int32(index)) }
            }
        } else {
            for index in painted { paint(clips[index], with: Int32(index)) }
        }
    }

    private mutating func paint(_ region: Region, with owner: Int32) {
        let width = columns
        let spans = cells(of: region)
        owners.withUnsafeMutableBufferPointer { owners in
            for (row, span) in spans {
                owners[(row * width + span.lowerBound)..<(row * width + span.upperBound)].update(repeating: owner)
            }
        }
    }

    /// The cells whose middles lie in a region, row by row.
    func cells(of region: Region) -> [(row: Int, columns: Range<Int>)] {
        guard let extent = region.rows else { return [] }
        let first = cell(extent.low - origin.y, limit: rows)
        let last = cell(extent.high - origin.y, limit: rows)
        guard first < last else { return [] }
        return (first..<last).compactMap { row in
            guard let span = region.span(at: middle(row: row)) else { return nil }
            let low = cell(span.low - origin.x, limit: columns)
            let high = cell(span.high - origin.x, limit: columns)
            return low < high ? (row, low..<high) : nil
        }
    }

    /// The first cell whose middle is not before the offset; the first of all where the offset is no number.
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
