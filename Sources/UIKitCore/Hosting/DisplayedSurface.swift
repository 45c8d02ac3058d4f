// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// What a host paints as one box: a view, or a layer that is no view's.
@preconcurrency @MainActor
public protocol DisplayedSurface {
    /// Its number in the host's picture.
    var identifier: ViewIdentifier { get }
    /// Which sides of it changed.
    var aspects: DisplayAspects { get }
    /// In points, its own coordinates; the origin is where its content is scrolled to.
    var bounds: CGRect { get }
    /// Where the anchor point lies, in the coordinates of the box that it is in (scrolled by that one's bounds' origin).
    var position: CGPoint { get }
    /// In units of the bounds' size.
    var anchorPoint: CGPoint { get }
    /// Around the anchor point.
    var transform: CATransform3D { get }
    /// How opaque it is with all in it, 0 to 1.
    var opacity: CGFloat { get }
    /// Whether it and its content are invisible.
    var isHidden: Bool { get }
    /// Whether its content is clipped to its bounds.
    var clipsToBounds: Bool { get }
    /// Whether it takes no touches until a transition is over (J18). A host may keep what can wait, such as a screen reader's click.
    var isInTransition: Bool { get }
    /// Background, border, corners and shadow; ``backgroundColor`` is resolved, the look's is not.
    var look: LayerLook { get }
    /// Resolved for the traits in force.
    var backgroundColor: UIColor? { get }
    /// What it shows besides its background.
    var content: DisplayContent { get }
    /// The views and layers in it, back to front.
    var children: [ViewIdentifier] { get }
    /// What assistive technology is told of it.
    var accessibility: DisplayAccessibility { get }
    /// `nil` where all of it is seen.
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
    /// The layer; its values are those of the end of motions that the host paints.
    public let layer: CALayer
    /// The sides that changed, all of a new layer.
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
    /// Where the anchor point lies, in the coordinates of the layer that it is in.
    public var position: CGPoint { shown.detached.position }
    /// In units of the bounds' size.
    public var anchorPoint: CGPoint { shown.detached.anchorPoint }
    /// Around the anchor point, with the perspective of the layer that it is in.
    public var transform: CATransform3D {
        let own = shown.detached.transform
        return layer.superlayer?.painted(own, at: shown.detached.position) ?? own
    }
    /// How opaque the layer is with all in it, 0 to 1.
    public var opacity: CGFloat { CGFloat(shown.detached.opacity) }
    /// Whether the layer and its content are invisible.
    public var isHidden: Bool { shown.detached.isHidden || layer.isReplaced || layer.showsBack(by: transform) }
    /// Whether the layer's content is clipped to its bounds.
    public var clipsToBounds: Bool { shown.detached.masksToBounds }
    /// A layer takes no touches at any time.
    public var isInTransition: Bool { false }
    /// Background, border, corners and shadow.
    public var look: LayerLook { shown.detached.look }
    /// The background as the layer has it: a `CGColor` is the same in all traits.
    public var backgroundColor: UIColor? { look.backgroundColor }
    /// What the layer shows besides its background.
    public var content: DisplayContent { shown.displayContent }
    /// The layers in it, back to front.
    public var children: [ViewIdentifier] { layer.places.map(\.layer.displayIdentifier) }
    /// A layer is nothing to assistive technology.
    public var accessibility: DisplayAccessibility {
        DisplayAccessibility(role: .none, label: nil, value: nil, identifier: nil, isEnabled: true, isSelected: false)
    }
    /// `nil` where all of it is seen.
    public var mask: DisplayMask? { layer.displayMask }
    /// All motions that run on the layer, in the order in which they began.
    public var animations: [DisplayAnimation] { layer.displayMotions }
    /// The traits of the view around the layer; without one those in force.
    public var traitCollection: UITraitCollection { layer.root.view?.traitCollection ?? UITraitCollection.current }
}
