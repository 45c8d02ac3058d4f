// SPDX-License-Identifier: Apache-2.0

import EventTrace
import Foundation
import UIKitCore

// The classes of cells and headers, and their reuse.
extension TableRows {
    func reconfigure(_ paths: [IndexPath]) {
        for path in paths {
            guard let cell = shown[path], let source = table.dataSource else { continue }
            reconfigured = cell
            let answer = table.traitCollection.asCurrent { source.tableView(table, cellForRowAt: path) }
            reconfigured = nil
            enforce(
                answer === cell,
                "A row that is reconfigured keeps its cell: the data source has to dequeue it for its path.")
            remeasure(cell)
        }
    }

    func register(_ type: AnyClass?, forCells identifier: String) { cellClasses[identifier] = type }

    func register(_ type: AnyClass?, forHeaders identifier: String) { headerClasses[identifier] = type }

    /// The registered class of cells (T148).
    private func cellClass(_ identifier: String) -> UITableViewCell.Type? {
        cellClasses[identifier].map { type in
            guard let type = type as? UITableViewCell.Type else {
                brokenRule("\(type) is registered for cells, and is none: it has to inherit from UITableViewCell.")
            }
            return type
        }
    }

    /// The registered class of headers (T148).
    private func headerClass(_ identifier: String) -> UITableViewHeaderFooterView.Type? {
        headerClasses[identifier].map { type in
            guard let type = type as? UITableViewHeaderFooterView.Type else {
                brokenRule(
                    "\(type) is registered for headers, and is none: it has to inherit from UITableViewHeaderFooterView."
                )
            }
            return type
        }
    }

    func dequeueCell(_ identifier: String) -> UITableViewCell? {
        if let cell = reconfigured, cell.reuseIdentifier == identifier { return cell }
        if let cell = cells.take(identifier) {
            cell.prepareForReuse()
            return cell
        }
        return cellClass(identifier).map { ListClasses.make($0, identifier) } ?? nibs.cell(identifier)
    }

    func dequeueHeader(_ identifier: String) -> UITableViewHeaderFooterView? {
        if let view = headerQueue.take(identifier) {
            view.prepareForReuse()
            return view
        }
        return headerClass(identifier).map { ListClasses.make($0, identifier) } ?? nibs.header(identifier)
    }

    func keep(_ view: UIView) {
        view.removeFromSuperview()
        if let view = view as? UITableViewHeaderFooterView { headerQueue.put(view, view.reuseIdentifier) }
    }
}
