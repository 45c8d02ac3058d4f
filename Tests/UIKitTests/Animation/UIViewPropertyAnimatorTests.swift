// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Testing
import UIKitCore
import UIKitTesting

@MainActor
@Suite("UIViewPropertyAnimator")
struct UIViewPropertyAnimatorTests {
    let screen = TestScreen()
    let log = CallLog()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

    init() {
        screen.window.addSubview(view)
        screen.settle()
    }

    private var shownX: CGFloat? { view.layer.presentation().map { ($0.position.x * 1000).rounded() / 1000 } }

    /// Moves the view's center from 50 to 150 in a second.
    private func animator(_ curve: UIView.AnimationCurve = .linear) -> UIViewPropertyAnimator {
        screen.settle()
        let animator = UIViewPropertyAnimator(duration: 1, curve: curve) { [view] in view.center.x = 150 }
        animator.addCompletion { [log] in log("\($0)") }
        return animator
    }

    @Test(
        "Nothing moves before it starts; then what is shown follows the clock, and the completion says where it ended")
    func course() {
        let animator = animator()
        #expect(animator.state == .inactive && view.center.x == 50)
        animator.startAnimation()
        #expect(animator.state == .active && animator.isRunning && view.center.x == 150 && shownX == 50)
        screen.advance(by: 0.25)
        #expect(shownX == 75 && animator.fractionComplete == 0.25 && log.take() == [])
        screen.advance(by: 0.75)
        #expect(shownX == 150 && log.take() == ["end"] && animator.state == .inactive && !animator.isRunning)
        screen.advance(by: 1)
        #expect(log.take() == [])
    }

    @Test("Paused, it stays where it is shown; started again, it takes the time that is left")
    func pausing() {
        let animator = animator()
        animator.startAnimation()
        screen.advance(by: 0.25)
        animator.pauseAnimation()
        screen.advance(by: 5)
        #expect(shownX == 75 && view.center.x == 150 && animator.state == .active && !animator.isRunning)
        animator.startAnimation()
        screen.advance(by: 0.5)
        #expect(shownX == 125)
        screen.advance(by: 0.25)
        #expect(log.take() == ["end"] && shownX == 150)
    }

    @Test("A finger takes it anywhere on its way; let go, it goes on from there")
    func scrubbing() {
        let animator = animator(.easeIn)
        animator.fractionComplete = 0.3
        #expect(animator.state == .active && !animator.isRunning && shownX == 80)
        animator.fractionComplete = 0.6
        #expect(shownX == 110)
        animator.fractionComplete = 2
        #expect(shownX == 150 && log.take() == [])
        animator.fractionComplete = 0.5
        animator.startAnimation()
        screen.advance(by: 0.499)
        #expect(log.take() == [])
        screen.advance(by: 0.001)
        #expect(log.take() == ["end"])
    }

    @Test("Without linear scrubbing a place is one of the time")
    func curvedScrubbing() throws {
        let animator = animator(.easeIn)
        animator.scrubsLinearly = false
        animator.fractionComplete = 0.5
        let shown = try #require(shownX)
        #expect(shown > 60 && shown < 90)
        animator.stopAnimation(true)
    }

    @Test("Turned around while it moves, it goes back from where it is, and its views are at the beginning again")
    func reversing() {
        let animator = animator()
        animator.startAnimation()
        screen.advance(by: 0.75)
        animator.isReversed = true
        #expect(shownX == 125 && view.center.x == 50)
        screen.advance(by: 0.5)
        #expect(shownX == 75)
        screen.advance(by: 0.25)
        #expect(shownX == 50 && view.center.x == 50 && log.take() == ["start"] && !animator.isReversed)
    }

    @Test("Turned around while it is paused, and back again, it shows the same place")
    func reversingPaused() {
        let animator = animator()
        animator.fractionComplete = 0.4
        animator.isReversed = true
        #expect(shownX == 90 && view.center.x == 50)
        animator.isReversed = false
        #expect(shownX == 90 && view.center.x == 150)
        animator.isReversed = true
        animator.startAnimation()
        screen.advance(by: 0.4)
        #expect(log.take() == ["start"] && shownX == 50)
    }

    @Test("Stopped, the views are where they were shown; finished, where it is said")
    func stopping() {
        for (position, x) in [(UIViewAnimatingPosition.current, 75.0), (.start, 50), (.end, 150)] {
            view.center.x = 50
            let animator = animator()
            animator.startAnimation()
            screen.advance(by: 0.25)
            animator.stopAnimation(false)
            #expect(animator.state == .stopped && view.center.x == 75 && shownX == 75 && log.take() == [])
            animator.finishAnimation(at: position)
            #expect(view.center.x == x && log.take() == ["\(position)"] && animator.state == .inactive)
        }
        view.center.x = 50
        let animator = animator()
        animator.startAnimation()
        screen.advance(by: 0.5)
        animator.stopAnimation(true)
        screen.advance(by: 1)
        #expect(view.center.x == 100 && log.take() == [] && animator.state == .inactive)
    }

    @Test("Changes come later by their part of what is left; those added on the way take the time that is left")
    func delays() {
        let animator = animator()
        animator.addAnimations({ [view] in view.alpha = 0 }, delayFactor: 0.5)
        animator.startAnimation()
        screen.advance(by: 0.5)
        #expect(view.layer.presentation()?.opacity == 1)
        animator.addAnimations { [view] in view.layer.cornerRadius = 40 }
        screen.advance(by: 0.25)
        #expect(view.layer.presentation()?.opacity == 0.5 && view.layer.presentation()?.cornerRadius == 20)
        screen.advance(by: 0.25)
        #expect(log.take() == ["end"] && view.alpha == 0 && view.layer.cornerRadius == 40)
    }

    @Test("A delay comes first, in which what was there is shown")
    func delayedStart() {
        let animator = animator()
        animator.startAnimation(afterDelay: 0.5)
        screen.advance(by: 0.5)
        #expect(shownX == 50 && animator.isRunning && animator.delay == 0.5)
        screen.advance(by: 0.5)
        #expect(shownX == 100)
        screen.advance(by: 0.5)
        #expect(log.take() == ["end"])
    }

    @Test("Its end takes nothing back: not a change of the application's, and not what a later animator heads for")
    func changesMeanwhile() {
        func turn(after delay: TimeInterval, then next: (() -> Void)? = nil) {
            UIViewPropertyAnimator.runningPropertyAnimator(
                withDuration: 0.1, delay: delay,
                animations: { [view] in view.transform = view.transform.rotated(by: .pi / 2) },
                completion: { position in if position == .end { next?() } })
        }
        turn(after: 0) { turn(after: 0) }
        turn(after: 0.2) { turn(after: 0) }
        screen.advance(by: 1)
        // Four quarters.
        #expect(abs(view.transform.a - 1) < 1e-9 && abs(view.transform.b) < 1e-9)
        let animator = animator()
        animator.startAnimation()
        screen.advance(by: 0.5)
        view.center.x = 300
        screen.advance(by: 0.5)
        #expect(log.take() == ["end"] && view.center.x == 300)
    }

    @Test("One that pauses at its end is active there, and goes back")
    func pausingAtTheEnd() {
        let animator = animator()
        animator.pausesOnCompletion = true
        animator.startAnimation()
        screen.advance(by: 1)
        #expect(animator.state == .active && !animator.isRunning && log.take() == [] && shownX == 150)
        animator.isReversed = true
        animator.pausesOnCompletion = false
        animator.startAnimation()
        screen.advance(by: 1)
        #expect(log.take() == ["start"] && shownX == 50)
    }

    @Test("Another curve and another time serve for the rest of the way")
    func continuing() {
        let animator = animator()
        animator.fractionComplete = 0.5
        animator.continueAnimation(withTimingParameters: UISpringTimingParameters(dampingRatio: 1), durationFactor: 2)
        screen.advance(by: 1.9)
        #expect(log.take() == [])
        screen.advance(by: 0.1)
        #expect(log.take() == ["end"] && shownX == 150)
    }

    @Test("A spring of its own mass takes the time that it needs")
    func spring() {
        let spring = UISpringTimingParameters(mass: 1, stiffness: 100, damping: 20, initialVelocity: .zero)
        let animator = UIViewPropertyAnimator(duration: 7, timingParameters: spring)
        #expect(abs(animator.duration - 0.923) < 0.01)
    }

    @Test("The spring that nobody set up arrives in about half a second; one that is damped more is no slower")
    func plainSpring() {
        let plain = UIViewPropertyAnimator(duration: 7, timingParameters: UISpringTimingParameters())
        #expect(abs(plain.duration - 0.5) < 0.03)
        let (most, more) = (CGFloat(2 * (3000 as Double).squareRoot()), CGFloat(5000))
        let durations = [most, more].map {
            let spring = UISpringTimingParameters(mass: 3, stiffness: 1000, damping: $0, initialVelocity: .zero)
            return UIViewPropertyAnimator(duration: 7, timingParameters: spring).duration
        }
        #expect(durations.allSatisfy { abs($0 - plain.duration) < 1e-6 })
    }

    @Test("Views take touches while an animator moves them, unless it says otherwise")
    func touches() {
        for (isEnabled, expected) in [(true, view), (false, screen.window)] {
            view.center.x = 50
            let animator = animator()
            animator.isUserInteractionEnabled = isEnabled
            animator.startAnimation()
            #expect(screen.window.hitTest(CGPoint(x: 150, y: 50), with: nil) === expected)
            animator.stopAnimation(true)
            _ = log.take()
        }
    }

    @Test("A view that leaves the window does not keep the others, and what it is told to be it is")
    func leaving() {
        let animator = animator()
        animator.startAnimation()
        screen.advance(by: 0.5)
        view.removeFromSuperview()
        screen.advance(by: 0.5)
        #expect(log.take() == ["end"] && view.center.x == 150)
    }

    @Test("A drawer: the pan takes it along, and letting go decides where it ends")
    func drawer() {
        let drawer = Drawer(view, log)
        let pan = UIPanGestureRecognizer(target: drawer, action: Selector(unnamed: Drawer.pan))
        view.addGestureRecognizer(pan)
        let finger = screen.finger()
        finger.down(at: CGPoint(x: 50, y: 50))
        finger.move(to: CGPoint(x: 50, y: 150), over: 0.1, steps: 10)
        let shown = view.layer.presentation()?.frame.origin.y ?? 0
        #expect(shown > 60 && shown <= 100 && view.frame.origin.y == 400)
        finger.up()
        screen.advance(by: 2)
        #expect(log.take() == ["start"] && view.frame.origin.y == 0)
    }
}

/// Opens and closes as apps' drawers do.
@MainActor
private final class Drawer {
    private let view: UIView
    private let log: CallLog
    private var animator: UIViewPropertyAnimator?

    init(_ view: UIView, _ log: CallLog) {
        (self.view, self.log) = (view, log)
    }

    func pan(_ recognizer: UIPanGestureRecognizer) {
        let part = recognizer.translation(in: view.superview).y / 400
        switch recognizer.state {
        case .began:
            animator = UIViewPropertyAnimator(duration: 1, dampingRatio: 1) { [view] in view.frame.origin.y = 400 }
            animator?.addCompletion { [log] in log("\($0)") }
            animator?.pauseAnimation()
        case .changed: animator?.fractionComplete = part
        case .ended:
            animator?.isReversed = part < 0.5
            animator?.continueAnimation(withTimingParameters: nil, durationFactor: 0)
        default: break
        }
    }
}
