// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore

@MainActor
@Suite("Zooming: limits, places and what is told")
final class ScrollZoomDetailTests: ZoomFixture {
    init() { super.init(picture: CGRect(x: 50, y: 20, width: 400, height: 400)) }

    @Test("Beyond the limits a part of a pinch shows; without a bounce none; no scale is nothing or endless")
    func shown() {
        #expect(ScrollZoom.shown(2, in: 1...4, resistance: 0.3) == 2)
        #expect(abs(ScrollZoom.shown(8, in: 1...4, resistance: 0.3) - 4 * pow(2, 0.3)) < 1e-9)
        #expect(abs(ScrollZoom.shown(0.5, in: 1...4, resistance: 0.3) - pow(0.5, 0.3)) < 1e-9)
        #expect(
            ScrollZoom.shown(8, in: 1...4, resistance: nil) == 4
                && ScrollZoom.shown(0.5, in: 1...4, resistance: nil) == 1)
        #expect(ScrollZoom.shown(0, in: 1e-6...4, resistance: nil) == 1e-6)
        #expect(ScrollZoom.shown(1e9, in: 1...1e6, resistance: 0.3) == 1e6)
        let zoom = ScrollZoom()
        #expect(zoom.scale == 1 && !zoom.isPinching && !zoom.isBouncing && !zoom.isChanging)
    }

    @Test("G120: a view that takes the place of the zoomed one has its own scale when the scale is set next")
    func replaced() {
        scrollView.zoomScale = 2
        picture.removeFromSuperview()
        let other = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        scrollView.addSubview(other)
        scrollView.contentSize = other.frame.size
        delegate.zoomed = other
        scrollView.zoomScale = 2
        #expect(other.frame.size == CGSize(width: 600, height: 600) && scrollView.contentSize == other.frame.size)
        #expect(scrollView.zoomScale == 2)
        let third = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        scrollView.addSubview(third)
        delegate.zoomed = third
        screen.pinch(CGPoint(x: 200, y: 200), scale: 1.5)
        #expect(scrollView.zoomScale > 1.3 && scrollView.zoomScale < 1.7)
    }

    @Test("G120: a view that comes with a scale of its own has it as it is set next, within the least and the greatest")
    func replacedScaled() {
        scrollView.zoomScale = 2
        for (own, expected) in [(3, 3), (0.25, 0.25), (1e-9, 1e-6), (1e9, 1e6), (-2, 2)] as [(CGFloat, CGFloat)] {
            let other = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
            other.transform = CGAffineTransform(scaleX: own, y: own)
            scrollView.addSubview(other)
            delegate.zoomed = other
            (scrollView.minimumZoomScale, scrollView.maximumZoomScale) = (0, 1e7)
            _ = log.take()
            scrollView.zoomScale = expected
            #expect(scrollView.zoomScale == expected && log.take() == [], "\(own)")
        }
    }

    @Test("G120: until a view was zoomed the scale is 1; the view that was keeps its scale whatever its transform is")
    func ownTransform() {
        picture.transform = CGAffineTransform(scaleX: 2, y: 2)
        scrollView.zoomScale = 1
        #expect(picture.transform.a == 2 && log.take() == [])
        scrollView.zoomScale = 3
        picture.transform = .identity
        scrollView.zoomScale = 3
        #expect(scrollView.zoomScale == 3 && picture.transform == .identity)
    }

    @Test("G110: a pinch goes on from the scale that there is, stops what moves, shows the indicators until its end")
    func goesOn() {
        scrollView.zoomScale = 2
        scrollView.setContentOffset(.zero, animated: true)
        screen.advance(by: 0.1)
        let fingers = screen.twoFingers(distance: 100)
        fingers.down(on: scrollView)
        fingers.move(distance: 162, over: 1.0 / 6)
        #expect(abs(scrollView.zoomScale - 3) < 1e-6 && !scrollView.isScrollAnimating && !scrollView.isZoomBouncing)
        let bars = scrollView.subviews.filter { $0 is ScrollIndicator }
        #expect(bars.count == 2 && bars.allSatisfy { $0.alpha == 1 })
        screen.advance(by: 5)
        #expect(bars.allSatisfy { $0.alpha == 1 })
        fingers.up()
        screen.advance(by: 5)
        #expect(bars.allSatisfy { $0.alpha == 0 } && abs(scrollView.zoomScale - 3) < 1e-6)
    }

    @Test("A pinch shows its scale and the indicators as it begins; a scale that is set stops what moves")
    func beginning() {
        scrollView.zoomScale = 2
        screen.advance(by: 5)
        let fingers = screen.twoFingers(distance: 100)
        fingers.down(on: scrollView)
        fingers.move(distance: 162)
        #expect(abs(scrollView.zoomScale - 3) < 1e-6)
        let bars = scrollView.subviews.filter { $0 is ScrollIndicator }
        #expect(bars.count == 2 && bars.allSatisfy { $0.alpha == 1 })
        fingers.up()
        screen.advance(by: 1)
        scrollView.setContentOffset(.zero, animated: true)
        scrollView.zoomScale = 2
        #expect(!scrollView.isScrollAnimating)
        // G120: a view that takes the place of another has its own scale for a rectangle as well.
        let other = UIView(frame: CGRect(x: 50, y: 20, width: 400, height: 400))
        scrollView.addSubview(other)
        delegate.zoomed = other
        scrollView.zoom(to: CGRect(x: 0, y: 0, width: 400, height: 400), animated: false)
        #expect(scrollView.zoomScale == 1 && other.frame == CGRect(x: 50, y: 20, width: 400, height: 400))
    }

    @Test("A pinch within the limits that leaves the content beyond an edge lets it come back, at the same scale")
    func comesBack() {
        scrollView.zoomScale = 2
        scrollView.contentOffset = .zero
        let fingers = screen.twoFingers(distance: 200)
        fingers.down(on: CGPoint(x: 120, y: 120))
        fingers.move(distance: 140, over: 1.0 / 6)
        let scale = scrollView.zoomScale
        #expect(scale > 1 && scale < 2 && scrollView.contentOffset.x < 0 && scrollView.contentOffset.y < 0)
        fingers.up()
        #expect(scrollView.isZoomBouncing)
        screen.advance(by: 1)
        #expect(scrollView.contentOffset == .zero && abs(scrollView.zoomScale - scale) < 1e-9)
        #expect(log.take().filter { $0.hasPrefix("didEndZooming") }.count == 1)
    }

    @Test("A pinch that is over while its fingers drag on leaves them the content, unless the scale is beyond a limit")
    func dragsOn() {
        scrollView.zoomScale = 2
        scrollView.contentOffset = .zero
        for (first, last, isBeyond) in [(200, 160, false), (100, 400, true)] as [(CGFloat, CGFloat, Bool)] {
            let fingers = screen.twoFingers(distance: first)
            fingers.down(on: CGPoint(x: 200, y: 200))
            fingers.move(to: CGPoint(x: 260, y: 260), distance: last, over: 1.0 / 6)
            #expect(scrollView.isDragging && scrollView.isZooming && (scrollView.zoomScale > 4) == isBeyond)
            if !isBeyond { #expect(scrollView.contentOffset.x < 0) }
            scrollView.pinch.isEnabled = false
            #expect(!scrollView.isZooming && scrollView.isDragging == !isBeyond)
            #expect(scrollView.isZoomBouncing == isBeyond)
            fingers.up()
            screen.advance(by: 3)
            let resting = scrollView.restingOffset(nearest: scrollView.contentOffset)
            #expect(scrollView.contentOffset == resting && !scrollView.isZoomBouncing)
            scrollView.pinch.isEnabled = true
        }
        #expect(scrollView.zoomScale == 4)
    }

    @Test("Whatever the scales round to, content rests within its edges after an animated change and after a bounce")
    func rounding() {
        for index in 1...20 {
            picture.transform = .identity
            let side = 400 + CGFloat(index) * 33.3
            picture.frame = CGRect(x: 0, y: 0, width: side, height: side)
            scrollView.zoomScale = 1
            scrollView.contentSize = picture.frame.size
            scrollView.contentOffset = scrollView.restingOffset(nearest: CGPoint(x: 1e6, y: 1e6))
            scrollView.zoom(to: CGRect(x: side - 190.7, y: side - 190.7, width: 190.7, height: 190.7), animated: true)
            screen.advance(by: 1)
            #expect(scrollView.restingOffset(nearest: scrollView.contentOffset) == scrollView.contentOffset)
            scrollView.maximumZoomScale = 1.1 + CGFloat(index) / 70
            let fingers = screen.twoFingers(distance: 30)
            fingers.down(on: CGPoint(x: 350, y: 350))
            fingers.move(distance: 90, over: 0.1)
            fingers.up()
            screen.advance(by: 1)
            #expect(scrollView.restingOffset(nearest: scrollView.contentOffset) == scrollView.contentOffset)
            scrollView.maximumZoomScale = 4
        }
    }

    @Test("A new scale moves the content once, and content that shrinks later does not stay beyond its edge")
    func movesOnce() {
        scrollView.zoomScale = 4
        scrollView.contentOffset = CGPoint(x: 900, y: 900)
        _ = delegate.takeOffsets()
        scrollView.zoomScale = 2
        #expect(delegate.takeOffsets().count == 1)
        scrollView.contentSize = CGSize(width: 500, height: 450)
        #expect(scrollView.contentOffset == CGPoint(x: 100, y: 50))
    }

    @Test("G99, G110: either limit brings the pinch; without a view, or with touches of the content's, none begins")
    func begins() {
        func areAttached() -> Bool { scrollView.gestureRecognizers?.contains { $0 === scrollView.pinch } == true }
        scrollView.maximumZoomScale = 1
        #expect(!areAttached())
        scrollView.minimumZoomScale = 0.5
        #expect(areAttached() && scrollView.pinchGestureRecognizer === scrollView.pinch)
        scrollView.minimumZoomScale = 1
        #expect(!areAttached())
        scrollView.maximumZoomScale = 4
        delegate.zoomed = nil
        screen.pinch(CGPoint(x: 200, y: 200), scale: 1.5)
        #expect(log.take().filter { $0.contains("oom") } == [])
        delegate.zoomed = picture
        scrollView.delaysContentTouches = false
        scrollView.canCancelContentTouches = false
        picture.isMultipleTouchEnabled = true
        screen.pinch(CGPoint(x: 200, y: 200), scale: 1.5)
        #expect(log.take().filter { $0.contains("oom") } == [] && scrollView.zoomScale == 1)
        scrollView.canCancelContentTouches = true
        screen.pinch(CGPoint(x: 200, y: 200), scale: 1.5)
        #expect(scrollView.zoomScale > 1)
    }

    @Test("G99: pinch and drag exclude each other in neither order, and go before none; others as pinches do")
    func together() {
        let (pinch, pan, other) = (scrollView.pinch, scrollView.pan, UITapGestureRecognizer())
        #expect(!pinch.canPrevent(pan) && !pinch.canBePrevented(by: pan) && !pinch.goesBefore(pan))
        #expect(pinch.canPrevent(other) && pinch.canBePrevented(by: other))
        let foreign = UIScrollView()
        #expect(pinch.canPrevent(foreign.pan) && pinch.canBePrevented(by: foreign.pan))
    }

    @Test("A view that does not lie in the corner keeps its place in the content that grows")
    func origin() {
        scrollView.zoomScale = 2
        #expect(picture.frame == CGRect(x: 100, y: 40, width: 800, height: 800))
        #expect(scrollView.contentSize == CGSize(width: 800, height: 800))
        scrollView.zoomScale = 1
        #expect(picture.frame == CGRect(x: 50, y: 20, width: 400, height: 400))
    }

    @Test("Scales go from a millionth to a million, and the least is not above the greatest")
    func limits() {
        scrollView.maximumZoomScale = 1e9
        scrollView.zoomScale = 1e8
        #expect(scrollView.zoomScale == 1e6)
        scrollView.minimumZoomScale = 0
        scrollView.zoomScale = 0
        #expect(scrollView.zoomScale == 1e-6)
        (scrollView.minimumZoomScale, scrollView.maximumZoomScale) = (3, 2)
        scrollView.zoomScale = 1
        #expect(scrollView.zoomScale == 3)
        delegate.zoomed = nil
        scrollView.zoomScale = 2
        #expect(scrollView.zoomScale == 3)
    }

    @Test("G115: an animated scale is told at its beginning and its end, and between them at each step")
    func animated() {
        scrollView.setZoomScale(3, animated: true)
        #expect(log.take() == ["willBeginZooming"] && scrollView.zoomScale == 1)
        screen.advance(by: 1)
        let calls = log.take()
        #expect(
            calls.filter { $0 != "didScroll" && $0 != "didZoom" } == ["didEndScrollingAnimation", "didEndZooming 3.0"])
        #expect(calls.contains("didZoom") && !scrollView.isZoomAnimating)
        // The same scale again is nothing to tell.
        scrollView.setZoomScale(3, animated: true)
        #expect(log.take() == [])
    }

    @Test("A rectangle fills what the insets leave; one without an area changes nothing")
    func rectangle() {
        scrollView.contentInset = UIEdgeInsets(top: 100, left: 0, bottom: 100, right: 200)
        scrollView.zoom(to: CGRect(x: 100, y: 50, width: 100, height: 100), animated: false)
        // 200 by 200 points are left.
        #expect(scrollView.zoomScale == 2 && scrollView.contentOffset == CGPoint(x: 200, y: 0))
        for rect in [CGRect(x: 0, y: 0, width: 0, height: 50), CGRect(x: 0, y: 0, width: 50, height: 0)] {
            scrollView.zoom(to: rect, animated: false)
            #expect(scrollView.zoomScale == 2)
        }
        scrollView.zoom(to: CGRect(x: 0, y: 0, width: 1, height: 1), animated: false)
        #expect(scrollView.zoomScale == 4)
    }

    @Test("A bounce of the scale that is stopped is over, and said to be so once")
    func stopped() {
        let fingers = screen.twoFingers(distance: 300)
        fingers.down(on: scrollView)
        fingers.move(distance: 92, over: 1.0 / 6)
        fingers.up()
        #expect(scrollView.isZoomBouncing && !scrollView.isZoomAnimating)
        _ = log.take()
        scrollView.stopScrollingAndZooming()
        #expect(!scrollView.isZoomBouncing && log.take().filter { $0.hasPrefix("didEndZooming") }.count == 1)
        screen.advance(by: 1)
        #expect(!log.take().contains { $0.hasPrefix("didEndZooming") })
    }

    @Test("G110: a pinch within the limits ends where it is, and the fingers that go on drag nothing by it")
    func within() {
        let fingers = screen.twoFingers(distance: 100)
        fingers.down(on: scrollView)
        fingers.move(distance: 216, over: 1.0 / 6)
        #expect(scrollView.isZooming && log.take().first == "willBeginZooming")
        fingers.up()
        #expect(!scrollView.isZooming && !scrollView.isZoomBouncing)
        #expect(log.take().filter { $0.hasPrefix("didEndZooming") }.count == 1 && abs(scrollView.zoomScale - 2) < 1e-6)
    }
}
