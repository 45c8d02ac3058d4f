// SPDX-License-Identifier: Apache-2.0

import EventTrace
import Foundation
import Testing
import UIKitCore
import UIKitTesting

@testable import UIKitLists

@MainActor
@Suite("Which rows may be selected")
struct SelectableRowTests {
    @Test("T29: the delegate refuses: no highlight, no selection, another row")
    func refusals() {
        let list = TableFixture()
        list.highlights = { _ in false }
        list.tap(3)
        #expect(list.log.take() == ["shouldHighlight 0.3"])
        #expect(
            list.advice == ["Let tableView(_:shouldHighlightRowAt:) be true: what is not highlighted is not selected."])
        list.highlights = { _ in true }
        list.selects = { _ in nil }
        list.tap(3)
        #expect(list.log.take() == ["shouldHighlight 0.3", "didHighlight 0.3", "didUnhighlight 0.3", "willSelect 0.3"])
        #expect(
            list.outcome
                == "Row 3 of section 0 of UITableView \"Mail\" was not selected: the delegate's tableView(_:willSelectRowAt:) was nil."
        )
        list.selects = { _ in IndexPath(row: 5, section: 0) }
        list.tap(3)
        #expect(list.log.take().last == "didSelect 0.5")
        #expect(list.table.indexPathForSelectedRow == IndexPath(row: 5, section: 0))
        #expect(list.cell(5).isSelected && !list.cell(3).isSelected)
        list.selects = { $0 }
        list.deselects = { _ in nil }
        list.tap(1)
        #expect(list.table.indexPathsForSelectedRows == [IndexPath(row: 5, section: 0), IndexPath(row: 1, section: 0)])
    }

    @Test("T31: without allowsSelection nothing is highlighted or selected")
    func notAllowed() {
        let list = TableFixture()
        list.table.allowsSelection = false
        list.tap(3)
        #expect(list.log.take() == [])
        #expect(list.advice == ["Set allowsSelection of UITableView \"Mail\" to true."])
        list.table.allowsSelection = true
        list.table.isEditing = true
        list.tap(3, x: 150)
        #expect(list.log.take() == [])
        #expect(list.advice == ["Set allowsSelectionDuringEditing of UITableView \"Mail\" to true."])
        list.table.allowsSelectionDuringEditing = true
        list.tap(3, x: 150)
        #expect(list.log.take() == TableFixture.tapOnFourth)
    }

    @Test("T31: of several, a second tap deselects")
    func several() {
        let list = TableFixture()
        list.table.allowsMultipleSelection = true
        list.tap(1)
        list.tap(4)
        _ = list.log.take()
        #expect(list.table.indexPathsForSelectedRows?.map(\.row) == [1, 4])
        list.tap(1)
        #expect(
            list.log.take() == [
                "shouldHighlight 0.1", "didHighlight 0.1", "didUnhighlight 0.1", "willDeselect 0.1", "didDeselect 0.1",
            ])
        #expect(list.table.indexPathsForSelectedRows?.map(\.row) == [4])
        #expect(!list.cell(1).isSelected)
    }

    @Test("T30: the application selects and deselects without the delegate")
    func programmatic() {
        let list = TableFixture([50])
        list.table.selectRow(at: IndexPath(row: 30, section: 0), animated: false, scrollPosition: .middle)
        list.screen.settle()
        #expect(list.cell(30).isSelected)
        #expect(list.table.rectForRow(at: IndexPath(row: 30, section: 0)).midY == list.table.bounds.midY)
        list.table.selectRow(at: IndexPath(row: 31, section: 0), animated: false, scrollPosition: .none)
        #expect(list.table.indexPathsForSelectedRows?.map(\.row) == [31])
        list.table.deselectRow(at: IndexPath(row: 31, section: 0), animated: true)
        #expect(list.table.indexPathForSelectedRow == nil)
        #expect(list.log.take() == [])
    }

    @Test("T32: a cell that takes no touches is not selected, and the verdict names it")
    func disabledCell() {
        let list = TableFixture()
        list.cell(3).isUserInteractionEnabled = false
        list.finger.tap(at: CGPoint(x: 100, y: 44 * 3 + 20))
        #expect(list.log.take() == [])
        #expect(
            list.notes.map { $0.hasSuffix("isUserInteractionEnabled of UITableViewCell \"0.3\" is false.") } == [true])
    }

    @Test("T33: selectionStyle none changes the look alone")
    func style() {
        let list = TableFixture()
        list.cell(3).selectionStyle = .none
        list.tap(3)
        #expect(list.log.take() == TableFixture.tapOnFourth)
        #expect(list.cell(3).isSelected)
        #expect(list.cell(3).selectedBackgroundView == nil)
        list.tap(4)
        #expect(list.cell(4).selectedBackgroundView?.superview === list.cell(4))
    }

    @Test("T34: without a delegate that listens the row is selected, and the verdict says that nobody was told")
    func deaf() {
        final class Deaf: NSObject, UITableViewDelegate {}
        let list = TableFixture()
        let deaf = Deaf()
        list.table.delegate = deaf
        list.screen.settle()
        list.tap(3)
        #expect(list.table.indexPathForSelectedRow?.row == 3)
        #expect(
            list.outcome
                == "Row 3 of section 0 of UITableView \"Mail\" was selected. Nobody was told: no delegate of the list implements tableView(_:didSelectRowAt:)."
        )
    }
}
