// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Testing
import UIKitCore
import UIKitTesting

@testable import UIKitLists

/// Cards in a row, one of which is always at the left edge when the cards rest.
private final class CardLayout: UICollectionViewFlowLayout {
    let asked = CallLog()
    var velocity = CGPoint.zero

    override func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
    ) -> CGPoint {
        self.velocity = velocity
        asked("layout \(Int(proposedContentOffset.x.rounded()))")
        return CGPoint(x: (proposedContentOffset.x / 100).rounded() * 100, y: proposedContentOffset.y)
    }
}

@MainActor
private final class Deck: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
    let screen = TestScreen()
    let layout = CardLayout()
    let collection: UICollectionView
    var target: CGPoint?

    override init() {
        collection = UICollectionView(
            frame: CGRect(x: 0, y: 100, width: 300, height: 100), collectionViewLayout: layout)
        super.init()
        layout.scrollDirection = .horizontal
        layout.itemSize = CGSize(width: 100, height: 100)
        layout.minimumLineSpacing = 0
        collection.contentInsetAdjustmentBehavior = .never
        collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "card")
        collection.dataSource = self
        collection.delegate = self
        screen.window.addSubview(collection)
        screen.settle()
    }

    /// A finger that moves the cards to the left, rests, and lifts.
    func drag(_ distance: CGFloat) {
        screen.finger().drag(CGPoint(x: 250, y: 150), by: CGVector(dx: -distance, dy: 0), resting: 0.5)
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 20 }
    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "card", for: indexPath) }

    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        layout.asked("delegate \(Int(targetContentOffset.pointee.x.rounded()))")
        #expect(velocity == layout.velocity)
        if let target { targetContentOffset.pointee = target }
    }

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        layout.asked("decelerates: \(decelerate)")
    }
}

@MainActor
@Suite("Where a layout lets scrolling rest")
struct LayoutRestTests {
    private let deck = Deck()
    private var x: CGFloat { deck.collection.contentOffset.x }

    @Test("T150: content that a finger leaves between two cards goes to the card that the layout chooses")
    func rest() {
        deck.drag(130)
        let left = x
        #expect(left > 110 && left <= 130)
        let place = Int(left.rounded())
        #expect(deck.layout.asked.take() == ["layout \(place)", "delegate 100", "decelerates: true"])
        deck.screen.advance(by: 2)
        #expect(x == 100)
    }

    @Test("T150: a throw rests at a card; the velocity is in points a millisecond")
    func flick() {
        deck.screen.finger().swipe(.left, on: CGPoint(x: 250, y: 150), by: 150)
        #expect(deck.layout.velocity.x > 0.5 && deck.layout.velocity.x < 5 && deck.layout.velocity.y == 0)
        deck.screen.advance(by: 5)
        #expect(x >= 200 && x.truncatingRemainder(dividingBy: 100) == 0)
    }

    @Test("T150: the delegate has the last word")
    func delegate() {
        deck.target = CGPoint(x: 333, y: 0)
        deck.drag(150)
        deck.screen.advance(by: 2)
        #expect(x == 333)
    }

    @Test("T150, G106: a collection that turns pages keeps to them")
    func pages() {
        deck.collection.isPagingEnabled = true
        deck.drag(190)
        deck.screen.advance(by: 2)
        #expect(x == 300)
    }
}
