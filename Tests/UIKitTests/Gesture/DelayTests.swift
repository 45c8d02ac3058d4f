// SPDX-License-Identifier: Apache-2.0

import CoreFixtures
import EventTrace
import Testing
import UIKitTesting

@testable import UIKitCore

/// What becomes of a recognizer while its touch is down, or when it lifts.
enum Fate: String, CaseIterable, Sendable {
    case recognizedWhileDown, recognizedAtLift, failedWhileDown, failedAtLift, failedAfterLift, touchCancelled
}

struct Flags: Sendable, CustomTestStringConvertible {
    let cancels: Bool
    let delaysBegan: Bool
    let delaysEnded: Bool

    static let all = (0..<8).map { Flags(cancels: $0 & 1 != 0, delaysBegan: $0 & 2 != 0, delaysEnded: $0 & 4 != 0) }
    var testDescription: String { "cancels \(cancels), delaysBegan \(delaysBegan), delaysEnded \(delaysEnded)" }
}

@MainActor
@Suite("G39–G53: what recognizers do to their views' touches")
struct DelayTests {
    let fixture = GestureFixture()

    /// What the rules say that the view hears: began, one move, and the end.
    static func expected(_ flags: Flags, _ fate: Fate) -> [String] {
        let began = flags.delaysBegan ? [] : ["view.began"]
        switch fate {
        case .recognizedWhileDown:
            // G44: what was withheld is discarded; G41: what the view knows of is cancelled; G43: else it goes on.
            if flags.delaysBegan { return [] }
            return flags.cancels
                ? ["view.began", "view.cancelled"] : ["view.began", "view.moved", "view.moved", "view.ended"]
        case .recognizedAtLift:
            if flags.delaysBegan { return [] }
            return ["view.began", "view.moved", "view.moved"] + [flags.cancels ? "view.cancelled" : "view.ended"]
        case .failedWhileDown:
            // G44, G45: the late beginning, then what the same event says.
            return ["view.began", "view.moved", "view.moved", "view.ended"]
        case .failedAtLift:
            return flags.delaysBegan
                ? ["view.began", "view.ended"] : ["view.began", "view.moved", "view.moved", "view.ended"]
        case .failedAfterLift:
            // G47, G48, G49.
            return flags.delaysBegan
                ? ["view.began", "view.ended"] : ["view.began", "view.moved", "view.moved", "view.ended"]
        case .touchCancelled:
            return began.isEmpty ? [] : ["view.began", "view.moved", "view.moved", "view.cancelled"]
        }
    }

    @Test("G39–G53: every combination of the three flags with every fate", arguments: Flags.all, Fate.allCases)
    func table(_ flags: Flags, _ fate: Fate) {
        let recognizer = WaitingRecognizer("r", log: CallLog())
        recognizer.cancelsTouchesInView = flags.cancels
        recognizer.delaysTouchesBegan = flags.delaysBegan
        recognizer.delaysTouchesEnded = flags.delaysEnded
        recognizer.onCall = { recognizer, call in
            guard let recognizer = recognizer as? WaitingRecognizer else { return }
            switch (fate, call) {
            case (.recognizedWhileDown, "moved") where recognizer.state == .possible: recognizer.state = .began
            case (.recognizedWhileDown, "ended"), (.recognizedAtLift, "ended"): recognizer.state = .ended
            case (.failedWhileDown, "moved") where recognizer.state == .possible, (.failedAtLift, "ended"),
                (.touchCancelled, "cancelled"):
                recognizer.state = .failed
            case (.failedAfterLift, "ended"): recognizer.waits = true
            default: break
            }
        }
        fixture.view.addGestureRecognizer(recognizer)
        let finger = fixture.finger()
        finger.move(by: CGVector(dx: 1, dy: 0))
        finger.move(by: CGVector(dx: 1, dy: 0))
        if fate == .touchCancelled { finger.cancel() } else { finger.up() }
        if fate == .failedAfterLift {
            let before = flags.delaysBegan ? [] : ["view.began", "view.moved", "view.moved"]
            #expect(fixture.log.entries == before + (flags.delaysEnded || flags.delaysBegan ? [] : ["view.ended"]))
            recognizer.waits = false
            recognizer.state = .failed
        }
        #expect(fixture.log.take() == Self.expected(flags, fate))
        #expect(recognizer.state == .possible)
    }

    @Test("G45: the late beginning has its original place and time, then the touch is where it is")
    func originalPlace() {
        let recognizer = fixture.recognizer("r")
        recognizer.delaysTouchesBegan = true
        var seen: [String] = []
        fixture.view.onCall = { call, touches in
            guard let touch = touches.first else { return }
            let place = touch.location(in: nil)
            seen.append(
                "\(call) \(place.x) from \(touch.previousLocation(in: nil).x) at \(touch.timestamp) \(touch.phase)")
        }
        let start = fixture.screen.now
        let finger = fixture.finger(at: at(50, 50))
        finger.move(to: at(60, 50), over: 0.5)
        recognizer.script = ["moved": .failed]
        finger.move(to: at(70, 50), over: 0.5)
        #expect(
            seen == [
                "began 50.0 from 50.0 at \(start) began", "moved 70.0 from 60.0 at \(start + 1) moved",
            ])
    }

    @Test("G44: failing by the clock, the view is told of the beginning and of the way since")
    func byTheClock() {
        let recognizer = fixture.recognizer("r")
        recognizer.delaysTouchesBegan = true
        let finger = fixture.finger()
        finger.move(to: at(60, 50))
        #expect(fixture.log.take().filter { $0.hasPrefix("view") } == [])
        fixture.screen.application.clock.schedule(after: 0.2) { recognizer.state = .failed }
        fixture.screen.advance(by: 0.3)
        #expect(fixture.log.take() == ["view.began", "view.moved"])
        finger.up()
        #expect(fixture.log.take() == ["view.ended"])
    }

    @Test("G46: a touch that several recognizers delay waits for the last")
    func several() {
        let first = fixture.recognizer("first")
        let second = fixture.recognizer("second")
        for recognizer in [first, second] { recognizer.delaysTouchesBegan = true }
        first.script = ["moved": .failed]
        let finger = fixture.finger()
        finger.move(by: CGVector(dx: 1, dy: 0))
        #expect(!fixture.log.take().contains("view.began"))
        second.script = ["moved": .failed]
        finger.move(by: CGVector(dx: 1, dy: 0))
        #expect(fixture.log.take() == ["second.moved", "view.began", "view.moved"])
    }

    @Test("G42: what one withheld, another's recognition drops without a call")
    func droppedByAnother() {
        let delaying = fixture.recognizer("delaying")
        delaying.delaysTouchesBegan = true
        let other = fixture.recognizer("other")
        other.script = ["moved": .began]
        let finger = fixture.finger()
        finger.move(by: CGVector(dx: 1, dy: 0))
        finger.up()
        #expect(!fixture.log.take().contains { $0.hasPrefix("view") })
    }

    @Test("G51: an ancestor's recognizer delays the touches of the view that was hit")
    func ancestor() {
        let inner = fixture.touch.view("inner", 0, 0, 100, 100, in: fixture.view)
        let recognizer = fixture.recognizer("r")
        recognizer.delaysTouchesBegan = true
        recognizer.script = ["moved": .failed]
        let finger = fixture.finger()
        #expect(fixture.log.take() == ["r.began"])
        finger.move(by: CGVector(dx: 1, dy: 0))
        #expect(fixture.log.take() == ["r.moved", "inner.began", "inner.moved"])
        _ = inner
    }

    @Test("G48: with a double tap over it, a view hears the end of a single tap when the second did not come")
    func doubleTap() {
        let double = UITapGestureRecognizer()
        double.numberOfTapsRequired = 2
        fixture.add(double, "double")
        fixture.screen.finger().tap(at: at(50, 50))
        #expect(fixture.log.take() == ["view.began"])
        fixture.screen.advance(by: 0.34)
        #expect(fixture.log.take() == [])
        fixture.screen.advance(by: 0.02)
        #expect(fixture.log.take() == ["view.ended"])
    }

    @Test("B42, G47: a touch whose end is withheld does not keep the next one from a view that takes one at a time")
    func nextTouch() {
        let recognizer = fixture.recognizer("r")
        fixture.view.isMultipleTouchEnabled = false
        let first = fixture.finger()
        recognizer.onCall = { _, _ in }
        let double = UITapGestureRecognizer()
        double.numberOfTapsRequired = 3
        fixture.add(double, "triple")
        first.up()
        _ = fixture.log.take()
        let second = fixture.finger()
        second.up()
        fixture.screen.advance(by: 2)
        let calls = fixture.log.take().filter { $0.hasPrefix("view") }
        #expect(calls.filter { $0 == "view.began" }.count == 1)
        #expect(calls.filter { $0 == "view.ended" }.count == 1)
    }

    @Test("B42, G45: of several touches that were withheld, those that came down first are told first")
    func order() {
        fixture.view.isMultipleTouchEnabled = false
        let recognizer = fixture.recognizer("r")
        recognizer.delaysTouchesBegan = true
        var lifted = 0
        recognizer.onCall = { recognizer, call in
            guard call == "ended" else { return }
            lifted += 1
            if lifted == 2 { recognizer.state = .failed }
        }
        var heard: [String] = []
        fixture.view.onCall = { call, touches in heard += touches.map { "\($0.identifier.number) \(call)" } }
        let first = fixture.finger()
        let second = fixture.finger(at: CGPoint(x: 150, y: 150))
        first.up()
        let third = fixture.finger(at: CGPoint(x: 250, y: 250))
        #expect(heard.isEmpty)
        second.up()
        #expect(heard == ["1 began", "1 ended", "2 began", "2 ended"])
        third.up()
        #expect(heard.count == 4)
    }

    @Test("Touches that lifted together and were withheld are in nobody's memory afterwards")
    func forgotten() {
        fixture.view.isMultipleTouchEnabled = false
        let recognizer = fixture.recognizer("r")
        recognizer.delaysTouchesBegan = true
        let first = fixture.finger()
        let others = [150, 250].map { fixture.finger(at: CGPoint(x: $0, y: 150)) }
        weak let touch = fixture.screen.application.touchTable.entries.last?.touch
        #expect(touch != nil)
        fixture.screen.send(others.map { $0.input(.up, at: $0.location) })
        // The view takes one touch at a time: it hears of the first, and never of the others.
        recognizer.state = .failed
        first.up()
        #expect(fixture.log.take().filter { $0.hasPrefix("view") } == ["view.began", "view.ended"])
        #expect(touch == nil)
    }

    @Test("A42, A47: a view that leaves its window is told the end of touches that have lifted")
    func viewLeaves() {
        let double = UITapGestureRecognizer()
        double.numberOfTapsRequired = 2
        fixture.screen.window.addGestureRecognizer(double)
        fixture.screen.finger().tap(at: at(50, 50))
        #expect(fixture.log.take() == ["view.began"])
        fixture.view.removeFromSuperview()
        #expect(fixture.log.take() == ["view.cancelled"])
        fixture.screen.advance(by: 1)
        #expect(fixture.log.take() == [])
    }

    @Test("A47: a view that leaves when it is told late of the beginning of a touch that has lifted hears no end")
    func viewLeavesInLateBeginning() {
        let double = UITapGestureRecognizer()
        double.numberOfTapsRequired = 2
        double.delaysTouchesBegan = true
        fixture.screen.window.addGestureRecognizer(double)
        fixture.view.onCall = { call, _ in if call == "began" { fixture.view.removeFromSuperview() } }
        fixture.screen.finger().tap(at: at(50, 50))
        #expect(fixture.log.take() == [])
        fixture.screen.advance(by: 1)
        #expect(fixture.log.take() == ["view.began", "view.cancelled"])
    }

    @Test("A42: a view that leaves while another recognizer is reset hears of the touch whose end was held")
    func viewLeavesInReset() {
        let outer = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        fixture.screen.window.addSubview(outer)
        outer.addSubview(fixture.view)
        let double = UITapGestureRecognizer()
        double.numberOfTapsRequired = 2
        fixture.view.addGestureRecognizer(double)
        let other = fixture.recognizer("other", on: outer)
        other.script = ["ended": .failed]
        other.onReset = { self.fixture.view.removeFromSuperview() }
        fixture.screen.finger().tap(at: at(50, 50))
        #expect(fixture.log.take().filter { $0.hasPrefix("view") } == ["view.began", "view.cancelled"])
    }

    @Test("G41: a recognition that was decided stands, though a delegate disables the recognizer")
    func disabledByDelegate() {
        let recognizer = fixture.recognizer("r")
        let other = fixture.recognizer("other")
        let delegate = ScriptedDelegate()
        delegate.simultaneous = { _, _ in
            recognizer.isEnabled = false
            return false
        }
        other.delegate = delegate
        recognizer.script = ["ended": .ended]
        fixture.finger().up()
        #expect(fixture.log.take().suffix(2) == ["view.cancelled", "r!ended"])
        #expect(recognizer.state == .possible)
    }

    @Test("A42: an application that becomes inactive cancels touches that have lifted and were withheld")
    func deactivated() {
        let double = UITapGestureRecognizer()
        double.numberOfTapsRequired = 2
        double.delaysTouchesBegan = true
        fixture.view.addGestureRecognizer(double)
        fixture.screen.finger().tap(at: at(50, 50))
        fixture.screen.send(.cancelAll("test"))
        fixture.screen.advance(by: 1)
        #expect(fixture.log.take() == [])
    }

    @Test("The trace tells of what is withheld, from whom and by whom, and of its release")
    func traced() {
        let recognizer = fixture.recognizer("r")
        recognizer.delaysTouchesBegan = true
        recognizer.script = ["moved": .failed]
        let log = TraceLog()
        fixture.screen.application.traceSink = log
        let finger = fixture.finger()
        finger.move(by: CGVector(dx: 1, dy: 0))
        let sentences = log.entries.map { TraceText.sentence(for: $0.event).description }
        #expect(sentences.contains { $0.contains("is withheld from") && $0.contains("delaysTouchesBegan is true") })
        #expect(sentences.contains { $0.contains("is no longer withheld from") })
    }
}

/// Waits for more touches as long as a test says.
final class WaitingRecognizer: LoggingRecognizer {
    var waits = false
    override var waitsForMoreTouches: Bool { waits }
}
