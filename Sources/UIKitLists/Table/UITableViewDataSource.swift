// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKitCore

/// The content of a table. Two members are required. The others have default answers, like optional members on iOS.
@preconcurrency @MainActor
public protocol UITableViewDataSource: NSObjectProtocol {
    /// How many rows a section has.
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
    /// The row's cell, dequeued or made. The table asks when the row is about to be visible.
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
    /// 1 unless implemented.
    func numberOfSections(in tableView: UITableView) -> Int
    /// The title above a section; `nil` for none.
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
    /// The title below a section; `nil` for none.
    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
    /// Whether the row takes part in editing; true unless implemented. Swiping offers to delete only rows for which it is
    /// implemented (T52).
    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool
    /// Whether the row can be moved; false unless implemented (T58).
    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool
    /// The titles along the table's edge (T66); `nil` for none.
    func sectionIndexTitles(for tableView: UITableView) -> [String]?
    /// The section that a title of the index scrolls to; unless implemented, the section with the same index.
    func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int
    /// The row must be deleted, or a new one inserted.
    func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath)
    /// The row was moved; the table has done so already.
    func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)
}

extension UITableViewDataSource {
    /// By default there is one section.
    public func numberOfSections(in tableView: UITableView) -> Int { 1 }
    /// By default sections have no titles above them.
    public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
    /// By default sections have no titles below them.
    public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
    /// By default every row takes part in editing, but swiping offers to delete none (T52).
    public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        tableView.missing.insert(.canEdit)
        return true
    }
    /// By default the table has no index (T66).
    public func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
    /// By default a title leads to the section with the same index.
    public func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
        index
    }
    /// By default no row can be moved (T58).
    public func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }
    /// By default nothing is done. A data source whose rows can be deleted or inserted changes its data and the table here.
    public func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {}
    /// By default nothing is done: a data source whose rows can be moved changes its data here, but not the table.
    public func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {}
}

/// Gets the rows that will soon be visible.
@preconcurrency @MainActor
public protocol UITableViewDataSourcePrefetching: NSObjectProtocol {
    /// Rows ahead of the visible ones in the direction of scrolling, the nearest first; each once until it is cancelled or seen.
    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])
    /// Announced rows that will not become visible after all.
    func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

extension UITableViewDataSourcePrefetching {
    /// By default nothing is done. The call comes for announced rows that will not become visible (T10).
    public func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {}
}
