// SPDX-License-Identifier: Apache-2.0

import EventTrace
import Foundation
import Testing
import UIKitCore
import UIKitTesting

@testable import UIKitLists

/// A table that is edited, and writes down what it is told.
@MainActor
@dynamicMemberLookup
final class EditedTable: NSObject, UITableViewDataSource, UITableViewDelegate {
    let base: TableFixture
    var editable: (IndexPath) -> Bool = { _ in true }
    var trailing: UISwipeActionsConfiguration?
    var leading: UISwipeActionsConfiguration?
    var target: (IndexPath) -> IndexPath = { $0 }
    var style = UITableViewCell.EditingStyle.delete

    init(_ counts: [Int] = [10]) {
        base = TableFixture(counts)
        super.init()
        base.table.dataSource = self
        base.table.delegate = self
        base.screen.settle()
    }

    subscript<Value>(dynamicMember path: KeyPath<TableFixture, Value>) -> Value { base[keyPath: path] }

    func cell(_ row: Int) -> UITableViewCell { base.cell(row) }
    func tap(_ row: Int, x: CGFloat = 150) { base.tap(row, x: x) }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { base.items[section].count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        base.tableView(tableView, cellForRowAt: indexPath)
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        base.log("didSelect \(TableFixture.name(indexPath))")
    }

    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { editable(indexPath) }
    func tableView(
        _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
    ) -> UITableViewCell.EditingStyle { style }
    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }
    func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
        base.log("commit \(editingStyle) \(TableFixture.name(indexPath))")
        guard editingStyle == .delete else { return }
        base.items[indexPath.section].remove(at: indexPath.row)
        tableView.deleteRows(at: [indexPath], with: .automatic)
    }
    func tableView(_ tableView: UITableView, moveRowAt source: IndexPath, to destination: IndexPath) {
        base.log("move \(TableFixture.name(source)) \(TableFixture.name(destination))")
        let item = base.items[source.section].remove(at: source.row)
        base.items[destination.section].insert(item, at: destination.row)
    }
    func tableView(
        _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
        toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath { target(proposedDestinationIndexPath) }
    func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { trailing }
    func tableView(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { leading }
    func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
        base.log("willBegin \(TableFixture.name(indexPath))")
    }
    func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
        base.log("didEnd \(indexPath.map(TableFixture.name) ?? "nil")")
    }

    func swipe(_ row: Int, by distance: CGFloat) {
        base.finger.down(on: cell(row))
        base.finger.move(by: CGVector(dx: distance, dy: 0), over: 0.4, steps: 12)
        // A finger that rests before it lifts throws nothing.
        base.screen.advance(by: 0.3)
        base.finger.up()
        base.screen.advance(by: 1)
    }

    func action(_ title: String, _ style: UIContextualAction.Style = .normal) -> UIContextualAction {
        UIContextualAction(style: style, title: title) { [log = base.log] _, _, done in
            log(title)
            done(true)
        }
    }

    var button: UIButton? { buttons.first }
    var buttons: [UIButton] {
        base.table.subviews.first { $0 is SwipeActionsView }?.subviews.compactMap { $0 as? UIButton } ?? []
    }
}
