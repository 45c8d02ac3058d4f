// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKitCore

@testable import UIKitLists

@MainActor
@Suite("Attributes of elements")
struct LayoutAttributesTests {
    private final class Attributes: UICollectionViewLayoutAttributes {
        var ratio: CGFloat = 0

        override func copy(with zone: NSZone? = nil) -> Any {
            let copy = super.copy(with: zone)
            (copy as? Attributes)?.ratio = ratio
            return copy
        }
    }

    private final class Layout: UICollectionViewFlowLayout {
        override class var layoutAttributesClass: AnyClass { Attributes.self }
    }

    private final class Source: NSObject, UICollectionViewDataSource {
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
    }

    @Test("T71: a layout makes attributes of its own class")
    func ownClass() throws {
        let frame = CGRect(x: 0, y: 0, width: 320, height: 480)
        let collection = UICollectionView(frame: frame, collectionViewLayout: Layout())
        let source = Source()
        collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        collection.dataSource = source
        collection.layoutIfNeeded()
        let found = try #require(collection.collectionViewLayout.layoutAttributesForElements(in: frame))
        #expect(found.map { $0 is Attributes } == [true, true, true])
        #expect(found.map(\.indexPath.item) == [0, 1, 2])
    }

    @Test("T71: a copy has everything, of the same class, and is another one")
    func copies() throws {
        let one = Attributes(forSupplementaryViewOfKind: "badge", with: IndexPath(item: 4, section: 1))
        one.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
        one.alpha = 0.5
        one.zIndex = 7
        one.isHidden = true
        one.transform = CGAffineTransform(translationX: 5, y: 6)
        one.ratio = 0.25
        let copy = try #require(one.copy() as? Attributes)
        one.frame = .zero
        #expect(copy !== one)
        #expect(copy.indexPath == IndexPath(item: 4, section: 1))
        #expect(copy.representedElementKind == "badge")
        #expect(copy.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect(copy.alpha == 0.5 && copy.zIndex == 7 && copy.isHidden && copy.ratio == 0.25)
        #expect(copy.transform == CGAffineTransform(translationX: 5, y: 6))
    }

    @Test("T71: attributes that say the same are equal")
    func equal() throws {
        let one = Attributes(forCellWith: IndexPath(item: 4, section: 1))
        one.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
        let copy = try #require(one.copy() as? Attributes)
        #expect(copy == one && copy.hash == one.hash)
        copy.alpha = 0.5
        #expect(copy != one)
        let plain = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 4, section: 1))
        plain.frame = one.frame
        #expect(plain != one)
    }

    @Test("T71: bounds begin at zero; other ones keep the center")
    func bounds() {
        let one = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
        one.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
        #expect(one.bounds == CGRect(x: 0, y: 0, width: 30, height: 40))
        one.bounds.size = CGSize(width: 10, height: 20)
        #expect(one.frame == CGRect(x: 20, y: 30, width: 10, height: 20))
    }

    @Test("T42: a cell made without a word is one of the default style")
    func cell() {
        let cell = UITableViewCell()
        #expect(cell.textLabel != nil && cell.detailTextLabel == nil)
        #expect(cell.reuseIdentifier == nil)
    }
}
