// SPDX-License-Identifier: Apache-2.0

import EventTrace
import Foundation
import Testing
import UIKitCore
import UIKitTesting

@testable import UIKitLists

/// What people ask about lists and touches, played, with the published answers as outcomes.
@MainActor
@Suite("Questions about lists and recognizers")
struct QuestionTests {
    private final class Taps: NSObject, UIGestureRecognizerDelegate {
        let log: CallLog
        var receives: (UITouch) -> Bool = { _ in true }
        init(_ log: CallLog) { self.log = log }
        func tapped(_ sender: UIGestureRecognizer) { log("tapped") }
        func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
            receives(touch)
        }
    }

    private let list = TableFixture()
    private let taps: Taps
    private let tap: UITapGestureRecognizer

    init() {
        taps = Taps(list.log)
        tap = UITapGestureRecognizer(target: taps, action: Selector("tapped:", Taps.tapped(_:)))
    }

    private func selected(_ row: Int) -> [String] {
        let name = "0.\(row)"
        return [
            "shouldHighlight \(name)", "didHighlight \(name)", "didUnhighlight \(name)", "willSelect \(name)",
            "didSelect \(name)",
        ]
    }

    @Test("T28: UITapGestureRecognizer breaks didSelectRowAt; cancelsTouchesInView = false gives it back")
    func breaksSelection() {
        list.screen.window.addGestureRecognizer(tap)
        list.tap(2)
        #expect(list.log.take() == ["tapped"])
        tap.cancelsTouchesInView = false
        list.tap(2)
        #expect(
            list.log.take().filter { $0.hasPrefix("did") || $0 == "tapped" }.sorted() == [
                "didHighlight 0.2", "didSelect 0.2", "didUnhighlight 0.2", "tapped",
            ])
    }

    @Test("T28: the other answer: a delegate that refuses touches in the table")
    func refusingDelegate() {
        let page = UIView(frame: list.screen.window.bounds)
        list.screen.window.addSubview(page)
        page.addSubview(list.table)
        list.table.frame.size.height = 300
        list.screen.settle()
        page.addGestureRecognizer(tap)
        tap.delegate = taps
        let table = list.table
        taps.receives = { $0.view?.isDescendant(of: table) == false }
        list.tap(2)
        #expect(list.log.take() == selected(2))
        list.finger.tap(at: CGPoint(x: 100, y: 400))
        #expect(list.log.take() == ["tapped"])
    }

    @Test("T28: a tap outside puts the keyboard away, and selects the row as well")
    func keyboard() {
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
        list.table.tableHeaderView = field
        list.screen.settle()
        #expect(field.becomeFirstResponder())
        @MainActor
        final class Ending: NSObject {
            weak var view: UIView?
            func end() { view?.endEditing(true) }
        }
        let ending = Ending()
        ending.view = list.screen.window
        let tap = UITapGestureRecognizer(target: ending, action: Selector("end", Ending.end))
        tap.cancelsTouchesInView = false
        list.table.addGestureRecognizer(tap)
        list.tap(2)
        #expect(!field.isFirstResponder)
        #expect(list.log.take().last == "didSelect 0.2")
    }

    @Test("T27: which row's button was tapped: its place, in the table's coordinates")
    func buttonInCell() {
        let table = list.table
        let log = list.log
        for row in 0..<5 {
            let button = UIButton(frame: CGRect(x: 200, y: 4, width: 80, height: 36))
            button.addAction(
                UIAction { action in
                    guard let sender = action.sender as? UIView else { return }
                    let point = sender.convert(CGPoint.zero, to: table)
                    log("button in \(table.indexPathForRow(at: point)?.row ?? -1)")
                }, for: .touchUpInside)
            list.cell(row).contentView.addSubview(button)
        }
        list.tap(3, x: 240)
        #expect(list.log.take() == ["button in 3"])
        // A button on the cell beside its content is in front of it, and works too.
        let button = UIButton(frame: CGRect(x: 10, y: 4, width: 60, height: 36))
        button.addAction(UIAction { _ in log("on the cell") }, for: .touchUpInside)
        list.cell(4).addSubview(button)
        list.tap(4, x: 40)
        #expect(list.log.take() == ["on the cell"])
    }

    @Test("T27: a button below the content view gets no touch: the content is in front of it")
    func buttonBelowContent() {
        let log = list.log
        let button = UIButton(frame: CGRect(x: 10, y: 4, width: 60, height: 36))
        button.addAction(UIAction { _ in log("button") }, for: .touchUpInside)
        list.cell(4).insertSubview(button, at: 0)
        list.tap(4, x: 40)
        #expect(list.log.take() == selected(4))
    }

    @Test("T34: didSelectRow not called: didDeselectRow was written instead")
    func wrongMethod() {
        final class Mistaken: NSObject, UITableViewDelegate {
            let log = CallLog()
            func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
                log("didDeselect \(indexPath.row)")
            }
        }
        let mistaken = Mistaken()
        list.table.delegate = mistaken
        list.screen.settle()
        list.tap(1)
        #expect(mistaken.log.take() == [])
        #expect(list.outcome.contains("no delegate of the list implements tableView(_:didSelectRowAt:)"))
        list.tap(2)
        #expect(mistaken.log.take() == ["didDeselect 1"])
    }

    @Test("T30: deselectRow(at:animated:) in didSelectRow: the row is shown chosen and then not")
    func deselectAtOnce() {
        let table = list.table
        list.onSelect = { table.deselectRow(at: $0, animated: true) }
        list.tap(2)
        list.screen.advance(by: 1)
        #expect(list.log.take() == selected(2))
        #expect(!list.cell(2).isSelected && table.indexPathForSelectedRow == nil)
    }

    @Test("T33: how to disable selection: style none still calls didSelect, allowsSelection false does not")
    func disabling() {
        for cell in list.table.visibleCells { cell.selectionStyle = .none }
        list.tap(2)
        #expect(list.log.take() == selected(2))
        list.table.allowsSelection = false
        list.tap(2)
        #expect(list.log.take() == [])
    }

    @Test("T37: a long press on a row recognizes, and keeps the row from being selected")
    func longPress() {
        let press = UILongPressGestureRecognizer(target: taps, action: Selector("tapped:", Taps.tapped(_:)))
        list.table.addGestureRecognizer(press)
        list.finger.down(on: list.cell(2))
        list.screen.advance(by: 0.6)
        #expect(list.log.take() == ["shouldHighlight 0.2", "didHighlight 0.2", "didUnhighlight 0.2", "tapped"])
        list.finger.up()
        #expect(list.table.indexPathForSelectedRow == nil)
        #expect(list.outcome.contains("UILongPressGestureRecognizer") || list.outcome.contains("long-press recognizer"))
        _ = list.log.take()
        list.tap(3)
        #expect(list.log.take() == selected(3))
    }

    @Test("T38: a double tap on a row beside its selection: both, with a recognizer that does not cancel")
    func doubleTap() {
        tap.numberOfTapsRequired = 2
        tap.cancelsTouchesInView = false
        tap.delaysTouchesEnded = false
        list.table.addGestureRecognizer(tap)
        list.tap(2)
        #expect(list.log.take() == selected(2))
        list.tap(2)
        #expect(list.log.take().contains("tapped"))
    }

    @Test("T38: with delaysTouchesEnded a single tap selects when the second did not come")
    func waitingDoubleTap() {
        tap.numberOfTapsRequired = 2
        list.table.addGestureRecognizer(tap)
        list.tap(2)
        #expect(list.log.take() == ["shouldHighlight 0.2", "didHighlight 0.2"])
        list.screen.advance(by: 1)
        #expect(list.log.take() == ["didUnhighlight 0.2", "willSelect 0.2", "didSelect 0.2"])
    }

    @Test("T39: a text field in a row is first responder by a tap, and the row is not selected")
    func fieldInCell() {
        let field = UITextField(frame: CGRect(x: 100, y: 4, width: 150, height: 36))
        list.cell(2).contentView.addSubview(field)
        list.tap(2, x: 150)
        #expect(field.isFirstResponder)
        #expect(list.log.take() == [])
    }

    @Test("T20: a view over a table takes its touches, unless it takes none")
    func overlay() {
        let overlay = UIView(frame: list.screen.window.bounds)
        list.screen.window.addSubview(overlay)
        list.tap(2)
        #expect(list.log.take() == [])
        overlay.isUserInteractionEnabled = false
        list.tap(2)
        #expect(list.log.take() == selected(2))
    }
}
