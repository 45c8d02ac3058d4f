// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKitCore
import UIKitDragAndDrop
import UIKitTesting

@testable import UIKitLists

/// A table and a collection beside it whose elements can be dragged into each other; the cells write down their parts.
@MainActor
private final class TwoLists: NSObject, UITableViewDataSource, UITableViewDelegate, UITableViewDragDelegate,
    UICollectionViewDataSource, UICollectionViewDropDelegate, UICollectionViewDragDelegate
{
    final class Row: UITableViewCell {
        let log = CallLog()
        override func dragStateDidChange(_ dragState: DragState) {
            super.dragStateDidChange(dragState)
            log("\(dragState)")
        }
    }

    final class Item: UICollectionViewCell {
        let log = CallLog()
        override func dragStateDidChange(_ dragState: DragState) {
            super.dragStateDidChange(dragState)
            log("\(dragState)")
        }
    }

    let screen = TestScreen(size: CGSize(width: 400, height: 440))
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 200, height: 440), style: .plain)
    let collection: UICollectionView
    var intent = UICollectionViewDropProposal.Intent.insertIntoDestinationIndexPath
    var sizes: [CGSize] = []
    let log = CallLog()

    override init() {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 100, height: 100)
        layout.minimumInteritemSpacing = 0
        layout.minimumLineSpacing = 0
        collection = UICollectionView(
            frame: CGRect(x: 200, y: 0, width: 200, height: 440), collectionViewLayout: layout)
        super.init()
        table.contentInsetAdjustmentBehavior = .never
        collection.contentInsetAdjustmentBehavior = .never
        table.rowHeight = 44
        table.dataSource = self
        table.delegate = self
        table.dragDelegate = self
        collection.register(Item.self, forCellWithReuseIdentifier: "item")
        collection.dataSource = self
        collection.dropDelegate = self
        collection.dragDelegate = self
        for list in [table, collection] { screen.window.addSubview(list) }
        screen.settle()
    }

    func row(_ number: Int) -> Row? { table.cellForRow(at: IndexPath(row: number, section: 0)) as? Row }
    func item(_ number: Int) -> Item? { collection.cellForItem(at: IndexPath(item: number, section: 0)) as? Item }

    func press(_ point: CGPoint) -> Finger {
        let finger = screen.finger()
        finger.down(at: point)
        screen.advance(by: 0.4)
        return finger
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        Row(style: .default, reuseIdentifier: nil)
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { log("select \(indexPath.row)") }
    func tableView(
        _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem] { [UIDragItem(itemProvider: NSItemProvider(object: NSString(string: "Row")))] }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 6 }
    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath) }
    func collectionView(
        _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem] { [UIDragItem(itemProvider: NSItemProvider(object: NSString(string: "Item")))] }
    func collectionView(
        _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UICollectionViewDropProposal { UICollectionViewDropProposal(operation: .copy, intent: intent) }
    func collectionView(
        _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator
    ) { sizes = coordinator.items.map(\.previewSize) }
}

@MainActor
@Suite("T146: items make room for a drag")
struct CollectionRoomTests {
    private let lists = TwoLists()

    /// A drag of a row of the table that came to an item of the collection.
    private func dragToItem(_ cadence: UICollectionView.ReorderingCadence) -> Finger {
        lists.intent = .insertAtDestinationIndexPath
        lists.collection.reorderingCadence = cadence
        let finger = lists.press(CGPoint(x: 50, y: 66))
        finger.move(by: CGVector(dx: 12, dy: 0))
        // Items 0 and 1 are in the first line, 2 and 3 in the second.
        finger.move(to: CGPoint(x: 350, y: 50))
        return finger
    }

    private func origin(_ item: Int) -> CGPoint? { lists.item(item)?.frame.origin }

    @Test("T146: each item from the gap on takes its neighbor's place, at once by default; the last goes on as far")
    func immediate() {
        #expect(lists.collection.reorderingCadence == .immediate)
        let finger = dragToItem(.immediate)
        #expect(origin(0) == CGPoint(x: 0, y: 0) && origin(1) == CGPoint(x: 0, y: 100))
        #expect(origin(2) == CGPoint(x: 100, y: 100) && origin(5) == CGPoint(x: 200, y: 200))
        // The item that is there in the data stays the destination.
        finger.move(to: CGPoint(x: 350, y: 60))
        #expect(origin(1) == CGPoint(x: 0, y: 100))
        finger.move(to: CGPoint(x: 50, y: 300))
        #expect(origin(1) == CGPoint(x: 100, y: 0) && origin(5) == CGPoint(x: 100, y: 200))
        finger.up()
    }

    @Test(
        "T146: a slower cadence waits until the drag has been there for a while",
        arguments: [
            (UICollectionView.ReorderingCadence.fast, 0.2), (.slow, 0.5),
        ])
    func waits(cadence: UICollectionView.ReorderingCadence, delay: TimeInterval) {
        let finger = dragToItem(cadence)
        lists.screen.advance(by: delay - 0.05)
        #expect(origin(1) == CGPoint(x: 100, y: 0))
        finger.move(by: CGVector(dx: 0, dy: 10))
        lists.screen.advance(by: 0.06)
        #expect(origin(1) == CGPoint(x: 0, y: 100), "a move over the same item does not begin anew")
        finger.move(to: CGPoint(x: 50, y: 300))
        #expect(origin(1) == CGPoint(x: 100, y: 0), "back at once")
        finger.up()
    }

    @Test("T146: there is no room where the items would go into an item, and none after the drop")
    func noRoom() {
        let finger = dragToItem(.immediate)
        lists.intent = .insertIntoDestinationIndexPath
        finger.move(by: CGVector(dx: 0, dy: 10))
        #expect(origin(1) == CGPoint(x: 100, y: 0))
        lists.intent = .insertAtDestinationIndexPath
        finger.move(to: CGPoint(x: 250, y: 150))
        #expect(origin(2) == CGPoint(x: 100, y: 100) && origin(1) == CGPoint(x: 100, y: 0))
        finger.up()
        lists.screen.advance(by: 1)
        #expect(origin(2) == CGPoint(x: 0, y: 100) && origin(3) == CGPoint(x: 100, y: 100))
    }
}

@MainActor
@Suite("The parts of cells in drags and drops")
struct DragStateTests {
    private let lists = TwoLists()

    @Test("T136: a row hears that it is lifted, dragged and back; the state for its configurations says the same")
    func row() throws {
        let row = try #require(lists.row(1))
        let finger = lists.press(CGPoint(x: 50, y: 66))
        #expect(row.log.take() == ["lifting"] && row.configurationState.cellDragState == .lifting)
        #expect(row.isUserInteractionEnabled)
        finger.move(by: CGVector(dx: 12, dy: 0))
        #expect(row.log.take() == ["dragging"] && row.configurationState.cellDragState == .dragging)
        #expect(!row.isUserInteractionEnabled && !row.configurationState.isDisabled)
        #expect(lists.row(2)?.configurationState.cellDragState == UICellConfigurationState.DragState.none)
        finger.up()
        lists.screen.advance(by: 1)
        #expect(row.log.take() == ["none"] && row.isUserInteractionEnabled)
    }

    @Test("T136: a dragged row takes no touches, unless it wants to")
    func touches() throws {
        let row = try #require(lists.row(1))
        let finger = lists.press(CGPoint(x: 50, y: 66))
        finger.move(by: CGVector(dx: 12, dy: 0))
        let other = lists.screen.finger()
        other.tap(at: CGPoint(x: 150, y: 66))
        #expect(lists.log.take() == [])
        finger.up()
        lists.screen.advance(by: 1)
        row.userInteractionEnabledWhileDragging = true
        let again = lists.press(CGPoint(x: 50, y: 66))
        again.move(by: CGVector(dx: 12, dy: 0))
        #expect(row.isUserInteractionEnabled && row.configurationState.cellDragState == .dragging)
        again.up()
    }

    @Test("T136: a row that is put back without a drag hears it")
    func putBack() throws {
        let row = try #require(lists.row(1))
        let finger = lists.press(CGPoint(x: 50, y: 66))
        finger.up()
        lists.screen.advance(by: 1)
        #expect(row.log.take() == ["lifting", "none"])
        #expect(!lists.table.hasActiveDrag)
    }

    @Test("T136: an item of a collection hears it too")
    func item() throws {
        let item = try #require(lists.item(0))
        let finger = lists.press(CGPoint(x: 250, y: 50))
        finger.move(by: CGVector(dx: 12, dy: 0))
        #expect(item.log.take() == ["lifting", "dragging"])
        #expect(item.isUserInteractionEnabled)
        finger.up()
        lists.screen.advance(by: 1)
        #expect(item.log.take() == ["none"])
    }

    @Test("T137: while a drop is over a list, its cells say so, and the one into which it would go")
    func drops() throws {
        let none: [UICellConfigurationState.DropState?] = Array(
            repeating: UICellConfigurationState.DropState.none, count: 2)
        func states() -> [UICellConfigurationState.DropState?] {
            [0, 1].map { lists.item($0)?.configurationState.cellDropState }
        }
        let finger = lists.press(CGPoint(x: 50, y: 66))
        finger.move(by: CGVector(dx: 12, dy: 0))
        #expect(states() == none)
        finger.move(to: CGPoint(x: 350, y: 50))
        #expect(states() == [.notTargeted, .targeted])
        lists.intent = .insertAtDestinationIndexPath
        finger.move(to: CGPoint(x: 352, y: 50))
        #expect(states() == [.notTargeted, .notTargeted])
        finger.up()
        #expect(lists.sizes == [CGSize(width: 200, height: 44)])
        lists.screen.advance(by: 1)
        #expect(states() == none)
    }
}
