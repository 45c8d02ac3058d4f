// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKitCore
import UIKitTesting

@MainActor
@Suite("What two fingers do, in words")
struct FingerPairTests {
    let screen = TestScreen()
    private let gestures = GestureLog()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 600))

    init() {
        view.isMultipleTouchEnabled = true
        screen.window.addSubview(view)
    }

    @Test("G83: a pinch scales by the fingers' distance, less what it takes to become sure")
    func pinch() {
        gestures.watch(UIPinchGestureRecognizer(), "pinch", on: view, only: .ended)
        screen.pinch(view, from: 60, to: 180)
        #expect(gestures.take() == ["pinch"])
        #expect(gestures.amount > 2.4 && gestures.amount < 3)
        screen.pinch(view, scale: 0.25)
        #expect(gestures.take() == ["pinch"])
        #expect(gestures.amount > 0.2 && gestures.amount < 0.4)
        #expect(abs(screen.now - 0.6) < 1e-9)
    }

    @Test("G85: a turn is clockwise and by what is asked, less what it takes to become sure")
    func rotate() {
        gestures.watch(UIRotationGestureRecognizer(), "rotation", on: view, only: .ended)
        screen.rotate(view, by: .pi / 2)
        #expect(gestures.take() == ["rotation"])
        #expect(gestures.amount > .pi / 2 - 0.2 && gestures.amount < .pi / 2)
        screen.rotate(view, by: -.pi)
        #expect(gestures.amount < -.pi + 0.2 && gestures.amount > -.pi)
    }

    @Test("A pan of two fingers has two touches")
    func pan() {
        let pan = UIPanGestureRecognizer()
        pan.minimumNumberOfTouches = 2
        gestures.watch(pan, "pan", on: view, only: .began)
        screen.twoFingerPan(view, by: CGVector(dx: 0, dy: 100))
        #expect(gestures.take() == ["pan"])
        screen.finger().drag(view, by: CGVector(dx: 0, dy: 100))
        #expect(gestures.take() == [])
    }

    @Test("A tap of so many fingers is theirs alone", arguments: 1...4)
    func tap(count: Int) {
        for number in 1...4 {
            let tap = UITapGestureRecognizer()
            tap.numberOfTouchesRequired = number
            gestures.watch(tap, "tap\(number)", on: view)
        }
        screen.tap(view, fingers: count)
        #expect(gestures.take() == ["tap\(count) 3"])
    }

    @Test("A pair moves, spreads and turns at once, and pivots around a place")
    func pair() {
        let pair = screen.twoFingers(distance: 100)
        pair.down(on: CGPoint(x: 200, y: 300))
        #expect(pair.first.location == CGPoint(x: 150, y: 300) && pair.second.location == CGPoint(x: 250, y: 300))
        pair.move(by: CGVector(dx: 10, dy: 20), distance: 200, angle: .pi / 2, over: 0.2)
        #expect(abs(pair.first.location.x - 210) < 1e-9 && abs(pair.first.location.y - 220) < 1e-9)
        #expect(abs(pair.second.location.x - 210) < 1e-9 && abs(pair.second.location.y - 420) < 1e-9)
        // Around the first finger by a half turn: it stays, the second goes to the other side.
        pair.pivot(around: pair.first.location, by: .pi, over: 0.2)
        #expect(abs(pair.first.location.x - 210) < 1e-9 && abs(pair.first.location.y - 220) < 1e-9)
        #expect(abs(pair.second.location.x - 210) < 1e-9 && abs(pair.second.location.y - 20) < 1e-9)
        #expect(pair.first.isDown && pair.second.isDown)
        pair.up()
        #expect(!pair.first.isDown && !pair.second.isDown)
    }

    @Test("Both fingers of a pair are in one event")
    func oneEvent() {
        final class Counting: UIView {
            var events: [Int] = []

            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { events.append(touches.count) }
            override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { events.append(touches.count) }
            override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { events.append(touches.count) }
        }
        let counting = Counting(frame: view.bounds)
        counting.isMultipleTouchEnabled = true
        view.addSubview(counting)
        screen.pinch(counting, from: 50, to: 100, over: 0.05)
        #expect(counting.events == [2, 2, 2, 2, 2])
    }
}
