// SPDX-License-Identifier: Apache-2.0

/// The display settings of a screen's user, as far as the host knows them.
public struct AccessibilitySettings: OptionSet, Sendable, Hashable, Codable {
    /// The bits of all settings in the set.
    public var rawValue: UInt8

    /// The settings whose bits are set; bits without a name are kept and change nothing.
    public init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    /// Less motion.
    public static let reducesMotion = AccessibilitySettings(rawValue: 1)
    /// More contrast between content and its background.
    public static let increasesContrast = AccessibilitySettings(rawValue: 2)
    /// The host paints in a few colors of its own, so colors carry no meaning.
    public static let forcesColors = AccessibilitySettings(rawValue: 4)
    /// No translucent backgrounds.
    public static let reducesTransparency = AccessibilitySettings(rawValue: 8)
    /// The host shows light as dark, and dark as light.
    public static let invertsColors = AccessibilitySettings(rawValue: 16)
}

extension UIContentSizeCategory: Codable {}
