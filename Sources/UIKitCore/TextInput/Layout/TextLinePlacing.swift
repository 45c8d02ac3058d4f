// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// Places the graphemes of a line, from left to right, and finds those that are painted.
@MainActor
struct TextLinePlacing {
    /// One more than graphemes.
    let edges: [CGFloat]
    /// The width of the visible text.
    let width: CGFloat
    /// How many graphemes of the line are painted: all but the blanks at its end.
    let painted: Int

    init(_ measured: GraphemeMeasures, count: Int, order: [Int], isRightToLeft: Bool, tabs: TabStops) {
        var painted = count
        while painted > 0, measured.units[painted - 1].isBlank { painted -= 1 }
        self.painted = painted
        // The distances from the side at which the line begins, because tab stops count from there.
        var distances: [CGFloat] = [0]
        distances.reserveCapacity(count + 1)
        var distance: CGFloat = 0
        var seen: CGFloat = 0
        for grapheme in isRightToLeft ? order.reversed() : order {
            distance =
                measured.units[grapheme].kind == .tab
                ? tabs.stop(after: distance) : distance + measured.advances[grapheme]
            distances.append(distance)
            // Blanks at the end have the line's own direction, and come last in this loop.
            if grapheme < painted { seen = distance }
        }
        width = seen
        edges = isRightToLeft ? distances.reversed().map { seen - $0 } : distances
    }

    /// The stretches to paint: of one direction and style each, without tabs.
    static func runs(
        _ lineOrder: LineOrder, edges: [CGFloat], painted: Int, measured: GraphemeMeasures,
        text: (Range<Int>) -> String
    ) -> [TextLineGeometry.Run] {
        var runs: [TextLineGeometry.Run] = []
        let (order, levels) = (lineOrder.order, lineOrder.levels)
        let units = measured.units
        var place = 0
        while place < order.count {
            let first = order[place]
            guard first < painted, units[first].kind != .tab else {
                place += 1
                continue
            }
            let start = place
            let isReversed = lineOrder.isRightToLeft(first)
            let step = isReversed ? -1 : 1
            let stretch = measured.stretch(of: first)
            place += 1
            while place < order.count, order[place] == order[place - 1] + step, order[place] < painted,
                levels[order[place]] == levels[first], units[order[place]].kind != .tab,
                measured.stretch(of: order[place]) == stretch
            {
                place += 1
            }
            let graphemes =
                isReversed ? order[place - 1]..<order[start] + 1 : order[start]..<order[place - 1] + 1
            runs.append(
                TextLineGeometry.Run(
                    text: text(graphemes), x: edges[start], width: edges[place] - edges[start],
                    style: measured.stretches.isEmpty ? nil : measured.stretches[stretch].style,
                    isRightToLeft: isReversed))
        }
        return runs
    }
}
