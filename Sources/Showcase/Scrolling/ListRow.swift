// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A row with a button, and a dot that grows while the button is chosen.
final class ListRow: UIView {
    static let height: CGFloat = 52

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
        label.font = .systemFont(ofSize: 16)
        button.setTitle("Choose", for: .normal)
        button.accessibilityIdentifier = "row.\(number).button"
        button.addAction(UIAction { [weak self] _ in self?.choose() }, for: .touchUpInside)
        button.addAction(UIAction { [weak self] _ in self?.cancelled() }, for: .touchCancel)
        dot.backgroundColor = .systemBlue
        dot.layer.cornerRadius = 5
        dot.alpha = 0.25
        dot.accessibilityIdentifier = "row.\(number).dot"
        line.backgroundColor = .separator
        for part in [line, dot, label, button] { addSubview(part) }
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

    override func layoutSubviews() {
        super.layoutSubviews()
        let size = button.sizeThatFits(.zero)
        dot.center = CGPoint(x: 14, y: bounds.midY)
        dot.bounds.size = CGSize(width: 10, height: 10)
        button.frame = CGRect(
            x: bounds.width - size.width - 8, y: (bounds.height - size.height) / 2, width: size.width,
            height: size.height)
        label.frame = CGRect(x: 36, y: 0, width: max(0, button.frame.minX - 44), height: bounds.height)
        line.frame = CGRect(x: 36, y: bounds.height - 1, width: max(0, bounds.width - 36), height: 1)
    }
}

/// A list that scrolls also when the finger came down on one of its buttons, as the lists of apps do.
final class ButtonList: UIScrollView {
    override func touchesShouldCancel(in view: UIView) -> Bool { true }
}
