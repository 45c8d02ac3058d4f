// SPDX-License-Identifier: Apache-2.0

import UIKitCore

// Gestures of several fingers, and of pointing devices.
extension TestScreen {
    /// The number of samples in a duration, at sixty frames a second; at least one.
    static func frames(in duration: TimeInterval) -> Int { max(1, Int((duration * 60).rounded())) }

    // MARK: Two fingers

    /// Two fingers that are not down yet.
    ///
    /// - Parameters:
    ///   - distance: Points between them.
    ///   - angle: Radians, clockwise; at 0 they lie side by side.
    public func twoFingers(
        distance: CGFloat = 100, angle: CGFloat = 0, on scene: SceneIdentifier = SceneIdentifier(1)
    ) -> FingerPair {
        FingerPair(finger(on: scene), finger(on: scene), center: .zero, distance: distance, angle: angle)
    }

    /// Two fingers pinch: they come down around a place, and move apart or together.
    ///
    ///     screen.pinch(photo, from: 60, to: 180)
    ///
    /// A recognizer needs a part of the way to recognize (G83), so its scale is a little less.
    ///
    /// - Parameters:
    ///   - target: The middle between the fingers.
    ///   - start: Points between them when they come down.
    ///   - end: Points between them when they lift.
    ///   - angle: Radians, clockwise; at 0 they lie side by side.
    ///   - duration: Seconds.
    public func pinch(
        _ target: some TouchTarget, from start: CGFloat, to end: CGFloat, angle: CGFloat = 0,
        over duration: TimeInterval = 0.3
    ) {
        let pair = twoFingers(distance: start, angle: angle)
        pair.down(on: target)
        pair.move(distance: end, over: duration)
        pair.up()
    }

    /// Two fingers pinch so that the distance between them is multiplied by a factor.
    public func pinch(_ target: some TouchTarget, scale: CGFloat, over duration: TimeInterval = 0.3) {
        precondition(scale > 0, "A scale is above 0.")
        let wide: CGFloat = 160
        pinch(target, from: scale > 1 ? wide / scale : wide, to: scale > 1 ? wide : wide * scale, over: duration)
    }

    /// Two fingers turn around a place.
    ///
    /// - Parameters:
    ///   - target: The middle between the fingers.
    ///   - angle: Radians, clockwise. A recognizer needs a part of it to recognize (G85).
    ///   - distance: Points between the fingers.
    ///   - duration: Seconds.
    public func rotate(
        _ target: some TouchTarget, by angle: CGFloat, distance: CGFloat = 100, over duration: TimeInterval = 0.3
    ) {
        let pair = twoFingers(distance: distance)
        pair.down(on: target)
        pair.move(angle: angle, over: duration)
        pair.up()
    }

    /// Two fingers move side by side by an offset in points.
    public func twoFingerPan(
        _ target: some TouchTarget, by offset: CGVector, distance: CGFloat = 60, over duration: TimeInterval = 0.3
    ) {
        let pair = twoFingers(distance: distance)
        pair.down(on: target)
        pair.move(by: offset, over: duration)
        pair.up()
    }

    /// Several fingers tap at once, side by side.
    ///
    /// - Parameters:
    ///   - count: How many, at least 1.
    ///   - target: The middle of them all.
    ///   - distance: Points from one to the next.
    ///   - duration: Seconds that they are down.
    public func tap(
        _ target: some TouchTarget, fingers count: Int, distance: CGFloat = 40, holding duration: TimeInterval = 0.05
    ) {
        precondition(count > 0, "A tap takes a finger.")
        let middle = target.touchPoint
        let fingers = (0..<count).map { _ in finger() }
        frame(
            fingers.enumerated().map { place, finger in
                let offset = (CGFloat(place) - CGFloat(count - 1) / 2) * distance
                return finger.input(.down, at: CGPoint(x: middle.x + offset, y: middle.y))
            })
        if duration > 0 { advance(by: duration) }
        frame(fingers.map { $0.input(.up, at: $0.location) })
    }

    /// Two fingers tap at once.
    public func twoFingerTap(_ target: some TouchTarget) { tap(target, fingers: 2) }

    /// A finger comes in from an edge of the screen, half-way between the edge's ends.
    ///
    /// - Parameters:
    ///   - edge: One of the four.
    ///   - share: The distance, as a share of the screen's size in that direction.
    public func swipe(from edge: UIRectEdge, by share: CGFloat = 0.6, over duration: TimeInterval = 0.2) {
        let bounds = scene.screen.bounds
        let (start, end): (CGPoint, CGPoint)
        switch edge {
        case .left:
            (start, end) = (CGPoint(x: 1, y: bounds.midY), CGPoint(x: bounds.width * share, y: bounds.midY))
        case .right:
            let last = bounds.maxX - 1
            (start, end) = (CGPoint(x: last, y: bounds.midY), CGPoint(x: last - bounds.width * share, y: bounds.midY))
        case .top:
            (start, end) = (CGPoint(x: bounds.midX, y: 1), CGPoint(x: bounds.midX, y: bounds.height * share))
        case .bottom:
            let last = bounds.maxY - 1
            (start, end) = (CGPoint(x: bounds.midX, y: last), CGPoint(x: bounds.midX, y: last - bounds.height * share))
        default: preconditionFailure("A finger comes in from one of the four edges.")
        }
        finger().drag(from: start, to: end, over: duration, resting: 0)
    }

    // MARK: Pointing devices

    /// Clicks with a mouse.
    ///
    /// - Parameters:
    ///   - target: Where.
    ///   - button: The pressed buttons.
    ///   - count: 2 for a double click.
    public func click(
        _ target: some TouchTarget, button: UIEvent.ButtonMask = .primary, count: Int = 1
    ) {
        mouse().click(at: target.touchPoint, buttons: button, count: count)
    }

    /// Clicks twice.
    public func doubleClick(_ target: some TouchTarget) { click(target, count: 2) }

    /// Clicks with the secondary button, which opens a context menu.
    public func rightClick(_ target: some TouchTarget) { click(target, button: .secondary) }

    /// Moves a mouse with no button down to a place.
    public func hover(over target: some TouchTarget, pointer: UInt64 = 1) {
        hover(.moved, at: target.touchPoint, pointer: pointer)
    }
}
