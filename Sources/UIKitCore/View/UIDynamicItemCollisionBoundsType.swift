// SPDX-License-Identifier: Apache-2.0

/// The outline by which a dynamic item collides with others (Y3).
public enum UIDynamicItemCollisionBoundsType: UInt, Sendable {
    /// Its bounds.
    case rectangle = 0
    /// The ellipse in its bounds.
    case ellipse = 1
    /// The item's own path. If the path is not convex, its convex hull counts.
    case path = 2
}
