// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKitCore
import UIKitDragAndDrop
import UIKitTesting

@testable import UIKitLists

/// A table whose rows can be dragged, dropped on, moved, and have menus.
@MainActor
private final class DraggedTable: NSObject, UITableViewDataSource, UITableViewDelegate, UITableViewDragDelegate,
    UITableViewDropDelegate
{
    let screen = TestScreen()
    let table: UITableView
    let log = CallLog()
    var items = (0..<30).map { "Row \($0)" }
    var movesRows = false
    var intent = UITableViewDropProposal.Intent.insertAtDestinationIndexPath
    var menu: UIContextMenuConfiguration?

    override init() {
        table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 440), style: .plain)
        super.init()
        table.contentInsetAdjustmentBehavior = .never
        table.rowHeight = 44
        table.dataSource = self
        table.delegate = self
        table.dragDelegate = self
        table.dropDelegate = self
        screen.window.addSubview(table)
        screen.settle()
    }

    func point(_ row: Int) -> CGPoint { CGPoint(x: 100, y: CGFloat(row) * 44 + 22) }

    /// A finger that has lifted a row and moved it a little.
    func drag(_ row: Int) -> Finger {
        let finger = screen.finger()
        finger.down(at: point(row))
        screen.advance(by: 0.4)
        finger.move(by: CGVector(dx: 12, dy: 0))
        return finger
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { items.count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = items[indexPath.row]
        return cell
    }
    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { movesRows }
    func tableView(_ tableView: UITableView, moveRowAt source: IndexPath, to destination: IndexPath) {
        log("move \(source.row) \(destination.row)")
        items.insert(items.remove(at: source.row), at: destination.row)
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { log("select \(indexPath.row)") }
    func tableView(
        _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? {
        log("menu \(indexPath.row)")
        return menu
    }

    func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        UISwipeActionsConfiguration(actions: [UIContextualAction(style: .normal, title: "Flag") { _, _, _ in }])
    }

    func tableView(
        _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem] {
        log("items \(indexPath.row)")
        return [UIDragItem(itemProvider: NSItemProvider(object: NSString(string: items[indexPath.row])))]
    }
    func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession) { log("willBegin") }
    func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) { log("didEnd") }

    func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession) { log("didEnter") }
    func tableView(
        _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal {
        log("update \(destinationIndexPath?.row ?? -1)")
        return UITableViewDropProposal(operation: .copy, intent: intent)
    }
    func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {
        let path = coordinator.destinationIndexPath ?? IndexPath(row: items.count, section: 0)
        log("drop at \(path.row) from \(coordinator.items.first?.sourceIndexPath?.row ?? -1)")
        coordinator.session.loadObjects(ofClass: String.self) { [self] texts in
            items.insert(contentsOf: texts, at: path.row)
            table.insertRows(at: [path], with: .automatic)
        }
        for item in coordinator.items { coordinator.drop(item.dragItem, toRowAt: path) }
    }
    func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession) { log("didExit") }
    func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession) { log("dropEnd") }
}

@MainActor
@Suite("Drags, drops and menus of rows")
struct ListDraggingTests {
    private let list = DraggedTable()
    private var log: CallLog { list.log }

    @Test("T60: keys that choose are not for dragging: a row that can be dragged is selected by them")
    func keys() {
        let list = DraggedTable()
        list.screen.press(.keyboardTab)
        list.screen.press(.keyboardDownArrow)
        list.screen.press(.keyboardReturnOrEnter)
        #expect(list.log.take() == ["select 1"])
    }

    @Test("T80, T82: a row is dragged and dropped at another place; the delegates hear it in order")
    func dragAndDrop() {
        let finger = list.drag(1)
        #expect(log.take() == ["items 1", "willBegin", "didEnter", "update 1"])
        #expect(list.table.hasActiveDrag && list.table.hasActiveDrop)
        finger.move(to: list.point(4))
        finger.up()
        #expect(log.take() == ["update 4", "update 4", "drop at 4 from 1"])
        #expect(list.items[4] == "Row 1" && list.items.count == 31)
        list.screen.advance(by: 1)
        #expect(log.take() == ["dropEnd", "didEnd"])
        #expect(!list.table.hasActiveDrag && !list.table.hasActiveDrop)
    }

    @Test("T83: rows make room where the proposal inserts, and not where it goes into the row")
    func room() throws {
        let finger = list.drag(1)
        finger.move(to: list.point(4))
        let cell = try #require(list.table.cellForRow(at: IndexPath(row: 5, section: 0)))
        #expect(abs(cell.frame.minY - 264) < 0.01)
        list.intent = .insertIntoDestinationIndexPath
        finger.move(to: list.point(3))
        #expect(abs(cell.frame.minY - 220) < 0.01)
        finger.cancel()
    }

    @Test("T81: where the data source moves rows, a drag within the table moves, and no drop is made")
    func reordering() {
        list.movesRows = true
        let finger = list.drag(1)
        _ = log.take()
        finger.move(to: list.point(4))
        finger.up()
        list.screen.advance(by: 1)
        #expect(log.take() == ["move 1 4", "dropEnd", "didEnd"])
        #expect(Array(list.items[0...4]) == ["Row 0", "Row 2", "Row 3", "Row 4", "Row 1"])
    }

    @Test("T80: a finger that moves at once scrolls, a tap selects, and nothing is asked")
    func scrollsAndSelects() {
        let finger = list.screen.finger()
        finger.down(at: list.point(6))
        finger.move(by: CGVector(dx: 0, dy: -80), over: 0.2, steps: 8)
        finger.up()
        #expect(list.table.contentOffset.y > 40)
        #expect(log.take() == [])
        list.screen.advance(by: 4)
        list.table.contentOffset = .zero
        list.screen.settle()
        finger.tap(at: list.point(2))
        #expect(log.take() == ["select 2"])
    }

    @Test("T80: nothing is dragged while dragInteractionEnabled is false")
    func disabled() {
        list.table.dragInteractionEnabled = false
        let finger = list.drag(1)
        #expect(!log.take().contains("items 1"))
        finger.up()
    }

    @Test("T84, X40: a drop from outside is inserted")
    func fromOutside() {
        let point = list.point(3)
        func send(_ phase: DragSample.Phase, _ text: String) {
            list.screen.send(.drag(DragSample(phase: phase, location: point, content: PasteboardContent(text: text))))
        }
        send(.entered, "")
        send(.dropped, "Fig")
        #expect(log.take() == ["didEnter", "update 3", "update 3", "drop at 3 from -1", "dropEnd"])
        #expect(list.items[3] == "Fig")
    }

    @Test("T90: a long press opens the row's menu beside the lifted row, and selects nothing")
    func menu() throws {
        list.table.dragDelegate = nil
        list.table.dragInteractionEnabled = false
        list.menu = UIContextMenuConfiguration(actionProvider: { _ in
            UIMenu(children: [UIAction(title: "Archive") { _ in }])
        })
        let finger = list.screen.finger()
        finger.down(at: list.point(2))
        list.screen.advance(by: 0.6)
        let interaction = try #require(
            list.table.interactions.lazy.compactMap { $0 as? UIContextMenuInteraction }.first)
        #expect(interaction.menuAppearance == .rich)
        #expect(log.take() == ["menu 2"])
        finger.up()
        interaction.dismissMenu()
    }

    @Test("T90: a press in a row without a menu stays what it is: the row is selected when it lifts")
    func noMenu() {
        list.table.dragInteractionEnabled = false
        let finger = list.screen.finger()
        finger.down(at: list.point(2))
        list.screen.advance(by: 0.6)
        finger.up()
        #expect(log.take() == ["menu 2", "select 2"])
    }

    @Test("T91, X7: a row with a menu can be dragged: the menu goes when the finger moves on")
    func menuAndDrag() {
        list.menu = UIContextMenuConfiguration(actionProvider: { _ in
            UIMenu(children: [UIAction(title: "Archive") { _ in }])
        })
        let finger = list.screen.finger()
        finger.down(at: list.point(1))
        list.screen.advance(by: 0.6)
        #expect(log.take() == ["items 1", "menu 1"])
        finger.move(to: list.point(4), over: 0.1, steps: 3)
        #expect(log.take().prefix(2) == ["willBegin", "didEnter"])
        finger.up()
    }

    @Test("T65: a swiped row of an inset table stays within its group")
    func insetSwipe() throws {
        let table = UITableView(frame: list.table.frame, style: .insetGrouped)
        table.contentInsetAdjustmentBehavior = .never
        table.dataSource = list
        table.delegate = list
        list.table.removeFromSuperview()
        list.screen.window.addSubview(table)
        list.screen.settle()
        let path = IndexPath(row: 2, section: 0)
        let cell = try #require(table.cellForRow(at: path))
        let finger = list.screen.finger()
        let middle = table.rectForRow(at: path)
        finger.down(at: CGPoint(x: 300, y: middle.midY))
        finger.move(by: CGVector(dx: -100, dy: 0), over: 0.3, steps: 10)
        #expect(cell.frame.minX < -20)
        let mask = try #require(cell.mask)
        #expect(cell.convert(mask.frame, to: table).minX == 16)
        finger.up()
    }
}
