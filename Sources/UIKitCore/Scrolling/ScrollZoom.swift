// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// The state of a scroll view's zooming.
@MainActor
struct ScrollZoom {
    /// Below the least scale content is invisible, and above the greatest it is of no use. Unbounded factors would leave the
    /// range of numbers.
    static let leastScale: CGFloat = 1e-6
    static let greatestScale: CGFloat = 1e6

    var scale: CGFloat = 1
    /// Whether a view was zoomed, and that view.
    private(set) var hasZoomed = false
    private(set) weak var view: UIView?
    var isPinching = false
    /// Whether the scale comes back from beyond a limit.
    var isBouncing = false
    /// Whether a change of the scale is under way, with its size and offset.
    var isChanging = false
    /// The scale when the pinch began.
    var start: CGFloat = 1
    /// Where the pinch is, in units of the content at scale 1.
    var anchor = CGPoint.zero

    /// A view was shown at a scale.
    mutating func show(_ view: UIView, at scale: CGFloat) {
        self.scale = scale
        self.view = view
        hasZoomed = true
    }

    /// The delegate names the view to zoom: one that takes the place of another has the scale of its own transform (G120).
    mutating func take(_ named: UIView?) {
        guard let named, hasZoomed, named !== view else { return }
        let own = hypot(named.transform.a, named.transform.b)
        show(named, at: min(max(own, Self.leastScale), Self.greatestScale))
    }

    /// The visible scale for the fingers' scale: beyond a limit, only a part of it.
    static func shown(_ wanted: CGFloat, in limits: ClosedRange<CGFloat>, resistance: CGFloat?) -> CGFloat {
        let wanted = min(max(wanted, leastScale), greatestScale)
        let limited = min(max(wanted, limits.lowerBound), limits.upperBound)
        guard let resistance else { return limited }
        return limited * pow(wanted / limited, resistance)
    }
}
