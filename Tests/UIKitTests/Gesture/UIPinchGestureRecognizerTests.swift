// SPDX-License-Identifier: Apache-2.0

import CoreFixtures
import EventTrace
import Testing
import UIKitTesting

@testable import UIKitCore

@MainActor
@Suite struct UIPinchGestureRecognizerTests {
    private let fixture = RecognizerFixture()
    private let pinch = UIPinchGestureRecognizer()

    private var screen: TestScreen { fixture.screen }

    init() {
        fixture.add(pinch) { short($0.scale) }
    }

    /// Two fingers on a level, some points apart.
    private func pair(_ distance: CGFloat) -> (Finger, Finger) {
        (fixture.down(50, 100), fixture.down(50 + distance, 100))
    }

    @Test(
        "G83: 10 points of distance begin it, and 8 of them do not count: 100 to 110 is 110/108, 200 to 190 is 190/192")
    func hysteresis() {
        for (from, still, to, scale) in [
            (100.0, 109.999, 110.0, 110.0 / 108), (200, 190.001, 190, 190.0 / 192), (100, 90.5, 150, 150.0 / 108),
        ] {
            let (first, second) = pair(from)
            second.move(to: CGPoint(x: 50 + still, y: 100))
            #expect(pinch.state == .possible)
            #expect(pinch.scale == 1)
            second.move(to: CGPoint(x: 50 + to, y: 100))
            #expect(pinch.state == .began)
            #expect(abs(pinch.scale - scale) < 1e-12)
            first.up()
            second.up()
            #expect(pinch.scale == 1)
        }
        #expect(fixture.log.take().count == 6)
    }

    @Test("G83: a finger alone after a pinch has too few companions, and has not pinched too little")
    func oneFingerAfterwards() {
        let (first, second) = pair(100)
        second.move(to: CGPoint(x: 180, y: 100))
        first.up()
        second.up()
        fixture.down(50, 100).up()
        #expect(fixture.failure == .tooFewTouches(count: 1, needed: 2))
    }

    @Test(
        "G82, G83: it changes with every move, goes on with one finger, whose moves change nothing, and ends when both have lifted"
    )
    func whole() {
        let (first, second) = pair(100)
        second.move(to: CGPoint(x: 158, y: 100))
        #expect(fixture.log.take() == [])
        second.move(to: CGPoint(x: 50 + 216, y: 100))
        first.move(to: CGPoint(x: 50 + 108, y: 100))
        #expect(fixture.log.take() == ["began 2", "changed 1"])
        first.up()
        second.move(to: CGPoint(x: 350, y: 100))
        #expect(fixture.log.take() == ["changed 1"])
        #expect(pinch.numberOfTouches == 1)
        #expect(pinch.state == .changed)
        second.up()
        #expect(fixture.log.take() == ["ended 1"])
    }

    @Test("G83: a finger that comes back goes on from the scale that was reached")
    func anotherFinger() {
        let (first, second) = pair(100)
        second.move(to: CGPoint(x: 50 + 216, y: 100))
        second.up()
        let third = fixture.down(50, 150)
        third.move(to: CGPoint(x: 50, y: 200))
        #expect(fixture.log.take() == ["began 2", "changed 4"])
        third.up()
        first.up()
        #expect(fixture.log.take() == ["ended 4"])
    }

    @Test("G83: one finger never pinches, and two that lift too soon say how far they were")
    func tooLittle() {
        let finger = fixture.down(100, 100)
        finger.move(to: CGPoint(x: 300, y: 300))
        finger.up()
        #expect(fixture.failure?.description == "1 touch, fewer than 2")
        let (first, second) = pair(100)
        second.move(to: CGPoint(x: 155, y: 100))
        second.move(to: CGPoint(x: 150, y: 100))
        first.up()
        second.up()
        #expect(
            fixture.failure?.description == "the distance between the fingers changed by 5 pt, less than 10")
        #expect(fixture.log.take() == [])
    }

    @Test("G82: a third finger is ignored")
    func third() {
        let (first, second) = pair(100)
        let third = fixture.down(300, 500)
        third.move(to: CGPoint(x: 350, y: 700))
        #expect(pinch.numberOfTouches == 2)
        second.move(to: CGPoint(x: 50 + 216, y: 100))
        first.up()
        second.up()
        #expect(fixture.log.take() == ["began 2", "ended 2"])
        third.up()
    }

    @Test("G84: setting the scale makes the present distance mean it: 200 points set to 1, then 250 are 1.25")
    func rebase() {
        let (first, second) = pair(100)
        second.move(to: CGPoint(x: 250, y: 100))
        pinch.scale = 1
        second.move(to: CGPoint(x: 300, y: 100))
        #expect(pinch.scale == 1.25)
        pinch.scale = 2
        first.move(to: CGPoint(x: 175, y: 100))
        #expect(pinch.scale == 1)
        first.up()
        second.up()
    }

    @Test("G84: a view that takes the scale on and sets it to 1 in each action grows with the fingers")
    func following() {
        var size: CGFloat = 1
        fixture.act(on: pinch) {
            size *= $0.scale
            $0.scale = 1
        }
        let (first, second) = pair(100)
        second.move(to: CGPoint(x: 50 + 324, y: 100), over: 1, steps: 20)
        first.up()
        second.up()
        #expect(abs(size - 3) < 1e-9)
    }

    @Test("G84: the first velocity is the change of scale by time; setting the scale begins it anew")
    func velocity() {
        let (first, second) = pair(100)
        second.move(to: CGPoint(x: 50 + 216, y: 100), over: 0.5)
        #expect(abs(pinch.velocity - 2) < 1e-9)
        pinch.scale = 1
        #expect(pinch.velocity == 0)
        second.move(to: CGPoint(x: 50 + 108, y: 100), over: 0.25)
        #expect(abs(pinch.velocity + 2) < 1e-9)
        var atEnd: CGFloat?
        fixture.act(on: pinch) { if $0.state == .ended { atEnd = $0.velocity } }
        screen.advance(by: 0.2)
        first.up()
        second.up()
        #expect(atEnd == 0)
    }

    @Test("G82: the distance is that on the screen, whatever the view's transform")
    func transformed() {
        fixture.view.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
        let (first, second) = (fixture.down(150, 300), fixture.down(250, 300))
        second.move(to: CGPoint(x: 150 + 216, y: 300))
        first.up()
        second.up()
        #expect(fixture.log.take() == ["began 2", "ended 2"])
    }

    @Test("Fingers in one place have a scale that is finite and above zero; a scale that is not is refused")
    func extremes() {
        let (first, second) = pair(100)
        second.move(to: CGPoint(x: 50, y: 100))
        #expect(pinch.scale == 1.0 / 92)
        for bad in [0, -1, CGFloat.nan, .infinity] { pinch.scale = bad }
        #expect(pinch.scale == 1.0 / 92)
        pinch.scale = 1
        second.move(to: CGPoint(x: 60, y: 100))
        #expect(pinch.scale == 10)
        first.up()
        second.up()
        let (third, fourth) = pair(0)
        fourth.move(to: CGPoint(x: 70, y: 100))
        #expect(pinch.scale.isFinite && pinch.scale > 0)
        third.up()
        fourth.up()
    }

    @Test("A cancelled pinch is cancelled when both fingers are gone")
    func cancelled() {
        let (first, second) = pair(100)
        second.move(to: CGPoint(x: 50 + 216, y: 100))
        first.cancel()
        #expect(fixture.log.take() == ["began 2"])
        second.cancel()
        #expect(fixture.log.take() == ["cancelled 2"])
        let (third, fourth) = pair(100)
        third.cancel()
        fourth.cancel()
        #expect(fixture.failure == .touchesCancelled)
    }

    @Test("G55: a pinch that waits for another to fail goes on from where the fingers are then")
    func waits() {
        let press = UILongPressGestureRecognizer()
        press.name = "press"
        press.numberOfTouchesRequired = 2
        press.allowableMovement = 150
        fixture.add(press)
        pinch.require(toFail: press)
        let (first, second) = pair(100)
        second.move(to: CGPoint(x: 50 + 216, y: 100))
        second.move(to: CGPoint(x: 50 + 108, y: 100))
        #expect(fixture.log.take() == [])
        second.move(to: CGPoint(x: 50 + 324, y: 100))
        #expect(fixture.log.take() == ["began 3"])
        first.up()
        second.up()
        #expect(fixture.log.take() == ["ended 3"])
    }
}
