import UIKit

/// A button that is a short text on a pill.
final class TextButton: UIControl {
    private let label = UILabel()

    /// Whether the pill is filled with the tint color.
    var isProminent = false { didSet { updateLooks() } }

    override var isHighlighted: Bool { didSet { updateLooks() } }

    init(_ title: String) {
        super.init(frame: .zero)
        label.text = title
        label.font = .systemFont(ofSize: 15, weight: .semibold)
        label.textAlignment = .center
        addSubview(label)
        accessibilityLabel = title
        accessibilityTraits = .button
        updateLooks()
    }

    required init?(coder: NSCoder) { nil }

    private func updateLooks() {
        label.textColor = isProminent ? .white : tintColor
        backgroundColor = isProminent ? tintColor : .tertiarySystemFill
        alpha = isHighlighted ? 0.5 : 1
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: label.sizeThatFits(.zero).width + 28, height: 32)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds
        layer.cornerRadius = bounds.height / 2
    }
}
