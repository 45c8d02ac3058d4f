// SPDX-License-Identifier: Apache-2.0

import UIKit

/// The list of notes: they are opened by a tap, moved by a drag, deleted by a stroke, a menu or a key, and come in from outside by a drop.
class NotesViewController: UITableViewController {
    let notebook = Notebook()

    init() { super.init(style: .plain) }

    required init?(coder: NSCoder) { fatalError("The controller is made in code.") }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Notes"
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "note")
        tableView.dragDelegate = self
        tableView.dropDelegate = self
        tableView.dragInteractionEnabled = true
        tableView.accessibilityIdentifier = "notes"
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "New", style: .plain, target: self, action: #selector(newNote))
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        tableView.reloadData()
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        becomeFirstResponder()
    }

    // MARK: Keys

    override var canBecomeFirstResponder: Bool { true }

    override var keyCommands: [UIKeyCommand]? {
        [
            UIKeyCommand(title: "New Note", action: #selector(newNote), input: "n", modifierFlags: .command),
            UIKeyCommand(
                title: "Delete First Note", action: #selector(deleteFirst), input: "\u{8}", modifierFlags: .command),
        ]
    }

    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        if action == #selector(deleteFirst) { return !notebook.notes.isEmpty }
        return super.canPerformAction(action, withSender: sender)
    }

    @objc private func newNote() {
        notebook.insert("", at: 0)
        tableView.insertRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
        open(0)
    }

    @objc private func deleteFirst() { delete(0) }

    private func delete(_ number: Int) {
        notebook.remove(at: number)
        tableView.deleteRows(at: [IndexPath(row: number, section: 0)], with: .automatic)
    }

    private func open(_ number: Int) {
        let editor = EditorViewController(note: notebook.notes[number]) { [notebook] in notebook.change($0, at: number)
        }
        navigationController?.pushViewController(editor, animated: true)
    }

    // MARK: Rows

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        notebook.notes.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "note", for: indexPath)
        var content = cell.defaultContentConfiguration()
        content.text = notebook.title(at: indexPath.row)
        cell.contentConfiguration = content
        cell.accessoryType = .disclosureIndicator
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { open(indexPath.row) }

    override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }

    override func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        notebook.move(sourceIndexPath.row, to: destinationIndexPath.row)
    }

    override func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        UISwipeActionsConfiguration(actions: [
            UIContextualAction(style: .destructive, title: "Delete") { [weak self] _, _, done in
                self?.delete(indexPath.row)
                done(true)
            }
        ])
    }

    override func tableView(
        _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? {
        UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { [weak self] _ in
            UIMenu(
                title: "",
                children: [
                    UIAction(title: "Open") { _ in self?.open(indexPath.row) },
                    UIAction(title: "Delete", attributes: .destructive) { _ in self?.delete(indexPath.row) },
                ])
        }
    }
}

// MARK: - Drag and drop

extension NotesViewController: UITableViewDragDelegate, UITableViewDropDelegate {
    func tableView(
        _ tableView: UITableView, itemsForBeginning session: UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem] {
        [UIDragItem(itemProvider: NSItemProvider(object: notebook.notes[indexPath.row] as NSString))]
    }

    func tableView(_ tableView: UITableView, canHandle session: UIDropSession) -> Bool {
        session.canLoadObjects(ofClass: NSString.self)
    }

    func tableView(
        _ tableView: UITableView, dropSessionDidUpdate session: UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal {
        UITableViewDropProposal(
            operation: session.localDragSession == nil ? .copy : .move, intent: .insertAtDestinationIndexPath)
    }

    func tableView(_ tableView: UITableView, performDropWith coordinator: UITableViewDropCoordinator) {
        let row = coordinator.destinationIndexPath?.row ?? notebook.notes.count
        _ = coordinator.session.loadObjects(ofClass: String.self) { [weak self] texts in
            guard let self else { return }
            for text in texts.reversed() { notebook.insert(text, at: row) }
            tableView.reloadData()
        }
    }
}
