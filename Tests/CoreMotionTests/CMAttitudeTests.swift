// SPDX-License-Identifier: Apache-2.0

import CoreMotion
import Foundation
import Testing
import UIKitCore
import UIKitTesting

@MainActor
@Suite("I29: how a device is turned")
struct CMAttitudeTests {
    let screen = TestScreen()

    private func attitude(_ gravity: MotionVector) throws -> CMAttitude {
        _ = screen.application
        let manager = CMMotionManager()
        manager.startDeviceMotionUpdates()
        screen.move(gravity, user: MotionVector(x: 0, y: 0, z: 0))
        return try #require(manager.deviceMotion).attitude
    }

    private func isNear(_ first: Double, _ second: Double) -> Bool { abs(first - second) < 1e-9 }

    struct Sample: Sendable {
        let gravity: MotionVector
        let pitch: Double
        let roll: Double
    }

    nonisolated static let samples: [Sample] = [
        Sample(gravity: MotionVector(x: 0, y: 0, z: -1), pitch: 0, roll: 0),
        Sample(gravity: MotionVector(x: 0, y: -1, z: 0), pitch: Double.pi / 2, roll: 0),
        Sample(gravity: MotionVector(x: 1, y: 0, z: 0), pitch: 0, roll: Double.pi / 2),
        Sample(gravity: MotionVector(x: -0.6, y: 0, z: -0.8), pitch: 0, roll: -0.6435011087932844),
        Sample(gravity: MotionVector(x: 0, y: 0.6, z: -0.8), pitch: -0.6435011087932844, roll: 0),
    ]

    @Test("I29: pitch and roll follow from gravity", arguments: samples)
    func fromGravity(sample: Sample) throws {
        let attitude = try attitude(sample.gravity)
        #expect(isNear(attitude.pitch, sample.pitch) && isNear(attitude.roll, sample.roll) && attitude.yaw == 0)
    }

    @Test("I29: yaw is the turn around the vertical axis since the updates began")
    func yaw() throws {
        _ = screen.application
        let manager = CMMotionManager()
        manager.startDeviceMotionUpdates(using: .xArbitraryZVertical)
        for _ in 0..<11 {
            screen.move(rotation: MotionVector(x: 0, y: 0, z: 1))
            screen.advance(by: 0.1)
        }
        #expect(isNear(try #require(manager.deviceMotion).attitude.yaw, 1))
        manager.stopDeviceMotionUpdates()
        manager.startDeviceMotionUpdates()
        screen.move()
        #expect(try #require(manager.deviceMotion).attitude.yaw == 0)
    }

    @Test(
        "I29: the matrix takes the vertical to the device's axes; a quaternion says the same; an inverse takes a turn away"
    )
    func forms() throws {
        let gravity = MotionVector(x: 0.48, y: -0.6, z: -0.64)
        let attitude = try attitude(gravity)
        let matrix = attitude.rotationMatrix
        #expect(isNear(matrix.m13, -0.48) && isNear(matrix.m23, 0.6) && isNear(matrix.m33, 0.64))
        let q = attitude.quaternion
        let length = q.x * q.x + q.y * q.y + q.z * q.z + q.w * q.w
        #expect(isNear(length, 1))
        // The third row and column of the same matrix, from the quaternion.
        let (m33, m23) = (1 - 2 * (q.x * q.x + q.y * q.y), 2 * (q.y * q.z + q.w * q.x))
        #expect(isNear(m33, matrix.m33) && isNear(m23, matrix.m23))
        let other = try #require(attitude.copy() as? CMAttitude)
        other.multiply(byInverseOf: attitude)
        #expect(isNear(other.pitch, 0) && isNear(other.roll, 0) && isNear(other.yaw, 0))
        #expect(attitude.pitch != 0)
    }
}
