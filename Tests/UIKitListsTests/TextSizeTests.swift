// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKitCore
import UIKitTesting

@testable import UIKitLists

private let large = UIContentSizeCategory.accessibilityLarge

/// Rows of lists and titles under the size of text that the user asks for.
@MainActor
@Suite("Text size in lists")
struct TextSizeTests {
    private func resize(_ screen: TestScreen, _ category: UIContentSizeCategory) {
        screen.window.traitOverrides.preferredContentSizeCategory = category
        screen.settle()
    }

    private func size(_ label: UILabel?) -> CGFloat? { label?.font.pointSize }

    private func shown(in cell: UITableViewCell) -> UIListContentView? {
        cell.contentView.subviews.compactMap { $0 as? UIListContentView }.first
    }

    @Test("T107: labels of a cell's style have the size that is asked for, first and when it changes")
    func styles() {
        let list = TableFixture()
        resize(list.screen, large)
        #expect(size(list.cell(0).textLabel) == 33)
        let high = list.cell(0).frame.height
        #expect(high > 44 && list.cell(1).frame.minY == high)
        // A row that was not seen before.
        list.items = [(0..<10).map { "New \($0)" }]
        list.table.reloadData()
        list.screen.settle()
        #expect(size(list.cell(0).textLabel) == 33 && list.cell(0).frame.height == high)
        resize(list.screen, .large)
        #expect(size(list.cell(0).textLabel) == 17 && list.cell(0).frame.height == 44)
        #expect(list.cell(1).frame.minY == 44)
    }

    @Test("T107: content configurations follow, unless they say that they do not")
    func configurations() {
        let list = TableFixture()
        resize(list.screen, large)
        list.configure = { cell, path in
            var content = cell.defaultContentConfiguration()
            content.text = "Name"
            content.secondaryText = "More"
            content.textProperties.adjustsFontForContentSizeCategory = path.row != 1
            if path.row > 0 { content.textProperties.font = .systemFont(ofSize: 17) }
            if path.row == 1 {
                let ordinary = UITraitCollection(preferredContentSizeCategory: .large)
                content.textProperties.font = .preferredFont(forTextStyle: .body, compatibleWith: ordinary)
            }
            cell.contentConfiguration = content
        }
        list.table.reloadData()
        list.screen.settle()
        let texts = (0..<3).map { size(shown(in: list.cell($0))?.textLabel) }
        #expect(texts == [33, 17, 17])
        #expect(size(shown(in: list.cell(0))?.secondaryTextLabel) == 26)
        let high = list.cell(0).frame.height
        resize(list.screen, .large)
        #expect(size(shown(in: list.cell(0))?.textLabel) == 17)
        #expect(list.cell(0).frame.height < high)
    }

    @Test("T107: a data source makes fonts of text styles in the table's traits")
    func fontsOfTheDataSource() {
        let list = TableFixture()
        resize(list.screen, large)
        var sizes: [CGFloat] = []
        list.configure = { _, _ in sizes.append(UIFont.preferredFont(forTextStyle: .body).pointSize) }
        list.table.reloadData()
        list.screen.settle()
        #expect(!sizes.isEmpty && Set(sizes) == [33])
        #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 17)
    }

    @Test("T107: a section's title gets larger with its text, and as small again")
    func titles() {
        let list = TableFixture([2, 2])
        list.headers = ["First", "Second"]
        list.table.reloadData()
        list.screen.settle()
        let ordinary = list.table.rectForHeader(inSection: 0).height
        resize(list.screen, large)
        let header = list.table.headerView(forSection: 0)
        #expect(size(header?.textLabel) == 33)
        let frame = list.table.rectForHeader(inSection: 0)
        #expect(frame.height > ordinary && header?.frame.height == frame.height)
        #expect((header?.textLabel?.frame.height ?? 0) >= 33)
        #expect(list.cell(0).frame.minY == frame.maxY)
        resize(list.screen, .large)
        #expect(list.table.rectForHeader(inSection: 0).height == ordinary)
    }

    @Test("T107: under the categories of accessibility a cell's text of one line wraps, and does not afterwards")
    func wrapping() throws {
        let list = TableFixture([1])
        list.items = [["A text that takes more than one line of a phone"]]
        list.table.reloadData()
        list.screen.settle()
        let label = try #require(list.cell(0).textLabel)
        #expect(label.numberOfLines == 1 && list.cell(0).frame.height == 44)
        resize(list.screen, large)
        #expect(label.numberOfLines == 0 && label.frame.height > 2 * 33)
        #expect(list.cell(0).frame.height >= label.frame.height)
        resize(list.screen, .large)
        #expect(label.numberOfLines == 1 && list.cell(0).frame.height == 44)
    }

    @Test("T107: the rows of a list in a collection follow too")
    func collections() throws {
        let screen = TestScreen(size: CGSize(width: 320, height: 480))
        let collection = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 320, height: 480),
            collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)))
        let row = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, text in
            var content = cell.defaultContentConfiguration()
            content.text = text
            cell.contentConfiguration = content
        }
        let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: collection) { view, path, text in
            view.dequeueConfiguredReusableCell(using: row, for: path, item: text)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0])
        snapshot.appendItems(["One", "Two"])
        screen.window.addSubview(collection)
        resize(screen, large)
        source.apply(snapshot, animatingDifferences: false)
        screen.settle()
        func cell(_ item: Int) throws -> UICollectionViewCell {
            try #require(collection.cellForItem(at: IndexPath(item: item, section: 0)))
        }
        func text(_ item: Int) throws -> UILabel? {
            try cell(item).contentView.subviews.compactMap { $0 as? UIListContentView }.first?.textLabel
        }
        #expect(size(try text(0)) == 33)
        let high = try cell(0).frame.height
        #expect(try high > 44 && cell(1).frame.minY == high)
        resize(screen, .large)
        #expect(size(try text(0)) == 17)
        #expect(try cell(0).frame.height == 44 && cell(1).frame.minY == 44)
    }
}
