// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKitCore
import UIKitTesting

@testable import UIKitLists

/// A grid with a header in each section, which says which of them come and go.
@MainActor
private final class NamingLayout: UICollectionViewFlowLayout {
    let log = CallLog()
    var inserted: [IndexPath] = []
    var deleted: [IndexPath] = []

    override func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] {
        super.indexPathsToInsertForSupplementaryView(ofKind: elementKind) + inserted
    }
    override func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] {
        super.indexPathsToDeleteForSupplementaryView(ofKind: elementKind) + deleted
    }
    override func initialLayoutAttributesForAppearingSupplementaryElement(
        ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        log("initial \(elementIndexPath.section)")
        return super.initialLayoutAttributesForAppearingSupplementaryElement(ofKind: elementKind, at: elementIndexPath)
    }
    override func finalLayoutAttributesForDisappearingSupplementaryElement(
        ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        log("final \(elementIndexPath.section)")
        return nil
    }
}

@MainActor
@Suite("What layouts and elements hear and say")
struct LayoutNoticeTests {
    final class Cell: UICollectionViewCell {
        static let log = CallLog()
        override func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {
            super.willTransition(from: oldLayout, to: newLayout)
            Self.log("will \(name(oldLayout)) \(name(newLayout)) \(name(collection?.collectionViewLayout))")
        }
        override func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {
            super.didTransition(from: oldLayout, to: newLayout)
            Self.log("did \(name(oldLayout)) \(name(newLayout)) \(name(collection?.collectionViewLayout))")
        }
        private func name(_ layout: UICollectionViewLayout?) -> String {
            (layout as? UICollectionViewFlowLayout).map { "\(Int($0.itemSize.width))" } ?? "between"
        }
    }

    private func grid(_ side: CGFloat) -> UICollectionViewFlowLayout {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: side, height: side)
        return layout
    }

    private func fixture() -> CollectionFixture {
        let fixture = CollectionFixture([1])
        fixture.collection.register(Cell.self, forCellWithReuseIdentifier: "other")
        let registration = UICollectionView.CellRegistration<Cell, String> { _, _, _ in }
        let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: fixture.collection) {
            $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0])
        snapshot.appendItems(["a"])
        source.apply(snapshot, animatingDifferences: false)
        fixture.screen.settle()
        kept.source = source
        _ = Cell.log.take()
        return fixture
    }

    /// A collection does not hold its data source.
    private final class Kept { var source: AnyObject? }
    private let kept = Kept()

    @Test("T138: elements hear of a change to another layout before it and after its animation")
    func transition() {
        let fixture = fixture()
        fixture.collection.setCollectionViewLayout(grid(60), animated: true)
        #expect(Cell.log.take() == ["will 100 60 100"])
        fixture.screen.advance(by: 1)
        #expect(Cell.log.take() == ["did 100 60 60"])
        fixture.collection.collectionViewLayout = grid(70)
        #expect(Cell.log.take() == ["will 60 70 60", "did 60 70 70"])
    }

    @Test("T138: a change that a gesture drives is told once, at its beginning and at its end")
    func interactive() {
        let fixture = fixture()
        let between = fixture.collection.startInteractiveTransition(to: grid(60))
        #expect(Cell.log.take() == ["will 100 60 100"])
        between.transitionProgress = 0.5
        fixture.screen.settle()
        fixture.collection.finishInteractiveTransition()
        fixture.screen.advance(by: 1)
        #expect(Cell.log.take() == ["did 100 60 60"])
    }

    @Test("T139: a layout names headers that come and go by themselves, though their section stays")
    func named() throws {
        let fixture = CollectionFixture([2])
        let layout = NamingLayout()
        layout.itemSize = CGSize(width: 100, height: 40)
        layout.headerReferenceSize = CGSize(width: 320, height: 30)
        fixture.collection.collectionViewLayout = layout
        fixture.screen.settle()
        let kind = UICollectionView.elementKindSectionHeader
        func insert() {
            fixture.collection.performBatchUpdates {
                fixture.items[0].append("more")
                fixture.collection.insertItems(at: [IndexPath(item: fixture.items[0].count - 1, section: 0)])
            }
        }
        insert()
        #expect(layout.log.take() == [])
        fixture.screen.advance(by: 1)
        layout.inserted = [IndexPath(item: 0, section: 0)]
        layout.deleted = [IndexPath(item: 0, section: 0)]
        let old = try #require(fixture.collection.visibleSupplementaryViews(ofKind: kind).first)
        insert()
        #expect(layout.log.take() == ["final 0", "initial 0"])
        let new = try #require(fixture.collection.visibleSupplementaryViews(ofKind: kind).first)
        #expect(old !== new && !old.isHidden)
        fixture.screen.advance(by: 1)
        #expect(old.isHidden && new.alpha == 1)
    }

    @Test("T140: a compositional section's insets are measured from the part in which text is easy to read")
    func readable() {
        let layout = UICollectionViewCompositionalLayout(section: Sketch.rows(.absolute(50)))
        let fixture = CompositionalFixture([2], size: CGSize(width: 1000, height: 400), layout)
        fixture.show()
        #expect(fixture.cell(0).frame.width == 1000)
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.contentInsetsReference = .readableContent
        layout.configuration = configuration
        fixture.screen.settle()
        let readable = fixture.collection.readableContentGuide.layoutFrame
        #expect(readable.width < 700 && fixture.cell(0).frame.width == readable.width)
        #expect(fixture.cell(1).frame.minX == readable.minX)
    }

    @Test("T140: a flow's insets are measured from the content's edges, the margins or the safe area")
    func insets() {
        let fixture = CollectionFixture([1])
        fixture.layout.sectionInset = UIEdgeInsets(top: 0, left: 5, bottom: 0, right: 5)
        fixture.layout.minimumInteritemSpacing = 0
        fixture.collection.layoutMargins = UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 10)
        func left() -> CGFloat? {
            fixture.screen.settle()
            return fixture.layout.layoutAttributesForItem(at: IndexPath(item: 0, section: 0)).map {
                $0.frame.midX
            }
        }
        fixture.layout.itemSize = CGSize(width: 310, height: 20)
        #expect(left() == 160)
        fixture.layout.sectionInsetReference = .fromLayoutMargins
        fixture.layout.itemSize = CGSize(width: 270, height: 20)
        #expect(left() == 170)
        // What the collection keeps clear by itself counts once.
        fixture.collection.contentInset.left = 20
        fixture.layout.itemSize = CGSize(width: 250, height: 20)
        #expect(left() == 150)
        fixture.layout.sectionInsetReference = .fromSafeArea
        #expect(fixture.layout.sectionInsetReference.rawValue == 1)
    }
}
