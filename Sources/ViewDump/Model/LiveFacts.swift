// SPDX-License-Identifier: Apache-2.0

import EventTrace

/// The facts of a live view that a dump lacks.
public struct LiveFacts: Hashable, Sendable {
    /// The kind of its class with regard to touches.
    public enum Role: Hashable, Sendable {
        case view, control, scrollView, window
        /// Its own area lets touches through; its subviews take them.
        case passThrough
    }

    /// How its class handles touches.
    public var role: Role
    /// In its own coordinates.
    public var bounds: TraceRect
    /// Its class overrides `hitTest(_:with:)` or `point(inside:with:)`: its answer does not follow from its values.
    public var overridesHitTesting: Bool
    /// A53: an animation without `.allowUserInteraction` runs on it.
    public var refusesWhileAnimating: Bool
    /// Its transform leaves the plane, so its place is an approximation.
    public var isApproximate: Bool

    /// The facts of a view; by default it overrides nothing, refuses nothing and lies in the plane.
    public init(
        role: Role, bounds: TraceRect, overridesHitTesting: Bool = false, refusesWhileAnimating: Bool = false,
        isApproximate: Bool = false
    ) {
        self.role = role
        self.bounds = bounds
        self.overridesHitTesting = overridesHitTesting
        self.refusesWhileAnimating = refusesWhileAnimating
        self.isApproximate = isApproximate
    }

    var traits: ViewTraits {
        let role: ViewTraits.Role =
            switch self.role {
            case .view: .view
            case .control: .control
            case .scrollView: .scroll
            case .window: .window
            case .passThrough: .passThrough
            }
        return ViewTraits(role: role, isUnknown: overridesHitTesting && self.role != .passThrough)
    }
}
