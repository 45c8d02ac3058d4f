// SPDX-License-Identifier: Apache-2.0

import UIKitCore

/// A control for a date, a time, or a length of time.
///
/// The rules, PK20 to PK33, are in `Documentation/Pickers.md`.
@preconcurrency @MainActor
open class UIDatePicker: UIControl {
    /// What is chosen.
    public enum Mode: Int, Sendable {
        case time = 0
        case date
        case dateAndTime
        /// A length of time: `countDownDuration`.
        case countDownTimer
        case yearAndMonth
    }

    private var face: (any DatePickerFace)?
    private var dateStorage = Date()

    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }

    /// Makes a picker as `init(frame:)` does, of its own size. A storyboard's or a nib's coder sets its properties (IB2).
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
        coder.archive?.finish(self, as: UIDatePicker.self)
    }

    /// The color of the wheels' titles; `nil`, the value at first, for that of labels.
    private(set) var titleColor: UIColor? { didSet { (face as? WheelsDateFace)?.follow(titleColor) } }

    /// Sets `textColor`, the color of the wheels' titles, or a property of any control (PO9). Sources for iOS set it by name.
    open override func setValue(_ value: Any?, forKey key: String) {
        guard key == "textColor", value == nil || value is UIColor else { return super.setValue(value, forKey: key) }
        titleColor = value as? UIColor
    }

    private func prepare() {
        dateStorage = wheels.rounded(dateStorage)
        rebuild()
        if bounds.size == .zero { frame.size = face?.size ?? PickerMetrics.size }
    }

    // MARK: The choice

    /// The parts that are chosen; date and time at first.
    open var datePickerMode: Mode = .dateAndTime { didSet { if datePickerMode != oldValue { rebuild() } } }

    /// The chosen date. Setting it sends nothing; a date outside the limits becomes the nearer limit (PK21).
    open var date: Date {
        get { dateStorage }
        set { setDate(newValue, animated: false) }
    }

    /// Chooses a date and sends nothing; a date outside the limits becomes the nearer limit (PK21).
    open func setDate(_ date: Date, animated: Bool) {
        dateStorage = allowed(date)
        face?.show(dateStorage, animated: animated)
    }

    /// The seconds of a countdown, from 0 to 86,340; at least a minute if the user chooses.
    open var countDownDuration: TimeInterval {
        get { dateStorage.timeIntervalSince(calendar.startOfDay(for: dateStorage)) }
        set {
            let seconds = min(max(0, newValue), 86_399)
            setDate(calendar.startOfDay(for: dateStorage).addingTimeInterval(seconds), animated: false)
        }
    }

    /// The limits, `nil` at first. If the least is later than the greatest, both are ignored. A countdown has no limits.
    open var minimumDate: Date? { didSet { limitsDidChange() } }
    /// The greatest date; see ``minimumDate``.
    open var maximumDate: Date? { didSet { limitsDidChange() } }

    private func limitsDidChange() {
        dateStorage = allowed(dateStorage)
        face?.show(dateStorage, animated: false)
    }

    /// Minutes between two rows: a divisor of 60 up to 30; others are reported, and are 1.
    open var minuteInterval = 1 {
        didSet {
            if !(1...30).contains(minuteInterval) || 60 % minuteInterval != 0 {
                UIApplication.shared.report("\(minuteInterval) does not divide an hour: the minute interval is 1.")
                minuteInterval = 1
            }
            if minuteInterval != oldValue { rebuild() }
        }
    }

    /// Whether the chosen minute goes down to a multiple of ``minuteInterval``; true at first (PK22). Otherwise the picker keeps a
    /// minute that code sets, until its user chooses.
    open var roundsToMinuteInterval = true {
        didSet { if roundsToMinuteInterval != oldValue { limitsDidChange() } }
    }

    // MARK: Language

    /// `nil` is the system's.
    open var locale: Locale? { didSet { rebuild() } }
    /// The time zone in which dates are shown and chosen; `nil` is the calendar's.
    open var timeZone: TimeZone? { didSet { rebuild() } }
    /// The calendar by which dates are shown and chosen, in ``timeZone`` if that is set. `nil` sets the system's.
    open var calendar: Calendar! {
        get {
            var calendar = calendarStorage ?? Calendar.current
            if let timeZone { calendar.timeZone = timeZone }
            return calendar
        }
        set {
            calendarStorage = newValue
            rebuild()
        }
    }

    private var calendarStorage: Calendar?

    var wheels: DateWheels {
        DateWheels(datePickerMode, calendar: calendar, locale: locale ?? .current, minuteInterval: minuteInterval)
    }

    // MARK: Style

    /// The preferred look of the picker; `automatic` at first.
    open var preferredDatePickerStyle: UIDatePickerStyle = .automatic {
        didSet { if preferredDatePickerStyle != oldValue { rebuild() } }
    }

    /// The present look: never `automatic` (PK30).
    open var datePickerStyle: UIDatePickerStyle {
        let hasWheelsAlone = datePickerMode == .countDownTimer || datePickerMode == .yearAndMonth
        if hasWheelsAlone { return .wheels }
        switch preferredDatePickerStyle {
        case .automatic: return .compact
        case .inline where datePickerMode == .time: return .wheels
        default: return preferredDatePickerStyle
        }
    }

    private func rebuild() {
        face?.removeFromSuperview()
        dateStorage = allowed(dateStorage)
        let made: any DatePickerFace =
            switch datePickerStyle {
            case .inline: InlineDateFace(self)
            case .compact: CompactDateFace(self)
            case .wheels, .automatic: WheelsDateFace(self)
            }
        face = made
        addSubview(made)
        made.show(dateStorage, animated: false)
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    // MARK: Choosing

    /// The nearest date within the limits, at an existing minute.
    func allowed(_ date: Date) -> Date {
        let rounded = wheels.rounded(date, toInterval: roundsToMinuteInterval)
        guard datePickerMode != .countDownTimer else { return rounded }
        if let minimumDate, let maximumDate, minimumDate > maximumDate { return rounded }
        if let minimumDate, rounded < minimumDate { return minimumDate }
        if let maximumDate, rounded > maximumDate { return maximumDate }
        return rounded
    }

    /// Whether a day has an allowed moment.
    func isAllowed(day: Date) -> Bool {
        if let minimumDate, let maximumDate, minimumDate > maximumDate { return true }
        if let minimumDate, day < calendar.startOfDay(for: minimumDate) { return false }
        if let maximumDate, day > maximumDate { return false }
        return true
    }

    /// The user chose a date: takes the nearest allowed one, and reports it (PK24).
    func choose(_ date: Date) {
        var new = allowed(date)
        if datePickerMode == .countDownTimer, new == calendar.startOfDay(for: new) {
            new = new.addingTimeInterval(TimeInterval(60 * minuteInterval))
        }
        let isOther = new != dateStorage
        dateStorage = new
        face?.show(new, animated: true)
        if isOther { sendActions(for: .valueChanged) }
    }

    // MARK: View

    open override var isEnabled: Bool { didSet { face?.isUserInteractionEnabled = isEnabled } }

    /// Its parts have the focus.
    open override var canBecomeFocused: Bool { false }

    open dynamic override var intrinsicContentSize: CGSize { face?.size ?? PickerMetrics.size }

    open dynamic override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    open override func layoutSubviews() {
        super.layoutSubviews()
        face?.frame = bounds
    }
}

/// How a date picker looks.
public enum UIDatePickerStyle: Int, Sendable {
    case automatic = 0
    case wheels
    /// A field that shows the date, and opens a calendar.
    case compact
    /// A calendar.
    case inline
}

/// The view of a date picker's style.
@MainActor
protocol DatePickerFace: UIView {
    func show(_ date: Date, animated: Bool)
    /// In points.
    var size: CGSize { get }
}
