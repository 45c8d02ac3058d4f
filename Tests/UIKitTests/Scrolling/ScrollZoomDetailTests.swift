// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore

@MainActor
@Suite("Zooming: limits, places and what is told")
struct ScrollZoomDetailTests {
    let screen = TestScreen(size: CGSize(width: 400, height: 400))
    let log = CallLog()
    let delegate: ScrollLog
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    let picture = UIView(frame: CGRect(x: 50, y: 20, width: 400, height: 400))

    init() {
        delegate = ScrollLog(log)
        delegate.zoomed = picture
        scrollView.delegate = delegate
        scrollView.contentSize = picture.frame.size
        scrollView.addSubview(picture)
        scrollView.maximumZoomScale = 4
        screen.window.addSubview(scrollView)
        screen.settle()
        _ = log.take()
    }

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
