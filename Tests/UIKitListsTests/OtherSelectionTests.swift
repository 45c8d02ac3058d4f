// SPDX-License-Identifier: Apache-2.0

import EventTrace
import Foundation
import Testing
import UIKitCore
import UIKitTesting

@testable import UIKitLists

@MainActor
@Suite("Selection by keys, focus and two fingers")
struct OtherSelectionTests {
    private func isFocused(_ row: Int, _ list: TableFixture) -> Bool { list.cell(row).isFocused }

    @Test("T60: focus moves from row to row, and the keys that choose select as a tap does")
    func keys() {
        let list = TableFixture()
        list.screen.press(.keyboardTab)
        list.screen.press(.keyboardDownArrow)
        #expect(list.cell(1).isFocused)
        #expect(list.log.take() == [])
        list.screen.keyDown(.keyboardReturnOrEnter)
        #expect(list.log.take() == ["shouldHighlight 0.1", "didHighlight 0.1"])
        list.screen.keyUp(.keyboardReturnOrEnter)
        #expect(list.log.take() == ["didUnhighlight 0.1", "willSelect 0.1", "didSelect 0.1"])
        #expect(list.notes.last == "Row 1 of section 0 of UITableView \"Mail\" was selected.")
        list.screen.press(.keyboardDownArrow)
        list.screen.press(.keyboardSpacebar)
        #expect(list.log.take().last == "didSelect 0.2")
    }

    @Test("T61: where selection follows focus, a row that gets focus is selected")
    func following() {
        let list = TableFixture()
        list.table.selectionFollowsFocus = true
        list.screen.press(.keyboardTab)
        list.screen.press(.keyboardDownArrow)
        #expect(
            list.log.take().filter { $0.hasPrefix("did") } == ["didSelect 0.0", "didDeselect 0.0", "didSelect 0.1"])
    }

    @Test("T60: focus goes on to rows that are not seen yet, and the table scrolls")
    func farther() {
        let list = TableFixture([100])
        list.screen.press(.keyboardTab)
        for _ in 0..<15 {
            list.screen.press(.keyboardDownArrow)
            list.screen.advance(by: 1)
        }
        #expect(list.table.contentOffset.y > 0)
        #expect(list.table.visibleCells.contains { $0.isFocused })
    }

    @Test("T60: rows that cannot be selected have no focus")
    func unfocusable() {
        let list = TableFixture()
        list.table.allowsSelection = false
        list.screen.press(.keyboardTab)
        #expect(list.table.visibleCells.allSatisfy { !$0.isFocused })
    }

    @Test("T63: two fingers that pan select the rows between, where the delegate lets them")
    func twoFingers() {
        final class Several: NSObject, UITableViewDelegate {
            let log = CallLog()
            var begins = true
            func tableView(_ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath)
                -> Bool
            {
                begins
            }
            func tableView(_ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath) {
                log("begin \(indexPath.row)")
                tableView.setEditing(true, animated: false)
            }
            func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) { log("end") }
            func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
                log("select \(indexPath.row)")
            }
            func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
                log("deselect \(indexPath.row)")
            }
        }
        let list = TableFixture([50])
        let several = Several()
        list.table.delegate = several
        list.table.allowsMultipleSelectionDuringEditing = true
        list.screen.settle()
        let other = list.screen.finger()
        func pan() {
            list.finger.down(at: CGPoint(x: 100, y: 66))
            other.down(at: CGPoint(x: 180, y: 66))
            for _ in 0..<9 {
                list.finger.move(by: CGVector(dx: 0, dy: 10))
                other.move(by: CGVector(dx: 0, dy: 10))
                list.screen.advance(by: 0.02)
            }
        }
        pan()
        #expect(several.log.take() == ["begin 1", "select 1", "select 2", "select 3"])
        for _ in 0..<4 {
            list.finger.move(by: CGVector(dx: 0, dy: -11))
            other.move(by: CGVector(dx: 0, dy: -11))
        }
        #expect(several.log.take() == ["deselect 3"])
        list.finger.up()
        other.up()
        #expect(several.log.take() == ["end"])
        #expect(list.table.contentOffset.y == 0)
        #expect(list.table.indexPathsForSelectedRows?.map(\.row) == [1, 2])
        several.begins = false
        list.table.setEditing(false, animated: false)
        list.screen.settle()
        pan()
        #expect(several.log.take() == [])
    }

    @Test("T21: a table among many touches: a second finger on another row selects nothing while the first is down")
    func second() {
        let list = TableFixture()
        let other = list.screen.finger()
        list.finger.down(on: list.cell(1))
        list.screen.advance(by: 0.2)
        other.down(on: list.cell(4))
        list.screen.advance(by: 0.2)
        other.up()
        #expect(list.log.take() == ["shouldHighlight 0.1", "didHighlight 0.1"])
        list.finger.up()
        #expect(list.log.take().last == "didSelect 0.1")
    }

    @Test("T35: a delegate that changes the rows in the middle of a touch")
    func interference() {
        let list = TableFixture()
        list.onSelect = { [unowned list] path in
            list.items[0].remove(at: path.row)
            list.table.deleteRows(at: [path], with: .automatic)
        }
        for _ in 0..<5 {
            list.tap(0)
            list.screen.advance(by: 1)
        }
        #expect(list.table.numberOfRows(inSection: 0) == 5)
        #expect(list.table.indexPathForSelectedRow == nil)
        list.onSelect = { [unowned list] _ in list.table.removeFromSuperview() }
        list.tap(0)
        #expect(list.table.window == nil)
    }

    @Test("T2: scrolling costs what comes and goes")
    func cost() {
        func layouts(_ count: Int) -> Int {
            let list = TableFixture([count])
            let before = list.cellCount
            for step in 1...50 {
                list.table.contentOffset.y = CGFloat(step) * 10
                list.screen.settle()
            }
            return list.cellCount - before
        }
        #expect(layouts(100) == layouts(100_000))
    }
}
