import CoreGraphics

/// What a screen's user asked of everything that is shown, as far as the host knows.
public struct AccessibilitySettings: OptionSet, Sendable, Hashable, Codable {
    public var rawValue: UInt8

    public init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    /// Less motion.
    public static let reducesMotion = AccessibilitySettings(rawValue: 1)
    /// More contrast between what is drawn and what is behind it.
    public static let increasesContrast = AccessibilitySettings(rawValue: 2)
    /// The host paints in a few colors of its own; colors tell nothing.
    public static let forcesColors = AccessibilitySettings(rawValue: 4)
    /// Nothing behind something else shines through.
    public static let reducesTransparency = AccessibilitySettings(rawValue: 8)
    /// The host shows light as dark, and dark as light.
    public static let invertsColors = AccessibilitySettings(rawValue: 16)
}

extension ScreenDescription {
    private enum Key: String, CodingKey {
        case size, scale, safeArea, prefersDarkAppearance, keyboard, readsClipboard
        case accessibility, contentSizeCategory, isRightToLeft
    }

    /// Older recordings know nothing of what the screen's user asked for.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        self.init(
            size: try container.decode(CGSize.self, forKey: .size),
            scale: try container.decode(CGFloat.self, forKey: .scale),
            safeArea: try container.decode(UIEdgeInsets.self, forKey: .safeArea),
            prefersDarkAppearance: try container.decode(Bool.self, forKey: .prefersDarkAppearance),
            keyboard: try container.decode(HostKeyboard.self, forKey: .keyboard),
            readsClipboard: try container.decode(Bool.self, forKey: .readsClipboard))
        accessibility = try container.decodeIfPresent(AccessibilitySettings.self, forKey: .accessibility) ?? []
        let category = try container.decodeIfPresent(String.self, forKey: .contentSizeCategory)
        if let category { contentSizeCategory = UIContentSizeCategory(rawValue: category) }
        isRightToLeft = try container.decodeIfPresent(Bool.self, forKey: .isRightToLeft) ?? false
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        try container.encode(size, forKey: .size)
        try container.encode(scale, forKey: .scale)
        try container.encode(safeArea, forKey: .safeArea)
        try container.encode(prefersDarkAppearance, forKey: .prefersDarkAppearance)
        try container.encode(keyboard, forKey: .keyboard)
        try container.encode(readsClipboard, forKey: .readsClipboard)
        if !accessibility.isEmpty { try container.encode(accessibility, forKey: .accessibility) }
        if contentSizeCategory != .large {
            try container.encode(contentSizeCategory.rawValue, forKey: .contentSizeCategory)
        }
        if isRightToLeft { try container.encode(isRightToLeft, forKey: .isRightToLeft) }
    }
}
