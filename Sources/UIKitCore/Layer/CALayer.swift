// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import EventTrace

/// A rectangle of a picture: its geometry, its look, its content, and its sublayers.
///
/// A view has a layer, and the layer's properties are the view's. An application can make other layers and add them to a
/// view's layer. These are painted, and never get events. Geometry is in points: `frame` and `position` in the superlayer's
/// coordinates, `bounds` in the layer's own.
///
/// ```swift
/// let ring = CAShapeLayer()
/// ring.path = UIBezierPath(ovalIn: bounds).cgPath
/// layer.addSublayer(ring)
/// ```
@preconcurrency @MainActor
open class CALayer: NSObject, CAMediaTiming {
    /// The layer's view.
    public private(set) weak var view: UIView?
    /// The values of a layer without a view.
    var detached = DetachedLayer()
    /// Of a layer without a view: the layer it is in.
    private(set) weak var parentLayer: CALayer?
    /// The sublayers without views, back to front.
    var places: [SublayerPlace] = []
    /// The layer's last drawing.
    var drawing: DisplayDrawing?
    /// The host's knowledge of a layer without a view.
    var shown = LayerDisplayState()
    /// Time, motions, and other values that most layers never have.
    var extras: LayerExtras?
    /// The layer whose present state this one shows.
    var pictures: CALayer?
    /// Whether any layer's time is not the clock's.
    static var isAnyTimed = false

    public override init() {
        super.init()
    }

    /// Makes a copy of a layer's values, without its view, its superlayer and its sublayers. Overrides copy their own properties.
    ///
    /// `layer` must be a layer.
    public init(layer: Any) {
        guard let layer = layer as? CALayer else { brokenRule("CALayer(layer:) copies a CALayer, not \(layer).") }
        super.init()
        takeValues(of: layer)
    }

    /// A layer of the same class of ours, without values.
    func makeEmpty() -> CALayer { CALayer() }

    func takeValues(of other: CALayer) {
        if let values = other.extras?.values, !values.isEmpty { makeLayerExtras().values = values }
        detached = other.values
        if contents != nil || other.contents != nil { contents = other.contents }
        contentsGravity = other.contentsGravity
        name = other.name
        drawing = other.drawing
        if other.contentsRect != contentsRect { makeLayerExtras().rendering.contentsRect = other.contentsRect }
        if other.contentsCenter != contentsCenter { makeLayerExtras().rendering.contentsCenter = other.contentsCenter }
        if other.anchorPointZ != 0 { makeLayerExtras().rendering.anchorPointZ = other.anchorPointZ }
    }

    /// The property that a key path names (W30).
    func layerKey(_ path: String) -> LayerKey? { LayerKey.common[path] }

    /// Makes a layer without a size. There are no archives here: it reads nothing from the coder.
    public required init?(coder: NSCoder) {
        super.init()
    }

    @MainActor deinit {
        for place in places { place.layer.parentLayer = nil }
    }

    func attach(to view: UIView) {
        self.view = view
        delegate = view
        if canDraw { view.setFlag(.drawsItself, true) }
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

    /// The color behind the content; none at first.
    open var backgroundColor: CGColor? {
        get { look.backgroundColor?.cgColor }
        set { changing("backgroundColor") { look.backgroundColor = newValue.map(UIColor.init(cgColor:)) } }
    }

    /// The color of the border, which is visible if it has a width. Black at first; `nil` paints none.
    open var borderColor: CGColor? {
        get { look.borderColor }
        set { changing("borderColor") { look.borderColor = newValue } }
    }

    /// In points, inside the bounds.
    open var borderWidth: CGFloat {
        get { look.borderWidth }
        set { changing("borderWidth") { look.borderWidth = newValue } }
    }

    /// In points. Hit-testing of views ignores it (B17).
    open var cornerRadius: CGFloat {
        get { look.cornerRadius }
        set { changing("cornerRadius") { look.cornerRadius = newValue } }
    }

    /// The corners that `cornerRadius` rounds; all at first.
    open var maskedCorners: CACornerMask {
        get { look.maskedCorners }
        set { look.maskedCorners = newValue }
    }

    /// Black at first; without a color there is no shadow.
    open var shadowColor: CGColor? {
        get { look.shadowColor }
        set { changing("shadowColor") { look.shadowColor = newValue } }
    }

    /// 0, no shadow, to 1.
    open var shadowOpacity: Float {
        get { look.shadowOpacity }
        set { changing("shadowOpacity") { look.shadowOpacity = newValue } }
    }

    /// How far the shadow stands from the layer, in points; 3 upwards at first.
    open var shadowOffset: CGSize {
        get { look.shadowOffset }
        set { changing("shadowOffset") { look.shadowOffset = newValue } }
    }

    /// The blur radius of the shadow, in points; 3 at first.
    open var shadowRadius: CGFloat {
        get { look.shadowRadius }
        set { changing("shadowRadius") { look.shadowRadius = newValue } }
    }

    /// Drawing order among siblings, and depth in a layer with a ``sublayerTransform``; hit-testing of views ignores it (B21).
    open var zPosition: CGFloat {
        get { look.zPosition }
        set {
            changing("zPosition") {
                look.zPosition = newValue
                if superlayer?.givesDepth == true { markChanged(.geometry) }
            }
        }
    }

    /// The view's `alpha`.
    open var opacity: Float {
        get { view.map { Float($0.alpha) } ?? detached.opacity }
        set {
            if let view { return view.alpha = CGFloat(newValue) }
            enforce(!newValue.isNaN, "A layer's opacity must be a number.")
            changing("opacity") { change(\.opacity, to: min(max(newValue, 0), 1), .appearance) }
        }
    }

    /// Whether the layer and its content are invisible. The view's `isHidden`.
    open var isHidden: Bool {
        get { view?.isHidden ?? detached.isHidden }
        set {
            if let view { return view.isHidden = newValue }
            changing("hidden") { change(\.isHidden, to: newValue, .appearance) }
        }
    }

    /// Whether the layer's content is clipped to its bounds. The view's `clipsToBounds`.
    open var masksToBounds: Bool {
        get { view?.clipsToBounds ?? detached.masksToBounds }
        set {
            if let view { view.clipsToBounds = newValue } else { change(\.masksToBounds, to: newValue, .appearance) }
        }
    }

    // MARK: Geometry

    /// The smallest rectangle around the layer in the superlayer's coordinates (points). The view's `frame`.
    open var frame: CGRect {
        get { view?.frame ?? detached.frame }
        set {
            if let view { return view.frame = newValue }
            changing("bounds") { changing("position") { changeGeometry { $0.frame = newValue } } }
        }
    }

    /// The layer's own coordinates (points): its size, and where its content is scrolled to. The view's `bounds`.
    open var bounds: CGRect {
        get { view?.bounds ?? detached.bounds }
        set {
            if let view { return view.bounds = newValue }
            changing("bounds") { changeGeometry { $0.bounds = newValue.standardized } }
        }
    }

    /// Where the anchor point lies. The view's `center`.
    open var position: CGPoint {
        get { view?.center ?? detached.position }
        set {
            if let view { return view.center = newValue }
            changing("position") { changeGeometry { $0.position = newValue } }
        }
    }

    /// In units of the bounds' size; the middle at first.
    open var anchorPoint: CGPoint {
        get { view?.anchorPoint ?? detached.anchorPoint }
        set {
            if let view { return view.anchorPoint = newValue }
            changing("anchorPoint") { changeGeometry { $0.anchorPoint = newValue } }
        }
    }

    /// The depth of the anchor point, in points towards the user; 0 at first, in the layer's plane. A turn about x or y swings the layer
    /// around it. It is painted, but hit-testing and conversions ignore it (W60).
    open var anchorPointZ: CGFloat {
        get { rendering.anchorPointZ }
        set {
            guard !newValue.isNaN, newValue != anchorPointZ else { return }
            changing("anchorPointZ") {
                makeLayerExtras().rendering.anchorPointZ = newValue
                markChanged(.geometry)
            }
        }
    }

    /// Around the anchor point. The view's `transform3D`.
    open var transform: CATransform3D {
        get { view?.transform3D ?? detached.transform }
        set {
            if let view { return view.transform3D = newValue }
            changing("transform") { changeGeometry { $0.transform = newValue } }
        }
    }

    /// The transform of the layer's content, around the layer's anchor point. Use it for perspective. It is painted, but
    /// hit-testing and conversions ignore it (W35).
    open var sublayerTransform: CATransform3D {
        get { rendering.sublayerTransform ?? CATransform3DIdentity }
        set {
            makeLayerExtras().rendering.sublayerTransform = CATransform3DIsIdentity(newValue) ? nil : newValue
            sublayersMoved()
        }
    }

    /// Sets ``transform`` to one in the plane.
    open func setAffineTransform(_ transform: CGAffineTransform) {
        self.transform = CATransform3DMakeAffineTransform(transform)
    }

    /// ``transform`` if it is one in the plane; otherwise its part in the plane.
    open func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }

    // MARK: Tree

    /// The layer this one is in; of a view's layer, the superview's.
    open var superlayer: CALayer? { view != nil ? view?.superview?.layer : parentLayer }

    /// Back to front, with the subviews' layers; `nil` when there are none. Setting it does not move views.
    open var sublayers: [CALayer]? {
        get {
            let layers = items.map(\.layer).filter { $0 !== ownSublayer }
            return layers.isEmpty ? nil : layers
        }
        set { replaceSublayers(with: (ownSublayer.map { [$0] } ?? []) + (newValue ?? [])) }
    }

    /// A sublayer with which the layer shows its own content, behind all others. It is in no list of sublayers.
    var ownSublayer: CALayer? { nil }

    /// Puts a layer in front of all others, the subviews among them.
    open func addSublayer(_ layer: CALayer) { insert(layer, at: .max) }

    /// Puts a layer at a place among the sublayers; 0 is behind all others.
    open func insertSublayer(_ layer: CALayer, at idx: UInt32) {
        insert(layer, at: Int(idx) + (ownSublayer == nil ? 0 : 1))
    }

    /// Inserts a layer behind a sibling; if the sibling is not in this layer, in front of all.
    open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) { insert(layer, beside: sibling, offset: 0) }

    /// Inserts a layer in front of a sibling; if the sibling is not in this layer, in front of all.
    open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) { insert(layer, beside: sibling, offset: 1) }

    /// Replaces a sublayer by another layer. Does nothing if the old one is not in this layer.
    open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) { replace(oldLayer, with: newLayer) }

    /// Removes the layer from its superlayer; a view's layer together with its view.
    open func removeFromSuperlayer() { leaveSuperlayer() }

    // MARK: Content

    /// The content in the layer's bounds, placed by `contentsGravity`: a `CGImage`, or `nil`.
    open var contents: Any? {
        didSet { contentChanged() }
    }

    /// How the image of `contents` is placed; stretched at first.
    open var contentsGravity = CALayerContentsGravity.resize {
        didSet { if contentsGravity != oldValue { contentChanged() } }
    }

    /// The part of the content that is shown, in parts of its size: (0, 0, 1, 1) at first, all of it. The area outside of the
    /// content is clear. Setting NaN changes nothing (W41).
    open var contentsRect: CGRect {
        get { rendering.contentsRect }
        set { choosePart(\.contentsRect, "contentsRect", newValue) }
    }

    /// The part of the image of `contents` that is stretched where the image is, in parts of its size: (0, 0, 1, 1) at first, all of it.
    /// What is left and right of it keeps its width, what is above and below its height. Setting NaN changes nothing (W63).
    open var contentsCenter: CGRect {
        get { rendering.contentsCenter }
        set { choosePart(\.contentsCenter, "contentsCenter", newValue) }
    }

    /// How the pixels of a magnified image are blended; between the nearest at first. Kept without an effect (W34).
    open var magnificationFilter: CALayerContentsFilter {
        get { rendering.magnificationFilter }
        set { makeLayerExtras().rendering.magnificationFilter = newValue }
    }
    /// How the pixels of a reduced image are blended; between the nearest at first. Kept without an effect (W34).
    open var minificationFilter: CALayerContentsFilter {
        get { rendering.minificationFilter }
        set { makeLayerExtras().rendering.minificationFilter = newValue }
    }
    /// How much sharper the smaller sizes of the image are; 0 at first. Kept without an effect (W34).
    open var minificationFilterBias: Float {
        get { rendering.minificationFilterBias }
        set { makeLayerExtras().rendering.minificationFilterBias = newValue }
    }

    /// A name for the application's own use.
    open var name: String?

    /// The object that lays out the sublayers and answers for this layer; a view is the delegate of its own layer without being set.
    open weak var delegate: (any CALayerDelegate)?

    /// A layer that masks this one. The opacity of the mask and its content decides how much of this layer and its sublayers
    /// is visible. Its frame is in this layer's coordinates. Setting it removes it from its superlayer. If a mask has a mask,
    /// only the outer one counts.
    open var mask: CALayer? {
        didSet { if mask !== oldValue { maskChanged() } }
    }

    // MARK: Time and motion

    /// When the layer's time begins, in its superlayer's; 0 at first.
    open var beginTime: CFTimeInterval {
        get { extras?.timing.beginTime ?? 0 }
        set { changeTiming { $0.beginTime = newValue } }
    }
    /// Kept without an effect: a layer has no end of its own here.
    open var duration: CFTimeInterval {
        get { extras?.timing.duration ?? 0 }
        set { changeTiming { $0.duration = newValue } }
    }
    /// The speed of its motions and those of its sublayers; 1 at first. At 0 they stand still at `timeOffset` (W28).
    open var speed: Float {
        get { extras?.timing.speed ?? 1 }
        set { changeTiming { $0.speed = newValue } }
    }
    /// Seconds added to its own time; 0 at first.
    open var timeOffset: CFTimeInterval {
        get { extras?.timing.timeOffset ?? 0 }
        set { changeTiming { $0.timeOffset = newValue } }
    }
    /// Kept; it is of animations.
    open var repeatCount: Float {
        get { extras?.timing.repeatCount ?? 0 }
        set { changeTiming { $0.repeatCount = newValue } }
    }
    /// Kept; it is of animations.
    open var repeatDuration: CFTimeInterval {
        get { extras?.timing.repeatDuration ?? 0 }
        set { changeTiming { $0.repeatDuration = newValue } }
    }
    /// Kept; it is of animations.
    open var autoreverses: Bool {
        get { extras?.timing.autoreverses ?? false }
        set { changeTiming { $0.autoreverses = newValue } }
    }
    /// Kept; it is of animations.
    open var fillMode: CAMediaTimingFillMode {
        get { extras?.timing.fillMode ?? .removed }
        set { changeTiming { $0.fillMode = newValue } }
    }

    /// Converts a time of another layer to this one's time; for `nil`, a time of the clock (`CACurrentMediaTime()`).
    open func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval { innerTime(l?.outerTime(t) ?? t) }

    /// Converts a time of this layer to another one's time; for `nil`, to the clock's (`CACurrentMediaTime()`).
    open func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
        let clockTime = outerTime(t)
        return l?.innerTime(clockTime) ?? clockTime
    }

    /// Begins a motion, and keeps a copy. A motion with the same key ends. Without a key, the motion gets a key that no other has.
    ///
    /// The layer's own values stay as they are, and are shown when the motion is over.
    open dynamic func add(_ anim: CAAnimation, forKey key: String?) {
        addMotion(anim, anim is CATransition ? "transition" : key ?? freeKey)
    }

    /// The layer's copy of a motion; `nil` when none with the key runs.
    open func animation(forKey key: String) -> CAAnimation? { extras?.motions.first { $0.key == key }?.animation }

    /// The keys of running motions: those of the layer's own animations, and the names of properties that the view's
    /// animations move. `nil` when nothing moves.
    open func animationKeys() -> [String]? { movingKeys }

    /// Ends a motion at once; its delegate, or the view's completion, hears that it did not finish.
    open func removeAnimation(forKey key: String) {
        removeMotions { $0.key == key }
        view?.loseAnimations { $0.property.key == key }
    }

    /// Ends all motions of the layer and of its view.
    open func removeAllAnimations() {
        removeMotions()
        view?.loseAnimations()
    }

    /// The layer as it is shown now: a layer without a view, with the values that the motions have reached. `nil` while no
    /// window shows it.
    open func presentation() -> Self? { presented() as? Self }

    /// A copy of the layer for `presentation()`, and for drawing while the application's own properties move (W38). Core
    /// Animation makes it by the class's `init(layer:)`, which cannot be called here on a class that is known only at run
    /// time. So a class with properties of its own overrides this, and returns `Self(layer: self)`, with its own name. The
    /// method here makes a layer of the same class by `init()`, and copies all values that are kept by names.
    open func presentationCopy() -> CALayer {
        guard let copy = ClassInstantiation.make(type(of: self)) as? CALayer else { return CALayer(layer: self) }
        copy.takeValues(of: self)
        return copy
    }

    /// The layer itself; for a result of `presentation()`, the layer that it shows.
    open func model() -> Self { (pictures as? Self) ?? self }

    /// The action for a change of a property: the delegate's, else that of `actions`, else the class's. If none has one, a
    /// property of a layer without a view moves for the transaction's duration (W32), and a property that the application
    /// adds changes at once (W38). `nil`, also for an `NSNull` of these, means no action.
    open func action(forKey event: String) -> (any CAAction)? { foundAction(forKey: event) }

    /// The class's action for changes of a property; none in this class.
    open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }

    /// The actions for changes, by the properties' names; `NSNull()` lets changes take effect at once.
    open var actions: [String: any CAAction]? {
        get { extras?.actions }
        set { makeLayerExtras().actions = newValue }
    }

    /// Whether a change of a property requests `display()`; false in this class.
    open class func needsDisplay(forKey key: String) -> Bool { false }

    /// The initial value of a property; `nil` in this class.
    open class func defaultValue(forKey key: String) -> Any? { nil }

    /// A property by its name, or a value of the application's own.
    open func value(forKey key: String) -> Any? { value(forKeyPath: key) }

    /// Sets a property by its name, or a value of the application's own.
    open func setValue(_ value: Any?, forKey key: String) { setValue(value, forKeyPath: key) }

    /// A property or a part of one, like `"transform.rotation.z"` (W30), or a value of the application's own.
    open func value(forKeyPath keyPath: String) -> Any? {
        guard let key = layerKey(keyPath) else { return extras?.values[keyPath] }
        return key.read(self)?.boxed
    }

    /// Sets a property or a part of one, like `"transform.rotation.z"` (W30), or a value of the application's own.
    open func setValue(_ value: Any?, forKeyPath keyPath: String) { write(value, keyPath) }

    // MARK: Rendering

    /// Pixels a point in which `contents` and drawings are stored; 1 at first. Kept without an effect, as the others here:
    /// hosts are as sharp as the screen (W34).
    open var contentsScale: CGFloat {
        get { rendering.contentsScale }
        set { makeLayerExtras().rendering.contentsScale = newValue }
    }
    /// Whether the layer is kept as pixels; false at first. Kept (W34).
    open var shouldRasterize: Bool {
        get { rendering.shouldRasterize }
        set { makeLayerExtras().rendering.shouldRasterize = newValue }
    }
    /// Pixels a point of a layer that is kept as pixels; 1 at first. Kept (W34).
    open var rasterizationScale: CGFloat {
        get { rendering.rasterizationScale }
        set { makeLayerExtras().rendering.rasterizationScale = newValue }
    }
    /// Whether the layer claims to hide everything behind it; false at first. Kept without an effect (W34).
    open var isOpaque: Bool {
        get { rendering.isOpaque }
        set { makeLayerExtras().rendering.isOpaque = newValue }
    }
    /// Whether drawing may happen later; false at first. Kept (W34).
    open var drawsAsynchronously: Bool {
        get { rendering.drawsAsynchronously }
        set { makeLayerExtras().rendering.drawsAsynchronously = newValue }
    }
    /// Whether the layer's edges are smoothed; false at first. Kept (W34).
    open var allowsEdgeAntialiasing: Bool {
        get { rendering.allowsEdgeAntialiasing }
        set { makeLayerExtras().rendering.allowsEdgeAntialiasing = newValue }
    }
    /// Whether the opacity applies to the layer and its content as one; true at first. Kept without an effect (W34).
    open var allowsGroupOpacity: Bool {
        get { rendering.allowsGroupOpacity }
        set { makeLayerExtras().rendering.allowsGroupOpacity = newValue }
    }
    /// The shape of the round corners; quarters of circles at first. Kept (W34).
    open var cornerCurve: CALayerCornerCurve {
        get { rendering.cornerCurve }
        set { makeLayerExtras().rendering.cornerCurve = newValue }
    }

    /// Whether the layer is visible when its transform shows its back; true at first. Its own transform counts, with its
    /// superlayer's perspective. A host that moves a view by itself knows only the transform at the end (W37).
    open var isDoubleSided: Bool {
        get { rendering.isDoubleSided }
        set {
            guard newValue != rendering.isDoubleSided else { return }
            makeLayerExtras().rendering.isDoubleSided = newValue
            markChanged(.appearance)
        }
    }

    /// The outline of the shadow. Kept without an effect: hosts paint the shadow of the layer's box with its corners (W34).
    open var shadowPath: CGPath? {
        get { extras?.shadowPath }
        set { makeLayerExtras().shadowPath = newValue?.copy() }
    }

    var rendering: LayerRendering { extras?.rendering ?? LayerRendering() }

    // MARK: Drawing

    /// Asks for `display()` before the next picture. Without this call a layer draws nothing.
    open func setNeedsDisplay() {
        if let view { view.setNeedsDisplay() } else { markNeedsDisplay() }
    }

    /// Asks for a new drawing of the whole layer, for any rectangle.
    open func setNeedsDisplay(_ r: CGRect) { setNeedsDisplay() }

    /// Whether a requested drawing is still to be made.
    open func needsDisplay() -> Bool { view?.node.pointee.flags.contains(.needsDisplay) ?? shown.needsDisplay }

    /// Draws the layer and its content into a context, with its present values. As on iOS, it leaves out the layer's own transform.
    open func render(in ctx: CGContext) {
        guard let picture = view.map(ViewPicture.upToDate) ?? ViewPicture(of: self) else { return }
        if bounds.origin != .zero { ctx.translateBy(x: -bounds.minX, y: -bounds.minY) }
        SurfaceRendering(context: ctx).draw(picture)
        if bounds.origin != .zero { ctx.translateBy(x: bounds.minX, y: bounds.minY) }
    }

    /// Whether a change of the size asks for `display()`; false at first: the drawing is placed as `contentsGravity` says.
    open var needsDisplayOnBoundsChange = false

    /// Makes a waiting drawing at once.
    open func displayIfNeeded() {
        guard view == nil, shown.needsDisplay else { return view?.drawWhatWaits() ?? () }
        shown.needsDisplay = false
        display()
    }

    /// Makes the layer's content: by the delegate's `display(_:)`, or by `draw(in:)` (W82).
    open func display() {
        if let delegate { delegate.display(self) } else { takeDrawing() }
    }

    /// Draws the layer's content in its own coordinates; in this class, by the delegate.
    open func draw(in ctx: CGContext) { delegate?.draw(self, in: ctx) }

    // MARK: Layout

    /// Asks for `layoutSublayers` before the next picture. A change of the size asks for it too.
    open func setNeedsLayout() {
        if let view { view.setNeedsLayout() } else { markNeedsLayout() }
    }

    /// Lays out waiting layers at once: this one and those below it.
    open func layoutIfNeeded() {
        if let view { view.layoutIfNeeded() } else { layoutWaiting() }
    }

    /// Places the sublayers; in this class, by the delegate.
    open dynamic func layoutSublayers() { delegate?.layoutSublayers(of: self) }

    /// Whether it waits for layout.
    open func needsLayout() -> Bool { view?.node.pointee.flags.contains(.needsLayout) ?? shown.needsLayout }

    // MARK: Points

    /// Whether a point, in the layer's own coordinates, is in its bounds. Corners, paths and masks do not count.
    open func contains(_ p: CGPoint) -> Bool { bounds.holds(p) }

    /// The farthest sublayer, or this layer, that contains a point in the superlayer's coordinates. Front comes first, by
    /// `zPosition` and then by order. It skips hidden layers, and everything outside of a layer that masks to its bounds
    /// (W20).
    open func hitTest(_ p: CGPoint) -> CALayer? { descend(to: p) }

    /// A point of another layer's coordinates (points) in this one's own; for `nil`, a point of the outermost layer.
    open func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint { LayerConversion.convert(p, from: l, to: self) }

    /// A point of this layer's coordinates (points) in another one's; for `nil`, in the outermost layer's.
    open func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint { LayerConversion.convert(p, from: self, to: l) }

    /// A rectangle of another layer's coordinates in this one's own: the smallest around its corners.
    open func convert(_ r: CGRect, from l: CALayer?) -> CGRect {
        CGRect(around: r, mappedBy: { LayerConversion.convert($0, from: l, to: self) })
    }

    /// A rectangle of this layer's coordinates in another one's: the smallest around its corners.
    open func convert(_ r: CGRect, to l: CALayer?) -> CGRect {
        CGRect(around: r, mappedBy: { LayerConversion.convert($0, from: self, to: l) })
    }

    // MARK: Painting

    /// The content that a host shows in front of the background.
    var displayContent: DisplayContent {
        guard let image = contents as? CGImage else {
            return drawing.map { .drawing($0, contentsGravity.contentMode).part(contentsRect) } ?? .none
        }
        if let spread = spreadContent(image) { return spread }
        return .image(image.image, contentsGravity.contentMode, tint: nil).part(contentsRect)
    }

    /// Whether the layer shows content of its own from its beginning on.
    var showsContent: Bool { false }

    /// Whether the layer's transform is its sublayers' (W62).
    var joinsDepth: Bool { false }

    /// The bounds have another size.
    func sizeChanged() { if hasContentsCenter { contentChanged() } }

    /// Multiplies the colors of the layer's content.
    func multiplyContent(_ tint: ReplicaTint) {}

    /// Better measures of text came.
    func textMetricsChanged() {}

    /// The class and the address (K12).
    nonisolated open override var description: String { "<\(printedClassName(of: self)): \(printedAddress(of: self))>" }
}
