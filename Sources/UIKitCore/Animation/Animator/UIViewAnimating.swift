// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The state of an animator.
public enum UIViewAnimatingState: Int, Sendable {
    /// It has not begun, or is over.
    case inactive = 0
    /// It moves, or is paused.
    case active = 1
    /// It was stopped and waits for `finishAnimation(at:)`.
    case stopped = 2
}

/// The final place of an animator's views.
public enum UIViewAnimatingPosition: Int, Sendable {
    case end = 0
    case start = 1
    case current = 2
}

/// Something that moves views, and can be paused, turned around and taken anywhere on its way.
@preconcurrency @MainActor
public protocol UIViewAnimating: NSObjectProtocol {
    /// Whether it is inactive, active, or stopped.
    var state: UIViewAnimatingState { get }
    /// Whether it moves, or waits for the end of its delay.
    var isRunning: Bool { get }
    /// Whether it heads for the beginning of its way.
    var isReversed: Bool { get set }
    /// How far it is, from 0 to 1; setting it takes the views there.
    var fractionComplete: CGFloat { get set }
    /// Moves on from where it is.
    func startAnimation()
    /// Moves on from where it is, after a delay in seconds.
    func startAnimation(afterDelay delay: TimeInterval)
    /// Stays where it is, and active.
    func pauseAnimation()
    /// Leaves the views where they are shown. With false it then waits for `finishAnimation(at:)`.
    func stopAnimation(_ withoutFinishing: Bool)
    /// Moves the views of a stopped animator to a place, and calls the completions with it.
    func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// An animator that takes closures whose changes it animates.
@preconcurrency @MainActor
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
    /// Adds changes that begin after a part, 0 to 1, of the remaining way.
    func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
    /// Adds changes that move along.
    func addAnimations(_ animation: @escaping () -> Void)
    /// Adds a completion, which hears the views' final place.
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
    /// Goes on from its present place with another curve (`nil` for its own), in a part of its duration.
    func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}
