// SPDX-License-Identifier: Apache-2.0

import UIKitCore

/// A date picker as a calendar (PK31): a month of days, and wheels for the time if it is chosen too.
final class InlineDateFace: UIView, DatePickerFace {
    static let width: CGFloat = 320
    private static let header: CGFloat = 44
    private static let weekdayHeight: CGFloat = 24
    private static let rowHeight: CGFloat = 44
    private static let timeHeight: CGFloat = 120

    private unowned let owner: UIDatePicker
    private let title = UILabel(frame: .zero)
    private let back = UIButton(type: .system)
    private let on = UIButton(type: .system)
    private var weekdays: [UILabel] = []
    private var days: [DayButton] = []
    private let time: WheelsDateFace?
    private let calendar: Calendar
    private let monthTitles = DateFormatter()
    private let dayTitles = DateFormatter()
    /// The first moment of the month that is shown.
    private var month: Date
    private var date: Date

    init(_ owner: UIDatePicker) {
        self.owner = owner
        calendar = owner.calendar
        date = owner.date
        month = Self.month(of: owner.date, owner.calendar)
        time = owner.datePickerMode == .dateAndTime ? WheelsDateFace(owner, mode: .time) : nil
        super.init(frame: .zero)
        for (formatter, template) in [(monthTitles, "yMMMM"), (dayTitles, "EEEEMMMMd")] {
            formatter.calendar = calendar
            formatter.timeZone = calendar.timeZone
            formatter.locale = owner.locale ?? .current
            formatter.setLocalizedDateFormatFromTemplate(template)
        }
        makeParts()
    }

    required init?(coder: NSCoder) { nil }

    private func makeParts() {
        title.font = .systemFont(ofSize: 17, weight: .semibold)
        title.accessibilityTraits = .header
        addSubview(title)
        for (button, symbol, name, step) in [
            (back, "chevron.left", "Previous month", -1), (on, "chevron.right", "Next month", 1),
        ] {
            button.setImage(UIImage(systemName: symbol), for: .normal)
            button.accessibilityLabel = name
            button.addAction(UIAction { [weak self] _ in self?.turn(step) }, for: .primaryActionTriggered)
            addSubview(button)
        }
        let names = DateTitles(calendar: calendar, locale: owner.locale ?? .current).weekdays
        for place in names.indices {
            let label = UILabel(frame: .zero)
            label.text = names[(place + calendar.firstWeekday - 1) % names.count].uppercased()
            label.font = .systemFont(ofSize: 12, weight: .semibold)
            label.textColor = .tertiaryLabel
            label.textAlignment = .center
            weekdays.append(label)
            addSubview(label)
        }
        if let time { addSubview(time) }
        let swipeOn = InlineDateSwipeGestureRecognizer(target: self, action: Selector("turnOn", InlineDateFace.turnOn))
        swipeOn.direction = .left
        let swipeBack = InlineDateSwipeGestureRecognizer(
            target: self, action: Selector("turnBack", InlineDateFace.turnBack))
        swipeBack.direction = .right
        for swipe in [swipeOn, swipeBack] { addGestureRecognizer(swipe) }
    }

    var size: CGSize {
        CGSize(
            width: Self.width,
            height: Self.header + Self.weekdayHeight + 6 * Self.rowHeight + (time == nil ? 0 : Self.timeHeight))
    }

    // MARK: Months

    private static func month(of date: Date, _ calendar: Calendar) -> Date {
        calendar.date(from: calendar.dateComponents([.era, .year, .month], from: date)) ?? date
    }

    private func turnOn() { turn(1) }

    private func turnBack() { turn(-1) }

    private func turn(_ months: Int) {
        guard let other = calendar.date(byAdding: .month, value: months, to: month) else { return }
        month = other
        showMonth()
    }

    func show(_ date: Date, animated: Bool) {
        self.date = date
        month = Self.month(of: date, calendar)
        time?.show(date, animated: animated)
        showMonth()
    }

    private func showMonth() {
        title.text = monthTitles.string(from: month)
        let count = calendar.range(of: .day, in: .month, for: month)?.count ?? 30
        while days.count > count { days.removeLast().removeFromSuperview() }
        while days.count < count {
            let button = DayButton(number: days.count + 1)
            button.addAction(
                UIAction { [weak self, weak button] _ in if let button { self?.choose(button.number) } },
                for: .primaryActionTriggered)
            button.addAction(
                UIAction { [weak self, weak button] _ in if let button { self?.choose(button.number) } },
                for: .touchUpInside)
            days.append(button)
            addSubview(button)
        }
        for button in days {
            let day = day(button.number)
            button.isEnabled = owner.isAllowed(day: day)
            button.isSelected = calendar.isDate(day, inSameDayAs: date)
            button.accessibilityLabel = dayTitles.string(from: day)
        }
        setNeedsLayout()
    }

    private func day(_ number: Int) -> Date { calendar.date(byAdding: .day, value: number - 1, to: month) ?? month }

    /// Chooses a day, and keeps the time.
    private func choose(_ number: Int) {
        let time = calendar.dateComponents([.hour, .minute], from: date)
        var chosen = calendar.dateComponents([.era, .year, .month, .day], from: day(number))
        (chosen.hour, chosen.minute) = (time.hour, time.minute)
        if let found = calendar.date(from: chosen) { owner.choose(found) }
    }

    // MARK: Layout

    override func layoutSubviews() {
        super.layoutSubviews()
        func place(_ view: UIView, _ frame: CGRect) {
            view.frame =
                isRightToLeft
                ? CGRect(
                    x: bounds.width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height) : frame
        }
        place(title, CGRect(x: 8, y: 0, width: max(0, bounds.width - 104), height: Self.header))
        place(back, CGRect(x: bounds.width - 92, y: 0, width: 44, height: Self.header))
        place(on, CGRect(x: bounds.width - 48, y: 0, width: 44, height: Self.header))
        let width = bounds.width / CGFloat(max(1, weekdays.count))
        for (column, label) in weekdays.enumerated() {
            place(label, CGRect(x: CGFloat(column) * width, y: Self.header, width: width, height: Self.weekdayHeight))
        }
        let weekday = calendar.component(.weekday, from: month)
        let lead = (weekday - calendar.firstWeekday + weekdays.count) % max(1, weekdays.count)
        for button in days {
            let cell = lead + button.number - 1
            place(
                button,
                CGRect(
                    x: CGFloat(cell % weekdays.count) * width,
                    y: Self.header + Self.weekdayHeight + CGFloat(cell / weekdays.count) * Self.rowHeight,
                    width: width, height: Self.rowHeight))
        }
        time?.frame = CGRect(
            x: 0, y: size.height - Self.timeHeight, width: bounds.width, height: Self.timeHeight)
    }
}

/// A day of the month.
final class DayButton: UIControl {
    let number: Int
    private let disc = UIView(frame: .zero)
    private let label = UILabel(frame: .zero)

    init(number: Int) {
        self.number = number
        super.init(frame: .zero)
        label.text = "\(number)"
        label.textAlignment = .center
        disc.isUserInteractionEnabled = false
        addSubview(disc)
        addSubview(label)
        accessibilityTraits = .button
    }

    required init?(coder: NSCoder) { nil }

    override var isSelected: Bool { didSet { update() } }
    override var isEnabled: Bool { didSet { update() } }
    override var isHighlighted: Bool { didSet { update() } }

    private func update() {
        label.font = .systemFont(ofSize: 20, weight: isSelected ? .semibold : .regular)
        label.textColor = isSelected ? .white : isEnabled ? .label : .tertiaryLabel
        disc.backgroundColor = isSelected ? tintColor : isHighlighted ? .tertiarySystemFill : nil
        accessibilityTraits = isSelected ? [.button, .selected] : isEnabled ? .button : [.button, .notEnabled]
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let side = min(bounds.width, bounds.height) - 2
        disc.frame = CGRect(x: (bounds.width - side) / 2, y: (bounds.height - side) / 2, width: side, height: side)
        disc.layer.cornerRadius = side / 2
        label.frame = bounds
    }
}

/// A stroke to another month. It has its own class, so that nobody takes it for an application's.
private final class InlineDateSwipeGestureRecognizer: UISwipeGestureRecognizer {}
