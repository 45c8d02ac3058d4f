// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// Separates gravity from the rest of an acceleration: the constant part is gravity, the swinging part is not.
struct GravityFilter: Sendable {
    private var gravity: MotionVector?
    private var time: TimeInterval = 0

    mutating func split(_ sample: MotionSample, at now: TimeInterval, timeConstant: TimeInterval) -> MotionReading {
        defer { time = now }
        let measured: MotionVector
        if let user = sample.userAcceleration {
            measured = sample.acceleration - user
        } else if let old = gravity {
            let elapsed = max(0, now - time)
            measured = old + (sample.acceleration - old) * (elapsed / (timeConstant + elapsed))
        } else {
            measured = sample.acceleration
        }
        gravity = measured
        return MotionReading(
            time: now, acceleration: sample.acceleration, gravity: measured,
            userAcceleration: sample.userAcceleration ?? sample.acceleration - measured,
            rotationRate: sample.rotationRate)
    }
}
