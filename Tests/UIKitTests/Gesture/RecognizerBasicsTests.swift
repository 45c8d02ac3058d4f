// SPDX-License-Identifier: Apache-2.0

import CoreFixtures
import CoreGraphics
import EventTrace
import Testing
import UIKitTesting

@testable import UIKitCore

@MainActor
@Suite("Recognizers: what the class itself takes part in, and what no gesture is told twice")
struct RecognizerBasicsTests {
    private let fixture = RecognizerFixture()

    private var screen: TestScreen { fixture.screen }

    private var faults: [String] {
        fixture.trace.events.compactMap { if case .fault(let note) = $0 { "\(note)" } else { nil } }
    }

    @Test(
        "A21, G91: a recognizer that says nothing of pointers without a button takes no part in them, and is not asked")
    func pointers() {
        let log = CallLog()
        let delegate = ScriptedDelegate(log)
        let recognizer = ScriptedRecognizer("r", log: log)
        recognizer.delegate = delegate
        fixture.view.addGestureRecognizer(recognizer)
        screen.hover(.entered, at: at(50, 50))
        screen.hover(.moved, at: at(60, 50))
        screen.scroll(at: at(50, 50), by: CGVector(dx: 0, dy: 5), isContinuous: true)
        screen.scroll(at: at(50, 50), by: CGVector(dx: 0, dy: 5), isContinuous: false)
        for phase in [TransformSample.Phase.began, .changed, .ended] {
            screen.send(.transform(TransformSample(phase: phase, location: at(50, 50), scaleFactor: 2)))
        }
        #expect(log.take() == [] && recognizer.resets == 0)
        screen.finger().tap(at: at(50, 50))
        #expect(log.take().contains("event(r)") && recognizer.resets == 1)
    }

    @Test("A21: kinds of scrolling that a pan does not have, and a turn of nothing, are none of its business")
    func scrollKinds() {
        let log = CallLog()
        let delegate = ScriptedDelegate(log)
        let pan = fixture.add(UIPanGestureRecognizer()) { short($0.translation(in: nil)) }
        pan.name = "pan"
        pan.delegate = delegate
        func scroll(_ isContinuous: Bool, _ dy: CGFloat = 5) {
            screen.scroll(at: at(50, 50), by: CGVector(dx: 0, dy: dy), isContinuous: isContinuous)
            screen.advance(by: 1)
        }
        pan.allowedScrollTypesMask = .discrete
        scroll(true)
        scroll(false, 0)
        #expect(log.take() == [] && fixture.log.take() == [])
        scroll(false)
        #expect(fixture.log.take() == ["began 0 -5", "changed 0 -5", "ended 0 -5"])
        pan.allowedScrollTypesMask = .continuous
        _ = log.take()
        scroll(false)
        #expect(log.take() == [] && fixture.log.take() == [])
        scroll(true)
        #expect(fixture.log.take() == ["began 0 -5", "ended 0 -5"])
    }

    /// Two fingers that come down on a line, and go to other places in steps.
    private func play(_ steps: [(CGPoint, CGPoint)]) {
        let (first, second) = (fixture.down(100, 200), fixture.down(200, 200))
        for (one, other) in steps {
            screen.advance(by: 0.02)
            screen.frame([first.input(.move, at: one), second.input(.move, at: other)])
        }
        first.up()
        second.up()
    }

    @Test("G2–G5: the recognizers assign themselves only states that follow, from the first finger to the last")
    func noFaults() {
        let rotation = fixture.add(UIRotationGestureRecognizer())
        play([(at(100, 180), at(200, 220)), (at(105, 160), at(195, 240)), (at(120, 140), at(180, 260))])
        #expect(fixture.log.take().first == "began" && faults == [])
        fixture.view.removeGestureRecognizer(rotation)
        let pinch = fixture.add(UIPinchGestureRecognizer())
        play([(at(90, 200), at(210, 200)), (at(80, 200), at(220, 200)), (at(50, 200), at(250, 200))])
        #expect(fixture.log.take().first == "began" && faults == [])
        fixture.view.removeGestureRecognizer(pinch)
        fixture.add(UIPanGestureRecognizer())
        play([(at(100, 230), at(200, 230)), (at(100, 260), at(200, 260)), (at(100, 290), at(200, 290))])
        #expect(fixture.log.take().first == "began" && faults == [])
    }

    @Test("G78, G9: a translation that was set lasts as long as its gesture; the next one begins at zero")
    func translationOfNextGesture() {
        let pan = fixture.add(UIPanGestureRecognizer()) { short($0.translation(in: nil)) }
        let finger = fixture.down(100, 100)
        finger.move(to: at(100, 130))
        pan.setTranslation(.zero, in: nil)
        finger.move(to: at(100, 140))
        finger.up()
        #expect(fixture.log.take() == ["began 0 30", "changed 0 10", "ended 0 10"])
        let other = fixture.down(100, 100)
        other.move(to: at(120, 100))
        other.up()
        #expect(fixture.log.take() == ["began 20 0", "ended 20 0"])
        #expect(pan.translation(in: nil) == .zero && pan.velocity(in: nil) == .zero)
    }

    @Test("G29, G30: a recognizer that joins later is asked about those that have touches already, and they about it")
    func laterRequirements() {
        let inner = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        inner.isMultipleTouchEnabled = true
        fixture.view.addSubview(inner)
        let log = CallLog()
        let (old, new) = (ScriptedRecognizer("old", log: log), ScriptedRecognizer("new", log: log))
        fixture.view.addGestureRecognizer(old)
        inner.addGestureRecognizer(new)
        // Waits for the other until that has failed.
        new.requiresFailure = { $0 === old }
        new.script = ["began": .began]
        let first = fixture.down(300, 300)
        let second = fixture.down(50, 50)
        #expect(new.attempt.requirements.map(\.name) == ["old"] && new.state == .possible && new.isWaiting)
        old.state = .failed
        #expect(new.state == .began)
        new.state = .ended
        for finger in [first, second] { finger.up() }
        // The other way round.
        new.requiresFailure = { _ in false }
        new.script = [:]
        old.requiresFailure = { $0 === new }
        let (third, fourth) = (fixture.down(300, 300), fixture.down(50, 50))
        #expect(old.attempt.requirements.map(\.name) == ["new"])
        // Of two that were there before, nobody is asked again.
        new.requiresFailure = { _ in true }
        let fifth = fixture.down(60, 60)
        #expect(new.attempt.requirements.isEmpty)
        for finger in [third, fourth, fifth] { finger.up() }
    }
}
