// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Testing
import UIKitCore
import UIKitTesting

@MainActor
@Suite("UIScrollView")
struct UIScrollViewTests {
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

    /// Moves up by steps of a frame each.
    private func fling(_ distance: CGFloat, frames: Int, from start: CGPoint = CGPoint(x: 150, y: 300)) {
        finger.down(at: start)
        finger.move(to: CGPoint(x: start.x, y: start.y - distance), over: Double(frames) / 60, steps: frames)
    }

    // MARK: Drag

    @Test("G77: the ten points that make it a pan are taken off")
    func hysteresis() {
        finger.down(at: CGPoint(x: 150, y: 300))
        finger.move(by: CGVector(dx: 0, dy: -9))
        #expect(!scrollView.isDragging && scrollView.isTracking)
        finger.move(by: CGVector(dx: 0, dy: -5))
        #expect(scrollView.isDragging)
        #expect(y == 4)
        finger.move(by: CGVector(dx: 0, dy: -20))
        #expect(y == 24)
        finger.move(by: CGVector(dx: 0, dy: 10))
        #expect(y == 14)
    }

    @Test("G98, G101: a drag that ends at rest: order of calls and the three states")
    func heldDrag() {
        var states: [String] = []
        delegate.onCall = { [scrollView] call in
            states.append("\(scrollView.isTracking) \(scrollView.isDragging) \(scrollView.isDecelerating)")
        }
        fling(50, frames: 5)
        screen.advance(by: 0.2)
        finger.up()
        #expect(
            log.take() == ["willBeginDragging", "didScroll", "willEndDragging", "didEndDragging false"])
        #expect(delegate.velocity == .zero)
        #expect(delegate.offered == CGPoint(x: 0, y: 40))
        #expect(states.first == "true true false")
        #expect(states.last == "false false false")
        #expect(y == 40)
    }

    @Test("G101, G102: a fling decelerates by the formula, frame by frame, and comes to rest where it was announced")
    func fling() {
        fling(100, frames: 10)
        finger.up()
        // 10 points a frame.
        #expect(abs(delegate.velocity.y - 0.6) < 1e-6)
        let rest = 90 + (600 - 10) * 0.499
        #expect(abs(delegate.offered.y - rest) < 1e-6)
        #expect(scrollView.isDecelerating && !scrollView.isDragging)
        _ = delegate.takeOffsets()
        screen.advance(by: 1.0 / 60)
        let expected = 90 + 600 * (1 - pow(0.998, 1000.0 / 60)) * 0.499
        #expect(delegate.takeOffsets().count == 1)
        #expect(abs(y - expected) < 0.01)
        screen.advance(by: 5)
        #expect(abs(y - rest) < 1e-6)
        #expect(!scrollView.isDecelerating)
        #expect(
            log.take() == [
                "willBeginDragging", "didScroll", "willEndDragging", "didEndDragging true", "willBeginDecelerating",
                "didScroll", "didEndDecelerating",
            ])
    }

    @Test("G102: the same input gives the same offsets, however the clock is moved")
    func replay() {
        fling(100, frames: 10)
        finger.up()
        _ = delegate.takeOffsets()
        screen.advance(by: 5)
        let whole = delegate.takeOffsets()
        scrollView.contentOffset = .zero
        finger.down(at: CGPoint(x: 150, y: 300))
        finger.move(to: CGPoint(x: 150, y: 200), over: 1.0 / 6, steps: 10)
        finger.up()
        _ = delegate.takeOffsets()
        for _ in 0..<500 { screen.advance(by: 0.01) }
        let pieces = delegate.takeOffsets()
        #expect(whole.count == pieces.count)
        #expect(zip(whole, pieces).allSatisfy { abs($0.y - $1.y) < 1e-6 })
    }

    @Test("G101: the application may choose another rest")
    func target() {
        delegate.target = CGPoint(x: 0, y: 500)
        fling(100, frames: 10)
        finger.up()
        screen.advance(by: 10)
        #expect(abs(y - 500) < 1e-6)
        delegate.target = CGPoint(x: 0, y: 1_000_000)
        fling(100, frames: 10)
        finger.up()
        screen.advance(by: 10)
        #expect(abs(y - 1600) < 1e-6)
    }

    @Test("G102: the fast rate stops sooner")
    func fastRate() {
        scrollView.decelerationRate = .fast
        fling(100, frames: 10)
        finger.up()
        screen.advance(by: 5)
        #expect(abs(y - (90 + 590 * 0.099)) < 1e-6)
    }

    @Test("G103, G104: beyond the edge a part of the pull shows, and it comes back")
    func overscroll() {
        finger.down(at: CGPoint(x: 150, y: 100))
        finger.move(by: CGVector(dx: 0, dy: 110), over: 0.1, steps: 5)
        #expect(abs(y + 0.55 * 100 * 400 / (55 + 400)) < 1e-9)
        screen.advance(by: 0.2)
        finger.up()
        let held = y
        #expect(delegate.offered == .zero)
        screen.advance(by: 6.0 / 60)
        #expect(abs(y - held / 37 * (46 * exp(-0.9) - 9 * exp(-4.6))) < 0.01)
        screen.advance(by: 2)
        #expect(y == 0)
        #expect(log.take().suffix(3) == ["willBeginDecelerating", "didScroll", "didEndDecelerating"])
    }

    @Test("Without bouncing the content stays at its edge, under the finger and after it")
    func noBounce() {
        scrollView.bounces = false
        finger.down(at: CGPoint(x: 150, y: 100))
        finger.move(by: CGVector(dx: 0, dy: 110), over: 0.1, steps: 5)
        #expect(y == 0)
        finger.up()
        #expect(log.take() == ["willBeginDragging", "willEndDragging", "didEndDragging false"])
    }

    @Test("G100: along an axis without more content than room nothing is dragged, unless it always bounces")
    func axes() {
        finger.down(at: CGPoint(x: 100, y: 100))
        finger.move(by: CGVector(dx: -60, dy: 20), steps: 6)
        #expect(!scrollView.isDragging)
        finger.up()
        scrollView.alwaysBounceHorizontal = true
        finger.down(at: CGPoint(x: 100, y: 100))
        finger.move(by: CGVector(dx: -60, dy: 0), steps: 6)
        #expect(scrollView.isDragging)
        #expect(scrollView.contentOffset.x > 0)
        finger.up()
        scrollView.bouncesHorizontally = false
        screen.advance(by: 2)
        finger.down(at: CGPoint(x: 100, y: 100))
        finger.move(by: CGVector(dx: -60, dy: 0), steps: 6)
        #expect(!scrollView.isDragging)
    }

    @Test("G109: the directional lock keeps a straight drag to its axis, and lets a slanting one be")
    func directionalLock() {
        scrollView.contentSize = CGSize(width: 2000, height: 2000)
        scrollView.isDirectionalLockEnabled = true
        finger.down(at: CGPoint(x: 150, y: 300))
        finger.move(by: CGVector(dx: -4, dy: -20))
        finger.move(by: CGVector(dx: -80, dy: 0))
        #expect(scrollView.contentOffset.x == 0)
        screen.advance(by: 0.2)
        finger.up()
        screen.advance(by: 3)
        scrollView.contentOffset = .zero
        finger.down(at: CGPoint(x: 150, y: 300))
        finger.move(by: CGVector(dx: -20, dy: -20))
        finger.move(by: CGVector(dx: -80, dy: 0))
        #expect(scrollView.contentOffset.x > 80)
        #expect(y > 0)
    }

    @Test("G106: paging rests on multiples of the size: the nearest, or the next in a fling's direction")
    func paging() {
        scrollView.isPagingEnabled = true
        fling(100, frames: 10)
        finger.up()
        screen.advance(by: 3)
        #expect(abs(y - 400) < 1e-6)
        fling(150, frames: 10)
        screen.advance(by: 0.2)
        finger.up()
        screen.advance(by: 3)
        #expect(abs(y - 400) < 1e-6)
        fling(290, frames: 10)
        screen.advance(by: 0.2)
        finger.up()
        screen.advance(by: 3)
        #expect(abs(y - 800) < 1e-6)
    }

    @Test("A cancelled touch ends the drag without a fling")
    func cancelled() {
        fling(100, frames: 10)
        finger.cancel()
        #expect(log.take().suffix(2) == ["willEndDragging", "didEndDragging false"])
        #expect(y == 90)
    }

    @Test("Off, nothing scrolls, and the application still can")
    func disabled() {
        scrollView.isScrollEnabled = false
        fling(100, frames: 10)
        finger.up()
        #expect(y == 0)
        scrollView.contentOffset.y = 30
        #expect(y == 30)
        #expect(log.take() == ["didScroll"])
    }

    @Test("G118: a drag that ends because scrolling was turned off leaves the content where it is")
    func disabledWhileDragged() {
        scrollView.alwaysBounceVertical = true
        fling(-100, frames: 10)
        #expect(y < 0)
        scrollView.isScrollEnabled = false
        scrollView.contentOffset.y = -60
        finger.up()
        screen.advance(by: 2)
        #expect(y == -60 && log.take().contains("didEndDragging false"))
        scrollView.isScrollEnabled = true
        scrollView.setContentOffset(.zero, animated: true)
        screen.advance(by: 1)
        #expect(y == 0)
    }

    @Test("A drag ends editing where it shall")
    func keyboard() {
        let field = Field(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        scrollView.addSubview(field)
        field.becomeFirstResponder()
        fling(30, frames: 3)
        finger.up()
        #expect(field.isFirstResponder)
        scrollView.keyboardDismissMode = .onDrag
        screen.advance(by: 3)
        fling(30, frames: 3)
        #expect(!field.isFirstResponder)
    }

    @Test("Removed in the middle of a drag or a deceleration, it moves no more")
    func removed() {
        fling(100, frames: 10)
        finger.up()
        scrollView.removeFromSuperview()
        let place = y
        screen.advance(by: 1)
        #expect(y == place)
        #expect(log.take().last == "didEndDecelerating")
        screen.window.addSubview(scrollView)
        fling(100, frames: 10)
        scrollView.removeFromSuperview()
        #expect(!scrollView.isDragging && !scrollView.isTracking)
        #expect(log.take().last == "didEndDragging false")
    }
}

private final class Field: UIView {
    override var canBecomeFirstResponder: Bool { true }
}
