// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKitCore

/// The heights of rows, headers and footers, and their sources.
@MainActor
struct TableHeights {
    /// Whether every height is known from the start.
    private(set) var isFixed = false
    /// Whether rows size themselves.
    private(set) var isOwn = false
    private var isAsked = false

    /// Asks the data source for the numbers, and the delegate for the heights.
    mutating func load(_ table: UITableView) -> TableGeometry {
        guard let source = table.dataSource else { return TableGeometry() }
        let count = source.numberOfSections(in: table)
        return load(table, (0..<count).map { source.tableView(table, numberOfRowsInSection: $0) })
    }

    /// - Parameter counts: the rows of each section.
    mutating func load(_ table: UITableView, _ counts: [Int]) -> TableGeometry {
        findOut(table, counts)
        return TableGeometry(
            counts.indices.map { section in
                TableGeometry.Section(
                    header: header(section, in: table), rows: rows(section, counts[section], in: table),
                    footer: footer(section, in: table))
            })
    }

    private mutating func findOut(_ table: UITableView, _ counts: [Int]) {
        isAsked = false
        if let section = counts.firstIndex(where: { $0 > 0 }), let delegate = table.tableDelegate {
            table.missing.remove(.height)
            _ = delegate.tableView(table, heightForRowAt: IndexPath(row: 0, section: section))
            isAsked = !table.missing.contains(.height)
        }
        isOwn = table.rowHeight < 0 || isAsked
        isFixed = isAsked ? table.estimatedRowHeight == 0 : table.rowHeight >= 0
    }

    private func rows(_ section: Int, _ count: Int, in table: UITableView) -> RowHeights {
        guard let delegate = table.tableDelegate, count > 0 else {
            return RowHeights(count: count, height: uniform(table))
        }
        if isFixed, isAsked {
            return RowHeights(
                (0..<count).map { row in
                    let height = delegate.tableView(table, heightForRowAt: IndexPath(row: row, section: section))
                    return height < 0 ? ListConstants.rowHeight : height
                })
        }
        if isFixed { return RowHeights(count: count, height: uniform(table)) }
        table.missing.remove(.estimatedHeight)
        _ = delegate.tableView(table, estimatedHeightForRowAt: IndexPath(row: 0, section: section))
        // With one estimate for all rows, the delegate is not asked for each.
        guard !table.missing.contains(.estimatedHeight) else {
            return RowHeights(count: count, height: uniform(table))
        }
        return RowHeights(
            (0..<count).map { row in
                let height = delegate.tableView(table, estimatedHeightForRowAt: IndexPath(row: row, section: section))
                return height < 0 ? ListConstants.rowHeight : height
            })
    }

    private func uniform(_ table: UITableView) -> CGFloat {
        if isFixed || !isAsked, table.rowHeight >= 0 { return table.rowHeight }
        return table.estimatedRowHeight > 0 ? table.estimatedRowHeight : ListConstants.rowHeight
    }

    /// The height of a visible row.
    func height(of cell: UITableViewCell, at path: IndexPath, width: CGFloat, in table: UITableView) -> CGFloat {
        let said = isAsked ? table.tableDelegate?.tableView(table, heightForRowAt: path) : nil
        let height = said ?? table.rowHeight
        guard height < 0 else { return height }
        return cell.heightFitting(width)
    }

    // MARK: Headers and footers

    func header(_ section: Int, in table: UITableView) -> CGFloat {
        let said =
            table.tableDelegate?.tableView(table, heightForHeaderInSection: section) ?? table.sectionHeaderHeight
        guard said < 0 else { return said }
        let isFirstGap = section == 0 && table.tableHeaderView == nil
        let padding = table.style == .plain ? max(table.sectionHeaderTopPadding, 0) : 0
        if table.dataSource?.tableView(table, titleForHeaderInSection: section) != nil {
            // T151: the first title of a grouped table is farther from the top.
            let scale = max(table.traitCollection.displayScale, 1)
            let pixels = (ListConstants.firstTitleGap * scale).rounded(.up) / scale
            let gap = isFirstGap && table.style != .plain ? pixels : 0
            return padding + gap
                + ListConstants.titleHeight(isGrouped: table.style != .plain, in: table.traitCollection)
        }
        if let view = table.tableDelegate?.tableView(table, viewForHeaderInSection: section) {
            return padding + fit(view, in: table)
        }
        guard table.style != .plain else { return 0 }
        return isFirstGap ? ListConstants.firstGroupedGap : ListConstants.groupedGap
    }

    private func footer(_ section: Int, in table: UITableView) -> CGFloat {
        let said =
            table.tableDelegate?.tableView(table, heightForFooterInSection: section) ?? table.sectionFooterHeight
        guard said < 0 else { return said }
        if table.dataSource?.tableView(table, titleForFooterInSection: section) != nil {
            return ListConstants.titleHeight(isGrouped: table.style != .plain, in: table.traitCollection)
        }
        if let view = table.tableDelegate?.tableView(table, viewForFooterInSection: section) {
            return fit(view, in: table)
        }
        return table.style == .plain ? 0 : ListConstants.groupedGap
    }

    private func fit(_ view: UIView, in table: UITableView) -> CGFloat {
        (view as? UITableViewHeaderFooterView)?.sideMargin = table.rows.sideMargin
        let height = view.heightFitting(table.rows.rowFrame.width)
        table.rows.keep(view)
        return height
    }
}
