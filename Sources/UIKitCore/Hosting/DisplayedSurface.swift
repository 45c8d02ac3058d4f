// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// A box that a host paints: a view, or a layer without a view.
@preconcurrency @MainActor
public protocol DisplayedSurface {
    /// Its number in the host's picture.
    var identifier: ViewIdentifier { get }
    /// Which sides of it changed.
    var aspects: DisplayAspects { get }
    /// In points, its own coordinates; the origin is where its content is scrolled to.
    var bounds: CGRect { get }
    /// Where the anchor point lies, in the coordinates of the box around it (scrolled by that box's bounds' origin).
    var position: CGPoint { get }
    /// In units of the bounds' size.
    var anchorPoint: CGPoint { get }
    /// Around the anchor point.
    var transform: CATransform3D { get }
    /// How opaque it and its content are, 0 to 1.
    var opacity: CGFloat { get }
    /// Whether it and its content are invisible.
    var isHidden: Bool { get }
    /// Whether its content is clipped to its bounds.
    var clipsToBounds: Bool { get }
    /// Whether it takes no touches until a transition is over (J18). A host may hold back input that can wait, such as a
    /// screen reader's click.
    var isInTransition: Bool { get }
    /// Background, border, corners and shadow; ``backgroundColor`` is resolved; the look's color is not.
    var look: LayerLook { get }
    /// The background color, resolved for the traits in force.
    var backgroundColor: UIColor? { get }
    /// Its content in front of its background.
    var content: DisplayContent { get }
    /// The views and layers in it, back to front.
    var children: [ViewIdentifier] { get }
    /// Its description for assistive technology.
    var accessibility: DisplayAccessibility { get }
    /// Its mask; `nil` when all of it is visible.
    var mask: DisplayMask? { get }
    /// All motions that run on it, in the order in which they began.
    var animations: [DisplayAnimation] { get }
    /// The traits that the content's colors are resolved with.
    var traitCollection: UITraitCollection { get }
}

extension DisplayChange: DisplayedSurface {
    /// The view's traits.
    public var traitCollection: UITraitCollection { view.traitCollection }
}

/// A layer without a view to paint, and which sides of it changed.
@preconcurrency @MainActor
public struct DisplayLayerChange: DisplayedSurface {
    /// The layer. Its values are the end values of motions that the host paints.
    public let layer: CALayer
    /// The sides that changed; all sides of a new layer.
    public let aspects: DisplayAspects
    /// The layer, or a picture of it as its motions show it.
    private let shown: CALayer

    init(layer: CALayer, aspects: DisplayAspects) {
        self.layer = layer
        self.aspects = layer.withBack(aspects)
        shown = layer.pictured() ?? layer
    }

    /// The layer's number in the host's picture.
    public var identifier: ViewIdentifier { layer.displayIdentifier }
    /// In points, the layer's own coordinates.
    public var bounds: CGRect { shown.detached.bounds }
    /// Where the anchor point lies, in the superlayer's coordinates.
    public var position: CGPoint { shown.detached.position }
    /// In units of the bounds' size.
    public var anchorPoint: CGPoint { shown.detached.anchorPoint }
    /// The transform around the anchor point, with the superlayer's perspective.
    public var transform: CATransform3D {
        CALayer.painted(
            shown.detached.transform, of: shown, in: layer.superlayer, at: shown.detached.position,
            depth: shown.detached.look.zPosition)
    }
    /// How opaque the layer and its content are, 0 to 1.
    public var opacity: CGFloat { CGFloat(shown.detached.opacity) }
    /// Whether the layer and its content are invisible.
    public var isHidden: Bool { shown.detached.isHidden || layer.isReplaced || layer.showsBack(by: transform) }
    /// Whether the layer's content is clipped to its bounds.
    public var clipsToBounds: Bool { shown.detached.masksToBounds && !layer.joinsDepth }
    /// A layer never takes touches.
    public var isInTransition: Bool { false }
    /// Background, border, corners and shadow.
    public var look: LayerLook { layer.joinsDepth ? shown.detached.look.withoutPaint : shown.detached.look }
    /// The background as the layer has it: a `CGColor` is the same in all traits.
    public var backgroundColor: UIColor? { look.backgroundColor }
    /// The layer's content in front of its background.
    public var content: DisplayContent { shown.displayContent }
    /// The layers in it, back to front.
    public var children: [ViewIdentifier] { layer.places.map(\.layer.displayIdentifier) }
    /// Assistive technology ignores layers.
    public var accessibility: DisplayAccessibility {
        DisplayAccessibility(role: .none, label: nil, value: nil, identifier: nil, isEnabled: true, isSelected: false)
    }
    /// The layer's mask; `nil` when all of it is visible.
    public var mask: DisplayMask? { layer.displayMask }
    /// All motions that run on the layer, in the order in which they began.
    public var animations: [DisplayAnimation] { layer.displayMotions }
    /// The traits of the view around the layer; without such a view, the traits in force.
    public var traitCollection: UITraitCollection { layer.root.view?.traitCollection ?? UITraitCollection.current }
}
