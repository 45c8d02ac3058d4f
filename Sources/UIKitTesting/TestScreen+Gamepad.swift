// SPDX-License-Identifier: Apache-2.0

import UIKitCore

// Gamepads of a screen's device.
extension TestScreen {
    /// Presses a button of a gamepad to a value from 0 (released) to 1.
    public func gamepad(
        _ button: GamepadButton, _ value: Double, gamepad: UInt32 = 0, on scene: SceneIdentifier = SceneIdentifier(1)
    ) {
        send(.gamepad(GamepadSample(gamepad: gamepad, change: .button(button, value: value))), to: scene)
    }

    /// Presses a button of a gamepad and releases it.
    public func press(_ button: GamepadButton) {
        gamepad(button, 1)
        gamepad(button, 0)
    }

    /// Leans a stick, -1 to 1 to the right and down.
    public func lean(_ stick: GamepadStick = .left, _ x: Double, _ y: Double) {
        send(.gamepad(GamepadSample(gamepad: 0, change: .stick(stick, x: x, y: y))))
    }

    /// Takes a gamepad away.
    public func disconnectGamepad(_ gamepad: UInt32 = 0) {
        send(.gamepad(GamepadSample(gamepad: gamepad, change: .disconnected)))
    }
}
