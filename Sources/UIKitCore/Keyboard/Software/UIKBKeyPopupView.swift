// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// The popup over a held key: its character enlarged, or the variants to choose from.
final class UIKBKeyPopupView: UIView {
    private var labels: [UILabel] = []
    private let colors: KeyboardColors
    let texts: [String]
    /// The chosen text's place.
    private(set) var selection = 0
    /// Whether the texts stand from right to left, so that they fit beside the key.
    private let isReversed: Bool
    private let itemWidth: CGFloat

    /// - Parameters:
    ///   - texts: what to choose from, the key's own first.
    ///   - key: the key's frame, in the coordinates of the view that the popup goes into (points).
    ///   - bounds: that view's bounds.
    init(_ texts: [String], over key: CGRect, within bounds: CGRect, fontSize: CGFloat, colors: KeyboardColors) {
        self.texts = texts
        self.colors = colors
        let padding: CGFloat = 6
        itemWidth = texts.count > 1 ? max(key.width, 34) : key.width + 16
        let width = itemWidth * CGFloat(texts.count) + padding * 2
        let height = max(key.height + 8, 46)
        isReversed = texts.count > 1 && key.midX > bounds.midX
        let own = itemWidth / 2 + padding
        var left = isReversed ? key.midX - width + own : key.midX - own
        left = min(max(left, bounds.minX), max(bounds.minX, bounds.maxX - width))
        super.init(frame: CGRect(x: left, y: key.minY - height - 6, width: width, height: height))
        isUserInteractionEnabled = false
        backgroundColor = colors.key
        layer.cornerRadius = 9
        layer.shadowColor = colors.shadow
        layer.shadowOpacity = 0.35
        layer.shadowOffset = CGSize(width: 0, height: 1)
        layer.shadowRadius = 4
        for (place, text) in texts.enumerated() {
            let column = isReversed ? texts.count - 1 - place : place
            let label = UILabel(
                frame: CGRect(x: padding + CGFloat(column) * itemWidth, y: 4, width: itemWidth, height: height - 8))
            label.text = text
            label.textAlignment = .center
            label.font = .systemFont(ofSize: texts.count > 1 ? fontSize : fontSize * 1.35)
            label.layer.cornerRadius = 6
            if texts.count > 1 { label.accessibilityIdentifier = "variant.\(text)" }
            labels.append(label)
            addSubview(label)
        }
        select(0)
    }

    required init?(coder: NSCoder) { nil }

    var selectedText: String { texts[selection] }

    /// Chooses the text over or under a point, in the superview's coordinates (points).
    func select(at point: CGPoint) {
        let column = ((point.x - frame.minX - 6) / itemWidth).rounded(.down)
        // In this order the result is right for NaN too.
        let clamped = Int(min(max(0, column), CGFloat(texts.count - 1)))
        select(isReversed ? texts.count - 1 - clamped : clamped)
    }

    private func select(_ place: Int) {
        selection = place
        for (number, label) in labels.enumerated() {
            let isChosen = number == place && texts.count > 1
            label.backgroundColor = isChosen ? colors.accent : nil
            label.textColor = isChosen ? colors.accentText : colors.text
        }
    }
}
