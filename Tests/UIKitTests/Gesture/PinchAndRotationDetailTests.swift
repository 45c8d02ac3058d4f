// SPDX-License-Identifier: Apache-2.0

import CoreFixtures
import CoreGraphics
import EventTrace
import Testing
import UIKitTesting

@testable import UIKitCore

@MainActor
@Suite("Pinches and rotations: fingers that come and go, and what a trackpad leaves")
struct PinchAndRotationDetailTests {
    private let fixture = RecognizerFixture()
    private let place = at(200, 300)

    private var screen: TestScreen { fixture.screen }

    private func turned(_ degrees: CGFloat) -> CGPoint {
        at(200 + 100 * cos(degrees * .pi / 180), 300 + 100 * sin(degrees * .pi / 180))
    }

    private func degrees(_ angle: CGFloat) -> CGFloat { (angle * 180 / .pi).rounded() }

    @Test("G83: the first pinch of all, and one after another, say how far their own fingers were")
    func smallWays() {
        fixture.add(UIPinchGestureRecognizer())
        for _ in 0..<2 {
            let (first, second) = (fixture.down(100, 100), fixture.down(200, 100))
            second.move(to: at(200.5, 100))
            first.up()
            second.up()
            #expect(fixture.failure == .pinchedTooLittle(distance: 0.5, needed: 10))
        }
    }

    @Test("G84, G85: a scale and a rotation that are none are reported")
    func noValues() {
        let (pinch, rotation) = (fixture.add(UIPinchGestureRecognizer()), fixture.add(UIRotationGestureRecognizer()))
        pinch.scale = 0
        rotation.rotation = .nan
        #expect(
            screen.application.faults == [
                "A scale of 0.0 is no scale. It stays as it was.",
                "A rotation of nan is no rotation. It stays as it was.",
            ])
    }

    @Test("G82, G85: fingers before the gesture that are replaced begin it anew: what the others did does not count")
    func replacedBefore() {
        let pinch = fixture.add(UIPinchGestureRecognizer()) { short($0.scale) }
        let rotation = fixture.add(UIRotationGestureRecognizer()) { "\(self.degrees($0.rotation))" }
        pinch.name = "pinch"
        let first = fixture.down(200, 300)
        let second = fixture.down(300, 300)
        second.move(to: turned(8))
        second.up()
        let third = fixture.down(300, 300)
        third.move(to: turned(8))
        #expect(fixture.log.take() == [] && pinch.state == .possible && rotation.state == .possible)
        third.move(to: turned(16))
        #expect(fixture.log.take() == ["began 11.0"])
        third.up()
        first.up()
        #expect(fixture.log.take() == ["ended 11.0"])
        // A pinch too: 8 points with one pair of fingers, 8 with the next.
        rotation.isEnabled = false
        let fourth = fixture.down(100, 100)
        for _ in 0..<2 {
            let finger = fixture.down(200, 100)
            finger.move(to: at(208, 100))
            finger.up()
        }
        #expect(fixture.log.take() == [])
        fourth.up()
        #expect(fixture.failure == .pinchedTooLittle(distance: 8, needed: 10))
    }

    @Test("G82, G85: a third finger is no part of a pinch or a rotation, also when one of the two lifts")
    func thirdFinger() {
        for recognizer in [UIPinchGestureRecognizer(), UIRotationGestureRecognizer()] as [UIGestureRecognizer] {
            fixture.add(recognizer)
            let fingers = [fixture.down(200, 300), fixture.down(300, 300), fixture.down(100, 500)]
            #expect(recognizer.numberOfTouches == 2)
            fingers[0].up()
            #expect(recognizer.numberOfTouches == 1 && recognizer.location(ofTouch: 0, in: nil) == at(300, 300))
            for finger in fingers.dropFirst() { finger.up() }
            fixture.view.removeGestureRecognizer(recognizer)
        }
    }

    @Test("G83: a pinch and a rotation go on when one of their fingers is taken away")
    func oneTakenAway() {
        for recognizer in [UIPinchGestureRecognizer(), UIRotationGestureRecognizer()] as [UIGestureRecognizer] {
            fixture.add(recognizer)
            let (first, second) = (fixture.down(200, 300), fixture.down(300, 300))
            second.move(to: at(300, 400))
            first.cancel()
            #expect(fixture.log.take() == ["began"] && recognizer.state == .began)
            second.cancel()
            #expect(fixture.log.take() == ["cancelled"])
            fixture.view.removeGestureRecognizer(recognizer)
        }
    }

    @Test("G55: while it waits, a pinch and a rotation go on with other fingers from what was reached")
    func replacedWhileWaiting() {
        for recognizer in [UIPinchGestureRecognizer(), UIRotationGestureRecognizer()] as [UIGestureRecognizer] {
            fixture.add(recognizer) { recognizer in
                (recognizer as? UIPinchGestureRecognizer).map { short($0.scale) }
                    ?? (recognizer as? UIRotationGestureRecognizer).map { "\(self.degrees($0.rotation))" } ?? ""
            }
            let other = WaitingRecognizer("other", log: CallLog())
            other.waits = true
            fixture.view.addGestureRecognizer(other)
            recognizer.require(toFail: other)
            let isPinch = recognizer is UIPinchGestureRecognizer
            let first = fixture.down(200, 300)
            let second = fixture.down(300, 300)
            second.move(to: isPinch ? at(200 + 216, 300) : turned(45))
            #expect(recognizer.isWaiting)
            second.up()
            let third = fixture.down(200, 200)
            third.move(to: isPinch ? at(200, 150) : at(100, 300))
            other.waits = false
            other.state = .failed
            // 216 of 108 points are 2, and half as much again are 3; 40 degrees the other way round are left of 90.
            #expect(fixture.log.take() == [isPinch ? "began 3" : "began -50.0"])
            first.up()
            third.up()
            _ = fixture.log.take()
            for recognizer in [recognizer, other] { fixture.view.removeGestureRecognizer(recognizer) }
        }
    }

    @Test("G83, G84: a finger that is left alone changes nothing more, and so the velocity is zero")
    func oneFingerLeft() {
        let pinch = fixture.add(UIPinchGestureRecognizer())
        let first = fixture.down(200, 300)
        let second = fixture.down(300, 300)
        second.move(to: at(400, 300), over: 0.5)
        #expect(pinch.velocity > 1)
        second.up()
        first.move(to: at(190, 300), over: 0.05)
        #expect(pinch.state == .changed && pinch.velocity == 0)
        first.up()
        pinch.isEnabled = false
        let rotation = fixture.add(UIRotationGestureRecognizer())
        let third = fixture.down(200, 300)
        let fourth = fixture.down(300, 300)
        fourth.move(to: turned(45), over: 0.5)
        #expect(rotation.velocity > 1)
        fourth.up()
        third.move(to: at(190, 300), over: 0.05)
        #expect(rotation.state == .changed && rotation.velocity == 0)
        third.up()
    }

    @Test("G85: a rotation whose fingers rested before they lifted has no velocity at its end")
    func restedRotation() {
        let rotation = UIRotationGestureRecognizer()
        var speeds: [CGFloat] = []
        fixture.act(on: rotation) { if $0.state == .ended { speeds.append($0.velocity) } }
        fixture.view.addGestureRecognizer(rotation)
        for pause in [0.05, 0.2] {
            let first = fixture.down(200, 300)
            let second = fixture.down(300, 300)
            second.move(to: turned(45), over: 0.5)
            screen.advance(by: pause)
            first.up()
            second.up()
        }
        #expect(speeds.count == 2 && speeds[0] > 1 && speeds[1] == 0)
    }

    @Test(
        "G13: turned off in a trackpad's gesture, it takes no more of that one, and all of the next",
        arguments: [true, false])
    func turnedOff(_ isPinch: Bool) {
        let recognizer: UIGestureRecognizer = isPinch ? UIPinchGestureRecognizer() : UIRotationGestureRecognizer()
        fixture.add(recognizer)
        func change(_ phase: TransformSample.Phase) {
            screen.transform(phase, at: place, scaleFactor: isPinch ? 2 : 1, rotation: isPinch ? 0 : 1)
        }
        change(.began)
        recognizer.isEnabled = false
        recognizer.isEnabled = true
        change(.changed)
        change(.ended)
        #expect(fixture.log.take() == ["began", "cancelled"])
        change(.began)
        change(.ended)
        #expect(fixture.log.take() == ["began", "ended"])
    }

    @Test(
        "A trackpad's pinch and turn are two things: who follows one is not asked about the other",
        arguments: [true, false])
    func notConcerned(_ isPinch: Bool) {
        let log = CallLog()
        let delegate = ScriptedDelegate(log)
        let recognizer: UIGestureRecognizer = isPinch ? UIPinchGestureRecognizer() : UIRotationGestureRecognizer()
        recognizer.name = "r"
        recognizer.delegate = delegate
        fixture.add(recognizer)
        func change(_ phase: TransformSample.Phase, _ isOwn: Bool, _ value: CGFloat) {
            screen.transform(
                phase, at: place, scaleFactor: isPinch == isOwn ? value : 1, rotation: isPinch == isOwn ? 0 : value)
        }
        screen.transform(.began, at: place)
        #expect(log.take() == ["event(r)"] && !recognizer.attempt.isUnderWay)
        change(.changed, false, 2)
        change(.changed, false, 1)
        #expect(log.take() == [] && fixture.log.take() == [])
        change(.changed, true, isPinch ? 2 : 1)
        #expect(fixture.log.take() == ["r.began"])
        change(.ended, false, 1)
        #expect(fixture.log.take() == ["r.ended"])
    }

    @Test("G84: the speed of a trackpad's pinch, from its changes alone; its beginning without one is no value")
    func trackpadVelocity() {
        let pinch = fixture.add(UIPinchGestureRecognizer())
        let rotation = UIRotationGestureRecognizer()
        screen.transform(.began, at: place)
        screen.advance(by: 0.5)
        screen.transform(.changed, at: place, scaleFactor: 2)
        #expect(pinch.velocity == 0)
        screen.advance(by: 0.5)
        screen.transform(.changed, at: place, scaleFactor: 0.25)
        #expect(pinch.scale == 0.5 && pinch.velocity == -3)
        // A turn between them is no change of the scale.
        screen.advance(by: 0.05)
        screen.transform(.changed, at: place, rotation: 1)
        #expect(pinch.velocity == -3)
        screen.transform(.ended, at: place)
        pinch.isEnabled = false
        fixture.add(rotation)
        screen.transform(.began, at: place)
        screen.advance(by: 0.5)
        screen.transform(.changed, at: place, rotation: 1)
        #expect(rotation.velocity == 0 && rotation.rotation == 1)
        screen.advance(by: 0.5)
        screen.transform(.changed, at: place, rotation: 1)
        screen.advance(by: 0.05)
        screen.transform(.changed, at: place, scaleFactor: 2)
        #expect(abs(rotation.velocity - 2) < 1e-9)
        screen.transform(.ended, at: place)
    }

    @Test("A trackpad's scale stays finite and above zero, however often it is doubled and halved")
    func extremes() {
        let pinch = fixture.add(UIPinchGestureRecognizer())
        for factor in [1000, 0.001] as [CGFloat] {
            screen.transform(.began, at: place)
            for _ in 0..<120 { screen.transform(.changed, at: place, scaleFactor: factor) }
            #expect(factor > 1 ? pinch.scale > 1e300 && pinch.scale.isFinite : pinch.scale > 0 && pinch.scale < 1e-300)
            screen.transform(.ended, at: place)
        }
    }
}
