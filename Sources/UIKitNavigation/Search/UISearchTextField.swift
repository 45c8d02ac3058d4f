// SPDX-License-Identifier: Apache-2.0

import UIKitCore

/// The field of a search bar: a magnifying glass, the text, and a button that clears it.
@preconcurrency @MainActor
open class UISearchTextField: UITextField {
    private let glass = GlassView(frame: .zero)

    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }

    /// Makes an empty field; it reads nothing from the coder.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
    }

    private func prepare() {
        glass.frame = CGRect(x: 0, y: 0, width: SearchMetrics.glass, height: SearchMetrics.glass)
        leftView = glass
        leftViewMode = .always
        clearButtonMode = .always
        backgroundColor = .tertiarySystemFill
        layer.cornerRadius = SearchMetrics.cornerRadius
        font = .systemFont(ofSize: 17)
        returnKeyType = .search
        enablesReturnKeyAutomatically = true
        accessibilityTraits = .searchField
    }

    /// Shows an image instead of the magnifying glass; `nil` restores it.
    func showIcon(_ image: UIImage?) {
        let view = image.map { UIImageView(image: $0) }
        view?.contentMode = .scaleAspectFit
        leftView = view ?? glass
    }

    open override func leftViewRect(forBounds bounds: CGRect) -> CGRect {
        let side = SearchMetrics.glass
        return CGRect(x: SearchMetrics.gap, y: bounds.midY - side / 2, width: side, height: side)
    }

    open override func textRect(forBounds bounds: CGRect) -> CGRect { room(super.textRect(forBounds: bounds)) }

    open override func editingRect(forBounds bounds: CGRect) -> CGRect { room(super.editingRect(forBounds: bounds)) }

    private func room(_ rect: CGRect) -> CGRect { rect.inset(by: UIEdgeInsets(top: 0, left: 6, bottom: 0, right: 6)) }
}

/// Lengths of search bars, in points: ours, near what a phone shows.
enum SearchMetrics {
    static let glass: CGFloat = 22
    static let gap: CGFloat = 6
    static let cornerRadius: CGFloat = 10
    static let fieldHeight: CGFloat = 36
    /// Above and below the field.
    static let padding: CGFloat = 10
    static let margin: CGFloat = 8
    static let scopeHeight: CGFloat = 44
    static let promptHeight: CGFloat = 22
    /// In a navigation bar.
    static let barHeight: CGFloat = 52
    static let animationDuration: TimeInterval = 0.3
}

/// Draws a magnifying glass: fonts have it only in colors, or not at all.
private final class GlassView: UIView {
    private let shape = CAShapeLayer()

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        let path = CGMutablePath()
        path.addEllipse(in: CGRect(x: 4, y: 4, width: 10, height: 10))
        path.move(to: CGPoint(x: 12.5, y: 12.5))
        path.addLine(to: CGPoint(x: 17, y: 17))
        shape.path = path
        shape.fillColor = nil
        shape.lineWidth = 1.5
        layer.addSublayer(shape)
        updateColor()
    }

    required init?(coder: NSCoder) { nil }

    private func updateColor() {
        shape.strokeColor = UIColor.secondaryLabel.resolvedColor(with: traitCollection).cgColor
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        updateColor()
    }
}
