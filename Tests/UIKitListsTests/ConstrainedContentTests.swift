// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKitCore
import UIKitLayout
import UIKitLists
import UIKitTesting

/// Text of several lines between the margins, as cells of applications have it.
@MainActor
private func addText(_ text: String, to content: UIView) -> UILabel {
    let label = UILabel()
    label.numberOfLines = 0
    label.text = text
    label.translatesAutoresizingMaskIntoConstraints = false
    content.addSubview(label)
    let margins = content.layoutMarginsGuide
    NSLayoutConstraint.activate([
        label.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
        label.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
        label.topAnchor.constraint(equalTo: content.topAnchor, constant: 8),
        label.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -8),
    ])
    return label
}

private let texts = ["One", String(repeating: "A longer text of some words. ", count: 6), "Three"]

private final class TextCell: UITableViewCell {
    private(set) lazy var label = addText("", to: contentView)
}

private final class BarCell: UITableViewCell {
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        let bar = UIView()
        bar.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(bar)
        NSLayoutConstraint.activate([
            bar.heightAnchor.constraint(equalToConstant: 10),
            bar.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 4),
            bar.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -4),
            bar.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 56),
            bar.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -8),
        ])
    }

    required init?(coder: NSCoder) { nil }
}

private final class FixedCell: UITableViewCell {
    override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize { CGSize(width: targetSize.width, height: 71) }
}

private final class TextHeader: UITableViewHeaderFooterView {
    private(set) lazy var label = addText(texts[1], to: contentView)
}

private final class TextItem: UICollectionViewCell {
    private(set) lazy var label = addText("", to: contentView)
}

/// Rows and items that are as high as the constraints in them.
@MainActor
private final class Screen: NSObject, UITableViewDataSource, UITableViewDelegate, UICollectionViewDataSource {
    let screen = TestScreen(size: CGSize(width: 320, height: 640))
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 640), style: .plain)
    private let kind: UITableViewCell.Type
    var hasHeader = false
    var adorn: (UITableViewCell, IndexPath) -> Void = { _, _ in }

    init(_ kind: UITableViewCell.Type) {
        self.kind = kind
        super.init()
        table.contentInsetAdjustmentBehavior = .never
        table.register(kind, forCellReuseIdentifier: "cell")
        table.register(TextHeader.self, forHeaderFooterViewReuseIdentifier: "header")
        table.dataSource = self
        table.delegate = self
    }

    func show() -> [CGRect] {
        screen.window.addSubview(table)
        screen.settle()
        return texts.indices.map { table.rectForRow(at: IndexPath(row: $0, section: 0)) }
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { texts.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        (cell as? TextCell)?.label.text = texts[indexPath.row]
        adorn(cell, indexPath)
        return cell
    }

    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        guard hasHeader else { return nil }
        let header = tableView.dequeueReusableHeaderFooterView(withIdentifier: "header")
        (header as? TextHeader)?.label.text = texts[1]
        return header
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { texts.count }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        (cell as? TextItem)?.label.text = texts[indexPath.item]
        return cell
    }

    func show(_ layout: UICollectionViewLayout) -> UICollectionView {
        let collection = UICollectionView(frame: table.frame, collectionViewLayout: layout)
        collection.contentInsetAdjustmentBehavior = .never
        collection.register(TextItem.self, forCellWithReuseIdentifier: "cell")
        collection.dataSource = self
        screen.window.addSubview(collection)
        screen.settle()
        return collection
    }

    /// The height of a text in a width, and of what is above and below it.
    static func height(of text: String, width: CGFloat) -> CGFloat {
        let label = UILabel()
        label.numberOfLines = 0
        label.text = text
        return (label.sizeThatFits(CGSize(width: width, height: 0)).height + 16).rounded(.up)
    }
}

@MainActor
@Suite("Lists: content with constraints")
struct ConstrainedContentTests {
    @Test("T111: rows are as high as their constraints make them, and text wraps in what is left of the width")
    func rows() throws {
        let screen = Screen(TextCell.self)
        let rows = screen.show()
        let margins = try #require(screen.table.cellForRow(at: IndexPath(row: 0, section: 0))).contentView.layoutMargins
        let width = 320 - margins.left - margins.right
        #expect(rows.map(\.height) == texts.map { Screen.height(of: $0, width: width) })
        #expect(rows[1].minY == rows[0].maxY && rows[2].minY == rows[1].maxY)
        let cell = try #require(screen.table.cellForRow(at: IndexPath(row: 1, section: 0)) as? TextCell)
        #expect(cell.contentView.frame == CGRect(x: 0, y: 0, width: 320, height: rows[1].height))
        #expect(cell.label.frame == CGRect(x: margins.left, y: 8, width: width, height: rows[1].height - 16))
        #expect(screen.screen.application.faults.isEmpty)
    }

    @Test("T111: an accessory takes its width from the text")
    func accessory() throws {
        let screen = Screen(TextCell.self)
        screen.adorn = { cell, _ in cell.accessoryType = .disclosureIndicator }
        let rows = screen.show()
        let cell = try #require(screen.table.cellForRow(at: IndexPath(row: 1, section: 0)) as? TextCell)
        #expect(cell.contentView.frame.width < 320)
        #expect(rows[1].height == Screen.height(of: texts[1], width: cell.label.frame.width))
        #expect(screen.screen.application.faults.isEmpty)
    }

    @Test("T111: a row may be lower than an ordinary one, and a cell that is new has room for its constraints")
    func low() {
        let screen = Screen(BarCell.self)
        #expect(screen.show().map(\.height) == [18, 18, 18])
        #expect(screen.screen.application.faults.isEmpty)
    }

    @Test("T111: a row without a height of its own, and one of a style, is as high as an ordinary one")
    func ordinary() {
        #expect(Screen(UITableViewCell.self).show().map(\.height) == [44, 44, 44])
        let screen = Screen(UITableViewCell.self)
        screen.adorn = { cell, _ in cell.textLabel?.text = "Text" }
        #expect(screen.show().map(\.height) == [44, 44, 44])
    }

    @Test("T111: a subclass says its height by systemLayoutSizeFitting")
    func own() { #expect(Screen(FixedCell.self).show().map(\.height) == [71, 71, 71]) }

    @Test("T111: a header is as high as its constraints make it")
    func header() throws {
        let screen = Screen(TextCell.self)
        screen.hasHeader = true
        screen.table.sectionHeaderTopPadding = 0
        let rows = screen.show()
        let header = try #require(screen.table.headerView(forSection: 0) as? TextHeader)
        let width = header.label.frame.width
        #expect(width < 320)
        #expect(rows[0].minY == Screen.height(of: texts[1], width: width))
        #expect(screen.screen.application.faults.isEmpty)
    }

    @Test("T97: items of a flow layout with an estimated size are as large as their constraints make them")
    func flow() throws {
        let layout = UICollectionViewFlowLayout()
        layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
        let screen = Screen(TextCell.self)
        let collection = screen.show(layout)
        let cell = try #require(collection.cellForItem(at: IndexPath(item: 0, section: 0)) as? TextItem)
        let fitting = cell.label.sizeThatFits(CGSize(width: 1000, height: 1000))
        #expect(cell.frame.height == (fitting.height + 16).rounded(.up))
        #expect(abs(cell.label.frame.width - fitting.width) < 1)
        let other = try #require(collection.cellForItem(at: IndexPath(item: 2, section: 0)) as? TextItem)
        #expect(
            other.frame.width
                == (other.label.sizeThatFits(CGSize(width: 1000, height: 1000)).width + margins(of: other)).rounded(.up)
        )
        #expect(collection.contentSize.height == other.frame.maxY)
        #expect(screen.screen.application.faults.isEmpty)
    }

    @Test("T113: the margins of a row's content begin where its text does; a line of text in them is an ordinary row")
    func margins() throws {
        let own = UITableViewCell(style: .default, reuseIdentifier: nil)
        own.textLabel?.text = "One"
        own.layoutIfNeeded()
        #expect(own.contentView.layoutMargins == UIEdgeInsets(top: 11, left: 16, bottom: 11, right: 16))
        #expect(own.textLabel?.frame.minX == 16)
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        let label = UILabel()
        label.text = "One"
        label.translatesAutoresizingMaskIntoConstraints = false
        cell.contentView.addSubview(label)
        let margins = cell.contentView.layoutMarginsGuide
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            label.topAnchor.constraint(equalTo: margins.topAnchor),
            label.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
        ])
        cell.layoutIfNeeded()
        #expect(label.frame.minX == 16 && label.frame.minY == 11)
        let fitting = cell.contentView.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).height
        #expect(fitting == label.intrinsicContentSize.height + 22 && (42...44).contains(fitting))
    }

    private func margins(of cell: TextItem) -> CGFloat {
        cell.contentView.layoutMargins.left + cell.contentView.layoutMargins.right
    }

    @Test("T97: items of estimated height are as high as their constraints make them in their width")
    func compositional() throws {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(50))
        let group = NSCollectionLayoutGroup.vertical(
            layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        let screen = Screen(TextCell.self)
        let collection = screen.show(
            UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)))
        for (place, text) in texts.enumerated() {
            let cell = try #require(collection.cellForItem(at: IndexPath(item: place, section: 0)) as? TextItem)
            #expect(cell.frame.width == 320)
            #expect(cell.frame.height == Screen.height(of: text, width: cell.label.frame.width))
        }
        #expect(screen.screen.application.faults.isEmpty)
    }

    @Test("T46: a background that is a value takes the place of the view behind a chosen row")
    func background() {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.isSelected = true
        #expect(cell.selectedBackgroundView?.superview === cell)
        cell.backgroundConfiguration = .listPlainCell()
        #expect(cell.selectedBackgroundView == nil)
        cell.isSelected = false
        cell.isSelected = true
        #expect(cell.selectedBackgroundView == nil)
    }

    @Test("T111: the content of a new cell is as large as the cell, and stays so")
    func content() {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        #expect(cell.contentView.frame == CGRect(x: 0, y: 0, width: 320, height: 44))
        cell.frame.size = CGSize(width: 200, height: 60)
        #expect(cell.contentView.frame == CGRect(x: 0, y: 0, width: 200, height: 60))
        let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
        header.frame.size = CGSize(width: 200, height: 60)
        #expect(header.contentView.frame.size == CGSize(width: 200, height: 60))
        let item = UICollectionViewCell(frame: .zero)
        item.frame.size = CGSize(width: 30, height: 20)
        #expect(item.contentView.frame.size == CGSize(width: 30, height: 20))
    }
}
