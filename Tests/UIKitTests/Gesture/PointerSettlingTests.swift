// SPDX-License-Identifier: Apache-2.0

import CoreFixtures
import CoreGraphics
import EventTrace
import Testing
import UIKitTesting

@testable import UIKitCore

/// Recognizers of wheels, trackpads and hovering pointers: the same questions as over a touch.
@MainActor
@Suite("A21, G29: what recognizers are asked, and told, of pointers without a button down")
struct PointerSettlingTests {
    private let fixture = RecognizerFixture()
    private let log = CallLog()

    private var screen: TestScreen { fixture.screen }

    private func pan(_ name: String, to view: UIView? = nil) -> UIPanGestureRecognizer {
        let pan = UIPanGestureRecognizer()
        pan.name = name
        pan.allowedScrollTypesMask = .all
        return fixture.add(pan, to: view)
    }

    private func scroll(_ y: CGFloat = -5) {
        screen.scroll(at: at(200, 300), by: CGVector(dx: 0, dy: y), isContinuous: true)
    }

    @Test("G29, G54: which of two pans has to wait is asked at the beginning of a trackpad's stroke, and holds for it")
    func requirements() {
        let inner = UIView(frame: CGRect(x: 100, y: 200, width: 200, height: 200))
        fixture.view.addSubview(inner)
        let (near, far) = (pan("near", to: inner), pan("far"))
        let delegate = ScriptedDelegate(log)
        delegate.simultaneous = { _, _ in true }
        near.delegate = delegate
        scroll()
        let questions = ["requires(near,far)", "requiredBy(near,far)"]
        #expect(log.take().filter { $0.hasPrefix("require") } == questions)
        scroll()
        #expect(log.take().filter { $0.hasPrefix("require") } == [])
        screen.advance(by: 1)
        #expect(
            fixture.log.take() == [
                "near.began", "far.began", "near.changed", "far.changed", "near.ended", "far.ended",
            ])
        // Of the two, the one that waits fails as the other begins.
        delegate.requiresFailure = { $0 === near && $1 === far }
        scroll()
        #expect(log.take().filter { $0.hasPrefix("require") } == questions && fixture.log.take() == ["far.began"])
    }

    @Test("G55: a trackpad's pan that had to wait begins late and goes on: no finger of it has lifted")
    func beginsLate() {
        let inner = UIView(frame: CGRect(x: 100, y: 200, width: 200, height: 200))
        fixture.view.addSubview(inner)
        let (near, far) = (pan("near", to: inner), pan("far"))
        let delegate = ScriptedDelegate()
        delegate.begins = false
        far.delegate = delegate
        near.require(toFail: far)
        scroll()
        #expect(fixture.log.take() == ["near.began"] && near.state == .began)
        scroll()
        screen.advance(by: 1)
        #expect(fixture.log.take() == ["near.changed", "near.ended"])
    }

    @Test("G19: a wheel has no button: a click's is not left on the recognizer")
    func buttons() {
        let pan = pan("pan")
        let mouse = screen.mouse()
        mouse.sample.modifiers = .shift
        mouse.down(at: at(100, 100))
        mouse.move(to: at(150, 100))
        #expect(pan.buttonMask == .primary && pan.modifierFlags == .shift)
        mouse.up()
        scroll()
        #expect(pan.state == .began && pan.buttonMask == [])
    }

    @Test("G19, G91: a hovering pointer's modifier keys and place are its recognizer's")
    func hovering() {
        let hover = fixture.add(UIHoverGestureRecognizer()) { short($0.location(in: nil)) }
        var sample = HoverSample(pointer: 1, phase: .entered, kind: .mouse, location: at(50, 50))
        sample.modifiers = [.alternate]
        screen.send(.hover(sample))
        #expect(hover.modifierFlags == .alternate && fixture.log.take() == ["began 50 50"])
        (sample.phase, sample.modifiers, sample.location) = (.moved, [], at(60, 50))
        screen.send(.hover(sample))
        #expect(hover.modifierFlags == [] && fixture.log.take() == ["changed 60 50"])
    }

    @Test("G91: the pointer enters a recognizer's view, moves over it and leaves it, also with the view under it")
    func phases() {
        final class PhaseRecognizer: UIGestureRecognizer {
            var phases: [UITouch.Phase] = []
            override var receivesHover: Bool { true }
            override func hover(_ touch: UITouch, _ phase: UITouch.Phase, with event: UIEvent) { phases.append(phase) }
        }
        let recognizer = PhaseRecognizer()
        let inner = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
        fixture.view.addSubview(inner)
        inner.addGestureRecognizer(recognizer)
        screen.hover(.entered, at: at(50, 50))
        for place in [at(110, 110), at(120, 110), at(50, 50), at(110, 110)] { screen.hover(.moved, at: place) }
        screen.hover(.exited, at: at(110, 110))
        #expect(
            recognizer.phases == [.regionEntered, .regionMoved, .regionExited, .regionEntered, .regionExited])
    }

    @Test("G27: a recognizer whose delegate refuses a scroll takes no part, and the next one up does")
    func refused() {
        let inner = UIView(frame: CGRect(x: 100, y: 200, width: 200, height: 200))
        fixture.view.addSubview(inner)
        let (near, far) = (pan("near", to: inner), pan("far"))
        let delegate = ScriptedDelegate(log)
        delegate.receivesEvent = false
        near.delegate = delegate
        scroll()
        #expect(fixture.log.take() == ["far.began"] && near.progress == .uninvolved && far.state == .began)
    }
}
