// SPDX-License-Identifier: Apache-2.0

import EventTrace
import Foundation
import Testing
import UIKitCore
import UIKitLayout
import UIKitTesting

@testable import UIKitLists

private func path(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }

/// A controller that moves its items, as tutorials have it.
private final class WordsController: UICollectionViewController {
    var words = ["a", "b", "c", "d", "e", "f"]
    let log = CallLog()

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        words.count
    }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        cell.accessibilityIdentifier = words[indexPath.item]
        return cell
    }

    override func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) { words.insert(words.remove(at: sourceIndexPath.item), at: destinationIndexPath.item) }

    override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        log("select \(words[indexPath.item])")
    }
}

@MainActor
@Suite("Moving items: controllers, rows and diffable data sources")
struct MovementByFingerTests {
    private let screen = TestScreen(size: CGSize(width: 320, height: 480))

    private func show(_ controller: UIViewController) {
        screen.window.rootViewController = controller
        screen.settle()
    }

    @Test(
        "T118: a finger that rests on an item of a controller that moves items moves it; a tap selects, and a quick finger scrolls"
    )
    func standardGesture() throws {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 100, height: 100)
        let controller = WordsController(collectionViewLayout: layout)
        show(controller)
        let cell = try #require(controller.collectionView.cellForItem(at: path(0)))
        let over = try #require(controller.collectionView.layoutAttributesForItem(at: path(4))).center
        screen.finger().tap(cell)
        #expect(controller.log.take() == ["select a"])
        let finger = screen.finger()
        // The item keeps its distance from the finger.
        finger.down(on: cell, at: CGPoint(x: 40, y: 50))
        screen.advance(by: 0.6)
        finger.move(to: CGPoint(x: over.x - 10, y: over.y), over: 0.3, steps: 8)
        screen.advance(by: 0.5)
        #expect(cell.center == over)
        finger.up()
        screen.advance(by: 1)
        #expect(controller.words == ["b", "c", "d", "e", "a", "f"] && controller.log.take() == [])
    }

    @Test("T118: a controller that moves nothing has no such gesture, and one that does can be without it")
    func withoutGesture() {
        let layout = UICollectionViewFlowLayout()
        let plain = UICollectionViewController(collectionViewLayout: layout)
        show(plain)
        func count(_ controller: UICollectionViewController) -> Int {
            (controller.collectionView.gestureRecognizers ?? []).count { $0 is MoveGestureRecognizer }
        }
        #expect(count(plain) == 0)
        let moving = WordsController(collectionViewLayout: UICollectionViewFlowLayout())
        show(moving)
        #expect(count(moving) == 1)
        moving.installsStandardGestureForInteractiveMovement = false
        #expect(count(moving) == 0)
        moving.installsStandardGestureForInteractiveMovement = true
        #expect(count(moving) == 1)
    }

    @Test(
        "T117, T119: the lines of a row move it at once while the list is edited, and the handlers of its data source hear of it"
    )
    func reorderAccessory() throws {
        let layout = UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain))
        let collection = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
        screen.window.addSubview(collection)
        let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, word in
            cell.accessibilityIdentifier = word
            cell.accessories = [.reorder()]
        }
        let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: collection) {
            $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0])
        snapshot.appendItems(["a", "b", "c", "d"])
        source.apply(snapshot, animatingDifferences: false)
        let log = CallLog()
        source.reorderingHandlers.canReorderItem = { $0 != "d" }
        source.reorderingHandlers.willReorder = { log("will \($0.initialSnapshot.itemIdentifiers)") }
        source.reorderingHandlers.didReorder = { transaction in
            log("did \(transaction.finalSnapshot.itemIdentifiers) \(transaction.difference.count)")
            let section = transaction.sectionTransactions.first
            log("section \(section?.sectionIdentifier ?? -1) \(section?.finalSnapshot.items ?? [])")
        }
        screen.settle()
        let cell = try #require(collection.cellForItem(at: path(0)))
        #expect(!cell.subviews.contains { $0 is ReorderGrip })
        collection.isEditing = true
        screen.settle()
        #expect(cell.subviews.contains { $0 is ReorderGrip })
        let finger = screen.finger()
        finger.down(on: cell, at: CGPoint(x: 300, y: 22))
        finger.move(by: CGVector(dx: 0, dy: 88), over: 0.2, steps: 6)
        finger.up()
        screen.advance(by: 1)
        #expect(source.snapshot().itemIdentifiers == ["b", "c", "a", "d"])
        #expect(
            log.take() == [
                "will [\"a\", \"b\", \"c\", \"d\"]", "did [\"b\", \"c\", \"a\", \"d\"] 2",
                "section 0 [\"b\", \"c\", \"a\", \"d\"]",
            ])
        #expect(collection.contentOffset == .zero)
        // What cannot be moved stays.
        finger.down(on: try #require(collection.cellForItem(at: path(3))), at: CGPoint(x: 300, y: 22))
        finger.move(by: CGVector(dx: 0, dy: -88), over: 0.2, steps: 6)
        finger.up()
        screen.advance(by: 1)
        #expect(source.snapshot().itemIdentifiers == ["b", "c", "a", "d"] && log.take() == [])
    }

    @Test(
        "T7: an update without changes measures the rows that are seen anew, and a text view in a row keeps the keyboard"
    )
    func growingText() throws {
        final class Source: NSObject, UITableViewDataSource, UITextViewDelegate {
            let text = UITextView()
            weak var table: UITableView?

            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
                guard indexPath.row == 0 else { return cell }
                text.isScrollEnabled = false
                text.delegate = self
                text.translatesAutoresizingMaskIntoConstraints = false
                cell.contentView.addSubview(text)
                NSLayoutConstraint.activate([
                    text.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
                    text.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor),
                    text.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
                    text.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
                ])
                return cell
            }
            func textViewDidChange(_ textView: UITextView) {
                table?.beginUpdates()
                table?.endUpdates()
            }
        }
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)
        let source = Source()
        source.table = table
        table.dataSource = source
        screen.window.addSubview(table)
        screen.settle()
        let before = table.rectForRow(at: path(0)).height
        source.text.becomeFirstResponder()
        screen.type(String(repeating: "Many words in a row. ", count: 8))
        screen.advance(by: 1)
        #expect(table.rectForRow(at: path(0)).height > before + 20)
        #expect(table.rectForRow(at: path(1)).minY == table.rectForRow(at: path(0)).maxY)
        #expect(source.text.isFirstResponder)
    }

    @Test("T58: a table's data source that applies a snapshot when a row was moved has moved it; it is not moved twice")
    func snapshotInTable() throws {
        final class Source: UITableViewDiffableDataSource<Int, String> {
            override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }
            override func tableView(
                _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
            ) {
                guard let moved = itemIdentifier(for: sourceIndexPath),
                    let other = itemIdentifier(for: destinationIndexPath)
                else { return }
                var snapshot = snapshot()
                snapshot.moveItem(moved, afterItem: other)
                apply(snapshot, animatingDifferences: false)
            }
        }
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)
        screen.window.addSubview(table)
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        let source = Source(tableView: table) { table, path, word in
            let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
            cell.textLabel?.text = word
            return cell
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0])
        snapshot.appendItems(["a", "b", "c", "d"])
        source.apply(snapshot, animatingDifferences: false)
        table.setEditing(true, animated: false)
        screen.settle()
        let finger = screen.finger()
        finger.down(on: try #require(table.cellForRow(at: path(0))), at: CGPoint(x: 300, y: 22))
        finger.move(by: CGVector(dx: 0, dy: 92), over: 0.3, steps: 10)
        finger.up()
        screen.advance(by: 1)
        #expect(table.visibleCells.compactMap(\.textLabel?.text) == ["b", "c", "a", "d"])
    }
}
