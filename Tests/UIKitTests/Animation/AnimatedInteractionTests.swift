// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import EventTrace
import Testing
import UIKitCore
import UIKitTesting

@MainActor
@Suite("Interaction while animating")
struct AnimatedInteractionTests {
    let screen = TestScreen()
    let log = CallLog()
    let outer: LoggingView
    let inner: LoggingView
    let finger: Finger

    init() {
        outer = LoggingView("outer", frame: CGRect(x: 0, y: 0, width: 200, height: 200), log: log)
        inner = LoggingView("inner", frame: CGRect(x: 0, y: 0, width: 50, height: 50), log: log)
        screen.window.addSubview(outer)
        outer.addSubview(inner)
        finger = screen.finger()
    }

    private func tap(_ x: CGFloat, _ y: CGFloat) -> [String] {
        finger.tap(at: CGPoint(x: x, y: y))
        return log.take()
    }

    private func animate(
        _ options: UIView.AnimationOptions = [], delay: TimeInterval = 0, _ changes: @escaping () -> Void
    ) {
        screen.settle()
        UIView.animate(withDuration: 1, delay: delay, options: options, animations: changes)
    }

    @Test("B23: an animated view and what is in it refuse hits until the animation is over")
    func refusal() {
        animate { outer.alpha = 0.5 }
        #expect(tap(10, 10) == [])
        #expect(outer.isUserInteractionEnabled)
        screen.advance(by: 0.999)
        #expect(tap(10, 10) == [])
        screen.advance(by: 0.001)
        #expect(tap(10, 10) == ["inner.began", "inner.ended"])
    }

    @Test("B23: only the animated view refuses, and its delay counts")
    func onlyTheAnimated() {
        animate(delay: 1) { inner.alpha = 0.5 }
        #expect(tap(10, 10) == ["outer.began", "outer.ended"])
        screen.advance(by: 2)
        #expect(tap(10, 10) == ["inner.began", "inner.ended"])
    }

    @Test("A53: with .allowUserInteraction the view takes touches")
    func allowed() {
        animate(.allowUserInteraction) { outer.alpha = 0.5 }
        #expect(tap(10, 10) == ["inner.began", "inner.ended"])
    }

    @Test("B22: hits are tested where the view will be, not where it is shown")
    func modelValues() {
        animate(.allowUserInteraction) { inner.frame.origin.x = 100 }
        #expect(tap(10, 10) == ["outer.began", "outer.ended"])
        #expect(tap(110, 10) == ["inner.began", "inner.ended"])
    }

    @Test("A53: a touch that is down when the animation begins goes on")
    func runningTouch() {
        finger.down(on: inner)
        animate { inner.alpha = 0.5 }
        finger.move(by: CGVector(dx: 5, dy: 0))
        finger.up()
        #expect(log.take() == ["inner.began", "inner.moved", "inner.ended"])
    }

    @Test("B23: removing the animation, or the view, ends the refusal")
    func removal() {
        animate { outer.alpha = 0.5 }
        outer.layer.removeAllAnimations()
        #expect(tap(10, 10) == ["inner.began", "inner.ended"])
        animate { outer.alpha = 1 }
        outer.removeFromSuperview()
        screen.window.addSubview(outer)
        #expect(tap(10, 10) == ["inner.began", "inner.ended"])
    }

    @Test("B23: the trace says that the view is being animated")
    func trace() {
        let trace = TraceLog()
        screen.application.traceSink = trace
        animate { outer.alpha = 0.5 }
        finger.tap(at: CGPoint(x: 10, y: 10))
        let refusals = trace.entries.compactMap { entry -> HitTestWalk? in
            if case .hitTest(let walk) = entry.event { walk } else { nil }
        }.flatMap(\.visits).filter { $0.verdict == .refused(.animating) }
        #expect(refusals.count == 1)
    }
}
