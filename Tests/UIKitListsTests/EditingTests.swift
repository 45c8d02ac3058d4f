// SPDX-License-Identifier: Apache-2.0

import EventTrace
import Foundation
import Testing
import UIKitCore
import UIKitTesting

@testable import UIKitLists

private func path(_ row: Int, _ section: Int = 0) -> IndexPath { IndexPath(row: row, section: section) }

@MainActor
@Suite("Editing a table")
struct EditingTests {
    private let list = EditedTable()

    @Test("AX28: what swipes uncover are custom actions of the row, while assistive technology is there")
    func spokenActions() throws {
        let list = EditedTable([60])
        list.leading = UISwipeActionsConfiguration(actions: [list.action("Pin")])
        list.trailing = UISwipeActionsConfiguration(actions: [list.action("Delete", .destructive), list.action("More")])
        let cell = list.cell(1)
        func act(_ action: AccessibilitySample.Action, on view: UIView) {
            list.screen.send(.accessibility(AccessibilitySample(view: view.displayIdentifier.number, action: action)))
        }
        #expect(cell.accessibilityCustomActions == nil)
        act(.focus, on: cell)
        #expect(cell.displayAccessibility.actions == ["Pin", "Delete", "More"])
        act(.custom(1), on: cell)
        #expect(list.base.log.take().last == "Delete")
        act(.focus, on: list.cell(2))
        #expect(cell.accessibilityCustomActions == nil)
        #expect(list.cell(2).displayAccessibility.actions.count == 3)
        // A cell that is used again has nothing of the row before.
        let used = list.cell(2)
        for row in [20, 40] {
            list.table.contentOffset.y = 44 * CGFloat(row)
            list.screen.settle()
        }
        #expect(list.table.visibleCells.contains(used) && used.accessibilityCustomActions == nil)
    }

    @Test("T50: rows that can be edited have a control, and the content makes room for it")
    func controls() {
        list.editable = { $0.row != 2 }
        list.table.setEditing(true, animated: false)
        list.screen.settle()
        #expect(list.cell(1).isEditing && list.cell(1).editingStyle == .delete)
        #expect(list.cell(1).contentView.frame.minX == 38)
        #expect(list.cell(2).editingStyle == .none)
        #expect(list.cell(2).contentView.frame.minX == 0)
        list.table.setEditing(false, animated: false)
        list.screen.settle()
        #expect(!list.cell(1).isEditing && list.cell(1).contentView.frame.minX == 0)
    }

    private func editRow1() {
        list.table.setEditing(true, animated: false)
        list.screen.settle()
        list.tap(1, x: 22)
        list.screen.advance(by: 1)
    }

    @Test("T56: the control that deletes asks again; the button that it shows commits, and the row is not selected")
    func commit() throws {
        editRow1()
        #expect(list.log.take() == [])
        #expect(list.cell(1).showingDeleteConfirmation && list.cell(1).frame.minX == -74)
        #expect(list.button?.currentTitle == "Delete")
        list.finger.tap(try #require(list.button))
        list.screen.advance(by: 1)
        #expect(list.log.take() == ["commit delete 0.1"])
        #expect(list.table.visibleCells.map { $0.textLabel?.text }.prefix(3) == ["0.0", "0.2", "0.3"])
        #expect(list.button == nil && list.table.isEditing)
    }

    @Test("T56: a touch elsewhere, the control again, and the end of editing take the question back")
    func takenBack() {
        editRow1()
        list.tap(3)
        list.screen.advance(by: 1)
        #expect(list.button == nil && list.cell(1).frame.minX == 0)
        list.tap(1, x: 22)
        list.screen.advance(by: 1)
        #expect(list.button != nil)
        // The row has moved: its control is where it was less the button's width, and out of sight; beside the button is the row.
        list.tap(1, x: 60)
        list.screen.advance(by: 1)
        #expect(list.button == nil && list.table.isEditing)
        list.tap(1, x: 22)
        list.screen.advance(by: 1)
        list.table.setEditing(false, animated: false)
        list.screen.advance(by: 1)
        #expect(list.button == nil && !list.cell(1).showingDeleteConfirmation)
        #expect(list.log.take() == [])
    }

    @Test("T56: the control shows the delegate's actions, if it has any for the row")
    func ownActions() throws {
        list.trailing = UISwipeActionsConfiguration(actions: [list.action("Archive")])
        editRow1()
        #expect(list.button?.currentTitle == "Archive")
        list.finger.tap(try #require(list.button))
        list.screen.advance(by: 1)
        #expect(list.log.take() == ["Archive"])
    }

    @Test("T56: keys press the control and the button")
    func byKeys() throws {
        list.table.setEditing(true, animated: false)
        list.screen.settle()
        func press(_ view: UIView) {
            list.screen.send(.accessibility(AccessibilitySample(view: view.displayIdentifier.number, action: .focus)))
            list.screen.press(.keyboardReturnOrEnter, characters: "\r")
            list.screen.advance(by: 1)
        }
        press(try #require(list.cell(1).edit.control))
        press(try #require(list.button))
        #expect(list.log.take() == ["commit delete 0.1"])
    }

    @Test(
        "T56: assistive technology presses the control, is led to the button and presses it; escape takes the question back"
    )
    func spoken() throws {
        func act(_ action: AccessibilitySample.Action, on view: UIView) {
            list.screen.send(.accessibility(AccessibilitySample(view: view.displayIdentifier.number, action: action)))
            list.screen.advance(by: 1)
        }
        list.table.setEditing(true, animated: false)
        list.screen.settle()
        let control = try #require(list.cell(1).edit.control)
        act(.activate, on: control)
        #expect(list.button != nil)
        act(.escape, on: control)
        #expect(list.button == nil && list.log.take() == [])
        act(.activate, on: control)
        act(.activate, on: try #require(list.button))
        #expect(list.log.take() == ["commit delete 0.1"])
    }

    @Test("T56: what inserts commits at once")
    func insertion() throws {
        list.style = .insert
        editRow1()
        #expect(list.log.take() == ["commit insert 0.1"])
    }

    @Test("T51, T54: a sideways pan opens the row; an action closes it")
    func open() {
        list.trailing = UISwipeActionsConfiguration(actions: [list.action("Flag"), list.action("More")])
        list.swipe(1, by: -120)
        #expect(list.log.take() == ["willBegin 0.1"])
        #expect(list.cell(1).frame.minX == -148)
        #expect(list.cell(1).showingDeleteConfirmation && list.cell(1).configurationState.isSwiped)
        #expect(list.table.contentOffset == .zero)
        list.finger.tap(list.button!)
        list.screen.advance(by: 1)
        #expect(list.log.take() == ["Flag", "didEnd 0.1"])
        #expect(list.cell(1).frame.minX == 0)
        #expect(list.button == nil)
    }

    @Test("T51: a short pan closes the row again, a full one performs the first action")
    func distances() {
        list.trailing = UISwipeActionsConfiguration(actions: [list.action("Flag")])
        list.swipe(1, by: -30)
        #expect(list.log.take() == ["willBegin 0.1", "didEnd 0.1"])
        list.swipe(1, by: -220)
        #expect(list.log.take() == ["willBegin 0.1", "Flag", "didEnd 0.1"])
        list.trailing?.performsFirstActionWithFullSwipe = false
        list.swipe(1, by: -220)
        #expect(list.log.take() == ["willBegin 0.1"])
    }

    @Test("T51: leading actions are on the other side, and a row without any does not open")
    func leading() {
        list.trailing = UISwipeActionsConfiguration(actions: [])
        list.swipe(1, by: -120)
        // The finger is still in its row.
        #expect(list.log.take() == ["didSelect 0.1"])
        list.leading = UISwipeActionsConfiguration(actions: [list.action("Read")])
        list.swipe(1, by: 60)
        #expect(list.cell(1).frame.minX == 74)
        #expect(list.log.take() == ["willBegin 0.1"])
    }

    @Test("T52: a row that says that it can be edited offers to be deleted, when the delegate has no actions")
    func delete() {
        final class Plain: NSObject, UITableViewDelegate {}
        let plain = Plain()
        list.table.delegate = plain
        list.screen.settle()
        list.swipe(1, by: -60)
        #expect(list.button?.currentTitle == "Delete")
        list.finger.tap(list.button!)
        list.screen.advance(by: 1)
        #expect(list.log.take() == ["commit delete 0.1"])
        #expect(list.table.numberOfRows(inSection: 0) == 9)
    }

    @Test(
        "T120: actions of the older form are shown where there are none of the newer, and told which row it is by then")
    func rowActions() {
        final class Older: NSObject, UITableViewDelegate {
            var log: CallLog?
            func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath)
                -> [UITableViewRowAction]?
            {
                let pin = UITableViewRowAction(style: .normal, title: "Pin") { [weak self] action, path in
                    self?.log?("\(action.title ?? "") \(TableFixture.name(path))")
                }
                pin.backgroundColor = .blue
                return [UITableViewRowAction(style: .destructive, title: "Delete") { _, _ in }, pin]
            }
        }
        let older = Older()
        older.log = list.log
        list.table.delegate = older
        list.screen.settle()
        list.swipe(2, by: -300)
        #expect(list.log.take() == [], "a long swipe performs none of them")
        let buttons = list.buttons
        #expect(buttons.map(\.currentTitle) == ["Delete", "Pin"])
        #expect(buttons.map(\.backgroundColor) == [.systemRed, .blue])
        list.finger.tap(buttons[1])
        list.screen.advance(by: 1)
        #expect(list.log.take() == ["Pin 0.2"])
    }

    @Test("T53: a pan that goes down scrolls, one that goes aside opens; never both")
    func directions() {
        let list = EditedTable([50])
        list.trailing = UISwipeActionsConfiguration(actions: [list.action("Flag")])
        list.finger.down(on: list.cell(3))
        list.finger.move(by: CGVector(dx: -8, dy: -60), over: 0.1, steps: 8)
        list.finger.move(by: CGVector(dx: -80, dy: 0), over: 0.1, steps: 8)
        list.finger.up()
        #expect(list.table.contentOffset.y > 0)
        #expect(list.log.take() == [])
        list.screen.advance(by: 5)
        let offset = list.table.contentOffset.y
        let row = list.table.indexPathsForVisibleRows![3].row
        list.finger.down(on: list.cell(row))
        list.finger.move(by: CGVector(dx: -60, dy: -5), over: 0.2, steps: 8)
        list.finger.move(by: CGVector(dx: 0, dy: -60), over: 0.2, steps: 8)
        list.finger.up()
        #expect(list.table.contentOffset.y == offset)
        #expect(list.log.take() == ["willBegin 0.\(row)"])
    }

    @Test("T55: another touch closes the open row, and selects nothing")
    func closing() {
        list.trailing = UISwipeActionsConfiguration(actions: [list.action("Flag")])
        list.swipe(1, by: -60)
        _ = list.log.take()
        list.tap(4)
        list.screen.advance(by: 1)
        #expect(list.log.take() == ["didEnd 0.1"])
        list.tap(4)
        #expect(list.log.take().last == "didSelect 0.4")
    }

    @Test("T58: the grip moves a row; the data source is told once, and the cell stays")
    func reorder() {
        list.table.setEditing(true, animated: false)
        list.screen.settle()
        let cell = list.cell(1)
        list.finger.down(at: CGPoint(x: 280, y: 66))
        list.screen.advance(by: 0.2)
        list.finger.move(by: CGVector(dx: 0, dy: 90), over: 0.3, steps: 9)
        #expect(cell.configurationState.isReordering)
        #expect(list.cell(2).frame.minY == 44)
        list.finger.up()
        list.screen.advance(by: 1)
        #expect(list.log.take() == ["move 0.1 0.3"])
        #expect(list.table.indexPath(for: cell) == path(3))
        #expect(list.table.visibleCells.prefix(4).map { $0.textLabel?.text } == ["0.0", "0.2", "0.3", "0.1"])
        #expect(list.table.contentOffset == .zero)
    }

    @Test("T58: a finger on the grip moves the row at once: it need not rest, and the table does not scroll")
    func gripAtOnce() {
        let list = EditedTable([50])
        list.table.setEditing(true, animated: false)
        list.screen.settle()
        list.finger.down(at: CGPoint(x: 280, y: 66))
        list.finger.move(by: CGVector(dx: 0, dy: 90), over: 0.1, steps: 9)
        list.finger.up()
        list.screen.advance(by: 1)
        #expect(list.log.take() == ["move 0.1 0.3"])
        #expect(list.table.contentOffset == .zero)
    }

    @Test("X38: a row that is held near the table's edge scrolls it, and goes to where it is then")
    func reorderAtEdge() {
        let list = EditedTable([100])
        list.table.setEditing(true, animated: false)
        list.screen.settle()
        list.finger.down(at: CGPoint(x: 280, y: 66))
        list.finger.move(by: CGVector(dx: 0, dy: 360), over: 0.3, steps: 9)
        list.screen.advance(by: 2)
        #expect(list.table.contentOffset.y > 300)
        let offset = list.table.contentOffset.y
        list.finger.move(by: CGVector(dx: 0, dy: -200), over: 0.1, steps: 4)
        list.screen.advance(by: 1)
        #expect(abs(list.table.contentOffset.y - offset) < 60)
        list.finger.up()
        list.screen.advance(by: 1)
        let told = list.log.take()
        let end = Int(((list.table.contentOffset.y + 226) / 44).rounded(.down))
        #expect(told == ["move 0.1 0.\(end)"])
    }

    @Test("T58: the delegate says where a row may go; a row that comes back is not told")
    func reorderTarget() {
        list.target = { path(min($0.row, 2)) }
        list.table.setEditing(true, animated: false)
        list.screen.settle()
        list.finger.down(at: CGPoint(x: 280, y: 66))
        list.screen.advance(by: 0.2)
        list.finger.move(by: CGVector(dx: 0, dy: 180), over: 0.3, steps: 9)
        list.finger.up()
        list.screen.advance(by: 1)
        #expect(list.log.take() == ["move 0.1 0.2"])
        list.finger.down(at: CGPoint(x: 280, y: 66))
        list.screen.advance(by: 0.2)
        list.finger.move(by: CGVector(dx: 0, dy: 20))
        list.finger.up()
        list.screen.advance(by: 1)
        #expect(list.log.take() == [])
        #expect(list.cell(1).frame.minY == 44)
    }
}
