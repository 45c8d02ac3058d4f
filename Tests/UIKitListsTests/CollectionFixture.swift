// SPDX-License-Identifier: Apache-2.0

import EventTrace
import Foundation
import Testing
import UIKitCore
import UIKitTesting

@testable import UIKitLists

/// A screen with a collection whose calls are written down.
@MainActor
final class CollectionFixture: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
    let trace = TraceLog()
    let screen: TestScreen
    let layout = UICollectionViewFlowLayout()
    let collection: UICollectionView
    let finger: Finger
    let log = CallLog()
    var items: [[String]]
    private(set) var cellCount = 0
    var highlights = true
    var selects = true

    final class Cell: UICollectionViewCell {
        var title = ""
    }

    init(_ counts: [Int] = [20]) {
        screen = TestScreen(size: CGSize(width: 320, height: 480), trace: trace)
        items = counts.indices.map { section in (0..<counts[section]).map { "\(section).\($0)" } }
        layout.itemSize = CGSize(width: 100, height: 100)
        collection = UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
        finger = screen.finger()
        super.init()
        collection.accessibilityIdentifier = "Photos"
        collection.contentInsetAdjustmentBehavior = .never
        collection.register(Cell.self, forCellWithReuseIdentifier: "cell")
        collection.register(
            UICollectionReusableView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
            withReuseIdentifier: "header")
        collection.dataSource = self
        collection.delegate = self
        screen.window.addSubview(collection)
        screen.settle()
        trace.removeAll()
    }

    func tap(_ item: Int, _ section: Int = 0) {
        guard let cell = collection.cellForItem(at: IndexPath(item: item, section: section)) else { return }
        finger.tap(cell)
        screen.settle()
    }

    /// The items that are seen, in their order.
    var titles: [String] {
        collection.indexPathsForVisibleItems.sorted().compactMap {
            (collection.cellForItem(at: $0) as? Cell)?.title
        }
    }

    var notes: [String] {
        trace.entries.compactMap { entry in
            guard case .list(let note) = entry.event else { return nil }
            return TableFixture.plain(note.sentence.description)
        }
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { items.count }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        items[section].count
    }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    {
        cellCount += 1
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        (cell as? Cell)?.title = items[indexPath.section][indexPath.item]
        return cell
    }
    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "header", for: indexPath)
    }
    func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
        log("shouldHighlight \(indexPath.item)")
        return highlights
    }
    func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
        log("didHighlight \(indexPath.item)")
    }
    func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
        log("didUnhighlight \(indexPath.item)")
    }
    func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
        log("shouldSelect \(indexPath.item)")
        return selects
    }
    func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool {
        log("shouldDeselect \(indexPath.item)")
        return true
    }
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        log("didSelect \(indexPath.item)")
    }
    func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
        log("didDeselect \(indexPath.item)")
    }
}
