// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// A step of a pinch or turn on a trackpad.
///
/// A sequence is one `began`, any number of `changed`, and one `ended` or `cancelled`. A `changed` without a beginning counts
/// as a beginning. An end without a beginning is ignored.
public struct TransformSample: Sendable, Hashable, Codable {
    /// The step's place in its sequence.
    public enum Phase: UInt8, Sendable, Hashable, Codable {
        case began, changed, ended, cancelled
    }

    /// Which step it is.
    public var phase: Phase
    /// In points of the scene's coordinate space; where the pointer is.
    public var location: CGPoint
    /// The step's factor of the size: 1 changes nothing, more makes it larger. From 0.001 to 1000.
    public var scaleFactor: CGFloat = 1
    /// The step's angle in radians, clockwise on the screen; 0 changes nothing. At most a full turn to either side.
    public var rotation: CGFloat = 0
    /// The modifier keys that were held.
    public var modifiers: UIKeyModifierFlags = []

    /// A step with the pointer at a point of the scene's coordinates (points); by itself it neither pinches nor turns.
    public init(phase: Phase, location: CGPoint, scaleFactor: CGFloat = 1, rotation: CGFloat = 0) {
        self.phase = phase
        self.location = location
        self.scaleFactor = scaleFactor
        self.rotation = rotation
    }
}
