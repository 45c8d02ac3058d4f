// SPDX-License-Identifier: Apache-2.0

import CoreFixtures
import EventTrace
import Testing
import UIKitTesting

@testable import UIKitCore

/// Touches that recognizers withhold from their views, down or lifted, and what ends them there.
@MainActor
@Suite("A42, G41–G52: withheld touches end at their views once, for a reason that the trace has")
struct LingeringTouchTests {
    private let trace = TraceLog()
    private let log = CallLog()
    private let screen: TestScreen
    private let a: LoggingView
    private let b: LoggingView
    private let recognizer: WaitingRecognizer

    init() {
        screen = TestScreen(trace: trace)
        a = LoggingView("a", frame: CGRect(x: 0, y: 0, width: 100, height: 100), log: log)
        b = LoggingView("b", frame: CGRect(x: 100, y: 0, width: 100, height: 100), log: log)
        recognizer = WaitingRecognizer("r", log: CallLog())
        for view in [a, b] { screen.window.addSubview(view) }
        screen.window.isMultipleTouchEnabled = true
        screen.window.addGestureRecognizer(recognizer)
    }

    /// What the trace says that happened to touches since it was last asked: their numbers, and the reason or the outcome.
    private func told() -> [String] {
        defer { trace.removeAll() }
        return trace.events.compactMap { event in
            switch event {
            case .touchCancelled(let touch, _, let reason): "\(touch.number) cancelled: \(reason.text)"
            case .hold(let note): "\(note.touch.map { "\($0.number)" } ?? "?") \(note.message) \(note.outcome)"
            default: nil
            }
        }
    }

    private func down(at point: CGPoint) -> Finger {
        let finger = screen.finger()
        finger.down(at: point)
        return finger
    }

    @Test("A42, A47: a touch that has lifted is cancelled when its view leaves, and the trace has the reason")
    func viewOfLiftedLeaves() {
        let finger = down(at: at(50, 50))
        recognizer.waits = true
        finger.up()
        #expect(log.take() == ["a.began"])
        _ = told()
        a.removeFromSuperview()
        #expect(log.take() == ["a.cancelled"])
        #expect(told() == ["1 cancelled: the view left its window"])
    }

    @Test("A42: what ends a touch that has lifted ends none that is down")
    func othersGoOn() {
        recognizer.delaysTouchesBegan = true
        let lifted = down(at: at(50, 50))
        let held = down(at: at(150, 50))
        recognizer.waits = true
        lifted.up()
        #expect(log.take() == [])
        a.removeFromSuperview()
        recognizer.waits = false
        recognizer.state = .failed
        #expect(log.take() == ["b.began"])
        held.up()
        #expect(log.take() == ["b.ended"])
    }

    @Test("G42: a gesture drops the beginnings that it withheld; the trace says so, and the touches have no view")
    func dropped() {
        recognizer.delaysTouchesBegan = true
        let finger = down(at: at(50, 50))
        let touch = screen.application.touchTable.entries.first?.touch
        #expect(touch?.view === a && touch?.isHeldFromView == true)
        _ = told()
        recognizer.state = .began
        #expect(log.take() == [] && touch?.view == nil && touch?.isHeldFromView == false)
        #expect(told() == ["1 beginning dropped"])
        finger.up()
        #expect(log.take() == [])
    }

    @Test("G44: where it cancels no touches, what it withheld is dropped too, and what others have goes on")
    func droppedWithoutCancelling() {
        recognizer.delaysTouchesBegan = true
        recognizer.cancelsTouchesInView = false
        let finger = down(at: at(50, 50))
        let touch = screen.application.touchTable.entries.first?.touch
        _ = told()
        recognizer.state = .began
        #expect(touch?.view == nil && told() == ["1 beginning dropped"])
        finger.up()
        #expect(log.take() == [])
    }

    @Test("G42, G51: a gesture drops its own touches' beginnings, not those of a touch that is not part of it")
    func onlyItsOwn() {
        recognizer.delaysTouchesBegan = true
        let own = WaitingRecognizer("own", log: CallLog())
        a.addGestureRecognizer(own)
        let fingers = [down(at: at(50, 50)), down(at: at(150, 50))]
        _ = told()
        own.state = .began
        #expect(told().filter { $0.hasSuffix("dropped") } == ["1 beginning dropped"])
        recognizer.state = .failed
        #expect(log.take() == ["b.began"])
        for finger in fingers { finger.up() }
        #expect(log.take() == ["b.ended"])
    }

    @Test("G41, G47: a gesture cancels touches of it that have lifted with their ends withheld, and no others")
    func claimsLifted() {
        let own = WaitingRecognizer("own", log: CallLog())
        a.addGestureRecognizer(own)
        let (first, second) = (down(at: at(50, 50)), down(at: at(150, 50)))
        recognizer.waits = true
        own.waits = true
        first.up()
        second.up()
        #expect(log.take() == ["a.began", "b.began"])
        _ = told()
        own.state = .ended
        #expect(log.take().filter { $0 != "b.ended" } == ["a.cancelled"])
        #expect(told().contains { $0.hasPrefix("1 cancelled: ") && $0.contains("\"own\"") })
        recognizer.waits = false
        recognizer.state = .failed
    }

    @Test("G42: of the beginnings that a gesture drops, the trace has those of touches that are down first")
    func droppedInOrder() {
        recognizer.delaysTouchesBegan = true
        recognizer.waits = true
        down(at: at(50, 50)).up()
        let second = down(at: at(150, 50))
        _ = told()
        recognizer.state = .began
        #expect(told().filter { $0.hasSuffix("dropped") } == ["2 beginning dropped", "1 beginning dropped"])
        second.up()
        #expect(log.take() == [])
    }

    @Test(
        "G45: a view's late beginning is over before it hears of the end, whatever it decides and sends in it",
        arguments: [false, true])
    func decidesInLateBeginning(_ leaves: Bool) {
        recognizer.delaysTouchesBegan = true
        let other = WaitingRecognizer("other", log: CallLog())
        a.addGestureRecognizer(other)
        (recognizer.waits, other.waits) = (true, true)
        let finger = down(at: at(50, 50))
        finger.up()
        #expect(log.take() == [])
        a.onCall = { [log, screen] call, _ in
            guard call == "began" else { return }
            other.waits = false
            other.state = .failed
            screen.application.sendEvent(screen.application.touchTable.event)
            if leaves { self.a.removeFromSuperview() }
            log("decided")
        }
        recognizer.waits = false
        recognizer.state = .failed
        #expect(log.take() == ["a.began"] + (leaves ? ["a.cancelled", "decided"] : ["decided", "a.ended"]))
    }

    @Test("A42, A43: all that is withheld ends with its scene's input, heard by those alone that knew of it")
    func allCancelled() {
        recognizer.waits = true
        let known = down(at: at(50, 50))
        known.up()
        recognizer.delaysTouchesBegan = true
        let unknown = down(at: at(150, 50))
        #expect(log.take() == ["a.began"])
        _ = told()
        screen.cancelAll()
        #expect(log.take() == ["a.cancelled"])
        #expect(told() == [1, 2].map { "\($0) cancelled: the host gave every pointer up (blur)" })
        recognizer.waits = false
        unknown.up()
        #expect(log.take() == [] && !screen.application.delivery.touches.isWithholding)
    }
}
