// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A tile that can have focus, grows with it, and counts how often it was selected.
final class FocusTile: UIView {
    let name: String
    /// Its row and column in its group.
    var place = (row: 0, column: 0)
    private let nameLabel = UILabel()
    private let countLabel = UILabel()
    private let color: UIColor
    private(set) var count = 0 { didSet { updateLooks() } }
    /// While a stick leans a little, the tile leans with it.
    private var isLeaning = false
    private var isPressed = false { didSet { updateLooks() } }

    init(_ name: String, color: UIColor, identifier: String) {
        self.name = name
        self.color = color
        super.init(frame: .zero)
        layer.cornerRadius = 10
        nameLabel.font = .systemFont(ofSize: 14, weight: .semibold)
        countLabel.font = .systemFont(ofSize: 12)
        for label in [nameLabel, countLabel] {
            label.textAlignment = .center
            label.textColor = .label
            addSubview(label)
        }
        nameLabel.text = name
        accessibilityIdentifier = identifier
        accessibilityLabel = name
        accessibilityTraits = .button
        updateLooks()
    }

    required init?(coder: NSCoder) { nil }

    private func updateLooks() {
        backgroundColor = color.withAlphaComponent(isPressed ? 0.75 : isFocused ? 0.5 : 0.25)
        countLabel.text = count == 0 ? "" : "selected \(count)×"
        setNeedsLayout()
    }

    // MARK: Focus

    override var canBecomeFocused: Bool { true }

    override func didUpdateFocus(
        in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
    ) {
        super.didUpdateFocus(in: context, with: coordinator)
        let isFocused = isFocused
        let change = { [weak self] in
            self?.transform = isFocused ? CGAffineTransform(scaleX: 1.06, y: 1.06) : .identity
            self?.updateLooks()
        }
        if isFocused {
            coordinator.addCoordinatedFocusingAnimations({ _ in change() })
        } else {
            coordinator.addCoordinatedUnfocusingAnimations({ _ in change() })
        }
    }

    override func didHintFocusMovement(_ hint: UIFocusMovementHint) {
        isLeaning = hint.movementDirection != .zero
        transform3D = isLeaning ? hint.interactionTransform : CATransform3DMakeScale(1.06, 1.06, 1)
    }

    // MARK: Select

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        guard presses.contains(where: { $0.type == .select }) else { return super.pressesBegan(presses, with: event) }
        isPressed = true
    }

    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        guard presses.contains(where: { $0.type == .select }) else { return super.pressesEnded(presses, with: event) }
        isPressed = false
        count += 1
    }

    override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        guard presses.contains(where: { $0.type == .select }) else {
            return super.pressesCancelled(presses, with: event)
        }
        isPressed = false
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let rise: CGFloat = count == 0 ? 9 : 18
        nameLabel.frame = CGRect(x: 4, y: bounds.midY - rise, width: bounds.width - 8, height: 18)
        countLabel.frame = CGRect(x: 4, y: bounds.midY, width: bounds.width - 8, height: 16)
    }
}

extension FocusTile: UIAccessibilityContainerDataTableCell {
    func accessibilityRowRange() -> NSRange { NSRange(location: place.row, length: 1) }

    func accessibilityColumnRange() -> NSRange { NSRange(location: place.column, length: 1) }
}
