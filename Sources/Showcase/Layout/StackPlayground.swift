// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A stack whose parts hide and show, turn, and share the room in other ways.
final class StackPlayground: StackCard {
    private static let stageHeight: CGFloat = 184
    private static let distributions: [(String, UIStackView.Distribution)] = [
        ("Fill", .fill), ("Equal", .fillEqually), ("Prop.", .fillProportionally), ("Space", .equalSpacing),
        ("Center", .equalCentering),
    ]

    private let parts = [
        StackPart(1, color: .systemRed, natural: CGSize(width: 36, height: 28)),
        StackPart(2, color: .systemOrange, natural: CGSize(width: 60, height: 36)),
        StackPart(3, color: .systemGreen, natural: CGSize(width: 48, height: 48)),
        StackPart(4, color: .systemBlue, natural: CGSize(width: 80, height: 40)),
    ]
    private lazy var stack = UIStackView(arrangedSubviews: parts)

    convenience init() {
        self.init(heading: "A stack view")
        stack.spacing = 8
        stack.accessibilityIdentifier = "layout.stack"
        stack.heightAnchor.constraint(equalToConstant: Self.stageHeight).isActive = true
        // If they fill the room, the third one stretches.
        for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
            parts[2].setContentHuggingPriority(.defaultLow - 1, for: axis)
        }
        addArrangedSubview(stack)
        addArrangedSubview(makeSwitches())
        addArrangedSubview(makeDistributions())
        addArrangedSubview(makeAxisRow())
    }

    /// Changes the stack, with an animation.
    private func change(_ changes: @escaping () -> Void) {
        UIView.animate(withDuration: 0.3, delay: 0, options: .allowUserInteraction) { [self] in
            changes()
            layoutIfNeeded()
        }
    }

    // MARK: Controls

    private func makeSwitches() -> UIView {
        let columns = parts.map { part in
            let label = UILabel()
            label.text = part.text
            label.scaledFont = .systemFont(ofSize: 13)
            label.textColor = .secondaryLabel
            let toggle = makeSwitch("Part \(part.text ?? "")", "show.\(part.text ?? "")", isOn: true) {
                playground, isOn in
                playground.change { part.isHidden = !isOn }
            }
            let column = UIStackView(arrangedSubviews: [label, toggle])
            column.axis = .vertical
            column.alignment = .center
            column.spacing = 4
            return column
        }
        let row = UIStackView(arrangedSubviews: columns)
        row.distribution = .fillEqually
        return row
    }

    private func makeDistributions() -> UIView {
        let control = UISegmentedControl(items: Self.distributions.map(\.0))
        control.selectedSegmentIndex = 0
        control.accessibilityLabel = "Distribution"
        control.accessibilityIdentifier = "layout.distribution"
        control.addAction(
            UIAction { [weak self, weak control] _ in
                guard let self, let control else { return }
                change { self.stack.distribution = Self.distributions[control.selectedSegmentIndex].1 }
            }, for: .valueChanged)
        return control
    }

    private func makeAxisRow() -> UIView {
        let label = UILabel()
        label.text = "Below each other"
        label.numberOfLines = 0
        label.scaledFont = .systemFont(ofSize: 15)
        let toggle = makeSwitch("Below each other", "vertical", isOn: false) { playground, isOn in
            playground.change { playground.stack.axis = isOn ? .vertical : .horizontal }
        }
        let row = UIStackView(arrangedSubviews: [label, toggle])
        row.alignment = .center
        return row
    }

    private func makeSwitch(
        _ title: String, _ name: String, isOn: Bool, _ action: @escaping (StackPlayground, Bool) -> Void
    ) -> UISwitch {
        let toggle = UISwitch(frame: .zero)
        toggle.isOn = isOn
        toggle.setContentHuggingPriority(.required, for: .horizontal)
        toggle.accessibilityLabel = title
        toggle.accessibilityIdentifier = "layout.\(name)"
        toggle.addAction(
            UIAction { [weak self, weak toggle] _ in
                if let self, let toggle { action(self, toggle.isOn) }
            }, for: .valueChanged)
        return toggle
    }
}
