// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A table whose rows can be dragged to other places and out of it. It takes drops, and has menus.
final class FruitListController: UITableViewController, UITableViewDragDelegate, UITableViewDropDelegate {
    private var fruits = ["Apple", "Apricot", "Banana", "Cherry", "Date", "Grape", "Lemon", "Mango", "Peach", "Quince"]

    init() {
        super.init(style: .insetGrouped)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.accessibilityIdentifier = "dragging.list"
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "fruit")
        // Without a gap above the rows.
        tableView.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 1))
        tableView.dragDelegate = self
        tableView.dropDelegate = self
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { fruits.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "fruit", for: indexPath)
        cell.textLabel?.text = fruits[indexPath.row]
        cell.accessibilityIdentifier = "dragging.row.\(fruits[indexPath.row])"
        return cell
    }

    override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }

    override func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) { fruits.insert(fruits.remove(at: sourceIndexPath.row), at: destinationIndexPath.row) }

    override func tableView(
        _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? {
        let fruit = fruits[indexPath.row]
        return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
            UIMenu(children: [
                UIAction(title: "Remove \(fruit)", attributes: .destructive) { [weak self] _ in self?.remove(fruit) }
            ])
        }
    }

    private func remove(_ fruit: String) {
        guard let row = fruits.firstIndex(of: fruit) else { return }
        fruits.remove(at: row)
        tableView.deleteRows(at: [IndexPath(row: row, section: 0)], with: .automatic)
    }

    // MARK: Drags and drops

    func tableView(
        _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem] { [UIDragItem(itemProvider: NSItemProvider(object: NSString(string: fruits[indexPath.row])))] }

    func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool {
        session.canLoadObjects(ofClass: String.self)
    }

    func tableView(
        _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal {
        UITableViewDropProposal(operation: .copy, intent: .insertAtDestinationIndexPath)
    }

    func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {
        let path = coordinator.destinationIndexPath ?? IndexPath(row: fruits.count, section: 0)
        _ = coordinator.session.loadObjects(ofClass: String.self) { [weak self] words in
            guard let self else { return }
            fruits.insert(contentsOf: words, at: path.row)
            tableView.insertRows(
                at: words.indices.map { IndexPath(row: path.row + $0, section: path.section) }, with: .automatic)
        }
        for item in coordinator.items { coordinator.drop(item.dragItem, toRowAt: path) }
    }
}
