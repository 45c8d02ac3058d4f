// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A form: names in a column as wide as the widest of them, fields beside them on one line of text, buttons of one width.
final class LayoutForm: StackCard {
    private let nameField = UITextField()
    private let townField = UITextField()
    private let addressField = UITextField()
    private let resultLabel = UILabel()

    convenience init() {
        self.init(heading: "A form")
        let rows = [
            makeRow("Name", nameField, "name"), makeRow("Town", townField, "town"),
            makeRow("E-mail address", addressField, "address"),
        ]
        for row in rows { addArrangedSubview(row) }
        let labels = rows.compactMap(\.arrangedSubviews.first)
        NSLayoutConstraint.activate(
            zip(labels, labels.dropFirst()).map { $0.widthAnchor.constraint(equalTo: $1.widthAnchor) })
        addArrangedSubview(makeButtons())
        resultLabel.scaledFont = .systemFont(ofSize: 14)
        resultLabel.textColor = .secondaryLabel
        resultLabel.numberOfLines = 0
        resultLabel.accessibilityIdentifier = "layout.result"
        addArrangedSubview(resultLabel)
        clear()
    }

    private func makeRow(_ title: String, _ field: UITextField, _ name: String) -> UIStackView {
        let label = UILabel()
        label.text = title
        label.scaledFont = .systemFont(ofSize: 15)
        label.numberOfLines = 0
        label.setContentHuggingPriority(.defaultHigh, for: .horizontal)
        label.setContentCompressionResistancePriority(.defaultHigh + 1, for: .horizontal)
        field.borderStyle = .roundedRect
        field.accessibilityLabel = title
        field.accessibilityIdentifier = "layout.field.\(name)"
        field.setContentHuggingPriority(.defaultLow, for: .horizontal)
        field.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
        // With large names there is still room for typing.
        field.widthAnchor.constraint(greaterThanOrEqualToConstant: 80).isActive = true
        let row = UIStackView(arrangedSubviews: [label, field])
        row.spacing = Spacing.gap
        row.alignment = .firstBaseline
        return row
    }

    private func makeButtons() -> UIStackView {
        let clear = makeButton("Clear", .gray(), "clear") { $0.clear() }
        let save = makeButton("Save", .filled(), "save") { $0.save() }
        let row = UIStackView(arrangedSubviews: [clear, save])
        row.spacing = Spacing.gap
        row.distribution = .fillEqually
        return row
    }

    private func makeButton(
        _ title: String, _ configuration: UIButton.Configuration, _ name: String,
        _ action: @escaping (LayoutForm) -> Void
    ) -> UIButton {
        let button = UIButton(configuration: configuration)
        button.configuration?.title = title
        button.accessibilityIdentifier = "layout.\(name)"
        button.addAction(UIAction { [weak self] _ in if let self { action(self) } }, for: .touchUpInside)
        return button
    }

    private func clear() {
        for field in [nameField, townField, addressField] { field.text = nil }
        resultLabel.text =
            "Fill it in: what is saved stands here, in as many lines as it takes, and what is below makes room."
    }

    private func save() {
        endEditing(true)
        let texts = [nameField, townField, addressField].compactMap(\.text).filter { !$0.isEmpty }
        resultLabel.text = texts.isEmpty ? "Nothing to save." : "Saved \(texts.joined(separator: ", "))."
    }
}
