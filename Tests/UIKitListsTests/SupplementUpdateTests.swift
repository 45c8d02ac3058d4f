// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKitCore
import UIKitTesting

@testable import UIKitLists

@MainActor
@Suite("T105: headers and decorations of a collection that changes")
final class SupplementUpdateTests: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    /// Has a header in each section and says what it is asked.
    final class Layout: UICollectionViewFlowLayout {
        let log = CallLog()
        override var collectionView: UICollectionView {
            guard let view = super.collectionView else { preconditionFailure("The layout belongs to a collection.") }
            return view
        }

        override func initialLayoutAttributesForAppearingSupplementaryElement(
            ofKind elementKind: String, at elementIndexPath: IndexPath
        ) -> UICollectionViewLayoutAttributes? {
            log("initial \(elementIndexPath.section)")
            let attributes = super.initialLayoutAttributesForAppearingSupplementaryElement(
                ofKind: elementKind, at: elementIndexPath)
            attributes?.frame.origin.x = 200
            return attributes
        }

        override func finalLayoutAttributesForDisappearingSupplementaryElement(
            ofKind elementKind: String, at elementIndexPath: IndexPath
        ) -> UICollectionViewLayoutAttributes? {
            log("final \(elementIndexPath.section)")
            return super.finalLayoutAttributesForDisappearingSupplementaryElement(
                ofKind: elementKind, at: elementIndexPath)
        }
    }

    let displays = CallLog()
    let screen = TestScreen()
    let layout = Layout()
    let collection: UICollectionView
    var names = ["A", "B", "C"]
    var headers: [String: UICollectionReusableView] = [:]

    override init() {
        collection = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 300, height: 600), collectionViewLayout: layout)
        super.init()
        let kind = UICollectionView.elementKindSectionHeader
        collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        collection.register(
            UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "header")
        layout.itemSize = CGSize(width: 300, height: 40)
        layout.headerReferenceSize = CGSize(width: 300, height: 30)
        layout.minimumLineSpacing = 0
        collection.dataSource = self
        collection.delegate = self
        let root = UIViewController()
        screen.window.rootViewController = root
        root.view.addSubview(collection)
        screen.settle()
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { names.count }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }
    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        let view = collectionView.dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: "header", for: indexPath)
        headers[names[indexPath.section]] = view
        return view
    }

    func collectionView(
        _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
        forElementKind elementKind: String, at indexPath: IndexPath
    ) { displays("will \(indexPath.section)") }
    func collectionView(
        _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
        forElementOfKind elementKind: String, at indexPath: IndexPath
    ) { displays("did \(indexPath.section)") }

    @Test("T131: the delegate is told of headers that come and go, by scrolling and by new data")
    func displayed() {
        #expect(displays.take() == ["will 0", "will 1", "will 2"])
        names = Array(repeating: "A", count: 20)
        collection.reloadData()
        screen.settle()
        #expect(displays.take() == ["did 0", "did 1", "did 2"] + (0..<9).map { "will \($0)" })
        collection.contentOffset.y = 70
        screen.settle()
        #expect(displays.take() == ["will 9", "did 0"])
    }

    private func shownTop(_ name: String) -> CGFloat { headers[name]?.layer.presentation()?.frame.minY ?? -1 }

    @Test(
        "Those of sections that stay go on from where they were; the layout says where the others come from and go to")
    func sections() throws {
        #expect(["A", "B", "C"].map(shownTop) == [0, 70, 140])
        let gone = try #require(headers["A"])
        collection.performBatchUpdates {
            self.names = ["B", "N", "C"]
            self.collection.deleteSections(IndexSet(integer: 0))
            self.collection.insertSections(IndexSet(integer: 1))
        }
        #expect(layout.log.take() == ["final 0", "initial 1"])
        // At the first moment everything is where it was, and the new one where the layout says.
        #expect(shownTop("B") == 70 && shownTop("C") == 140)
        #expect(headers["N"]?.layer.presentation()?.frame.minX == 200)
        screen.advance(by: 0.15)
        #expect(!gone.isHidden && gone.superview === collection)
        #expect(shownTop("B") > 0 && shownTop("B") < 70)
        screen.advance(by: 1)
        #expect(["B", "N", "C"].map(shownTop) == [0, 70, 140])
        #expect(headers["N"]?.frame.minX == 0 && headers["N"]?.alpha == 1)
        #expect(gone.isHidden || headers.values.contains { $0 === gone })
        #expect(collection.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader).count == 3)
    }
}
