// SPDX-License-Identifier: Apache-2.0

import UIKitCore

// Motion sensors, and commands from outside of the interface.
extension TestScreen {
    /// Sends the application a motion sample at the present time; vectors are in g.
    ///
    /// - Parameters:
    ///   - acceleration: with gravity; by default, a device that lies still.
    ///   - user: without gravity, if the device separates it.
    ///   - rotation: in radians per second.
    ///   - scene: the screen whose device it is.
    public func move(
        _ acceleration: MotionVector = MotionVector(x: 0, y: 0, z: -1), user: MotionVector? = nil,
        rotation: MotionVector? = nil, on scene: SceneIdentifier = SceneIdentifier(1)
    ) {
        let sample = MotionSample(acceleration: acceleration, userAcceleration: user, rotationRate: rotation)
        send(.motion(sample), to: scene)
    }

    /// Shakes the device, and lets it rest until the shake has ended.
    public func shake(strength: Double = 2.5, on scene: SceneIdentifier = SceneIdentifier(1)) {
        for number in 0..<10 {
            let swing = MotionVector(x: number.isMultiple(of: 2) ? strength : -strength, y: 0, z: 0)
            move(MotionVector(x: swing.x, y: 0, z: -1), user: swing, on: scene)
            advance(by: 0.05)
        }
        advance(by: application.interactionConstants.shake.quietInterval)
    }

    /// A step of a shake that the host found itself.
    public func shake(_ phase: ShakePhase, on scene: SceneIdentifier = SceneIdentifier(1)) {
        send(.shake(phase), to: scene)
    }

    /// A command of a headset, of media keys or of a desktop.
    public func remote(
        _ kind: RemoteCommand.Kind, value: Double = 0, languageOption: String? = nil,
        from scene: SceneIdentifier = .application
    ) {
        send(.remoteCommand(RemoteCommand(kind, value: value, languageOption: languageOption)), to: scene)
    }
}
