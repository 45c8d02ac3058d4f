// SPDX-License-Identifier: Apache-2.0

import CoreFixtures
import CoreGraphics
import EventTrace
import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore

@MainActor
@Suite("Recognizers: how they are made, what they count, whom they wait for")
struct RecognizerDetailTests {
    private let fixture = RecognizerFixture()

    private var screen: TestScreen { fixture.screen }

    @MainActor private final class Target: NSObject {
        var log: [String] = []
        func plain() { log.append("plain") }
        func tapped(_ sender: UITapGestureRecognizer) { log.append("tapped \(sender.state.rawValue)") }
    }

    @Test("G14: a target's methods by reference, with the recognizer and without")
    func methodReferences() {
        let target = Target()
        let tap = UITapGestureRecognizer(target: target, action: Target.plain)
        tap.addTarget(target, action: Target.tapped(_:))
        fixture.view.addGestureRecognizer(tap)
        screen.finger().tap(at: at(10, 10))
        #expect(target.log == ["plain", "tapped 3"])
        let other = UITapGestureRecognizer(target: target, action: Target.tapped(_:))
        other.addTarget(target, action: Target.plain)
        fixture.view.removeGestureRecognizer(tap)
        fixture.view.addGestureRecognizer(other)
        target.log = []
        screen.finger().tap(at: at(10, 10))
        #expect(target.log == ["tapped 3", "plain"])
        other.removeTarget(target, action: nil)
        target.log = []
        screen.finger().tap(at: at(10, 10))
        #expect(target.log == [])
    }

    @Test("G1: a recognizer without anything, in the order of being made; the states by their numbers and names")
    func made() {
        let (first, second) = (UIGestureRecognizer(), UIGestureRecognizer())
        #expect(second.hash == first.hash + 1 && Set([first, second]).count == 2 && first != second)
        #expect(first.targets.pairs.isEmpty && first.view == nil && first.state == .possible)
        let states: [UIGestureRecognizer.State] = [.possible, .began, .changed, .ended, .cancelled, .failed]
        #expect(states.map(\.rawValue) == Array(0...5) && UIGestureRecognizer.State.recognized == .ended)
        #expect(states.filter(\.isActive) == [.began, .changed])
        #expect(states.filter(\.isTerminal) == [.ended, .cancelled, .failed])
        #expect(states.map(\.name.rawValue) == ["Possible", "Began", "Changed", "Ended", "Cancelled", "Failed"])
        var steps: [String] = []
        for old in states {
            for new in states where old.mayBecome(new) { steps.append("\(old.rawValue)\(new.rawValue)") }
        }
        #expect(steps == ["01", "02", "03", "05", "12", "13", "14", "22", "23", "24"])
    }

    @Test("G91: recognizers of hovering are counted while they are attached, and no others")
    func hoverCount() {
        let gestures = screen.application.gestures
        let (hover, tap) = (UIHoverGestureRecognizer(), UITapGestureRecognizer())
        #expect(gestures.hoverReceiverCount == 0 && hover.zOffset == 0 && hover.rollAngle == 0)
        #expect(hover.azimuthUnitVector(in: nil) == CGVector(dx: 1, dy: 0) && hover.altitudeAngle == 0)
        fixture.view.addGestureRecognizer(tap)
        #expect(gestures.hoverReceiverCount == 0)
        fixture.view.addGestureRecognizer(hover)
        #expect(gestures.hoverReceiverCount == 1)
        fixture.view.removeGestureRecognizer(tap)
        #expect(gestures.hoverReceiverCount == 1)
        fixture.view.removeGestureRecognizer(hover)
        #expect(gestures.hoverReceiverCount == 0)
    }

    @Test("G73: a tap before a press whose finger lifts elsewhere is none; at the limit it is one")
    func strayedTap() {
        let press = fixture.add(UILongPressGestureRecognizer())
        press.numberOfTapsRequired = 1
        let near = fixture.down(100, 100)
        screen.send(near.input(.up, at: at(144, 100)))
        #expect(press.state == .possible && fixture.failure == nil)
        screen.advance(by: 1)
        let far = fixture.down(100, 100)
        screen.send(far.input(.up, at: at(144.5, 100)))
        #expect(fixture.failure == .moved(distance: 44.5, limit: 44))
        // Before the press, the taps' limit counts, and in it the press's own.
        screen.finger().tap(at: at(100, 100))
        let finger = fixture.down(100, 100)
        finger.move(to: at(110, 100))
        screen.advance(by: 0.5)
        #expect(fixture.log.take() == ["began"])
        finger.up()
        _ = fixture.log.take()
        screen.advance(by: 1)
        screen.finger().tap(at: at(100, 100))
        let other = fixture.down(100, 100)
        other.move(to: at(110.5, 100))
        #expect(fixture.failure == .moved(distance: 10.5, limit: 10))
        other.up()
    }

    @Test("G54: a circle of requirements is not closed, and the report names the classes of what has no name")
    func circle() {
        let trace = TraceLog()
        let screen = TestScreen(trace: trace)
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        screen.window.addSubview(view)
        let (tap, press, pan) = (
            UITapGestureRecognizer(), UILongPressGestureRecognizer(), UIPanGestureRecognizer()
        )
        for recognizer in [tap, press, pan] as [UIGestureRecognizer] { view.addGestureRecognizer(recognizer) }
        func fault() -> String {
            for case .fault(let text) in trace.events.reversed() { return "\(text)" }
            return ""
        }
        tap.require(toFail: press)
        press.require(toFail: pan)
        #expect(fault() == "")
        pan.require(toFail: tap)
        #expect(
            fault().contains(
                "UIPanGestureRecognizer cannot require UITapGestureRecognizer to fail, "
                    + "which itself waits for UIPanGestureRecognizer. It does not wait."))
        pan.name = "pan"
        pan.require(toFail: pan)
        #expect(fault().contains("pan cannot require itself to fail. It does not wait."))
        #expect(tap.failureRequirements.contains(press) && !pan.failureRequirements.contains(tap))
        #expect(!pan.failureRequirements.contains(pan) && !pan.failureRequirements.contains { $0 === pan })
    }

    @Test("G54: recognizers that are gone are required no more")
    func weakRequirements() {
        var requirements = WeakRecognizers()
        let kept = UIGestureRecognizer()
        do {
            let gone = UIGestureRecognizer()
            requirements.insert(gone)
            requirements.insert(kept)
            requirements.insert(kept)
            #expect(requirements.contains(gone) && requirements.contains { $0 === gone })
        }
        #expect(requirements.contains(kept) && requirements.contains { $0 === kept })
        #expect(!requirements.contains { $0 !== kept })
        requirements.insert(UIGestureRecognizer())
        #expect(requirements.contains(kept))
    }

    @Test("G29, G54: a circle through what the application answers for one attempt is not closed either")
    func circleOfAnswers() {
        let trace = TraceLog()
        let gesture = GestureFixture()
        let application = gesture.screen.application
        _ = trace
        let (a, b, c) = (gesture.recognizer("a"), gesture.recognizer("b"), gesture.recognizer("c"))
        a.requiresFailure = { $0 === b }
        b.requiresFailure = { $0 === c }
        c.requiresFailure = { $0 === a }
        let finger = gesture.finger()
        let pairs = [(a, b), (b, c), (c, a)].filter { one, other in
            one.attempt.requirements.contains { $0 === other }
        }
        // Two of the three can be kept.
        #expect(pairs.count == 2 && application.checkInvariants() == nil)
        finger.up()
        #expect([a, b, c].allSatisfy { $0.attempt.requirements.isEmpty })
    }
}
