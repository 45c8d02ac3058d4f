// SPDX-License-Identifier: Apache-2.0

import UIKit

/// The table: rows that can be selected, swiped, deleted and moved, and a pull that brings all of them back.
final class PantryTableController: UITableViewController {
    /// Seconds from the pull to its result.
    private static let refreshDuration = 0.8

    private var pantry = Pantry()
    /// Called with a sentence when something was done with a row.
    var onChange: ((String) -> Void)?

    init() {
        super.init(style: .insetGrouped)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(PantryCell.self, forCellReuseIdentifier: PantryCell.identifier)
        tableView.accessibilityIdentifier = "lists.table"
        let refresh = UIRefreshControl()
        refresh.addAction(UIAction { [weak self] _ in self?.refresh() }, for: .valueChanged)
        tableView.refreshControl = refresh
    }

    private func refresh() {
        perform(#selector(bringBack), with: nil, afterDelay: Self.refreshDuration)
    }

    @objc private func bringBack() {
        pantry = Pantry()
        tableView.reloadData()
        tableView.refreshControl?.endRefreshing()
        onChange?("Everything is back.")
    }

    // MARK: Actions on rows

    /// A cell is used for many rows, and rows move, so its button uses the name.
    private func take(_ name: String) {
        guard let path = pantry.path(of: name) else { return }
        pantry.take(at: path)
        tableView.reconfigureRows(at: [path])
        onChange?("Took \(name).")
    }

    private func delete(at path: IndexPath) {
        let name = pantry[path].name
        pantry.delete(at: path)
        tableView.deleteRows(at: [path], with: .automatic)
        onChange?("Deleted \(name).")
    }

    // MARK: Data source

    override func numberOfSections(in tableView: UITableView) -> Int { pantry.shelves.count }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        pantry.shelves[section].things.count
    }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        pantry.shelves[section].title
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: PantryCell.identifier, for: indexPath)
        let thing = pantry[indexPath]
        if let cell = cell as? PantryCell {
            cell.show(thing)
            cell.onTake = { [weak self] in self?.take(thing.name) }
        }
        return cell
    }

    override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }

    override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }

    override func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
        if editingStyle == .delete { delete(at: indexPath) }
    }

    override func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        let moved = pantry.move(from: sourceIndexPath, to: destinationIndexPath)
        onChange?(moved)
    }

    // MARK: Delegate

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        onChange?("Selected \(pantry[indexPath].name).")
    }

    override func tableView(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        let name = pantry[indexPath].name
        let take = UIContextualAction(style: .normal, title: "Take") { [weak self] _, _, done in
            self?.take(name)
            done(true)
        }
        take.backgroundColor = .systemGreen
        return UISwipeActionsConfiguration(actions: [take])
    }

    override func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        let name = pantry[indexPath].name
        let delete = UIContextualAction(style: .destructive, title: "Delete") { [weak self] _, _, done in
            if let path = self?.pantry.path(of: name) { self?.delete(at: path) }
            done(true)
        }
        return UISwipeActionsConfiguration(actions: [delete])
    }
}
