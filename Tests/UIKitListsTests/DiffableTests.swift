// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKitCore
import UIKitTesting

@testable import UIKitLists

@MainActor
@Suite("Diffable data sources")
struct DiffableTests {
    private typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

    private func snapshot(_ sections: [(String, [Int])]) -> Snapshot {
        var snapshot = Snapshot()
        for (section, items) in sections {
            snapshot.appendSections([section])
            snapshot.appendItems(items)
        }
        return snapshot
    }

    private func titles(_ table: UITableView) -> [String] { table.visibleCells.map { $0.textLabel?.text ?? "" } }

    @Test("T73: a section moved beside itself stays where it is")
    func sectionBesideItself() {
        var some = snapshot([("a", [1]), ("b", [2]), ("c", [])])
        some.moveSection("b", beforeSection: "b")
        some.moveSection("a", afterSection: "a")
        #expect(some.sectionIdentifiers == ["a", "b", "c"])
        some.moveSection("c", beforeSection: "a")
        some.moveSection("a", afterSection: "b")
        #expect(some.sectionIdentifiers == ["c", "b", "a"])
    }

    @Test("T73: a table goes from snapshot to snapshot; what stays keeps its cell and its selection")
    func table() {
        let screen = TestScreen(size: CGSize(width: 300, height: 440))
        let table = UITableView(frame: screen.window.bounds)
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        screen.window.addSubview(table)
        let source = UITableViewDiffableDataSource<String, Int>(tableView: table) { table, path, item in
            let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
            cell.textLabel?.text = "\(item)"
            return cell
        }
        source.apply(snapshot([("a", [1, 2, 3]), ("b", [4, 5])]), animatingDifferences: false)
        screen.settle()
        #expect(titles(table) == ["1", "2", "3", "4", "5"])
        table.selectRow(at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
        let cell = table.cellForRow(at: IndexPath(row: 0, section: 0))
        source.apply(snapshot([("b", [5, 1, 6, 4]), ("a", [3, 2])]))
        screen.advance(by: 1)
        #expect(titles(table) == ["5", "1", "6", "4", "3", "2"])
        #expect(table.indexPathForSelectedRow == IndexPath(row: 1, section: 0))
        #expect(table.cellForRow(at: IndexPath(row: 1, section: 0)) === cell)
        #expect(source.itemIdentifier(for: IndexPath(row: 2, section: 0)) == 6)
        #expect(source.indexPath(for: 2) == IndexPath(row: 1, section: 1))
    }

    @Test("T73: the same for a collection")
    func collection() {
        let screen = TestScreen(size: CGSize(width: 300, height: 440))
        let collection = UICollectionView(
            frame: screen.window.bounds, collectionViewLayout: UICollectionViewFlowLayout())
        screen.window.addSubview(collection)
        let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, item in
            cell.accessibilityLabel = "\(item)"
        }
        let source = UICollectionViewDiffableDataSource<String, Int>(collectionView: collection) { view, path, item in
            view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
        }
        func labels() -> [String] {
            collection.indexPathsForVisibleItems.sorted().compactMap {
                collection.cellForItem(at: $0)?.accessibilityLabel
            }
        }
        source.apply(snapshot([("a", [1, 2, 3])]), animatingDifferences: false)
        screen.settle()
        #expect(labels() == ["1", "2", "3"])
        source.apply(snapshot([("a", [3, 1]), ("b", [2, 4])]))
        screen.advance(by: 1)
        #expect(labels() == ["3", "1", "2", "4"])
    }

    @Test("T73: the changes between any two snapshots lead from one to the other, and agree with their numbers")
    func random() {
        var random = SystemRandomNumberGenerator()
        func any() -> Snapshot {
            var items = Array(0..<12).shuffled(using: &random)
            var sections: [(String, [Int])] = []
            for section in ["a", "b", "c", "d"].shuffled(using: &random).prefix(Int.random(in: 0...4, using: &random)) {
                let count = Int.random(in: 0...min(5, items.count), using: &random)
                sections.append((section, Array(items.prefix(count))))
                items.removeFirst(count)
            }
            return snapshot(sections)
        }
        for _ in 0..<500 {
            let (old, new) = (any(), any())
            let update = SnapshotDifference(from: old, to: new).update
            func counts(_ one: Snapshot) -> [Int] { one.sectionIdentifiers.map { one.numberOfItems(inSection: $0) } }
            #expect(update.disagreement(before: counts(old), after: counts(new)) == nil)
            for (number, section) in old.sectionIdentifiers.enumerated() {
                for (place, item) in old.itemIdentifiers(inSection: section).enumerated() {
                    let path = update.path(after: IndexPath(row: place, section: number))
                    let expected = new.sectionIdentifier(containingItem: item).flatMap { owner in
                        new.indexOfSection(owner).flatMap { index in
                            new.itemIdentifiers(inSection: owner).firstIndex(of: item).map {
                                IndexPath(row: $0, section: index)
                            }
                        }
                    }
                    #expect(path == expected)
                }
            }
        }
    }

    @Test("T73: one item that moves is one change, not many")
    func few() {
        let update = SnapshotDifference(
            from: snapshot([("a", Array(0..<1000))]), to: snapshot([("a", Array(1..<1000) + [0])])
        ).update
        #expect(update.movedRows == [IndexPath(row: 0, section: 0): IndexPath(row: 999, section: 0)])
        #expect(update.insertedRows.isEmpty && update.deletedRows.isEmpty)
    }
}
