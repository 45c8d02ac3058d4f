// SPDX-License-Identifier: Apache-2.0

import EventTrace
import Foundation
import UIKitCore
import UIKitTesting

@testable import UIKitLists

/// A screen with a collection of a compositional layout.
@MainActor
final class CompositionalFixture: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
    let trace = TraceLog()
    let screen: TestScreen
    let collection: UICollectionView
    let finger: Finger
    let log = CallLog()
    var counts: [Int]
    /// How high cells say that they are; 0 for as high as they were told to be.
    var heights: (IndexPath) -> CGSize = { _ in .zero }
    private(set) var cellCount = 0

    /// A cell that says what it takes.
    final class Cell: UICollectionViewCell {
        var wanted = CGSize.zero

        override func preferredLayoutAttributesFitting(
            _ layoutAttributes: UICollectionViewLayoutAttributes
        ) -> UICollectionViewLayoutAttributes {
            if wanted.width > 0 { layoutAttributes.size.width = wanted.width }
            if wanted.height > 0 { layoutAttributes.size.height = wanted.height }
            return layoutAttributes
        }
    }

    init(
        _ counts: [Int], size: CGSize = CGSize(width: 300, height: 400),
        _ layout: UICollectionViewCompositionalLayout
    ) {
        screen = TestScreen(size: size, trace: trace)
        self.counts = counts
        collection = UICollectionView(frame: CGRect(origin: .zero, size: size), collectionViewLayout: layout)
        finger = screen.finger()
        super.init()
        collection.accessibilityIdentifier = "Store"
        collection.contentInsetAdjustmentBehavior = .never
        collection.register(Cell.self, forCellWithReuseIdentifier: "cell")
        for kind in [
            UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter, "badge", "global",
        ] {
            collection.register(
                UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "view")
        }
        collection.dataSource = self
        collection.delegate = self
    }

    /// Shows the collection, once the fixture is set up.
    func show() {
        screen.window.addSubview(collection)
        screen.settle()
        trace.removeAll()
    }

    /// Where an item is seen, in the collection's bounds.
    func frame(_ item: Int, _ section: Int = 0) -> CGRect? {
        guard let cell = collection.cellForItem(at: IndexPath(item: item, section: section)) else { return nil }
        return cell.convert(cell.bounds, to: collection).offsetBy(
            dx: -collection.contentOffset.x, dy: -collection.contentOffset.y)
    }

    func place(_ item: Int, _ section: Int = 0) -> CGRect? {
        collection.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame
    }

    func cell(_ item: Int, _ section: Int = 0) -> UICollectionViewCell {
        guard let cell = collection.cellForItem(at: IndexPath(item: item, section: section)) else {
            preconditionFailure("Item \(item) of section \(section) is not shown.")
        }
        return cell
    }

    var shown: [String] { collection.indexPathsForVisibleItems.map { "\($0.section).\($0.item)" } }

    func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        counts[section]
    }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    {
        cellCount += 1
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        (cell as? Cell)?.wanted = heights(indexPath)
        return cell
    }
    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "view", for: indexPath)
    }
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        log("didSelect \(indexPath.section).\(indexPath.item)")
    }
}

/// Shorter ways to say layouts.
@MainActor
enum Sketch {
    typealias Length = NSCollectionLayoutDimension

    static func size(_ width: Length, _ height: Length) -> NSCollectionLayoutSize {
        NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
    }

    static func item(_ width: Length, _ height: Length) -> NSCollectionLayoutItem {
        NSCollectionLayoutItem(layoutSize: size(width, height))
    }

    static func row(_ width: Length, _ height: Length, _ items: [NSCollectionLayoutItem]) -> NSCollectionLayoutGroup {
        .horizontal(layoutSize: size(width, height), subitems: items)
    }

    static func column(_ width: Length, _ height: Length, _ items: [NSCollectionLayoutItem])
        -> NSCollectionLayoutGroup
    { .vertical(layoutSize: size(width, height), subitems: items) }

    /// Rows of one item across the collection.
    static func rows(_ height: Length) -> NSCollectionLayoutSection {
        NSCollectionLayoutSection(
            group: row(.fractionalWidth(1), height, [item(.fractionalWidth(1), height)]))
    }

    /// Groups of a width that follow each other aside.
    static func shelf(
        _ width: CGFloat, height: CGFloat, _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
    ) -> NSCollectionLayoutSection {
        let section = NSCollectionLayoutSection(
            group: row(.absolute(width), .absolute(height), [item(.fractionalWidth(1), .fractionalHeight(1))]))
        section.orthogonalScrollingBehavior = behavior
        return section
    }
}
