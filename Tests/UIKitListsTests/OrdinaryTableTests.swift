// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKitCore
import UIKitLayout
import UIKitLists
import UIKitTesting

/// A row as applications write them: a button, two texts of several lines and a mark, by constraints to the margins.
@MainActor
private final class ErrandCell: UITableViewCell {
    let check = UIButton(type: .system)
    let title = UILabel()
    let note = UILabel()
    private let mark = UIView()
    var toggled: ((ErrandCell) -> Void)?

    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        check.setImage(UIImage(systemName: "circle"), for: .normal)
        check.setImage(UIImage(systemName: "checkmark.circle.fill"), for: .selected)
        check.addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                check.isSelected.toggle()
                toggled?(self)
            }, for: .touchUpInside)
        title.numberOfLines = 0
        note.numberOfLines = 2
        note.font = .preferredFont(forTextStyle: .footnote)
        for part in [check, title, note, mark] {
            part.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(part)
        }
        let margins = contentView.layoutMarginsGuide
        NSLayoutConstraint.activate([
            check.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            check.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
            check.widthAnchor.constraint(equalToConstant: 32),
            check.heightAnchor.constraint(equalToConstant: 32),
            title.leadingAnchor.constraint(equalToSystemSpacingAfter: check.trailingAnchor, multiplier: 1),
            title.topAnchor.constraint(equalTo: margins.topAnchor),
            title.trailingAnchor.constraint(lessThanOrEqualTo: mark.leadingAnchor, constant: -8),
            note.leadingAnchor.constraint(equalTo: title.leadingAnchor),
            note.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 4),
            note.trailingAnchor.constraint(equalTo: title.trailingAnchor),
            note.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
            mark.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            mark.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
            mark.widthAnchor.constraint(equalToConstant: 8),
            mark.heightAnchor.constraint(equalToConstant: 8),
        ])
    }

    required init?(coder: NSCoder) { nil }
}

/// A table that gets one row more while it is edited, by which errands are added.
@MainActor
private final class ErrandList: UITableViewController {
    var errands = ["Milk", String(repeating: "A letter of many words to the landlord. ", count: 3), "Run"]
    var done: Set<String> = []
    var log: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(ErrandCell.self, forCellReuseIdentifier: "errand")
        tableView.rowHeight = UITableView.automaticDimension
        tableView.estimatedRowHeight = 60
        tableView.allowsSelectionDuringEditing = true
    }

    override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        let last = [IndexPath(row: errands.count, section: 0)]
        tableView.beginUpdates()
        if editing { tableView.insertRows(at: last, with: .fade) } else { tableView.deleteRows(at: last, with: .fade) }
        tableView.endUpdates()
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        errands.count + (isEditing ? 1 : 0)
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        guard indexPath.row < errands.count else {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = "Add"
            return cell
        }
        let cell = tableView.dequeueReusableCell(withIdentifier: "errand", for: indexPath)
        if let cell = cell as? ErrandCell {
            cell.title.text = errands[indexPath.row]
            cell.note.text = indexPath.row == 1 ? "Two pages" : nil
            cell.check.isSelected = done.contains(errands[indexPath.row])
            cell.toggled = { [weak self] in self?.toggled($0) }
        }
        return cell
    }

    private func toggled(_ cell: ErrandCell) {
        guard let path = tableView.indexPath(for: cell) else { return }
        log.append("toggled \(path.row)")
        done.formSymmetricDifference([errands[path.row]])
        tableView.reloadRows(at: [path], with: .fade)
    }

    override func tableView(
        _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
    ) -> UITableViewCell.EditingStyle { indexPath.row < errands.count ? .delete : .insert }

    override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
        indexPath.row < errands.count
    }

    override func tableView(
        _ tableView: UITableView, targetIndexPathForMoveFromRowAt source: IndexPath,
        toProposedIndexPath proposed: IndexPath
    ) -> IndexPath { IndexPath(row: min(proposed.row, errands.count - 1), section: 0) }

    override func tableView(_ tableView: UITableView, moveRowAt source: IndexPath, to destination: IndexPath) {
        log.append("move \(source.row) \(destination.row)")
        errands.insert(errands.remove(at: source.row), at: destination.row)
    }

    override func tableView(
        _ tableView: UITableView, commit style: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
        log.append("commit \(style.rawValue) \(indexPath.row)")
        guard style == .delete else {
            errands.append("New")
            return tableView.insertRows(at: [indexPath], with: .automatic)
        }
        errands.remove(at: indexPath.row)
        tableView.deleteRows(at: [indexPath], with: .automatic)
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        log.append("select \(indexPath.row)")
        tableView.deselectRow(at: indexPath, animated: true)
        if indexPath.row == errands.count { self.tableView(tableView, commit: .insert, forRowAt: indexPath) }
    }
}

@MainActor
@Suite("Lists: an ordinary table, used from start to end")
struct OrdinaryTableTests {
    private let screen = TestScreen()
    private let list = ErrandList(style: .plain)

    init() {
        screen.window.rootViewController = list
        screen.advance(by: 1)
    }

    private func cell(_ row: Int) -> UITableViewCell? {
        list.tableView.cellForRow(at: IndexPath(row: row, section: 0))
    }

    @Test("T111, T113: rows are as high as their texts between the margins, and nothing is left out")
    func heights() throws {
        let cells = try (0..<3).map { try #require(cell($0) as? ErrandCell) }
        #expect(screen.application.faults.isEmpty)
        #expect(cells.allSatisfy { $0.check.frame.size == CGSize(width: 32, height: 32) && $0.check.frame.minX == 16 })
        #expect(cells.allSatisfy { $0.title.frame.minX == 56 && $0.title.frame.minY == 11 })
        #expect(cells[1].frame.height > cells[0].frame.height + 30)
        for cell in cells {
            #expect(abs(cell.note.frame.maxY + 11 - cell.frame.height) < 1.01)
            #expect(cell.title.frame.maxX <= 390 - 16 - 8 - 8)
        }
    }

    @Test("T20: a button in a cell acts, selects nothing, and the reloaded row shows it")
    func button() throws {
        screen.finger().tap(try #require(cell(0) as? ErrandCell).check)
        screen.advance(by: 1)
        #expect(list.log == ["toggled 0"])
        #expect((cell(0) as? ErrandCell)?.check.isSelected == true)
        screen.finger().tap(try #require(cell(2) as? ErrandCell).title)
        screen.advance(by: 1)
        #expect(list.log == ["toggled 0", "select 2"])
    }

    @Test("T56, T58: while edited it has a row to add by, rows move up to it and not below, and go by their control")
    func editing() throws {
        list.setEditing(true, animated: true)
        screen.advance(by: 1)
        #expect(cell(0)?.editingStyle == .delete && cell(3)?.editingStyle == .insert)
        #expect(cell(0)?.showsReorderControl == true && cell(3)?.showsReorderControl == false)
        try screen.text("Add").tap()
        screen.advance(by: 1)
        #expect(list.errands.last == "New" && list.tableView.numberOfRows(inSection: 0) == 5)

        let (first, last) = (try #require(cell(0)), try #require(cell(4)))
        let finger = screen.finger()
        finger.down(at: first.convert(CGPoint(x: 370, y: first.bounds.midY), to: nil))
        screen.advance(by: 0.3)
        finger.move(to: last.convert(CGPoint(x: 370, y: 30), to: nil), over: 0.5, steps: 20)
        finger.up()
        screen.advance(by: 1)
        #expect(list.errands.last == "Milk")

        let second = try #require(cell(1))
        screen.finger().tap(at: second.convert(CGPoint(x: 22, y: second.bounds.midY), to: nil))
        screen.advance(by: 1)
        #expect(list.errands.count == 4)
        try screen.button("Delete").tap()
        screen.advance(by: 1)
        #expect(list.errands.count == 3 && !list.errands.contains("Run"))
        list.setEditing(false, animated: true)
        screen.advance(by: 1)
        #expect(list.tableView.numberOfRows(inSection: 0) == 3)
        #expect(list.log == ["select 3", "commit 2 3", "move 0 3", "commit 1 1"])
    }
}
