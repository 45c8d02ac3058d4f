// SPDX-License-Identifier: Apache-2.0

import EventTrace
import Foundation
import Testing
import UIKitCore
import UIKitTesting

@testable import UIKitLists

@MainActor
@Suite("Which touch selects which row")
struct SelectionTests {
    @Test("T22, T24: a tap is asked about and told in order")
    func tap() {
        let list = TableFixture()
        list.tap(3)
        #expect(list.log.take() == TableFixture.tapOnFourth)
        #expect(list.table.indexPathForSelectedRow == IndexPath(row: 3, section: 0))
        #expect(list.cell(3).isSelected)
        #expect(
            list.notes == [
                "Row 3 of section 0 of UITableView \"Mail\" was highlighted by touch 1.",
                "Row 3 of section 0 of UITableView \"Mail\" was unhighlighted by touch 1.",
                "Row 3 of section 0 of UITableView \"Mail\" was selected by touch 1.",
            ])
        #expect(list.outcome == "Row 3 of section 0 of UITableView \"Mail\" was selected.")
    }

    @Test("C26, T122: a touch beside the rows goes on to the view around the table, to its end; one on a row does not")
    func passedOn() {
        final class Around: UIView {
            let log = CallLog()
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { log("began") }
            override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { log("moved") }
            override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { log("ended") }
            override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { log("cancelled") }
        }
        let list = TableFixture([2])
        let around = Around(frame: list.screen.window.bounds)
        list.screen.window.addSubview(around)
        around.addSubview(list.table)
        list.tap(1)
        #expect(around.log.take() == [])
        let beside = CGPoint(x: 150, y: 400)
        list.finger.down(at: beside)
        list.finger.move(to: CGPoint(x: 152, y: 400))
        list.screen.advance(by: 0.2)
        list.finger.move(to: CGPoint(x: 152, y: 398))
        list.finger.up()
        #expect(around.log.take() == ["began", "moved", "moved", "ended"])
        list.finger.down(at: beside)
        list.finger.move(to: CGPoint(x: 150, y: 300), over: 0.3)
        list.finger.up()
        #expect(around.log.take().last == "cancelled")
        list.screen.advance(by: 2)
        list.table.allowsSelection = false
        list.tap(1)
        #expect(around.log.take() == ["began", "ended"])
        #expect(list.table.indexPathForSelectedRow == IndexPath(row: 1, section: 0))
    }

    @Test("T24: the row before is deselected between willSelect and didSelect of the next")
    func another() {
        let list = TableFixture()
        list.tap(1)
        _ = list.log.take()
        list.tap(2)
        #expect(
            list.log.take() == [
                "shouldHighlight 0.2", "didHighlight 0.2", "didUnhighlight 0.2", "willSelect 0.2", "willDeselect 0.1",
                "didDeselect 0.1", "didSelect 0.2",
            ])
        #expect(!list.cell(1).isSelected && list.cell(2).isSelected)
        // The same row again is selected again.
        list.tap(2)
        #expect(
            list.log.take() == [
                "shouldHighlight 0.2", "didHighlight 0.2", "didUnhighlight 0.2", "willSelect 0.2", "didSelect 0.2",
            ])
    }

    @Test("T21: a resting finger highlights after the delay, a quick one when it lifts")
    func delay() {
        let list = TableFixture()
        list.finger.down(on: list.cell(3))
        list.screen.advance(by: 0.1)
        #expect(list.log.take() == [])
        list.screen.advance(by: 0.06)
        #expect(list.log.take() == ["shouldHighlight 0.3", "didHighlight 0.3"])
        #expect(list.cell(3).isHighlighted)
        list.finger.up()
        #expect(list.log.take() == ["didUnhighlight 0.3", "willSelect 0.3", "didSelect 0.3"])
        #expect(!list.cell(3).isHighlighted)
        list.table.delaysContentTouches = false
        list.finger.down(on: list.cell(4))
        #expect(list.log.take() == ["shouldHighlight 0.4", "didHighlight 0.4"])
    }

    @Test(
        "T23: while another row is pressed, the selected one does not look so; it does again when the touch is cancelled"
    )
    func look() {
        let list = TableFixture()
        list.tap(1)
        list.finger.down(on: list.cell(2))
        list.screen.advance(by: 0.2)
        #expect(!list.cell(1).isSelected)
        list.finger.cancel()
        #expect(list.cell(1).isSelected)
        #expect(list.table.indexPathsForSelectedRows == [IndexPath(row: 1, section: 0)])
    }

    @Test("T25: scrolling takes the highlight away, and selects nothing")
    func scrolling() {
        let list = TableFixture([50])
        list.finger.down(on: list.cell(3))
        list.screen.advance(by: 0.2)
        list.finger.move(by: CGVector(dx: 0, dy: -60), over: 0.1, steps: 6)
        #expect(list.log.take() == ["shouldHighlight 0.3", "didHighlight 0.3", "didUnhighlight 0.3"])
        #expect(list.table.contentOffset.y > 0)
        list.finger.up()
        #expect(list.table.indexPathForSelectedRow == nil)
        #expect(
            list.notes.contains(
                "Row 3 of section 0 of UITableView \"Mail\" was not selected by touch 1: the list scrolled, and took its touch."
            ))
    }

    @Test("T25: a drag before the delay never reaches the row, and the trace says why it was not selected")
    func quickScroll() {
        let list = TableFixture([50])
        list.finger.down(on: list.cell(3))
        list.finger.move(by: CGVector(dx: 0, dy: -60), over: 0.1, steps: 6)
        list.finger.up()
        #expect(list.log.take() == [])
        #expect(
            list.notes == [
                "Row 3 of section 0 of UITableView \"Mail\" was not selected by touch 1: the list scrolled, and took its touch."
            ])
    }

    @Test("T26: a touch that stops the scrolling selects nothing")
    func stopping() {
        let list = TableFixture([500])
        list.finger.down(on: list.cell(8))
        list.finger.move(by: CGVector(dx: 0, dy: -200), over: 0.05, steps: 5)
        list.finger.up()
        list.screen.advance(by: 0.1)
        #expect(list.table.isDecelerating)
        list.trace.removeAll()
        let shown = list.table.indexPathsForVisibleRows![4]
        list.tap(shown.row)
        #expect(list.log.take() == [])
        #expect(
            list.notes == [
                "Row \(shown.row) of section 0 of UITableView \"Mail\" was not selected by touch 2: its touch stopped the list's scrolling."
            ])
    }

    @Test("T28: a recognizer that takes touches keeps a row from being selected, and the verdict says so")
    func recognizer() {
        let list = TableFixture()
        var taps = 0
        let target = ClosureTarget { taps += 1 }
        let tap = UITapGestureRecognizer(target: target, action: ClosureTarget.action)
        list.screen.window.addGestureRecognizer(tap)
        list.tap(3)
        #expect(taps == 1)
        #expect(list.log.take() == [])
        #expect(
            list.notes == [
                "Row 3 of section 0 of UITableView \"Mail\" was not selected by touch 1: UITapGestureRecognizer recognized and took its touch (cancelsTouchesInView is true)."
            ])
        #expect(
            list.outcome.hasSuffix(
                "Row 3 of section 0 of UITableView \"Mail\" was not selected: the tap recognizer of UIWindow recognized, and took its touch."
            ))
        #expect(
            list.advice == [
                "Set cancelsTouchesInView of the tap recognizer of UIWindow to false, or let its delegate refuse touches in UITableView \"Mail\"."
            ])
        tap.cancelsTouchesInView = false
        list.tap(3)
        #expect(taps == 2)
        #expect(list.log.take() == TableFixture.tapOnFourth)
    }

    @Test("T28: a recognizer of a resting finger cancels the highlight it had")
    func longTouch() {
        let list = TableFixture()
        let target = ClosureTarget {}
        list.screen.window.addGestureRecognizer(UITapGestureRecognizer(target: target, action: ClosureTarget.action))
        list.finger.down(on: list.cell(3))
        list.screen.advance(by: 0.2)
        list.finger.up()
        #expect(list.log.take() == ["shouldHighlight 0.3", "didHighlight 0.3", "didUnhighlight 0.3"])
        #expect(list.notes.last?.contains("UITapGestureRecognizer recognized and took its touch") == false)
        #expect(list.notes.contains { $0.contains("was not selected by touch 1: UITapGestureRecognizer recognized") })
    }

    @Test("T27: a button in a row takes the touch, a label does not")
    func button() {
        let list = TableFixture()
        let button = UIButton(frame: CGRect(x: 200, y: 0, width: 80, height: 44))
        button.setTitle("Buy", for: .normal)
        button.addAction(UIAction { _ in list.log("buy") }, for: .touchUpInside)
        list.cell(3).contentView.addSubview(button)
        list.tap(3, x: 240)
        #expect(list.log.take() == ["buy"])
        #expect(
            list.notes.map { $0.contains("was not selected by touch 1: UIButton \"Buy\" in the row kept the touch.") }
                == [true])
        list.tap(3, x: 40)
        #expect(list.log.take() == TableFixture.tapOnFourth)
    }

    @Test("T27: after a scroll, who kept a touch is the button and not the list")
    func buttonAfterScroll() {
        let list = TableFixture([50])
        list.finger.down(on: list.cell(5))
        list.finger.move(by: CGVector(dx: 0, dy: -60), over: 0.2, steps: 6)
        list.screen.advance(by: 0.3)
        list.finger.up()
        list.screen.advance(by: 3)
        #expect(!list.table.isDecelerating)
        list.trace.removeAll()
        let button = UIButton(frame: CGRect(x: 200, y: 0, width: 80, height: 44))
        button.setTitle("Buy", for: .normal)
        list.cell(6).contentView.addSubview(button)
        list.tap(6, x: 240)
        #expect(list.notes.map { $0.contains("UIButton \"Buy\" in the row kept the touch.") } == [true])
    }

    @Test("T20: a cell that overrides touchesBegan without super is not selected")
    func override() {
        final class Greedy: UITableViewCell {
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
            override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
        }
        let list = TableFixture()
        list.table.register(Greedy.self, forCellReuseIdentifier: "cell")
        list.table.reloadData()
        for cell in list.table.visibleCells where !(cell is Greedy) { cell.removeFromSuperview() }
        let fresh = UITableView(frame: list.table.frame)
        fresh.register(Greedy.self, forCellReuseIdentifier: "cell")
        fresh.dataSource = list
        fresh.delegate = list
        list.screen.window.addSubview(fresh)
        list.screen.settle()
        #expect(fresh.visibleCells.first is Greedy)
        list.finger.tap(fresh.cellForRow(at: IndexPath(row: 3, section: 0))!)
        #expect(list.log.take() == [])
        #expect(list.notes.last?.contains("in the row kept the touch") == true)
    }

    @Test("T35: rows that are loaded anew under a touch are not selected by it")
    func reload() {
        let list = TableFixture()
        list.finger.down(on: list.cell(3))
        list.screen.advance(by: 0.2)
        list.table.reloadData()
        list.screen.settle()
        list.finger.up()
        #expect(list.log.take() == ["shouldHighlight 0.3", "didHighlight 0.3", "didUnhighlight 0.3"])
        #expect(list.notes.contains { $0.contains("removed or loaded anew under its touch") })
        list.tap(2)
        list.table.reloadData()
        #expect(list.table.indexPathForSelectedRow == nil)
    }

    @Test("T27: the accessory's button tells the delegate, and selects nothing")
    func accessory() {
        let list = TableFixture()
        list.cell(3).accessoryType = .detailButton
        list.screen.settle()
        list.tap(3, x: 300 - 28)
        #expect(list.log.take() == ["accessory 0.3"])
        list.cell(4).accessoryType = .disclosureIndicator
        list.screen.settle()
        list.tap(4, x: 300 - 20)
        #expect(list.log.take().last == "didSelect 0.4")
    }

    @Test("T36: a row that leaves the finger's place is not selected; a table that cannot scroll")
    func outside() {
        let list = TableFixture()
        list.table.isScrollEnabled = false
        list.finger.down(on: list.cell(3))
        list.finger.move(by: CGVector(dx: 0, dy: 60))
        list.finger.up()
        #expect(list.log.take() == ["shouldHighlight 0.3", "didHighlight 0.3", "didUnhighlight 0.3"])
        #expect(list.notes.contains { $0.hasSuffix("its touch lifted outside of the row.") })
    }
}

/// What a recognizer or a button calls.
@MainActor
final class ClosureTarget: NSObject {
    static let action = Selector("run", ClosureTarget.run)
    private let closure: () -> Void

    init(_ closure: @escaping () -> Void) { self.closure = closure }

    func run() { closure() }
}
