// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// What a pointer turns into. Rectangles and paths are in the coordinates of the preview's container (points).
public enum UIPointerShape {
    case path(UIBezierPath)
    case roundedRect(CGRect, radius: CGFloat = UIPointerShape.defaultCornerRadius)
    /// A caret's line; how long it is, the host decides.
    case verticalBeam(length: CGFloat)
    case horizontalBeam(length: CGFloat)

    /// In points.
    public static let defaultCornerRadius: CGFloat = 8
}

/// What a pointer does to the view under it (PT5).
public enum UIPointerEffect: Sendable {
    /// A color over or under the view.
    public enum TintMode: Sendable, Hashable {
        case none, overlay, underlay
    }

    /// What suits the view: a highlight.
    case automatic(UITargetedPreview)
    /// A shape behind the view.
    case highlight(UITargetedPreview)
    /// The view grows and has a shadow.
    case lift(UITargetedPreview)
    case hover(
        UITargetedPreview, preferredTintMode: UIPointerEffect.TintMode = .overlay, prefersShadow: Bool = false,
        prefersScaledContent: Bool = true)

    /// The preview of the view under the pointer.
    public var preview: UITargetedPreview {
        switch self {
        case .automatic(let preview), .highlight(let preview), .lift(let preview), .hover(let preview, _, _, _): preview
        }
    }
}

/// How a pointer looks in a region, and what it does to the view there.
@preconcurrency @MainActor
open class UIPointerStyle: NSObject, @preconcurrency NSCopying {
    enum Kind {
        case system, hidden
        case effect(UIPointerEffect, UIPointerShape?)
        case shape(UIPointerShape)
    }

    let kind: Kind

    /// A pointer that does something to the view under it. Of the pointer a host shows that the view can be pressed
    /// (PT4).
    public convenience init(effect: UIPointerEffect, shape: UIPointerShape? = nil) {
        self.init(.effect(effect, shape))
    }

    /// `axes` is for pointers that can be held to an axis, which those here cannot.
    public convenience init(shape: UIPointerShape, constrainedAxes axes: UIAxis = []) { self.init(.shape(shape)) }

    init(_ kind: Kind) {
        self.kind = kind
    }

    /// The style itself, which never changes.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// No pointer is seen.
    open class func hidden() -> UIPointerStyle { UIPointerStyle(.hidden) }
    /// The pointer as it always is.
    open class func system() -> UIPointerStyle { UIPointerStyle(.system) }

    /// PT4: what a host can show of it.
    var look: PointerLook {
        switch kind {
        case .system: .system
        case .hidden: .hidden
        case .effect: .pressable
        case .shape(.verticalBeam): .verticalBeam
        case .shape(.horizontalBeam): .horizontalBeam
        case .shape: .pressable
        }
    }
}
