// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKitCore
import UIKitTesting

/// Recognizers' actions, written down.
@MainActor
final class GestureLog: NSObject {
    private var entries: [String] = []
    /// The one state that is written down, of those that have one.
    private var states: [String: UIGestureRecognizer.State] = [:]

    func take() -> [String] {
        defer { entries = [] }
        return entries
    }

    /// Adds a recognizer to a view; it writes its name and state whenever it acts.
    @discardableResult
    func watch<Recognizer: UIGestureRecognizer>(
        _ recognizer: Recognizer, _ name: String, on view: UIView, only state: UIGestureRecognizer.State? = nil
    ) -> Recognizer {
        recognizer.name = name
        states[name] = state
        recognizer.addTarget(self, action: Selector("note:", GestureLog.note(_:)))
        view.addGestureRecognizer(recognizer)
        return recognizer
    }

    /// How much pinches and turns say at their last action, before they begin anew.
    private(set) var amount: CGFloat = 0

    func note(_ recognizer: UIGestureRecognizer) {
        amount = (recognizer as? UIPinchGestureRecognizer)?.scale ?? 0
        if let rotation = recognizer as? UIRotationGestureRecognizer { amount = rotation.rotation }
        let name = recognizer.name ?? ""
        if let state = states[name] {
            if recognizer.state == state { entries.append(name) }
        } else {
            entries.append("\(name) \(recognizer.state.rawValue)")
        }
    }
}

@MainActor
@Suite("What a finger does, in words")
struct FingerTests {
    let screen = TestScreen()
    let log = CallLog()
    private let gestures = GestureLog()
    let view: LoggingView

    init() {
        view = LoggingView("A", frame: CGRect(x: 50, y: 100, width: 200, height: 200), log: log)
        screen.window.addSubview(view)
    }

    @Test("A finger is where the screen was told that it is; an input by itself moves nothing")
    func inputMovesWhenSent() {
        let finger = screen.finger()
        finger.down(at: CGPoint(x: 100, y: 150))
        let input = finger.input(.move, at: CGPoint(x: 120, y: 150))
        #expect(finger.location == CGPoint(x: 100, y: 150) && finger.isDown)
        screen.frame([input])
        #expect(finger.location == CGPoint(x: 120, y: 150) && finger.isDown)
        _ = finger.input(.up, on: view)
        #expect(finger.isDown)
        screen.frame([finger.input(.up, on: view)])
        #expect(finger.location == CGPoint(x: 150, y: 200) && !finger.isDown)
        #expect(log.take() == ["A.began", "A.moved", "A.ended"])
    }

    @Test("A move of a finger that is not down leaves it up")
    func moveInTheAir() {
        let finger = screen.finger()
        finger.move(to: view)
        #expect(!finger.isDown)
        #expect(log.take() == [])
    }

    @Test("A finger moves to the middle of a view, and to a point in it")
    func moveToView() {
        let finger = screen.finger()
        finger.down(on: view, at: CGPoint(x: 1, y: 2))
        #expect(finger.location == CGPoint(x: 51, y: 102))
        finger.move(to: view)
        #expect(finger.location == CGPoint(x: 150, y: 200))
        finger.move(to: view, at: CGPoint(x: 10, y: 20), over: 0.5, steps: 5)
        #expect(finger.location == CGPoint(x: 60, y: 120))
        #expect(screen.now == 0.5)
        finger.up()
        #expect(log.take() == ["A.began"] + Array(repeating: "A.moved", count: 6) + ["A.ended"])
    }

    @Test("A point of a view is found where the view lies, also by shares of its size")
    func viewPoints() {
        let inner = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))
        view.addSubview(inner)
        #expect(ViewPoint(inner, x: 1, y: 2).touchPoint == CGPoint(x: 61, y: 122))
        #expect(ViewPoint(inner, share: CGPoint(x: 1, y: 0.5)).touchPoint == CGPoint(x: 160, y: 145))
        inner.bounds.origin = CGPoint(x: 30, y: 0)
        #expect(ViewPoint(inner, share: CGPoint(x: 0, y: 0)).touchPoint == CGPoint(x: 60, y: 120))
    }

    @Test("Two taps without time between them are a double tap, two that are held are not")
    func holding() {
        let tap = UITapGestureRecognizer()
        tap.numberOfTapsRequired = 2
        gestures.watch(tap, "double", on: view)
        screen.finger().tap(view)
        screen.finger().tap(view)
        #expect(gestures.take() == ["double 3"])
        screen.advance(by: 1)
        screen.finger().tap(view, holding: 2)
        screen.finger().tap(view, holding: 2)
        #expect(gestures.take() == [])
        #expect(screen.now == 5)
    }

    @Test("A double tap, three taps and a long press are recognized as such")
    func taps() {
        for count in [2, 3] {
            let tap = UITapGestureRecognizer()
            tap.numberOfTapsRequired = count
            gestures.watch(tap, "tap\(count)", on: view)
        }
        gestures.watch(UILongPressGestureRecognizer(), "press", on: view)
        screen.finger().doubleTap(view)
        #expect(gestures.take() == ["tap2 3"])
        screen.advance(by: 2)
        screen.finger().taps(3, view)
        #expect(gestures.take() == ["tap2 3", "tap3 3"])
        screen.advance(by: 2)
        screen.finger().longPress(view)
        #expect(gestures.take() == ["press 1", "press 3"])
    }

    @Test("A swipe is one in its direction and in no other", arguments: [UInt(1), 2, 4, 8])
    func swipe(rawValue: UInt) {
        let direction = UISwipeGestureRecognizer.Direction(rawValue: rawValue)
        for other in [UInt(1), 2, 4, 8] {
            let swipe = UISwipeGestureRecognizer()
            swipe.direction = UISwipeGestureRecognizer.Direction(rawValue: other)
            gestures.watch(swipe, "swipe\(other)", on: view)
        }
        screen.finger().swipe(direction, on: view)
        #expect(gestures.take() == ["swipe\(rawValue) 3"])
    }

    @Test("A drag goes from place to place in the time that is given")
    func drag() {
        let pan = gestures.watch(UIPanGestureRecognizer(), "pan", on: view, only: .ended)
        let finger = screen.finger()
        finger.drag(from: ViewPoint(view, x: 10, y: 10), to: CGPoint(x: 200, y: 250), over: 0.5, resting: 0.25)
        #expect(gestures.take() == ["pan"])
        #expect(screen.now == 0.75)
        #expect(finger.location == CGPoint(x: 200, y: 250) && !finger.isDown)
        #expect(pan.velocity(in: nil) == .zero)
    }

    @Test("A finger from the edge is seen by a screen-edge pan")
    func edge() {
        let edge = UIScreenEdgePanGestureRecognizer()
        edge.edges = .left
        gestures.watch(edge, "edge", on: screen.window, only: .began)
        screen.swipe(from: .right)
        #expect(gestures.take() == [])
        screen.advance(by: 1)
        screen.swipe(from: .left)
        #expect(gestures.take() == ["edge"])
    }

    @Test("A right click is the secondary button's")
    func rightClick() {
        let secondary = UITapGestureRecognizer()
        secondary.buttonMaskRequired = .secondary
        gestures.watch(secondary, "right", on: view)
        gestures.watch(UITapGestureRecognizer(), "left", on: view)
        screen.rightClick(view)
        #expect(gestures.take() == ["right 3"])
        screen.advance(by: 1)
        screen.click(view)
        #expect(gestures.take() == ["left 3"])
    }

    @Test("A mouse that hovers over a view is seen by it")
    func hover() {
        gestures.watch(UIHoverGestureRecognizer(), "hover", on: view)
        screen.hover(over: view)
        #expect(gestures.take() == ["hover 1"])
    }
}
