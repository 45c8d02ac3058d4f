// SPDX-License-Identifier: Apache-2.0

import EventTrace
import Foundation
import Testing
import UIKitCore
import UIKitTesting

@testable import UIKitLists

@MainActor
@Suite("Cells")
struct CellTests {
    let screen = TestScreen()

    private func cell(_ style: UITableViewCell.CellStyle, width: CGFloat = 300) -> UITableViewCell {
        let cell = UITableViewCell(style: style, reuseIdentifier: nil)
        cell.textLabel?.text = "Title"
        cell.detailTextLabel?.text = "Detail"
        cell.frame = CGRect(x: 0, y: 0, width: width, height: 60)
        screen.window.addSubview(cell)
        screen.settle()
        return cell
    }

    @Test("T42: the styles place a text and a detail")
    func styles() {
        #expect(cell(.default).detailTextLabel == nil)
        let subtitle = cell(.subtitle)
        #expect(subtitle.detailTextLabel!.frame.minY >= subtitle.textLabel!.frame.maxY)
        #expect(subtitle.detailTextLabel!.frame.minX == 16)
        let value1 = cell(.value1)
        #expect(value1.detailTextLabel!.frame.maxX == 284)
        #expect(value1.detailTextLabel!.frame.midY == value1.textLabel!.frame.midY)
        let value2 = cell(.value2)
        #expect(value2.imageView == nil)
        #expect(value2.detailTextLabel!.frame.minX == value2.textLabel!.frame.maxX + 6)
    }

    @Test("T45: a configuration that is set while the cell's state is followed asks for no other update")
    func configurationsInUpdates() {
        var updates = 0
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.configurationUpdateHandler = { cell, state in
            updates += 1
            var content = cell.defaultContentConfiguration().updated(for: state)
            content.text = "Title"
            cell.contentConfiguration = content
            cell.backgroundConfiguration = UIBackgroundConfiguration.listSidebarCell().updated(for: state)
        }
        screen.window.addSubview(cell)
        screen.settle()
        #expect(updates == 1)
        cell.isSelected = true
        screen.settle()
        #expect(updates == 2)
        #expect(screen.application.faults.isEmpty)
    }

    @Test("T42: from right to left a cell is mirrored")
    func mirrored() {
        let one = cell(.subtitle)
        one.accessoryType = .disclosureIndicator
        one.semanticContentAttribute = .forceRightToLeft
        screen.settle()
        #expect(one.contentView.frame.maxX == 300)
        #expect(one.textLabel!.frame.maxX == one.contentView.bounds.width - 16)
    }

    @Test("T43: an accessory takes room from the content")
    func accessory() {
        let one = cell(.default)
        one.accessoryType = .checkmark
        screen.settle()
        #expect(one.contentView.frame.width == 260)
        let own = UISwitch()
        one.accessoryView = own
        screen.settle()
        #expect(own.superview === one && own.frame.midY == 30)
        #expect(own.frame.maxX <= 300)
        one.accessoryView = nil
        one.accessoryType = .none
        screen.settle()
        #expect(one.contentView.frame.width == 300)
    }

    @Test("T44: a content configuration takes the labels' place, and follows the state")
    func configuration() {
        let one = cell(.subtitle)
        var content = one.defaultContentConfiguration()
        content.text = "Name"
        content.secondaryText = "More"
        one.contentConfiguration = content
        screen.settle()
        #expect(one.textLabel == nil)
        let view = one.contentView.subviews.compactMap { $0 as? UIListContentView }.first
        #expect(view?.textLabel.text == "Name" && view?.frame == one.contentView.bounds)
        #expect(one.accessibilityLabel == "Name, More")
        content.text = "Other"
        one.contentConfiguration = content
        #expect(one.contentView.subviews.compactMap { $0 as? UIListContentView }.first === view)
        #expect(view?.textLabel.text == "Other")
        one.isUserInteractionEnabled = false
        one.setNeedsUpdateConfiguration()
        screen.settle()
        #expect(view?.textLabel.textColor == .tertiaryLabel)
    }

    @Test("T45: the handler is called with the state before the next layout, once for all changes")
    func handler() {
        let one = cell(.default)
        var states: [String] = []
        one.configurationUpdateHandler = { _, state in
            states.append("\(state.isHighlighted ? "highlighted" : "-") \(state.isSelected ? "selected" : "-")")
        }
        screen.settle()
        one.isHighlighted = true
        one.isSelected = true
        screen.settle()
        one.isHighlighted = false
        screen.settle()
        #expect(states == ["- -", "highlighted selected", "- selected"])
    }

    @Test("T46: a background configuration shows the state's color")
    func background() {
        let one = cell(.default)
        one.selectionStyle = .none
        one.backgroundConfiguration = .listGroupedCell()
        screen.settle()
        #expect(one.surroundings.configuredBackground?.backgroundColor == .secondarySystemGroupedBackground)
        one.isSelected = true
        screen.settle()
        #expect(one.surroundings.configuredBackground?.backgroundColor == .systemGray4)
    }

    @Test("T48: labels, images and controls of a pressed or chosen row look so too")
    func highlightedParts() {
        let one = cell(.default)
        let box = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
        let button = UIButton(frame: box.bounds)
        box.addSubview(button)
        one.contentView.addSubview(box)
        one.isHighlighted = true
        #expect(button.isHighlighted && one.textLabel!.isHighlighted)
        one.isHighlighted = false
        #expect(!button.isHighlighted)
        one.selectionStyle = .none
        one.isSelected = true
        #expect(!button.isHighlighted)
    }

    @Test("T48: labels, images and controls of a pressed or chosen item look so too; what the item sets itself stays")
    func highlightedItemParts() {
        let item = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
        let (label, image) = (UILabel(frame: .zero), UIImageView(frame: .zero))
        item.contentView.addSubview(label)
        item.contentView.addSubview(image)
        item.isHighlighted = true
        #expect(label.isHighlighted && image.isHighlighted)
        item.isSelected = true
        item.isHighlighted = false
        #expect(label.isHighlighted && image.isHighlighted)
        image.isHighlighted = false
        item.isHighlighted = true
        #expect(!image.isHighlighted)
        item.isHighlighted = false
        item.isSelected = false
        #expect(!label.isHighlighted)
    }

    @Test("T47: a cell tells assistive technology what it says, and whether it is chosen")
    func accessibility() {
        let list = TableFixture()
        list.tap(2)
        let chosen = list.cell(2)
        #expect(chosen.accessibilityLabel == "0.2")
        #expect(chosen.accessibilityTraits == [.button, .selected])
        #expect(list.cell(1).accessibilityTraits == .button)
        list.cell(1).accessibilityLabel = "Mine"
        #expect(list.cell(1).accessibilityLabel == "Mine")
        #expect(chosen.displayAccessibility.role == .button && chosen.displayAccessibility.isSelected)
    }
}

@MainActor
@Suite("Table view controllers and refresh controls")
struct ControllerTests {
    private final class Controller: UITableViewController {
        let log = CallLog()
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 20 }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = "\(indexPath.row)"
            return cell
        }
        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            log("didSelect \(indexPath.row)")
        }
        override func scrollViewDidScroll(_ scrollView: UIScrollView) {}
    }

    let screen = TestScreen()
    private let controller = Controller(style: .grouped)

    init() {
        screen.window.rootViewController = controller
        screen.settle()
    }

    @Test("T40: the controller is its table's data source and delegate")
    func rows() {
        #expect(controller.tableView.style == .grouped)
        #expect(controller.tableView === controller.view)
        screen.finger().tap(controller.tableView.cellForRow(at: IndexPath(row: 3, section: 0))!)
        #expect(controller.log.take() == ["didSelect 3"])
        controller.setEditing(true, animated: false)
        #expect(controller.tableView.isEditing)
    }

    @Test("T41: what was selected is not any more when the table appears again")
    func clearing() {
        let path = IndexPath(row: 2, section: 0)
        controller.tableView.selectRow(at: path, animated: false, scrollPosition: .none)
        controller.clearsSelectionOnViewWillAppear = false
        controller.viewWillAppear(false)
        #expect(controller.tableView.indexPathForSelectedRow == path)
        controller.clearsSelectionOnViewWillAppear = true
        controller.viewWillAppear(false)
        #expect(controller.tableView.indexPathForSelectedRow == nil)
    }

    @Test("T62: a pull refreshes once, with room above the content until it is over")
    func refresh() {
        let refresh = UIRefreshControl()
        let log = CallLog()
        refresh.addAction(UIAction { _ in log("refresh") }, for: .valueChanged)
        controller.refreshControl = refresh
        screen.settle()
        let finger = screen.finger()
        let table = controller.tableView!
        let top = table.adjustedContentInset.top
        finger.down(at: CGPoint(x: 100, y: 200))
        finger.move(by: CGVector(dx: 0, dy: 120), over: 0.2, steps: 10)
        #expect(log.take() == [])
        finger.move(by: CGVector(dx: 0, dy: 300), over: 0.2, steps: 10)
        #expect(log.take() == ["refresh"])
        #expect(refresh.isRefreshing)
        finger.up()
        screen.advance(by: 3)
        #expect(table.adjustedContentInset.top == top + 60)
        #expect(table.contentOffset.y == -top - 60)
        refresh.endRefreshing()
        screen.advance(by: 3)
        #expect(table.adjustedContentInset.top == top)
        #expect(table.contentOffset.y == -top)
        #expect(log.take() == [])
    }
}
