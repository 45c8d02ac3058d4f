// SPDX-License-Identifier: Apache-2.0

import EventTrace
import CoreGraphics

/// A view whose content can be larger than the view. A finger, a wheel or keys move the origin of its bounds over the content.
///
/// The scroll view withholds a touch from the content for a moment, to see whether it scrolls (G92–G94). If it does,
/// the content never hears of it. A drag that begins later cancels the content's touches, unless they belong to a
/// control (G97). Motion runs by the application's clock, with a step for each frame of a display.
@preconcurrency @MainActor
open class UIScrollView: UIView, UIFocusItemScrollableContainer {
    let pan = UIScrollViewPanGestureRecognizer()
    let delayer = UIScrollViewDelayedTouchesBeganGestureRecognizer()
    let pinch = UIScrollViewPinchGestureRecognizer()
    let directionalPress = UIScrollViewDirectionalPressGestureRecognizer()
    /// The motion of the content without a finger.
    var motion: ScrollMotion?
    /// The drag of the content under a finger.
    var drag: ScrollDrag?
    var zoom = ScrollZoom()
    let indicators = ScrollIndicators()
    private var adjustedInset = UIEdgeInsets.zero
    /// The insets that the offset was last adjusted to. Only for a scroll view without a window.
    private var insetsOfOffset = UIEdgeInsets.zero
    /// Called for every change of the offset, before the delegate. For a bar that the content scrolls under.
    package final var offsetObserver: (@MainActor (UIScrollView) -> Void)?
    /// Called with the place where the content will rest when a finger lifts, after the delegate was asked about it; and when
    /// it rests after a drag, a deceleration or an animation, before the delegate hears that. For a view that scrolls by
    /// itself and leaves the delegate to the application.
    package final var liftObserver: (@MainActor (_ target: CGPoint) -> Void)?
    package final var restObserver: (@MainActor () -> Void)?
    /// Asked when a finger lifts, before the delegate: where the content comes to rest, in place of where it would by itself. The
    /// velocity is in points a millisecond. For a layout of a collection (T150).
    package final var restChooser: (@MainActor (_ natural: CGPoint, _ velocity: CGPoint) -> CGPoint)?
    /// The size for which offset and indicators were placed.
    private var arrangedSize = CGSize.zero

    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }

    /// Makes a scroll view without content and with an empty frame. A storyboard's or a nib's coder sets its properties (IB2).
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
        coder.archive?.finish(self, as: UIScrollView.self)
    }

    private func prepare() {
        clipsToBounds = true
        arrangedSize = bounds.size
        delayer.scrollView = self
        pan.scrollView = self
        pinch.scrollView = self
        directionalPress.scrollView = self
        pan.addTarget(self, action: Selector("handlePan:", UIScrollView.handlePan(_:)))
        pinch.addTarget(self, action: Selector("handlePinch:", UIScrollView.handlePinch(_:)))
        addGestureRecognizer(delayer)
        addGestureRecognizer(pan)
        addGestureRecognizer(directionalPress)
    }

    /// Held weakly. Tables, collections and text views have a `delegate` of a narrower type. Code that knows their class gets
    /// that one.
    @_disfavoredOverload
    open weak var delegate: (any UIScrollViewDelegate)? {
        didSet {
            updatePinch()
            delegateObserver?()
        }
    }

    /// Called when the delegate was set, through any of its types.
    package final var delegateObserver: (@MainActor () -> Void)?

    // MARK: Content

    /// The point of the content at the view's top left corner: the origin of the bounds. Any point is allowed. A finger takes the
    /// content along from there, and a deceleration goes on from there (G119); another motion stops.
    open var contentOffset: CGPoint {
        get { bounds.origin }
        set {
            enforce(!newValue.x.isNaN && !newValue.y.isNaN, "A content offset must be a number.")
            guard let motion, motion.isDeceleration else { return setContentOffset(newValue, animated: false) }
            motion.shift(by: CGVector(dx: newValue.x - contentOffset.x, dy: newValue.y - contentOffset.y))
            move(to: newValue)
        }
    }

    /// In points, the view's own coordinates; its content begins at (0, 0).
    open var contentSize: CGSize = .zero {
        didSet {
            enforce(!contentSize.width.isNaN && !contentSize.height.isNaN, "A content's size must be a number.")
            guard contentSize != oldValue else { return }
            settleOffset()
            KeyValueRegistrations.changed(self)
        }
    }

    /// Room around the content, in points.
    open var contentInset: UIEdgeInsets = .zero {
        didSet {
            guard contentInset != oldValue else { return }
            updateAdjustedInset()
            KeyValueRegistrations.changed(self)
        }
    }

    /// Whether the safe area counts as content inset; `automatic` at first.
    open var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior = .automatic {
        didSet { if contentInsetAdjustmentBehavior != oldValue { updateAdjustedInset() } }
    }

    /// Room around the content with what the safe area adds, in points.
    open var adjustedContentInset: UIEdgeInsets { adjustedInset }

    /// Called when `adjustedContentInset` changed, before the delegate. Overrides call `super`.
    open func adjustedContentInsetDidChange() {}

    /// The place of content that is smaller than the view, in parts of the free room: (0, 0) at first; (0.5, 0.5) is the middle.
    open var contentAlignmentPoint: CGPoint = .zero {
        didSet { if contentAlignmentPoint != oldValue { settleOffset() } }
    }

    // MARK: How it scrolls

    /// Whether fingers and wheels scroll; true at first. Otherwise touches go to the content at once.
    open var isScrollEnabled = true {
        didSet {
            pan.isEnabled = isScrollEnabled
            if isScrollEnabled != oldValue { updateAdjustedInset() }
        }
    }

    /// Whether a drag that begins straight keeps to its axis; false at first (G109).
    open var isDirectionalLockEnabled = false

    /// Whether the content goes beyond its edges and comes back; true at first. Each axis can be set on its own.
    open var bounces = true
    /// Whether the content goes beyond the left and right edges, where ``bounces`` is true; true at first.
    open var bouncesHorizontally = true
    /// Whether the content goes beyond the upper and lower edges, where ``bounces`` is true; true at first.
    open var bouncesVertically = true
    /// Whether a finger can drag the content up and down although it fits (G100); false at first.
    open var alwaysBounceVertical = false
    /// Whether a finger can drag the content sideways although it fits (G100); false at first.
    open var alwaysBounceHorizontal = false

    /// Whether the content rests at multiples of the view's size (G106); false at first.
    open var isPagingEnabled = false

    /// What is left of the velocity after each millisecond (G102).
    open var decelerationRate: DecelerationRate = .normal

    /// Whether a sideways drag beyond this view's edge moves the scroll view around it; true at first.
    open var transfersHorizontalScrollingToParent = true
    /// Whether a drag up or down beyond this view's edge moves the scroll view around it; true at first.
    open var transfersVerticalScrollingToParent = true

    /// The effect of a drag on the keyboard; none at first (G109).
    open var keyboardDismissMode: KeyboardDismissMode = .none

    /// Whether unused keys (arrows, page up and down, home, end, space) scroll the view when they reach it on the responder
    /// chain; true at first.
    open var allowsKeyboardScrolling = true

    /// Whether the content takes part when the scene scrolls to its top; true at first (G109).
    open var scrollsToTop = true

    /// The size of the visible part of the content, in points (H27).
    open var visibleSize: CGSize { bounds.size }

    // MARK: Moving

    /// Moves the content, at once or in 0.3 s (G105). Any point is allowed. It stops a motion.
    open dynamic func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        enforce(!contentOffset.x.isNaN && !contentOffset.y.isNaN, "A content offset must be a number.")
        guard animated, window != nil else {
            stopMotion()
            move(to: contentOffset)
            return dragFromHere()
        }
        animateOffset(to: contentOffset)
    }

    /// Moves the content as little as possible to show a rectangle of it, or as much of the rectangle as fits. An empty
    /// rectangle moves nothing.
    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
        let rect = rect.standardized
        guard !rect.isEmpty else { return }
        let target = geometry.offset(contentOffset, revealing: rect)
        if target != contentOffset { setContentOffset(target, animated: animated) }
    }

    /// Moves the content by the size of its visible part, up to its edge; false when it is at the edge already.
    open override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
        guard isScrollEnabled else { return false }
        let distance = ScrollPage(direction, of: geometry).distance
        let target = geometry.clamped(CGPoint(x: contentOffset.x + distance.dx, y: contentOffset.y + distance.dy))
        guard target != contentOffset else { return false }
        setContentOffset(target, animated: true)
        return true
    }

    /// Stops a motion without a finger at its present place.
    open func stopScrollingAndZooming() {
        stopMotion()
        zoom.isBouncing = false
    }

    /// Whether a finger is down that may scroll (G98).
    open var isTracking: Bool { !pan.followedTouches.isEmpty }

    /// Whether a finger that is down has begun to scroll (G98).
    open var isDragging: Bool { drag != nil }

    /// Whether the content still moves after the finger lifted (G98).
    open var isDecelerating: Bool { motion?.isDeceleration ?? false }

    /// Whether an animated change of the offset is under way.
    open var isScrollAnimating: Bool { motion?.isOffsetAnimation ?? false }

    // MARK: Touches

    /// Whether the scroll view withholds a touch from the content until it knows whether the touch scrolls; true at first (G95).
    open var delaysContentTouches: Bool {
        get { delayer.delaysTouchesBegan }
        set { delayer.delaysTouchesBegan = newValue }
    }

    /// Whether a touch that the content got may still scroll; true at first (G95).
    open var canCancelContentTouches = true

    /// Asked before the content gets touches. False keeps the touches from it (G96). True unless overridden.
    open dynamic func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool {
        true
    }

    /// Asked before a drag takes touches from a view of the content: false leaves them there, and nothing scrolls (G97). The
    /// inherited method answers true for all views but controls.
    open dynamic func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

    /// Recognizes drags and wheels. The scroll view sets its delegate (G99).
    open var panGestureRecognizer: UIPanGestureRecognizer { pan }

    /// Recognizes zooming; `nil` while the view cannot zoom (G99).
    open var pinchGestureRecognizer: UIPinchGestureRecognizer? { isZoomable ? pinch : nil }

    /// Scrolls by arrow buttons; off at first.
    open var directionalPressGestureRecognizer: UIGestureRecognizer { directionalPress }

    open dynamic override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        if gestureRecognizer === pan { return mayDrag() }
        if gestureRecognizer === pinch { return isZoomable && mayTakeContentTouches(of: pinch) }
        return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }

    /// Keys that came up the chain scroll.
    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if !scroll(by: presses) { super.pressesBegan(presses, with: event) }
    }

    /// The control that a pull at the top of the content starts (T62); `nil` at first.
    open var refreshControl: UIRefreshControl? {
        get { objc_getAssociatedObject(self, UIRefreshControl.key) as? UIRefreshControl }
        set { replaceRefreshControl(with: newValue) }
    }

    // MARK: Zooming

    /// The limits of `zoomScale`, both 1 at first. Zooming needs different limits, and the delegate's `viewForZooming(in:)` (G110).
    open var minimumZoomScale: CGFloat = 1 {
        didSet { updatePinch() }
    }

    /// The largest `zoomScale`; 1 at first. If it equals the minimum, the view cannot zoom (G110).
    open var maximumZoomScale: CGFloat = 1 {
        didSet { updatePinch() }
    }

    /// The scale of the zoomed view. Setting it clamps it to the limits.
    open var zoomScale: CGFloat {
        get { zoom.scale }
        set { setZoomScale(newValue, animated: false) }
    }

    /// Zooms about the middle of the visible part, at once or in 0.3 s.
    open func setZoomScale(_ scale: CGFloat, animated: Bool) { changeZoomScale(to: scale, animated: animated) }

    /// Zooms so that a rectangle of the zoomed view, in its own coordinates, fills the scroll view as far as the limits allow.
    open func zoom(to rect: CGRect, animated: Bool) { zoom(showing: rect, animated: animated) }

    /// Whether a pinch may go beyond the limits, and comes back; true at first.
    open var bouncesZoom = true

    /// Whether fingers zoom.
    open var isZooming: Bool { zoom.isPinching }

    /// Whether the scale comes back from beyond a limit.
    open var isZoomBouncing: Bool { zoom.isBouncing }

    /// Whether an animated change of the scale is under way.
    open var isZoomAnimating: Bool { motion?.isZoomAnimation ?? false }

    // MARK: Indicators

    /// Whether a line at the side shows where the content is; true at first.
    open var showsVerticalScrollIndicator = true {
        didSet { indicators.place(in: self) }
    }

    /// Whether a line at the bottom shows where the content is; true at first.
    open var showsHorizontalScrollIndicator = true {
        didSet { indicators.place(in: self) }
    }

    /// The look of the indicators; dark on light and light on dark at first.
    open var indicatorStyle: IndicatorStyle = .default {
        didSet { indicators.place(in: self) }
    }

    /// The distance of the vertical indicator from the edges, in addition to its margin, in points.
    open var verticalScrollIndicatorInsets: UIEdgeInsets = .zero {
        didSet { indicators.place(in: self) }
    }

    /// The distance of the horizontal indicator from the edges, in addition to its margin, in points.
    open var horizontalScrollIndicatorInsets: UIEdgeInsets = .zero {
        didSet { indicators.place(in: self) }
    }

    /// Both indicators' insets; reads the vertical one's.
    open var scrollIndicatorInsets: UIEdgeInsets {
        get { verticalScrollIndicatorInsets }
        set {
            verticalScrollIndicatorInsets = newValue
            horizontalScrollIndicatorInsets = newValue
        }
    }

    /// Whether the indicators keep clear of the safe area as well; true at first.
    open var automaticallyAdjustsScrollIndicatorInsets = true {
        didSet { indicators.place(in: self) }
    }

    /// Shows the indicators for a moment.
    open func flashScrollIndicators() { indicators.flash(in: self) }

    /// Shows the indicators for a moment if the closure scrolls.
    open func withScrollIndicatorsShown(forContentOffsetChanges changes: () -> Void) {
        let before = contentOffset
        changes()
        if contentOffset != before { flashScrollIndicators() }
    }

    // MARK: View

    /// A changed origin is a scroll. The delegate hears of it.
    open override var bounds: CGRect {
        get { super.bounds }
        set {
            let old = super.bounds.origin
            super.bounds = newValue
            if super.bounds.origin != old { didScroll() }
        }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        guard bounds.size != arrangedSize else { return }
        arrangedSize = bounds.size
        updateAdjustedInset()
        // The layout may move the view on: the inset is that of its last place (G125).
        window?.setNeedsSafeAreaUpdate()
        settleOffset()
        indicators.place(in: self)
    }

    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        updateAdjustedInset()
    }

    /// An inset that was taken in the middle of a layout may have been that of a place on the way (G125).
    override func safeAreaWasRead() { updateAdjustedInset() }

    open override func willMove(toWindow newWindow: UIWindow?) {
        super.willMove(toWindow: newWindow)
        if newWindow !== window { stopMotion() }
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        // Insets that changed without a window move the offset now.
        guard window != nil else {
            insetsOfOffset = adjustedInset
            return
        }
        updateAdjustedInset()
        if drag == nil, motion == nil { keepBeginning(from: insetsOfOffset) }
        settleOffset()
    }

    /// K13.
    override var descriptionSuffix: String {
        "contentOffset: \(GeometryText.describe(contentOffset)); contentSize: \(GeometryText.describe(contentSize)); "
            + "adjustedContentInset: \(GeometryText.describe(adjustedContentInset))"
    }

    /// Applies a changed inset. Content that rested at its beginning stays at its beginning.
    func updateAdjustedInset() {
        let new = currentInset
        guard new != adjustedInset else { return }
        let old = adjustedInset
        adjustedInset = new
        adjustedContentInsetDidChange()
        delegate?.scrollViewDidChangeAdjustedContentInset(self)
        // G117: without a window the content stays where it is.
        guard window != nil else { return indicators.place(in: self) }
        if drag == nil, motion == nil { keepBeginning(from: old) }
        settleOffset()
    }

    /// Content that rested at the beginning under the old insets moves to the beginning under the new ones.
    private func keepBeginning(from old: UIEdgeInsets) {
        var offset = contentOffset
        if offset.y == -old.top { offset.y = -adjustedInset.top }
        if offset.x == -old.left { offset.x = -adjustedInset.left }
        move(to: offset)
    }
}
