// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import EventTrace

/// A rectangle on the screen that can receive touches and contain other views.
///
/// Its geometry lives in the hit-test tree (`ViewNode`); the properties here read and write it there.
@preconcurrency @MainActor
open class UIView: UIResponder, UICoordinateSpace, UITraitEnvironment, UITraitChangeObservable, UIFocusItem,
    UIFocusItemContainer, CALayerDelegate
{
    /// The view's place in the hit-test tree; owned by the view, freed with it.
    let node: NodePointer
    /// The subviews, back to front (B10).
    var subviewStorage: [UIView] = []
    /// The window, kept by the hierarchy's changes.
    unowned(unsafe) var windowStorage: UIWindow?
    /// The controller whose root view this is; cleared by the controller.
    unowned(unsafe) var viewController: UIViewController? {
        didSet {
            guard viewController != nil else { return }
            setFlag(.hasOwnNext, true)
            markNeedsConstraintUpdate()
        }
    }
    /// The properties that most views do not set.
    var extras: ViewExtras?

    // MARK: Life

    /// Makes a view with a frame, in its future superview's coordinates (points).
    public init(frame: CGRect) {
        node = .allocate(capacity: 1)
        super.init()
        node.initialize(to: ViewNode(view: self, flags: [.autoresizesSubviews, .opaque]))
        node.pointee.flags.formUnion(ViewOverrides.flags(of: type(of: self)))
        node.pointee.setFrame(frame)
        // B56: a view with a size is laid out once, with or without subviews.
        if node.pointee.bounds.size != .zero { node.pointee.flags.insert(.needsLayout) }
        if ViewOverrides.joinsDepth(type(of: self)) { _ = layer }
    }

    /// Makes a view with an empty frame. A storyboard's or a nib's coder sets its properties (IB2).
    public required init?(coder: NSCoder) {
        node = .allocate(capacity: 1)
        super.init()
        node.initialize(to: ViewNode(view: self, flags: [.autoresizesSubviews, .opaque]))
        node.pointee.flags.formUnion(ViewOverrides.flags(of: type(of: self)))
        if ViewOverrides.joinsDepth(type(of: self)) { _ = layer }
        coder.archive?.finish(self, as: UIView.self)
    }

    public convenience override init() {
        self.init(frame: .zero)
    }

    @MainActor deinit {
        // A group holds its animations and they hold it, until it hears that they are over.
        if let extras { for animation in extras.animations { animation.group.lost(animation) } }
        // From the end, so that no child has to move up.
        for subview in subviewStorage.reversed() { node.removeChild(subview.node) }
        // Only a window can be freed while views are in it. Views that others hold must not keep its address.
        for subview in subviewStorage where subview.windowStorage != nil { ViewHierarchy.arrive(in: nil, subview) }
        node.free()
    }

    // MARK: Responder

    /// The controller whose root view this is, else the superview (C2). While the view is shown with the keyboard, the
    /// responder that vended it (D48).
    open override var next: UIResponder? { extras?.vendor ?? viewController ?? superview }

    override func nextForTouches(_ message: ChainMessage) -> UIResponder? { climb(message) }

    override var responderWindow: UIWindow? { windowStorage?.windowOfResponders }

    override func accessibilityChanged() { markChanged(.accessibility) }

    // MARK: Geometry

    /// Position and size in the superview's coordinates (points); with a transform, the smallest rectangle around the view.
    open var frame: CGRect {
        get { node.pointee.frame }
        set { changeGeometry { $0.setFrame(newValue) } }
    }

    /// Size, and the origin of the view's own coordinates (points). A changed origin scrolls the subviews (B18).
    open var bounds: CGRect {
        get { node.pointee.bounds }
        set { changeGeometry { $0.setBounds(newValue) } }
    }

    /// Where the anchor point lies in the superview's coordinates (points).
    open var center: CGPoint {
        get { node.pointee.center }
        set { changeGeometry { $0.setCenter(newValue) } }
    }

    /// Applied around the anchor point; hit-testing and conversions follow it (B19). With a singular transform the view takes
    /// no touches (B20).
    open var transform: CGAffineTransform {
        get { CATransform3DGetAffineTransform(transform3D) }
        set { transform3D = CATransform3DMakeAffineTransform(newValue) }
    }

    /// The outline by which the view meets others in a `UIDynamicAnimator` (Y3). A subclass overrides it for another outline.
    open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }

    /// The outline of a view whose `collisionBoundsType` is `path`, around (0, 0) in its middle. Empty unless a subclass
    /// overrides it.
    open var collisionBoundingPath: UIBezierPath { UIBezierPath() }

    /// Like `transform`, in space, seen along the z axis.
    open var transform3D: CATransform3D {
        get { node.pointee.projection?.pointee.transform ?? CATransform3DIdentity }
        set { changeGeometry { $0.setTransform(newValue) } }
    }

    /// The point of the view that stays at `center`, in units of the bounds' size.
    open var anchorPoint: CGPoint {
        get { node.pointee.anchorPoint }
        set { changeGeometry { $0.setAnchorPoint(newValue) } }
    }

    /// Whether a change of the view's size moves its subviews by their ``autoresizingMask``; true at first.
    open var autoresizesSubviews: Bool {
        get { node.pointee.flags.contains(.autoresizesSubviews) }
        set { setFlag(.autoresizesSubviews, newValue) }
    }

    /// How the view follows a change of its superview's size.
    open var autoresizingMask: UIView.AutoresizingMask {
        get { extras?.autoresizingMask ?? [] }
        set { makeExtras().autoresizingMask = newValue }
    }

    /// Whether the superview's change of size moves the view by its `autoresizingMask`; true at first.
    open var translatesAutoresizingMaskIntoConstraints: Bool {
        get { extras?.rare?.followsAutoresizingMask ?? true }
        set {
            guard newValue != translatesAutoresizingMaskIntoConstraints else { return }
            makeRareExtras().followsAutoresizingMask = newValue
            constraintLayout?.translationChanged(of: self)
        }
    }

    /// The size that the content has by itself, in points; without one along both axes in this class. Call
    /// `invalidateIntrinsicContentSize()` when it changes.
    open dynamic var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }

    /// The intrinsic size changed: the superview is laid out.
    open func invalidateIntrinsicContentSize() {
        superview?.setNeedsLayout()
        constraintLayout?.contentChanged(in: self)
    }

    /// How strongly the view resists growing beyond its intrinsic size along an axis.
    open func contentHuggingPriority(for axis: LayoutAxis) -> UILayoutPriority {
        extras?.rare?.fitting.hugging[axis] ?? .defaultLow
    }

    /// Sets how strongly the view resists growing beyond its intrinsic size along an axis; 250 at first.
    open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: LayoutAxis) {
        makeRareExtras().fitting.hugging[axis] = priority
        superview?.setNeedsLayout()
        constraintLayout?.contentPriorityChanged(of: self)
    }

    /// How strongly the view resists shrinking below its intrinsic size along an axis.
    open func contentCompressionResistancePriority(for axis: LayoutAxis) -> UILayoutPriority {
        extras?.rare?.fitting.resistance[axis] ?? .defaultHigh
    }

    /// Sets how strongly the view resists shrinking below its intrinsic size along an axis; 750 at first.
    open func setContentCompressionResistancePriority(
        _ priority: UILayoutPriority, for axis: LayoutAxis
    ) {
        makeRareExtras().fitting.resistance[axis] = priority
        superview?.setNeedsLayout()
        constraintLayout?.contentPriorityChanged(of: self)
    }

    /// The size of the view when it should be as small (`layoutFittingCompressedSize`) or as large as its content allows.
    open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
    }

    /// The size of the view for a target size. Along an axis, it is the target's if the axis's priority is higher than the
    /// resistance of the content.
    open func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        constraintLayout?.fittingSize(of: self, targetSize, horizontalFittingPriority, verticalFittingPriority)
            ?? fittingSize(targetSize, horizontalFittingPriority, verticalFittingPriority)
    }

    // MARK: Constraints

    /// Whether the class only works with constraints; false in this class. Nothing here depends on it.
    open class var requiresConstraintBasedLayout: Bool { false }

    /// Asks for `updateConstraints` before the next layout.
    open func setNeedsUpdateConstraints() { markNeedsConstraintUpdate() }

    /// Whether `updateConstraints` waits to be called.
    open func needsUpdateConstraints() -> Bool { node.pointee.flags.contains(.needsConstraintUpdate) }

    /// Calls the waiting `updateConstraints` of this view and the views below it, the innermost views first.
    open func updateConstraintsIfNeeded() { updateWaitingConstraints() }

    /// Brings the view's constraints up to date. Called by the system before layout, after those of the views below; overrides call `super`
    /// last.
    open dynamic func updateConstraints() { node.pointee.flags.remove(.needsConstraintUpdate) }

    /// How far the frame reaches beyond the part that constraints align, in points; zero in this class.
    open var alignmentRectInsets: UIEdgeInsets { .zero }

    /// The part of a frame that constraints align, in the same coordinates (points).
    open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }

    /// The frame whose aligned part is a rectangle, in the same coordinates (points).
    open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
        let insets = alignmentRectInsets
        return alignmentRect.inset(
            by: UIEdgeInsets(top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
    }

    /// The view, at or below this one, whose first line of text gives this view's first baseline. In this class, the same as
    /// ``forLastBaselineLayout``.
    open var forFirstBaselineLayout: UIView { forLastBaselineLayout }

    /// The view, at or below this one, whose last line of text gives this view's last baseline. The view itself in this class.
    open var forLastBaselineLayout: UIView { forBaselineLayout() }

    /// The former name of ``forLastBaselineLayout``, which answers with this unless it is overridden. The view itself in this
    /// class.
    open func forBaselineLayout() -> UIView { self }

    /// Pixels per point of the view's content; the screen's unless it is set.
    open var contentScaleFactor: CGFloat {
        get { extras?.rare?.contentScaleFactor ?? max(1, traitCollection.displayScale) }
        set { makeRareExtras().contentScaleFactor = newValue > 0 ? newValue : nil }
    }

    /// The size that fits the content best within a size. In this class, the intrinsic size along the axes that have one, and else the current
    /// size.
    open dynamic func sizeThatFits(_ size: CGSize) -> CGSize { ViewFitting.size(of: self) }

    /// Resizes the view to the size that fits best.
    open dynamic func sizeToFit() {
        let size = sizeThatFits(bounds.size)
        guard size != bounds.size else { return }
        let origin = frame.origin
        bounds.size = size
        if node.pointee.projection == nil { frame.origin = origin }
    }

    // MARK: Hit-testing

    /// The farthest descendant, this view included, that contains the point and takes touches, or `nil` (B1).
    ///
    /// The point is in the view's own coordinates. Asked once per touch, before the view knows of the touch: an override
    /// must have no side effects (B27). Overrides are honoured at every level (B13).
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        MethodReplacement.isAny ? replaceable_hitTest(point, with: event) : plainHitTest(point, with: event)
    }

    @inline(__always)
    final func plainHitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        if HitTestRecorder.inUse > 0, let recorder = UIApplication.current?.trace.hitTestRecorder {
            return recorder.hitTest(self, at: point, with: event)
        }
        guard !node.pointee.refusesTouches, self.point(inside: point, with: event) else { return nil }
        return HitTester.descend(from: node, to: point, with: event)
    }

    /// Whether the point, in the view's own coordinates, belongs to the view. In this class, whether it is in the bounds (B6, B7).
    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        MethodReplacement.isAny ? replaceable_point(inside: point, with: event) : node.pointee.boundsContain(point)
    }

    /// Whether the view and its subviews take events: touches (B2), and keys while one of them is first responder (B25);
    /// true at first.
    open var isUserInteractionEnabled: Bool {
        get { !node.pointee.flags.contains(.interactionDisabled) }
        set {
            guard newValue != isUserInteractionEnabled else { return }
            setFlag(.interactionDisabled, !newValue)
            node.updateBox()
        }
    }

    /// Whether the view follows more than one touch at a time (B42); false at first.
    open var isMultipleTouchEnabled: Bool {
        get { node.pointee.flags.contains(.multipleTouch) }
        set { setFlag(.multipleTouch, newValue) }
    }

    /// Whether no other view of the window gets touches while this one has one (B46, B47); false at first.
    open var isExclusiveTouch: Bool {
        get { node.pointee.flags.contains(.exclusiveTouch) }
        set { setFlag(.exclusiveTouch, newValue) }
    }

    // MARK: Looks

    /// Whether the view and its subviews are invisible and take no touches (B2); false at first. A first responder in a view
    /// that becomes hidden resigns.
    open var isHidden: Bool {
        get { node.pointee.flags.contains(.hidden) }
        set {
            guard newValue != isHidden else { return }
            setFlag(.hidden, newValue)
            node.updateBox()
            markChanged(.appearance)
            if newValue { resignFirstResponderInside() }
            constraintLayout?.hiddenChanged(of: self)
            KeyValueRegistrations.changed(self)
        }
    }

    /// 0 to 1; at 0.01 and below the view takes no touches (B2, B3).
    open var alpha: CGFloat {
        get { node.pointee.alpha }
        set {
            enforce(!newValue.isNaN, "A view's alpha must be a number.")
            let clamped = min(max(newValue, 0), 1)
            if clamped != node.pointee.alpha { changeAlpha(to: clamped) }
        }
    }

    /// Whether the view claims to hide everything behind it; true at first. Only descriptions use it here (K4).
    open var isOpaque: Bool {
        get { node.pointee.flags.contains(.opaque) }
        set { setFlag(.opaque, newValue) }
    }

    /// Whether content outside of the bounds is invisible. Hit-testing never depends on it (B14, B15).
    open var clipsToBounds: Bool {
        get { node.pointee.flags.contains(.clips) }
        set {
            guard newValue != clipsToBounds else { return }
            setFlag(.clips, newValue)
            markChanged(.appearance)
        }
    }

    /// The color behind the content; none at first.
    open var backgroundColor: UIColor? {
        get { extras?.look.backgroundColor }
        set {
            // A pattern is painted as content.
            if backgroundColor?.pattern != nil || newValue?.pattern != nil { markChanged(.content) }
            changeLook { $0.backgroundColor = newValue }
        }
    }

    /// The color for content in the view: its own, else the superview's, else the system's.
    open var tintColor: UIColor! {
        get { extras?.tintColor ?? superview?.tintColor ?? .systemBlue }
        set {
            makeExtras().tintColor = newValue
            tintColorChanged()
        }
    }

    /// Called when the color that `tintColor` answers may have changed. Overrides call `super`.
    open dynamic func tintColorDidChange() {}

    /// Whether `tintColor` is shown as it is or dimmed.
    open var tintAdjustmentMode: TintAdjustmentMode {
        get {
            let own = extras?.tintAdjustmentMode ?? .automatic
            return own == .automatic ? (superview?.tintAdjustmentMode ?? .normal) : own
        }
        set {
            makeExtras().tintAdjustmentMode = newValue
            tintColorChanged()
        }
    }

    /// A view that masks this one. The mask's opacity, and that of its subviews, decides how much of this view and its
    /// subviews is visible. Its frame is in this view's coordinates (points). A mask is in no tree: setting it removes it
    /// from its superview, and adding it to a superview ends the masking. Hit-testing ignores it (B17).
    open var mask: UIView? {
        get { extras?.rare?.mask }
        set { setMask(newValue) }
    }

    /// How an image or a drawing is placed in bounds of another size; stretched at first.
    open var contentMode: UIView.ContentMode {
        get { extras?.contentMode ?? .scaleToFill }
        set {
            makeExtras().contentMode = newValue
            markChanged(.content)
        }
    }

    /// The class of the view's `layer`, which must inherit from `CALayer`.
    open class var layerClass: AnyClass { CALayer.self }

    /// The view's look and sublayers; made at the first request.
    open private(set) lazy var layer: CALayer = makeLayer()

    // MARK: Hierarchy

    /// The view around this one; `nil` for none.
    open var superview: UIView? { node.pointee.parent?.pointee.view.takeUnretainedValue() }

    /// Back to front.
    open var subviews: [UIView] { subviewStorage }

    /// The window around the view; the window itself for a window; `nil` for none.
    open var window: UIWindow? { windowStorage }

    /// A number for the application's use; 0 at first.
    open var tag: Int {
        get { extras?.tag ?? 0 }
        set { makeExtras().tag = newValue }
    }

    /// Adds a view in front of the other subviews. The view leaves its old superview.
    open func addSubview(_ view: UIView) { ViewHierarchy.insert(view, into: self, at: subviewStorage.count) }

    /// Adds a view at an index among the subviews; 0 is the back. The view leaves its old superview. An index out of range
    /// becomes the nearest one.
    open func insertSubview(_ view: UIView, at index: Int) { ViewHierarchy.insert(view, into: self, at: index) }

    /// Adds a view right behind a subview. If the other view is no subview, adds it in front of all.
    open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
        ViewHierarchy.insert(view, into: self, relativeTo: siblingSubview, offset: 0)
    }

    /// Adds a view right in front of a subview. If the other view is no subview, adds it in front of all.
    open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
        ViewHierarchy.insert(view, into: self, relativeTo: siblingSubview, offset: 1)
    }

    /// Exchanges two subviews' places. An index out of range ends the program.
    open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
        ViewHierarchy.exchange(index1, index2, in: self)
    }

    /// Moves a subview in front of the others. Does nothing for a view that is no subview.
    open func bringSubviewToFront(_ view: UIView) { ViewHierarchy.move(view, in: self, to: subviewStorage.count - 1) }

    /// Moves a subview behind the others. Does nothing for a view that is no subview.
    open func sendSubviewToBack(_ view: UIView) { ViewHierarchy.move(view, in: self, to: 0) }

    /// Removes the view from its superview, and so from the responder chain (C31). Before it leaves its window, its touches
    /// are cancelled (A47), and a first responder below it resigns (D17).
    open func removeFromSuperview() { ViewHierarchy.remove(self) }

    /// A view was added to the subviews. Does nothing in this class.
    open dynamic func didAddSubview(_ subview: UIView) {}
    /// A subview is about to be removed. Does nothing in this class.
    open dynamic func willRemoveSubview(_ subview: UIView) {}
    /// The view is about to get another superview, or none. Does nothing in this class.
    open dynamic func willMove(toSuperview newSuperview: UIView?) {}
    /// The view has another superview, or none. Does nothing in this class.
    open dynamic func didMoveToSuperview() {}
    /// The view is about to move to another window, or to none. Does nothing in this class.
    open dynamic func willMove(toWindow newWindow: UIWindow?) {}
    /// The view is in another window, or in none. Does nothing in this class.
    open dynamic func didMoveToWindow() {}

    /// Whether this view is the other one, or below it.
    open func isDescendant(of view: UIView) -> Bool {
        var current: UIView? = self
        while let candidate = current {
            if candidate === view { return true }
            current = candidate.superview
        }
        return false
    }

    /// This view, or the first below it (depth first, back to front), with the tag.
    open func viewWithTag(_ tag: Int) -> UIView? {
        if self.tag == tag { return self }
        for subview in subviewStorage {
            if let found = subview.viewWithTag(tag) { return found }
        }
        return nil
    }

    // MARK: Layout

    /// Asks for a layout pass at the end of this turn of the event loop.
    open func setNeedsLayout() { markNeedsLayout() }

    /// Lays out waiting views at once, from the topmost waiting view above this one downwards. Views above that wait only because
    /// of constraints are laid out later; this view has its size then, around its middle (L44).
    open func layoutIfNeeded() { layoutTree() }

    /// Places the subviews; in this class, those with constraints. Called by the system; overrides call `super`.
    open dynamic func layoutSubviews() { placeConstrainedSubviews() }

    /// Lays out the view's own layer, by `layoutSubviews()`; overrides call `super`. The layer's `layoutSublayers()` calls it. For other
    /// layers whose delegate the view is, it does nothing.
    open func layoutSublayers(of layer: CALayer) {
        if layer.view === self { layoutSubviews() }
    }

    /// Draws the view's own layer, by `draw(_:)`. For other layers whose delegate the view is, it does nothing.
    open func draw(_ layer: CALayer, in ctx: CGContext) {
        if layer.view === self { draw(bounds) }
    }

    /// Whether a drawing begins empty; true at first. Here each drawing does: it replaces the one before it.
    open var clearsContextBeforeDrawing: Bool {
        get { extras?.rare?.clearsContextBeforeDrawing ?? true }
        set { makeRareExtras().clearsContextBeforeDrawing = newValue }
    }

    /// The view's name in the older form of state restoration; `nil` at first. It has no effect: scenes restore their state
    /// by activities here.
    open var restorationIdentifier: String? {
        get { extras?.rare?.restorationIdentifier }
        set { makeRareExtras().restorationIdentifier = newValue }
    }

    /// The effects that move the view as the device is tilted, in the order in which they were added (I28).
    open var motionEffects: [UIMotionEffect] {
        get { shownMotionEffects }
        set { shownMotionEffects = newValue }
    }

    /// Adds an effect that moves the view as the device is tilted (I28).
    open func addMotionEffect(_ effect: UIMotionEffect) { motionEffects.append(effect) }

    /// Removes an effect, and the values that it added.
    open func removeMotionEffect(_ effect: UIMotionEffect) { motionEffects.removeAll { $0 === effect } }

    /// The action of a layer whose delegate the view is (W32). The view's own layer moves only with `UIView.animate`. For it,
    /// the answer is a plain motion of the animation around the call, and `NSNull` outside of an animation. Only properties
    /// that the layer's class adds ask (W38).
    open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
        guard layer.view === self else { return nil }
        return AnimationBlock.current?.action(forKey: event, of: layer) ?? NSNull()
    }

    /// Requests a call of `updateProperties` before the next layout, but no layout.
    open func setNeedsUpdateProperties() { markNeedsPropertyUpdate() }

    /// Updates the view's properties from the application's state. Called by the system, before layout; overrides call `super`.
    open func updateProperties() {}

    /// Calls the waiting `updateProperties` of this view and the views below it at once.
    open func updatePropertiesIfNeeded() { updateWaitingProperties() }

    /// How far bars, notches and the like cover this view from each side, in points.
    open var safeAreaInsets: UIEdgeInsets { currentSafeAreaInsets }

    /// ``safeAreaInsets`` changed. Does nothing in this class.
    open dynamic func safeAreaInsetsDidChange() {}

    /// The traits in force here: the superview's, under those that the view's controller and the view override.
    open var traitCollection: UITraitCollection {
        let inherited = inheritedTraits
        return extras?.traitSettings.applied(to: inherited) ?? inherited
    }

    /// The traits have changed; told before the next layout, or by `updateTraitsIfNeeded()`.
    open dynamic func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// Traits that override the inherited ones, in this view and below it.
    open var traitOverrides: UITraitOverrides {
        get { extras?.traitSettings.overrides ?? UITraitOverrides() }
        set { changeTraitSettings { $0.overrides = newValue } }
    }

    /// Light or dark for this view and below; unspecified, the value at first, follows the superview. It comes before
    /// `traitOverrides`.
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { extras?.traitSettings.style ?? .unspecified }
        set { changeTraitSettings { $0.style = newValue } }
    }

    /// The smallest text size that the view and its subviews get; `nil` at first, for no limit (AX35).
    open var minimumContentSizeCategory: UIContentSizeCategory? {
        get { extras?.traitSettings.smallestText }
        set { changeTraitSettings { $0.smallestText = newValue } }
    }

    /// The largest text size that the view and its subviews get; `nil` at first, for no limit (AX35).
    open var maximumContentSizeCategory: UIContentSizeCategory? {
        get { extras?.traitSettings.largestText }
        set { changeTraitSettings { $0.largestText = newValue } }
    }

    /// Reports changed traits at once to the views that wait for the report: this one, and those above and below it.
    open func updateTraitsIfNeeded() { UIApplication.current?.appearances.updateTraits(around: self) }

    // MARK: Margins and direction

    /// How far content stays from the edges, in points: the set margins, or 8 on each side, plus the safe area. For a
    /// controller's root view, left and right are at least the controller's `systemMinimumLayoutMargins`.
    open var layoutMargins: UIEdgeInsets {
        get { effectiveMargins }
        set { changeMargins { $0.base = .absolute(newValue) } }
    }

    /// The margins with the sides named by reading direction.
    open var directionalLayoutMargins: NSDirectionalEdgeInsets {
        get { effectiveDirectionalMargins }
        set { changeMargins { $0.base = .directional(newValue) } }
    }

    /// Whether content also stays within the superview's margins, if the view reaches beyond them; false at first.
    open var preservesSuperviewLayoutMargins: Bool {
        get { extras?.margins.preservesSuperviewMargins ?? false }
        set { changeMargins { $0.preservesSuperviewMargins = newValue } }
    }

    /// Whether the margins begin at the safe area; true at first.
    open var insetsLayoutMarginsFromSafeArea: Bool {
        get { extras?.margins.insetsFromSafeArea ?? true }
        set { changeMargins { $0.insetsFromSafeArea = newValue } }
    }

    /// The margins have changed. Overrides call `super`.
    open func layoutMarginsDidChange() {}

    /// The part of the view within its margins.
    open var layoutMarginsGuide: UILayoutGuide { makeLayoutMarginsGuide() }

    /// The part of the view within its margins, limited to a width at which text is easy to read.
    open var readableContentGuide: UILayoutGuide { makeReadableContentGuide() }

    /// The meaning of the content. It decides whether the content is mirrored in an interface that reads from right to left.
    open var semanticContentAttribute: UISemanticContentAttribute {
        get { extras?.semanticContentAttribute ?? .unspecified }
        set {
            makeExtras().semanticContentAttribute = newValue
            markNeedsLayout()
            markChanged(.content)
        }
    }

    /// The direction in which the view's content reads: that of the traits, unless the content's meaning decides otherwise.
    open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        semanticContentAttribute.direction(in: UIUserInterfaceLayoutDirection(traitCollection.layoutDirection))
    }

    /// The direction of content of a kind in the application's language.
    open class func userInterfaceLayoutDirection(
        for attribute: UISemanticContentAttribute
    ) -> UIUserInterfaceLayoutDirection {
        attribute.direction(in: UIApplication.shared.userInterfaceLayoutDirection)
    }

    /// The direction of content of a kind in content that reads in a direction.
    open class func userInterfaceLayoutDirection(
        for semanticContentAttribute: UISemanticContentAttribute,
        relativeTo layoutDirection: UIUserInterfaceLayoutDirection
    ) -> UIUserInterfaceLayoutDirection {
        semanticContentAttribute.direction(in: layoutDirection)
    }

    /// The guides of the view, in the order in which they were added.
    open var layoutGuides: [UILayoutGuide] { extras?.layoutGuides ?? [] }

    /// Adds a guide. It leaves the view to which it belonged before.
    open func addLayoutGuide(_ layoutGuide: UILayoutGuide) { layoutGuide.owningView = self }

    /// Removes a guide. Has no effect on a guide of another view.
    open func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
        if layoutGuide.owningView === self { layoutGuide.owningView = nil }
    }

    /// The part of the view that bars, notches and the like do not cover.
    open var safeAreaLayoutGuide: UILayoutGuide { makeSafeAreaLayoutGuide() }

    /// The part of the view that the keyboard covers. Views that asked for the guide are laid out when the keyboard moves,
    /// and move with it.
    open var keyboardLayoutGuide: UIKeyboardLayoutGuide { makeKeyboardLayoutGuide() }

    // MARK: Proxies

    /// The properties of instances that a proxy can set (`appearance()`, PO4). Overrides add to those of `super`.
    open class var appearanceProperties: [UIAppearanceProperty] { UIAppearanceProperty.ofCoreViews }

    /// The proxy of the class: an instance that is never shown (PO4).
    open class func appearance() -> Self { AppearanceProxies.proxy(of: self, in: []) }

    /// The proxy for instances inside instances of the classes: inside one of the first class, which is inside one of the
    /// second, and so on.
    open class func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self {
        AppearanceProxies.proxy(of: self, in: containerTypes)
    }

    /// The same as `appearance()`: a proxy holds for all traits.
    open class func appearance(for trait: UITraitCollection) -> Self { appearance() }

    /// The same as `appearance(whenContainedInInstancesOf:)`: a proxy holds for all traits.
    open class func appearance(
        for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self {
        appearance(whenContainedInInstancesOf: containerTypes)
    }

    // MARK: Gestures and interactions

    /// The recognizers attached to the view; `nil` until one was attached (G17).
    open var gestureRecognizers: [UIGestureRecognizer]? {
        get { extras?.gestureRecognizers }
        set { replaceGestureRecognizers(with: newValue) }
    }

    /// Attaches a recognizer, which leaves the view it was attached to (G16).
    open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { attach(gestureRecognizer) }

    /// Detaches a recognizer. In the middle of a gesture, this cancels the gesture (G16).
    open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { detach(gestureRecognizer) }

    /// Whether a recognizer may take a touch of this view away (G32); true in this class.
    open dynamic func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

    /// The behaviour that was added to the view, in the order in which it was added.
    open var interactions: [any UIInteraction] {
        get { extras?.interactions ?? [] }
        set { replaceInteractions(with: newValue) }
    }

    /// Adds behaviour to the view. The behaviour leaves the view to which it was added before.
    open func addInteraction(_ interaction: any UIInteraction) { attach(interaction) }

    /// Removes behaviour from the view. Does nothing for the behaviour of another view.
    open func removeInteraction(_ interaction: any UIInteraction) { detach(interaction) }

    // MARK: Focus

    /// Whether the view accepts focus; false in this class (H15). H16 lists what else keeps focus from a view.
    open var canBecomeFocused: Bool { false }

    /// Whether the view has focus.
    open var isFocused: Bool { hasFocus }

    /// Whether views behind this one can have focus although it covers them (H17); false at first.
    open var isTransparentFocusItem: Bool { false }

    /// The look of the view while it has focus: at first a ring around it.
    open var focusEffect: UIFocusEffect? {
        get { extras?.focus.effect ?? .some(UIFocusEffect()) }
        set { makeExtras().focus.effect = .some(newValue) }
    }

    /// The focus group of the view and its content (H23). `nil`, the value at first, stands for the group of the environment
    /// around it.
    open var focusGroupIdentifier: String? {
        get { extras?.focus.groupIdentifier }
        set { makeExtras().focus.groupIdentifier = newValue }
    }

    /// The view's rank in its group (H22); none at first.
    open var focusGroupPriority: UIFocusGroupPriority {
        get { extras?.focus.groupPriority ?? .ignored }
        set { makeExtras().focus.groupPriority = newValue }
    }

    /// Where focus goes first. Empty in this class: to the view itself, or to its content (H10).
    open var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }

    /// The controller whose root view this is, else the superview.
    open var parentFocusEnvironment: (any UIFocusEnvironment)? { viewController ?? superview }

    /// The view itself: its subviews are focus items.
    open var focusItemContainer: (any UIFocusItemContainer)? { self }

    /// Asks for an update of focus with the end of this turn (H12).
    open func setNeedsFocusUpdate() { setNeedsUpdateOfFocus() }

    /// Performs a waiting update of focus now (H12).
    open func updateFocusIfNeeded() { updateFocusIfWaiting() }

    /// True in this class.
    open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }

    /// Overrides call `super`.
    open func didUpdateFocus(
        in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
    ) {}

    /// A stick leans so little that focus does not move. Does nothing in this class.
    open func didHintFocusMovement(_ hint: UIFocusMovementHint) {}

    /// The view itself: its own coordinates.
    open var coordinateSpace: any UICoordinateSpace { self }

    /// The subviews in a rectangle (points, the view's own coordinates); overrides add to them (H26).
    open func focusItems(in rect: CGRect) -> [any UIFocusItem] { subviewStorage.filter { rect.overlaps($0.frame) } }

    /// Focus came to the view, or left it.
    func focusDidChange() {}

    // MARK: Editing

    /// Makes a first responder at or below the view resign. It is not asked when forced. True when one resigned (D15, D16).
    @discardableResult
    open func endEditing(_ force: Bool) -> Bool { resignFirstResponderInside(forced: force) }

    // MARK: Coordinates

    /// A point of the view's coordinates (points) in those of another view; in the window's for `nil`.
    open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        ViewConversion.convert(point, from: self, to: view)
    }

    /// A point of another view's coordinates (points), or of the window's for `nil`, in the view's own.
    open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
        ViewConversion.convert(point, from: view, to: self)
    }

    /// A rectangle of the view's coordinates in those of another view, in the window's for `nil`: the smallest around
    /// its corners.
    open func convert(_ rect: CGRect, to view: UIView?) -> CGRect { ViewConversion.convert(rect, from: self, to: view) }

    /// A rectangle of another view's coordinates, of the window's for `nil`, in the view's own: the smallest around its
    /// corners.
    open func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
        ViewConversion.convert(rect, from: view, to: self)
    }

    /// A point of the view's coordinates (points) in those of a space.
    open func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
        ViewConversion.convert(point, from: self, toSpace: coordinateSpace)
    }

    /// A point of a space's coordinates (points) in the view's own.
    open func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
        ViewConversion.convert(point, fromSpace: coordinateSpace, to: self)
    }

    /// A rectangle of the view's coordinates in those of a space: the smallest around its corners.
    open func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
        CGRect(around: rect, mappedBy: { convert($0, to: coordinateSpace) })
    }

    /// A rectangle of a space's coordinates in the view's own: the smallest around its corners.
    open func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
        CGRect(around: rect, mappedBy: { convert($0, from: coordinateSpace) })
    }

    // MARK: Assistive technology

    /// Whether the view is one element for assistive technology, and its content has no elements of its own (AX1). At first
    /// its class decides: labels, controls and texts are elements, plain views are not.
    open var isAccessibilityElement: Bool {
        get { rareAccessibility?.isElement ?? accessibilityDefaults.isElementByClass }
        set { changeRareAccessibility { $0.isElement = newValue } }
    }

    /// The effect of an action on the view, in a few words.
    open var accessibilityHint: String? {
        get { rareAccessibility?.hint }
        set {
            dropSpoken(\.hint)
            changeRareAccessibility { $0.hint = newValue }
        }
    }

    /// The same with the way to speak it: language, pitch and the like (AX25).
    open var accessibilityAttributedHint: NSAttributedString? {
        get { rareAccessibility?.spoken.hint ?? accessibilityHint.map { NSAttributedString(string: $0) } }
        set {
            accessibilityHint = newValue?.string
            changeRareAccessibility { $0.spoken.hint = newValue.map(NSAttributedString.init(attributedString:)) }
        }
    }

    /// The language of label, value and hint, as BCP 47 names it; `nil` for the interface's.
    open var accessibilityLanguage: String? {
        get { rareAccessibility?.language }
        set { changeRareAccessibility { $0.language = newValue } }
    }

    /// The outline of the view on its screen, in points. If `accessibilityFrame` is not set, it is the frame of this path.
    open var accessibilityPath: UIBezierPath? {
        get { rareAccessibility?.path }
        set { changeRareAccessibility { $0.path = newValue } }
    }

    /// Whether assistive technology finds nothing in the view (AX12); false at first.
    open var accessibilityElementsHidden: Bool {
        get { rareAccessibility?.isHidden ?? false }
        set { changeRareAccessibility { $0.isHidden = newValue } }
    }

    /// Whether assistive technology finds none of the view's siblings (AX13); false at first.
    open var accessibilityViewIsModal: Bool {
        get { rareAccessibility?.isModal ?? false }
        set { changeRareAccessibility { $0.isModal = newValue } }
    }

    /// Whether the view should keep its colors while the screen inverts all others; false at first. Kept without an effect: no host
    /// leaves views out where a screen inverts.
    open var accessibilityIgnoresInvertColors: Bool {
        get { rareAccessibility?.keepsColors ?? false }
        set { changeRareAccessibility { $0.keepsColors = newValue } }
    }

    /// Whether the view's content is read before its siblings. A host that keeps views together, as a page does, always does
    /// that; there the value says that the view is a group.
    open var shouldGroupAccessibilityChildren: Bool {
        get { rareAccessibility?.groupsChildren ?? false }
        set { changeRareAccessibility { $0.groupsChildren = newValue } }
    }

    /// The elements in the view, in the order in which they are read: views below it and `UIAccessibilityElement`s. `nil`,
    /// the value at first, stands for the subviews, from the top and the leading side (AX10). Assistive technology does not
    /// find views that a list leaves out.
    open var accessibilityElements: [Any]? {
        get { rareAccessibility?.elements }
        set { changeRareAccessibility { $0.elements = newValue } }
    }

    /// How many things `accessibilityElements` has.
    open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }

    /// `nil` outside of the list.
    open func accessibilityElement(at index: Int) -> Any? {
        guard let elements = accessibilityElements, elements.indices.contains(index) else { return nil }
        return elements[index]
    }

    /// An element's place in the list; `NSNotFound` for an object that is not in it.
    open func index(ofAccessibilityElement element: Any) -> Int {
        let object = ObjectCast.object(element)
        return accessibilityElements?.firstIndex { ObjectCast.object($0) === object } ?? NSNotFound
    }

    /// The text by which assistive technology names the view.
    open var accessibilityLabel: String? {
        get { extras?.accessibility.label ?? accessibilityDefaults.label }
        set {
            dropSpoken(\.label)
            changeAccessibility { $0.label = newValue }
        }
    }

    /// The same with the way to speak it: language, pitch and the like (AX25).
    open var accessibilityAttributedLabel: NSAttributedString? {
        get { rareAccessibility?.spoken.label ?? accessibilityLabel.map { NSAttributedString(string: $0) } }
        set {
            accessibilityLabel = newValue?.string
            changeRareAccessibility { $0.spoken.label = newValue.map(NSAttributedString.init(attributedString:)) }
        }
    }

    /// The view's value, in words.
    open var accessibilityValue: String? {
        get { extras?.accessibility.value ?? accessibilityDefaults.value }
        set {
            dropSpoken(\.value)
            changeAccessibility { $0.value = newValue }
        }
    }

    /// The same with the way to speak it: language, pitch and the like (AX25).
    open var accessibilityAttributedValue: NSAttributedString? {
        get { rareAccessibility?.spoken.value ?? accessibilityValue.map { NSAttributedString(string: $0) } }
        set {
            accessibilityValue = newValue?.string
            changeRareAccessibility { $0.spoken.value = newValue.map(NSAttributedString.init(attributedString:)) }
        }
    }

    /// A name for tests and traces, never shown.
    open var accessibilityIdentifier: String? {
        get { extras?.accessibility.identifier }
        set { changeAccessibility { $0.identifier = newValue } }
    }

    /// The view's frame on its screen, in points; for a transformed view, the rectangle around it.
    open var accessibilityFrame: CGRect {
        get {
            let rare = rareAccessibility
            return rare?.frame ?? rare?.path?.bounds ?? convert(bounds, to: UIScreen.main.coordinateSpace)
        }
        set { changeRareAccessibility { $0.frame = newValue } }
    }

    /// Where a touch activates the view, on its screen in points: the middle of its frame unless it is set.
    open var accessibilityActivationPoint: CGPoint {
        get {
            rareAccessibility?.activationPoint ?? CGPoint(x: accessibilityFrame.midX, y: accessibilityFrame.midY)
        }
        set { changeRareAccessibility { $0.activationPoint = newValue } }
    }

    /// The view's kind and states.
    open var accessibilityTraits: UIAccessibilityTraits {
        get { extras?.accessibility.traits ?? accessibilityDefaults.traits }
        set { changeAccessibility { $0.traits = newValue } }
    }

    // MARK: Text for people

    /// The view in one line, as a device prints it (K1–K12).
    nonisolated open override var description: String {
        MainActor.assumeIsolated { ViewDescription.line(for: self) }
    }

    /// The text after the layer, inside the angle brackets (K13); empty in this class.
    var descriptionSuffix: String { "" }

    /// The text that a description shows (K7).
    var descriptionText: String? { nil }

    // MARK: Painting

    /// Draws the view's content into the context in force (`UIGraphicsGetCurrentContext()`), in the view's own coordinates.
    /// Overrides need not call `super`. It is called only for classes that override it, before a picture that needs it (W24).
    open func draw(_ rect: CGRect) {}

    /// Asks for `draw(_:)` before the next picture.
    open func setNeedsDisplay() { markNeedsDisplay() }

    /// The same: all of the view is drawn.
    open func setNeedsDisplay(_ rect: CGRect) { markNeedsDisplay() }

    /// Better text measures came: texts that were laid out with the old ones are laid out again.
    func textMetricsChanged() { extras?.layer?.textMetricsChanged() }

    /// A view that looks as this one does now. It has this view's size, but not its transform and opacity, and takes no touches.
    open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
        picture(afterScreenUpdates: afterUpdates)
    }

    /// A view of a rectangle's size that looks as this rectangle of the view (points) does now. It takes no touches. When it
    /// is resized, the part between the insets is not stretched: it keeps its size, and is cut off.
    open func resizableSnapshotView(
        from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
    ) -> UIView? {
        let picture = picture(afterScreenUpdates: afterUpdates)
        picture.frame.origin = CGPoint(x: bounds.minX - rect.minX, y: bounds.minY - rect.minY)
        let box = UIView(frame: CGRect(origin: .zero, size: rect.size))
        box.isUserInteractionEnabled = false
        box.clipsToBounds = true
        box.addSubview(picture)
        return box
    }

    /// Draws the view and its content into a rectangle of the current context (points). False when there is no context.
    @discardableResult
    open func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
        guard let context = UIGraphicsGetCurrentContext() else { return false }
        guard bounds.width > 0, bounds.height > 0 else { return true }
        context.saveGState()
        context.translateBy(x: rect.minX, y: rect.minY)
        context.scaleBy(x: rect.width / bounds.width, y: rect.height / bounds.height)
        layer.render(in: context)
        context.restoreGState()
        return true
    }

    /// The content that a host shows in front of the background.
    var displayContent: DisplayContent {
        guard let extras else { return .none }
        if let drawing = extras.drawing { return shownPart(of: .drawing(drawing, extras.contentMode)) }
        let content = extras.layer?.displayContent ?? .none
        guard case .none = content, let pattern = extras.look.backgroundColor?.pattern, !bounds.isEmpty else {
            return content
        }
        let area = CGRect(origin: .zero, size: bounds.size)
        return .drawing(DisplayDrawing(of: area) { $0.tile(pattern, over: area) }, .scaleToFill)
    }

    /// The role that the view has for assistive technology unless the application says otherwise.
    var accessibilityDefaults: DisplayAccessibility {
        DisplayAccessibility(
            role: .none, label: nil, value: nil, identifier: nil, isEnabled: true, isSelected: false)
    }

    /// The safe area was looked at, and told if it changed since it was told before.
    func safeAreaWasRead() {}

    /// Whether the text that the view shows reaches the host as text.
    var paintsLetters: Bool { true }
}
