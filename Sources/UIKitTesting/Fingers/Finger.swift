// SPDX-License-Identifier: Apache-2.0

import UIKitCore

/// A finger, pen or mouse of a test screen.
///
/// Every call is one device sample at the present time, handled before the call returns; calls with a duration move the
/// screen's clock.
@MainActor
public final class Finger {
    let screen: TestScreen
    /// The scene that the finger touches.
    public let scene: SceneIdentifier
    /// The number by which the host would know the pointer.
    public let pointer: UInt64
    /// A finger, a pen or a mouse; a mouse has its first button down.
    public let kind: PointerSample.Kind
    /// The values of further samples: force, radius, angles, buttons, modifiers.
    public var sample: PointerSample

    init(screen: TestScreen, scene: SceneIdentifier, pointer: UInt64, kind: PointerSample.Kind) {
        self.screen = screen
        self.scene = scene
        self.pointer = pointer
        self.kind = kind
        sample = PointerSample(pointer: pointer, phase: .down, kind: kind, location: .zero)
        if kind == .mouse { sample.buttons = 1 }
    }

    /// The place of the last sent sample, in points of the screen; zero before the first.
    public var location: CGPoint { screen.sent[pointer]?.location ?? .zero }

    /// Whether it is down after its last sample.
    public var isDown: Bool { screen.sent[pointer]?.isDown ?? false }

    /// Touches the screen at a point of it.
    public func down(at point: CGPoint) { send(.down, point) }

    /// Touches the middle of a view, or a point of it in the view's own coordinates.
    public func down(on view: UIView, at point: CGPoint? = nil) {
        send(.down, point.map(view.screenPoint) ?? view.touchPoint)
    }

    /// Moves to a point of the screen, at once or in even steps over a duration.
    public func move(to point: CGPoint, over duration: TimeInterval = 0, steps: Int = 1) {
        precondition(steps > 0, "A move has at least one step.")
        let start = location
        for step in 1...steps {
            let part = CGFloat(step) / CGFloat(steps)
            if duration > 0 { screen.advance(by: duration / Double(steps)) }
            send(
                .move, CGPoint(x: start.x + (point.x - start.x) * part, y: start.y + (point.y - start.y) * part))
        }
    }

    /// Moves to the middle of a view, or to a point of it in the view's own coordinates, as it lies when the move begins.
    public func move(to view: UIView, at point: CGPoint? = nil, over duration: TimeInterval = 0, steps: Int = 1) {
        move(to: point.map(view.screenPoint) ?? view.touchPoint, over: duration, steps: steps)
    }

    /// Moves by an offset in points.
    public func move(by offset: CGVector, over duration: TimeInterval = 0, steps: Int = 1) {
        move(to: CGPoint(x: location.x + offset.dx, y: location.y + offset.dy), over: duration, steps: steps)
    }

    /// Stays in place for a number of seconds.
    public func hold(for duration: TimeInterval) { screen.advance(by: duration) }

    /// Lifts where it is.
    public func up() { send(.up, location) }

    /// The device cancels the touch.
    public func cancel() { send(.cancel, location) }

    /// A sample of this pointer, for sending together with others; the finger moves when it is sent.
    ///
    ///     screen.frame([first.input(.move, at: a), second.input(.move, at: b)])
    public func input(_ phase: PointerSample.Phase, at point: CGPoint) -> Input {
        var sample = sample
        sample.phase = phase
        sample.location = point
        return .pointer(sample)
    }

    /// The same at the middle of a view, or at a point of it in the view's own coordinates.
    public func input(_ phase: PointerSample.Phase, on view: UIView, at point: CGPoint? = nil) -> Input {
        input(phase, at: point.map(view.screenPoint) ?? view.touchPoint)
    }

    private func send(_ phase: PointerSample.Phase, _ point: CGPoint) {
        screen.send(input(phase, at: point), to: scene)
    }
}
