// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// Numbers that shape the behaviour of input and that UIKit does not publish. An application's are in
/// `UIApplication.interactionConstants`; tests may change them.
public struct InteractionConstants: Sendable {
    /// Points beyond a control's edges within which a tracked finger still counts as inside (E13).
    public var controlTrackingMargin: CGFloat = 70
    /// Pointers that one scene may have down at a time; further ones are refused. Ours, against hostile hosts.
    public var maximumPointersPerScene = 32
    /// What counts as a shake (I8).
    public var shake = ShakeConstants()
    /// How far and how long views follow the device's tilt (I28).
    public var motionEffects = MotionEffectConstants()
    /// Seconds that a paste waits for the content of the host's clipboard.
    public var clipboardPatience: TimeInterval = 10
    /// Scenes that may be connected at a time; further ones are refused. Ours, against hostile hosts; hosts have limits of
    /// their own below it.
    public var maximumScenes = 1024
    /// Seconds that an animated presentation or dismissal takes.
    public var presentationDuration: TimeInterval = 0.4
    /// Seconds before a held stepper repeats, and between its repetitions.
    public var stepperRepeatDelay: TimeInterval = 0.5
    /// Seconds between the repetitions of a held stepper.
    public var stepperRepeatInterval: TimeInterval = 0.1
    /// Seconds that the command key is held before the list of shortcuts appears.
    public var shortcutsDelay: TimeInterval = 1
    /// What shapes scrolling.
    public var scrolling = ScrollConstants()
    /// The keyboard's numbers.
    public var keyboard = KeyboardConstants()
    /// The limits of taps, pans, pinches and other gestures.
    public var gestures = GestureConstants()

    /// How focus moves, and what counts as pressing a gamepad's buttons.
    public var focus = FocusConstants()

    /// The numbers that applications begin with.
    public init() {}
}
