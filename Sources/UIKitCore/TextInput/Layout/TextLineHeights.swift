// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// The heights of lines in a text whose parts have fonts of their own.
@MainActor
struct TextLineHeights {
    /// The distance of each line's top from the first one's, in points; and at the end the height of all lines.
    private(set) var tops: [CGFloat] = [0]
    /// How far each line's letters stand below its top, in points.
    private(set) var ascents: [CGFloat] = []

    /// Those of lines.
    ///
    /// - Parameters:
    ///   - starts: Where each line begins, in UTF-16 units.
    ///   - font: the font of parts without one of their own.
    ///   - width: the width of the lines, in points.
    init(starts: [Int], _ styles: TextStyles, font: UIFont, width: CGFloat, metrics: TextMetrics) {
        ascents.reserveCapacity(starts.count)
        tops.reserveCapacity(starts.count + 1)
        var known: Known = [:]
        for (line, start) in starts.enumerated() {
            let end = line + 1 < starts.count ? starts[line + 1] : styles.count
            add(start..<max(start, end), styles, font, width, metrics, &known)
        }
    }

    /// Those of one line.
    init(line range: Range<Int>, _ styles: TextStyles, font: UIFont, width: CGFloat, metrics: TextMetrics) {
        var known: Known = [:]
        add(range, styles, font, width, metrics, &known)
    }

    private typealias Known = [TextStyle: (ascent: CGFloat, depth: CGFloat)]

    private mutating func add(
        _ range: Range<Int>, _ styles: TextStyles, _ font: UIFont, _ width: CGFloat, _ metrics: TextMetrics,
        _ known: inout Known
    ) {
        func heights(_ style: TextStyle, at index: Int) -> (ascent: CGFloat, depth: CGFloat) {
            if let known = known[style] { return known }
            let found = style.heights(orIn: font, lineWidth: width, index: index, metrics)
            known[style] = found
            return found
        }
        let parts = styles.parts(of: range).map { (style: $0.attributes.style, index: $0.range.lowerBound) }
        let start = range.lowerBound
        // An empty line is as high as the text before it.
        let shown =
            parts.isEmpty ? [(styles.inherited(at: start..<start)?.style ?? TextStyle(), start)] : parts
        var most = heights(shown[0].style, at: shown[0].index)
        for (style, index) in shown.dropFirst() {
            let own = heights(style, at: index)
            most = (max(most.ascent, own.ascent), max(most.depth, own.depth))
        }
        ascents.append(most.ascent)
        tops.append(tops[ascents.count - 1] + most.ascent + most.depth)
    }

    var total: CGFloat { tops[ascents.count] }

    func height(of line: Int) -> CGFloat { tops[line + 1] - tops[line] }

    /// The line at a height in points, the nearest one above the first and below the last.
    func line(atY y: CGFloat) -> Int {
        var low = 0
        var high = ascents.count
        while high - low > 1 {
            let middle = low + (high - low) / 2
            if tops[middle] <= y { low = middle } else { high = middle }
        }
        return low
    }
}

extension TextStyle {
    /// Whether it may make a line higher or lower than others.
    var isHigh: Bool { font != nil || baselineOffset != 0 || attachment != nil }
}
