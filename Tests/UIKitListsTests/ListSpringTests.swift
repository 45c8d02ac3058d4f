// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Testing
import UIKitCore
import UIKitDragAndDrop
import UIKitTesting

@testable import UIKitLists

/// A word to drag, and below it a table or a collection of six elements, each 50 points high.
@MainActor
private final class SpringScreen: NSObject, UIDragInteractionDelegate {
    let screen = TestScreen()
    let log = CallLog()
    /// Elements that the delegate lets a drag choose.
    var allowed = Set(0..<6)
    /// Where the progress is shown, in the cell's place.
    weak var shownOn: UIView?
    private let word = UILabel(frame: CGRect(x: 20, y: 20, width: 100, height: 40))

    override init() {
        super.init()
        word.isUserInteractionEnabled = true
        word.addInteraction(UIDragInteraction(delegate: self))
        screen.window.addSubview(word)
    }

    func add(_ list: UIScrollView) {
        list.frame = CGRect(x: 0, y: 100, width: 390, height: 400)
        list.contentInsetAdjustmentBehavior = .never
        screen.window.addSubview(list)
        screen.settle()
    }

    func point(_ element: Int) -> CGPoint { CGPoint(x: 20, y: 125 + CGFloat(element) * 50) }

    /// A finger that has lifted the word and is over an element.
    func drag(to element: Int) -> Finger {
        let finger = screen.finger()
        finger.down(on: word)
        screen.advance(by: 0.4)
        finger.move(to: point(element))
        return finger
    }

    func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem]
    {
        [UIDragItem(itemProvider: NSItemProvider(object: NSString(string: "Pear")))]
    }

    func springs(_ element: Int, _ context: any UISpringLoadedInteractionContext) -> Bool {
        log("spring \(element)?")
        if let shownOn { context.targetView = shownOn }
        return allowed.contains(element)
    }
}

extension SpringScreen: UITableViewDataSource, UITableViewDelegate {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 6 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
    func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
        log("highlight \(indexPath.row)")
    }
    func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
        log("unhighlight \(indexPath.row)")
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { log("select \(indexPath.row)") }
    func tableView(
        _ tableView: UITableView, shouldSpringLoadRowAt indexPath: IndexPath,
        with context: any UISpringLoadedInteractionContext
    ) -> Bool { springs(indexPath.row, context) }
}

extension SpringScreen: UICollectionViewDataSource, UICollectionViewDelegate {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 6 }
    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        log("select \(indexPath.item)")
    }
    func collectionView(
        _ collectionView: UICollectionView, shouldSpringLoadItemAt indexPath: IndexPath,
        with context: any UISpringLoadedInteractionContext
    ) -> Bool { springs(indexPath.item, context) }
}

@MainActor
@Suite("Springs of lists")
struct ListSpringTests {
    private let springs = SpringScreen()
    private var log: CallLog { springs.log }

    private func table() -> UITableView {
        let table = UITableView(frame: .zero, style: .plain)
        table.rowHeight = 50
        table.dataSource = springs
        table.delegate = springs
        springs.add(table)
        return table
    }

    @Test("T149: a drag that rests on a row chooses it as a tap does; each row that it comes to has its own time")
    func row() throws {
        let table = table()
        #expect(!table.isSpringLoaded)
        table.isSpringLoaded = true
        table.isSpringLoaded = true
        #expect(table.isSpringLoaded && table.interactions.count { $0 is UISpringLoadedInteraction } == 1)
        let first = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)))
        let finger = springs.drag(to: 1)
        #expect(log.take() == ["spring 1?"])
        #expect(abs(first.alpha - 0.7) < 0.01)
        springs.screen.advance(by: 0.6)
        finger.move(by: CGVector(dx: 40, dy: 5))
        #expect(log.take() == [])
        finger.move(to: springs.point(3))
        #expect(first.alpha == 1)
        #expect(log.take() == ["spring 3?"])
        springs.screen.advance(by: 0.7)
        #expect(log.take() == [])
        springs.screen.advance(by: 0.1)
        #expect(log.take() == ["highlight 3", "unhighlight 3", "select 3"])
        #expect(table.indexPathForSelectedRow == IndexPath(row: 3, section: 0))
        springs.screen.advance(by: 2)
        #expect(log.take() == [])
        finger.move(to: CGPoint(x: 20, y: 600))
        finger.move(to: springs.point(3))
        springs.screen.advance(by: 1)
        #expect(log.take() == ["spring 3?", "highlight 3", "unhighlight 3", "select 3"])
        finger.up()
    }

    @Test("T149, X28: a row that the delegate refuses is asked about once, until the drag comes to it anew")
    func refusal() {
        table().isSpringLoaded = true
        springs.allowed = [2]
        let finger = springs.drag(to: 1)
        finger.move(by: CGVector(dx: 30, dy: 0))
        finger.move(by: CGVector(dx: 30, dy: 0))
        springs.screen.advance(by: 2)
        #expect(log.take() == ["spring 1?"])
        finger.move(to: springs.point(2))
        finger.move(to: springs.point(1))
        springs.screen.advance(by: 2)
        #expect(log.take() == ["spring 2?", "spring 1?"])
        finger.up()
    }

    @Test("T149: the delegate can show the progress on another view; a table without springs chooses nothing")
    func otherView() {
        let table = table()
        let icon = UIView()
        table.addSubview(icon)
        springs.shownOn = icon
        table.isSpringLoaded = true
        let finger = springs.drag(to: 1)
        #expect(abs(icon.alpha - 0.7) < 0.01)
        #expect(table.cellForRow(at: IndexPath(row: 1, section: 0))?.alpha == 1)
        finger.move(to: CGPoint(x: 20, y: 600))
        #expect(icon.alpha == 1)
        table.isSpringLoaded = false
        #expect(!table.isSpringLoaded)
        _ = log.take()
        finger.move(to: springs.point(1))
        springs.screen.advance(by: 2)
        #expect(log.take() == [])
        finger.up()
    }

    @Test(
        "T149: a table that is edited and allows no selection then, and a row that may not be highlighted, are not chosen"
    )
    func unselectable() {
        let table = table()
        table.isSpringLoaded = true
        table.allowsSelection = false
        let finger = springs.drag(to: 1)
        springs.screen.advance(by: 1)
        #expect(log.take() == ["spring 1?"])
        finger.up()
    }

    @Test("T149: a drag that rests on an item of a collection chooses it")
    func item() {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 390, height: 50)
        layout.minimumLineSpacing = 0
        let collection = UICollectionView(frame: .zero, collectionViewLayout: layout)
        collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        collection.dataSource = springs
        collection.delegate = springs
        springs.add(collection)
        #expect(!collection.isSpringLoaded)
        collection.isSpringLoaded = true
        let finger = springs.drag(to: 4)
        springs.screen.advance(by: 0.8)
        #expect(log.take() == ["spring 4?", "select 4"])
        #expect(collection.indexPathsForSelectedItems == [IndexPath(item: 4, section: 0)])
        finger.up()
    }
}
