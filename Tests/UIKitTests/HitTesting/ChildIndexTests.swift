// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import SeededRandom
import Testing
import UIKitTesting

@testable import UIKitCore

/// What searches leave out: boxes that say where a view can take a point at all, and the index over very many of them. Answers are the
/// same without either (`HitTestModelTests`); here it is whether they are used.
@MainActor
@Suite("B1–B14: the boxes of views, and when an index over them is made anew")
struct ChildIndexTests {
    private final class AskedView: UIView {
        override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { false }
    }

    private final class HittingView: UIView {
        override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }
    }

    private func reach(_ view: UIView) -> Box { view.node.pointee.reach }

    @Test(
        "A view's box is its frame, a little larger; everything for a class that must be asked, nothing for one that refuses"
    )
    func reach() {
        let frame = CGRect(x: 10, y: 20, width: 30, height: 40)
        let plain = UIView(frame: frame)
        let box = reach(plain)
        #expect(box.minX < 10 && box.minX > 9.999 && box.minY < 20 && box.minY > 19.999)
        #expect(box.maxX > 40 && box.maxX < 40.001 && box.maxY > 60 && box.maxY < 60.001)
        #expect(reach(AskedView(frame: frame)) == .everything && reach(HittingView(frame: frame)) == .everything)
        let refusals: [(UIView) -> Void] = [
            { $0.isHidden = true }, { $0.alpha = 0 }, { $0.isUserInteractionEnabled = false },
            { $0.transform = CGAffineTransform(scaleX: 0, y: 1) },
        ]
        for refuse in refusals {
            let views = [UIView(frame: frame), AskedView(frame: frame), HittingView(frame: frame)]
            for view in views { refuse(view) }
            // B13: an overridden `hitTest` is asked whatever its view's state.
            #expect(views.map(reach) == [.nothing, .nothing, .everything])
        }
        #expect(!Box.nothing.contains(0, 0) && Box.everything.contains(.infinity, -.infinity))
    }

    @Test("A view without a box of numbers is asked about every point, along whichever axis they end")
    func noNumbers() {
        for (width, height) in [(Double.infinity, 10.0), (10, .infinity), (.infinity, .infinity)] {
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            // Nothing makes such bounds from outside; a chain of transforms in a layout could.
            view.node.pointee.bounds.size = CGSize(width: width, height: height)
            #expect(reach(view) == .everything)
        }
        let wide = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        wide.node.pointee.center = CGPoint(x: Double.nan, y: 5)
        #expect(reach(wide) == .everything)
        wide.node.pointee.center = CGPoint(x: 5, y: Double.nan)
        #expect(reach(wide) == .everything)
    }

    /// An index over plain views in a row.
    private func withIndex(_ count: Int, _ work: (inout ChildIndex, UnsafeMutablePointer<ChildSlot>, UIView) -> Void) {
        let parent = UIView(frame: CGRect(x: 0, y: 0, width: 10 * Double(count), height: 10))
        for place in 0..<count {
            let child = place == 3 ? AskedView() : UIView()
            child.frame = CGRect(x: 10 * Double(place), y: 0, width: 10, height: 10)
            parent.addSubview(child)
        }
        let slots = parent.node.pointee.childSlots
        var index = ChildIndex(slots, count: count, serial: 1)
        work(&index, slots, parent)
        index.free()
    }

    @Test(
        "An index takes in as many changes as it has children, sixteen at a time or a part of very many, and is then made anew"
    )
    func changes() {
        withIndex(40) { index, slots, _ in
            let box = slots[5].box
            #expect(index.changesLeft == 40 && !index.isStale && index.asked == [3])
            /// How many of so many changes of a child the index takes.
            func taken(_ count: Int, of place: Int, to box: Box) -> Int {
                (0..<count).count { _ in index.noteChange(of: place, to: box) }
            }
            // One that is always asked has no place in the tree, nor has one that becomes so.
            #expect(taken(1, of: 3, to: box) == 0 && taken(1, of: 5, to: .everything) == 0)
            #expect(!index.isStale && index.changesLeft == 40)
            #expect(taken(1, of: 5, to: box) == 1 && index.changesLeft == 39 && index.isStale)
            // The first in the tree is one of them.
            #expect(taken(1, of: 0, to: slots[0].box) == 1 && index.changesLeft == 38)
            #expect(taken(20, of: 5, to: box) == 14 && index.changesLeft == 24)
            index.takeInChanges(slots)
            #expect(!index.isStale && taken(20, of: 6, to: box) == 16 && index.changesLeft == 8)
            index.takeInChanges(slots)
            #expect(taken(20, of: 7, to: box) == 8 && index.changesLeft == 0)
        }
        // Of very many children a thirty-second part may move before it.
        withIndex(672) { index, slots, _ in
            let box = slots[5].box
            #expect((0..<30).count { _ in index.noteChange(of: 5, to: box) } == 21)
        }
    }

    @Test(
        "Many children get an index after 64 looks at each of them, keep it while they move, and lose it when one comes"
    )
    func worth() {
        func parent(_ count: Int) -> UIView {
            let parent = UIView(frame: CGRect(x: 0, y: 0, width: 2000, height: 100))
            for place in 0..<count {
                parent.addSubview(UIView(frame: CGRect(x: 10 * place, y: 0, width: 10, height: 10)))
            }
            return parent
        }
        /// How many indexes so many searches make.
        func made(_ searches: Int, in view: UIView, _ point: CGPoint = CGPoint(x: 5, y: 50)) -> Int {
            let before = ChildIndexing.made
            for _ in 0..<searches { _ = view.hitTest(point, with: nil) }
            return ChildIndexing.made - before
        }
        #expect(made(200, in: parent(127)) == 0)
        let many = parent(128)
        #expect(made(64, in: many) == 0)
        #expect(made(1, in: many) == 1)
        many.subviews[3].center.x += 1
        #expect(made(100, in: many) == 0)
        many.addSubview(UIView(frame: CGRect(x: 0, y: 20, width: 10, height: 10)))
        #expect(made(64, in: many) == 0)
        #expect(made(1, in: many) == 1)
        many.addSubview(UIView(frame: CGRect(x: 0, y: 20, width: 10, height: 10)))
        // The one in front is found with one look: 200 of these are as many as one search and a half that find nothing.
        #expect(made(200, in: many, CGPoint(x: 5, y: 25)) == 0)
        #expect(made(63, in: many) == 0)
        #expect(made(1, in: many) == 1)
    }

    @Test("Children near each other come after each other: quarter after quarter, and in each quarter its quarters")
    func curve() {
        let parent = UIView(frame: CGRect(x: 0, y: 0, width: 160, height: 160))
        for place in 0..<256 {
            parent.addSubview(UIView(frame: CGRect(x: place % 16 * 10, y: place / 16 * 10, width: 10, height: 10)))
        }
        func key(_ x: Int, _ y: Int) -> Int {
            (0..<16).reduce(0) { key, bit in
                key | (x >> bit & 1) << (2 * bit) | (y >> bit & 1) << (2 * bit + 1)
            }
        }
        let places = SpatialOrder.places(of: parent.node.pointee.childSlots, count: 256)
        #expect(places == (0..<256).sorted { key($0 % 16, $0 / 16) < key($1 % 16, $1 / 16) }.map(Int32.init))
        // The same for any sixteen digits: middles half a part behind whole ones, between the two that are farthest apart.
        var random = SeededGenerator(seed: 3)
        let spots = (0..<200).map { _ in (x: 1 + random.pick(65_530), y: 1 + random.pick(65_530)) }
        let wide = UIView()
        for spot in spots {
            wide.addSubview(
                UIView(frame: CGRect(x: Double(spot.x) + 0.5, y: Double(spot.y) + 0.5, width: 2, height: 2)))
        }
        for end in [0, 65_535] { wide.addSubview(UIView(frame: CGRect(x: end, y: end, width: 2, height: 2))) }
        let order = (0..<200).sorted { key(spots[$0].x, spots[$0].y) < key(spots[$1].x, spots[$1].y) }
        #expect(
            SpatialOrder.places(of: wide.node.pointee.childSlots, count: 202) == ([200] + order + [201]).map(Int32.init)
        )
        // Middles at 65,535, 3.5, 2.5, 1.5 and 0 parts of the way.
        let row = UIView(frame: CGRect(x: 0, y: 0, width: 300_000, height: 10))
        for x in [262_140, 14, 10, 6, 0] {
            row.addSubview(UIView(frame: CGRect(x: x, y: 0, width: 10, height: 10)))
        }
        #expect(SpatialOrder.places(of: row.node.pointee.childSlots, count: 5) == [4, 3, 2, 1, 0])
        // The same down a column, whose middles are all at one x.
        for child in row.subviews { child.frame.origin = CGPoint(x: 0, y: child.frame.minX) }
        #expect(SpatialOrder.places(of: row.node.pointee.childSlots, count: 5) == [4, 3, 2, 1, 0])
    }

    @Test("The front-most child at a point is found where it lay when the index was made, and where it was moved")
    func searching() {
        withIndex(40) { index, slots, parent in
            #expect(index.frontmost(55, 5, slots) == 5 && index.frontmost(399, 9, slots) == 39)
            #expect(index.frontmost(55, 11, slots) == -1 && index.frontmost(-1, 5, slots) == -1)
            // The one that is always asked is not the index's to find.
            #expect(index.frontmost(35, 5, slots) == -1)
            let child = parent.subviews[20]
            child.frame.origin.x = 50
            var isTaken = index.noteChange(of: 20, to: slots[20].box)
            index.takeInChanges(slots)
            #expect(isTaken && index.frontmost(55, 5, slots) == 20 && index.frontmost(205, 5, slots) == -1)
            child.frame.origin.x = 0
            isTaken = index.noteChange(of: 20, to: slots[20].box)
            index.takeInChanges(slots)
            #expect(isTaken && index.frontmost(55, 5, slots) == 5 && index.frontmost(5, 5, slots) == 20)
        }
    }
}
