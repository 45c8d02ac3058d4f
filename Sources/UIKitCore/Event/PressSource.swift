// SPDX-License-Identifier: Apache-2.0

/// What is pressed.
enum PressSource: Hashable {
    case key(UIKeyboardHIDUsage)
    case button(gamepad: UInt32, GamepadButton)
    /// The left stick, leaning so far that it is an arrow.
    case stick(gamepad: UInt32)

    var gamepad: UInt32? {
        switch self {
        case .key: nil
        case .button(let gamepad, _), .stick(let gamepad): gamepad
        }
    }
}
