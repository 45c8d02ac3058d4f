// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// One sample of one finger, pen or pressed mouse. Plain data: copying it allocates nothing.
public struct PointerSample: Sendable, Hashable, Codable {
    /// What the pointer does: comes down, moves while it is down, lifts, or is given up.
    public enum Phase: UInt8, Sendable, Hashable, Codable {
        case down, move, up, cancel
    }

    /// The kind of pointer. A mouse makes these samples while a button is down; otherwise it hovers.
    public enum Kind: UInt8, Sendable, Hashable, Codable {
        case finger, pen, mouse
    }

    /// How a sample relates to the samples around it.
    public enum Role: UInt8, Sendable, Hashable, Codable {
        /// Delivered, or kept as coalesced history when a newer one follows in the same frame (A37).
        case measured
        /// The device's prediction of a later position, only for drawing (A40). Only a move can be a prediction. Its time is
        /// in the future, and does not move the application's clock.
        case predicted
    }

    /// The host's number for the pointer, unique among those that are down.
    public var pointer: UInt64
    /// What the pointer does.
    public var phase: Phase
    /// What points.
    public var kind: Kind
    /// How the sample relates to the samples around it.
    public var role: Role = .measured
    /// In points of the scene's coordinate space, with its origin at the screen's top left.
    public var location: CGPoint
    /// 1 is an average touch (A31); 0 when the device does not measure it.
    public var force: CGFloat = 0
    /// The largest force the device can measure; 0 when it measures none.
    public var maximumForce: CGFloat = 0
    /// In points; 0 when unknown.
    public var majorRadius: CGFloat = 0
    /// How far ``majorRadius`` may be off, in points; 0 when unknown.
    public var majorRadiusTolerance: CGFloat = 0
    /// Radians from the screen's surface; π/2 is upright (A35).
    public var altitude: CGFloat = .pi / 2
    /// Radians from the screen's +X axis, clockwise (A35).
    public var azimuth: CGFloat = 0
    /// Radians around the pen's own axis.
    public var roll: CGFloat = 0
    /// How far a hovering pen is from the screen: 0 on it, 1 where the device stops seeing it; 0 when unknown.
    public internal(set) var zOffset: CGFloat = 0
    /// The buttons that are down, button n at bit n - 1 (A11).
    public var buttons: UInt32 = 0
    /// The modifier keys that were held.
    public var modifiers: UIKeyModifierFlags = []
    /// The properties whose values the device estimated. Some of them will be corrected (A36).
    public var estimated: UITouch.Properties = []
    /// The estimated properties that will be corrected (A36).
    public var expectingUpdates: UITouch.Properties = []
    /// Identifies the sample for a later `PointerEstimate`. Meaningful while `expectingUpdates` is not empty.
    public var estimateIndex: Int = 0

    /// A sample at a point of the scene's coordinates (points). The other measures are unknown.
    public init(pointer: UInt64, phase: Phase, kind: Kind = .finger, location: CGPoint) {
        self.pointer = pointer
        self.phase = phase
        self.kind = kind
        self.location = location
    }
}

/// Better values for an earlier sample (A36).
public struct PointerEstimate: Sendable, Hashable, Codable {
    /// The number of the pointer whose sample is corrected.
    public var pointer: UInt64
    /// The corrected sample's ``PointerSample/estimateIndex``.
    public var estimateIndex: Int
    /// The better force; `nil` leaves the estimate.
    public var force: CGFloat?
    /// The better altitude, in radians from the screen's surface; `nil` leaves the estimate.
    public var altitude: CGFloat?
    /// The better azimuth, in radians from the screen's +X axis, clockwise; `nil` leaves the estimate.
    public var azimuth: CGFloat?
    /// The better roll, in radians around the pen's own axis; `nil` leaves the estimate.
    public var roll: CGFloat?
    /// In points of the scene's coordinate space.
    public var location: CGPoint?
    /// Properties that will still be corrected after this. An empty set gives up the remaining ones.
    public var stillExpecting: UITouch.Properties

    /// A correction without any value yet.
    public init(pointer: UInt64, estimateIndex: Int, stillExpecting: UITouch.Properties = []) {
        self.pointer = pointer
        self.estimateIndex = estimateIndex
        self.stillExpecting = stillExpecting
    }
}

/// A pointer over the screen with no button down.
public struct HoverSample: Sendable, Hashable, Codable {
    /// What the pointer does: comes over the screen, moves there, or leaves it or has a button pressed.
    public enum Phase: UInt8, Sendable, Hashable, Codable {
        case entered, moved, exited
    }

    /// The host's number for the pointer.
    public var pointer: UInt64
    /// What the pointer does.
    public var phase: Phase
    /// What points.
    public var kind: PointerSample.Kind
    /// In points of the scene's coordinate space.
    public var location: CGPoint
    /// Radians from the screen's surface; π/2 is upright.
    public var altitude: CGFloat = .pi / 2
    /// Radians from the screen's +X axis, clockwise.
    public var azimuth: CGFloat = 0
    /// Radians around the pen's own axis.
    public var roll: CGFloat = 0
    /// How far a pen is from the screen: 0 on it, 1 where the device stops seeing it; 0 when unknown (G91).
    public var zOffset: CGFloat = 0
    /// The modifier keys that were held.
    public var modifiers: UIKeyModifierFlags = []

    /// A sample at a point of the scene's coordinates (points); a pen's attitude is left unknown.
    public init(pointer: UInt64, phase: Phase, kind: PointerSample.Kind = .mouse, location: CGPoint) {
        self.pointer = pointer
        self.phase = phase
        self.kind = kind
        self.location = location
    }
}

/// A turn of a wheel or a stroke on a trackpad.
public struct ScrollSample: Sendable, Hashable, Codable {
    /// In points of the scene's coordinate space.
    public var location: CGPoint
    /// In points; positive moves the content's far end into view.
    public var delta: CGVector
    /// Whether the device reports fine steps (a trackpad) or notches (a wheel).
    public var isContinuous: Bool
    /// The modifier keys that were held.
    public var modifiers: UIKeyModifierFlags = []

    /// A turn at a point of the scene's coordinates, by a distance; both in points.
    public init(location: CGPoint, delta: CGVector, isContinuous: Bool) {
        self.location = location
        self.delta = delta
        self.isContinuous = isContinuous
    }
}

/// Measures of one typeface, taken where text is painted.
public struct MeasuredText: Sendable, Hashable, Codable {
    /// The typeface that was measured.
    public var face: FontFace
    /// In units of one em; the advances of the graphemes that were asked for.
    public var metrics: FontMetrics

    /// What a screen measured of a typeface, in units of one em.
    public init(face: FontFace, metrics: FontMetrics) {
        self.face = face
        self.metrics = metrics
    }
}
