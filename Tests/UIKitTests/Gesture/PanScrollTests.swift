// SPDX-License-Identifier: Apache-2.0

import CoreFixtures
import EventTrace
import Testing
import UIKitTesting

@testable import UIKitCore

/// Pans by wheels and trackpads (G76).
@MainActor
@Suite struct PanScrollTests {
    private let fixture = RecognizerFixture()
    private let pan = UIPanGestureRecognizer()

    private var screen: TestScreen { fixture.screen }

    init() {
        fixture.add(pan) { "\(short($0.translation(in: nil))) at \(short($0.location(in: nil)))" }
    }

    private func scroll(_ x: CGFloat, _ y: CGFloat, isContinuous: Bool) {
        screen.scroll(at: CGPoint(x: 200, y: 300), by: CGVector(dx: x, dy: y), isContinuous: isContinuous)
    }

    @Test("G76: what the mask does not have does not scroll")
    func mask() {
        scroll(0, 100, isContinuous: false)
        scroll(0, 100, isContinuous: true)
        pan.allowedScrollTypesMask = .continuous
        scroll(0, 100, isContinuous: false)
        pan.allowedScrollTypesMask = .discrete
        scroll(0, 10, isContinuous: true)
        #expect(fixture.log.take() == [])
        #expect(pan.state == .possible)
    }

    @Test("G76: a notch of a wheel is a whole pan against the wheel's direction")
    func notch() {
        pan.allowedScrollTypesMask = .all
        for _ in 0..<2 {
            scroll(20, 100, isContinuous: false)
            #expect(
                fixture.log.take() == [
                    "began -20 -100 at 200 300", "changed -20 -100 at 200 300", "ended -20 -100 at 200 300",
                ])
            #expect(pan.state == .possible)
        }
    }

    @Test("G19, G76: a pan by a wheel has the modifier keys and the buttons of the wheel's turn")
    func modifiers() {
        pan.allowedScrollTypesMask = .all
        var sample = ScrollSample(
            location: CGPoint(x: 200, y: 300), delta: CGVector(dx: 0, dy: 100), isContinuous: false)
        sample.modifiers = [.shift, .command]
        screen.send(.scroll(sample))
        #expect(fixture.log.take().first == "began 0 -100 at 200 300")
        #expect(pan.modifierFlags == [.shift, .command])
        scroll(0, 100, isContinuous: false)
        #expect(pan.modifierFlags == [])
    }

    @Test("G76: a stroke on a trackpad is one pan until it pauses for 0.1 seconds")
    func stroke() {
        pan.allowedScrollTypesMask = .all
        for step in 0..<4 {
            scroll(0, -3, isContinuous: true)
            if step < 3 { screen.advance(by: 0.09) }
        }
        #expect(
            fixture.log.take() == [
                "began 0 3 at 200 300", "changed 0 6 at 200 300", "changed 0 9 at 200 300", "changed 0 12 at 200 300",
            ])
        #expect(short(pan.velocity(in: nil)) == "0 33.333")
        #expect(pan.numberOfTouches == 0)
        screen.advance(by: 0.099)
        #expect(pan.state == .changed)
        screen.advance(by: 0.002)
        #expect(fixture.log.take() == ["ended 0 12 at 200 300"])
        scroll(0, -3, isContinuous: true)
        #expect(fixture.log.take() == ["began 0 3 at 200 300"])
    }

    @Test("G76: a scroll of nothing is none")
    func nothing() {
        pan.allowedScrollTypesMask = .all
        scroll(0, 0, isContinuous: true)
        #expect(fixture.log.take() == [])
        #expect(pan.state == .possible)
    }

    @Test("G78: setting the translation in an action works as with fingers")
    func setting() {
        pan.allowedScrollTypesMask = .all
        fixture.act(on: pan) { $0.setTranslation(.zero, in: nil) }
        for _ in 0..<3 { scroll(0, -3, isContinuous: true) }
        screen.advance(by: 1)
        #expect(
            fixture.log.take() == [
                "began 0 3 at 200 300", "changed 0 3 at 200 300", "changed 0 3 at 200 300", "ended 0 0 at 200 300",
            ])
    }

    @Test("A finger ends the trackpad's pan; while a finger is down nothing scrolls")
    func finger() {
        pan.allowedScrollTypesMask = .all
        scroll(0, -3, isContinuous: true)
        let finger = fixture.down(100, 100)
        #expect(fixture.log.take() == ["began 0 3 at 200 300", "ended 0 3 at 100 100"])
        finger.up()
        let other = fixture.down(100, 100)
        scroll(0, -3, isContinuous: true)
        #expect(fixture.log.take() == [])
        other.move(to: CGPoint(x: 120, y: 100))
        #expect(fixture.log.take() == ["began 20 0 at 120 100"])
        scroll(0, -3, isContinuous: true)
        other.up()
        #expect(fixture.log.take() == ["ended 20 0 at 120 100"])
    }

    @Test("G56: of two pans over the pointer the nearer one scrolls")
    func nested() {
        pan.allowedScrollTypesMask = .all
        let inner = UIView(frame: CGRect(x: 100, y: 200, width: 200, height: 200))
        fixture.view.addSubview(inner)
        let other = UIPanGestureRecognizer()
        other.name = "inner"
        other.allowedScrollTypesMask = .all
        fixture.add(other, to: inner)
        scroll(0, 5, isContinuous: true)
        screen.advance(by: 1)
        #expect(fixture.log.take() == ["inner.began", "inner.ended"])
    }
}
