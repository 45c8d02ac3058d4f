// SPDX-License-Identifier: Apache-2.0

/// The colors of a configured button in a state.
struct ButtonColors {
    var foreground: UIColor
    /// `nil` where nothing is painted behind the content.
    var background: UIColor?

    @MainActor
    init(_ configuration: UIButton.Configuration, tint: UIColor, state: UIControl.State) {
        let base = configuration.baseBackgroundColor
        let isSelected = state.contains(.selected) && configuration.automaticallyUpdateForSelection
        switch configuration.style {
        case .plain:
            foreground = tint
            background = base ?? (isSelected ? tint.withAlphaComponent(0.15) : nil)
        case .tinted:
            foreground = tint
            background = (base ?? tint).withAlphaComponent(isSelected ? 0.35 : 0.18)
        case .gray:
            foreground = tint
            background = base ?? (isSelected ? UIColor.systemFill : .secondarySystemFill)
        case .filled:
            foreground = .white
            background = base ?? tint
        }
        foreground = configuration.baseForegroundColor ?? foreground
        if state.contains(.disabled) {
            foreground = .tertiaryLabel
            if background != nil { background = .tertiarySystemFill }
        }
    }
}
