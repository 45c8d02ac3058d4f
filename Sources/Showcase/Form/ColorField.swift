// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A control that is edited with its own input view instead of keys.
final class ColorField: UIControl {
    /// How far the swatch is from the left edge (points).
    static let inset: CGFloat = 6

    private let swatch = OutlinedView()
    private let label = UILabel()
    private lazy var pad = ColorPad()

    /// Called when the field became or resigned first responder.
    var onFocus: (() -> Void)?

    init() {
        super.init(frame: .zero)
        swatch.layer.cornerRadius = 8
        swatch.outlineColor = .separator
        swatch.outlineWidth = 1
        swatch.isUserInteractionEnabled = false
        label.font = .systemFont(ofSize: 17)
        label.accessibilityIdentifier = "form.color.value"
        addSubview(swatch)
        addSubview(label)
        layer.cornerRadius = 8
        accessibilityIdentifier = "form.color"
        accessibilityLabel = "Color"
        accessibilityTraits = .button
        addTarget(self, action: #selector(beginEditing), for: .touchUpInside)
        show(ColorPad.colors[0])
    }

    required init?(coder: NSCoder) { nil }

    private func show(_ color: (name: String, color: UIColor)) {
        label.text = color.name
        swatch.backgroundColor = color.color
        accessibilityValue = color.name
    }

    @objc private func beginEditing() { _ = becomeFirstResponder() }

    // MARK: First responder

    override var canBecomeFirstResponder: Bool { true }

    /// D23: shown instead of the keyboard.
    override var inputView: UIView? { pad }

    override func becomeFirstResponder() -> Bool {
        let isDone = super.becomeFirstResponder()
        backgroundColor = isFirstResponder ? .tertiarySystemFill : nil
        onFocus?()
        return isDone
    }

    override func resignFirstResponder() -> Bool {
        let isDone = super.resignFirstResponder()
        backgroundColor = isFirstResponder ? .tertiarySystemFill : nil
        onFocus?()
        return isDone
    }

    /// D48: the pad's buttons send it without a target; the pad's next responder is this field.
    @objc func takeColor(_ sender: Any?) {
        guard let button = sender as? UIButton, ColorPad.colors.indices.contains(button.tag) else { return }
        show(ColorPad.colors[button.tag])
        sendActions(for: .valueChanged)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        swatch.frame = CGRect(x: Self.inset, y: (bounds.height - 24) / 2, width: 24, height: 24)
        label.frame = CGRect(x: 40, y: 0, width: max(0, bounds.width - 40), height: bounds.height)
    }
}
