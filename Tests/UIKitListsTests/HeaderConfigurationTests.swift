// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKitCore
import UIKitTesting

@testable import UIKitLists

@MainActor
@Suite("Configurations of headers, and what backgrounds have")
struct HeaderConfigurationTests {
    let screen = TestScreen(size: CGSize(width: 300, height: 440))

    private func shown(_ view: UIView) {
        screen.window.addSubview(view)
        screen.settle()
    }

    @Test("T45: a header's handler is called with its state before the next layout, once for all changes")
    func handler() {
        final class Header: UITableViewHeaderFooterView {
            var updates: [Bool] = []
            override func updateConfiguration(using state: UIViewConfigurationState) {
                super.updateConfiguration(using: state)
                updates.append(state.isDisabled)
            }
        }
        let header = Header(reuseIdentifier: nil)
        var states: [Bool] = []
        header.configurationUpdateHandler = { view, state in
            states.append(state.isDisabled)
            var content = view.defaultContentConfiguration().updated(for: state)
            content.text = state.isDisabled ? "Off" : "On"
            view.contentConfiguration = content
        }
        shown(header)
        #expect(states == [false] && header.updates == [false])
        header.isUserInteractionEnabled = false
        header.setNeedsUpdateConfiguration()
        header.setNeedsUpdateConfiguration()
        screen.settle()
        #expect(states == [false, true] && header.updates == [false, true])
        let view = header.contentView.subviews.compactMap { $0 as? UIListContentView }
        #expect(view.map(\.textLabel.text) == ["Off"])
    }

    @Test(
        "PO24: a row's image has the configuration of its properties, unless it has one; equal configurations are equal"
    )
    func symbols() throws {
        struct Row: Hashable {
            var content = UIListContentConfiguration.cell()
        }
        var row = Row()
        row.content.image = UIImage(systemName: "star")
        let view = UIListContentView(configuration: row.content)
        shown(view)
        view.frame = CGRect(x: 0, y: 0, width: 300, height: 100)
        screen.settle()
        let small = view.imageView.frame.width
        var other = row
        other.content.imageProperties.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 40)
        #expect(other != row && row == Row(content: row.content))
        view.configuration = other.content
        screen.settle()
        let large = view.imageView.frame.width
        #expect(large > small * 2)
        other.content.image = UIImage(systemName: "star")?.applyingSymbolConfiguration(
            .init(pointSize: 17, weight: .light))
        view.configuration = other.content
        screen.settle()
        #expect(view.imageView.frame.width < large)
    }

    @Test("T46: a header's background configuration takes the place of its background view")
    func background() throws {
        let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
        header.backgroundView = UIView()
        var background = header.defaultBackgroundConfiguration()
        background.backgroundColor = .red
        background.backgroundInsets = NSDirectionalEdgeInsets(top: 2, leading: 10, bottom: 2, trailing: 20)
        header.backgroundConfiguration = background
        shown(header)
        #expect(header.backgroundView == nil)
        let view = try #require(header.subviews.first)
        #expect(view.backgroundColor == .red && view !== header.contentView)
        #expect(view.frame == CGRect(x: 10, y: 2, width: 290, height: header.bounds.height - 4))
        header.automaticallyUpdatesBackgroundConfiguration = false
        header.backgroundConfiguration = nil
        screen.settle()
        #expect(view.superview == nil)
    }

    @Test("T17: the state of a plain table's header says whether it is kept at the top, away from its place")
    func pinned() {
        final class Pinned: NSObject, UITableViewDelegate {
            var states: [Int: Bool] = [:]
            func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
                let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
                header.configurationUpdateHandler = { [weak self] _, state in self?.states[section] = state.isPinned }
                return header
            }
        }
        let fixture = TableFixture([20, 20])
        let delegate = Pinned()
        fixture.table.sectionHeaderHeight = 30
        fixture.table.delegate = delegate
        fixture.table.reloadData()
        fixture.screen.settle()
        #expect(delegate.states[0] == false)
        fixture.table.contentOffset.y = 100
        fixture.screen.settle()
        fixture.screen.settle()
        #expect(delegate.states[0] == true)
    }

    @Test("T133: a background has an image, a view and a line beside its edge, and adds margins to its insets")
    func parts() throws {
        let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        cell.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 12, bottom: 3, trailing: 14)
        var background = UIBackgroundConfiguration.clear()
        background.edgesAddingLayoutMarginsToBackgroundInsets = [.leading, .trailing]
        background.backgroundInsets = NSDirectionalEdgeInsets(top: 5, leading: 3, bottom: 5, trailing: 1)
        background.cornerRadius = 8
        let custom = UIView()
        background.customView = custom
        background.image = UIImage(systemName: "star")
        background.imageContentMode = .center
        background.strokeColor = .red
        background.strokeWidth = 2
        background.strokeOutset = 4
        background.shadowProperties.opacity = 0.5
        background.shadowProperties.offset = CGSize(width: 0, height: 2)
        cell.backgroundConfiguration = background
        shown(cell)
        let shape = try #require(custom.superview)
        #expect(shape.frame == CGRect(x: 15, y: 5, width: 170, height: 90))
        #expect(custom.frame == shape.bounds)
        #expect(shape.layer.borderWidth == 0 && shape.layer.shadowOpacity == 0.5)
        let image = try #require(shape.subviews.first as? UIImageView)
        #expect(image.contentMode == .center && image.frame == shape.bounds && image.layer.cornerRadius == 8)
        let line = try #require(shape.subviews.last)
        #expect(line.frame == CGRect(x: -4, y: -4, width: 178, height: 98))
        #expect(line.layer.borderWidth == 2 && line.layer.cornerRadius == 12)
        background.strokeOutset = 0
        background.image = nil
        cell.backgroundConfiguration = background
        screen.settle()
        #expect(shape.subviews == [custom] && shape.layer.borderWidth == 2)
    }

    @Test("T133: a background's inset line stands inside, and configurations with other shadows differ")
    func inset() {
        var first = UIBackgroundConfiguration.clear()
        var second = first
        #expect(first == second)
        second.shadowProperties.radius = 9
        #expect(first != second)
        first.strokeOutset = -3
        first.strokeColor = .blue
        first.strokeWidth = 1
        first.cornerRadius = 2
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 40))
        first.show(in: view, view.traitCollection)
        #expect(view.subviews.map(\.frame) == [CGRect(x: 3, y: 3, width: 44, height: 34)])
        #expect(view.subviews.map(\.layer.cornerRadius) == [0])
    }

    @Test("T134: a row that is chosen among several has its own background, and a single one the other")
    func severalBackgrounds() {
        let fixture = TableFixture([5])
        let (single, several) = (UIView(), UIView())
        fixture.configure = { cell, path in
            guard path.row == 1 else { return }
            cell.selectedBackgroundView = single
            cell.multipleSelectionBackgroundView = several
        }
        fixture.table.reloadData()
        fixture.screen.settle()
        fixture.tap(1)
        #expect(single.superview === fixture.cell(1) && several.superview == nil)
        fixture.table.deselectRow(at: IndexPath(row: 1, section: 0), animated: false)
        fixture.table.allowsMultipleSelection = true
        fixture.tap(1)
        #expect(several.superview === fixture.cell(1) && single.superview == nil)
        #expect(several.frame == fixture.cell(1).bounds)
        fixture.tap(1)
        #expect(several.superview == nil && single.superview == nil)
    }

    @Test("T135: content may keep the margins around it, and be paler")
    func content() throws {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        var content = cell.defaultContentConfiguration()
        content.text = "Name"
        content.directionalLayoutMargins = .zero
        cell.contentConfiguration = content
        shown(cell)
        let view = try #require(cell.contentView.subviews.first as? UIListContentView)
        #expect(view.textLabel.frame.minX == 0)
        content.axesPreservingSuperviewLayoutMargins = .horizontal
        content.alpha = 0.5
        cell.contentConfiguration = content
        cell.contentView.directionalLayoutMargins.leading = 33
        screen.settle()
        view.setNeedsLayout()
        screen.settle()
        #expect(view.textLabel.frame.minX == 33 && view.textLabel.alpha == 0.5)
    }

    @Test(
        "T147: a text with attributes stands in the place of the plain one, with its own look before the configuration's"
    )
    func attributed() throws {
        var content = UIListContentConfiguration.cell()
        content.text = "plain"
        content.textProperties.color = .red
        content.attributedText = NSAttributedString(
            string: "styled", attributes: [.strikethroughStyle: 1, .foregroundColor: UIColor.blue])
        content.secondaryAttributedText = NSAttributedString(string: "second")
        content.secondaryTextProperties.color = .green
        let view = UIListContentView(configuration: content)
        shown(view)
        let labels = view.subviews.compactMap { $0 as? UILabel }.filter { !$0.isHidden }
        #expect(labels.map(\.text) == ["styled", "second"] && view.accessibilityLabel == "styled, second")
        #expect(labels.map(\.textColor) == [.blue, .green])
        #expect(
            labels[0].attributedText?.attribute(.strikethroughStyle, at: 0, effectiveRange: nil) as? Int == 1)
        content.attributedText = nil
        view.configuration = content
        #expect(labels[0].text == "plain" && labels[0].textColor == .red)
    }
}
