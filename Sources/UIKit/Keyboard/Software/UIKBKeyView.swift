import CoreGraphics

/// One key. It takes no touches: the keyboard does, since a finger slides from key to key.
final class UIKBKeyView: UILabel {
    let key: KeyboardKey

    init(_ key: KeyboardKey) {
        self.key = key
        super.init(frame: .zero)
        textAlignment = .center
        numberOfLines = key.detail.isEmpty ? 1 : 2
        adjustsFontSizeToFitWidth = key.detail.isEmpty
        minimumScaleFactor = 0.5
        layer.cornerRadius = 5
        layer.shadowOpacity = 0.3
        layer.shadowOffset = CGSize(width: 0, height: 1)
        layer.shadowRadius = 0
        accessibilityIdentifier = "key.\(key.name)"
        accessibilityTraits = .keyboardKey
    }

    required init?(coder: NSCoder) { nil }

    /// Shows the key in a state.
    func show(_ face: KeyFace, colors: KeyboardColors, isHeld: Bool) {
        text = key.detail.isEmpty ? face.title : face.title + "\n" + key.detail
        font = .systemFont(ofSize: face.fontSize)
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
        layer.shadowColor = colors.shadow
        var traits: UIAccessibilityTraits = .keyboardKey
        if face.isOn { traits.insert(.selected) }
        if face.kind == .disabled { traits.insert(.notEnabled) }
        accessibilityTraits = traits
    }
}
