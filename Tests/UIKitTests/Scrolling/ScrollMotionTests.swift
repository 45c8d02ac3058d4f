// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Testing
import UIKitTesting

@testable import UIKitCore

@MainActor
@Suite("Motions of a scroll view, frame by frame: where the application moves them, and where they end")
struct ScrollMotionTests {
    let screen = TestScreen(size: CGSize(width: 300, height: 600))
    let log = CallLog()
    let delegate: ScrollLog
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))

    init() {
        delegate = ScrollLog(log)
        scrollView.contentSize = CGSize(width: 300, height: 4000)
        screen.window.addSubview(scrollView)
        screen.settle()
        scrollView.delegate = delegate
    }

    private var y: CGFloat { scrollView.contentOffset.y }

    private func fling() {
        let finger = screen.finger()
        finger.down(at: CGPoint(x: 150, y: 300))
        finger.move(to: CGPoint(x: 150, y: 200), over: 1.0 / 6, steps: 10)
        finger.up()
    }

    @Test("G119: a fling that the application moves takes its next step a frame later, with the rate that it has")
    func movedFling() {
        fling()
        let rest = delegate.offered.y
        screen.advance(by: 0.2 + 0.5 / 60)
        for _ in 0..<2 {
            scrollView.contentOffset.y += 500
            let place = y
            screen.advance(by: 0.9 / 60)
            #expect(y == place)
            screen.advance(by: 0.2 / 60)
            #expect(y > place)
            screen.advance(by: 0.4 / 60)
        }
        screen.advance(by: 6)
        // It loses what it would have gone since its last frame. At the fast rate it would miss 100 points more.
        #expect(abs(y - rest - 1000) < 20 && log.take().last == "didEndDecelerating")
    }

    @Test("G119: a delegate that moves the content in a step has one step a frame still")
    func movedInStep() {
        fling()
        let clock = screen.application.clock
        var times: [TimeInterval] = []
        delegate.onCall = { [scrollView] call in
            guard call == "didScroll" else { return }
            if times.last != clock.now { times.append(clock.now) }
            let y = scrollView.contentOffset.y
            if y > 200, y < 1000 { scrollView.contentOffset.y += 1000 }
        }
        screen.advance(by: 1)
        #expect(y > 1000 && times.count > 50)
        #expect(zip(times, times.dropFirst()).allSatisfy { abs($1 - $0 - 1.0 / 60) < 1e-6 })
    }

    @Test("G106, G119: a page that the application moves goes there as fast as pages do")
    func movedPage() {
        scrollView.isPagingEnabled = true
        fling()
        screen.advance(by: 0.1)
        scrollView.contentOffset.y += 800
        screen.advance(by: 1)
        #expect(abs(y - 1200) < 1e-6 && !scrollView.isDecelerating)
    }

    @Test("Content that grows before what is seen moves a finger's drag, a fling and an animation by as much")
    func grows() {
        let more = CGVector(dx: 0, dy: 100)
        scrollView.contentOffset.y = 50
        scrollView.keepSeen(growthBefore: .zero)
        #expect(y == 50)
        scrollView.keepSeen(growthBefore: more)
        #expect(y == 150)
        let finger = screen.finger()
        finger.down(at: CGPoint(x: 150, y: 300))
        finger.move(by: CGVector(dx: 0, dy: -20))
        scrollView.keepSeen(growthBefore: more)
        finger.move(by: CGVector(dx: 0, dy: -20))
        #expect(y == 280)
        finger.cancel()
        scrollView.contentSize.width = 4000
        finger.down(at: CGPoint(x: 150, y: 300))
        finger.move(by: CGVector(dx: -20, dy: 0))
        scrollView.keepSeen(growthBefore: CGVector(dx: 100, dy: 0))
        finger.move(by: CGVector(dx: -20, dy: 0))
        #expect(scrollView.contentOffset.x == 130)
        finger.cancel()
        scrollView.contentOffset = CGPoint(x: 0, y: 280)
        // The animation keeps its end, and no step goes back.
        scrollView.setContentOffset(CGPoint(x: 0, y: 1000), animated: true)
        screen.advance(by: 0.1)
        let before = y
        scrollView.keepSeen(growthBefore: more)
        #expect(abs(y - before - 100) < 1e-9 && scrollView.isScrollAnimating)
        screen.advance(by: 1.0 / 60)
        #expect(y > before + 100)
        screen.advance(by: 1)
        #expect(y == 1000)
        // So does one to the top, which says what it was.
        scrollView.contentOffset.y = 500
        #expect(screen.scene.scrollToTop())
        screen.advance(by: 0.1)
        scrollView.keepSeen(growthBefore: more)
        screen.advance(by: 1)
        #expect(y == 0 && log.take().last == "didScrollToTop")
    }

    @Test("G105: an animation is over in the frame in which its time is, and not one later")
    func lastFrame() {
        func frames(_ duration: TimeInterval, _ begin: () -> Void) -> Int {
            screen.application.interactionConstants.scrolling.offsetAnimationDuration = duration
            begin()
            var count = 0
            while scrollView.motion != nil, count < 100 {
                screen.advance(by: 1.001 / 60)
                count += 1
            }
            return count
        }
        let picture = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 4000))
        scrollView.addSubview(picture)
        delegate.zoomed = picture
        scrollView.maximumZoomScale = 4
        // A millionth of a second is rounding.
        for (duration, expected) in [(3 * (1.0 / 60) + 1e-6, 3), (3.5 / 60, 4), (0.0, 1)] {
            let moved = frames(duration) { scrollView.setContentOffset(CGPoint(x: 0, y: y + 50), animated: true) }
            let zoomed = frames(duration) { scrollView.setZoomScale(scrollView.zoomScale + 0.5, animated: true) }
            #expect(moved == expected && zoomed == expected)
        }
    }

    @Test("G98: a fling is no animation of the application's, and the other way round")
    func kinds() {
        fling()
        #expect(scrollView.isDecelerating && !scrollView.isScrollAnimating && !scrollView.isZoomAnimating)
        scrollView.setContentOffset(CGPoint(x: 0, y: 2000), animated: true)
        #expect(!scrollView.isDecelerating && scrollView.isScrollAnimating && !scrollView.isZoomAnimating)
        // The fling is over, and only the animation moves the content.
        #expect(log.take().last == "didEndDecelerating")
        _ = delegate.takeOffsets()
        screen.advance(by: 6.5 / 60)
        #expect(delegate.takeOffsets().count == 6)
        scrollView.stopScrollingAndZooming()
        #expect(scrollView.subviews.allSatisfy { $0.alpha == 1 })
        screen.advance(by: 1)
        #expect(scrollView.subviews.allSatisfy { $0.alpha == 0 })
    }

    @Test("G109: without a delegate nobody keeps content from its top")
    func topWithoutDelegate() {
        scrollView.delegate = nil
        scrollView.contentOffset.y = 300
        #expect(screen.scene.scrollToTop())
        screen.advance(by: 1)
        #expect(y == 0)
    }
}
