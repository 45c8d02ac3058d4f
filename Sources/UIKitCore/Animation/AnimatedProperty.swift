// SPDX-License-Identifier: Apache-2.0

/// A side of a view that can move.
public enum AnimatedProperty: UInt8, Hashable, Sendable, CaseIterable {
    /// The view's `center`.
    case position = 0
    /// The size of its bounds.
    case size = 1
    /// The origin of its bounds.
    case scroll = 2
    case transform = 3
    case opacity = 4
    case backgroundColor = 5
    case cornerRadius = 6

    /// Whether several animations of the property add up. Each adds the rest of its way, so that a new animation takes over
    /// the motion of an older one without a jump. For other properties, the newest animation is shown.
    public var isAdditive: Bool { self == .position || self == .scroll }

    /// The name by which Core Animation knows it.
    var key: String {
        switch self {
        case .position: "position"
        case .size: "bounds.size"
        case .scroll: "bounds.origin"
        case .transform: "transform"
        case .opacity: "opacity"
        case .backgroundColor: "backgroundColor"
        case .cornerRadius: "cornerRadius"
        }
    }
}
