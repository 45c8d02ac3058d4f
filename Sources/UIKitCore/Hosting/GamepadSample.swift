// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// The present state of one part of a gamepad. Hosts report only parts that changed.
public struct GamepadSample: Sendable, Hashable, Codable {
    /// As many gamepads as an operating system tells apart. Their numbers are below this.
    package static let limit: UInt32 = 16
    /// The host's number of the gamepad, 0 to 15.
    public var gamepad: UInt32
    /// Which part changed, and what it does now.
    public var change: Change

    /// What a part of a gamepad does now; gamepads are numbered from 0 to 15.
    public init(gamepad: UInt32, change: Change) {
        self.gamepad = gamepad
        self.change = change
    }

    /// A part of a gamepad and what it does now.
    public enum Change: Sendable, Hashable, Codable {
        /// How far a button is pressed, 0 to 1.
        case button(GamepadButton, value: Double)
        /// How far a stick leans to the right and down, each -1 to 1.
        case stick(GamepadStick, x: Double, y: Double)
        /// The gamepad is gone, or its scene is not visible any more. All its held buttons are cancelled.
        case disconnected
    }
}

/// The buttons of a gamepad by their places, as W3C's standard layout has them and in its order.
public enum GamepadButton: UInt8, Sendable, Hashable, Codable, CaseIterable {
    /// Below, right, left and above in the right cluster.
    case a, b, x, y
    case leftShoulder, rightShoulder, leftTrigger, rightTrigger
    case back, start, leftStick, rightStick
    case up, down, left, right
    case home
}

/// The sticks of a gamepad by their places.
public enum GamepadStick: UInt8, Sendable, Hashable, Codable, CaseIterable {
    case left, right
}
