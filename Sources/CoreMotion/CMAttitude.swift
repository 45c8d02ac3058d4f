// SPDX-License-Identifier: Apache-2.0

import UIKitCore

/// How a device is turned against a frame of reference whose z axis points up (I29).
///
/// The axes of the device: x to the right and y to the top of its screen, z out of it. Angles are in radians. From the frame of
/// reference to the device one turns by `yaw` around z, then by `pitch` around x, then by `roll` around y.
public final class CMAttitude: NSObject, NSCopying {
    /// The turn around the device's y axis, from -pi to pi: above 0 with the right side down.
    public private(set) var roll: Double
    /// The turn around the device's x axis, from -pi/2 to pi/2: pi/2 for an upright device.
    public private(set) var pitch: Double
    /// The turn around the vertical axis, from -pi to pi, since the updates began; 0 without a gyroscope.
    public private(set) var yaw: Double

    init(roll: Double, pitch: Double, yaw: Double) {
        (self.roll, self.pitch, self.yaw) = (roll, pitch, yaw)
        super.init()
    }

    /// The attitude in which gravity points along a vector in the device's axes.
    convenience init(gravity: CMAcceleration, yaw: Double) {
        let length = (gravity.x * gravity.x + gravity.y * gravity.y + gravity.z * gravity.z).squareRoot()
        // Upright, each turn around the screen's axis could be roll or yaw: roll is 0.
        let isUpright = abs(gravity.x) + abs(gravity.z) <= 1e-9 * length
        self.init(
            roll: isUpright ? 0 : atan2(gravity.x, -gravity.z),
            pitch: length > 0 ? asin(min(max(-gravity.y / length, -1), 1)) : 0, yaw: yaw)
    }

    private init(_ matrix: CMRotationMatrix) {
        pitch = asin(min(max(matrix.m23, -1), 1))
        roll = atan2(-matrix.m13, matrix.m33)
        yaw = atan2(-matrix.m21, matrix.m22)
        super.init()
    }

    /// The attitude as a matrix, which takes a vector from the frame of reference to the device's axes.
    public var rotationMatrix: CMRotationMatrix {
        let (sr, cr, sp, cp, sy, cy) = (sin(roll), cos(roll), sin(pitch), cos(pitch), sin(yaw), cos(yaw))
        return CMRotationMatrix(
            m11: cy * cr - sy * sp * sr, m12: sy * cr + cy * sp * sr, m13: -cp * sr,
            m21: -sy * cp, m22: cy * cp, m23: sp,
            m31: cy * sr + sy * sp * cr, m32: sy * sr - cy * sp * cr, m33: cp * cr)
    }

    /// The attitude as a quaternion of length 1, whose w is not negative.
    public var quaternion: CMQuaternion {
        let (sr, cr, sp, cp) = (sin(roll / 2), cos(roll / 2), sin(pitch / 2), cos(pitch / 2))
        let (sy, cy) = (sin(yaw / 2), cos(yaw / 2))
        let made = CMQuaternion(
            x: cy * sp * cr - sy * cp * sr, y: cy * cp * sr + sy * sp * cr, z: cy * sp * sr + sy * cp * cr,
            w: cy * cp * cr - sy * sp * sr)
        return made.w < 0 ? CMQuaternion(x: -made.x, y: -made.y, z: -made.z, w: -made.w) : made
    }

    /// Makes it the attitude against another one, in the place of the frame of reference.
    public func multiply(byInverseOf attitude: CMAttitude) {
        let own = rotationMatrix
        let other = attitude.rotationMatrix
        let relative = CMAttitude(own.times(other.transposed))
        (roll, pitch, yaw) = (relative.roll, relative.pitch, relative.yaw)
    }

    /// Another attitude with the same angles.
    public func copy(with zone: NSZone? = nil) -> Any { CMAttitude(roll: roll, pitch: pitch, yaw: yaw) }
}

/// A turn as a matrix of three rows.
public struct CMRotationMatrix: Sendable, Hashable {
    public var m11, m12, m13: Double
    public var m21, m22, m23: Double
    public var m31, m32, m33: Double

    /// A matrix of zeros.
    public init() { self.init(m11: 0, m12: 0, m13: 0, m21: 0, m22: 0, m23: 0, m31: 0, m32: 0, m33: 0) }

    /// A matrix by its rows.
    public init(
        m11: Double, m12: Double, m13: Double, m21: Double, m22: Double, m23: Double, m31: Double, m32: Double,
        m33: Double
    ) {
        (self.m11, self.m12, self.m13) = (m11, m12, m13)
        (self.m21, self.m22, self.m23) = (m21, m22, m23)
        (self.m31, self.m32, self.m33) = (m31, m32, m33)
    }

    var transposed: CMRotationMatrix {
        CMRotationMatrix(m11: m11, m12: m21, m13: m31, m21: m12, m22: m22, m23: m32, m31: m13, m32: m23, m33: m33)
    }

    func times(_ b: CMRotationMatrix) -> CMRotationMatrix {
        CMRotationMatrix(
            m11: m11 * b.m11 + m12 * b.m21 + m13 * b.m31, m12: m11 * b.m12 + m12 * b.m22 + m13 * b.m32,
            m13: m11 * b.m13 + m12 * b.m23 + m13 * b.m33,
            m21: m21 * b.m11 + m22 * b.m21 + m23 * b.m31, m22: m21 * b.m12 + m22 * b.m22 + m23 * b.m32,
            m23: m21 * b.m13 + m22 * b.m23 + m23 * b.m33,
            m31: m31 * b.m11 + m32 * b.m21 + m33 * b.m31, m32: m31 * b.m12 + m32 * b.m22 + m33 * b.m32,
            m33: m31 * b.m13 + m32 * b.m23 + m33 * b.m33)
    }
}

/// A turn as a quaternion.
public struct CMQuaternion: Sendable, Hashable {
    public var x, y, z, w: Double

    /// A quaternion of zeros.
    public init() { self.init(x: 0, y: 0, z: 0, w: 0) }

    /// A quaternion by its parts.
    public init(x: Double, y: Double, z: Double, w: Double) { (self.x, self.y, self.z, self.w) = (x, y, z, w) }
}

/// The frame of reference of attitudes. Here z always points up, and the direction of x is that of the device's x axis when the updates
/// began: nothing tells where north is.
public struct CMAttitudeReferenceFrame: OptionSet, Sendable {
    /// The bits of all frames in the set.
    public let rawValue: UInt

    /// The frames whose bits are set.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// z points up.
    public static let xArbitraryZVertical = CMAttitudeReferenceFrame(rawValue: 1)
    /// As ``xArbitraryZVertical``: there is no compass to correct yaw with.
    public static let xArbitraryCorrectedZVertical = CMAttitudeReferenceFrame(rawValue: 2)
}
