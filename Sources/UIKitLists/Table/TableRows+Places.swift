// SPDX-License-Identifier: Apache-2.0

import EventTrace
import Foundation
import UIKitCore

// The places of rows, headers and footers, in the table's coordinates.
extension TableRows {
    func rect(of path: IndexPath) -> CGRect {
        CGRect(
            x: rowFrame.x, y: geometry.start(of: path), width: rowFrame.width, height: geometry.height(of: path))
    }

    func rect(ofSection section: Int) -> CGRect {
        guard loaded.sections.indices.contains(section) else { return .zero }
        return CGRect(
            x: 0, y: geometry.start(ofSection: section), width: table.bounds.width,
            height: geometry.sections[section].height)
    }

    func rectOfHeader(_ section: Int) -> CGRect {
        guard loaded.sections.indices.contains(section) else { return .zero }
        return CGRect(
            x: rowFrame.x, y: geometry.start(ofSection: section), width: rowFrame.width,
            height: geometry.sections[section].header)
    }

    func rectOfFooter(_ section: Int) -> CGRect {
        guard loaded.sections.indices.contains(section) else { return .zero }
        return CGRect(
            x: rowFrame.x, y: geometry.startOfFooter(section), width: rowFrame.width,
            height: geometry.sections[section].footer)
    }

    func paths(in rect: CGRect) -> [IndexPath]? {
        var found: [IndexPath] = []
        var path = loaded.firstRow(endingAfter: rect.minY)
        while let current = path, geometry.start(of: current) < rect.maxY {
            found.append(current)
            path = geometry.row(following: current)
        }
        return found
    }

    func scroll(to path: IndexPath, _ position: UITableView.ScrollPosition, animated: Bool) {
        // The row NSNotFound is the section's beginning.
        let isSection = path.row == NSNotFound
        enforce(
            isSection ? loaded.sections.indices.contains(path.section) : loaded.contains(path),
            "The table cannot scroll to row \(path.row) of section \(path.section), which it does not have.")
        let row = isSection ? rectOfHeader(path.section) : rect(of: path)
        let inset = table.adjustedContentInset
        let top = table.bounds.minY + inset.top + stickyHeight(path.section, position)
        let bottom = table.bounds.maxY - inset.bottom
        var y = table.contentOffset.y
        switch position {
        case .top: y += row.minY - top
        case .bottom: y += row.maxY - bottom
        case .middle: y += row.midY - (top + bottom) / 2
        case .none:
            if row.minY < top { y += row.minY - top } else if row.maxY > bottom { y += row.maxY - bottom }
        }
        let highest = max(geometry.height + inset.bottom - table.bounds.height, -inset.top)
        y = min(max(y, -inset.top), highest)
        guard y != table.contentOffset.y else { return }
        table.setContentOffset(CGPoint(x: table.contentOffset.x, y: y), animated: animated)
    }

    /// The height that a header at the top covers.
    private func stickyHeight(_ section: Int, _ position: UITableView.ScrollPosition) -> CGFloat {
        table.style == .plain && position != .bottom ? geometry.sections[section].header : 0
    }

    // MARK: The table's own header and footer

    func replace(_ old: UIView?, with new: UIView?) {
        if old !== new, old?.superview === table { old?.removeFromSuperview() }
        if let new { table.addSubview(new) }
        _ = loaded
        placeEnds()
        let size = CGSize(width: table.bounds.width, height: geometry.height)
        if table.contentSize != size { table.contentSize = size }
        table.setNeedsLayout()
    }

    func placeEnds() {
        let width = table.bounds.width
        geometry.top = table.tableHeaderView?.frame.height ?? 0
        geometry.bottom = table.tableFooterView?.frame.height ?? 0
        for (view, y) in [(table.tableHeaderView, CGFloat(0)), (table.tableFooterView, geometry.end)] {
            guard let view else { continue }
            let frame = CGRect(x: 0, y: y, width: width, height: view.frame.height)
            if view.frame != frame { view.frame = frame }
        }
    }

    // MARK: Headers and footers of sections

    func placeHeaders() {
        let visible = table.bounds
        var wanted: Set<Int> = []
        var section = visible.height > 0 ? geometry.section(at: visible.minY) : nil
        while let current = section, geometry.start(ofSection: current) < visible.maxY {
            wanted.insert(current)
            placeHeader(current)
            placeFooter(current)
            section = current + 1 < geometry.sections.count ? current + 1 : nil
        }
        for section in headers.keys.filter({ !wanted.contains($0) }).sorted() { removeHeader(section) }
        for section in footers.keys.filter({ !wanted.contains($0) }).sorted() { removeFooter(section) }
    }

    private func placeHeader(_ section: Int) {
        var frame = rectOfHeader(section)
        guard frame.height > 0 else { return }
        if table.style == .plain {
            // T17: it stays at the top while its section is visible.
            let top = table.bounds.minY + table.adjustedContentInset.top
            frame.origin.y = max(frame.minY, min(top, geometry.startOfFooter(section) - frame.height))
        }
        if headers[section] == nil {
            guard let view = table.traitCollection.asCurrent({ makeHeader(section) }) else { return }
            headers[section] = view
            insert(view)
            view.frame = frame
            table.tableDelegate?.tableView(table, willDisplayHeaderView: view, forSection: section)
        }
        if let view = headers[section], view.frame != frame { view.frame = frame }
        (headers[section] as? UITableViewHeaderFooterView)?.isPinned = frame.minY != rectOfHeader(section).minY
    }

    private func placeFooter(_ section: Int) {
        var frame = rectOfFooter(section)
        guard frame.height > 0 else { return }
        if table.style == .plain {
            let bottom = table.bounds.maxY - table.adjustedContentInset.bottom
            let earliest = geometry.start(ofSection: section) + geometry.sections[section].header
            frame.origin.y = min(frame.minY, max(bottom - frame.height, earliest))
        }
        if footers[section] == nil {
            guard let view = table.traitCollection.asCurrent({ makeFooter(section) }) else { return }
            footers[section] = view
            insert(view)
            view.frame = frame
            table.tableDelegate?.tableView(table, willDisplayFooterView: view, forSection: section)
        }
        if let view = footers[section], view.frame != frame { view.frame = frame }
        (footers[section] as? UITableViewHeaderFooterView)?.isPinned = frame.minY != rectOfFooter(section).minY
    }

    /// In front of the rows.
    private func insert(_ view: UIView) {
        let last = table.subviews.lastIndex { $0 is UITableViewCell || headers.values.contains($0) }
        table.insertSubview(view, at: last.map { $0 + 1 } ?? table.subviews.count)
    }

    private func makeHeader(_ section: Int) -> UIView? {
        withMargin(askHeader(section))
    }

    private func makeFooter(_ section: Int) -> UIView? {
        withMargin(askFooter(section))
    }

    private func withMargin(_ view: UIView?) -> UIView? {
        (view as? UITableViewHeaderFooterView)?.sideMargin = sideMargin
        return view
    }

    private func askHeader(_ section: Int) -> UIView? {
        if let view = table.tableDelegate?.tableView(table, viewForHeaderInSection: section) { return view }
        return table.dataSource?.tableView(table, titleForHeaderInSection: section).map(titled)
    }

    private func askFooter(_ section: Int) -> UIView? {
        if let view = table.tableDelegate?.tableView(table, viewForFooterInSection: section) { return view }
        return table.dataSource?.tableView(table, titleForFooterInSection: section).map(titled)
    }

    private func titled(_ title: String) -> UIView {
        let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
        view.isGrouped = table.style != .plain
        view.textLabel?.text = view.isGrouped ? title.uppercased() : title
        if table.style == .plain { view.backgroundColor = .secondarySystemBackground }
        return view
    }

    func removeHeader(_ section: Int) {
        guard let view = headers.removeValue(forKey: section) else { return }
        keep(view)
        table.tableDelegate?.tableView(table, didEndDisplayingHeaderView: view, forSection: section)
    }

    func removeFooter(_ section: Int) {
        guard let view = footers.removeValue(forKey: section) else { return }
        keep(view)
        table.tableDelegate?.tableView(table, didEndDisplayingFooterView: view, forSection: section)
    }
}
