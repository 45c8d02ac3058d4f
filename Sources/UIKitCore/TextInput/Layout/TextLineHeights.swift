// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// The heights of lines in a text whose parts have fonts of their own, or whose paragraphs have heights of their own.
@MainActor
struct TextLineHeights {
    /// How a line stands in its paragraph (W80).
    struct Place {
        var setting: ParagraphSetting
        var isFirst: Bool
    }

    /// The distance of each line's top from the first one's, in points.
    private(set) var tops: [CGFloat] = []
    /// The same of each line's bottom.
    private var bottoms: [CGFloat] = []
    /// How far each line's letters stand below its top, in points.
    private(set) var ascents: [CGFloat] = []

    /// Those of lines.
    ///
    /// - Parameters:
    ///   - starts: Where each line begins, in UTF-16 units.
    ///   - font: the font of parts without one of their own.
    ///   - width: the width of the lines, in points.
    ///   - place: how the line that begins at an offset stands in its paragraph; `nil` where no paragraph is special.
    init(
        starts: [Int], _ styles: TextStyles, font: UIFont, width: CGFloat, metrics: TextMetrics,
        place: ((Int) -> Place)?
    ) {
        ascents.reserveCapacity(starts.count)
        tops.reserveCapacity(starts.count)
        bottoms.reserveCapacity(starts.count)
        var known: Known = [:]
        func range(_ line: Int) -> Range<Int> {
            let end = line + 1 < starts.count ? starts[line + 1] : styles.count
            return starts[line]..<max(starts[line], end)
        }
        guard let place else {
            for line in starts.indices { add(range(line), styles, font, width, metrics, nil, below: 0, &known) }
            return
        }
        var before = ParagraphSetting()
        for (line, start) in starts.enumerated() {
            let own = place(start)
            let gap = line > 0 && own.isFirst ? before.below + own.setting.above : 0
            before = own.setting
            add(range(line), styles, font, width, metrics, before, below: gap, &known)
        }
        // Nothing stands below the last line.
        if !bottoms.isEmpty { bottoms[bottoms.count - 1] -= before.heights.spacing }
    }

    /// Those of one line.
    init(
        line range: Range<Int>, _ styles: TextStyles, font: UIFont, width: CGFloat, metrics: TextMetrics,
        _ setting: ParagraphSetting?
    ) {
        var known: Known = [:]
        add(range, styles, font, width, metrics, setting, below: 0, &known)
    }

    private typealias Known = [TextStyle: (ascent: CGFloat, depth: CGFloat)]

    private mutating func add(
        _ range: Range<Int>, _ styles: TextStyles, _ font: UIFont, _ width: CGFloat, _ metrics: TextMetrics,
        _ setting: ParagraphSetting?, below gap: CGFloat, _ known: inout Known
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
        if let setting { most = setting.heights.applied(ascent: most.ascent, depth: most.depth) }
        ascents.append(most.ascent)
        let top = (bottoms.last ?? 0) + gap
        tops.append(top)
        bottoms.append(top + most.ascent + most.depth)
    }

    var total: CGFloat { bottoms.last ?? 0 }

    func height(of line: Int) -> CGFloat { bottoms[line] - tops[line] }

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
