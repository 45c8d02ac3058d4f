// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// The heights of a section's rows: one number while all are the same, sums as soon as one differs.
struct RowHeights {
    let count: Int
    private var uniform: CGFloat
    private var sums: PrefixSums?
    /// Rows with a measured height, if heights are estimated.
    private var measured: Set<Int> = []

    /// Rows of the same height (points).
    init(count: Int, height: CGFloat) {
        self.count = count
        uniform = height
    }

    init(_ heights: [CGFloat]) {
        count = heights.count
        uniform = heights.first ?? 0
        if heights.contains(where: { $0 != uniform }) { sums = PrefixSums(heights) }
    }

    var total: CGFloat { sums?.total ?? uniform * CGFloat(count) }

    func height(of row: Int) -> CGFloat { sums?[row] ?? uniform }

    /// The distance of a row's upper edge from the first one's.
    func offset(of row: Int) -> CGFloat { sums?.sum(before: row) ?? uniform * CGFloat(row) }

    /// The row at a distance from the first one's upper edge; outside, the nearest one. There must be at least one row.
    func row(at distance: CGFloat) -> Int {
        if let sums { return sums.index(at: distance) }
        guard uniform > 0 else { return 0 }
        return min(max(Int((distance / uniform).rounded(.down)), 0), count - 1)
    }

    func isMeasured(_ row: Int) -> Bool { measured.contains(row) }

    /// Rows with a measured height, if heights are estimated.
    var measuredRows: Set<Int> { measured }

    /// Takes the measured height of a row.
    mutating func measure(_ row: Int, as height: CGFloat) {
        measured.insert(row)
        guard height != self.height(of: row) else { return }
        if sums == nil { sums = PrefixSums(Array(repeating: uniform, count: count)) }
        sums?[row] = height
    }
}
