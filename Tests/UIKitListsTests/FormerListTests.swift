// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import EventTrace
import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore
@testable import UIKitLists

@MainActor
@Suite("What lists' delegates said before context menus, and cells as delegates")
struct FormerListTests {
    /// A cell that answers for a recognizer, and has a command of its own.
    private final class Cell: UITableViewCell {
        var asked: [String] = []
        let pan = UIPanGestureRecognizer()
        override class var selectors: [Selector] { [Selector("shout:", Cell.shout(_:))] }
        func shout(_ sender: Any?) { asked.append("shout") }
        override func gestureRecognizer(
            _ gestureRecognizer: UIGestureRecognizer,
            shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
        ) -> Bool {
            asked.append(otherGestureRecognizer is UIPanGestureRecognizer ? "pan" : "other")
            return true
        }
    }

    private final class List: NSObject, UITableViewDataSource, UITableViewDelegate {
        let log = CallLog()
        var commands: Set<String> = ["copy:"]
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = Cell(style: .default, reuseIdentifier: nil)
            cell.pan.delegate = cell
            cell.addGestureRecognizer(cell.pan)
            return cell
        }
        func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int { indexPath.row }
        func tableView(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool {
            indexPath.row < 3
        }
        func tableView(
            _ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath,
            withSender sender: Any?
        ) -> Bool { commands.contains(action.description) }
        func tableView(
            _ tableView: UITableView, performAction action: Selector, forRowAt indexPath: IndexPath,
            withSender sender: Any?
        ) { log("\(action.description) \(indexPath.row)") }
    }

    let screen = TestScreen(size: CGSize(width: 300, height: 440))
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 440))
    private let list = List()

    init() {
        table.contentInsetAdjustmentBehavior = .never
        table.dataSource = list
        table.delegate = list
        screen.window.addSubview(table)
        screen.settle()
    }

    private func menu(_ row: Int) -> [UIAction] {
        let path = IndexPath(row: row, section: 0)
        let menu = table.menuConfiguration(at: path, .zero)?.actionProvider?([])
        return menu?.children.compactMap { $0 as? UIAction } ?? []
    }

    @Test("T125: a row's content keeps as many steps from the edge as the delegate says")
    func indentation() {
        #expect(table.visibleCells.map(\.indentationLevel) == [0, 1, 2, 3, 4])
        let plain = TableFixture([2])
        plain.cell(0).indentationLevel = 2
        #expect(plain.cell(0).indentationLevel == 2)
    }

    @Test("T127: a cell hears before and after the controls of editing come and go")
    func states() {
        final class Told: UITableViewCell {
            var log: [String] = []
            override func willTransition(to state: StateMask) {
                super.willTransition(to: state)
                log.append("will \(state.rawValue)")
            }
            override func didTransition(to state: StateMask) {
                super.didTransition(to: state)
                log.append("did \(state.rawValue)")
            }
        }
        let cell = Told()
        cell.setEditing(true, animated: false)
        cell.setEditing(true, animated: false)
        screen.window.addSubview(cell)
        cell.setEditing(false, animated: true)
        #expect(cell.log == ["will 1", "did 1", "will 0"])
        screen.advance(by: 0.5)
        #expect(cell.log.last == "did 0")
    }

    @Test("T126: a long press shows the commands that the delegate lets through, and tells it which was chosen")
    func commands() throws {
        #expect(menu(0).map(\.title) == ["Copy"] && menu(3).isEmpty)
        list.commands = ["copy:", "paste:"]
        #expect(menu(1).map(\.title) == ["Copy", "Paste"])
        menu(1).last?.performWithSender(nil, target: nil)
        #expect(list.log.take() == ["paste: 1"])
        list.commands = []
        #expect(table.menuConfiguration(at: IndexPath(row: 0, section: 0), .zero) == nil)
        let finger = screen.finger()
        list.commands = ["cut:"]
        finger.down(at: CGPoint(x: 100, y: 20))
        screen.advance(by: 0.6)
        let interaction = try #require(table.interactions.lazy.compactMap { $0 as? UIContextMenuInteraction }.first)
        #expect(interaction.menuAppearance == .rich)
        finger.up()
        interaction.dismissMenu()
    }

    @Test(
        "T126: commands of the shared menu controller go to a cell that has them, and to the delegate where it has not")
    func ownCommands() throws {
        UIMenuController.shared.menuItems = [
            UIMenuItem(title: "Shout", action: Selector("shout:")),
            UIMenuItem(title: "Mark", action: Selector("mark:")),
        ]
        defer { UIMenuController.shared.menuItems = nil }
        list.commands = ["shout:", "mark:"]
        let actions = menu(2)
        #expect(actions.map(\.title) == ["Shout", "Mark"])
        actions.forEach { $0.performWithSender(nil, target: nil) }
        let cell = try #require(table.cellForRow(at: IndexPath(row: 2, section: 0)) as? Cell)
        #expect(cell.asked == ["shout"] && list.log.take() == ["mark: 2"])
    }

    @Test("A cell is asked as the delegate of its recognizer, and both pan")
    func cellAsDelegate() throws {
        table.rowHeight = 400
        table.reloadData()
        screen.settle()
        let cell = try #require(table.visibleCells.first as? Cell)
        let finger = screen.finger()
        finger.down(at: CGPoint(x: 100, y: 300))
        finger.move(by: CGVector(dx: 0, dy: -100), over: 0.2, steps: 4)
        #expect(cell.asked.contains("pan"))
        #expect(cell.pan.state == .changed && table.contentOffset.y > 0)
        finger.up()
    }

    @Test("PO1: a layout's observer hears which collection it comes to, and an unknown name is reported")
    func observedLayout() {
        final class Layout: UICollectionViewFlowLayout, KeyValueObserver {
            var told: [String] = []
            func observeValue(
                forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
                context: UnsafeMutableRawPointer?
            ) { told.append("\(keyPath ?? "") \(collectionView != nil) \(change?[.newKey] is UICollectionView)") }
        }
        let layout = Layout()
        layout.addObserver(layout, forKeyPath: "collectionView", options: [.new], context: nil)
        let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
        #expect(layout.told == ["collectionView true true"])
        view.collectionViewLayout = UICollectionViewFlowLayout()
        #expect(layout.told == ["collectionView true true", "collectionView false false"])
        layout.removeObserver(layout, forKeyPath: "collectionView")
        view.collectionViewLayout = layout
        #expect(layout.told.count == 2)
        #expect(UITraitCollection.current.displayGamut == .SRGB)
    }

    @Test("T126: items of collections have the same commands")
    func collection() {
        final class Items: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
            var log: [String] = []
            func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }
            func collectionView(_ view: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
                view.dequeueReusableCell(withReuseIdentifier: "a", for: indexPath)
            }
            func collectionView(_ view: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath) -> Bool {
                indexPath.item == 1
            }
            func collectionView(
                _ collectionView: UICollectionView, canPerformAction action: Selector, forItemAt indexPath: IndexPath,
                withSender sender: Any?
            ) -> Bool { action == Selector("copy:") }
            func collectionView(
                _ collectionView: UICollectionView, performAction action: Selector, forItemAt indexPath: IndexPath,
                withSender sender: Any?
            ) { log.append("\(action.description) \(indexPath.item)") }
        }
        let items = Items()
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 300, height: 300), collectionViewLayout: UICollectionViewFlowLayout())
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "a")
        view.dataSource = items
        view.delegate = items
        screen.window.addSubview(view)
        screen.settle()
        #expect(view.menuConfiguration(at: IndexPath(item: 0, section: 0), .zero) == nil)
        let menu = view.menuConfiguration(at: IndexPath(item: 1, section: 0), .zero)?.actionProvider?([])
        (menu?.children.first as? UIAction)?.performWithSender(nil, target: nil)
        #expect(items.log == ["copy: 1"])
    }
}
