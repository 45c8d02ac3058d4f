// SPDX-License-Identifier: Apache-2.0

import CoreFixtures
import CoreGraphics
import EventTrace
import Testing
import UIKitTesting

@testable import UIKitCore

@MainActor
@Suite("Subclasses of recognizers that do not call super, or call it late, and recognizers in odd places")
struct OwnRecognizerGapTests {
    private let fixture = RecognizerFixture()

    /// Gives up by itself, and then lets its superclass look at the movement.
    private final class GivesUp: UIRotationGestureRecognizer {
        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
            state = .failed
            super.touchesMoved(touches, with: event)
        }
    }

    @Test("G90: a rotation that its subclass gave up turns no more")
    func failedRotation() {
        let rotation = fixture.add(GivesUp())
        let (one, two) = (fixture.down(100, 300), fixture.down(300, 300))
        two.move(to: at(300, 500))
        #expect(rotation.state == .failed && rotation.rotation == 0)
        one.up()
        two.up()
        #expect(rotation.state == .possible && fixture.log.take().isEmpty)
    }

    /// Does not tell its superclass of the beginning.
    private final class Forgetful: UISwipeGestureRecognizer {
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
    }

    @Test("G87: a swipe whose subclass kept the beginning to itself is judged as if it had just begun")
    func forgetfulSwipe() {
        let swipe = fixture.add(Forgetful())
        let finger = fixture.down(50, 300)
        fixture.screen.advance(by: 10)
        finger.move(to: at(250, 300))
        #expect(fixture.log.take() == ["ended"])
        finger.up()
        #expect(swipe.state == .possible)
    }

    @Test("A recognizer can be made with a coder, and has no target and no view")
    func coder() throws {
        let recognizer = try #require(UITapGestureRecognizer(coder: NSCoder()) as UIGestureRecognizer?)
        #expect(recognizer.view == nil && recognizer.targets.pairs.isEmpty && recognizer.state == .possible)
    }

    /// Takes the window off its screen.
    private final class Remover: UIGestureRecognizer {
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { view?.window?.windowScene = nil }
    }

    @Test("G90: a finger in a window that has just left its screen is not away from an edge of a screen")
    func edgeWithoutScreen() {
        let window = UIWindow(windowScene: fixture.screen.scene)
        window.isHidden = false
        let inner = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 800))
        window.addSubview(inner)
        let edge = UIScreenEdgePanGestureRecognizer()
        edge.edges = .left
        fixture.add(edge, to: window)
        func tooFar() -> Int {
            fixture.trace.events.count {
                if case .recognizer(let note) = $0, case .failed(.awayFromEdge) = note.reason { true } else { false }
            }
        }
        fixture.down(200, 300).up()
        #expect(tooFar() == 1)
        inner.addGestureRecognizer(Remover())
        fixture.down(200, 300).up()
        #expect(tooFar() == 1)
    }

    @Test("G78: a translation in a view that is turned into nothing is none")
    func brokenTransform() {
        let pan = fixture.add(UIPanGestureRecognizer())
        let inner = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        fixture.view.addSubview(inner)
        inner.transform = CGAffineTransform(a: .infinity, b: 0, c: 0, d: 1e-300, tx: .infinity, ty: 0)
        let finger = fixture.down(50, 300)
        finger.move(to: at(150, 300))
        let translation = pan.translation(in: inner)
        #expect(translation.x.isFinite && translation.y.isFinite)
    }
}
