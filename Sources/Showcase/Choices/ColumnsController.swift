// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A list and its details: beside each other if there is room, otherwise one over the other.
final class ColumnsController: UISplitViewController, UISplitViewControllerDelegate, Closable {
    private let list = ColumnListController()

    init() {
        super.init(style: .doubleColumn)
        delegate = self
        // Beside each other even on a phone in landscape: the way back is in the list's bar.
        preferredSplitBehavior = .tile
        setViewController(list, for: .primary)
        setViewController(PageController(Fruit.all[0], .systemOrange), for: .secondary)
    }

    required init?(coder: NSCoder) { nil }

    var closingController: UIViewController { list }

    /// One column begins with the list.
    func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column { .primary }
}

/// The list of the primary column.
final class ColumnListController: UITableViewController {
    init() {
        super.init(style: .plain)
        title = "Fruit"
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "fruit")
        tableView.accessibilityIdentifier = "choices.columns.table"
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { Fruit.all.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "fruit", for: indexPath)
        var content = cell.defaultContentConfiguration()
        content.text = Fruit.all[indexPath.row]
        cell.contentConfiguration = content
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        showDetailViewController(PageController(Fruit.all[indexPath.row], .systemOrange), sender: self)
    }
}
