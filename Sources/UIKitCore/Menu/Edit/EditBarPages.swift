// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// Distributes the buttons of a bar among pages, if the bar is too short for all.
enum EditBarPages {
    /// The buttons of each page, by place. If there is more than one page, each keeps room for the buttons that turn it.
    ///
    /// - Parameters:
    ///   - widths: of the buttons, in points.
    ///   - room: the bar's greatest width, in points.
    ///   - turner: the width of a button that turns the page, in points.
    static func pages(widths: [CGFloat], room: CGFloat, turner: CGFloat) -> [Range<Int>] {
        guard widths.reduce(0, +) > room else { return widths.isEmpty ? [] : [0..<widths.count] }
        var pages: [Range<Int>] = []
        var start = 0
        while start < widths.count {
            // The first page cannot be turned back, and the last page not forward.
            let isFirst = start == 0
            let rest = widths[start...].reduce(0, +)
            if !isFirst, rest <= room - turner {
                pages.append(start..<widths.count)
                break
            }
            let free = room - turner * (isFirst ? 1 : 2)
            var end = start
            var used: CGFloat = 0
            while end < widths.count, end == start || used + widths[end] <= free {
                used += widths[end]
                end += 1
            }
            pages.append(start..<end)
            start = end
        }
        return pages
    }
}
