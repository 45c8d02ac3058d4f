import CoreGraphics
import EventTrace

/// A rectangle of a picture: its geometry and looks, what it shows, and the layers in it.
///
/// A view has a layer, whose properties are the view's. Other layers are made and put into a view's layer: they are painted and never
/// get events. Geometry is in points: `frame` and `position` in the superlayer's coordinates, `bounds` in the layer's own.
///
/// ```swift
/// let ring = CAShapeLayer()
/// ring.path = UIBezierPath(ovalIn: bounds).cgPath
/// layer.addSublayer(ring)
/// ```
@preconcurrency @MainActor
open class CALayer: NSObject {
    /// The view whose looks these are.
    public private(set) weak var view: UIView?
    /// The values of a layer without a view.
    var detached = DetachedLayer()
    /// Of a layer without a view: the layer it is in.
    private(set) weak var parentLayer: CALayer?
    /// The layers in this one that are no views', back to front.
    var places: [SublayerPlace] = []
    /// What the layer drew last.
    var drawing: DisplayDrawing?
    /// What the host knows of a layer without a view.
    var shown = LayerDisplayState()

    public override init() {
        super.init()
    }

    /// Makes a copy of a layer's values, without its view, its superlayer and its sublayers. Overrides copy their own properties.
    ///
    /// `layer` must be a layer.
    public init(layer: Any) {
        guard let layer = layer as? CALayer else { brokenRule("CALayer(layer:) copies a CALayer, not \(layer).") }
        detached = layer.values
        contents = layer.contents
        contentsGravity = layer.contentsGravity
        name = layer.name
        super.init()
    }

    /// Makes a layer without a size. There is no archive to read here: the coder is not asked for anything.
    public required init?(coder: NSCoder) {
        super.init()
    }

    @MainActor deinit {
        for place in places { place.layer.parentLayer = nil }
    }

    func attach(to view: UIView) {
        self.view = view
        if detached.look != LayerLook() { view.changeLook { $0 = detached.look } }
        if showsContent { view.makeExtras().layer = self }
    }

    func setParent(_ parent: CALayer?) { parentLayer = parent }

    // MARK: Looks

    private var look: LayerLook {
        get { view?.look ?? detached.look }
        set {
            if let view { return view.changeLook { $0 = newValue } }
            guard newValue != detached.look else { return }
            detached.look = newValue
            markChanged(.appearance)
        }
    }

    open var backgroundColor: CGColor? {
        get { look.backgroundColor?.cgColor }
        set { look.backgroundColor = newValue.map(UIColor.init(cgColor:)) }
    }

    open var borderColor: CGColor? {
        get { look.borderColor }
        set { look.borderColor = newValue }
    }

    /// In points, inside the bounds.
    open var borderWidth: CGFloat {
        get { look.borderWidth }
        set { look.borderWidth = newValue }
    }

    /// In points. Hit-testing of views ignores it (B17).
    open var cornerRadius: CGFloat {
        get { look.cornerRadius }
        set { look.cornerRadius = newValue }
    }

    /// The corners that `cornerRadius` rounds; all at first.
    open var maskedCorners: CACornerMask {
        get { look.maskedCorners }
        set { look.maskedCorners = newValue }
    }

    /// Black at first; without a color there is no shadow.
    open var shadowColor: CGColor? {
        get { look.shadowColor }
        set { look.shadowColor = newValue }
    }

    /// 0, no shadow, to 1.
    open var shadowOpacity: Float {
        get { look.shadowOpacity }
        set { look.shadowOpacity = newValue }
    }

    open var shadowOffset: CGSize {
        get { look.shadowOffset }
        set { look.shadowOffset = newValue }
    }

    open var shadowRadius: CGFloat {
        get { look.shadowRadius }
        set { look.shadowRadius = newValue }
    }

    /// Drawing order among siblings; hit-testing of views ignores it (B21).
    open var zPosition: CGFloat {
        get { look.zPosition }
        set { look.zPosition = newValue }
    }

    /// The view's `alpha`.
    open var opacity: Float {
        get { view.map { Float($0.alpha) } ?? detached.opacity }
        set {
            if let view { return view.alpha = CGFloat(newValue) }
            enforce(!newValue.isNaN, "A layer's opacity must be a number.")
            change(\.opacity, to: min(max(newValue, 0), 1), .appearance)
        }
    }

    open var isHidden: Bool {
        get { view?.isHidden ?? detached.isHidden }
        set { if let view { view.isHidden = newValue } else { change(\.isHidden, to: newValue, .appearance) } }
    }

    open var masksToBounds: Bool {
        get { view?.clipsToBounds ?? detached.masksToBounds }
        set {
            if let view { view.clipsToBounds = newValue } else { change(\.masksToBounds, to: newValue, .appearance) }
        }
    }

    // MARK: Geometry

    open var frame: CGRect {
        get { view?.frame ?? detached.frame }
        set { if let view { view.frame = newValue } else { changeGeometry { $0.frame = newValue } } }
    }

    open var bounds: CGRect {
        get { view?.bounds ?? detached.bounds }
        set { if let view { view.bounds = newValue } else { changeGeometry { $0.bounds = newValue.standardized } } }
    }

    /// Where the anchor point lies. The view's `center`.
    open var position: CGPoint {
        get { view?.center ?? detached.position }
        set { if let view { view.center = newValue } else { changeGeometry { $0.position = newValue } } }
    }

    /// In units of the bounds' size; the middle at first.
    open var anchorPoint: CGPoint {
        get { view?.anchorPoint ?? detached.anchorPoint }
        set { if let view { view.anchorPoint = newValue } else { changeGeometry { $0.anchorPoint = newValue } } }
    }

    /// Around the anchor point. The view's `transform3D`.
    open var transform: CATransform3D {
        get { view?.transform3D ?? detached.transform }
        set { if let view { view.transform3D = newValue } else { changeGeometry { $0.transform = newValue } } }
    }

    open func setAffineTransform(_ transform: CGAffineTransform) {
        self.transform = CATransform3DMakeAffineTransform(transform)
    }

    open func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }

    // MARK: Tree

    /// The layer this one is in; of a view's layer, the superview's.
    open var superlayer: CALayer? { view != nil ? view?.superview?.layer : parentLayer }

    /// Back to front, the subviews' layers among them; `nil` when there are none. Setting it moves no view.
    open var sublayers: [CALayer]? {
        get {
            let layers = items.map(\.layer)
            return layers.isEmpty ? nil : layers
        }
        set { replaceSublayers(with: newValue ?? []) }
    }

    /// Puts a layer in front of all others, the subviews among them.
    open func addSublayer(_ layer: CALayer) { insert(layer, at: .max) }

    /// Puts a layer at a place among the sublayers; 0 is behind all others.
    open func insertSublayer(_ layer: CALayer, at idx: UInt32) { insert(layer, at: Int(idx)) }

    /// Behind a sibling; without that sibling here, in front of all.
    open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) { insert(layer, beside: sibling, offset: 0) }

    /// In front of a sibling; without that sibling here, in front of all.
    open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) { insert(layer, beside: sibling, offset: 1) }

    /// Puts a layer in the place of another, if that is here.
    open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) { replace(oldLayer, with: newLayer) }

    /// Takes the layer out of its superlayer; a view's layer with its view.
    open func removeFromSuperlayer() { leaveSuperlayer() }

    // MARK: Content

    /// What the layer shows in its bounds, as `contentsGravity` places it: a `CGImage`, or nothing.
    open var contents: Any? {
        didSet { contentChanged() }
    }

    /// How the image of `contents` is placed; stretched at first.
    open var contentsGravity = CALayerContentsGravity.resize {
        didSet { if contentsGravity != oldValue { contentChanged() } }
    }

    /// A name for the application's own use.
    open var name: String?

    /// Who lays out the sublayers and answers for this layer; the view of a view's layer need not be named.
    open weak var delegate: (any CALayerDelegate)?

    /// A layer that says by its opacity, and that of what it shows, how much of this layer and its sublayers is seen; its frame is in this layer's
    /// coordinates. It leaves the layer it is in. Of one mask in another, only the outer one counts.
    open var mask: CALayer? {
        didSet { if mask !== oldValue { maskChanged() } }
    }

    // MARK: Drawing

    /// Asks for `display()` before the next picture. A layer that nobody asked this of draws nothing.
    open func setNeedsDisplay() {
        if let view { view.setNeedsDisplay() } else { markNeedsDisplay() }
    }

    open func setNeedsDisplay(_ r: CGRect) { setNeedsDisplay() }

    open func needsDisplay() -> Bool { view?.node.pointee.flags.contains(.needsDisplay) ?? shown.needsDisplay }

    /// Whether a change of the size asks for `display()`; false at first: the drawing is placed as `contentsGravity` says.
    open var needsDisplayOnBoundsChange = false

    /// Draws at once what waits for it.
    open func displayIfNeeded() {
        guard view == nil, shown.needsDisplay else { return view?.drawWhatWaits() ?? () }
        shown.needsDisplay = false
        display()
    }

    /// Has `draw(in:)` draw the layer's content.
    open func display() { takeDrawing() }

    /// Draws the layer's content in its own coordinates; in this class, by the delegate.
    open func draw(in ctx: CGContext) { delegate?.draw(self, in: ctx) }

    // MARK: Layout

    /// Asks for `layoutSublayers` before the next picture. A change of the size asks for it too.
    open func setNeedsLayout() {
        if let view { view.setNeedsLayout() } else { markNeedsLayout() }
    }

    /// Lays out at once what waits for it, in this layer and below it.
    open func layoutIfNeeded() {
        if let view { view.layoutIfNeeded() } else { layoutWaiting() }
    }

    /// Places the sublayers; in this class, by the delegate.
    open func layoutSublayers() { delegate?.layoutSublayers(of: self) }

    // MARK: Points

    /// Whether a point, in the layer's own coordinates, is in its bounds. Corners, paths and masks do not count.
    open func contains(_ p: CGPoint) -> Bool { bounds.holds(p) }

    /// The farthest sublayer, or this layer, that contains a point in the superlayer's coordinates. Front comes first, by `zPosition` and then by order. Hidden
    /// layers are passed over, and so is what is outside of a layer that masks to its bounds (W20).
    open func hitTest(_ p: CGPoint) -> CALayer? { descend(to: p) }

    open func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint { LayerConversion.convert(p, from: l, to: self) }

    open func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint { LayerConversion.convert(p, from: self, to: l) }

    open func convert(_ r: CGRect, from l: CALayer?) -> CGRect {
        CGRect(around: r, mappedBy: { LayerConversion.convert($0, from: l, to: self) })
    }

    open func convert(_ r: CGRect, to l: CALayer?) -> CGRect {
        CGRect(around: r, mappedBy: { LayerConversion.convert($0, from: self, to: l) })
    }

    // MARK: Painting

    /// What a host shows besides the background.
    var displayContent: DisplayContent {
        guard let image = contents as? CGImage else {
            return drawing.map { .drawing($0, contentsGravity.contentMode) } ?? .none
        }
        return .image(image.image, contentsGravity.contentMode, tint: nil)
    }

    /// Whether the layer shows something of its own from its beginning on.
    var showsContent: Bool { false }

    /// The bounds have another size.
    func sizeChanged() {}

    /// Text was measured better than before.
    func textMetricsChanged() {}

    /// The class and the address (K12).
    nonisolated open override var description: String { "<\(printedClassName(of: self)): \(printedAddress(of: self))>" }
}
