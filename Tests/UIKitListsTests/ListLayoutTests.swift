// SPDX-License-Identifier: Apache-2.0

import EventTrace
import Foundation
import Testing
import UIKitCore
import UIKitTesting

@testable import UIKitLists

private func path(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }

/// A collection that is a list, with rows of texts.
@MainActor
private final class ListFixture: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
    let screen = TestScreen(size: CGSize(width: 320, height: 480))
    let collection: UICollectionView
    let finger: Finger
    let log = CallLog()
    var items: [[String]]
    var accessories: [UICellAccessory] = []

    init(_ items: [[String]], _ configuration: UICollectionLayoutListConfiguration) {
        self.items = items
        collection = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 320, height: 480),
            collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
        finger = screen.finger()
        super.init()
        collection.contentInsetAdjustmentBehavior = .never
        collection.dataSource = self
        collection.delegate = self
    }

    func show() {
        screen.window.addSubview(collection)
        screen.settle()
    }

    private let row = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, text in
        var content = cell.defaultContentConfiguration()
        content.text = text
        cell.contentConfiguration = content
    }

    private let header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
        elementKind: UICollectionView.elementKindSectionHeader
    ) { cell, _, path in
        var content = cell.defaultContentConfiguration()
        content.text = "Section \(path.section)"
        cell.contentConfiguration = content
    }

    func cell(_ item: Int, _ section: Int = 0) -> UICollectionViewListCell {
        guard let cell = collection.cellForItem(at: path(item, section)) as? UICollectionViewListCell else {
            preconditionFailure("Row \(item) of section \(section) is not shown.")
        }
        return cell
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { items.count }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        items[section].count
    }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    {
        let cell = collectionView.dequeueConfiguredReusableCell(
            using: row, for: indexPath, item: items[indexPath.section][indexPath.item])
        cell.accessories = accessories
        return cell
    }
    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        collectionView.dequeueConfiguredReusableSupplementary(using: header, for: indexPath)
    }
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        log("didSelect \(indexPath.section).\(indexPath.item)")
    }
}

@MainActor
@Suite("Lists in collections")
struct ListLayoutTests {
    private func list(
        _ items: [[String]], _ appearance: UICollectionLayoutListConfiguration.Appearance = .plain,
        accessories: [UICellAccessory] = [],
        _ set: (inout UICollectionLayoutListConfiguration) -> Void = { _ in }
    ) -> ListFixture {
        var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
        set(&configuration)
        let fixture = ListFixture(items, configuration)
        fixture.accessories = accessories
        fixture.show()
        return fixture
    }

    private func lines(_ cell: UIView) -> [UIView] {
        cell.subviews.filter { $0.bounds.height <= 1 && $0.backgroundColor == .separator }
    }

    @Test("T100: rows are as wide as the list, and as high as they are, 44 points at least")
    func rows() {
        let fixture = list([["One", String(repeating: "Many words of it. ", count: 20)]])
        #expect(fixture.cell(0).frame == CGRect(x: 0, y: 0, width: 320, height: 44))
        #expect(fixture.cell(1).frame.minY == 44 && fixture.cell(1).frame.height > 100)
        fixture.finger.tap(fixture.cell(1))
        #expect(fixture.log.take() == ["didSelect 0.1"])
    }

    @Test("T100: an inset list keeps from the sides, with round corners, and no line below a section's last row")
    func inset() {
        let fixture = list([["A", "B"], ["C"]], .insetGrouped)
        #expect(fixture.cell(0).frame.minX == 16 && fixture.cell(0).frame.width == 288)
        #expect(fixture.cell(0).layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
        #expect(fixture.cell(1).layer.maskedCorners == [.layerMinXMaxYCorner, .layerMaxXMaxYCorner])
        #expect(lines(fixture.cell(0)).count == 1 && lines(fixture.cell(1)).isEmpty)
    }

    @Test("T100: the header is a view that stays in sight, or the first item; separators by the list's word")
    func headers() {
        let fixture = list([Array(repeating: "Row", count: 20)]) {
            $0.headerMode = .supplementary
            $0.itemSeparatorHandler = { path, configuration in
                var configuration = configuration
                if path.item == 1 { configuration.bottomSeparatorVisibility = .hidden }
                return configuration
            }
        }
        let kind = UICollectionView.elementKindSectionHeader
        let header = fixture.collection.supplementaryView(forElementKind: kind, at: path(0))
        #expect(header?.frame.minY == 0 && fixture.cell(0).frame.minY == header?.frame.height)
        #expect(lines(fixture.cell(0)).count == 1 && lines(fixture.cell(1)).isEmpty)
        fixture.collection.contentOffset.y = 100
        fixture.screen.settle()
        #expect(fixture.collection.supplementaryView(forElementKind: kind, at: path(0))?.frame.minY == 100)
        let first = list([["Header", "Row"]], .insetGrouped) { $0.headerMode = .firstItemInSection }
        #expect(first.cell(0).listPlace?.role == .header)
        #expect(first.cell(1).layer.maskedCorners.contains(.layerMinXMinYCorner))
    }

    @Test("T101: accessories stand at the row's ends, the content makes room, and those of editing come with it")
    func accessories() {
        var deleted = 0
        let fixture = list(
            [["A"]],
            accessories: [
                .disclosureIndicator(displayed: .whenNotEditing), .delete { deleted += 1 }, .label(text: "7"),
            ])
        let row = fixture.cell(0)
        #expect(row.contentView.frame.minX == 0 && row.contentView.frame.maxX < 280)
        fixture.collection.isEditing = true
        fixture.screen.settle()
        #expect(row.configurationState.isEditing && row.contentView.frame.minX == 44)
        let button = row.subviews.compactMap { $0 as? UIButton }.first!
        fixture.finger.tap(button)
        #expect(deleted == 1)
        #expect(fixture.log.take() == [])
        fixture.collection.isEditing = false
        fixture.screen.settle()
        #expect(row.contentView.frame.minX == 0)
    }

    @Test("T101: a row is measured for the room that its accessories leave")
    func measuredBesideAccessories() {
        let text = String(repeating: "word ", count: 14)
        let plain = list([[text]])
        let part = UIView(frame: CGRect(x: 0, y: 0, width: 150, height: 20))
        let narrow = list(
            [[text]], accessories: [.customView(configuration: .init(customView: part, placement: .trailing()))])
        #expect(narrow.cell(0).frame.height > plain.cell(0).frame.height)
        // A configuration is changed after it was made, as an application's own code does.
        var own = UICellAccessory.CustomViewConfiguration(customView: part, placement: .trailing())
        own.tintColor = .systemGreen
        own.reservedLayoutWidth = .custom(200)
        own.isHidden = true
        #expect(own.customView === part && own.options.isHidden && own.options.tintColor == .systemGreen)
        let hidden = list([[text]], accessories: [.customView(configuration: own)])
        #expect(hidden.cell(0).frame.height == plain.cell(0).frame.height)
        own.isHidden = false
        let wide = list([[text]], accessories: [.customView(configuration: own)])
        #expect(wide.cell(0).frame.height > narrow.cell(0).frame.height)
    }

    @Test("T102: a sideways pan opens a row to the list's swipe actions")
    func swipes() {
        var done: [String] = []
        let fixture = list([Array(repeating: "Row", count: 30)], .insetGrouped) {
            $0.trailingSwipeActionsConfigurationProvider = { path in
                UISwipeActionsConfiguration(actions: [
                    UIContextualAction(style: .destructive, title: "Delete") { _, _, finish in
                        done.append("delete \(path.item)")
                        finish(true)
                    }
                ])
            }
        }
        let row = fixture.cell(1)
        fixture.finger.down(on: row)
        fixture.finger.move(by: CGVector(dx: -80, dy: 0), over: 0.3, steps: 10)
        fixture.screen.advance(by: 0.3)
        fixture.finger.up()
        fixture.screen.advance(by: 1)
        #expect(row.frame.minX == -58 && row.configurationState.isSwiped)
        fixture.collection.setNeedsLayout()
        fixture.screen.settle()
        #expect(row.frame.minX == -58)
        let actions = fixture.collection.subviews.first { $0 is SwipeActionsView }
        fixture.finger.tap(actions!.subviews[0])
        fixture.screen.advance(by: 1)
        #expect(done == ["delete 1"] && row.frame.minX == 16)
        #expect(fixture.log.take() == [])
        fixture.finger.down(on: row)
        fixture.finger.move(by: CGVector(dx: 0, dy: -80), over: 0.2, steps: 10)
        fixture.finger.up()
        #expect(fixture.collection.contentOffset.y > 0)
    }
}
