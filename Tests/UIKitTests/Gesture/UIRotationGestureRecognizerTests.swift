// SPDX-License-Identifier: Apache-2.0

import CoreFixtures
import EventTrace
import Testing
import UIKitTesting

@testable import UIKitCore

@MainActor
@Suite struct UIRotationGestureRecognizerTests {
    private let fixture = RecognizerFixture()
    private let rotation = UIRotationGestureRecognizer()

    private var screen: TestScreen { fixture.screen }

    init() {
        fixture.add(rotation) { degrees($0.rotation) }
    }

    /// One finger in the middle, and one on a circle around it, clockwise from the right.
    private func point(_ degrees: CGFloat, radius: CGFloat = 100) -> CGPoint {
        CGPoint(x: 200 + radius * cos(degrees * .pi / 180), y: 300 + radius * sin(degrees * .pi / 180))
    }

    private func pair(from degrees: CGFloat = 0) -> (Finger, Finger) {
        let place = point(degrees)
        return (fixture.down(200, 300), fixture.down(place.x, place.y))
    }

    @Test("G85: 10° begin it, and 5° of them do not count: 10° is 5°, 45° is 40°, 90° is 85°, either way round")
    func hysteresis() {
        for sign in [1.0, -1] {
            for (turn, reported) in [(10.001, "5"), (45, "40"), (90, "85")] {
                let (first, second) = pair()
                second.move(to: point(sign * 9.99))
                #expect(rotation.state == .possible)
                #expect(rotation.rotation == 0)
                second.move(to: point(sign * turn))
                first.up()
                second.up()
                let text = sign < 0 ? "-\(reported)" : reported
                #expect(fixture.log.take() == ["began \(text)", "ended \(text)"])
                #expect(rotation.rotation == 0)
            }
        }
    }

    @Test("G85: it changes with every move, and turns on beyond half a turn")
    func beyond() {
        let (first, second) = pair(from: 90)
        for angle in stride(from: 90.0, through: 90 + 720, by: 60) { second.move(to: point(angle)) }
        #expect(fixture.log.take().last == "changed 715")
        for angle in stride(from: 90.0 + 720, through: 90, by: -60) { second.move(to: point(angle)) }
        #expect(fixture.log.take().last == "changed -5")
        first.up()
        second.up()
    }

    @Test("G85: setting the rotation makes the present angle mean it, without hysteresis")
    func rebase() {
        let (first, second) = pair()
        second.move(to: point(20))
        rotation.rotation = 0
        second.move(to: point(21))
        #expect(degrees(rotation.rotation) == "1")
        rotation.rotation = 1
        second.move(to: point(20))
        #expect(degrees(rotation.rotation - 1) == "-1")
        for bad in [CGFloat.nan, .infinity] { rotation.rotation = bad }
        #expect(degrees(rotation.rotation - 1) == "-1")
        first.up()
        second.up()
    }

    @Test("G85: a view that takes the rotation on and sets it to 0 in each action turns with the fingers")
    func following() {
        var angle: CGFloat = 0
        fixture.act(on: rotation) {
            angle += $0.rotation
            $0.rotation = 0
        }
        let (first, second) = pair()
        for turn in 1...30 { second.move(to: point(CGFloat(turn) * 10.5)) }
        first.up()
        second.up()
        #expect(degrees(angle) == "310")
    }

    @Test("G85: the first velocity is the change of the angle by time; setting the rotation begins it anew")
    func velocity() {
        let (first, second) = pair()
        second.move(to: point(45), over: 0.5)
        #expect(degrees(rotation.velocity) == "80")
        rotation.rotation = 0
        #expect(rotation.velocity == 0)
        second.move(to: point(15), over: 0.5)
        #expect(degrees(rotation.velocity) == "-60")
        first.up()
        second.up()
    }

    @Test("With one finger it goes on; the angle to another one is no turn")
    func anotherFinger() {
        let (first, second) = pair()
        second.move(to: point(45))
        second.up()
        first.move(to: CGPoint(x: 205, y: 300))
        let third = fixture.down(205, 100)
        third.move(to: CGPoint(x: 405, y: 300))
        #expect(fixture.log.take() == ["began 40", "changed 40", "changed 130"])
        first.up()
        #expect(rotation.state == .changed)
        third.up()
        #expect(fixture.log.take() == ["ended 130"])
    }

    @Test("One finger never turns, and two that lift too soon say how far they were; a third is ignored")
    func tooLittle() {
        let finger = fixture.down(100, 100)
        finger.move(to: CGPoint(x: 300, y: 300))
        finger.up()
        #expect(fixture.failure?.description == "1 touch, fewer than 2")
        let (first, second) = pair()
        let third = fixture.down(50, 50)
        third.move(to: CGPoint(x: 50, y: 700))
        second.move(to: CGPoint(x: 300, y: 300))
        second.move(to: point(-4))
        first.up()
        second.up()
        third.up()
        guard case .turnedTooLittle(let turned, let needed) = fixture.failure else {
            return #expect(Bool(false), "\(String(describing: fixture.failure))")
        }
        #expect(abs(turned - 4) < 1e-9)
        #expect(abs(needed - 10) < 1e-9)
        #expect(fixture.log.take() == [])
    }

    @Test("Fingers in one place have no angle: they turn nothing")
    func onePlace() {
        let (first, second) = pair()
        second.move(to: point(45))
        second.move(to: CGPoint(x: 200, y: 300))
        second.move(to: point(50))
        #expect(fixture.log.take() == ["began 40", "changed 40", "changed 45"])
        first.cancel()
        second.cancel()
        #expect(fixture.log.take() == ["cancelled 45"])
    }

    @Test("G58: a pinch and a rotation go on together where a delegate allows it")
    func together() {
        let pinch = UIPinchGestureRecognizer()
        pinch.name = "pinch"
        fixture.add(pinch) { short($0.scale) }
        let (first, second) = pair()
        second.move(to: point(45, radius: 216))
        first.up()
        second.up()
        #expect(fixture.log.take() == ["began 40", "ended 40"])
        let together = Together()
        pinch.delegate = together
        let (third, fourth) = pair()
        fourth.move(to: point(45, radius: 216))
        #expect(fixture.log.take() == ["began 40", "pinch.began 2"])
        third.up()
        fourth.up()
        #expect(fixture.log.take() == ["ended 40", "pinch.ended 2"])
    }

    private final class Together: NSObject, UIGestureRecognizerDelegate {
        func gestureRecognizer(
            _ gestureRecognizer: UIGestureRecognizer,
            shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
        ) -> Bool { true }
    }
}

/// An angle in degrees, to a hundredth.
private func degrees(_ angle: CGFloat) -> String { short((angle * 18000 / .pi).rounded() / 100) }
