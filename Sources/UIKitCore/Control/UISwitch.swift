// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// A control that is on or off.
///
/// A tap toggles it. A drag takes the knob to the side where the drag ends. The value changes when the touch lifts, and
/// ``UIControl/Event/valueChanged`` is sent then (E48). Its size is always 51 by 31 points.
@preconcurrency @MainActor
open class UISwitch: UIControl {
    private static let size = CGSize(width: 51, height: 31)
    /// Points between the edge and the knob.
    private static let margin: CGFloat = 2
    /// Points that a finger moves sideways before it drags the knob.
    private static let dragThreshold: CGFloat = 8

    private let content = ControlPart()
    private let track = ControlPart()
    private let knob = ControlPart()
    private var startX: CGFloat = 0
    /// The side that a drag has taken the knob to; `nil` while nothing drags it.
    private var draggedOn: Bool?

    /// Makes a switch that is off. Only the frame's origin counts.
    public override init(frame: CGRect) {
        super.init(frame: CGRect(origin: frame.origin, size: Self.size))
        prepare()
    }

    /// Makes a switch that is off. A storyboard's or a nib's coder sets its properties (IB2).
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        super.bounds.size = Self.size
        prepare()
        coder.archive?.finish(self, as: UISwitch.self)
    }

    private func prepare() {
        knob.layer.shadowOpacity = 0.15
        knob.layer.shadowOffset = CGSize(width: 0, height: 3)
        knob.layer.shadowRadius = 4
        addSubview(content)
        content.addSubview(track)
        content.addSubview(knob)
    }

    /// What a switch looks like.
    public enum Style: Int, Sendable {
        case automatic = 0
        /// A box with a mark, on desktops.
        case checkbox = 1
        /// A knob that slides.
        case sliding = 2
    }

    /// The look that the application prefers. It has no effect: switches here slide, as on phones and tablets.
    open var preferredStyle = Style.automatic

    /// The look that the switch has.
    open var style: Style { .sliding }

    /// The text beside a checkbox. Switches here slide, and show no text.
    open var title: String?

    /// The size set is ignored.
    open override var frame: CGRect {
        get { super.frame }
        set { setFrame(newValue, keeping: Self.size) { super.frame = $0 } }
    }

    /// The size set is ignored.
    open override var bounds: CGRect {
        get { super.bounds }
        set { super.bounds = CGRect(origin: newValue.origin, size: Self.size) }
    }

    /// The size of the content (points).
    open dynamic override var intrinsicContentSize: CGSize { Self.size }

    open dynamic override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

    // MARK: Value

    /// Whether the switch is on. Setting it sends no event.
    open var isOn = false {
        didSet {
            guard isOn != oldValue else { return }
            setNeedsLayout()
            markChanged(.accessibility)
        }
    }

    /// Turns the switch on or off, and sends no event. The knob is not animated: it is in its new place at once.
    open func setOn(_ on: Bool, animated: Bool) { isOn = on }

    // MARK: Looks

    /// The color of a switch that is on; `nil` for the system's green.
    open var onTintColor: UIColor? { didSet { setNeedsLayout() } }

    /// The color of the knob; `nil` for white.
    open var thumbTintColor: UIColor? { didSet { setNeedsLayout() } }

    /// Kept and not shown: no switch has shown images since iOS 7.
    open var onImage: UIImage?

    /// Kept and not shown; see ``onImage``.
    open var offImage: UIImage?

    override func stateDidChange() {
        super.stateDidChange()
        setNeedsLayout()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let isShownOn = draggedOn ?? isOn
        content.frame = bounds
        content.alpha = isEnabled ? 1 : 0.5
        track.backgroundColor = isShownOn ? onTintColor ?? .systemGreen : .secondarySystemFill
        track.place(content.bounds)
        knob.backgroundColor = thumbTintColor ?? .white
        let height = Self.size.height - 2 * Self.margin
        let width = height + (isHighlighted ? 6 : 0)
        let x = isShownOn != isRightToLeft ? Self.size.width - Self.margin - width : Self.margin
        knob.place(CGRect(x: x, y: Self.margin, width: width, height: height))
    }

    // MARK: Tracking

    override var primaryEvent: Event { .valueChanged }

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        startX = touch.location(in: self).x
        draggedOn = nil
        return true
    }

    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let x = touch.location(in: self).x
        if draggedOn != nil || abs(x - startX) > Self.dragThreshold {
            draggedOn = (x > bounds.midX) != isRightToLeft
            setNeedsLayout()
        }
        return true
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        let wanted = draggedOn ?? (isTouchInside ? !isOn : isOn)
        draggedOn = nil
        setNeedsLayout()
        guard touch != nil, wanted != isOn else { return }
        isOn = wanted
        sendValueChanged(with: event)
    }

    open override func cancelTracking(with event: UIEvent?) {
        draggedOn = nil
        setNeedsLayout()
    }

    override func select(with event: UIPressesEvent?) {
        isOn.toggle()
        sendValueChanged(with: event)
    }

    override var accessibilityDefaults: DisplayAccessibility {
        DisplayAccessibility(
            role: .switch, label: nil, value: isOn ? "1" : "0", identifier: nil, isEnabled: isEnabled, isSelected: isOn)
    }

    // MARK: Gestures around it

    /// G64: false for a tap recognizer of a view around the switch, and for a pan or swipe while a finger touches the knob.
    open dynamic override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        !losesTap(to: gestureRecognizer) && !losesDrag(to: gestureRecognizer) && !losesPan(to: gestureRecognizer)
            && super.gestureRecognizerShouldBegin(gestureRecognizer)
    }
}
