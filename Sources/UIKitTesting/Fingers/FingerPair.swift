// SPDX-License-Identifier: Apache-2.0

import UIKitCore

/// Two fingers of one hand that come down, move and lift together, each time in one frame.
///
///     let pair = screen.twoFingers(distance: 100)
///     pair.down(on: map)
///     pair.move(by: CGVector(dx: 40, dy: 0), distance: 200, angle: .pi / 4, over: 0.3)
///     pair.up()
@MainActor
public final class FingerPair {
    /// The finger on the left at angle 0.
    public let first: Finger
    /// The finger on the right at angle 0.
    public let second: Finger
    /// The middle between the two, in points of the screen.
    public private(set) var center: CGPoint
    /// Points between the two.
    public private(set) var distance: CGFloat
    /// Radians, clockwise; at 0 the second finger lies to the right of the first.
    public private(set) var angle: CGFloat

    init(_ first: Finger, _ second: Finger, center: CGPoint, distance: CGFloat, angle: CGFloat) {
        self.first = first
        self.second = second
        self.center = center
        self.distance = distance
        self.angle = angle
    }

    /// Touches with the middle between the two at a place.
    public func down(on target: some TouchTarget) {
        center = target.touchPoint
        send(.down)
    }

    /// Moves in even steps, sixty a second. Omitted values stay unchanged.
    ///
    /// - Parameters:
    ///   - point: Where the middle goes, in points of the screen.
    ///   - distance: Points between the two at the end.
    ///   - angle: Radians at the end.
    ///   - duration: Seconds.
    public func move(
        to point: CGPoint? = nil, distance: CGFloat? = nil, angle: CGFloat? = nil, over duration: TimeInterval = 0
    ) {
        let (start, startDistance, startAngle) = (center, self.distance, self.angle)
        let (end, endDistance, endAngle) = (point ?? start, distance ?? startDistance, angle ?? startAngle)
        inSteps(over: duration) { part in
            center = CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part)
            self.distance = startDistance + (endDistance - startDistance) * part
            self.angle = startAngle + (endAngle - startAngle) * part
        }
    }

    /// Moves the middle by an offset in points.
    public func move(
        by offset: CGVector, distance: CGFloat? = nil, angle: CGFloat? = nil, over duration: TimeInterval = 0
    ) {
        move(
            to: CGPoint(x: center.x + offset.dx, y: center.y + offset.dy), distance: distance, angle: angle,
            over: duration)
    }

    /// Turns both around a place by radians, clockwise.
    public func pivot(
        around target: some TouchTarget, by turn: CGFloat, over duration: TimeInterval = 0
    ) {
        let anchor = target.touchPoint
        let (arm, startAngle) = (CGVector(dx: center.x - anchor.x, dy: center.y - anchor.y), angle)
        inSteps(over: duration) { part in
            let (sine, cosine) = (sin(turn * part), cos(turn * part))
            center = CGPoint(
                x: anchor.x + arm.dx * cosine - arm.dy * sine, y: anchor.y + arm.dx * sine + arm.dy * cosine)
            angle = startAngle + turn * part
        }
    }

    /// Lifts both.
    public func up() { send(.up) }

    /// The device cancels both touches.
    public func cancel() { send(.cancel) }

    private func inSteps(over duration: TimeInterval, _ change: (CGFloat) -> Void) {
        let steps = TestScreen.frames(in: duration)
        for step in 1...steps {
            if duration > 0 { first.screen.advance(by: duration / Double(steps)) }
            change(CGFloat(step) / CGFloat(steps))
            send(.move)
        }
    }

    private func send(_ phase: PointerSample.Phase) {
        let arm = CGVector(dx: cos(angle) * distance / 2, dy: sin(angle) * distance / 2)
        first.screen.frame(
            [
                first.input(phase, at: CGPoint(x: center.x - arm.dx, y: center.y - arm.dy)),
                second.input(phase, at: CGPoint(x: center.x + arm.dx, y: center.y + arm.dy)),
            ], on: first.scene)
    }
}
