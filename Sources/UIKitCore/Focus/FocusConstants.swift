// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// Numbers that shape focus and gamepads. UIKit publishes none of them; ours.
public struct FocusConstants: Sendable {
    /// Seconds that the look of an item takes to change when it gets focus.
    public var focusDuration: TimeInterval = 0.15
    /// Seconds that the look of an item takes to change when it loses focus.
    public var unfocusDuration: TimeInterval = 0.25
    /// Points around an item that are scrolled into view with it.
    public var revealMargin: CGFloat = 8
    /// Seconds before a held arrow of a gamepad repeats.
    public var repeatDelay: TimeInterval = 0.5
    /// Seconds between the repetitions of a held arrow of a gamepad.
    public var repeatInterval: TimeInterval = 0.12
    /// How far a stick has to lean, 0 to 1, to be an arrow.
    public var stickArrow: CGFloat = 0.55
    /// A stick that leans less than this, 0 to 1, is no arrow any more.
    public var stickRelease: CGFloat = 0.4
    /// How far a stick leans by itself.
    public var stickDeadZone: CGFloat = 0.15
    /// How far a button has to be pressed, 0 to 1, to be down.
    public var buttonDown: CGFloat = 0.15
    /// A button that is pressed less than this, 0 to 1, is up.
    public var buttonUp: CGFloat = 0.1

    /// The numbers that applications begin with.
    public init() {}
}
