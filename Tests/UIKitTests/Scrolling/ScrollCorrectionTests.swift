// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Testing
import UIKitCore
import UIKitTesting

@MainActor
@Suite("G101, G115, G117: paging, zoomScale, insets without a window")
struct ScrollCorrectionTests {
    let screen = TestScreen(size: CGSize(width: 400, height: 400))
    let log = CallLog()
    let delegate: ScrollLog
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))

    init() {
        delegate = ScrollLog(log)
        scrollView.delegate = delegate
        scrollView.contentSize = CGSize(width: 400, height: 2000)
    }

    private func fling(_ distance: CGFloat) {
        let finger = screen.finger()
        finger.down(at: CGPoint(x: 200, y: 350))
        for step in 1...10 {
            screen.advance(by: 1.0 / 60)
            finger.move(to: CGPoint(x: 200, y: 350 - distance * CGFloat(step) / 10))
        }
        finger.up()
    }

    @Test("G101: with paging scrollViewWillEndDragging comes too, with the page as its target")
    func paging() {
        screen.window.addSubview(scrollView)
        scrollView.isPagingEnabled = true
        screen.settle()
        _ = log.take()
        fling(100)
        screen.advance(by: 3)
        #expect(
            log.take() == [
                "willBeginDragging", "didScroll", "willEndDragging", "didEndDragging true", "willBeginDecelerating",
                "didScroll", "didEndDecelerating",
            ])
        #expect(delegate.offered == CGPoint(x: 0, y: 400))
        #expect(delegate.velocity.y > 0)
    }

    @Test("G101: with paging the content rests on a page, whatever the delegate makes of the target")
    func pagingTarget() {
        screen.window.addSubview(scrollView)
        scrollView.isPagingEnabled = true
        screen.settle()
        delegate.target = CGPoint(x: 0, y: 1234)
        fling(100)
        screen.advance(by: 3)
        #expect(abs(scrollView.contentOffset.y - 400) < 1e-6)
    }

    @Test("G115: zoomScale and an unanimated setZoomScale call scrollViewDidZoom alone")
    func zoomScale() {
        let picture = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
        delegate.zoomed = picture
        scrollView.contentSize = picture.frame.size
        scrollView.addSubview(picture)
        scrollView.maximumZoomScale = 4
        screen.window.addSubview(scrollView)
        screen.settle()
        _ = log.take()
        scrollView.zoomScale = 2
        #expect(log.take().filter { $0 != "didScroll" } == ["didZoom"])
        scrollView.setZoomScale(3, animated: false)
        #expect(log.take().filter { $0 != "didScroll" } == ["didZoom"])
        scrollView.zoom(to: CGRect(x: 0, y: 0, width: 100, height: 100), animated: false)
        #expect(log.take().filter { $0 != "didScroll" } == ["didZoom"])
    }

    @Test("G117: contentInset in no window leaves contentOffset alone; in a window the content goes to its beginning")
    func insetWithoutWindow() {
        scrollView.contentInset = UIEdgeInsets(top: 30, left: 10, bottom: 20, right: 10)
        #expect(scrollView.contentOffset == .zero)
        #expect(scrollView.adjustedContentInset.top == 30)
        scrollView.contentSize = CGSize(width: 100, height: 100)
        #expect(scrollView.contentOffset == .zero)
        screen.window.addSubview(scrollView)
        screen.settle()
        #expect(scrollView.contentOffset == CGPoint(x: -10, y: -30))
        // What rests at its beginning does so with other insets, along each axis by itself.
        scrollView.contentSize = CGSize(width: 2000, height: 2000)
        scrollView.contentInset = UIEdgeInsets(top: 7, left: 40, bottom: 20, right: 10)
        #expect(scrollView.contentOffset == CGPoint(x: -40, y: -7))
        scrollView.contentOffset.x = 5
        scrollView.contentInset = UIEdgeInsets(top: 9, left: 60, bottom: 20, right: 10)
        #expect(scrollView.contentOffset == CGPoint(x: 5, y: -9))
    }

    @Test("G117: an offset that the application set before there was a window stays")
    func offsetWithoutWindow() {
        scrollView.contentInset = UIEdgeInsets(top: 30, left: 0, bottom: 20, right: 0)
        scrollView.contentOffset = CGPoint(x: 0, y: 700)
        screen.window.addSubview(scrollView)
        screen.settle()
        #expect(scrollView.contentOffset == CGPoint(x: 0, y: 700))
    }
}
