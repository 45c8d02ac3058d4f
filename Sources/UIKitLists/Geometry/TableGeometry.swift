// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// The places of a table's sections and rows, along its content's y axis (points). It knows no view.
struct TableGeometry {
    struct Section {
        var header: CGFloat
        var rows: RowHeights
        var footer: CGFloat

        var height: CGFloat { header + rows.total + footer }
    }

    /// The height of the table's header view.
    var top: CGFloat = 0
    /// The height of the table's footer view.
    var bottom: CGFloat = 0
    private(set) var sections: [Section] = []
    private var heights = PrefixSums([])

    init() {}

    init(_ sections: [Section]) {
        self.sections = sections
        heights = PrefixSums(sections.map(\.height))
    }

    /// The whole content's.
    var height: CGFloat { top + heights.total + bottom }

    /// Where the footer view begins.
    var end: CGFloat { top + heights.total }

    func contains(_ path: IndexPath) -> Bool {
        path.count == 2 && sections.indices.contains(path.section) && path.row >= 0
            && path.row < sections[path.section].rows.count
    }

    mutating func change(_ section: Int, _ change: (inout Section) -> Void) {
        change(&sections[section])
        heights[section] = sections[section].height
    }

    // MARK: From rows to places

    func start(ofSection section: Int) -> CGFloat { top + heights.sum(before: section) }

    func end(ofSection section: Int) -> CGFloat { start(ofSection: section) + sections[section].height }

    func start(of path: IndexPath) -> CGFloat {
        start(ofSection: path.section) + sections[path.section].header
            + sections[path.section].rows.offset(of: path.row)
    }

    func height(of path: IndexPath) -> CGFloat { sections[path.section].rows.height(of: path.row) }

    func startOfFooter(_ section: Int) -> CGFloat { end(ofSection: section) - sections[section].footer }

    // MARK: From places to rows

    /// The section at a place; outside, the nearest one; `nil` without sections.
    func section(at place: CGFloat) -> Int? {
        sections.isEmpty ? nil : heights.index(at: place - top)
    }

    /// The row that covers a place; `nil` between sections and outside of all.
    func row(at place: CGFloat) -> IndexPath? {
        guard let section = section(at: place) else { return nil }
        let rows = sections[section].rows
        let distance = place - start(ofSection: section) - sections[section].header
        guard rows.count > 0, distance >= 0, distance < rows.total else { return nil }
        return IndexPath(row: rows.row(at: distance), section: section)
    }

    /// The first row that ends after a place.
    func firstRow(endingAfter place: CGFloat) -> IndexPath? {
        guard let first = section(at: place) else { return nil }
        let rows = sections[first].rows
        let distance = place - start(ofSection: first) - sections[first].header
        if rows.count > 0, distance < rows.total {
            return IndexPath(row: rows.row(at: max(distance, 0)), section: first)
        }
        return row(following: IndexPath(row: rows.count - 1, section: first))
    }

    /// The next row, in a later section if necessary.
    func row(following path: IndexPath) -> IndexPath? {
        if path.row + 1 < sections[path.section].rows.count {
            return IndexPath(row: path.row + 1, section: path.section)
        }
        var section = path.section + 1
        while section < sections.count, sections[section].rows.count == 0 { section += 1 }
        return section < sections.count ? IndexPath(row: 0, section: section) : nil
    }

    /// The row before, in an earlier section if necessary.
    func row(preceding path: IndexPath) -> IndexPath? {
        if path.row > 0 { return IndexPath(row: path.row - 1, section: path.section) }
        var section = path.section - 1
        while section >= 0, sections[section].rows.count == 0 { section -= 1 }
        return section >= 0 ? IndexPath(row: sections[section].rows.count - 1, section: section) : nil
    }
}
