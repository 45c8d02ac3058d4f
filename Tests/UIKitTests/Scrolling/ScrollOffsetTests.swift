// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Testing
import UIKitCore
import UIKitTesting

@MainActor
@Suite("Offsets of a scroll view")
struct ScrollOffsetTests {
    let screen = TestScreen(size: CGSize(width: 300, height: 600))
    let log = CallLog()
    let delegate: ScrollLog
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))

    init() {
        delegate = ScrollLog(log)
        scrollView.contentSize = CGSize(width: 300, height: 2000)
        screen.window.addSubview(scrollView)
        screen.settle()
        scrollView.delegate = delegate
    }

    private var y: CGFloat { scrollView.contentOffset.y }

    @Test("The offset is the origin of the bounds, and each way of changing it is told once")
    func offset() {
        scrollView.contentOffset = CGPoint(x: 0, y: 10)
        #expect(scrollView.bounds.origin == CGPoint(x: 0, y: 10))
        scrollView.bounds.origin.y = 20
        #expect(y == 20)
        scrollView.layer.bounds.origin.y = 30
        scrollView.setContentOffset(CGPoint(x: 0, y: 30), animated: false)
        scrollView.setContentOffset(CGPoint(x: 0, y: 30), animated: true)
        #expect(delegate.takeOffsets().map(\.y) == [10, 20, 30])
        #expect(!scrollView.isScrollAnimating)
        scrollView.contentOffset.y = -500
        #expect(y == -500)
    }

    @Test("G105: an animated change takes 0.3 s along a cosine, step by step, and tells its end")
    func animated() {
        screen.settle()
        scrollView.setContentOffset(CGPoint(x: 0, y: 100), animated: true)
        #expect(scrollView.isScrollAnimating && y == 0)
        screen.advance(by: 0.15)
        #expect(abs(y - 50) < 1e-6)
        screen.advance(by: 0.14)
        #expect(log.take() == ["didScroll"])
        screen.advance(by: 0.011)
        #expect(y == 100)
        #expect(delegate.takeOffsets().count == 18)
        #expect(log.take() == ["didScroll", "didEndScrollingAnimation"])
        #expect(!scrollView.isScrollAnimating)
    }

    @Test("A change without animation, and stopScrollingAndZooming, stop what moves")
    func stops() {
        screen.settle()
        scrollView.setContentOffset(CGPoint(x: 0, y: 100), animated: true)
        screen.advance(by: 0.1)
        scrollView.contentOffset.y = 7
        screen.advance(by: 1)
        #expect(y == 7)
        scrollView.setContentOffset(CGPoint(x: 0, y: 100), animated: true)
        screen.advance(by: 0.1)
        let place = y
        scrollView.stopScrollingAndZooming()
        screen.advance(by: 1)
        #expect(y == place)
        #expect(!log.take().contains("didEndScrollingAnimation"))
    }

    @Test("A delegate that starts another motion in the middle of one has its way")
    func reentrancy() {
        screen.settle()
        delegate.onCall = { [scrollView, delegate] _ in
            delegate.onCall = nil
            scrollView.setContentOffset(CGPoint(x: 0, y: 500), animated: true)
        }
        scrollView.setContentOffset(CGPoint(x: 0, y: 100), animated: true)
        screen.advance(by: 1)
        #expect(y == 500)
    }

    @Test("A rectangle is revealed by as little as it takes")
    func reveal() {
        let rect = { CGRect(x: 0, y: $0, width: 10, height: $1) as CGRect }
        scrollView.scrollRectToVisible(rect(390, 50), animated: false)
        #expect(y == 40)
        scrollView.scrollRectToVisible(rect(100, 50), animated: false)
        #expect(y == 40)
        scrollView.scrollRectToVisible(rect(20, 10), animated: false)
        #expect(y == 20)
        scrollView.scrollRectToVisible(rect(1000, 900), animated: false)
        #expect(y == 1000)
        scrollView.scrollRectToVisible(rect(1990, 900), animated: false)
        #expect(y == 1600)
        scrollView.scrollRectToVisible(rect(0, 10), animated: true)
        screen.advance(by: 1)
        #expect(y == 0)
    }

    @Test("Insets widen the range, and content at its beginning keeps there")
    func insets() {
        scrollView.contentInset = UIEdgeInsets(top: 30, left: 0, bottom: 20, right: 0)
        #expect(scrollView.adjustedContentInset.top == 30)
        #expect(y == -30)
        scrollView.scrollRectToVisible(CGRect(x: 0, y: 1999, width: 1, height: 1), animated: false)
        #expect(y == 1620)
        scrollView.contentInset = .zero
        #expect(y == 1600)
        #expect(log.take().filter { $0 == "didChangeAdjustedContentInset" }.count == 2)
    }

    @Test("The safe area counts along the axes that scroll, always, or never")
    func safeArea() {
        let area = UIEdgeInsets(top: 50, left: 10, bottom: 30, right: 10)
        screen.resize(to: CGSize(width: 300, height: 600), safeArea: area)
        #expect(scrollView.safeAreaInsets == UIEdgeInsets(top: 50, left: 10, bottom: 0, right: 10))
        #expect(scrollView.adjustedContentInset == UIEdgeInsets(top: 50, left: 0, bottom: 0, right: 0))
        #expect(y == -50)
        scrollView.contentInsetAdjustmentBehavior = .always
        #expect(scrollView.adjustedContentInset == UIEdgeInsets(top: 50, left: 10, bottom: 0, right: 10))
        scrollView.contentInsetAdjustmentBehavior = .never
        #expect(scrollView.adjustedContentInset == .zero)
        #expect(y == 0)
    }

    @Test("Content that shrinks, or room that grows, leaves nothing beyond the edge")
    func shrinking() {
        scrollView.contentOffset.y = 1600
        scrollView.contentSize.height = 1000
        #expect(y == 600)
        scrollView.frame.size.height = 600
        screen.settle()
        #expect(y == 400)
        scrollView.contentSize.height = 100
        #expect(y == 0)
    }

    @Test("Content smaller than the room lies where its alignment point says")
    func alignment() {
        scrollView.contentSize = CGSize(width: 100, height: 200)
        scrollView.contentAlignmentPoint = CGPoint(x: 0.5, y: 1)
        #expect(scrollView.contentOffset == CGPoint(x: -100, y: -200))
        scrollView.contentSize = CGSize(width: 300, height: 2000)
        #expect(scrollView.contentOffset == .zero)
    }

    @Test("The scene's one scroll view that scrolls to the top does so, if its delegate lets it")
    func top() {
        scrollView.contentOffset.y = 300
        _ = log.take()
        #expect(screen.scene.scrollToTop())
        screen.advance(by: 1)
        #expect(log.take() == ["shouldScrollToTop", "didScroll", "didScrollToTop"])
        #expect(y == 0)
        scrollView.contentOffset.y = 300
        delegate.mayScrollToTop = false
        #expect(!screen.scene.scrollToTop())
        delegate.mayScrollToTop = true
        let second = UIScrollView(frame: CGRect(x: 0, y: 400, width: 300, height: 200))
        screen.window.addSubview(second)
        #expect(!screen.scene.scrollToTop())
        second.scrollsToTop = false
        #expect(screen.scene.scrollToTop())
    }

    @Test("A wheel moves the content at once as far as it goes, for each kind of device that is allowed")
    func wheel() {
        let place = CGPoint(x: 10, y: 10)
        screen.scroll(at: place, by: CGVector(dx: 0, dy: 120))
        #expect(y == 120)
        screen.scroll(at: place, by: CGVector(dx: 0, dy: -500), isContinuous: false)
        #expect(y == 0)
        #expect(log.take() == ["didScroll"])
        scrollView.panGestureRecognizer.allowedScrollTypesMask = .continuous
        screen.scroll(at: place, by: CGVector(dx: 0, dy: 50), isContinuous: false)
        #expect(y == 0)
        scrollView.isScrollEnabled = false
        screen.scroll(at: place, by: CGVector(dx: 0, dy: 50))
        #expect(y == 0)
    }

    @Test("Keys that come up the chain scroll, unless they shall not")
    func keys() {
        let inner = Focused(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        scrollView.addSubview(inner)
        inner.becomeFirstResponder()
        screen.press(.keyboardDownArrow)
        screen.advance(by: 1)
        #expect(y == 40)
        screen.press(.keyboardPageDown)
        screen.advance(by: 1)
        #expect(y == 440)
        screen.press(.keyboardEnd)
        screen.advance(by: 1)
        #expect(y == 1600)
        screen.press(.keyboardHome)
        screen.advance(by: 1)
        #expect(y == 0)
        scrollView.allowsKeyboardScrolling = false
        screen.press(.keyboardDownArrow)
        screen.advance(by: 1)
        #expect(y == 0)
    }

    @Test("Indicators come with motion, take no touches and no part in the content, and fade")
    func indicators() throws {
        screen.settle()
        scrollView.setContentOffset(CGPoint(x: 0, y: 800), animated: true)
        screen.advance(by: 0.3)
        let bar = try #require(scrollView.subviews.first)
        #expect(scrollView.subviews.count == 1)
        #expect(bar.alpha == 1 && !bar.isUserInteractionEnabled)
        #expect(
            scrollView.description.hasSuffix(
                "contentOffset: {0, 800}; contentSize: {300, 2000}; adjustedContentInset: {0, 0, 0, 0}>"))
        // A fifth of the track of 394 points, in the middle of what is left of it.
        #expect(abs(bar.frame.height - 394 * 0.2) < 1e-6)
        #expect(abs(bar.frame.midY - 800 - 200) < 1e-6)
        #expect(bar.frame.maxX == 297)
        screen.advance(by: 1)
        #expect(bar.alpha == 0)
        scrollView.flashScrollIndicators()
        #expect(bar.alpha == 1)
        scrollView.showsVerticalScrollIndicator = false
        #expect(scrollView.subviews.isEmpty)
    }
}

private final class Focused: UIView {
    override var canBecomeFirstResponder: Bool { true }
}
