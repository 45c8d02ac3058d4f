// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import EventTrace
import Testing
import UIKitTesting

@testable import UIKitCore

@MainActor
@Suite("I28: Motion effects")
struct MotionEffectTests {
    let painted = PaintedScreen()
    var screen: TestScreen { painted.screen }
    let view = UIView(frame: CGRect(x: 100, y: 100, width: 40, height: 40))

    init() {
        screen.window.addSubview(view)
        screen.settle()
    }

    private func effect(
        _ keyPath: String, _ type: UIInterpolatingMotionEffect.EffectType = .tiltAlongHorizontalAxis
    ) -> UIInterpolatingMotionEffect {
        let effect = UIInterpolatingMotionEffect(keyPath: keyPath, type: type)
        (effect.minimumRelativeValue, effect.maximumRelativeValue) = (-20, 20)
        return effect
    }

    /// A device that lies flat, with an edge turned down by an angle.
    private func tilt(right: Double = 0, top: Double = 0) {
        screen.advance(by: 0.001)
        let gravity = MotionVector(x: sin(right), y: sin(top), z: -cos(max(abs(right), abs(top))))
        screen.move(gravity, user: MotionVector(x: 0, y: 0, z: 0))
        screen.settle()
    }

    private var shown: CGPoint? { painted.host.views.last { $0.view === view }?.position }

    @Test("I28: what is shown follows the tilt, as far as the effect says; the view stays where it is")
    func tilts() {
        view.addMotionEffect(effect("center.x"))
        view.addMotionEffect(effect("center.y", .tiltAlongVerticalAxis))
        tilt()
        tilt(right: .pi / 12)
        #expect(abs((shown?.x ?? 0) - 110) < 0.1 && abs((shown?.y ?? 0) - 120) < 0.1)
        tilt(right: .pi / 3)
        #expect(abs((shown?.x ?? 0) - 100) < 0.1)
        tilt(top: .pi / 12)
        #expect(abs((shown?.x ?? 0) - 120) < 0.1 && abs((shown?.y ?? 0) - 130) < 0.1)
        #expect(view.center == CGPoint(x: 120, y: 120))
        #expect(screen.window.hitTest(CGPoint(x: 102, y: 102), with: nil) === view)
    }

    @Test("I28: a group adds its effects up, and an effect that is taken away takes with it what it added")
    func group() {
        let group = UIMotionEffectGroup()
        group.motionEffects = [effect("center.x"), effect("center.x")]
        view.addMotionEffect(group)
        tilt()
        tilt(right: .pi / 12)
        #expect(abs((shown?.x ?? 0) - 100) < 0.1)
        view.removeMotionEffect(group)
        screen.settle()
        #expect(shown?.x == 120 && view.motionEffects.isEmpty && !screen.application.motionFeed.isObserved)
    }

    @Test("I28: an attitude in which the device is held for long counts as straight")
    func centering() {
        view.addMotionEffect(effect("center.x"))
        tilt()
        for _ in 0..<100 {
            screen.advance(by: 0.5)
            screen.move(MotionVector(x: sin(0.3), y: 0, z: -cos(0.3)))
        }
        screen.settle()
        #expect(abs((shown?.x ?? 0) - 120) < 0.1)
    }

    @Test("I28: nothing moves where people want less motion, or before both values are said")
    func still() {
        let half = UIInterpolatingMotionEffect(keyPath: "center.x", type: .tiltAlongHorizontalAxis)
        half.minimumRelativeValue = -20
        view.addMotionEffect(half)
        tilt()
        tilt(right: .pi / 12)
        #expect(shown?.x == 120 || shown == nil)
        half.maximumRelativeValue = 20
        let values = half.keyPathsAndRelativeValues(forViewerOffset: UIOffset(horizontal: 0.5, vertical: 0))
        #expect(values?["center.x"] as? CGFloat == 10)
        #expect(UIMotionEffect().keyPathsAndRelativeValues(forViewerOffset: .zero) == nil)
    }

    @Test("I28: upright and in landscape the interface's own edges count")
    func orientations() {
        var position = ViewerPosition()
        let constants = MotionEffectConstants()
        func reading(_ x: Double, _ y: Double, _ z: Double) -> MotionReading {
            let gravity = MotionVector(x: x, y: y, z: z)
            return MotionReading(
                time: 0, acceleration: gravity, gravity: gravity, userAcceleration: MotionVector(x: 0, y: 0, z: 0),
                rotationRate: nil)
        }
        // Held upright, and its top turned away.
        position.take(reading(0, -1, 0), in: .portrait, constants)
        position.take(reading(0, -cos(0.1), -sin(0.1)), in: .portrait, constants)
        #expect(position.offset.vertical > 0.15 && abs(position.offset.horizontal) < 0.01)
        position = ViewerPosition()
        // The top to the left: the interface's right edge is the device's bottom.
        position.take(reading(0, 0, -1), in: .landscapeRight, constants)
        position.take(reading(0, -sin(0.1), -cos(0.1)), in: .landscapeRight, constants)
        #expect(position.offset.horizontal < -0.15 && abs(position.offset.vertical) < 0.01)
    }
}
