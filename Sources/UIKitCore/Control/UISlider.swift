// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import EventTrace

/// A control that picks a value from a range by dragging a thumb along a track.
///
/// Only a touch that comes down on the thumb, or close to it, moves the thumb. The slider does not keep a value that the
/// application has not heard of: if ``isContinuous`` is false, a cancelled drag goes back to where it began.
@preconcurrency @MainActor
open class UISlider: UIControl {
    private static let height: CGFloat = 34
    private static let thumbDiameter: CGFloat = 28
    /// Points around the thumb in which a touch still takes it.
    private static let thumbMargin: CGFloat = 10
    /// Points between the track and an image at its end.
    private static let imageDistance: CGFloat = 10

    private let content = ControlPart()
    private let maximumTrack = ControlPart()
    private let minimumTrack = ControlPart()
    private let thumb = ControlPart()
    /// The images that replace the parts' own look, and the views that show them. Most sliders have none.
    var images = SliderImages()
    /// From the finger to the middle of the thumb, so that the thumb does not jump when it is touched.
    private var grip: CGFloat = 0
    private var startValue: Float = 0
    private var hasMoved = false
    private var valueStorage: Float = 0
    private var range: ClosedRange<Float> = 0...1

    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }

    /// Makes a slider from 0 to 1 with an empty frame. A storyboard's or a nib's coder sets its properties (IB2).
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
        coder.archive?.finish(self, as: UISlider.self)
    }

    private func prepare() {
        thumb.layer.shadowOpacity = 0.2
        thumb.layer.shadowOffset = CGSize(width: 0, height: 2)
        thumb.layer.shadowRadius = 4
        addSubview(content)
        for part in [maximumTrack, minimumTrack, thumb] { content.addSubview(part) }
    }

    /// 34 points high, of no width of its own.
    open dynamic override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: Self.height)
    }

    /// The width offered, and 34 points.
    open dynamic override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: Self.height) }

    // MARK: Value

    /// Where the thumb is, from ``minimumValue`` to ``maximumValue``, 0 at first. A value out of range becomes the nearer
    /// end. A value that is not finite is refused. Setting it sends no event.
    open var value: Float {
        get { valueStorage }
        set {
            guard accepts(Double(newValue), as: "value") else { return }
            store(newValue)
        }
    }

    /// 0 at first. A minimum above the maximum raises the maximum.
    open var minimumValue: Float {
        get { range.lowerBound }
        set {
            guard accepts(Double(newValue), as: "minimumValue") else { return }
            range = newValue...max(newValue, maximumValue)
            store(value)
        }
    }

    /// 1 at first. A maximum below the minimum lowers the minimum.
    open var maximumValue: Float {
        get { range.upperBound }
        set {
            guard accepts(Double(newValue), as: "maximumValue") else { return }
            range = min(newValue, minimumValue)...newValue
            store(value)
        }
    }

    /// Sets the value, and sends no event. The thumb is not animated: it is in its new place at once.
    open func setValue(_ value: Float, animated: Bool) { self.value = value }

    private func store(_ newValue: Float) {
        valueStorage = min(max(newValue, minimumValue), maximumValue)
        setNeedsLayout()
        markChanged(.accessibility)
    }

    /// Whether ``UIControl/Event/valueChanged`` is sent during a drag. Otherwise it is sent only at the end. True at first.
    open var isContinuous = true

    /// The conventions that the application prefers. It has no effect: controls here follow a tablet's.
    open var preferredBehavioralStyle = UIBehavioralStyle.automatic

    /// The conventions that the slider follows.
    open var behavioralStyle: UIBehavioralStyle { .pad }

    // MARK: Looks

    /// What a slider looks like.
    public enum Style: Int, Sendable {
        case `default` = 0
        /// No thumb: a finger drags the track at any place.
        case thumbless = 1
    }

    /// The look of the slider.
    open var sliderStyle = Style.default { didSet { setNeedsLayout() } }

    /// The color of the track before the thumb; `nil` for the tint color.
    open var minimumTrackTintColor: UIColor? { didSet { setNeedsLayout() } }

    /// The color of the track after the thumb.
    open var maximumTrackTintColor: UIColor? { didSet { setNeedsLayout() } }

    /// The color of the thumb; `nil` for white.
    open var thumbTintColor: UIColor? { didSet { setNeedsLayout() } }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        setNeedsLayout()
    }

    override func stateDidChange() {
        super.stateDidChange()
        setNeedsLayout()
    }

    // MARK: Images

    /// Sets the image in the place of the thumb for a state. States without an image use the normal state's. The thumb is as
    /// large as its image, and moves by its middle from one end of the track to the other.
    open func setThumbImage(_ image: UIImage?, for state: State) {
        images.thumb[exactly: state] = image
        setNeedsLayout()
    }

    /// Sets the image that is stretched over the track before the thumb, for a state.
    open func setMinimumTrackImage(_ image: UIImage?, for state: State) {
        images.minimumTrack[exactly: state] = image
        setNeedsLayout()
    }

    /// Sets the image that is stretched over the track behind the thumb, for a state.
    open func setMaximumTrackImage(_ image: UIImage?, for state: State) {
        images.maximumTrack[exactly: state] = image
        setNeedsLayout()
    }

    /// The thumb's image for a state; the normal state's where it has none.
    open func thumbImage(for state: State) -> UIImage? { images.thumb[state] }
    /// The image of the track before the thumb for a state; the normal state's where it has none.
    open func minimumTrackImage(for state: State) -> UIImage? { images.minimumTrack[state] }
    /// The image of the track behind the thumb for a state; the normal state's where it has none.
    open func maximumTrackImage(for state: State) -> UIImage? { images.maximumTrack[state] }

    /// The thumb's image in the present state.
    open var currentThumbImage: UIImage? { images.thumb[state] }
    /// The image of the track before the thumb in the present state.
    open var currentMinimumTrackImage: UIImage? { images.minimumTrack[state] }
    /// The image of the track behind the thumb in the present state.
    open var currentMaximumTrackImage: UIImage? { images.maximumTrack[state] }

    /// The image at the end of the least value; `nil`, the value at first, for none (E57).
    open var minimumValueImage: UIImage? {
        get { images.least?.image }
        set {
            images.setLeast(newValue, in: content)
            setNeedsLayout()
        }
    }

    /// The image at the end of the greatest value; `nil`, the value at first, for none (E57).
    open var maximumValueImage: UIImage? {
        get { images.greatest?.image }
        set {
            images.setGreatest(newValue, in: content)
            setNeedsLayout()
        }
    }

    // MARK: Layout

    /// Where the image of the least value is, in the slider's own coordinates (points); empty without one.
    open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
        endRect(minimumValueImage, bounds, isLeft: !isRightToLeft)
    }

    /// Where the image of the greatest value is, in the slider's own coordinates (points); empty without one.
    open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
        endRect(maximumValueImage, bounds, isLeft: isRightToLeft)
    }

    private func endRect(_ image: UIImage?, _ bounds: CGRect, isLeft: Bool) -> CGRect {
        let size = image?.size ?? .zero
        return CGRect(
            x: isLeft ? bounds.minX : bounds.maxX - size.width, y: bounds.midY - size.height / 2, width: size.width,
            height: size.height)
    }

    /// Where the track is, in the slider's own coordinates (points): between the images of the ends.
    open func trackRect(forBounds bounds: CGRect) -> CGRect {
        let ends = [
            (minimumValueImage, minimumValueImageRect(forBounds: bounds)),
            (maximumValueImage, maximumValueImageRect(forBounds: bounds)),
        ]
        var (left, right) = (bounds.minX + 2, bounds.maxX - 2)
        for (image, rect) in ends where image != nil {
            if rect.midX < bounds.midX {
                left = max(left, rect.maxX + Self.imageDistance)
            } else {
                right = min(right, rect.minX - Self.imageDistance)
            }
        }
        return CGRect(x: left, y: bounds.midY - 2, width: max(0, right - left), height: 4)
    }

    /// Where the thumb is for a value, in the slider's own coordinates (points).
    open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
        let size = currentThumbImage?.size ?? CGSize(width: Self.thumbDiameter, height: Self.thumbDiameter)
        let way = max(0, rect.width + 4 - size.width)
        return CGRect(
            x: rect.minX - 2 + way * position(of: value), y: rect.midY - size.height / 2, width: size.width,
            height: size.height)
    }

    /// 0 at the left end of the track, 1 at the right one.
    private func position(of value: Float) -> CGFloat {
        let length = maximumValue - minimumValue
        guard length > 0 else { return isRightToLeft ? 1 : 0 }
        let part = CGFloat((min(max(value, minimumValue), maximumValue) - minimumValue) / length)
        return isRightToLeft ? 1 - part : part
    }

    private var thumbRect: CGRect {
        thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: value)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        content.frame = bounds
        content.bounds = bounds
        content.alpha = isEnabled ? 1 : 0.5
        let track = trackRect(forBounds: bounds)
        let middle = thumbRect.midX
        var filled = track
        if isRightToLeft {
            filled.size.width = max(0, track.maxX - middle)
            filled.origin.x = track.maxX - filled.width
        } else {
            filled.size.width = max(0, middle - track.minX)
        }
        maximumTrack.place(track)
        minimumTrack.place(filled)
        thumb.place(thumbRect)
        images.least?.frame = minimumValueImageRect(forBounds: bounds)
        images.greatest?.frame = maximumValueImageRect(forBounds: bounds)
        thumb.isHidden = sliderStyle == .thumbless
        maximumTrack.backgroundColor = maximumTrackTintColor ?? .systemFill
        minimumTrack.backgroundColor = minimumTrackTintColor ?? tintColor
        thumb.backgroundColor = thumbTintColor ?? .white
        images.show(
            [maximumTrack, minimumTrack, thumb],
            [currentMaximumTrackImage, currentMinimumTrackImage, currentThumbImage])
    }

    // MARK: Tracking

    override var primaryEvent: Event { .valueChanged }

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let point = touch.location(in: self)
        let thumb = thumbRect
        guard
            sliderStyle == .thumbless || thumb.insetBy(dx: -Self.thumbMargin, dy: -Self.thumbMargin).holds(point)
        else { return false }
        grip = thumb.midX - point.x
        startValue = value
        hasMoved = false
        return true
    }

    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let before = value
        store(value(forThumbAt: touch.location(in: self).x + grip))
        guard value != before else { return true }
        hasMoved = true
        if isContinuous { sendValueChanged(with: event) }
        return true
    }

    /// The touch's end sends the last change of a drag again, also if it was sent during the drag: applications look for the
    /// touch's phase in the event.
    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        if hasMoved { sendValueChanged(with: event) }
    }

    open override func cancelTracking(with event: UIEvent?) {
        if !isContinuous, hasMoved { store(startValue) }
    }

    private func value(forThumbAt x: CGFloat) -> Float {
        let track = trackRect(forBounds: bounds)
        let low = thumbRect(forBounds: bounds, trackRect: track, value: isRightToLeft ? maximumValue : minimumValue)
            .midX
        let high = thumbRect(forBounds: bounds, trackRect: track, value: isRightToLeft ? minimumValue : maximumValue)
            .midX
        guard high > low else { return value }
        let part = min(max((x - low) / (high - low), 0), 1)
        return minimumValue + (maximumValue - minimumValue) * Float(isRightToLeft ? 1 - part : part)
    }

    // MARK: Focus

    override var isAdjustable: Bool { true }

    /// Arrows along the track change the value by a tenth of the range.
    override func adjust(_ direction: FocusDirection) -> Bool {
        guard isEnabled, direction == .left || direction == .right else { return false }
        let before = value
        let step = (maximumValue - minimumValue) / 10
        store(value + ((direction == .right) != isRightToLeft ? step : -step))
        guard value != before else { return false }
        sendValueChanged(with: nil)
        return true
    }

    override var accessibilityDefaults: DisplayAccessibility {
        let length = maximumValue - minimumValue
        // Infinite limits give no number.
        let percent = length > 0 ? Int(exactly: ((value - minimumValue) / length * 100).rounded()) ?? 0 : 0
        return DisplayAccessibility(
            role: .slider, label: nil, value: "\(percent)%", identifier: nil, isEnabled: isEnabled, isSelected: false)
    }

    // MARK: Gestures around it

    /// G64: false for a swipe along the track while the thumb is dragged.
    open dynamic override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        !losesDrag(to: gestureRecognizer) && super.gestureRecognizerShouldBegin(gestureRecognizer)
    }
}
