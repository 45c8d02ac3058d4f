// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKitCore
import UIKitTesting

@testable import UIKitLists

private final class RowLayout: UICollectionViewLayout {
    var flips = true
    var direction = UIUserInterfaceLayoutDirection.leftToRight
    var log: [String] = []

    override var flipsHorizontallyInOppositeLayoutDirection: Bool { flips }
    override var developmentLayoutDirection: UIUserInterfaceLayoutDirection { direction }
    override var collectionViewContentSize: CGSize { CGSize(width: 600, height: 100) }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        let items = (0..<6).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
        let mark = UICollectionViewLayoutAttributes(
            forDecorationViewOfKind: "mark", with: IndexPath(item: 0, section: 0))
        mark.frame = CGRect(x: 0, y: 90, width: 10, height: 10)
        return (items + [mark]).filter { $0.frame.maxX > rect.minX && $0.frame.minX < rect.maxX }
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
        attributes.frame = CGRect(x: CGFloat(indexPath.item) * 100, y: 0, width: 100, height: 50)
        return attributes
    }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
    override func prepare(forAnimatedBoundsChange oldBounds: CGRect) { log.append("prepare \(Int(oldBounds.width))") }
    override func finalizeAnimatedBoundsChange() { log.append("finalize") }
}

@MainActor
private final class RowFixture: NSObject, UICollectionViewDataSource {
    let screen = TestScreen(size: CGSize(width: 200, height: 200))
    let layout = RowLayout()
    let collection: UICollectionView

    init(isRightToLeft: Bool, flips: Bool = true, from direction: UIUserInterfaceLayoutDirection = .leftToRight) {
        collection = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 200, height: 100), collectionViewLayout: layout)
        super.init()
        layout.flips = flips
        layout.direction = direction
        UINib.setContents(named: "Mark") { _ in [MarkView(frame: .zero)] }
        layout.register(UINib(nibName: "Mark", bundle: nil), forDecorationViewOfKind: "mark")
        collection.semanticContentAttribute = isRightToLeft ? .forceRightToLeft : .forceLeftToRight
        collection.contentInsetAdjustmentBehavior = .never
        collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        collection.dataSource = self
        screen.window.addSubview(collection)
        screen.settle()
    }

    var left: [Int: CGFloat] {
        Dictionary(
            uniqueKeysWithValues: collection.indexPathsForVisibleItems.map {
                ($0.item, collection.cellForItem(at: $0)?.frame.minX ?? -1)
            })
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 6 }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
}

private final class MarkView: UICollectionReusableView {}

@MainActor
@Suite("What layouts of an application's own are asked")
struct LayoutMirroringTests {
    @Test("T109: from right to left a layout that says so stands mirrored in its content; another does not")
    func mirrored() {
        let fixture = RowFixture(isRightToLeft: true)
        #expect(fixture.left == [4: 100, 5: 0])
        #expect(fixture.collection.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))?.frame.minX == 500)
        #expect(fixture.collection.indexPathForItem(at: CGPoint(x: 150, y: 10))?.item == 4)
        #expect(RowFixture(isRightToLeft: true, flips: false).left == [0: 0, 1: 100])
        #expect(RowFixture(isRightToLeft: false).left == [0: 0, 1: 100])
        #expect(RowFixture(isRightToLeft: false, from: .rightToLeft).left == [4: 100, 5: 0])
        #expect(RowFixture(isRightToLeft: true, from: .rightToLeft).left == [0: 0, 1: 100])
    }

    @Test("T110: bounds that change in an animation are told before the layout, and after it; others are not")
    func bounds() {
        let fixture = RowFixture(isRightToLeft: false)
        fixture.collection.frame.size.width = 190
        fixture.screen.settle()
        #expect(fixture.layout.log == [])
        UIView.animate(withDuration: 0.2) {
            fixture.collection.frame.size.width = 150
            fixture.collection.layoutIfNeeded()
        }
        #expect(fixture.layout.log == ["prepare 190", "finalize"])
    }

    @Test("Decorations of a kind can be made of a nib")
    func decorations() {
        let fixture = RowFixture(isRightToLeft: false)
        #expect(fixture.collection.subviews.contains { $0 is MarkView })
    }

    @Test("Lines between rows get an effect in the place of their color, and lose it again")
    func separators() {
        let table = TableFixture([5])
        table.table.separatorEffect = UIBlurEffect(style: .light)
        table.screen.settle()
        func lines() -> [UIView] { table.table.visibleCells.compactMap(\.surroundings.separator) }
        #expect(!lines().isEmpty && lines().allSatisfy { $0 is UIVisualEffectView })
        table.table.separatorEffect = nil
        table.screen.settle()
        #expect(!lines().isEmpty && lines().allSatisfy { !($0 is UIVisualEffectView) && $0.backgroundColor != nil })
    }
}
