// SPDX-License-Identifier: Apache-2.0

import CoreFixtures
import EventTrace
import Testing
import UIKitTesting

@testable import UIKitCore

/// Pinches and rotations by trackpads.
@MainActor
@Suite struct TrackpadTests {
    private let fixture = RecognizerFixture()
    private let place = CGPoint(x: 200, y: 300)

    private var screen: TestScreen { fixture.screen }

    @discardableResult
    private func pinch(to view: UIView? = nil) -> UIPinchGestureRecognizer {
        fixture.add(UIPinchGestureRecognizer(), to: view) { "\(short($0.scale)) at \(short($0.location(in: nil)))" }
    }

    @Test("A trackpad's pinch begins with the first change, and its steps multiply")
    func pinching() {
        let pinch = pinch()
        screen.transform(.began, at: place)
        #expect(pinch.state == .possible)
        screen.transform(.changed, at: place, scaleFactor: 1.5)
        screen.transform(.changed, at: place, scaleFactor: 2)
        screen.transform(.changed, at: place)
        screen.transform(.ended, at: place)
        #expect(fixture.log.take() == ["began 1.5 at 200 300", "changed 3 at 200 300", "ended 3 at 200 300"])
        #expect(pinch.scale == 1)
        // The last step may come with the end.
        screen.transform(.began, at: place, scaleFactor: 2)
        screen.transform(.ended, at: place, scaleFactor: 2)
        #expect(fixture.log.take() == ["began 2 at 200 300", "ended 4 at 200 300"])
    }

    @Test("G84: setting the scale in each action works with a trackpad too, and so does the velocity")
    func setting() {
        var size: CGFloat = 1
        let pinch = pinch()
        fixture.act(on: pinch) {
            size *= $0.scale
            $0.scale = 1
        }
        screen.transform(.began, at: place)
        for _ in 0..<4 { screen.transform(.changed, at: place, scaleFactor: 2) }
        #expect(size == 16)
        screen.advance(by: 0.5)
        screen.transform(.changed, at: place, scaleFactor: 2)
        screen.transform(.ended, at: place)
        #expect(size == 32)
    }

    @Test("A trackpad's turn is a rotation, without hysteresis")
    func turning() {
        let rotation = UIRotationGestureRecognizer()
        fixture.add(rotation) { short($0.rotation) }
        screen.transform(.began, at: place)
        screen.transform(.changed, at: place, rotation: 0.25)
        screen.advance(by: 0.5)
        screen.transform(.changed, at: place, rotation: 0.5)
        #expect(rotation.velocity == 1)
        rotation.rotation = 0
        screen.transform(.changed, at: place, rotation: -0.125)
        screen.transform(.cancelled, at: place)
        #expect(fixture.log.take() == ["began 0.25", "changed 0.75", "changed -0.125", "cancelled -0.125"])
    }

    @Test("A pinch stays with the view it began over")
    func view() {
        let inner = UIView(frame: CGRect(x: 150, y: 250, width: 100, height: 100))
        fixture.view.addSubview(inner)
        pinch(to: inner)
        screen.transform(.began, at: place, scaleFactor: 2)
        screen.transform(.changed, at: CGPoint(x: 10, y: 10), scaleFactor: 2)
        screen.transform(.ended, at: CGPoint(x: 10, y: 10))
        #expect(fixture.log.take() == ["began 2 at 200 300", "changed 4 at 10 10", "ended 4 at 10 10"])
    }

    @Test("Everything given up, a pinch is cancelled; an end without a beginning is passed over")
    func cancelAll() {
        pinch()
        screen.transform(.ended, at: place)
        screen.transform(.began, at: place, scaleFactor: 2)
        screen.cancelAll()
        screen.transform(.ended, at: place)
        #expect(fixture.log.take() == ["began 2 at 200 300", "cancelled 2 at 200 300"])
        // A beginning that was lost, and an end that was.
        screen.transform(.changed, at: place, scaleFactor: 2)
        screen.transform(.began, at: place, scaleFactor: 4)
        #expect(
            fixture.log.take() == ["began 2 at 200 300", "cancelled 2 at 200 300", "began 4 at 200 300"])
    }

    @Test("G31: a pinch that is refused is not asked about again before the next one begins")
    func refused() {
        let pinch = pinch()
        let refusal = Refusal()
        pinch.delegate = refusal
        screen.transform(.began, at: place)
        for _ in 0..<3 { screen.transform(.changed, at: place, scaleFactor: 2) }
        screen.transform(.ended, at: place)
        #expect(refusal.count == 1)
        screen.transform(.began, at: place, scaleFactor: 2)
        #expect(refusal.count == 2)
        #expect(fixture.log.take() == [])
    }

    @Test("While fingers are down a trackpad is not heard")
    func fingers() {
        let pinch = pinch()
        let finger = fixture.down(100, 100)
        screen.transform(.began, at: place, scaleFactor: 2)
        screen.transform(.ended, at: place)
        #expect(pinch.scale == 1)
        finger.up()
        #expect(fixture.log.take() == [])
    }

    private final class Refusal: NSObject, UIGestureRecognizerDelegate {
        var count = 0

        func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
            count += 1
            return false
        }
    }
}
