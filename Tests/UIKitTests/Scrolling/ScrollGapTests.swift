// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Testing
import UIKitTesting

@testable import UIKitCore

@MainActor
@Suite("Scroll views whose zoomed view, parent or recognizer goes in the middle of a gesture")
final class ScrollGapTests: ZoomFixture {
    @Test("G110: a zoom whose delegate names no view any more goes no further")
    func zoomedViewGoes() {
        scrollView.setZoomScale(2, animated: true)
        screen.advance(by: 0.1)
        let scale = scrollView.zoomScale
        #expect(scale > 1 && scale < 2)
        delegate.zoomed = nil
        screen.advance(by: 1)
        #expect(scrollView.zoomScale == scale && !scrollView.isZoomAnimating)
    }

    @Test("G120: a view whose transform is no number takes the zoom's place at scale 1")
    func oddTransform() {
        scrollView.zoomScale = 2
        let other = UIView(frame: picture.frame)
        other.transform = CGAffineTransform(a: .infinity, b: 0, c: 0, d: 1, tx: 0, ty: 0)
        scrollView.addSubview(other)
        delegate.zoomed = other
        scrollView.zoomScale = 3
        #expect(scrollView.zoomScale == 3)
    }

    @Test("G105: content that grows before what is seen leaves a zoom under way as it is")
    func growsInZoom() {
        scrollView.setZoomScale(2, animated: true)
        screen.advance(by: 0.1)
        scrollView.keepSeen(growthBefore: CGVector(dx: 0, dy: 5))
        screen.advance(by: 1)
        #expect(scrollView.zoomScale == 2 && !scrollView.isZoomAnimating)
    }

    @Test("G111: with one finger left the pinch leaves the content to the pan; turned off, it leaves the drag nothing")
    func oneFingerLeft() throws {
        let first = screen.finger()
        let second = screen.finger()
        first.down(at: CGPoint(x: 150, y: 200))
        second.down(at: CGPoint(x: 250, y: 200))
        for step in 1...10 {
            screen.frame([
                first.input(.move, at: CGPoint(x: 150 - 5 * CGFloat(step), y: 200)),
                second.input(.move, at: CGPoint(x: 250 + 5 * CGFloat(step), y: 200)),
            ])
        }
        #expect(scrollView.isZooming && scrollView.zoomScale > 1)
        let scale = scrollView.zoomScale
        second.up()
        first.move(to: CGPoint(x: 120, y: 220))
        first.move(to: CGPoint(x: 140, y: 240))
        #expect(scrollView.zoomScale == scale)
        // The scale is within its limits, and the pan goes on with the content.
        #expect(scrollView.isDragging)
        first.up()
    }

    @Test("A drag that a pinch ended on its way back from a limit is not followed any more")
    func dragEndsWithPinch() throws {
        let pinch = try #require(scrollView.pinchGestureRecognizer)
        scrollView.zoomScale = 2
        let fingers = dragAndPinch(100, 390)
        #expect(scrollView.zoomScale > 4 && scrollView.isDragging)
        pinch.isEnabled = false
        #expect(!scrollView.isDragging && scrollView.isZoomBouncing)
        let offset = scrollView.contentOffset
        fingers.first.move(by: CGVector(dx: 0, dy: 5))
        #expect(scrollView.contentOffset == offset)
        screen.advance(by: 1)
        #expect(scrollView.zoomScale == 4)
    }

    private func dragAndPinch(_ first: CGFloat, _ last: CGFloat) -> (first: Finger, second: Finger) {
        let (one, two) = (screen.finger(), screen.finger())
        one.down(at: CGPoint(x: 200 - first / 2, y: 200))
        two.down(at: CGPoint(x: 200 + first / 2, y: 200))
        for step in 1...20 {
            let distance = first + (last - first) * CGFloat(step) / 20
            screen.frame([
                one.input(.move, at: CGPoint(x: 200 - distance / 2, y: 200 + CGFloat(step) * 2)),
                two.input(.move, at: CGPoint(x: 200 + distance / 2, y: 200 + CGFloat(step) * 2)),
            ])
        }
        return (one, two)
    }

    @Test("G110: a pinch that the application ends before it began zooms nothing")
    func pinchByApplication() throws {
        let pinch = try #require(scrollView.pinchGestureRecognizer)
        pinch.state = .ended
        #expect(scrollView.zoomScale == 1 && !scrollView.isZooming)
        #expect(!log.take().contains { $0.hasPrefix("didEndZooming") })
    }

    /// Ends the recognizer that asks.
    private final class Ending: UIScrollView {
        var onQuestion: (() -> Void)?
        override func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool {
            onQuestion?()
            return true
        }
    }

    @Test("G96: the code that is asked whether the content gets its touches may turn the question off")
    func turnedOffInQuestion() throws {
        let ending = Ending(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
        ending.contentSize = CGSize(width: 400, height: 4000)
        let content = LoggingView("content", frame: CGRect(x: 0, y: 0, width: 400, height: 400), log: log)
        ending.addSubview(content)
        screen.window.addSubview(ending)
        let delayer = try #require(ending.gestureRecognizers?.first { $0.withholdsContentTouches })
        ending.onQuestion = { delayer.isEnabled = false }
        let finger = screen.finger()
        finger.down(at: CGPoint(x: 50, y: 50))
        #expect(log.take().isEmpty)
        // The lift decides, in the middle of its event.
        finger.up()
        #expect(log.take() == ["content.began", "content.ended"] && !delayer.isEnabled)
    }

    @Test("G92: a scroll view's own recognizer that outlives it on another view withholds nothing")
    func delayerOutlives() throws {
        let view = LoggingView("view", frame: CGRect(x: 0, y: 0, width: 100, height: 100), log: log)
        screen.window.addSubview(view)
        weak var freed: UIScrollView?
        do {
            let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            freed = scrollView
            view.addGestureRecognizer(try #require(scrollView.gestureRecognizers?.first { $0.withholdsContentTouches }))
        }
        #expect(freed == nil && view.gestureRecognizers?.count == 1)
        let finger = screen.finger()
        finger.down(at: CGPoint(x: 50, y: 50))
        finger.up()
        #expect(log.take() == ["view.began", "view.ended"])
    }

    @Test("G104: a parent that is freed while a drag inside goes on takes over nothing more")
    func parentGoes() {
        weak var freed: UIScrollView?
        let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        inner.contentSize = CGSize(width: 200, height: 300)
        inner.bounces = false
        let finger = screen.finger()
        do {
            let outer = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
            outer.contentSize = CGSize(width: 200, height: 2000)
            outer.addSubview(inner)
            screen.window.addSubview(outer)
            freed = outer
            screen.settle()
            finger.down(at: CGPoint(x: 100, y: 190))
            finger.move(to: CGPoint(x: 100, y: 20), over: 0.2, steps: 12)
            #expect(outer.contentOffset.y > 0 && inner.contentOffset.y == 100)
            screen.window.addSubview(inner)
            outer.removeFromSuperview()
        }
        finger.move(to: CGPoint(x: 100, y: 0), over: 0.1, steps: 6)
        #expect(freed == nil && inner.contentOffset.y == 100)
        finger.up()
        screen.advance(by: 2)
        #expect(inner.contentOffset.y == 100)
    }

    @Test("G103: content that is thrown back hard stops at its edge, and does not shoot through it")
    func thrownBack() {
        let constants = ScrollConstants()
        let motion = AxisMotion(
            offset: -50, velocity: 50_000, range: 0...100, bounces: true, rate: .normal, constants: constants)
        let offsets = (0...200).map { motion.offset(at: Double($0) / 200) }
        #expect(offsets.allSatisfy { $0 <= 0 } && offsets.contains(0) && motion.end == 0)
        // Without a throw it comes back slowly, and is not at its edge at once.
        let slow = AxisMotion(
            offset: -50, velocity: 0, range: 0...100, bounces: true, rate: .normal, constants: constants)
        #expect(slow.offset(at: 0.05) < 0)
    }

    @Test("T62: a refresh control that is set again, or is in no scroll view, stays where it is")
    func refreshControl() {
        let control = UIRefreshControl()
        scrollView.refreshControl = control
        let frame = control.frame
        scrollView.refreshControl = control
        #expect(control.superview === scrollView && control.frame == frame && scrollView.refreshControl === control)
        scrollView.refreshControl = nil
        #expect(control.superview == nil)
        control.pulled(scrollView.panGestureRecognizer)
        control.beginRefreshing()
        #expect(control.frame == frame && control.isRefreshing)
    }
}
