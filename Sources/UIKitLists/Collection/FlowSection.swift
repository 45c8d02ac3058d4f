// SPDX-License-Identifier: Apache-2.0

import UIKitCore

/// A section of a flow layout: its lines and their places. "Along" is the direction of scrolling, "across" the other one.
struct FlowSection {
    let isVertical: Bool
    /// Where the section begins, along.
    let start: CGFloat
    var inset = UIEdgeInsets.zero
    /// Across.
    var room: CGFloat = 0
    var lineSpacing: CGFloat = 0
    var itemSpacing: CGFloat = 0
    var header = CGSize.zero
    var footer = CGSize.zero
    private(set) var count = 0
    private var lines = Lines.even(items: 1, size: .zero, spacing: 0)

    /// How items stand.
    private enum Lines {
        /// Items of one size: this many in a line, with room between them.
        case even(items: Int, size: CGSize, spacing: CGFloat)
        /// Items of different sizes: frames relative to the first line's beginning, and the lines' ends with the number of
        /// their last item.
        case own([CGRect], ends: [(end: CGFloat, last: Int)])
    }

    init(isVertical: Bool, start: CGFloat) {
        self.isVertical = isVertical
        self.start = start
    }

    private func along(_ size: CGSize) -> CGFloat { isVertical ? size.height : size.width }
    private func across(_ size: CGSize) -> CGFloat { isVertical ? size.width : size.height }
    private var insetBefore: CGFloat { isVertical ? inset.top : inset.left }
    private var insetAfter: CGFloat { isVertical ? inset.bottom : inset.right }
    private var insetAside: CGFloat { isVertical ? inset.left : inset.top }
    /// The room of a line, across.
    private var lineRoom: CGFloat {
        room - (isVertical ? inset.left + inset.right : inset.top + inset.bottom)
    }
    private var firstLine: CGFloat { start + along(header) + insetBefore }

    // MARK: Placing

    /// Items of one size: computed on demand.
    mutating func place(_ count: Int, of size: CGSize) {
        self.count = count
        let width = across(size)
        let fitting = width > 0 ? Int((lineRoom + itemSpacing) / (width + itemSpacing)) : 1
        let items = max(fitting, 1)
        let spare = lineRoom - CGFloat(items) * width
        // A full line reaches from side to side; one item alone stands in the middle.
        let spacing = items > 1 ? spare / CGFloat(items - 1) : 0
        lines = .even(items: items, size: size, spacing: spacing)
    }

    /// Items of sizes of their own: placed line by line.
    ///
    /// - Parameter leadsAlone: whether an item alone in the last line begins it if another of its size had room there.
    mutating func place(_ sizes: [CGSize], leadsAlone: Bool) {
        count = sizes.count
        var frames: [CGRect] = []
        frames.reserveCapacity(count)
        var ends: [(end: CGFloat, last: Int)] = []
        var offset: CGFloat = 0
        var first = 0
        while first < sizes.count {
            var last = first
            var width = across(sizes[first])
            while last + 1 < sizes.count, width + itemSpacing + across(sizes[last + 1]) <= lineRoom {
                last += 1
                width += itemSpacing + across(sizes[last])
            }
            let line = sizes[first...last]
            let height = line.map(along).max() ?? 0
            let gaps = line.count - 1
            // The last line has the least room between its items.
            let extra = gaps > 0 && last + 1 < sizes.count ? (lineRoom - width) / CGFloat(gaps) : 0
            let isFollowable = last + 1 == sizes.count && 2 * width + itemSpacing <= lineRoom
            var place = gaps == 0 && !(leadsAlone && isFollowable) ? max((lineRoom - width) / 2, 0) : 0
            for size in line {
                let aside = offset + (height - along(size)) / 2
                frames.append(
                    isVertical
                        ? CGRect(x: place, y: aside, width: size.width, height: size.height)
                        : CGRect(x: aside, y: place, width: size.width, height: size.height))
                place += across(size) + itemSpacing + extra
            }
            ends.append((offset + height, last))
            offset += height + lineSpacing
            first = last + 1
        }
        lines = .own(frames, ends: ends)
    }

    // MARK: Places

    private var linesLength: CGFloat {
        switch lines {
        case .even(let items, let size, _):
            let number = (count + items - 1) / items
            return number > 0 ? CGFloat(number) * (along(size) + lineSpacing) - lineSpacing : 0
        case .own(_, let ends): return ends.last?.end ?? 0
        }
    }

    private var endOfLines: CGFloat { firstLine + linesLength + insetAfter }

    var end: CGFloat { endOfLines + along(footer) }

    var headerFrame: CGRect { edge(header, at: start) }

    var footerFrame: CGRect { edge(footer, at: endOfLines) }

    /// A header or a footer at the edge of the visible part, as long as its section is visible (T112).
    func pinned(_ frame: CGRect, isHeader: Bool, seen: CGRect) -> CGRect {
        let length = along(frame.size)
        let (low, high) = isVertical ? (seen.minY, seen.maxY) : (seen.minX, seen.maxX)
        let place =
            isHeader
            ? min(max(start, low), max(endOfLines - length, start))
            : max(min(endOfLines, high - length), start + along(header))
        return isVertical
            ? CGRect(x: frame.minX, y: place, width: frame.width, height: frame.height)
            : CGRect(x: place, y: frame.minY, width: frame.width, height: frame.height)
    }

    private func edge(_ size: CGSize, at place: CGFloat) -> CGRect {
        guard along(size) > 0 else { return .zero }
        return isVertical
            ? CGRect(x: 0, y: place, width: room, height: size.height)
            : CGRect(x: place, y: 0, width: size.width, height: room)
    }

    func frame(of item: Int) -> CGRect {
        switch lines {
        case .even(let items, let size, let spacing):
            let (line, place) = (item / items, item % items)
            let aside =
                items == 1 ? max((lineRoom - across(size)) / 2, 0) : CGFloat(place) * (across(size) + spacing)
            let distance = CGFloat(line) * (along(size) + lineSpacing)
            let origin =
                isVertical
                ? CGPoint(x: insetAside + aside, y: firstLine + distance)
                : CGPoint(x: firstLine + distance, y: insetAside + aside)
            return CGRect(origin: origin, size: size)
        case .own(let frames, _):
            return isVertical
                ? frames[item].offsetBy(dx: insetAside, dy: firstLine)
                : frames[item].offsetBy(dx: firstLine, dy: insetAside)
        }
    }

    /// The items of the lines in a range.
    func items(from low: CGFloat, to high: CGFloat) -> Range<Int> {
        let (low, high) = (low - firstLine, high - firstLine)
        guard high > 0, count > 0 else { return 0..<0 }
        switch lines {
        case .even(let items, let size, _):
            let step = along(size) + lineSpacing
            guard step > 0 else { return 0..<count }
            let first = min(max(Int((low / step).rounded(.down)), 0) * items, count)
            let last = min((Int((high / step).rounded(.down)) + 1) * items, count)
            return first..<max(first, last)
        case .own(_, let ends):
            var (first, other) = (0, ends.count)
            while first < other {
                let middle = (first + other) / 2
                if ends[middle].end <= low { first = middle + 1 } else { other = middle }
            }
            guard first < ends.count else { return 0..<0 }
            var last = first
            while last + 1 < ends.count, ends[last].end < high { last += 1 }
            return (first == 0 ? 0 : ends[first - 1].last + 1)..<(ends[last].last + 1)
        }
    }
}
