// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import EventTrace

/// A control that counts up and down: its left half takes a step from the value, its right half adds one.
///
/// A half counts when it is touched, and repeatedly while it is held and the finger is inside. The stepper does not keep a
/// value that the application has not heard of: if ``isContinuous`` is false, a cancelled touch goes back to where it began.
/// The size is always 94 by 32 points.
@preconcurrency @MainActor
open class UIStepper: UIControl {
    private enum Half {
        case decrement, increment
    }

    private static let size = CGSize(width: 94, height: 32)

    private let content = ControlPart()
    private let background = ControlPart()
    private let pressedHalf = ControlPart()
    private let divider = ControlPart()
    private let minus = ControlLabel()
    private let plus = ControlLabel()
    private var images = StepperImages()
    private var touchedHalf: Half?
    private var repetition: EventClock.Deadline?
    private var startValue: Double = 0
    private var valueStorage: Double = 0
    private var minimumStorage: Double = 0
    private var maximumStorage: Double = 100
    private var stepStorage: Double = 1

    /// Makes a stepper from 0 to 100 in steps of 1. Only the frame's origin counts.
    public override init(frame: CGRect) {
        super.init(frame: CGRect(origin: frame.origin, size: Self.size))
        prepare()
    }

    /// Makes a stepper from 0 to 100 in steps of 1. A storyboard's or a nib's coder sets its properties (IB2).
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        super.bounds.size = Self.size
        prepare()
        coder.archive?.finish(self, as: UIStepper.self)
    }

    private func prepare() {
        addSubview(content)
        for part in [background, pressedHalf, divider] { content.addSubview(part) }
        for (label, text) in [(minus, "\u{2212}"), (plus, "+")] {
            label.text = text
            label.font = .systemFont(ofSize: 22)
            label.textAlignment = .center
            content.addSubview(label)
        }
        background.backgroundColor = .tertiarySystemFill
        pressedHalf.backgroundColor = .tertiarySystemFill
        divider.backgroundColor = .separator
    }

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

    /// The count, 0 at first. A value out of range becomes the nearer end. A value that is not finite is refused. Setting it
    /// sends no event.
    open var value: Double {
        get { valueStorage }
        set { if accepts(newValue, as: "value") { store(newValue) } }
    }

    /// 0 at first. A minimum that is not less than the maximum is refused.
    open var minimumValue: Double {
        get { minimumStorage }
        set {
            guard
                accepts(
                    newValue, as: "minimumValue", if: newValue < maximumValue, rule: "must be less than maximumValue")
            else { return }
            minimumStorage = newValue
            store(value)
        }
    }

    /// 100 at first. A maximum that is not greater than the minimum is refused.
    open var maximumValue: Double {
        get { maximumStorage }
        set {
            guard
                accepts(
                    newValue, as: "maximumValue", if: newValue > minimumValue, rule: "must be greater than minimumValue"
                )
            else { return }
            maximumStorage = newValue
            store(value)
        }
    }

    /// 1 at first. A step that is not greater than 0 is refused.
    open var stepValue: Double {
        get { stepStorage }
        set {
            if accepts(newValue, as: "stepValue", if: newValue > 0, rule: "must be greater than 0") {
                stepStorage = newValue
            }
        }
    }

    private func store(_ newValue: Double) {
        valueStorage = min(max(newValue, minimumValue), maximumValue)
        setNeedsLayout()
        markChanged(.accessibility)
    }

    /// Whether ``UIControl/Event/valueChanged`` is sent at every step. Otherwise it is sent only when the touch lifts. True
    /// at first.
    open var isContinuous = true

    /// Whether a held half goes on counting; true at first.
    open var autorepeat = true

    /// Whether counting beyond one end of the range goes on at the other end; false at first.
    open var wraps = false { didSet { setNeedsLayout() } }

    private func canStep(_ half: Half) -> Bool {
        guard !wraps else { return true }
        return half == .increment ? value < maximumValue : value > minimumValue
    }

    private func step(_ half: Half, with event: UIEvent?) {
        let before = value
        let next = half == .increment ? value + stepValue : value - stepValue
        if wraps, next > maximumValue {
            store(minimumValue)
        } else if wraps, next < minimumValue {
            store(maximumValue)
        } else {
            store(next)
        }
        if value != before, isContinuous { sendValueChanged(with: event) }
    }

    // MARK: Images

    /// Sets the image in the place of the plus for a state. States without an image use the normal state's (E58).
    open func setIncrementImage(_ image: UIImage?, for state: State) {
        images.increment[exactly: state] = image
        setNeedsLayout()
    }

    /// Sets the image in the place of the minus for a state. States without an image use the normal state's (E58).
    open func setDecrementImage(_ image: UIImage?, for state: State) {
        images.decrement[exactly: state] = image
        setNeedsLayout()
    }

    /// Sets the image that is stretched over the stepper for a state, behind everything else (E58).
    open func setBackgroundImage(_ image: UIImage?, for state: State) {
        images.background[exactly: state] = image
        setNeedsLayout()
    }

    /// Sets the image between the halves, by their states; a pressed half is highlighted. Pairs of states without an image use
    /// the one between two normal halves (E58).
    open func setDividerImage(
        _ image: UIImage?, forLeftSegmentState leftState: State, rightSegmentState rightState: State
    ) {
        images.dividers[[leftState, rightState]] = image
        setNeedsLayout()
    }

    /// The image in the place of the plus for a state.
    open func incrementImage(for state: State) -> UIImage? { images.increment[state] }
    /// The image in the place of the minus for a state.
    open func decrementImage(for state: State) -> UIImage? { images.decrement[state] }
    /// The image behind the stepper for a state.
    open func backgroundImage(for state: State) -> UIImage? { images.background[state] }
    /// The image between halves in two states.
    open func dividerImage(forLeftSegmentState state: State, rightSegmentState: State) -> UIImage? {
        images.divider(state, rightSegmentState)
    }

    /// A half that cannot step is disabled, and a pressed one is highlighted.
    private func state(of half: Half) -> State {
        if !isEnabled || !canStep(half) { return .disabled }
        return half == touchedHalf && isHighlighted ? .highlighted : .normal
    }

    private func showImages() {
        let (minusState, plusState) = (state(of: .decrement), state(of: .increment))
        images.showStretched(images.background[state], for: background)
        images.show(
            isRightToLeft ? images.divider(plusState, minusState) : images.divider(minusState, plusState), for: divider)
        images.show(images.decrement[minusState], for: minus, tint: minus.textColor)
        images.show(images.increment[plusState], for: plus, tint: plus.textColor)
    }

    // MARK: Layout

    override func stateDidChange() {
        super.stateDidChange()
        setNeedsLayout()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        content.frame = CGRect(origin: bounds.origin, size: Self.size)
        content.alpha = isEnabled ? 1 : 0.5
        background.place(content.bounds, cornerRadius: 8)
        divider.place(CGRect(x: Self.size.width / 2 - 0.5, y: 7, width: 1, height: 18), cornerRadius: 0.5)
        let halves = [
            CGRect(x: 0, y: 0, width: 47, height: Self.size.height),
            CGRect(x: 47, y: 0, width: 47, height: Self.size.height),
        ]
        let isIncrementLeft = isRightToLeft
        minus.frame = halves[isIncrementLeft ? 1 : 0]
        plus.frame = halves[isIncrementLeft ? 0 : 1]
        minus.textColor = canStep(.decrement) ? .label : .tertiaryLabel
        plus.textColor = canStep(.increment) ? .label : .tertiaryLabel
        pressedHalf.isHidden = touchedHalf == nil || !isHighlighted
        pressedHalf.place(touchedHalf == .increment ? plus.frame : minus.frame, cornerRadius: 8)
        showImages()
    }

    // MARK: Tracking

    override var primaryEvent: Event { .valueChanged }

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let isRight = touch.location(in: self).x >= bounds.midX
        let half: Half = isRight != isRightToLeft ? .increment : .decrement
        guard canStep(half) else { return false }
        touchedHalf = half
        startValue = value
        step(half, with: event)
        if autorepeat { scheduleRepetition(after: application.interactionConstants.stepperRepeatDelay) }
        return true
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        stop()
        if !isContinuous, value != startValue { sendValueChanged(with: event) }
    }

    open override func cancelTracking(with event: UIEvent?) {
        stop()
        if !isContinuous { store(startValue) }
    }

    private func stop() {
        repetition?.cancel()
        repetition = nil
        touchedHalf = nil
        setNeedsLayout()
    }

    private func scheduleRepetition(after delay: TimeInterval) {
        repetition = application.clock.schedule(after: delay) { [weak self] in self?.repeatStep() }
    }

    private func repeatStep() {
        guard isTracking, let half = touchedHalf else { return }
        if isTouchInside, canStep(half) { step(half, with: nil) }
        // The step's actions may have ended the touch.
        guard isTracking, touchedHalf != nil else { return }
        scheduleRepetition(after: application.interactionConstants.stepperRepeatInterval)
    }

    // MARK: Focus

    override var isAdjustable: Bool { true }

    /// Arrows along the stepper take a step.
    override func adjust(_ direction: FocusDirection) -> Bool {
        guard isEnabled, direction == .left || direction == .right else { return false }
        let half: Half = (direction == .right) != isRightToLeft ? .increment : .decrement
        guard canStep(half) else { return false }
        let before = value
        step(half, with: nil)
        if value != before, !isContinuous { sendValueChanged(with: nil) }
        return value != before
    }

    override var accessibilityDefaults: DisplayAccessibility {
        let isWhole = value == value.rounded() && abs(value) < 1e15
        return DisplayAccessibility(
            role: .adjustable, label: nil, value: isWhole ? "\(Int(value))" : "\(value)", identifier: nil,
            isEnabled: isEnabled, isSelected: false)
    }

    // MARK: Gestures around it

    /// G64: false for a tap recognizer of a view around the stepper: the tap is the stepper's own.
    open dynamic override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        !losesTap(to: gestureRecognizer) && super.gestureRecognizerShouldBegin(gestureRecognizer)
    }
}
