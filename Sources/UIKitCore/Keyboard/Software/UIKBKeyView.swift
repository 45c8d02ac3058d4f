// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// One key. It takes no touches. The keyboard takes them, because a finger slides from key to key.
final class UIKBKeyView: UILabel {
    let key: KeyboardKey
    /// The small text below the key's title.
    private let detailLabel = UILabel()

    init(_ key: KeyboardKey) {
        self.key = key
        super.init(frame: .zero)
        textAlignment = .center
        adjustsFontSizeToFitWidth = true
        minimumScaleFactor = 0.5
        if !key.detail.isEmpty { addSubview(detailLabel) }
        layer.cornerRadius = 5
        layer.shadowOpacity = 0.3
        layer.shadowOffset = CGSize(width: 0, height: 1)
        layer.shadowRadius = 0
        accessibilityIdentifier = "key.\(key.name)"
        accessibilityTraits = .keyboardKey
    }

    required init?(coder: NSCoder) { nil }

    /// How far the title is moved up for the detail below it (points).
    private var rise: CGFloat { key.detail.isEmpty ? 0 : font.pointSize * 0.3 }

    override var displayContent: DisplayContent {
        guard rise > 0, case .text(var title) = super.displayContent else { return super.displayContent }
        for line in title.lines.indices { title.lines[line].baseline.y -= rise }
        return .text(title)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        detailLabel.frame = CGRect(x: 0, y: bounds.midY + rise * 0.8, width: bounds.width, height: rise * 2.2)
    }

    /// Shows the key in a state.
    func show(_ face: KeyFace, colors: KeyboardColors, isHeld: Bool) {
        text = face.title
        font = .systemFont(ofSize: face.fontSize)
        detailLabel.text = key.detail
        detailLabel.textAlignment = .center
        detailLabel.font = .systemFont(ofSize: face.fontSize * 0.5)
        accessibilityLabel = face.label
        let isPlain = face.kind == .character
        textColor =
            switch face.kind {
            case .character, .function: colors.text
            case .accent: isHeld ? colors.text : colors.accentText
            case .disabled: colors.disabledText
            }
        let background: UIColor =
            switch face.kind {
            case .character: colors.key
            case .function, .disabled: colors.functionKey
            case .accent: colors.accent
            }
        let heldBackground = isPlain ? colors.functionKey : colors.key
        backgroundColor = isHeld || face.isOn ? heldBackground : background
        if face.isOn { textColor = colors.isDark ? UIColor(white: 0, alpha: 1) : colors.text }
        if face.isOn, colors.isDark { backgroundColor = UIColor(white: 0.85, alpha: 1) }
        detailLabel.textColor = textColor
        layer.shadowColor = colors.shadow
        var traits: UIAccessibilityTraits = .keyboardKey
        if face.isOn { traits.insert(.selected) }
        if face.kind == .disabled { traits.insert(.notEnabled) }
        accessibilityTraits = traits
    }
}
