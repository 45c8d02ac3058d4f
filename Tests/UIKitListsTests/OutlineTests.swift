// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKitCore
import UIKitTesting

@testable import UIKitLists

@MainActor
private final class Gate {
    var isOpen = false
}

@MainActor
@Suite("Section snapshots")
struct OutlineTests {
    private func outline() -> NSDiffableDataSourceSectionSnapshot<String> {
        var snapshot = NSDiffableDataSourceSectionSnapshot<String>()
        snapshot.append(["Fruit", "Herbs"])
        snapshot.append(["Apple", "Berries"], to: "Fruit")
        snapshot.append(["Currant", "Sloe"], to: "Berries")
        return snapshot
    }

    @Test("T103: items below items; visible are those above which all is expanded")
    func visible() {
        var snapshot = outline()
        #expect(snapshot.items == ["Fruit", "Apple", "Berries", "Currant", "Sloe", "Herbs"])
        #expect(snapshot.rootItems == ["Fruit", "Herbs"] && snapshot.visibleItems == ["Fruit", "Herbs"])
        snapshot.expand(["Berries"])
        #expect(snapshot.visibleItems == ["Fruit", "Herbs"])
        snapshot.expand(["Fruit"])
        #expect(snapshot.visibleItems == ["Fruit", "Apple", "Berries", "Currant", "Sloe", "Herbs"])
        #expect(snapshot.level(of: "Sloe") == 2 && snapshot.parent(of: "Sloe") == "Berries")
        #expect(snapshot.isVisible("Sloe") && snapshot.isExpanded("Berries") && snapshot.index(of: "Herbs") == 5)
        snapshot.collapse(["Fruit"])
        #expect(!snapshot.isVisible("Sloe") && snapshot.isExpanded("Berries"))
    }

    @Test("T103: items are inserted beside others, replaced below one, and deleted with what is below them")
    func changes() {
        var snapshot = outline()
        snapshot.insert(["Basil"], after: "Herbs")
        snapshot.insert(["Quince"], before: "Berries")
        #expect(snapshot.rootItems == ["Fruit", "Herbs", "Basil"])
        var berries = NSDiffableDataSourceSectionSnapshot<String>()
        berries.append(["Elder"])
        berries.append(["Red", "Black"], to: "Elder")
        snapshot.replace(childrenOf: "Berries", using: berries)
        #expect(snapshot.snapshot(of: "Berries").items == ["Elder", "Red", "Black"])
        #expect(snapshot.snapshot(of: "Berries", includingParent: true).rootItems == ["Berries"])
        snapshot.delete(["Fruit"])
        #expect(snapshot.items == ["Herbs", "Basil"] && !snapshot.contains("Black"))
        #expect(outline().visualDescription == "> Fruit\n  - Apple\n  > Berries\n    - Currant\n    - Sloe\n- Herbs")
    }

    /// A list with an outline in its only section.
    @MainActor
    private final class OutlineScreen {
        let screen = TestScreen(size: CGSize(width: 320, height: 480))
        let collection: UICollectionView
        let source: UICollectionViewDiffableDataSource<Int, String>

        init(_ style: UICellAccessory.OutlineDisclosureOptions.Style) {
            collection = UICollectionView(
                frame: CGRect(x: 0, y: 0, width: 320, height: 480),
                collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)))
            let row = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, text in
                var content = cell.defaultContentConfiguration()
                content.text = text
                cell.contentConfiguration = content
                cell.accessories =
                    ["Fruit", "Berries"].contains(text) ? [.outlineDisclosure(options: .init(style: style))] : []
            }
            source = UICollectionViewDiffableDataSource(collectionView: collection) {
                $0.dequeueConfiguredReusableCell(using: row, for: $1, item: $2)
            }
            screen.window.addSubview(collection)
        }

        var rows: [String] {
            collection.indexPathsForVisibleItems.compactMap { source.itemIdentifier(for: $0) }
        }

        func row(_ text: String) -> UICollectionViewListCell? {
            source.indexPath(for: text).flatMap(collection.cellForItem(at:)) as? UICollectionViewListCell
        }

        func tapDisclosure(of text: String) {
            let button = row(text)?.subviews.compactMap { $0 as? UIButton }.last
            if let button { screen.finger().tap(button) }
            screen.advance(by: 1)
        }
    }

    @Test("T103: a touch on the disclosure shows and hides what is below; rows are indented by their level")
    func toggling() {
        let list = OutlineScreen(.cell)
        list.source.apply(outline(), to: 0, animatingDifferences: false)
        list.screen.settle()
        #expect(list.rows == ["Fruit", "Herbs"])
        list.tapDisclosure(of: "Fruit")
        #expect(list.rows == ["Fruit", "Apple", "Berries", "Herbs"])
        #expect(list.row("Fruit")?.configurationState.isExpanded == true)
        #expect(list.row("Apple")?.indentationLevel == 1 && list.row("Apple")?.contentView.frame.minX == 16)
        #expect(list.collection.indexPathsForSelectedItems == [])
        #expect(list.source.snapshot(for: 0).isExpanded("Fruit"))
        list.tapDisclosure(of: "Fruit")
        #expect(list.rows == ["Fruit", "Herbs"])
        #expect(list.row("Fruit")?.configurationState.isExpanded == false)
    }

    @Test("T103: the handlers may refuse, and are asked for what is below an item when it is expanded")
    func handlers() {
        let list = OutlineScreen(.header)
        let log = CallLog()
        let gate = Gate()
        list.source.sectionSnapshotHandlers.shouldExpandItem = { item in
            log("should \(item)")
            return gate.isOpen
        }
        list.source.sectionSnapshotHandlers.willExpandItem = { log("will \($0)") }
        list.source.sectionSnapshotHandlers.snapshotForExpandingParent = { item, known in
            log("below \(item): \(known.items)")
            var snapshot = NSDiffableDataSourceSectionSnapshot<String>()
            snapshot.append(["Late"])
            return snapshot
        }
        list.source.apply(outline(), to: 0, animatingDifferences: false)
        list.screen.settle()
        list.tapDisclosure(of: "Fruit")
        #expect(log.take() == ["should Fruit"] && list.rows == ["Fruit", "Herbs"])
        gate.isOpen = true
        // Anywhere in the row.
        list.screen.finger().tap(at: CGPoint(x: 40, y: 20))
        list.screen.advance(by: 1)
        let below = ["Apple", "Berries", "Currant", "Sloe"]
        #expect(log.take() == ["should Fruit", "will Fruit", "below Fruit: \(below)"])
        #expect(list.rows == ["Fruit", "Late", "Herbs"])
        #expect(list.collection.indexPathsForSelectedItems == [])
    }

    @Test("T103: another snapshot of all sections takes an outline back where its items are others")
    func flattened() {
        let list = OutlineScreen(.cell)
        list.source.apply(outline(), to: 0, animatingDifferences: false)
        var flat = list.source.snapshot()
        flat.appendItems(["More"], toSection: 0)
        list.source.apply(flat, animatingDifferences: false)
        list.screen.settle()
        #expect(list.rows == ["Fruit", "Herbs", "More"])
        #expect(list.source.snapshot(for: 0).rootItems == ["Fruit", "Herbs", "More"])
    }
}
