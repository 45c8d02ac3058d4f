// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// The shape of a pointer. Rectangles and paths are in the coordinates of the preview's container (points).
public enum UIPointerShape {
    case path(UIBezierPath)
    case roundedRect(CGRect, radius: CGFloat = UIPointerShape.defaultCornerRadius)
    /// A caret's line. The host decides its length.
    case verticalBeam(length: CGFloat)
    case horizontalBeam(length: CGFloat)

    /// In points.
    public static let defaultCornerRadius: CGFloat = 8
}

/// The effect of a pointer on the view under it (PT5).
public enum UIPointerEffect: Sendable {
    /// A color over or under the view.
    public enum TintMode: Sendable, Hashable {
        case none, overlay, underlay
    }

    /// The system's choice: a highlight.
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

/// The look of a pointer in a region, and its effect on the view there.
@preconcurrency @MainActor
open class UIPointerStyle: NSObject, @preconcurrency NSCopying {
    enum Kind {
        case system, hidden
        case effect(UIPointerEffect, UIPointerShape?)
        case shape(UIPointerShape)
    }

    let kind: Kind

    /// A pointer with an effect on the view under it. The host's pointer shows that the view can be pressed (PT4).
    public convenience init(effect: UIPointerEffect, shape: UIPointerShape? = nil) {
        self.init(.effect(effect, shape))
    }

    /// `axes` has no effect: pointers here cannot be held to an axis.
    public convenience init(shape: UIPointerShape, constrainedAxes axes: UIAxis = []) { self.init(.shape(shape)) }

    init(_ kind: Kind) {
        self.kind = kind
    }

    /// The style itself, which never changes.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// No pointer is seen.
    open class func hidden() -> UIPointerStyle { UIPointerStyle(.hidden) }
    /// The usual pointer.
    open class func system() -> UIPointerStyle { UIPointerStyle(.system) }

    /// PT4: the look that a host can show.
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
