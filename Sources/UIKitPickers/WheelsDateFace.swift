// SPDX-License-Identifier: Apache-2.0

import UIKitCore

/// A date picker as wheels.
final class WheelsDateFace: UIView, DatePickerFace, UIPickerViewDataSource, UIPickerViewAccessibilityDelegate {
    private unowned let owner: UIDatePicker
    private let picker = UIPickerView(frame: .zero)
    private let wheels: DateWheels
    private var date: Date

    /// - Parameter mode: the mode for the wheels, if it differs from the picker's.
    init(_ owner: UIDatePicker, mode: UIDatePicker.Mode? = nil) {
        self.owner = owner
        let own = owner.wheels
        wheels = DateWheels(
            mode ?? own.mode, calendar: own.calendar, locale: own.locale, minuteInterval: own.minuteInterval)
        date = owner.date
        picker.titleColor = owner.titleColor
        super.init(frame: CGRect(origin: .zero, size: PickerMetrics.size))
        picker.dataSource = self
        picker.delegate = self
        addSubview(picker)
    }

    required init?(coder: NSCoder) { nil }

    var size: CGSize { PickerMetrics.size }

    override func layoutSubviews() {
        super.layoutSubviews()
        picker.frame = bounds
    }

    /// Sets the color of the wheels' titles.
    func follow(_ color: UIColor?) { picker.titleColor = color }

    private var shownRows: [Int] { wheels.parts.indices.map { picker.selectedRow(inComponent: $0) } }

    private var isShown = false

    func show(_ date: Date, animated: Bool) {
        self.date = date
        let rows = wheels.rows(of: date, near: isShown ? shownRows : nil)
        isShown = true
        for (component, row) in rows.enumerated() where row != picker.selectedRow(inComponent: component) {
            picker.selectRow(row, inComponent: component, animated: animated)
        }
    }

    // MARK: Rows

    func numberOfComponents(in pickerView: UIPickerView) -> Int { wheels.parts.count }

    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
        wheels.count(of: wheels.parts[component])
    }

    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        wheels.title(of: wheels.parts[component], row: row)
    }

    func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
        let isWide = [.day, .month].contains(wheels.parts[component])
        let shares = wheels.parts.reduce(0) { $0 + ([.day, .month].contains($1) ? 2 : 1) }
        let room =
            pickerView.bounds.width - 2 * PickerMetrics.margin
            - PickerMetrics.gap * CGFloat(wheels.parts.count - 1)
        return min(140, room / CGFloat(shares)) * (isWide ? 2 : 1)
    }

    /// PK24: other wheels may still turn; the date is that of the rows in the middle.
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
        owner.choose(wheels.date(of: shownRows, keeping: date))
    }

    func pickerView(_ pickerView: UIPickerView, accessibilityLabelForComponent component: Int) -> String? {
        switch wheels.parts[component] {
        case .year: "Year"
        case .month: "Month"
        case .dayOfMonth, .day: "Day"
        case .hour, .hours: "Hour"
        case .minute, .minutes: "Minute"
        case .period: "Half of the day"
        }
    }
}
