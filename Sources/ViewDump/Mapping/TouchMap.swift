// SPDX-License-Identifier: Apache-2.0

import EventTrace
import Foundation

/// The screen, colored by the view that gets each point.
public struct TouchMap: Sendable {
    /// The hierarchy that is mapped.
    public let tree: ViewTree
    /// The screen in the coordinates of the roots' frames.
    public let screen: TraceRect
    /// The views that get points, in the order of the dump.
    public let receivers: [Receiver]
    /// Controls that no touch reaches, and those that only some do.
    public let findings: [LintFinding]

    /// A picture of the screen for the background: PNG or JPEG, of the screen's proportions.
    public var screenshot: Data?
    /// For each receiver the number of its color. Neighbors have different colors while there are enough.
    let colors: [Int]

    /// A view that gets points.
    public struct Receiver: Hashable, Sendable {
        /// The view's place in the tree.
        public var view: Int
        /// Square points.
        public var area: Double
        /// Its points, as rectangles that do not overlap.
        public var parts: [TraceRect]
    }

    /// Finds the receiver of each point of a tree's screen. The work grows with the area and the number of views.
    public init(_ tree: ViewTree) {
        self.tree = tree
        let raster = TouchRaster(tree)
        screen = TraceRect(
            x: raster.origin.x, y: raster.origin.y, width: Double(raster.columns) * raster.step,
            height: Double(raster.rows) * raster.step)
        receivers = Self.receivers(on: raster)
        colors = MapColors(of: receivers.map(\.view), on: raster).colors
        findings = Lint.findings(in: tree).filter {
            [.controlUnreachable, .controlPartlyUnreachable, .outsideParent].contains($0.rule)
        }
    }

    /// Whether controls without a finding are certainly reached: in accessibility trees and damaged dumps this is unknown.
    public var canTell: Bool { !tree.format.isAccessibilityTree && !tree.isDoubtful }

    /// Runs of cells of one owner, runs of the same columns in successive rows made one.
    private static func receivers(on raster: TouchRaster) -> [Receiver] {
        struct Run {
            var owner: Int
            var columns: Range<Int>
            var firstRow: Int
        }
        var parts: [Int: [TraceRect]] = [:]
        func close(_ run: Run, before row: Int) {
            parts[run.owner, default: []].append(
                TraceRect(
                    x: raster.origin.x + Double(run.columns.lowerBound) * raster.step,
                    y: raster.origin.y + Double(run.firstRow) * raster.step,
                    width: Double(run.columns.count) * raster.step, height: Double(row - run.firstRow) * raster.step))
        }
        var open: [Run] = []
        for row in 0..<raster.rows {
            var next: [Run] = []
            var place = 0
            var column = 0
            while column < raster.columns {
                let owner = raster.owners[row * raster.columns + column]
                let start = column
                while column < raster.columns, raster.owners[row * raster.columns + column] == owner { column += 1 }
                guard owner >= 0 else { continue }
                while place < open.count, open[place].columns.lowerBound < start {
                    close(open[place], before: row)
                    place += 1
                }
                if place < open.count, open[place].columns == start..<column, open[place].owner == Int(owner) {
                    next.append(open[place])
                    place += 1
                } else {
                    next.append(Run(owner: Int(owner), columns: start..<column, firstRow: row))
                }
            }
            for run in open[place...] { close(run, before: row) }
            open = next
        }
        for run in open { close(run, before: raster.rows) }
        return parts.sorted { $0.key < $1.key }.map { view, parts in
            Receiver(view: view, area: parts.reduce(0) { $0 + $1.width * $1.height }, parts: parts)
        }
    }
}
