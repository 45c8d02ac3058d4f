// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKitCore
import UIKitLayout
import UIKitTesting

@testable import UIKitLists

/// A list as large as the screen. Its first row has a style's label, the second a configuration, the third a label by constraints to
/// the margins.
@MainActor
private final class MarginTable: NSObject, UITableViewDataSource, UITableViewDelegate {
    let screen: TestScreen
    let table: UITableView
    let pinned = UILabel()
    var configure: (UITableViewCell, Int) -> Void = { _, _ in }
    var header: UITableViewHeaderFooterView?
    var footerText = "Footer"
    var prepareFooter: (UITableViewHeaderFooterView) -> Void = { _ in }

    init(_ width: CGFloat, style: UITableView.Style = .plain) {
        screen = TestScreen(size: CGSize(width: width, height: 844))
        table = UITableView(frame: CGRect(x: 0, y: 0, width: width, height: 844), style: style)
        super.init()
        table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        table.contentInsetAdjustmentBehavior = .never
    }

    func show() {
        table.dataSource = self
        table.delegate = self
        screen.window.rootViewController = UIViewController()
        screen.window.rootViewController?.view.addSubview(table)
        screen.settle()
    }

    func cell(_ row: Int) -> UITableViewCell? { table.cellForRow(at: IndexPath(row: row, section: 0)) }

    func content(_ row: Int) -> UIListContentView? {
        cell(row)?.contentView.subviews.lazy.compactMap { $0 as? UIListContentView }.first
    }

    /// Where the texts begin: of the rows, of the header and the configured footer, and the line below the first row.
    var starts: [CGFloat?] {
        let footer = table.footerView(forSection: 0)?.contentView.subviews.first as? UIListContentView
        return [
            cell(0)?.textLabel?.frame.minX, content(1)?.textLabel.frame.minX, pinned.frame.minX,
            table.headerView(forSection: 0)?.textLabel?.frame.minX, footer?.textLabel.frame.minX,
            cell(0)?.surroundings.separator?.frame.minX,
        ]
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Header" }
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { header }
    func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
        let footer = UITableViewHeaderFooterView(reuseIdentifier: nil)
        var content = footer.defaultContentConfiguration()
        content.text = footerText
        footer.contentConfiguration = content
        prepareFooter(footer)
        return footer
    }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        switch indexPath.row {
        case 0: cell.textLabel?.text = "Label"
        case 1:
            var content = cell.defaultContentConfiguration()
            content.text = "Configured"
            cell.contentConfiguration = content
        default:
            pinned.text = "Pinned"
            pinned.translatesAutoresizingMaskIntoConstraints = false
            cell.contentView.addSubview(pinned)
            let margins = cell.contentView.layoutMarginsGuide
            NSLayoutConstraint.activate([
                pinned.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
                pinned.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
                pinned.topAnchor.constraint(equalTo: margins.topAnchor),
                pinned.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
            ])
        }
        configure(cell, indexPath.row)
        return cell
    }
}

/// A collection as large as the screen whose rows, header and plain items have list configurations.
@MainActor
private final class MarginCollection: NSObject, UICollectionViewDataSource {
    let screen: TestScreen
    let collection: UICollectionView
    var text = "Plain"
    private let row = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, text in
        var content = cell.defaultContentConfiguration()
        content.text = text
        cell.contentConfiguration = content
    }
    private let plain = UICollectionView.CellRegistration<UICollectionViewCell, String> { cell, _, text in
        var content = UIListContentConfiguration.cell()
        content.text = text
        cell.contentConfiguration = content
    }
    private let header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
        elementKind: UICollectionView.elementKindSectionHeader
    ) { cell, _, _ in
        var content = cell.defaultContentConfiguration()
        content.text = "Header"
        cell.contentConfiguration = content
    }

    init(_ width: CGFloat, _ appearance: UICollectionLayoutListConfiguration.Appearance) {
        screen = TestScreen(size: CGSize(width: width, height: 844))
        var list = UICollectionLayoutListConfiguration(appearance: appearance)
        list.headerMode = .supplementary
        collection = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: width, height: 844),
            collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
        super.init()
        collection.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        collection.contentInsetAdjustmentBehavior = .never
        collection.dataSource = self
        screen.window.rootViewController = UIViewController()
        screen.window.rootViewController?.view.addSubview(collection)
        screen.settle()
    }

    func start(_ cell: UICollectionReusableView?) -> CGFloat? {
        let content = (cell as? UICollectionViewCell)?.contentView.subviews.first as? UIListContentView
        return content?.textLabel.frame.minX
    }

    /// Where the texts of the row, the plain item and the header begin, and the line below the row.
    var starts: [CGFloat?] {
        let row = collection.cellForItem(at: IndexPath(item: 0, section: 0))
        let header = collection.supplementaryView(
            forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 0))
        let line = row?.subviews.first { $0.frame.height < 2 }
        return [
            start(row), start(collection.cellForItem(at: IndexPath(item: 1, section: 0))), start(header),
            line?.frame.minX,
        ]
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
        path.item == 0
            ? collectionView.dequeueConfiguredReusableCell(using: row, for: path, item: "Row")
            : collectionView.dequeueConfiguredReusableCell(using: plain, for: path, item: text)
    }
    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at path: IndexPath
    ) -> UICollectionReusableView { collectionView.dequeueConfiguredReusableSupplementary(using: header, for: path) }
}

@MainActor
@Suite("T113: the margins at the sides of rows")
struct SideMarginTests {
    @Test(
        "T113: rows, titles and lines of a table narrower than 414 points begin 16 points from the side, and 20 in others",
        arguments: [(320, 16), (375, 16), (390, 16), (413, 16), (414, 20), (430, 20)] as [(CGFloat, CGFloat)])
    func table(_ width: CGFloat, _ margin: CGFloat) {
        let list = MarginTable(width)
        #expect(list.table.separatorInset == UIEdgeInsets(top: 0, left: margin, bottom: 0, right: 0))
        list.show()
        #expect(list.starts == Array(repeating: margin, count: 6))
        #expect(list.pinned.frame.maxX == width - margin)
        #expect(list.cell(0)?.separatorInset == UIEdgeInsets(top: 0, left: margin, bottom: 0, right: 0))
        #expect(
            list.cell(0)?.contentView.directionalLayoutMargins
                == NSDirectionalEdgeInsets(top: 11, leading: margin, bottom: 11, trailing: margin))
    }

    @Test("T113: rows of an inset table have the margin of the table's width, not of their own")
    func inset() {
        for (width, margin) in [(413, 16), (414, 20), (430, 20)] as [(CGFloat, CGFloat)] {
            let list = MarginTable(width, style: .insetGrouped)
            list.show()
            #expect(list.cell(0)?.frame.width == width - 32)
            // T11: titles stand above the rows' texts, and what the application shows there is as wide as the rows.
            #expect(
                [list.table.headerView(forSection: 0), list.table.footerView(forSection: 0)].map { $0?.frame.minX } == [
                    16, 16,
                ])
            #expect(
                list.table.rectForHeader(inSection: 0).width == width - 32
                    && list.table.rectForFooter(inSection: 0).width == width - 32)
            #expect(list.starts == Array(repeating: margin, count: 6))
        }
    }

    @Test("T113: the margins of a table follow a device that is turned, there and back")
    func turned() {
        let list = MarginTable(390)
        list.show()
        for width in [844, 390, 844] as [CGFloat] {
            list.screen.turnDevice()
            list.screen.advance(by: 1)
            #expect(list.table.bounds.width == width)
            #expect(list.starts == Array(repeating: width < 414 ? 16 : 20, count: 6))
            #expect(list.table.separatorInset.left == (width < 414 ? 16 : 20))
        }
    }

    @Test("T113: a row is as high as its text between the margins of the new width")
    func measured() {
        for style in [UITableViewCell.CellStyle.default, .subtitle] {
            for width in [390, 430] as [CGFloat] {
                let list = MarginTable(width)
                let text = String(repeating: "Many words of it. ", count: 12)
                list.configure = { cell, row in
                    guard row == 1 else { return }
                    var content: UIListContentConfiguration = style == .default ? .cell() : .subtitleCell()
                    content.text = text
                    cell.contentConfiguration = content
                }
                list.show()
                let room = width - (width < 414 ? 16 : 20) - 8
                let height = textHeight(text, .body, width: room) + 22
                #expect(list.cell(1)?.frame.height == height.rounded(.up))
                #expect(list.content(1)?.textLabel.frame.width == room)
            }
        }
    }

    @Test("T113: a footer is as high as its text between the margins of the table")
    func measuredFooter() throws {
        func height(_ text: String, _ margin: CGFloat) -> CGFloat {
            textHeight(text, .headline, width: 430 - margin - 8) + 10
        }
        let text = try #require(texts.first { height($0, 16) != height($0, 20) })
        let list = MarginTable(430)
        list.footerText = text
        list.show()
        #expect(abs(list.table.rectForFooter(inSection: 0).height - height(text, 20)) < 1)
    }

    @Test("T113: rows and titles that were laid out before the table had them are laid out again with its margins")
    func laidOutBefore() {
        let list = MarginTable(430)
        list.configure = { cell, _ in
            cell.frame = CGRect(x: 0, y: 0, width: 430, height: 44)
            cell.layoutIfNeeded()
            #expect(cell.separatorInset.left == 16)
        }
        let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
        header.textLabel?.text = "Header"
        header.frame = CGRect(x: 0, y: 0, width: 430, height: 28)
        header.layoutIfNeeded()
        #expect(header.textLabel?.frame.minX == 16)
        list.header = header
        list.prepareFooter = { footer in
            footer.frame.size = footer.sizeThatFits(CGSize(width: 430, height: 0))
            footer.layoutIfNeeded()
        }
        list.show()
        #expect(list.starts == Array(repeating: 20, count: 6))
    }

    /// Texts of which some need one line more between wide margins than between narrow ones.
    private let texts = (1..<60).flatMap { count in
        ["i", "l", "a", "m", "w", "am", "law", "mill", "wall", "marl"].map {
            String(repeating: "iiii ", count: count) + $0
        }
    }

    private func textHeight(_ text: String, _ style: UIFont.TextStyle, width: CGFloat) -> CGFloat {
        let label = UILabel()
        label.font = .preferredFont(forTextStyle: style)
        label.numberOfLines = 0
        label.text = text
        return label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
    }

    @Test("T113: insets and margins that the application sets stay, in a table of any width, also when it changes")
    func own() {
        for width in [390, 844] as [CGFloat] {
            let list = MarginTable(width)
            list.configure = { cell, row in
                switch row {
                case 0:
                    cell.separatorInset = UIEdgeInsets(top: 0, left: 5, bottom: 0, right: 7)
                    cell.indentationLevel = 1
                case 1:
                    var content = UIListContentConfiguration.cell()
                    content.text = "Own"
                    content.directionalLayoutMargins.leading = 3
                    cell.contentConfiguration = content
                default: cell.contentView.directionalLayoutMargins.leading = 40
                }
            }
            list.table.separatorInset = UIEdgeInsets(top: 0, left: 12, bottom: 0, right: 0)
            list.show()
            for margin in width < 414 ? [16, 20, 16] : [20] as [CGFloat] {
                #expect(list.starts == [margin + 10, 3, 40, margin, margin, 5])
                #expect(list.cell(1)?.surroundings.separator?.frame.minX == 12)
                #expect(list.table.separatorInset.left == 12)
                // The other margins were read with the set one: they stay as well.
                #expect(list.cell(2)?.contentView.directionalLayoutMargins.top == 11)
                list.screen.turnDevice()
                list.screen.advance(by: 1)
            }
        }
    }

    @Test("T113: a configuration whose other margins are set begins where the rows of the list do")
    func otherMargins() {
        let list = MarginTable(430)
        list.configure = { cell, row in
            guard row == 1 else { return }
            var content = UIListContentConfiguration.cell()
            content.text = "High"
            content.directionalLayoutMargins.top = 30
            cell.contentConfiguration = content
        }
        list.show()
        #expect(list.content(1)?.textLabel.frame.minX == 20)
        #expect(UIListContentConfiguration.cell().directionalLayoutMargins.leading == 16)
    }

    @Test("T113: from right to left rows begin at the other side, with the same margin")
    func mirrored() {
        let list = MarginTable(430)
        list.table.semanticContentAttribute = .forceRightToLeft
        list.configure = { cell, _ in
            cell.semanticContentAttribute = .forceRightToLeft
            cell.contentView.semanticContentAttribute = .forceRightToLeft
        }
        list.show()
        #expect(list.cell(0)?.textLabel?.frame.maxX == 410)
        #expect(list.pinned.frame.maxX == 410 && list.pinned.frame.minX == 20)
        #expect(list.cell(0)?.surroundings.separator?.frame.maxX == 410)
    }

    @Test("T113: a cell that waited for reuse has the margin of the table's present width")
    func reused() throws {
        let fixture = TableFixture([40])
        #expect(fixture.cell(0).textLabel?.frame.minX == 16)
        fixture.table.contentOffset.y = 600
        fixture.screen.settle()
        fixture.table.frame.size.width = 420
        fixture.table.contentOffset.y = 0
        fixture.screen.settle()
        #expect(fixture.table.visibleCells.allSatisfy { $0.textLabel?.frame.minX == 20 })
        fixture.table.frame.size.width = 300
        fixture.table.rowHeight = 50
        fixture.screen.settle()
        #expect(fixture.table.visibleCells.allSatisfy { $0.textLabel?.frame.minX == 16 })
    }

    @Test(
        "T113: rows, items, headers and lines of a collection have the margin of its width",
        arguments: [
            (375, 16, .plain), (390, 16, .grouped), (390, 16, .insetGrouped), (414, 20, .plain),
            (430, 20, .insetGrouped),
        ] as [(CGFloat, CGFloat, UICollectionLayoutListConfiguration.Appearance)])
    func collection(_ width: CGFloat, _ margin: CGFloat, _ appearance: UICollectionLayoutListConfiguration.Appearance) {
        let list = MarginCollection(width, appearance)
        #expect(list.starts == Array(repeating: margin, count: 4))
    }

    @Test("T113: the margins of a collection's rows follow a device that is turned, there and back")
    func turnedCollection() {
        let list = MarginCollection(390, .plain)
        for margin in [20, 16] as [CGFloat] {
            list.screen.turnDevice()
            list.screen.advance(by: 1)
            #expect(list.starts == Array(repeating: margin, count: 4))
        }
    }

    @Test("T113: the texts of items that keep their size follow the collection's width")
    func fixedItems() {
        let list = MarginCollection(390, .plain)
        let size = NSCollectionLayoutSize(widthDimension: .absolute(300), heightDimension: .absolute(60))
        let group = NSCollectionLayoutGroup.vertical(
            layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        list.collection.collectionViewLayout = UICollectionViewCompositionalLayout(
            section: NSCollectionLayoutSection(group: group))
        list.screen.settle()
        // The traits stay, so nothing else asks for a new layout of the items.
        for (width, margin) in [(390, 16), (430, 20), (390, 16)] as [(CGFloat, CGFloat)] {
            list.screen.resize(to: CGSize(width: width, height: 844))
            list.screen.settle()
            #expect(list.starts.prefix(2) == [margin, margin])
        }
    }

    @Test("T113: items that keep their width are measured again with the margin of the collection's new width")
    func measuredItems() throws {
        func height(_ text: String, _ margin: CGFloat) -> CGFloat {
            (textHeight(text, .body, width: 300 - margin - 8) + 22).rounded(.up)
        }
        let text = try #require(texts.first { height($0, 16) != height($0, 20) })
        let list = MarginCollection(390, .plain)
        list.text = text
        let size = NSCollectionLayoutSize(widthDimension: .absolute(300), heightDimension: .estimated(44))
        let group = NSCollectionLayoutGroup.vertical(
            layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        list.collection.collectionViewLayout = UICollectionViewCompositionalLayout(
            section: NSCollectionLayoutSection(group: group))
        list.collection.reloadData()
        list.screen.settle()
        let path = IndexPath(item: 1, section: 0)
        #expect(list.collection.cellForItem(at: path)?.frame.height == height(text, 16))
        for margin in [20, 16] as [CGFloat] {
            list.screen.turnDevice()
            list.screen.advance(by: 1)
            #expect(list.collection.cellForItem(at: path)?.frame.height == height(text, margin))
            #expect(list.starts.prefix(2) == [margin, margin])
        }
    }
}
