// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Testing
import UIKitCore
import UIKitTesting

@MainActor
@Suite("Zooming")
final class ScrollZoomTests: ZoomFixture {
    /// Fingers that stay down.
    private func pinch(from first: CGFloat, to last: CGFloat) -> FingerPair {
        let fingers = screen.twoFingers(distance: first)
        fingers.down(on: scrollView)
        fingers.move(distance: last, over: 1.0 / 6)
        return fingers
    }

    @Test("G99, G110: there is a pinch where there is something to zoom")
    func recognizer() {
        #expect(scrollView.pinchGestureRecognizer != nil)
        delegate.zoomed = nil
        #expect(scrollView.pinchGestureRecognizer == nil)
        delegate.zoomed = picture
        scrollView.maximumZoomScale = 1
        #expect(scrollView.pinchGestureRecognizer == nil)
        #expect(scrollView.gestureRecognizers?.contains { $0 is UIPinchGestureRecognizer } == false)
    }

    @Test("The scale makes view and content larger about the middle of what is seen")
    func scale() {
        scrollView.zoomScale = 2
        #expect(picture.frame == CGRect(x: 0, y: 0, width: 800, height: 800))
        #expect(scrollView.contentSize == CGSize(width: 800, height: 800))
        #expect(scrollView.contentOffset == CGPoint(x: 200, y: 200))
        #expect(log.take().filter { $0 != "didScroll" } == ["didZoom"])
        scrollView.zoomScale = 9
        #expect(scrollView.zoomScale == 4)
        scrollView.zoomScale = 1
        #expect(scrollView.contentOffset == .zero)
        #expect(picture.frame == CGRect(x: 0, y: 0, width: 400, height: 400))
    }

    @Test("An animated scale takes 0.3 s and tells its end")
    func animated() {
        scrollView.setZoomScale(3, animated: true)
        #expect(scrollView.isZoomAnimating)
        screen.advance(by: 0.15)
        #expect(abs(scrollView.zoomScale - 2) < 1e-6)
        screen.advance(by: 0.2)
        #expect(scrollView.zoomScale == 3)
        #expect(scrollView.contentOffset == CGPoint(x: 400, y: 400))
        #expect(log.take().suffix(2) == ["didEndScrollingAnimation", "didEndZooming 3.0"])
    }

    @Test("A rectangle of the zoomed view fills the room")
    func rectangle() {
        scrollView.zoom(to: CGRect(x: 100, y: 200, width: 200, height: 100), animated: false)
        #expect(scrollView.zoomScale == 2)
        #expect(scrollView.contentOffset == CGPoint(x: 200, y: 300))
    }

    @Test("G83, G110: a pinch zooms about the fingers, by its own scale, and tells it in order")
    func pinch() {
        let fingers = pinch(from: 100, to: 216)
        #expect(scrollView.isZooming)
        #expect(abs(scrollView.zoomScale - 2) < 1e-6)
        #expect(abs(scrollView.contentOffset.x - 200) < 1e-6)
        fingers.up()
        #expect(!scrollView.isZooming)
        let calls = log.take().filter { $0.contains("oom") }
        #expect(calls.first == "willBeginZooming")
        #expect(calls.last?.hasPrefix("didEndZooming") == true)
    }

    @Test("Beyond a limit a pinch shows less, and the scale comes back")
    func beyond() {
        let fingers = pinch(from: 300, to: 92)
        // 92 points of 292 are a scale of 0.315...
        #expect(scrollView.zoomScale < 1 && scrollView.zoomScale > 0.6)
        fingers.up()
        #expect(scrollView.isZoomBouncing)
        _ = log.take()
        screen.advance(by: 1)
        #expect(!scrollView.isZoomBouncing)
        // G110: the end is told of when the scale has come back.
        #expect(log.take().filter { $0.hasPrefix("didEndZooming") }.count == 1)
        #expect(scrollView.zoomScale == 1)
        #expect(scrollView.contentOffset == .zero)
        scrollView.bouncesZoom = false
        let others = pinch(from: 300, to: 92)
        #expect(scrollView.zoomScale == 1)
        others.up()
    }
}
