// SPDX-License-Identifier: Apache-2.0

/// By which outline a thing that moves as a body meets others (Y3).
public enum UIDynamicItemCollisionBoundsType: UInt, Sendable {
    /// Its bounds.
    case rectangle = 0
    /// The ellipse in its bounds.
    case ellipse = 1
    /// The path that it says itself. Where the path is not convex, its convex hull counts.
    case path = 2
}
