// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A date, chosen on buttons that open a calendar, on wheels, or on a calendar.
final class DateCard: StackCard {
    private let picker = UIDatePicker()
    private let label = UILabel()
    private static let styles: [(String, UIDatePickerStyle)] = [
        ("Compact", .compact), ("Wheels", .wheels), ("Calendar", .inline),
    ]

    convenience init() {
        self.init(heading: "A date")
        let styles = UISegmentedControl(items: Self.styles.map(\.0))
        styles.selectedSegmentIndex = 0
        styles.accessibilityIdentifier = "choices.style"
        styles.addAction(
            UIAction { [weak self] action in
                guard let styles = action.sender as? UISegmentedControl else { return }
                self?.show(Self.styles[styles.selectedSegmentIndex].1)
            }, for: .valueChanged)
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        picker.calendar = calendar
        picker.timeZone = .gmt
        picker.locale = Locale(identifier: "en_US")
        picker.datePickerMode = .date
        picker.date = Date(timeIntervalSince1970: 1_795_392_000)
        picker.accessibilityIdentifier = "choices.date"
        picker.addAction(UIAction { [weak self] _ in self?.say() }, for: .valueChanged)
        label.scaledFont = .systemFont(ofSize: 15)
        label.numberOfLines = 0
        label.accessibilityIdentifier = "choices.day"
        let row = UIStackView(arrangedSubviews: [picker])
        row.axis = .vertical
        row.alignment = .center
        for part in [styles, row, label] { addArrangedSubview(part) }
        show(.compact)
        say()
    }

    private func show(_ style: UIDatePickerStyle) { picker.preferredDatePickerStyle = style }

    private func say() {
        let days = picker.calendar.dateComponents([.year, .month, .day], from: picker.date)
        label.text = "Chosen: \(days.year ?? 0)-\(days.month ?? 0)-\(days.day ?? 0)."
    }
}
