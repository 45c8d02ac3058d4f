// SPDX-License-Identifier: Apache-2.0

import EventTrace
import Foundation
import UIKitCore

/// The changes of a table that are collected but not yet in effect.
struct TableUpdates {
    var update = ListUpdate()
    var depth = 1
    var isAnimated = false
}

extension UITableView {
    /// Makes one change: at once, or with the collected ones.
    func update(_ animation: RowAnimation, _ change: (inout ListUpdate) -> Void) {
        begin()
        if var pending = updates {
            if animation != .none { pending.isAnimated = true }
            change(&pending.update)
            updates = pending
        }
        endUpdates(nil)
    }

    func begin() {
        guard updates == nil else {
            updates?.depth += 1
            return
        }
        // The old numbers must be loaded before the data source changes.
        _ = rows.loaded
        updates = TableUpdates()
    }

    func endUpdates(_ completion: ((Bool) -> Void)?) {
        guard var pending = updates else {
            return windowApplication.report("endUpdates() of a UITableView came without beginUpdates().")
        }
        pending.depth -= 1
        updates = pending.depth > 0 ? pending : nil
        guard pending.depth == 0 else { return }
        apply(pending.update, isAnimated: pending.isAnimated, completion)
    }

    private func apply(_ update: ListUpdate, isAnimated: Bool, _ completion: ((Bool) -> Void)?) {
        guard let source = dataSource else {
            completion?(true)
            return
        }
        let before = rows.geometry
        let count = source.numberOfSections(in: self)
        let counts = (0..<count).map { source.tableView(self, numberOfRowsInSection: $0) }
        if let error = update.disagreement(before: before.sections.map(\.rows.count), after: counts) {
            brokenRule(error.description)
        }
        rows.changes += 1
        swipes.close(animated: false)
        // T14: a reloaded row is deselected.
        let place = { (path: IndexPath) in update.isReloaded(path) ? nil : update.path(after: path) }
        selection.move(place)
        let sections = Set(rows.headers.keys).union(rows.footers.keys).sorted()
        _ = rows.move(place)
        for section in sections {
            rows.removeHeader(section)
            rows.removeFooter(section)
        }
        rows.prefetching.removeAll()
        rows.take(geometry(after: update, from: before, counts))
        for (path, cell) in rows.shown.inOrder { rows.prepare(cell, at: path) }
        show(isAnimated: isAnimated && window != nil, completion)
    }

    /// Measured rows that are not visible keep their heights.
    private func geometry(after update: ListUpdate, from old: TableGeometry, _ counts: [Int]) -> TableGeometry {
        var heights = rows.heights
        var geometry = heights.load(self, counts)
        rows.heights = heights
        guard !rows.heights.isFixed else { return geometry }
        for section in old.sections.indices {
            for row in old.sections[section].rows.measuredRows {
                let path = IndexPath(row: row, section: section)
                guard !update.isReloaded(path), let new = update.path(after: path), geometry.contains(new) else {
                    continue
                }
                // Visible rows are measured again: an empty update reports that a row's content grew (T7).
                let seen = rows.shown[new]
                let height =
                    seen.map { rows.heights.height(of: $0, at: new, width: rows.rowFrame.width, in: self) }
                    ?? old.height(of: path)
                geometry.change(new.section) { $0.rows.measure(new.row, as: height) }
            }
        }
        return geometry
    }

    /// Remaining rows move to their new places; new ones appear.
    private func show(isAnimated: Bool, _ completion: ((Bool) -> Void)?) {
        let old = rows.shown.mapValues(\.frame)
        rows.layOut()
        guard isAnimated else {
            completion?(true)
            return
        }
        let cells = rows.shown.filter { $0.value !== reordering.cell }
        var ends: [(UITableViewCell, CGRect)] = []
        UIView.performWithoutAnimation {
            for (path, cell) in cells.inOrder {
                ends.append((cell, cell.frame))
                if let start = old[path] { cell.frame = start } else { cell.alpha = 0 }
            }
        }
        UIView.animate(
            withDuration: ListConstants.updateDuration, delay: 0, options: .allowUserInteraction,
            animations: {
                for (cell, frame) in ends {
                    cell.frame = frame
                    cell.alpha = 1
                }
            }, completion: completion)
    }
}

// On iOS the changes of a batch need not escape, although they may be left out.
extension UITableView {
    /// Makes changes that belong together, as the method with changes that may be `nil` does, which subclasses override.
    public func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
        withoutActuallyEscaping(updates) { performBatchUpdates(Optional($0), completion: completion) }
    }
}
