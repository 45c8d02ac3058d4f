// SPDX-License-Identifier: Apache-2.0

/// How a class of views handles touches unless an app changes it.
struct ViewTraits: Hashable, Sendable {
    enum Role: Hashable, Sendable {
        case view
        /// Shows something; takes no touches (B24).
        case display
        /// A `UIControl`: swallows touches, enabled or not (B26, C24).
        case control
        /// Scrolls: content outside its bounds can be brought into them.
        case scroll
        case window
        /// Its own area lets touches through; its subviews take them.
        case passThrough
    }

    var role: Role
    /// The default of `isUserInteractionEnabled`.
    var takesTouchesByDefault = true
    /// UIKit gives it its size, so that a small hit area is not the app's mistake.
    var hasFixedSize = false
    /// UIKit overrides `hitTest(_:with:)` or `point(inside:with:)` for it, and the answer may differ from the plain rule (B40).
    var deviates = false
    /// Its `hitTest(_:with:)` does not look at alpha.
    var ignoresAlpha = false
    /// Its `hitTest(_:with:)` also asks subviews outside its bounds, unless it clips.
    var reachesOutside = false
    /// Takes the touches of its subviews, except those of controls and views with recognizers.
    var takesOver = false
    /// Not in the table: an app's class, or an unknown UIKit class.
    var isUnknown = false
    /// A window that lies over the app's, and lets touches on itself or its root view through.
    var isOverlayWindow = false
    /// The name in the table that decided.
    var knownClass: String?
}
