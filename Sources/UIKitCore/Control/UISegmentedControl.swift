// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import EventTrace
import Foundation

/// A row of segments. One of them is selected. In a momentary control they are buttons instead.
///
/// The segment under the finger is selected when the touch lifts: its action is performed, then
/// ``UIControl/Event/valueChanged`` is sent (E48). Methods that take a segment's index use the nearest segment for an index
/// out of range. In a control without segments they do nothing.
@preconcurrency @MainActor
open class UISegmentedControl: UIControl {
    /// No segment: -1.
    open class var noSegment: Int { -1 }

    private static let height: CGFloat = 32

    var segments: [SegmentItem] = []
    private let content = ControlPart()
    private let background = ControlPart()
    /// The look that the application sets for each state.
    var titleAttributes = StateTable<[NSAttributedString.Key: Any]>()
    var backgroundImages = StateTable<UIImage>()
    var dividerImages: [[State]: UIImage] = [:]
    private let selection = ControlPart()
    private var dividers: [SegmentDivider] = []
    private var views: [SegmentView] = []
    private var selectedStorage = -1
    /// The segment under the tracked finger.
    private var pressed: Int?

    // MARK: Life

    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }

    /// Makes a control without segments and with an empty frame. A storyboard's or a nib's coder sets its properties (IB2).
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
        coder.archive?.finish(self, as: UISegmentedControl.self)
    }

    /// Makes a control with a segment for each title, image or action. Other items are left out and reported.
    public init(items: [Any]?) {
        super.init(frame: .zero)
        prepare()
        for item in items ?? [] {
            if let segment = SegmentItem(item: item) {
                segments.append(segment)
            } else {
                application.report(
                    "UISegmentedControl takes titles, images and actions; a \(type(of: item)) was left out.")
            }
        }
        sizeToFit()
    }

    /// Makes a control with a segment for each action, which is performed when the segment gets selected.
    public convenience init(frame: CGRect, actions: [UIAction]) {
        self.init(frame: frame)
        segments = actions.map { SegmentItem(action: $0) }
        if frame.size == .zero { sizeToFit() }
    }

    private func prepare() {
        addSubview(content)
        content.addSubview(background)
        content.addSubview(selection)
        background.backgroundColor = .tertiarySystemFill
        selection.layer.shadowOpacity = 0.12
        selection.layer.shadowOffset = CGSize(width: 0, height: 3)
        selection.layer.shadowRadius = 4
    }

    // MARK: Selection

    /// The selected segment, or ``noSegment``, as at first. A negative index selects none. An index beyond the last segment
    /// is refused and reported. Setting it sends no event.
    open var selectedSegmentIndex: Int {
        get { selectedStorage }
        set {
            guard newValue < segments.count else {
                application.report(
                    "\(printedClassName(of: self)) has \(segments.count) segments; selectedSegmentIndex \(newValue) was refused."
                )
                return
            }
            selectedStorage = max(newValue, Self.noSegment)
            segmentsDidChange()
        }
    }

    /// Whether segments are buttons that do not stay selected; false at first.
    open var isMomentary = false {
        didSet {
            if isMomentary { selectedStorage = Self.noSegment }
            setNeedsLayout()
        }
    }

    /// Whether wide content gets more of the width; false, equal shares, at first.
    open var apportionsSegmentWidthsByContent = false { didSet { setNeedsLayout() } }

    /// The color behind the selected segment.
    open var selectedSegmentTintColor: UIColor? { didSet { setNeedsLayout() } }

    func segmentsDidChange() {
        setNeedsLayout()
        markChanged(.accessibility)
    }

    /// Keeps the selection with its segment when segments come and go.
    func insert(_ segment: SegmentItem, at index: Int) {
        let place = min(max(index, 0), segments.count)
        segments.insert(segment, at: place)
        if selectedStorage >= place { selectedStorage += 1 }
        pressed = nil
        segmentsDidChange()
    }

    func remove(at place: Int) {
        segments.remove(at: place)
        if selectedStorage == place {
            selectedStorage = Self.noSegment
        } else if selectedStorage > place {
            selectedStorage -= 1
        }
        pressed = nil
        segmentsDidChange()
    }

    // MARK: Segments

    /// How many segments there are.
    open var numberOfSegments: Int { segments.count }

    /// The nearest segment to an index; `nil` where there is none.
    private func nearest(_ index: Int) -> Int? {
        segments.isEmpty ? nil : min(max(index, 0), segments.count - 1)
    }

    private func change(_ index: Int, _ change: (inout SegmentItem) -> Void) {
        guard let place = nearest(index) else { return }
        change(&segments[place])
        segmentsDidChange()
    }

    // MARK: Coming and going. Changes are not animated.

    /// Puts a segment before the one at an index; the selection stays with its segment.
    open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
        insert(SegmentItem(title: title), at: segment)
    }

    /// Puts a segment with an image before the one at an index; the segments move at once.
    open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
        insert(SegmentItem(image: image), at: segment)
    }

    /// Puts a segment that performs an action before the one at an index. If a segment has an action of the same identifier
    /// already, that segment gets the new action instead (E43).
    open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
        let known = segmentIndex(identifiedBy: action.identifier)
        if known != NSNotFound {
            setAction(action, forSegmentAt: known)
        } else {
            insert(SegmentItem(action: action), at: segment)
        }
    }

    /// Removes a segment. If it was selected, no segment is selected afterwards.
    open func removeSegment(at segment: Int, animated: Bool) {
        if let place = nearest(segment) { remove(at: place) }
    }

    /// Removes all segments. None is selected then.
    open func removeAllSegments() {
        while !segments.isEmpty { remove(at: segments.count - 1) }
    }

    // MARK: Content

    /// Gives a segment an action, and the action's title and image.
    open func setAction(_ action: UIAction, forSegmentAt segment: Int) {
        change(segment) { old in
            var new = SegmentItem(action: action)
            new.width = old.width
            new.contentOffset = old.contentOffset
            old = new
        }
    }

    /// The action of a segment; `nil` where it has none.
    open func actionForSegment(at segment: Int) -> UIAction? { nearest(segment).flatMap { segments[$0].action } }

    /// The segment whose action has an identifier; `NSNotFound` when there is none.
    open func segmentIndex(identifiedBy actionIdentifier: UIAction.Identifier) -> Int {
        segments.firstIndex { $0.action?.identifier == actionIdentifier } ?? NSNotFound
    }

    /// Gives a segment a title in the place of an image.
    open func setTitle(_ title: String?, forSegmentAt segment: Int) {
        change(segment) {
            $0.title = title
            $0.image = nil
        }
    }

    /// The title; `nil` for a segment that shows an image.
    open func titleForSegment(at segment: Int) -> String? {
        nearest(segment).flatMap { segments[$0].image == nil ? segments[$0].title : nil }
    }

    /// Gives a segment an image in the place of a title.
    open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
        change(segment) {
            $0.image = image
            $0.title = nil
        }
    }

    /// The image of a segment; `nil` where it shows a title.
    open func imageForSegment(at segment: Int) -> UIImage? { nearest(segment).flatMap { segments[$0].image } }

    // MARK: Shape

    /// Gives a segment a width in points; 0 lets the control choose. A width that is negative or not finite is refused.
    open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
        guard accepts(Double(width), as: "width of a segment", if: width >= 0, rule: "must not be negative") else {
            return
        }
        change(segment) { $0.width = width }
    }

    /// The width that was set, in points; 0 where the control chooses.
    open func widthForSegment(at segment: Int) -> CGFloat { nearest(segment).map { segments[$0].width } ?? 0 }

    /// Moves a segment's content from its middle, in points.
    open func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {
        change(segment) { $0.contentOffset = offset }
    }

    /// How far a segment's content is moved, in points.
    open func contentOffsetForSegment(at segment: Int) -> CGSize {
        nearest(segment).map { segments[$0].contentOffset } ?? .zero
    }

    /// Sets whether a segment can be selected by touch.
    open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
        change(segment) { $0.isEnabled = enabled }
    }

    /// Whether a segment can be selected by touch; false in a control without segments.
    open func isEnabledForSegment(at segment: Int) -> Bool {
        nearest(segment).map { segments[$0].isEnabled } ?? false
    }

    // MARK: Look

    /// Sets the attributes of titles in a state: `.selected` for the selected segment, `.normal` for the others and for
    /// attributes that other states leave out. The control shows font, color, and the other attributes that labels show.
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: State) {
        titleAttributes[exactly: state] = attributes
        segmentsDidChange()
    }

    /// The attributes of titles in a state; the normal state's where it has none.
    open func titleTextAttributes(for state: State) -> [NSAttributedString.Key: Any]? { titleAttributes[state] }

    /// Sets the image behind segments in a state. As soon as the normal state has one, the images are all that is shown
    /// behind and between segments. All metrics of bars are the same here.
    open func setBackgroundImage(_ backgroundImage: UIImage?, for state: State, barMetrics: UIBarMetrics) {
        backgroundImages[exactly: state] = backgroundImage
        segmentsDidChange()
    }

    /// The image behind segments in a state; the normal state's where it has none.
    open func backgroundImage(for state: State, barMetrics: UIBarMetrics) -> UIImage? { backgroundImages[state] }

    /// Sets the image between a segment in one state and the next segment in another state. Pairs of states without an image
    /// use the one between two normal segments.
    open func setDividerImage(
        _ dividerImage: UIImage?, forLeftSegmentState leftState: State, rightSegmentState rightState: State,
        barMetrics: UIBarMetrics
    ) {
        dividerImages[[leftState, rightState]] = dividerImage
        segmentsDidChange()
    }

    /// The image between segments in two states.
    open func dividerImage(
        forLeftSegmentState leftState: State, rightSegmentState rightState: State, barMetrics: UIBarMetrics
    ) -> UIImage? {
        dividerImages[[leftState, rightState]] ?? dividerImages[[.normal, .normal]]
    }

    // MARK: Layout

    /// The size of the content (points).
    open dynamic override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }

    /// As wide as all content, 32 points high.
    open dynamic override func sizeThatFits(_ size: CGSize) -> CGSize {
        let widths = zip(segments, contentWidths).map { $0.width > 0 ? $0.width : $1 }
        let isEqual = !apportionsSegmentWidthsByContent && segments.allSatisfy { $0.width <= 0 }
        let width = isEqual ? (widths.max() ?? 0) * CGFloat(widths.count) : widths.reduce(0, +)
        return CGSize(width: width.rounded(.up), height: Self.height)
    }

    private var contentWidths: [CGFloat] {
        let label = ControlLabel()
        label.font = .systemFont(ofSize: 13, weight: .semibold)
        return segments.map { segment in
            if let image = segment.image { return image.size.width + 20 }
            label.text = segment.title
            return label.sizeThatFits(.zero).width + 20
        }
    }

    /// The segments' rectangles in the control's own coordinates, in the order of segments. It runs against the x axis if
    /// reading does.
    private var segmentFrames: [CGRect] {
        let widths = SegmentWidths.divide(
            bounds.width, fixed: segments.map(\.width),
            content: apportionsSegmentWidthsByContent ? contentWidths : segments.map { _ in 0 },
            isByContent: apportionsSegmentWidthsByContent)
        var x: CGFloat = 0
        return widths.map { width in
            defer { x += width }
            return CGRect(
                x: bounds.minX + (isRightToLeft ? bounds.width - x - width : x), y: bounds.minY, width: width,
                height: bounds.height)
        }
    }

    override func stateDidChange() {
        super.stateDidChange()
        setNeedsLayout()
    }

    override func textMetricsChanged() {
        if apportionsSegmentWidthsByContent { setNeedsLayout() }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        content.frame = bounds
        content.bounds = bounds
        content.alpha = isEnabled ? 1 : 0.5
        background.place(bounds, cornerRadius: 9)
        makeParts()
        let frames = segmentFrames
        let shown = isMomentary ? pressed ?? Self.noSegment : selectedStorage
        for (index, view) in views.enumerated() {
            if view.frame != frames[index] { view.frame = frames[index] }
            let isPressed = isHighlighted && pressed == index
            let state = segmentState(index, isSelected: index == shown, isPressed: isPressed)
            view.show(
                segments[index], isSelected: index == shown, isPressed: isPressed, isEnabled: isEnabled,
                attributes: titleAttributes[state], background: backgroundImages[state])
            guard index > 0 else { continue }
            // No line beside the selected segment.
            let divider = dividers[index - 1]
            if let image = dividerImage(between: index - 1, and: index, shown: shown) {
                divider.showImage(image, at: max(frames[index].minX, frames[index - 1].minX), in: bounds)
                continue
            }
            divider.showNoImage()
            divider.isHidden = hasBackgroundImages || index == shown || index - 1 == shown
            let x = max(frames[index].minX, frames[index - 1].minX)
            divider.place(CGRect(x: x - 0.5, y: bounds.minY + 8, width: 1, height: max(0, bounds.height - 16)))
        }
        background.isHidden = hasBackgroundImages
        selection.isHidden = !frames.indices.contains(shown) || hasBackgroundImages
        guard frames.indices.contains(shown) else { return }
        selection.backgroundColor = selectedSegmentTintColor ?? Self.selectionColor
        selection.place(frames[shown].shrunk(dx: 2, dy: 2), cornerRadius: 7)
    }

    private static let selectionColor = UIColor { traits in
        traits.userInterfaceStyle == .dark ? .systemGray2 : .white
    }

    private func makeParts() {
        while views.count > segments.count { views.removeLast().removeFromSuperview() }
        while views.count < segments.count {
            let view = SegmentView(frame: .zero)
            views.append(view)
            content.addSubview(view)
        }
        while dividers.count > max(0, segments.count - 1) { dividers.removeLast().removeFromSuperview() }
        while dividers.count < segments.count - 1 {
            let divider = SegmentDivider(frame: .zero)
            dividers.append(divider)
            content.insertSubview(divider, aboveSubview: background)
        }
    }

    // MARK: Tracking

    /// The segment at a point of the control, if it can be chosen; above and below it counts as in it.
    private func enabledSegment(at point: CGPoint) -> Int? {
        segmentFrames.firstIndex { point.x >= $0.minX && point.x < $0.maxX }.flatMap {
            segments[$0].isEnabled ? $0 : nil
        }
    }

    override var primaryEvent: Event { .valueChanged }

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        guard let index = enabledSegment(at: touch.location(in: self)) else { return false }
        pressed = index
        setNeedsLayout()
        return true
    }

    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let allowed = isTouchInside ? enabledSegment(at: touch.location(in: self)) : nil
        if allowed != pressed {
            pressed = allowed
            setNeedsLayout()
        }
        return true
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        let chosen = isTouchInside ? pressed : nil
        pressed = nil
        setNeedsLayout()
        guard touch != nil, let chosen, isMomentary || chosen != selectedStorage else { return }
        choose(chosen, with: event)
    }

    /// The view of the segment at a point of the control, while a touch there would choose it (X27).
    package func enabledSegmentView(at point: CGPoint) -> UIView? {
        guard isEnabled, let index = enabledSegment(at: point) else { return nil }
        layoutIfNeeded()
        return views[index]
    }

    /// Chooses the segment at a point of the control, as a touch does (X27).
    package func chooseSegment(at point: CGPoint) {
        guard isEnabled, let index = enabledSegment(at: point) else { return }
        if isMomentary || index != selectedStorage { choose(index, with: nil) }
    }

    private func choose(_ chosen: Int, with event: UIEvent?) {
        selectedStorage = chosen
        segmentsDidChange()
        if let action = segments[chosen].action { sendAction(action) }
        sendValueChanged(with: event)
        if isMomentary, selectedStorage == chosen {
            selectedStorage = Self.noSegment
            segmentsDidChange()
        }
    }

    open override func cancelTracking(with event: UIEvent?) {
        pressed = nil
        setNeedsLayout()
    }

    // MARK: Focus

    override var isAdjustable: Bool { !isMomentary }

    /// Arrows along the control select the next segment that is enabled.
    override func adjust(_ direction: FocusDirection) -> Bool {
        guard isEnabled, !isMomentary, direction == .left || direction == .right else { return false }
        let step = (direction == .right) != isRightToLeft ? 1 : -1
        var next = selectedStorage == Self.noSegment && step < 0 ? segments.count - 1 : selectedStorage + step
        while segments.indices.contains(next), !segments[next].isEnabled { next += step }
        guard segments.indices.contains(next) else { return false }
        choose(next, with: nil)
        return true
    }

    override var accessibilityDefaults: DisplayAccessibility {
        DisplayAccessibility(
            role: .group, label: nil, value: nil, identifier: nil, isEnabled: isEnabled, isSelected: false)
    }

    // MARK: Gestures around it

    /// G64: false for a tap recognizer of a view around the control: the tap is the control's own.
    open dynamic override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        !losesTap(to: gestureRecognizer) && super.gestureRecognizerShouldBegin(gestureRecognizer)
    }
}
