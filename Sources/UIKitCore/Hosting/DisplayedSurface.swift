import CoreGraphics

/// What a host paints as one box: a view, or a layer that is no view's.
@preconcurrency @MainActor
public protocol DisplayedSurface {
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
    var opacity: CGFloat { get }
    var isHidden: Bool { get }
    var clipsToBounds: Bool { get }
    var look: LayerLook { get }
    /// Resolved for the traits in force.
    var backgroundColor: UIColor? { get }
    var content: DisplayContent { get }
    /// The views and layers in it, back to front.
    var children: [ViewIdentifier] { get }
    var accessibility: DisplayAccessibility { get }
    /// `nil` where all of it is seen.
    var mask: DisplayMask? { get }
    var animations: [DisplayAnimation] { get }
    /// The traits that the content's colors are resolved with.
    var traitCollection: UITraitCollection { get }
}

extension DisplayChange: DisplayedSurface {
    public var traitCollection: UITraitCollection { view.traitCollection }
}

/// A layer without a view to paint, and which sides of it changed.
@preconcurrency @MainActor
public struct DisplayLayerChange: DisplayedSurface {
    public let layer: CALayer
    public let aspects: DisplayAspects
    /// The layer, or a picture of it as its motions show it.
    private let shown: CALayer

    init(layer: CALayer, aspects: DisplayAspects) {
        self.layer = layer
        self.aspects = aspects
        shown = layer.pictured() ?? layer
    }

    public var identifier: ViewIdentifier { layer.displayIdentifier }
    public var bounds: CGRect { shown.detached.bounds }
    public var position: CGPoint { shown.detached.position }
    public var anchorPoint: CGPoint { shown.detached.anchorPoint }
    public var transform: CATransform3D {
        let own = shown.detached.transform
        return layer.superlayer?.painted(own, at: shown.detached.position) ?? own
    }
    public var opacity: CGFloat { CGFloat(shown.detached.opacity) }
    public var isHidden: Bool { shown.detached.isHidden }
    public var clipsToBounds: Bool { shown.detached.masksToBounds }
    public var look: LayerLook { shown.detached.look }
    public var backgroundColor: UIColor? { look.backgroundColor }
    public var content: DisplayContent { shown.displayContent }
    public var children: [ViewIdentifier] { layer.places.map(\.layer.displayIdentifier) }
    /// A layer is nothing to assistive technology.
    public var accessibility: DisplayAccessibility {
        DisplayAccessibility(role: .none, label: nil, value: nil, identifier: nil, isEnabled: true, isSelected: false)
    }
    public var mask: DisplayMask? { layer.displayMask }
    public var animations: [DisplayAnimation] { layer.displayMotions }
    public var traitCollection: UITraitCollection { layer.root.view?.traitCollection ?? UITraitCollection.current }
}
