// SPDX-License-Identifier: Apache-2.0

import UIKitCore

// Gestures of one finger, with the usual durations. Methods without a duration take no time.
extension Finger {
    /// Down and up at a point of the screen.
    ///
    /// - Parameters:
    ///   - point: In points of the screen.
    ///   - duration: Seconds between down and up. With none, no time passes, and a second tap belongs to the first.
    public func tap(at point: CGPoint, holding duration: TimeInterval = 0) {
        down(at: point)
        if duration > 0 { hold(for: duration) }
        up()
    }

    /// Down and up in the middle of a view, or at a point of it in the view's own coordinates.
    public func tap(_ view: UIView, at point: CGPoint? = nil, holding duration: TimeInterval = 0) {
        tap(at: point.map(view.screenPoint) ?? view.touchPoint, holding: duration)
    }

    /// Several taps that belong together, at a human pace.
    ///
    /// - Parameters:
    ///   - count: At least 1.
    ///   - interval: Seconds between a lift and the next touch.
    public func taps(
        _ count: Int, _ target: some TouchTarget, holding duration: TimeInterval = 0.05, interval: TimeInterval = 0.1
    ) {
        precondition(count > 0, "There is at least one tap.")
        let point = target.touchPoint
        for number in 0..<count {
            if number > 0 { hold(for: interval) }
            tap(at: point, holding: duration)
        }
    }

    /// Two taps that belong together.
    public func doubleTap(_ target: some TouchTarget, interval: TimeInterval = 0.1) {
        taps(2, target, interval: interval)
    }

    /// Down, still for a little longer than a long press, and up.
    public func longPress(_ target: some TouchTarget, for duration: TimeInterval = 0.6) {
        tap(at: target.touchPoint, holding: duration)
    }

    /// From one place to another in a straight line, at sixty samples a second.
    ///
    /// - Parameters:
    ///   - start: Where it comes down.
    ///   - end: Where it lifts: the present place, not the place when the finger arrives.
    ///   - duration: Seconds that the way takes.
    ///   - press: Seconds that it rests before it moves: this lifts a drag, or begins a reordering.
    ///   - rest: Seconds that it rests before it lifts. With none it may throw the dragged content.
    public func drag(
        from start: some TouchTarget, to end: some TouchTarget, over duration: TimeInterval = 0.3,
        pressing press: TimeInterval = 0, resting rest: TimeInterval = 0.1
    ) {
        let (first, last) = (start.touchPoint, end.touchPoint)
        down(at: first)
        if press > 0 { hold(for: press) }
        move(to: last, over: duration, steps: TestScreen.frames(in: duration))
        if rest > 0 { hold(for: rest) }
        up()
    }

    /// From a place by an offset in points.
    public func drag(
        _ start: some TouchTarget, by offset: CGVector, over duration: TimeInterval = 0.3,
        pressing press: TimeInterval = 0, resting rest: TimeInterval = 0.1
    ) {
        let first = start.touchPoint
        drag(
            from: first, to: CGPoint(x: first.x + offset.dx, y: first.y + offset.dy), over: duration, pressing: press,
            resting: rest)
    }

    /// A quick stroke that lifts while it moves: a swipe, or a throw of a scroll view.
    ///
    /// - Parameters:
    ///   - direction: One of the four.
    ///   - start: Where it comes down.
    ///   - distance: In points.
    public func swipe(
        _ direction: UISwipeGestureRecognizer.Direction, on start: some TouchTarget, by distance: CGFloat = 120,
        over duration: TimeInterval = 0.1
    ) {
        drag(start, by: Self.offset(direction, distance), over: duration, resting: 0)
    }

    private static func offset(_ direction: UISwipeGestureRecognizer.Direction, _ distance: CGFloat) -> CGVector {
        switch direction {
        case .left: return CGVector(dx: -distance, dy: 0)
        case .right: return CGVector(dx: distance, dy: 0)
        case .up: return CGVector(dx: 0, dy: -distance)
        case .down: return CGVector(dx: 0, dy: distance)
        default: preconditionFailure("A finger swipes in one of the four directions.")
        }
    }

    /// Presses and releases a pointing device's buttons: ``TestScreen/click(_:button:count:)``.
    func click(at point: CGPoint, buttons: UIEvent.ButtonMask, count: Int) {
        let kept = sample.buttons
        sample.buttons = UInt32(truncatingIfNeeded: buttons.rawValue)
        taps(count, point)
        sample.buttons = kept
    }
}
