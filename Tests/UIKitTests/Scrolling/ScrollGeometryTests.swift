// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Testing

@testable import UIKitCore

@Suite("G100–G106: where a scroll view's content may rest, and how it gets there")
struct ScrollGeometryTests {
    private func geometry(
        _ width: CGFloat = 300, _ height: CGFloat = 1000, inset: UIEdgeInsets = .zero, alignment: CGPoint = .zero
    ) -> ScrollGeometry {
        ScrollGeometry(
            size: CGSize(width: 100, height: 200), contentSize: CGSize(width: width, height: height), inset: inset,
            alignment: alignment)
    }

    @Test("G100: from the beginning's inset to the content's end and the end's inset")
    func ranges() {
        #expect(geometry().range(.horizontal) == 0...200 && geometry().range(.vertical) == 0...800)
        let inset = geometry(inset: UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40))
        #expect(inset.range(.horizontal) == -20...240 && inset.range(.vertical) == -10...830)
        #expect(inset.overflows(.horizontal) && inset.overflows(.vertical))
        // As large as its room, and larger by less than a rounding.
        #expect(geometry(100, 200).range(.horizontal) == 0...0 && !geometry(100, 200).overflows(.vertical))
        #expect(!geometry(100 + 1e-6, 200).overflows(.horizontal) && geometry(100 + 2e-6, 200).overflows(.horizontal))
        #expect(geometry(101, 200).range(.horizontal) == 0...1)
        var dot = geometry(1e-6, 1e-6)
        dot.size = .zero
        #expect(!dot.overflows(.horizontal) && !dot.overflows(.vertical))
        // No minus zero for applications to print.
        #expect(geometry().range(.horizontal).lowerBound.sign == .plus)
    }

    @Test("G100: content smaller than its room lies where its alignment says, between beginning and end")
    func alignment() {
        for (alignment, expected) in [(0.0, 0.0), (0.5, -25), (1, -50), (-1, 0), (2, -50)] {
            let small = geometry(50, 100, alignment: CGPoint(x: alignment, y: alignment))
            #expect(
                small.range(.horizontal) == expected...expected && small.range(.vertical) == 2 * expected...2 * expected
            )
            #expect(small.clamped(CGPoint(x: 9, y: -9)) == CGPoint(x: expected, y: 2 * expected))
        }
    }

    @Test("G103: an offset beyond an edge is taken to the edge, one between them stays")
    func clamped() {
        let geometry = geometry()
        #expect(geometry.clamped(CGPoint(x: -1, y: 801)) == CGPoint(x: 0, y: 800))
        #expect(geometry.clamped(CGPoint(x: 201, y: -1)) == CGPoint(x: 200, y: 0))
        #expect(geometry.clamped(CGPoint(x: 200, y: 0)) == CGPoint(x: 200, y: 0))
        #expect(geometry.clamped(CGPoint(x: 7, y: 8)) == CGPoint(x: 7, y: 8))
    }

    @Test("G106: a scroll view without a size has no pages")
    func noPages() {
        var flat = geometry()
        flat.size.width = 0
        #expect(flat.page(from: 120, velocity: 0, turningAt: 200, .horizontal) == 120)
        #expect(flat.page(from: -5, velocity: 0, turningAt: 200, .horizontal) == 0)
        #expect(flat.page(from: 999, velocity: 0, turningAt: 200, .horizontal) == 300)
        // Pages of a single point are pages.
        flat.size.width = 1
        #expect(flat.page(from: 2.4, velocity: 0, turningAt: 200, .horizontal) == 2)
        // Pages begin where the content does.
        let inset = geometry(inset: UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 0))
        #expect(inset.page(from: 20, velocity: 0, turningAt: 200, .horizontal) == -20)
        #expect(inset.page(from: 40, velocity: 0, turningAt: 200, .horizontal) == 80)
    }

    @Test("A rectangle is revealed by the shortest way; one that is larger than the room, at its beginning")
    func revealing() {
        let geometry = geometry(inset: UIEdgeInsets(top: 10, left: 0, bottom: 20, right: 0))
        func offset(_ y: CGFloat, _ start: CGFloat, _ height: CGFloat) -> CGFloat {
            geometry.offset(CGPoint(x: 0, y: y), revealing: CGRect(x: 0, y: start, width: 1, height: height)).y
        }
        #expect(offset(100, 110, 170) == 100)
        #expect(offset(100, 109, 10) == 99)
        #expect(offset(100, 200, 81) == 101)
        #expect(offset(100, 110, 171) == 100)
        #expect(offset(100, 120, 170) == 110)
        #expect(offset(100, 120, 171) == 110)
        #expect(offset(0, -500, 10) == -10 && offset(0, 5000, 10) == 820)
        let sideways = geometry.offset(.zero, revealing: CGRect(x: 150, y: 10, width: 20, height: 10))
        #expect(sideways == CGPoint(x: 70, y: 0))
        // What ends where the room ends moves nothing, not even by the rounding of a sum.
        var small = geometry
        (small.size, small.inset) = (CGSize(width: 0.2, height: 0.2), .zero)
        let seen = CGPoint(x: 0.1, y: 0.1)
        #expect(small.offset(seen, revealing: CGRect(x: 0.1, y: 0.1, width: 0.2, height: 0.2)) == seen)
        (small.size, small.inset) = (geometry.size, UIEdgeInsets(top: 0.2, left: 0.2, bottom: 0, right: 0))
        #expect(small.offset(seen, revealing: CGRect(x: 0.1 + 0.2, y: 0.1 + 0.2, width: 1, height: 1)) == seen)
    }

    @Test("G105: an animation that is taken over goes on to the same end from where the content is")
    func continued() {
        let way = OffsetAnimation(start: 100, end: 300, duration: 0.3)
        #expect(way.continued(from: 42, at: 0) == OffsetAnimation(start: 42, end: 300, duration: 0.3))
        #expect(way.continued(from: 42, at: -1).start == 42)
        let half = way.continued(from: 150, at: 0.15)
        #expect(abs(half.start) < 1e-9 && half.end == 300 && abs(half.value(at: 0.15) - 150) < 1e-9)
        #expect(abs(half.value(at: 0.2) - (300 - 300 * (1 - CGFloat(1 - cos(Double.pi * 2 / 3)) / 2))) < 1e-9)
        // At its end nothing is left to go.
        #expect(way.continued(from: 42, at: 0.3) == way && way.continued(from: 42, at: 1) == way)
        #expect(way.value(at: -1) == 100)
    }

    @Test("AX6: assistive technology scrolls by a page; the next one lies along the longer way")
    func pages() {
        func distance(_ direction: UIAccessibilityScrollDirection, _ geometry: ScrollGeometry) -> CGVector {
            ScrollPage(direction, of: geometry).distance
        }
        let (tall, wide) = (geometry(), geometry(5000, 300))
        for geometry in [tall, wide] {
            #expect(distance(.left, geometry) == CGVector(dx: 100, dy: 0))
            #expect(distance(.right, geometry) == CGVector(dx: -100, dy: 0))
            #expect(distance(.up, geometry) == CGVector(dx: 0, dy: 200))
            #expect(distance(.down, geometry) == CGVector(dx: 0, dy: -200))
        }
        #expect(distance(.next, tall) == CGVector(dx: 0, dy: 200))
        #expect(distance(.previous, tall) == CGVector(dx: 0, dy: -200))
        #expect(distance(.next, wide) == CGVector(dx: 100, dy: 0))
        #expect(distance(.previous, wide) == CGVector(dx: -100, dy: 0))
        // As much one way as the other: up and down.
        #expect(distance(.next, geometry(400, 500)) == CGVector(dx: 0, dy: 200))
        #expect(distance(.next, geometry(401, 500)) == CGVector(dx: 100, dy: 0))
    }

    @Test("G100: an axis, its other, and the values along each")
    func axes() {
        #expect(ScrollAxis.allCases == [.horizontal, .vertical])
        #expect(ScrollAxis.horizontal.other == .vertical && ScrollAxis.vertical.other == .horizontal)
        var (pair, point) = (PerAxis(1, 2), CGPoint(x: 3, y: 4))
        #expect(pair[.horizontal] == 1 && pair[.vertical] == 2 && point[.horizontal] == 3 && point[.vertical] == 4)
        pair[.vertical] = 5
        point[.horizontal] = 6
        #expect(pair == PerAxis(1, 5) && point == CGPoint(x: 6, y: 4))
        pair[.horizontal] = 7
        point[.vertical] = 8
        #expect(pair == PerAxis(7, 5) && point == CGPoint(x: 6, y: 8))
        let inset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        #expect(inset[.horizontal] == (2, 4) && inset[.vertical] == (1, 3))
        #expect(CGSize(width: 1, height: 2)[.horizontal] == 1 && CGSize(width: 1, height: 2)[.vertical] == 2)
    }

    private func motion(
        _ offset: CGFloat, _ velocity: CGFloat, target: CGFloat? = nil, bounces: Bool = true
    ) -> AxisMotion {
        AxisMotion(
            offset: offset, velocity: velocity, target: target, range: 0...500, bounces: bounces, rate: .normal,
            constants: ScrollConstants())
    }

    @Test("G102: how fast content is on its way, until it rests")
    func velocity() {
        let free = motion(100, 500)
        // Over the next millisecond.
        #expect(abs(free.velocity(at: 0) - 499) < 1e-6)
        #expect(abs(free.velocity(at: 0.1) - 499 * pow(0.998, 100)) < 1e-6)
        #expect(abs(free.end - 344.51) < 1e-9 && free.velocity(at: 10) == 0 && free.isOver(at: 10))
        #expect(!free.isOver(at: 0))
        let resting = motion(-20, 0, bounces: false)
        #expect(resting.end == 0 && resting.isOver(at: 0) && resting.velocity(at: 0) == 0 && resting.offset(at: 1) == 0)
        let target = motion(-20, 300, target: 250)
        #expect(abs(target.end - 250) < 1e-9 && !target.isOver(at: 0))
        // An edge as the target beyond it is gone to as without one.
        #expect(motion(-20, 0, target: 0) == motion(-20, 0))
        #expect(motion(520, 0, target: 500).end == 500 && motion(520, 0).end == 500 && motion(-20, 0).end == 0)
    }

    @Test("G104: content without bouncing stops at the edge where it comes to it; what rests there is over")
    func stopsAtEdge() throws {
        let way = motion(400, 2000, bounces: false)
        #expect(way.end == 500 && way.offset(at: 5) == 500 && way.isOver(at: 5) && !way.isOver(at: 0.01))
        let bouncing = motion(400, 2000)
        #expect(bouncing.end == 500 && bouncing.isOver(at: 5))
        #expect((0..<100).contains { bouncing.offset(at: Double($0) / 100) > 500 })
        #expect((0..<100).allSatisfy { way.offset(at: Double($0) / 100) <= 500 })
        #expect(motion(100, -2000).end == 0 && motion(100, -2000, bounces: false).offset(at: 5) == 0)
        let rest = { (offset: CGFloat, velocity: CGFloat) in
            AxisMotion.rest(
                from: offset, velocity: velocity, range: 0...500, rate: .normal, constants: ScrollConstants())
        }
        #expect(rest(100, 2000) == 500 && rest(100, -2000) == 0 && rest(100, 0) == 100)
        #expect(abs(rest(100, 500) - 344.51) < 1e-9)
    }
}
