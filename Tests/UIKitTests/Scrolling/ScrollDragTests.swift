// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Testing
import UIKitTesting

@testable import UIKitCore

@MainActor
@Suite("Drags of a scroll view: along which axis, from which place, and what is told at their ends")
struct ScrollDragTests {
    let screen = TestScreen(size: CGSize(width: 300, height: 600))
    let log = CallLog()
    let delegate: ScrollLog
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    let finger: Finger

    init() {
        delegate = ScrollLog(log)
        scrollView.contentSize = CGSize(width: 2000, height: 2000)
        screen.window.addSubview(scrollView)
        screen.settle()
        scrollView.delegate = delegate
        finger = screen.finger()
    }

    private var offset: CGPoint { scrollView.contentOffset }

    /// A finger that goes on moving, by steps of a frame each.
    private func drag(_ dx: CGFloat, _ dy: CGFloat, frames: Int = 10) {
        finger.down(at: CGPoint(x: 150, y: 300))
        finger.move(by: CGVector(dx: dx, dy: dy), over: Double(frames) / 60, steps: frames)
    }

    @Test("G109: nothing locks a drag unless the application asks for it; a locked one has no velocity across its axis")
    func lock() {
        #expect(!scrollView.isDirectionalLockEnabled)
        drag(-60, -20)
        #expect(offset.x > 40 && offset.y > 10)
        finger.cancel()
        scrollView.contentOffset = .zero
        scrollView.isDirectionalLockEnabled = true
        drag(-100, -20)
        #expect(offset.x > 80 && offset.y == 0)
        finger.up()
        #expect(delegate.velocity.x > 0.5 && delegate.velocity.y == 0 && delegate.offered.y == 0)
        screen.advance(by: 5)
        #expect(offset.y == 0)
        scrollView.contentOffset = .zero
        drag(-20, -100)
        #expect(offset.x == 0 && offset.y > 80)
        finger.up()
        #expect(delegate.velocity.x == 0 && delegate.velocity.y > 0.5 && delegate.offered.x == 0)
    }

    @Test("G109: a drag is straight from more than twice as far along one axis as along the other")
    func slant() {
        scrollView.isDirectionalLockEnabled = true
        for (way, isLocked) in [
            (CGVector(dx: -24, dy: -12), false), (CGVector(dx: -25, dy: -12), true),
            (CGVector(dx: -12, dy: -24), false), (CGVector(dx: -12, dy: -25), true),
        ] {
            scrollView.contentOffset = .zero
            finger.down(at: CGPoint(x: 150, y: 300))
            finger.move(by: way)
            #expect((offset.x == 0 || offset.y == 0) == isLocked, "\(way)")
            finger.cancel()
        }
    }

    @Test("G101: the velocity is told in points a millisecond, along both axes")
    func velocity() {
        drag(-100, -50)
        finger.up()
        #expect(abs(delegate.velocity.x - 0.6) < 1e-6 && abs(delegate.velocity.y - 0.3) < 1e-6)
    }

    @Test("G100: a drag that is exactly diagonal counts as one up or down")
    func diagonal() {
        scrollView.contentSize = CGSize(width: 2000, height: 100)
        finger.down(at: CGPoint(x: 150, y: 300))
        finger.move(by: CGVector(dx: -20, dy: -20))
        finger.move(by: CGVector(dx: -20, dy: 0))
        #expect(!scrollView.isDragging && offset == .zero)
        finger.up()
        scrollView.contentSize = CGSize(width: 100, height: 2000)
        finger.down(at: CGPoint(x: 150, y: 300))
        finger.move(by: CGVector(dx: -20, dy: -20))
        #expect(scrollView.isDragging && offset.x == 0 && offset.y > 5)
        finger.up()
        // The recognizer that the application turned on where scrolling is off moves nothing.
        scrollView.isScrollEnabled = false
        scrollView.panGestureRecognizer.isEnabled = true
        drag(0, -60)
        #expect(!scrollView.isDragging)
        finger.up()
    }

    @Test("G104: content that a short way brings back is on its way when the finger lifts, along either axis")
    func shortWay() {
        for way in [CGVector(dx: 60, dy: 0), CGVector(dx: 0, dy: 60)] {
            drag(way.dx, way.dy)
            screen.advance(by: 0.2)
            _ = log.take()
            finger.up()
            #expect(log.take().contains("didEndDragging true") && (offset.x < -20 || offset.y < -20))
            screen.advance(by: 0.9)
            #expect(!scrollView.isDecelerating && offset == .zero)
        }
    }

    @Test("G103: a pull of a single point shows its part as well")
    func onePoint() {
        finger.down(at: CGPoint(x: 150, y: 100))
        finger.move(by: CGVector(dx: 0, dy: 11))
        #expect(abs(offset.y + 0.55 * 400 / (0.55 + 400)) < 1e-9)
        finger.up()
        screen.advance(by: 3)
        scrollView.contentOffset.y = 1600
        finger.down(at: CGPoint(x: 150, y: 100))
        finger.move(by: CGVector(dx: 0, dy: -11))
        #expect(abs(offset.y - 1600 - 0.55 * 400 / (0.55 + 400)) < 1e-9)
        finger.up()
    }

    @Test("G105: a drag takes content in an animated change from where it is, and the change is over")
    func takesAnimation() {
        scrollView.setContentOffset(CGPoint(x: 0, y: 1000), animated: true)
        screen.advance(by: 0.15)
        finger.down(at: CGPoint(x: 150, y: 300))
        finger.move(by: CGVector(dx: 0, dy: -10))
        #expect(scrollView.isDragging && !scrollView.isScrollAnimating && !scrollView.isZoomBouncing)
        let start = offset.y
        #expect(start > 0 && start < 1000)
        screen.advance(by: 1)
        #expect(offset.y == start)
        finger.move(by: CGVector(dx: 0, dy: -20))
        #expect(abs(offset.y - start - 20) < 1e-9)
        finger.up()
        #expect(!log.take().contains("didEndScrollingAnimation"))
    }

    @Test("G119: the translation that the application sets moves no content, along neither axis")
    func translation() {
        drag(-60, -60)
        let before = offset
        scrollView.panGestureRecognizer.setTranslation(CGPoint(x: 30, y: 40), in: scrollView)
        finger.move(by: CGVector(dx: -5, dy: -7))
        #expect(abs(offset.x - before.x - 5) < 1e-6 && abs(offset.y - before.y - 7) < 1e-6)
        finger.cancel()
    }

    @Test("G119: content that a delegate moves as the finger lifts, without another rest, goes on from there")
    func movedAtLift() {
        delegate.onCall = { [scrollView] call in
            if call == "willEndDragging" { scrollView.contentOffset.y += 500 }
        }
        drag(0, -100)
        finger.up()
        let place = offset.y
        #expect(place == 590 && scrollView.isDecelerating)
        screen.advance(by: 5)
        #expect(abs(offset.y - place - (600 - 10) * 0.499) < 1e-6)
    }

    @Test("Scrolling that is turned off under a finger ends the drag at once, and its recognizer is off")
    func turnedOff() {
        drag(0, -60)
        #expect(scrollView.isDragging)
        scrollView.isScrollEnabled = false
        #expect(!scrollView.panGestureRecognizer.isEnabled && !scrollView.isDragging)
        screen.advance(by: 2)
        // G118: the indicators go all the same.
        #expect(scrollView.subviews.contains { $0 is ScrollIndicator })
        #expect(scrollView.subviews.allSatisfy { $0.alpha == 0 })
        finger.up()
        scrollView.isScrollEnabled = true
        #expect(scrollView.panGestureRecognizer.isEnabled)
    }

    @Test("Content beyond an edge that stops bouncing is at the edge when the finger lifts, without a deceleration")
    func stopsBouncing() {
        drag(0, 100)
        #expect(offset.y < -20)
        scrollView.bounces = false
        screen.advance(by: 0.2)
        finger.up()
        #expect(offset.y == 0 && !scrollView.isDecelerating && log.take().last == "didEndDragging false")
    }

    @Test("A view that scrolls by itself hears where the content will rest and that it rests, before the delegate")
    func observers() {
        scrollView.offsetObserver = { [log] view in if log.entries.last != "moved" { log("moved") } }
        scrollView.liftObserver = { [log] target in log("lifted \(target.y.rounded())") }
        scrollView.restObserver = { [log] in log("rests") }
        scrollView.delegateObserver = { [log] in log("delegate") }
        scrollView.delegate = delegate
        #expect(log.take() == ["delegate"])
        drag(0, -60)
        _ = log.take()
        screen.advance(by: 0.2)
        finger.up()
        #expect(log.take() == ["willEndDragging", "lifted 50.0", "rests", "didEndDragging false"])
        drag(0, -60)
        finger.up()
        screen.advance(by: 5)
        let calls = log.take().filter { $0 != "didScroll" && $0 != "moved" }
        #expect(calls.suffix(2) == ["rests", "didEndDecelerating"])
        #expect(calls.filter { $0 == "rests" }.count == 1)
        scrollView.setContentOffset(.zero, animated: true)
        screen.advance(by: 0.02)
        #expect(log.take() == ["moved", "didScroll"])
        screen.advance(by: 1)
        #expect(log.take().suffix(2) == ["rests", "didEndScrollingAnimation"])
    }
}
