// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import EventTrace

/// A row of dots, one for each page; a tap beside the middle goes one page on or back.
@preconcurrency @MainActor
open class UIPageControl: UIControl {
    private static let dotDiameter: CGFloat = 8
    private static let dotDistance: CGFloat = 17
    private static let height: CGFloat = 26
    /// Points beside the first and the last dot.
    private static let margin: CGFloat = 12

    private let content = ControlPart()
    private var dots: [ControlPart] = []

    public override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(content)
    }

    /// Makes a control without pages and with an empty frame. A storyboard's or a nib's coder sets its properties (IB2).
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addSubview(content)
        coder.archive?.finish(self, as: UIPageControl.self)
    }

    // MARK: Pages

    /// 0 at first; less than 0 counts as 0. The current page stays in range.
    open var numberOfPages = 0 {
        didSet {
            if numberOfPages < 0 { numberOfPages = 0 }
            currentPage = min(currentPage, max(0, numberOfPages - 1))
            pagesDidChange()
        }
    }

    /// The page whose dot is marked, counted from 0. A number out of range becomes the nearest page. Setting it sends no event.
    open var currentPage = 0 {
        didSet {
            let nearest = min(max(currentPage, 0), max(0, numberOfPages - 1))
            if nearest != currentPage { currentPage = nearest }
            pagesDidChange()
        }
    }

    private func pagesDidChange() {
        setNeedsLayout()
        markChanged(.accessibility)
    }

    // MARK: Looks

    /// Whether a control with one page shows nothing; false at first.
    open var hidesForSinglePage = false { didSet { setNeedsLayout() } }

    /// The color of the other dots.
    open var pageIndicatorTintColor: UIColor? { didSet { setNeedsLayout() } }

    /// The color of the current page's dot.
    open var currentPageIndicatorTintColor: UIColor? { didSet { setNeedsLayout() } }

    /// The order of the dots, and with it the way that a tap, a finger or an arrow turns the pages; natural at first (E59).
    open var direction = Direction.natural {
        didSet {
            invalidateIntrinsicContentSize()
            setNeedsLayout()
        }
    }

    private var isVertical: Bool { direction == .topToBottom || direction == .bottomToTop }

    /// Whether the last page comes first from the left, or from the top.
    private var isReversed: Bool {
        switch direction {
        case .natural: isRightToLeft
        case .leftToRight, .topToBottom: false
        case .rightToLeft, .bottomToTop: true
        }
    }

    /// A length along the dots.
    private func along(_ size: CGSize) -> CGFloat { isVertical ? size.height : size.width }

    /// A place along the dots.
    private func along(_ point: CGPoint) -> CGFloat { isVertical ? point.y : point.x }

    /// When a background shows behind the dots; automatic at first (E56).
    open var backgroundStyle = BackgroundStyle.automatic { didSet { setNeedsLayout() } }

    /// The image in the place of each dot; `nil`, as at first, for a dot (E56).
    open var preferredIndicatorImage: UIImage? { didSet { setNeedsLayout() } }

    /// The image in the place of the current page's dot; `nil`, as at first, for that of other pages (E56).
    open var preferredCurrentPageIndicatorImage: UIImage? { didSet { setNeedsLayout() } }

    private var images: [Int: UIImage] = [:]
    private var currentImages: [Int: UIImage] = [:]

    /// The image of a page; `nil` if it has none of its own.
    open func indicatorImage(forPage page: Int) -> UIImage? { images[page] }

    /// Gives a page an image of its own; `nil` takes it away.
    open func setIndicatorImage(_ image: UIImage?, forPage page: Int) {
        images[page] = image
        setNeedsLayout()
    }

    /// The image of a page while it is the current one; `nil` if it has none of its own.
    open func currentPageIndicatorImage(forPage page: Int) -> UIImage? { currentImages[page] }

    /// Gives a page an image of its own for when it is the current one; `nil` takes it away.
    open func setCurrentPageIndicatorImage(_ image: UIImage?, forPage page: Int) {
        currentImages[page] = image
        setNeedsLayout()
    }

    private func shownImage(_ page: Int) -> UIImage? {
        let ordinary = images[page] ?? preferredIndicatorImage
        return page == currentPage ? currentImages[page] ?? preferredCurrentPageIndicatorImage ?? ordinary : ordinary
    }

    /// E56: an image stands in the middle of its dot, in the dot's color.
    private func show(_ image: UIImage?, _ color: UIColor, in dot: ControlPart) {
        guard let image else {
            dot.subviews.first?.removeFromSuperview()
            dot.backgroundColor = color
            return
        }
        let view = dot.subviews.first as? UIImageView ?? ControlImageView(frame: .zero)
        if view.superview == nil { dot.addSubview(view) }
        dot.backgroundColor = nil
        view.image = image.withRenderingMode(.alwaysTemplate)
        view.tintColor = color
        view.bounds.size = image.size
        view.center = CGPoint(x: dot.bounds.midX, y: dot.bounds.midY)
    }

    private func showBackground(_ count: Int) {
        let isShown = backgroundStyle == .prominent || backgroundStyle == .automatic && interactionState == .continuous
        content.backgroundColor = isShown && count > 0 ? .secondarySystemFill : nil
        var size = size(forNumberOfPages: count)
        size = CGSize(
            width: isVertical ? size.width : min(bounds.width, size.width),
            height: isVertical ? min(bounds.height, size.height) : size.height)
        let place = CGRect(
            x: (bounds.width - size.width) / 2, y: (bounds.height - size.height) / 2, width: size.width,
            height: size.height)
        content.place(isShown ? place : bounds, cornerRadius: isShown ? min(size.width, size.height) / 2 : 0)
    }

    /// The size that a number of dots takes (points), in the present direction.
    open func size(forNumberOfPages pageCount: Int) -> CGSize {
        let gaps = CGFloat(max(0, pageCount - 1))
        let dots = pageCount > 0 ? Self.dotDiameter : 0
        let length = 2 * Self.margin + dots + gaps * Self.dotDistance
        return isVertical ? CGSize(width: Self.height, height: length) : CGSize(width: length, height: Self.height)
    }

    /// The size of the content (points).
    open dynamic override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }

    open dynamic override func sizeThatFits(_ size: CGSize) -> CGSize { self.size(forNumberOfPages: numberOfPages) }

    override func stateDidChange() {
        super.stateDidChange()
        setNeedsLayout()
    }

    private var isShown: Bool { numberOfPages > 1 || (numberOfPages == 1 && !hidesForSinglePage) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let count = isShown ? numberOfPages : 0
        showBackground(count)
        content.alpha = isEnabled ? 1 : 0.5
        while dots.count > count { dots.removeLast().removeFromSuperview() }
        while dots.count < count {
            let dot = ControlPart()
            dots.append(dot)
            content.addSubview(dot)
        }
        // Dots that do not fit move closer together.
        let room = max(0, along(bounds.size) - Self.dotDiameter)
        let distance = count > 1 ? min(Self.dotDistance, room / CGFloat(count - 1)) : 0
        let row = content.bounds.size
        let start = (along(row) - Self.dotDiameter - distance * CGFloat(max(0, count - 1))) / 2
        let across = ((isVertical ? row.width : row.height) - Self.dotDiameter) / 2
        for (page, dot) in dots.enumerated() {
            let place = start + CGFloat(isReversed ? count - 1 - page : page) * distance
            dot.place(
                CGRect(
                    x: isVertical ? across : place, y: isVertical ? place : across, width: Self.dotDiameter,
                    height: Self.dotDiameter))
            let color =
                page == currentPage
                ? currentPageIndicatorTintColor ?? .label.withAlphaComponent(0.8)
                : pageIndicatorTintColor ?? .label.withAlphaComponent(0.25)
            show(shownImage(page), color, in: dot)
        }
    }

    // MARK: Tracking

    /// What turns the pages at present: it is not `none` while `valueChanged` is sent (E55).
    open private(set) var interactionState = InteractionState.none {
        didSet { if interactionState != oldValue { setNeedsLayout() } }
    }

    /// Whether a finger that moves along the dots turns page after page; true at first (E55).
    open var allowsContinuousInteraction = true

    /// How far a finger moves along the dots before it turns pages (points).
    private static let slop: CGFloat = 10
    /// Where the touch went down along the dots, in the control's coordinates, and the page then.
    private var start: (place: CGFloat, page: Int)?

    override var primaryEvent: Event { .valueChanged }

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        start = (along(touch.location(in: self)), currentPage)
        return isShown
    }

    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let goesOn = super.continueTracking(touch, with: event)
        guard let start, allowsContinuousInteraction else { return goesOn }
        let distance = along(touch.location(in: self)) - start.place
        if interactionState != .continuous {
            guard abs(distance) > Self.slop else { return goesOn }
            interactionState = .continuous
        }
        let pages = Int((distance / Self.dotDistance).rounded(.towardZero))
        turn(to: start.page + (isReversed ? -pages : pages), with: event)
        return goesOn
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        defer { endInteraction() }
        guard interactionState != .continuous, let touch, isTouchInside else { return }
        let isSecondHalf = along(touch.location(in: self)) >= along(bounds.size) / 2 + along(bounds.origin)
        interactionState = .discrete
        turn(to: currentPage + (isSecondHalf != isReversed ? 1 : -1), with: event)
    }

    open override func cancelTracking(with event: UIEvent?) {
        super.cancelTracking(with: event)
        endInteraction()
    }

    private func endInteraction() {
        interactionState = .none
        start = nil
    }

    /// True if the page changed, and was told.
    @discardableResult
    private func turn(to page: Int, with event: UIEvent?) -> Bool {
        let before = currentPage
        currentPage = page
        guard currentPage != before else { return false }
        sendValueChanged(with: event)
        return true
    }

    // MARK: Focus

    override var isAdjustable: Bool { true }

    /// Arrows along the dots turn a page.
    override func adjust(_ direction: FocusDirection) -> Bool {
        let (back, ahead): (FocusDirection, FocusDirection) = isVertical ? (.up, .down) : (.left, .right)
        guard isEnabled, isShown, direction == back || direction == ahead else { return false }
        interactionState = .discrete
        defer { endInteraction() }
        return turn(to: currentPage + ((direction == ahead) != isReversed ? 1 : -1), with: nil)
    }

    override var accessibilityDefaults: DisplayAccessibility {
        DisplayAccessibility(
            role: .adjustable, label: nil, value: isShown ? "page \(currentPage + 1) of \(numberOfPages)" : nil,
            identifier: nil, isEnabled: isEnabled, isSelected: false)
    }

    // MARK: Gestures around it

    /// G64: false for a tap recognizer of a view around the control: the tap is the control's own.
    open dynamic override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        !losesTap(to: gestureRecognizer) && super.gestureRecognizerShouldBegin(gestureRecognizer)
    }
}
