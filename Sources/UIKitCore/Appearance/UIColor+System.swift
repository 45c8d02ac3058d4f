// SPDX-License-Identifier: Apache-2.0

import Foundation

// The light and dark values are those that Apple publishes for iOS.
extension UIColor {
    /// A color of the system by its name without "Color", with a value for each style.
    private static func system(
        _ name: String, light: UIColor, dark: UIColor, elevated: UIColor? = nil
    ) -> UIColor {
        UIColor(
            content: .system(
                name: name + "Color",
                provider: { traits in
                    guard traits.userInterfaceStyle == .dark else { return light }
                    return traits.userInterfaceLevel == .elevated ? elevated ?? dark : dark
                }))
    }

    /// A fixed color by its red, green and blue bytes.
    private static func shade(_ bytes: UInt32, _ alpha: CGFloat = 1) -> UIColor {
        UIColor(
            red: CGFloat(bytes >> 16 & 0xFF) / 255, green: CGFloat(bytes >> 8 & 0xFF) / 255,
            blue: CGFloat(bytes & 0xFF) / 255, alpha: alpha)
    }

    /// The color that marks what can be tapped, of a view that sets none: the system's blue. It does not follow the view that shows it.
    public static let tintColor = system("tint", light: shade(0x007AFF), dark: shade(0x0A84FF))

    // The colors that adapt to the style.
    /// #FF3B30, in the dark style #FF453A.
    public static let systemRed = system(
        "systemRed", light: shade(0xFF3B30), dark: shade(0xFF453A))
    /// #FF9500, in the dark style #FF9F0A.
    public static let systemOrange = system(
        "systemOrange", light: shade(0xFF9500), dark: shade(0xFF9F0A))
    /// #FFCC00, in the dark style #FFD60A.
    public static let systemYellow = system(
        "systemYellow", light: shade(0xFFCC00), dark: shade(0xFFD60A))
    /// #34C759, in the dark style #30D158.
    public static let systemGreen = system(
        "systemGreen", light: shade(0x34C759), dark: shade(0x30D158))
    /// #00C7BE, in the dark style #63E6E2.
    public static let systemMint = system(
        "systemMint", light: shade(0x00C7BE), dark: shade(0x63E6E2))
    /// #30B0C7, in the dark style #40C8E0.
    public static let systemTeal = system(
        "systemTeal", light: shade(0x30B0C7), dark: shade(0x40C8E0))
    /// #32ADE6, in the dark style #64D2FF.
    public static let systemCyan = system(
        "systemCyan", light: shade(0x32ADE6), dark: shade(0x64D2FF))
    /// #007AFF, in the dark style #0A84FF.
    public static let systemBlue = system(
        "systemBlue", light: shade(0x007AFF), dark: shade(0x0A84FF))
    /// #5856D6, in the dark style #5E5CE6.
    public static let systemIndigo = system(
        "systemIndigo", light: shade(0x5856D6), dark: shade(0x5E5CE6))
    /// #AF52DE, in the dark style #BF5AF2.
    public static let systemPurple = system(
        "systemPurple", light: shade(0xAF52DE), dark: shade(0xBF5AF2))
    /// #FF2D55, in the dark style #FF375F.
    public static let systemPink = system(
        "systemPink", light: shade(0xFF2D55), dark: shade(0xFF375F))
    /// #A2845E, in the dark style #AC8E68.
    public static let systemBrown = system(
        "systemBrown", light: shade(0xA2845E), dark: shade(0xAC8E68))
    /// #8E8E93 in both styles.
    public static let systemGray = system(
        "systemGray", light: shade(0x8E8E93), dark: shade(0x8E8E93))
    /// #AEAEB2, in the dark style #636366. The grays with higher numbers come nearer to the background.
    public static let systemGray2 = system(
        "systemGray2", light: shade(0xAEAEB2), dark: shade(0x636366))
    /// #C7C7CC, in the dark style #48484A.
    public static let systemGray3 = system(
        "systemGray3", light: shade(0xC7C7CC), dark: shade(0x48484A))
    /// #D1D1D6, in the dark style #3A3A3C.
    public static let systemGray4 = system(
        "systemGray4", light: shade(0xD1D1D6), dark: shade(0x3A3A3C))
    /// #E5E5EA, in the dark style #2C2C2E.
    public static let systemGray5 = system(
        "systemGray5", light: shade(0xE5E5EA), dark: shade(0x2C2C2E))
    /// #F2F2F7, in the dark style #1C1C1E: the nearest to the background.
    public static let systemGray6 = system(
        "systemGray6", light: shade(0xF2F2F7), dark: shade(0x1C1C1E))

    // Text and links.
    /// The main text: black, in the dark style white.
    public static let label = system(
        "label", light: shade(0x000000), dark: shade(0xFFFFFF))
    /// Text of less weight: #3C3C43 at 0.6, in the dark style #EBEBF5 at 0.6.
    public static let secondaryLabel = system(
        "secondaryLabel", light: shade(0x3C3C43, 0.6), dark: shade(0xEBEBF5, 0.6))
    /// Text of still less weight: #3C3C43 at 0.3, in the dark style #EBEBF5 at 0.3.
    public static let tertiaryLabel = system(
        "tertiaryLabel", light: shade(0x3C3C43, 0.3), dark: shade(0xEBEBF5, 0.3))
    /// The faintest text: #3C3C43 at 0.18, in the dark style #EBEBF5 at 0.16.
    public static let quaternaryLabel = system(
        "quaternaryLabel", light: shade(0x3C3C43, 0.18), dark: shade(0xEBEBF5, 0.16))
    /// The text of an empty field: #3C3C43 at 0.3, in the dark style #EBEBF5 at 0.3.
    public static let placeholderText = system(
        "placeholderText", light: shade(0x3C3C43, 0.3), dark: shade(0xEBEBF5, 0.3))
    /// Links in text: #007AFF, in the dark style #0984FF.
    public static let link = system(
        "link", light: shade(0x007AFF), dark: shade(0x0984FF))

    // Lines between content.
    /// A line through which some of the content shows: #3C3C43 at 0.29, in the dark style #545458 at 0.6.
    public static let separator = system(
        "separator", light: shade(0x3C3C43, 0.29), dark: shade(0x545458, 0.6))
    /// An opaque line: #C6C6C8, in the dark style #38383A.
    public static let opaqueSeparator = system(
        "opaqueSeparator", light: shade(0xC6C6C8), dark: shade(0x38383A))

    // Fills of shapes, on top of a background.
    /// For small shapes: #787880 at 0.2, in the dark style at 0.36.
    public static let systemFill = system(
        "systemFill", light: shade(0x787880, 0.2), dark: shade(0x787880, 0.36))
    /// For shapes of middle size: #787880 at 0.16, in the dark style at 0.32.
    public static let secondarySystemFill = system(
        "secondarySystemFill", light: shade(0x787880, 0.16), dark: shade(0x787880, 0.32))
    /// For large shapes: #767680 at 0.12, in the dark style at 0.24.
    public static let tertiarySystemFill = system(
        "tertiarySystemFill", light: shade(0x767680, 0.12), dark: shade(0x767680, 0.24))
    /// For the largest shapes: #747480 at 0.08, in the dark style #767680 at 0.18.
    public static let quaternarySystemFill = system(
        "quaternarySystemFill", light: shade(0x747480, 0.08), dark: shade(0x767680, 0.18))

    // Backgrounds, one on top of the other; in the dark an elevated one is lighter.
    /// The lowest background: white, in the dark style black, elevated #1C1C1E.
    public static let systemBackground = system(
        "systemBackground", light: shade(0xFFFFFF), dark: shade(0x000000), elevated: shade(0x1C1C1E))
    /// On top of ``systemBackground``: #F2F2F7, in the dark style #1C1C1E, elevated #2C2C2E.
    public static let secondarySystemBackground = system(
        "secondarySystemBackground", light: shade(0xF2F2F7), dark: shade(0x1C1C1E), elevated: shade(0x2C2C2E))
    /// On top of ``secondarySystemBackground``: white, in the dark style #2C2C2E, elevated #3A3A3C.
    public static let tertiarySystemBackground = system(
        "tertiarySystemBackground", light: shade(0xFFFFFF), dark: shade(0x2C2C2E), elevated: shade(0x3A3A3C))
    /// The name that `systemGroupedBackground` had before iOS 13.
    public static var groupTableViewBackground: UIColor { systemGroupedBackground }
    /// The lowest background behind groups: #F2F2F7, in the dark style black, elevated #1C1C1E.
    public static let systemGroupedBackground = system(
        "systemGroupedBackground", light: shade(0xF2F2F7), dark: shade(0x000000), elevated: shade(0x1C1C1E))
    /// Groups on ``systemGroupedBackground``: white, in the dark style #1C1C1E, elevated #2C2C2E.
    public static let secondarySystemGroupedBackground = system(
        "secondarySystemGroupedBackground", light: shade(0xFFFFFF), dark: shade(0x1C1C1E), elevated: shade(0x2C2C2E))
    /// What stands in a group: #F2F2F7, in the dark style #2C2C2E, elevated #3A3A3C.
    public static let tertiarySystemGroupedBackground = system(
        "tertiarySystemGroupedBackground", light: shade(0xF2F2F7), dark: shade(0x2C2C2E), elevated: shade(0x3A3A3C))
}
