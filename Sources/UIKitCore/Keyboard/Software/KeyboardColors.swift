// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// The colors of keys, light or dark.
@MainActor
struct KeyboardColors {
    let isDark: Bool

    /// The colors of the appearance, else those of the traits.
    init(_ appearance: UIKeyboardAppearance, _ traits: UITraitCollection) {
        isDark =
            switch appearance {
            case .dark: true
            case .light: false
            case .default: traits.userInterfaceStyle == .dark
            }
    }

    private func shade(_ light: CGFloat, _ dark: CGFloat) -> UIColor { UIColor(white: isDark ? dark : light, alpha: 1) }

    var backdrop: UIColor {
        isDark
            ? UIColor(red: 0.13, green: 0.13, blue: 0.14, alpha: 1)
            : UIColor(red: 0.82, green: 0.83, blue: 0.86, alpha: 1)
    }
    /// Behind a letter.
    var key: UIColor { shade(1, 0.42) }
    /// The background of a key that does not type.
    var functionKey: UIColor {
        isDark
            ? UIColor(red: 0.27, green: 0.27, blue: 0.28, alpha: 1)
            : UIColor(red: 0.67, green: 0.69, blue: 0.73, alpha: 1)
    }
    var text: UIColor { shade(0, 1) }
    var disabledText: UIColor { shade(0.5, 0.55) }
    /// The color of a return key with a special action.
    var accent: UIColor {
        isDark ? UIColor(red: 0.04, green: 0.52, blue: 1, alpha: 1) : .init(red: 0, green: 0.48, blue: 1, alpha: 1)
    }
    var accentText: UIColor { UIColor(white: 1, alpha: 1) }
    var shadow: CGColor { UIColor(white: 0, alpha: 1).cgColor }
}
