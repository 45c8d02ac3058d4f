// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Testing
import UIKitCore
import UIKitTesting

/// A scroll view that writes down what it is asked, and answers what it is told to.
private final class AskedScrollView: UIScrollView {
    var log = CallLog()
    var begins = true
    /// In the place of `begins`, for each view.
    var mayBegin: ((UIView) -> Bool)?
    /// What the inherited method says where `nil`.
    var cancels: Bool?

    override func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool {
        log("shouldBegin \(touches.count)")
        return mayBegin?(view) ?? begins
    }

    override func touchesShouldCancel(in view: UIView) -> Bool {
        let answer = cancels ?? super.touchesShouldCancel(in: view)
        log("shouldCancel \(answer)")
        return answer
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        log("scroll.began")
        super.touchesBegan(touches, with: event)
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        log("scroll.ended")
        super.touchesEnded(touches, with: event)
    }
}

@MainActor
@Suite("Touches in a scroll view's content")
struct ContentTouchTests {
    let screen = TestScreen(size: CGSize(width: 300, height: 600))
    let log = CallLog()
    let finger: Finger
    let content: LoggingView
    private let scrollView = AskedScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))

    init() {
        content = LoggingView("content", frame: CGRect(x: 0, y: 0, width: 200, height: 200), log: log)
        scrollView.log = log
        scrollView.contentSize = CGSize(width: 300, height: 2000)
        scrollView.addSubview(content)
        screen.window.addSubview(scrollView)
        finger = screen.finger()
    }

    private func drag(_ distance: CGFloat = 50) {
        finger.move(by: CGVector(dx: 0, dy: -distance), over: 0.05, steps: 5)
    }

    @Test("G92, G93: the content gets a touch after 0.15 s, with its own time and place")
    func delay() {
        var seen: (TimeInterval, CGPoint)?
        content.onCall = { call, touches in
            if call == "began", let touch = touches.first { seen = (touch.timestamp, touch.location(in: nil)) }
        }
        screen.advance(by: 1)
        finger.down(at: CGPoint(x: 50, y: 50))
        let start = screen.now
        screen.advance(by: 0.14)
        finger.move(by: CGVector(dx: 0, dy: 5))
        #expect(log.take() == [])
        screen.advance(by: 0.02)
        #expect(log.take().prefix(2) == ["shouldBegin 1", "content.began"])
        #expect(seen?.0 == start)
        #expect(seen?.1 == CGPoint(x: 50, y: 50))
        finger.up()
        #expect(log.take().last == "content.ended")
    }

    @Test("G94, G49: a quick tap reaches the content whole, when it is over")
    func tap() {
        finger.down(on: content)
        #expect(log.take() == [])
        screen.advance(by: 0.05)
        finger.up()
        #expect(log.take() == ["shouldBegin 1", "content.began", "content.ended"])
    }

    @Test("G94: a drag before the time is up: the content never hears of the touch")
    func quickDrag() {
        finger.down(on: content)
        drag()
        finger.up()
        screen.advance(by: 5)
        #expect(scrollView.contentOffset.y > 0)
        #expect(log.take() == [])
    }

    @Test("G92, G97: a later drag cancels the content's touch, and scrolls")
    func lateDrag() {
        finger.down(on: content)
        screen.advance(by: 0.2)
        drag()
        #expect(log.take() == ["shouldBegin 1", "content.began", "shouldCancel true", "content.cancelled"])
        #expect(scrollView.contentOffset.y == 40)
        finger.up()
        #expect(log.take() == [])
    }

    @Test("G97: a control keeps its touch, and nothing scrolls; a subclass may decide otherwise")
    func control() {
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        button.addAction(UIAction { [log] _ in log("touchDown") }, for: .touchDown)
        button.addAction(UIAction { [log] _ in log("touchCancel") }, for: .touchCancel)
        content.addSubview(button)
        finger.down(on: button)
        screen.advance(by: 0.2)
        drag()
        finger.up()
        #expect(log.take() == ["shouldBegin 1", "touchDown", "shouldCancel false"])
        #expect(scrollView.contentOffset.y == 0)
        scrollView.cancels = true
        finger.down(on: button)
        screen.advance(by: 0.2)
        drag()
        #expect(log.take() == ["shouldBegin 1", "touchDown", "shouldCancel true", "touchCancel"])
        #expect(scrollView.contentOffset.y == 40)
    }

    @Test("G95: without cancelling, a touch that the content has never scrolls, and nobody is asked")
    func noCancelling() {
        scrollView.canCancelContentTouches = false
        finger.down(on: content)
        screen.advance(by: 0.2)
        drag(20)
        finger.up()
        #expect(Set(log.take()) == ["shouldBegin 1", "content.began", "content.moved", "content.ended"])
        #expect(scrollView.contentOffset.y == 0)
        finger.down(on: content)
        drag()
        #expect(scrollView.contentOffset.y == 40)
    }

    @Test("G95: without the delay the scroll view is asked at once, and the content has the touch")
    func noDelay() {
        scrollView.delaysContentTouches = false
        finger.down(on: content)
        #expect(log.take() == ["shouldBegin 1", "content.began"])
        drag()
        #expect(log.take().suffix(2) == ["shouldCancel true", "content.cancelled"])
        #expect(scrollView.contentOffset.y == 40)
    }

    @Test("G96: refused, the content never hears of the touch, which may scroll still", arguments: [true, false])
    func refused(delays: Bool) {
        scrollView.delaysContentTouches = delays
        scrollView.begins = false
        finger.down(on: content)
        screen.advance(by: 0.2)
        #expect(log.take() == ["shouldBegin 1"])
        drag()
        #expect(scrollView.contentOffset.y == 40)
        finger.up()
        #expect(log.take() == [])
    }

    @Test("G96: two touches of one view are one question, and a scroll view that nobody overrides says yes")
    func together() {
        scrollView.isMultipleTouchEnabled = true
        content.isMultipleTouchEnabled = true
        let second = screen.finger()
        finger.down(at: CGPoint(x: 20, y: 50))
        second.down(at: CGPoint(x: 120, y: 50))
        screen.advance(by: 0.2)
        #expect(log.take() == ["shouldBegin 2", "content.began", "content.began"])
        finger.cancel()
        second.cancel()
        #expect(UIScrollView().touchesShouldBegin([], with: nil, in: content))
    }

    @Test("G41, G94: a tap that is quicker than the delay keeps its touch from the content, unless it cancels none")
    func tapInContent() {
        let tap = UITapGestureRecognizer()
        content.addGestureRecognizer(tap)
        finger.tap(content)
        #expect(log.take() == ["shouldBegin 1"])
        tap.cancelsTouchesInView = false
        finger.tap(content)
        #expect(log.take() == ["shouldBegin 1", "content.began", "content.ended"])
        let delayer = scrollView.gestureRecognizers?.first { $0.withholdsContentTouches }
        #expect(delayer?.canBePrevented(by: scrollView.panGestureRecognizer) == true)
        #expect(delayer?.canBePrevented(by: tap) == false)
        scrollView.panGestureRecognizer.cancelsTouchesInView = false
        #expect(delayer?.canBePrevented(by: scrollView.panGestureRecognizer) == true)
        tap.cancelsTouchesInView = true
        #expect(delayer?.canBePrevented(by: tap) == true)
    }

    @Test("G35, G96: of two views of the content, one that may not have its touch takes none from the other")
    func refusedForOne() {
        let other = LoggingView("other", frame: CGRect(x: 200, y: 0, width: 100, height: 200), log: log)
        scrollView.addSubview(other)
        scrollView.isMultipleTouchEnabled = true
        scrollView.mayBegin = { $0 === content }
        let second = screen.finger()
        finger.down(on: content)
        second.down(on: other)
        screen.advance(by: 0.2)
        #expect(log.take().sorted() == ["content.began", "shouldBegin 1", "shouldBegin 1"])
        finger.up()
        second.up()
        #expect(log.take() == ["content.ended"])
        scrollView.mayBegin = nil
        finger.down(on: content)
        second.down(on: other)
        screen.advance(by: 0.2)
        #expect(log.take().sorted() == ["content.began", "other.began", "shouldBegin 1", "shouldBegin 1"])
        finger.up()
        second.up()
        #expect(log.take() == ["content.ended", "other.ended"])
    }

    @Test("G93: a touch that is cancelled while it is withheld is for nobody, and the next one waits its own time")
    func cancelledWhileWithheld() {
        finger.down(on: content)
        screen.advance(by: 0.1)
        finger.cancel()
        #expect(!log.take().contains { $0.hasPrefix("content") })
        finger.down(on: content)
        screen.advance(by: 0.1)
        #expect(log.take() == [])
        screen.advance(by: 0.06)
        #expect(log.take() == ["shouldBegin 1", "content.began"])
        finger.cancel()
        #expect(log.take() == ["content.cancelled"])
    }

    @Test("C25: touches on the scroll view itself go up the chain, and nobody is asked")
    func background() {
        let behind = LoggingView("behind", frame: CGRect(x: 0, y: 0, width: 300, height: 400), log: log)
        screen.window.addSubview(behind)
        behind.addSubview(scrollView)
        finger.tap(at: CGPoint(x: 250, y: 350))
        #expect(log.take() == ["scroll.began", "behind.began", "scroll.ended", "behind.ended"])
    }

    @Test("G107: a touch stops a deceleration and is for nothing else, unless it drags")
    func stops() {
        finger.down(on: content)
        drag()
        finger.up()
        #expect(scrollView.isDecelerating)
        screen.advance(by: 0.1)
        finger.down(at: CGPoint(x: 50, y: 50))
        #expect(!scrollView.isDecelerating)
        let place = scrollView.contentOffset.y
        screen.advance(by: 1)
        finger.up()
        #expect(scrollView.contentOffset.y == place)
        #expect(log.take() == [])
        finger.down(on: content, at: CGPoint(x: 50, y: 150))
        drag()
        finger.up()
        finger.down(at: CGPoint(x: 50, y: 350))
        let caught = scrollView.contentOffset.y
        drag()
        #expect(abs(scrollView.contentOffset.y - caught - 40) < 1e-6)
    }

    @Test(
        "G107: a touch that stops a deceleration is no tap, unless a delegate lets the tap recognize with others",
        arguments: [false, true])
    func stopIsNoTap(_ isSimultaneous: Bool) {
        let tap = UITapGestureRecognizer()
        let delegate = Together()
        if isSimultaneous { tap.delegate = delegate }
        content.frame.size.height = 2000
        content.addGestureRecognizer(tap)
        tap.addAction(log, "tap")
        finger.down(on: content, at: CGPoint(x: 50, y: 150))
        drag()
        finger.up()
        #expect(scrollView.isDecelerating)
        screen.advance(by: 0.1)
        _ = log.take()
        finger.tap(at: CGPoint(x: 50, y: 50))
        #expect(log.take().filter { $0 == "tap" } == (isSimultaneous ? ["tap"] : []))
        screen.advance(by: 1)
        finger.tap(at: CGPoint(x: 50, y: 50))
        #expect(log.take().filter { $0 == "tap" } == ["tap"])
    }

    @Test("G96, G107: a touch that the content may not have is a tap still, also after one that stopped the content")
    func refusedTap() {
        let tap = UITapGestureRecognizer()
        content.frame.size.height = 2000
        content.addGestureRecognizer(tap)
        tap.addAction(log, "tap")
        scrollView.begins = false
        scrollView.delaysContentTouches = false
        finger.tap(at: CGPoint(x: 50, y: 50))
        #expect(log.take() == ["shouldBegin 1", "tap"])
        finger.down(on: content, at: CGPoint(x: 50, y: 150))
        drag()
        finger.up()
        screen.advance(by: 0.1)
        finger.tap(at: CGPoint(x: 50, y: 50))
        screen.advance(by: 1)
        _ = log.take()
        finger.tap(at: CGPoint(x: 50, y: 50))
        #expect(log.take() == ["shouldBegin 1", "tap"])
    }

    @Test(
        "G116: a pan of two fingers on a scroll view wins over scrolling when both move together",
        arguments: [true, false])
    func twoFingerPan(_ isOwn: Bool) {
        let pan = UIPanGestureRecognizer()
        pan.minimumNumberOfTouches = 2
        if isOwn {
            scrollView.addGestureRecognizer(pan)
        } else {
            screen.window.addGestureRecognizer(pan)
        }
        scrollView.isMultipleTouchEnabled = true
        let other = screen.finger()
        func send(_ phase: PointerSample.Phase, _ y: CGFloat) {
            screen.advance(by: 0.02)
            screen.send([
                finger.input(phase, at: CGPoint(x: 250, y: y)), other.input(phase, at: CGPoint(x: 280, y: y)),
            ])
        }
        send(.down, 300)
        for y in [295, 289, 280, 270] as [CGFloat] { send(.move, y) }
        #expect(pan.state == .changed)
        #expect(!scrollView.isDragging)
        #expect(scrollView.contentOffset.y == 0)
        send(.up, 270)
        #expect(pan.state == .possible)
        // One finger still scrolls.
        finger.down(at: CGPoint(x: 250, y: 300))
        drag()
        #expect(scrollView.isDragging)
        // It has lost against scrolling.
        #expect(pan.state == .failed)
        finger.up()
    }

    @Test("G100: sideways, where nothing scrolls, the content gets its touch without waiting longer")
    func sideways() {
        finger.down(on: content)
        finger.move(by: CGVector(dx: 15, dy: 0))
        finger.move(by: CGVector(dx: 5, dy: 0))
        #expect(log.take().prefix(3) == ["shouldBegin 1", "content.began", "content.moved"])
    }

    @Test("Without scrolling, touches go to the content at once")
    func disabled() {
        scrollView.isScrollEnabled = false
        finger.down(on: content)
        #expect(log.take() == ["shouldBegin 1", "content.began"])
    }

    @Test("A recognizer in the content that recognizes in time has the touch")
    func recognizer() {
        let tap = UITapGestureRecognizer()
        tap.addAction(log, "tap")
        content.addGestureRecognizer(tap)
        finger.tap(content)
        #expect(log.take().contains("tap"))
    }
}

extension UIGestureRecognizer {
    /// Writes into a log when the action is sent; the log must outlive the recognizer.
    fileprivate func addAction(_ log: CallLog, _ entry: String) {
        let target = LogTarget(log, entry)
        LogTarget.kept.append(target)
        addTarget(target, action: Selector("note", LogTarget.note))
    }
}

@MainActor
private final class LogTarget: NSObject {
    static var kept: [LogTarget] = []
    let log: CallLog
    let entry: String

    init(_ log: CallLog, _ entry: String) {
        self.log = log
        self.entry = entry
        super.init()
    }

    func note() { log(entry) }
}

/// Lets everything recognize at a time.
private final class Together: NSObject, UIGestureRecognizerDelegate {
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
    ) -> Bool { true }
}
