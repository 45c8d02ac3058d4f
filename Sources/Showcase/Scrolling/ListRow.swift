// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A row with a button, and a dot that grows while the button is selected.
final class ListRow: UIView {
    private static let leastHeight: CGFloat = 52

    private(set) var tapCount = 0
    private(set) var cancelCount = 0
    /// Called when a count changed.
    var onChange: (() -> Void)?
    private let label = UILabel()
    private let button = UIButton(type: .system)
    private let dot = UIView()
    private let line = UIView()
    private var isChosen = false

    init(_ number: Int) {
        super.init(frame: .zero)
        accessibilityIdentifier = "row.\(number)"
        label.text = "Row \(number + 1)"
        label.scaledFont = .systemFont(ofSize: 16)
        button.setTitle("Choose", for: .normal)
        button.accessibilityIdentifier = "row.\(number).button"
        button.addAction(UIAction { [weak self] _ in self?.choose() }, for: .touchUpInside)
        button.addAction(UIAction { [weak self] _ in self?.cancelled() }, for: .touchCancel)
        dot.backgroundColor = .systemBlue
        dot.layer.cornerRadius = 5
        dot.alpha = 0.25
        dot.accessibilityIdentifier = "row.\(number).dot"
        line.backgroundColor = .separator
        button.setContentHuggingPriority(.required, for: .horizontal)
        button.setContentCompressionResistancePriority(.required, for: .horizontal)
        addParts()
    }

    required init?(coder: NSCoder) { nil }

    private func choose() {
        tapCount += 1
        isChosen.toggle()
        UIView.animate(
            withDuration: 0.6, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 0,
            options: .allowUserInteraction
        ) { [self] in
            dot.alpha = isChosen ? 1 : 0.25
            dot.transform = isChosen ? CGAffineTransform(scaleX: 2, y: 2) : .identity
        }
        onChange?()
    }

    private func cancelled() {
        cancelCount += 1
        onChange?()
    }

    private func addParts() {
        let parts = UIStackView(row: [dot, label, button], spacing: 17, alignment: .center)
        parts.isLayoutMarginsRelativeArrangement = true
        parts.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 0, leading: 9, bottom: 0, trailing: 8)
        addSubview(line, pinnedTo: self, edges: [.bottom, .trailing])
        addSubview(parts, pinnedTo: self)
        NSLayoutConstraint.activate([
            heightAnchor.constraint(greaterThanOrEqualToConstant: Self.leastHeight),
            dot.widthAnchor.constraint(equalToConstant: 10),
            dot.heightAnchor.constraint(equalToConstant: 10),
            line.leadingAnchor.constraint(equalTo: label.leadingAnchor),
            line.heightAnchor.constraint(equalToConstant: 1),
        ])
    }
}

/// A list that also scrolls when the finger came down on one of its buttons, like the lists of apps.
final class ButtonList: UIScrollView {
    override func touchesShouldCancel(in view: UIView) -> Bool { true }
}
