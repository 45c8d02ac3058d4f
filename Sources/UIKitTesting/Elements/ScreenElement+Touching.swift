// SPDX-License-Identifier: Apache-2.0

import EventTrace
import UIKitCore

// Actions of a user on an element. Each scrolls it into sight first, and throws if a touch would not reach it.
extension ScreenElement {
    /// A single tap. Then the clock advances until it cannot be the first of a double tap.
    ///
    /// - Parameter effect: The expected effect. A tap without an effect throws, with the reason and the remedy; with
    ///   `.nothing`, a tap with an effect throws.
    /// - Returns: The result.
    /// - Throws: ``ElementError``, ``UnexpectedEffect``.
    @discardableResult
    public func tap(expecting effect: Verdict.Effect = .acted) throws -> [Verdict] {
        try act(effect) { screen.finger().tap(at: $0, holding: 0.05) }
    }

    /// Two taps that belong together.
    @discardableResult
    public func doubleTap(expecting effect: Verdict.Effect = .acted) throws -> [Verdict] {
        try act(effect) { screen.finger().doubleTap($0) }
    }

    /// A touch that stays still for a number of seconds.
    @discardableResult
    public func longPress(
        for duration: TimeInterval = 0.6, expecting effect: Verdict.Effect = .acted
    ) throws -> [Verdict] {
        try act(effect) { screen.finger().longPress($0, for: duration) }
    }

    /// A tap of several fingers at once.
    @discardableResult
    public func tap(fingers count: Int, expecting effect: Verdict.Effect = .acted) throws -> [Verdict] {
        try act(effect) { screen.tap($0, fingers: count) }
    }

    /// A quick stroke.
    @discardableResult
    public func swipe(
        _ direction: UISwipeGestureRecognizer.Direction, by distance: CGFloat = 120,
        expecting effect: Verdict.Effect = .acted
    ) throws -> [Verdict] {
        try act(effect) { screen.finger().swipe(direction, on: $0, by: distance) }
    }

    /// A drag by an offset in points.
    @discardableResult
    public func drag(
        by offset: CGVector, over duration: TimeInterval = 0.3, pressing press: TimeInterval = 0,
        expecting effect: Verdict.Effect = .acted
    ) throws -> [Verdict] {
        try act(effect) { screen.finger().drag($0, by: offset, over: duration, pressing: press) }
    }

    /// A drag to another element.
    @discardableResult
    public func drag(
        to other: ScreenElement, over duration: TimeInterval = 0.3, pressing press: TimeInterval = 0,
        expecting effect: Verdict.Effect = .acted
    ) throws -> [Verdict] {
        let end = try other.view.accessibleTouchPoint
        return try act(effect) { screen.finger().drag(from: $0, to: end, over: duration, pressing: press) }
    }

    /// A pinch of two fingers that multiplies their distance by a factor.
    @discardableResult
    public func pinch(
        scale: CGFloat, over duration: TimeInterval = 0.3, expecting effect: Verdict.Effect = .acted
    ) throws -> [Verdict] {
        try act(effect) { screen.pinch($0, scale: scale, over: duration) }
    }

    /// A turn of two fingers, in radians, clockwise.
    @discardableResult
    public func rotate(
        by angle: CGFloat, over duration: TimeInterval = 0.3, expecting effect: Verdict.Effect = .acted
    ) throws -> [Verdict] {
        try act(effect) { screen.rotate($0, by: angle, over: duration) }
    }

    /// A click with a mouse's secondary button.
    @discardableResult
    public func rightClick(expecting effect: Verdict.Effect = .acted) throws -> [Verdict] {
        try act(effect) { screen.rightClick($0) }
    }

    private func act(_ effect: Verdict.Effect, _ action: (CGPoint) -> Void) throws -> [Verdict] {
        let point = try reachedPoint()
        let entries = screen.entries(of: {
            action(point)
            // A tap that waits for a second one is decided after that time.
            screen.advance(by: screen.application.interactionConstants.gestures.maximumTapInterval + 0.05)
        })
        let touches = Verdicts.all(in: entries).filter { if case .touch = $0.act { true } else { false } }
        let hasActed = touches.contains { $0.effect != .nothing }
        guard hasActed == (effect != .nothing) else {
            throw UnexpectedEffect(file: place.file, line: place.line, expected: effect, verdicts: touches)
        }
        return touches
    }

    // MARK: Assistive technology

    /// The activation by assistive technology, which replaces a tap if the view implements it.
    public func activate() throws {
        guard try view.accessibilityActivate() else {
            try tap()
            return
        }
        screen.settle()
    }

    /// Adjusts the element by one step up.
    public func increment() throws {
        try view.accessibilityIncrement()
        screen.settle()
    }

    /// Adjusts the element by one step down.
    public func decrement() throws {
        try view.accessibilityDecrement()
        screen.settle()
    }
}
