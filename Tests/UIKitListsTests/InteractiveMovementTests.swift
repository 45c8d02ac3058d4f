// SPDX-License-Identifier: Apache-2.0

import EventTrace
import Foundation
import Testing
import UIKitCore
import UIKitLayout
import UIKitTesting

@testable import UIKitLists

private func path(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }

/// A layout that writes down what it is told of movements.
private final class ToldLayout: UICollectionViewFlowLayout {
    let log = CallLog()

    override func invalidationContext(
        forInteractivelyMovingItems targetIndexPaths: [IndexPath], withTargetPosition targetPosition: CGPoint,
        previousIndexPaths: [IndexPath], previousPosition: CGPoint
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = super.invalidationContext(
            forInteractivelyMovingItems: targetIndexPaths, withTargetPosition: targetPosition,
            previousIndexPaths: previousIndexPaths, previousPosition: previousPosition)
        let (old, new) = (previousIndexPaths.map(\.item), targetIndexPaths.map(\.item))
        log("moves \(old) \(new) \(context.interactiveMovementTarget == targetPosition)")
        return context
    }

    override func invalidationContextForEndingInteractiveMovementOfItems(
        toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath], movementCancelled: Bool
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = super.invalidationContextForEndingInteractiveMovementOfItems(
            toFinalIndexPaths: indexPaths, previousIndexPaths: previousIndexPaths, movementCancelled: movementCancelled)
        let old = context.previousIndexPathsForInteractivelyMovingItems?.map(\.item) ?? []
        log("ends \(old) \(indexPaths.map(\.item)) \(movementCancelled)")
        return context
    }
}

/// Words in rows of three, which can be moved.
@MainActor
private final class MovedWords: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
    let trace = TraceLog()
    let screen: TestScreen
    let layout = ToldLayout()
    let collection: UICollectionView
    let log = CallLog()
    var words: [[String]]
    var movable: (IndexPath) -> Bool = { _ in true }
    var target: (IndexPath) -> IndexPath = { $0 }
    var onMove: () -> Void = {}

    init(_ words: [[String]] = [["a", "b", "c", "d", "e", "f"]]) {
        self.words = words
        screen = TestScreen(size: CGSize(width: 320, height: 480), trace: trace)
        layout.itemSize = CGSize(width: 100, height: 100)
        collection = UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
        super.init()
        collection.accessibilityIdentifier = "Words"
        collection.contentInsetAdjustmentBehavior = .never
        collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        collection.dataSource = self
        collection.delegate = self
        screen.window.addSubview(collection)
        screen.settle()
        trace.removeAll()
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { words.count }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        words[section].count
    }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        cell.accessibilityIdentifier = words[indexPath.section][indexPath.item]
        return cell
    }
    func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
        movable(indexPath)
    }
    func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        log("move \(sourceIndexPath) \(destinationIndexPath)")
        let word = words[sourceIndexPath.section].remove(at: sourceIndexPath.item)
        words[destinationIndexPath.section].insert(word, at: destinationIndexPath.item)
        onMove()
    }
    func collectionView(
        _ collectionView: UICollectionView, targetIndexPathForMoveFromItemAt originalIndexPath: IndexPath,
        toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath { target(proposedIndexPath) }

    /// What is shown, from place to place.
    var shown: [String] {
        collection.visibleCells.sorted { ($0.center.y, $0.center.x) < ($1.center.y, $1.center.x) }
            .compactMap(\.accessibilityIdentifier)
    }

    func cell(_ word: String) -> UICollectionViewCell? {
        collection.visibleCells.first { $0.accessibilityIdentifier == word }
    }

    func center(_ item: Int, _ section: Int = 0) -> CGPoint {
        collection.layoutAttributesForItem(at: path(item, section))?.center ?? .zero
    }

    func move(to point: CGPoint) {
        collection.updateInteractiveMovementTargetPosition(point)
        screen.advance(by: 0.5)
    }
}

@MainActor
@Suite("Moving items of a collection")
struct InteractiveMovementTests {
    private let list = MovedWords()

    @Test(
        "T114, T115, T116: an item is taken up and moved, others make room, and the data source is told once at the end"
    )
    func move() {
        #expect(list.collection.beginInteractiveMovementForItem(at: path(0)))
        #expect(list.cell("a")?.configurationState.isReordering == true)
        let over = list.center(4)
        list.move(to: CGPoint(x: over.x + 8, y: over.y))
        #expect(list.cell("a")?.center == CGPoint(x: over.x + 8, y: over.y))
        #expect(list.collection.subviews.last === list.cell("a"))
        #expect(list.shown == ["b", "c", "d", "e", "a", "f"])
        #expect(list.log.take() == [])
        list.collection.endInteractiveMovement()
        list.screen.advance(by: 1)
        #expect(list.log.take() == ["move \(path(0)) \(path(4))"])
        #expect(list.shown == ["b", "c", "d", "e", "a", "f"] && list.words == [list.shown])
        #expect(list.cell("a")?.center == over && list.cell("a")?.configurationState.isReordering == false)
        #expect(list.collection.indexPath(for: list.cell("a") ?? UICollectionViewCell()) == path(4))
        #expect(list.layout.log.take() == ["moves [0] [0] true", "moves [0] [4] true", "ends [0] [4] false"])
    }

    @Test("T114: what the data source refuses, a second one and what is not there are not taken up; the trace says why")
    func refused() {
        list.movable = { $0.item != 1 }
        #expect(!list.collection.beginInteractiveMovementForItem(at: path(1)))
        #expect(!list.collection.beginInteractiveMovementForItem(at: path(9)))
        #expect(list.collection.beginInteractiveMovementForItem(at: path(2)))
        #expect(!list.collection.beginInteractiveMovementForItem(at: path(3)))
        list.collection.endInteractiveMovement()
        let notes = list.trace.entries.compactMap { entry -> String? in
            guard case .list(let note) = entry.event else { return nil }
            return TableFixture.plain(note.sentence.description)
        }
        #expect(
            notes == [
                "Item 1 of section 0 of UICollectionView \"Words\" was not moved: the data source's collectionView(_:canMoveItemAt:) was false."
            ])
        #expect(list.log.take() == [])
    }

    @Test("T115: the delegate says where an item may go")
    func target() {
        list.target = { _ in path(2) }
        list.collection.beginInteractiveMovementForItem(at: path(0))
        let over = list.center(5)
        list.move(to: CGPoint(x: over.x + 8, y: over.y))
        #expect(list.shown == ["b", "c", "a", "d", "e", "f"].filter { $0 != "a" } + ["a"])
        list.collection.endInteractiveMovement()
        list.screen.advance(by: 1)
        #expect(list.shown == ["b", "c", "a", "d", "e", "f"])
    }

    @Test("T116: a cancelled movement, and one that ends where it began, put everything back and tell nobody")
    func cancelled() {
        list.collection.beginInteractiveMovementForItem(at: path(0))
        list.move(to: list.center(4))
        list.collection.cancelInteractiveMovement()
        list.screen.advance(by: 1)
        #expect(list.shown == ["a", "b", "c", "d", "e", "f"])
        list.collection.beginInteractiveMovementForItem(at: path(0))
        list.move(to: list.center(4))
        list.move(to: list.center(0))
        list.collection.endInteractiveMovement()
        list.screen.advance(by: 1)
        #expect(list.shown == ["a", "b", "c", "d", "e", "f"] && list.log.take() == [])
        #expect(list.cell("a")?.center == list.center(0))
        _ = list.layout.log.take()
        list.collection.cancelInteractiveMovement()
        #expect(list.layout.log.take() == [])
    }

    @Test("T115: an item goes to another section, whose place at the end is one more")
    func sections() {
        let list = MovedWords([["a", "b"], ["c", "d"]])
        list.collection.beginInteractiveMovementForItem(at: path(0, 0))
        list.move(to: list.center(1, 1))
        #expect(list.collection.numberOfItems(inSection: 0) == 1 && list.collection.numberOfItems(inSection: 1) == 3)
        #expect(list.shown == ["b", "c", "a", "d"])
        list.collection.endInteractiveMovement()
        list.screen.advance(by: 1)
        #expect(list.words == [["b"], ["c", "a", "d"]] && list.shown == ["b", "c", "a", "d"])
    }

    @Test("T116: other data in the middle ends the movement, and a data source that shows its data itself is let be")
    func otherData() {
        list.collection.beginInteractiveMovementForItem(at: path(0))
        list.move(to: list.center(4))
        list.words[0].removeLast()
        list.collection.deleteItems(at: [path(5)])
        list.screen.advance(by: 1)
        #expect(list.shown == ["a", "b", "c", "d", "e"])
        list.onMove = { [unowned list] in list.collection.reloadData() }
        list.collection.beginInteractiveMovementForItem(at: path(0))
        list.move(to: list.center(1))
        list.collection.endInteractiveMovement()
        list.screen.advance(by: 1)
        #expect(list.shown == ["b", "a", "c", "d", "e"])
    }

    @Test(
        "T115: at an edge the collection scrolls, and the item stays under the finger and finds its place in what comes"
    )
    func edges() {
        let list = MovedWords([(0..<60).map { "\($0)" }])
        list.collection.beginInteractiveMovementForItem(at: path(0))
        list.collection.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 475))
        list.screen.advance(by: 2)
        let offset = list.collection.contentOffset.y
        #expect(offset > 200)
        #expect(list.cell("0")?.center == CGPoint(x: 50, y: offset + 475))
        list.collection.endInteractiveMovement()
        list.screen.advance(by: 1)
        #expect((list.words[0].firstIndex(of: "0") ?? 0) > 15)
        #expect(list.collection.contentOffset.y == offset)
    }
}
