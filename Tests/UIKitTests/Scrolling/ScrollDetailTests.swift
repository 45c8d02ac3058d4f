// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Testing
import UIKitTesting

@testable import UIKitCore

@MainActor
@Suite("Scrolling beyond the usual: from beyond an edge, to targets that are none, by pages of assistive technology")
struct ScrollDetailTests {
    let screen = TestScreen(size: CGSize(width: 300, height: 600))
    let log = CallLog()
    let delegate: ScrollLog
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    let finger: Finger

    init() {
        delegate = ScrollLog(log)
        scrollView.contentSize = CGSize(width: 300, height: 2000)
        screen.window.addSubview(scrollView)
        screen.settle()
        scrollView.delegate = delegate
        finger = screen.finger()
    }

    private var y: CGFloat { scrollView.contentOffset.y }

    private func fling() {
        finger.down(at: CGPoint(x: 150, y: 300))
        finger.move(to: CGPoint(x: 150, y: 200), over: 1.0 / 6, steps: 10)
        finger.up()
    }

    @Test("G103: a finger that takes content beyond an edge has it where it shows, and pulls it on from there")
    func beyond() {
        let band = RubberBand(stiffness: 0.55, dimension: 400)
        for (start, edge) in [(-30, 0), (1630, 1600)] as [(CGFloat, CGFloat)] {
            scrollView.contentOffset.y = start
            finger.down(at: CGPoint(x: 150, y: 200))
            finger.move(by: CGVector(dx: 0, dy: 10))
            #expect(abs(y - start) < 1e-6)
            let pull = band.pull(showing: start - edge)
            let step: CGFloat = start < 0 ? 20 : -20
            finger.move(by: CGVector(dx: 0, dy: step))
            #expect(abs(y - (edge + band.shown(pull - step))) < 1e-6)
            finger.up()
            screen.advance(by: 3)
            #expect(abs(y - edge) < 1e-6)
        }
    }

    @Test("A pull that shows nearly a whole room is a long one, but has an end")
    func farBeyond() {
        let band = RubberBand(stiffness: 0.55, dimension: 400)
        #expect(band.pull(showing: 400).isFinite && band.pull(showing: 400) == band.pull(showing: 399.6))
        #expect(band.pull(showing: -1000) == -band.pull(showing: 1000) && band.pull(showing: 0) == 0)
        let flat = RubberBand(stiffness: 0.55, dimension: 0)
        #expect(flat.shown(0) == 0 && flat.shown(-5) == 0 && flat.pull(showing: 5) == 0)
    }

    @Test("G102: rates that no content could slow down by are brought to some that it can")
    func rates() {
        func way(_ rate: CGFloat) -> ScrollDeceleration {
            ScrollDeceleration(origin: 0, velocity: 1000, rate: .init(rawValue: rate), constants: ScrollConstants())
        }
        for rate: CGFloat in [1, 2, .infinity] {
            #expect(way(rate) == way(0.99999) && way(rate).restOffset.isFinite && way(rate).duration.isFinite)
        }
        for rate: CGFloat in [0, -1] { #expect(way(rate) == way(0.001) && way(rate).restOffset > 0) }
        let normal = way(0.998)
        #expect(abs((normal.time(to: normal.restOffset) ?? 0) - normal.duration) < 1e-9 && normal.time(to: 0) == 0)
        #expect(normal.time(to: normal.restOffset.nextUp) == nil && normal.time(to: -1) == nil)
    }

    @Test("G101: a target beyond the content is its end; one that is no number is the beginning")
    func targets() {
        delegate.target = CGPoint(x: CGFloat.nan, y: 99_999)
        fling()
        screen.advance(by: 9)
        #expect(scrollView.contentOffset.x == 0 && abs(y - 1600) < 1e-6)
        delegate.target = CGPoint(x: 7, y: CGFloat.infinity)
        scrollView.contentOffset.y = 500
        fling()
        screen.advance(by: 9)
        #expect(scrollView.contentOffset.x == 0 && abs(y) < 1e-6)
    }

    @Test("G101: a delegate that moves the content when dragging ends has its way, and nothing decelerates")
    func interrupted() {
        delegate.onCall = { [scrollView] call in
            if call == "didEndDragging true" { scrollView.setContentOffset(CGPoint(x: 0, y: 1000), animated: true) }
        }
        fling()
        screen.advance(by: 3)
        #expect(y == 1000 && !log.take().contains("willBeginDecelerating"))
    }

    @Test("G101: a delegate that ends the throw where the finger lifts, and moves the content itself, has its way")
    func takenOver() {
        delegate.onCall = { [scrollView, delegate] call in
            guard call == "willEndDragging" else { return }
            UIView.animate(withDuration: 0.3) { scrollView.contentOffset.y = 700 }
            delegate.target = nil
        }
        finger.down(at: CGPoint(x: 150, y: 300))
        finger.move(to: CGPoint(x: 150, y: 200), over: 1.0 / 6, steps: 10)
        delegate.target = scrollView.contentOffset
        _ = log.take()
        finger.up()
        screen.advance(by: 1)
        #expect(y == 700 && !scrollView.isDecelerating)
        #expect(log.take().filter { $0 != "didScroll" } == ["willEndDragging", "didEndDragging false"])
    }

    @Test("G119: content that the application moves under a finger goes on with it from there")
    func movedUnderFinger() {
        finger.down(at: CGPoint(x: 150, y: 100))
        finger.move(to: CGPoint(x: 150, y: 90), over: 0.1, steps: 6)
        let before = y
        scrollView.contentOffset.y += 700
        #expect(y == before + 700)
        finger.move(by: CGVector(dx: 0, dy: -30))
        #expect(abs(y - before - 730) < 1e-6)
        scrollView.setContentOffset(CGPoint(x: 0, y: 200), animated: false)
        finger.move(by: CGVector(dx: 0, dy: -30))
        #expect(abs(y - 230) < 1e-6)
        // The translation is the application's to set.
        scrollView.panGestureRecognizer.setTranslation(CGPoint(x: 0, y: 90), in: scrollView)
        finger.move(by: CGVector(dx: 0, dy: -5))
        #expect(abs(y - 235) < 1e-6 && scrollView.panGestureRecognizer.translation(in: scrollView).y == 85)
        finger.up()
    }

    @Test("G119: a sheet that is pulled by the table in it keeps the table at its top, and follows the finger evenly")
    func pulledSheet() {
        var sheet: CGFloat = 0
        delegate.onCall = { [scrollView] call in
            guard call == "didScroll", scrollView.contentOffset.y < 0 else { return }
            sheet -= scrollView.contentOffset.y
            scrollView.contentOffset.y = 0
        }
        finger.down(at: CGPoint(x: 150, y: 100))
        finger.move(by: CGVector(dx: 0, dy: 20))
        let first = sheet
        var steps: [CGFloat] = []
        for _ in 0..<10 {
            let before = sheet
            finger.move(by: CGVector(dx: 0, dy: 10))
            steps.append(sheet - before)
        }
        #expect(first > 0 && steps.allSatisfy { abs($0 - steps[0]) < 1e-6 && $0 > 5 && $0 < 10 } && y == 0)
        finger.up()
    }

    @Test("G119: a fling goes on where the property moves the content, and stops where the method does")
    func movedInFling() {
        fling()
        screen.advance(by: 0.2)
        let (first, second) = (y, scrollView.contentOffset.y - 400)
        scrollView.contentOffset.y -= 400
        #expect(y == second && scrollView.isDecelerating)
        _ = log.take()
        screen.advance(by: 0.2)
        #expect(y > second + 5 && y < first && scrollView.isDecelerating)
        screen.advance(by: 5)
        #expect(log.take().last == "didEndDecelerating" && y > second + 20)
        fling()
        screen.advance(by: 0.2)
        let place = y
        scrollView.setContentOffset(scrollView.contentOffset, animated: false)
        screen.advance(by: 1)
        #expect(y == place && !scrollView.isDecelerating)
    }

    @Test("G119: a page goes on to its place beside a seam")
    func seam() {
        scrollView.isPagingEnabled = true
        scrollView.contentOffset.y = 800
        delegate.onCall = { [scrollView] call in
            if call == "didScroll", scrollView.contentOffset.y > 850, scrollView.contentOffset.y < 1200 {
                scrollView.contentOffset.y -= 800
            }
        }
        fling()
        screen.advance(by: 3)
        #expect(y == 400)
    }

    @Test("G101: a delegate that scrolls to another place before the drag has ended hears that it ended all the same")
    func scrollsOn() {
        delegate.onCall = { [scrollView] call in
            guard call == "willEndDragging" else { return }
            scrollView.setContentOffset(CGPoint(x: 0, y: 1000), animated: true)
        }
        fling()
        screen.advance(by: 1)
        #expect(y == 1000)
        #expect(
            log.take().filter { $0 != "didScroll" }
                == ["willBeginDragging", "willEndDragging", "didEndDragging false", "didEndScrollingAnimation"])
    }

    @Test("A wheel turns content that is beyond an edge back, and not farther away")
    func wheelBeyond() {
        let place = CGPoint(x: 10, y: 10)
        scrollView.contentOffset.y = -50
        screen.scroll(at: place, by: CGVector(dx: 0, dy: -20))
        #expect(y == -50)
        screen.scroll(at: place, by: CGVector(dx: 0, dy: 20))
        #expect(y == -30)
        scrollView.contentOffset.y = 1650
        screen.scroll(at: place, by: CGVector(dx: 0, dy: 20))
        #expect(y == 1650)
        screen.scroll(at: place, by: CGVector(dx: 0, dy: -20))
        #expect(y == 1630)
    }

    @Test("AX6: assistive technology scrolls a page at a time, to the end, and not where nothing scrolls")
    func pages() {
        #expect(!scrollView.accessibilityScroll(.down) && y == 0)
        #expect(scrollView.accessibilityScroll(.up))
        #expect(scrollView.isScrollAnimating && y == 0)
        screen.advance(by: 1)
        #expect(y == 400)
        scrollView.contentOffset.y = 1500
        #expect(scrollView.accessibilityScroll(.next))
        screen.advance(by: 1)
        #expect(y == 1600 && !scrollView.accessibilityScroll(.next))
        scrollView.isScrollEnabled = false
        #expect(!scrollView.accessibilityScroll(.previous))
        screen.advance(by: 1)
        #expect(y == 1600)
    }

    @Test("Content at its beginning is at the top already; views that do not scroll, or take no touches, do not count")
    func top() {
        #expect(screen.scene.scrollToTop())
        #expect(log.take() == ["shouldScrollToTop"] && !scrollView.isScrollAnimating)
        let other = UIScrollView(frame: CGRect(x: 0, y: 400, width: 300, height: 200))
        screen.window.addSubview(other)
        #expect(!screen.scene.scrollToTop())
        other.isScrollEnabled = false
        #expect(screen.scene.scrollToTop())
        other.isScrollEnabled = true
        other.isUserInteractionEnabled = false
        #expect(screen.scene.scrollToTop())
        scrollView.isScrollEnabled = false
        #expect(!scrollView.scrollToTop())
        scrollView.isScrollEnabled = true
        scrollView.contentInset.top = 20
        scrollView.contentOffset.y = 100
        #expect(screen.scene.scrollToTop())
        screen.advance(by: 1)
        #expect(y == -20)
    }

    @Test("G101: a touch that the system takes away ends the drag at rest where the content is")
    func cancelled() {
        finger.down(at: CGPoint(x: 150, y: 300))
        finger.move(to: CGPoint(x: 150, y: 200), over: 1.0 / 6, steps: 10)
        _ = log.take()
        finger.cancel()
        #expect(log.take() == ["willEndDragging", "didEndDragging false"] && delegate.velocity == .zero)
        screen.advance(by: 1)
        #expect(y == 90)
    }

    @Test("T62: beginning to refresh shows the control to who is at the top, and moves nobody else")
    func refreshing() throws {
        let control = UIRefreshControl()
        #expect(control.frame == CGRect(x: 0, y: 0, width: 320, height: 60))
        let indicator = try #require(control.subviews.first as? UIActivityIndicatorView)
        #expect(indicator.frame == CGRect(x: 0, y: 0, width: 20, height: 20))
        scrollView.refreshControl = control
        scrollView.contentOffset.y = 300
        control.beginRefreshing()
        screen.advance(by: 1)
        #expect(y == 300 && scrollView.contentInset.top == 60 && indicator.isAnimating)
        #expect(
            indicator.center == CGPoint(x: 150, y: 30) && control.frame == CGRect(x: 0, y: -60, width: 300, height: 60))
        control.endRefreshing()
        #expect(!indicator.isAnimating && scrollView.contentInset.top == 0)
        scrollView.contentOffset.y = 0
        finger.down(at: CGPoint(x: 150, y: 100))
        finger.move(by: CGVector(dx: 0, dy: 40), over: 0.1, steps: 4)
        #expect(y < 0 && y > -60 && control.frame.minY == -60)
        finger.move(by: CGVector(dx: 0, dy: 160), over: 0.1, steps: 8)
        #expect(y < -60 && control.frame.minY == y && control.frame.width == 300)
        finger.cancel()
    }
}
