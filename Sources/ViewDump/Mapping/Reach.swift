// SPDX-License-Identifier: Apache-2.0

import EventTrace

/// The part of a view's area on the screen that reaches it.
public struct Reach: Hashable, Sendable {
    /// Cells of the view's own area that lie on the screen; one point wide and high on screens of ordinary size.
    public var total = 0
    /// Of these, those that the view itself gets.
    public var own = 0
    /// Those that its subviews get.
    public var descendants = 0
    /// The views that get the rest, largest share first; `nil` for none.
    public var others: [Taker] = []
    /// The box around the part that the view itself gets, in the coordinates of the roots' frames.
    public var box: TraceRect?
    /// A point that reaches the view itself.
    public var example: TracePoint?
    /// A point of its area that does not reach the view or its subviews.
    public var counterexample: TracePoint?

    /// A view that gets a part of another's area.
    public struct Taker: Hashable, Sendable {
        /// The view's place in the tree; `nil` for none.
        public var view: Int?
        /// How many points of the grid it gets.
        public var cells: Int
        /// One of the points.
        public var point: TracePoint
    }

    /// - Parameters:
    ///   - most: for a larger area, only a part of the cells is checked, evenly spread. With a limit, `box` and `example`
    ///     stay `nil`.
    ///   - isBelow: whether a view is this one or somewhere below it.
    init(
        of view: Int, in tree: ViewTree, on raster: TouchRaster, atMost most: Int = .max,
        isBelow: ((Int) -> Bool)? = nil
    ) {
        let isBelow = isBelow ?? { tree.is($0, below: view) }
        let all = raster.count(raster.areas[view])
        let step = all <= most ? 1 : Int((Double(all) / Double(most)).squareRoot().rounded(.up))
        var takers: [Int: (cells: Int, column: Int, row: Int)] = [:]
        var left = Int.max
        var right = Int.min
        var top = Int.max
        var bottom = Int.min
        raster.forEachSpan(of: raster.areas[view], everyRow: step) { row, columns in
            total += (columns.count + step - 1) / step
            raster.forEachRun(in: columns, of: row, every: step) { owner, run, cells in
                if owner == view {
                    own += cells
                    left = min(left, run.lowerBound)
                    right = max(right, run.upperBound - 1)
                    top = min(top, row)
                    bottom = max(bottom, row)
                } else if let owner, isBelow(owner) {
                    descendants += cells
                } else {
                    takers[owner ?? -1, default: (0, run.lowerBound, row)].cells += cells
                }
            }
        }
        others = takers.map { key, taker in
            Taker(
                view: key < 0 ? nil : key, cells: taker.cells,
                point: raster.point(column: taker.column, row: taker.row))
        }.sorted { ($1.cells, $0.view ?? -1) < ($0.cells, $1.view ?? -1) }
        counterexample = others.first?.point
        guard own > 0, most == .max else { return }
        box = TraceRect(
            x: raster.origin.x + Double(left) * raster.step, y: raster.origin.y + Double(top) * raster.step,
            width: Double(right - left + 1) * raster.step, height: Double(bottom - top + 1) * raster.step)
        example = Self.example(of: view, on: raster, near: ((left + right) / 2, (top + bottom) / 2))
    }

    /// The point nearest to the middle that the view itself gets.
    private static func example(of view: Int, on raster: TouchRaster, near middle: (Int, Int)) -> TracePoint? {
        var best: (distance: Int, column: Int, row: Int)?
        for (row, columns) in raster.cells(of: raster.areas[view]) {
            for column in columns where raster.owner(column: column, row: row) == view {
                let (x, y) = (column - middle.0, row - middle.1)
                let distance = x * x + y * y
                if best.map({ distance < $0.distance }) ?? true { best = (distance, column, row) }
            }
        }
        return best.map { raster.point(column: $0.column, row: $0.row) }
    }

    /// The part of the area that the view or its subviews get, from 0 to 1.
    public var part: Double { total == 0 ? 0 : Double(own + descendants) / Double(total) }
}

extension ViewTree {
    /// Whether `view` is `ancestor` or one of its descendants' descendants.
    func `is`(_ view: Int, below ancestor: Int) -> Bool {
        var current: Int? = view
        while let index = current, index >= ancestor {
            if index == ancestor { return true }
            current = parents[index]
        }
        return false
    }
}
