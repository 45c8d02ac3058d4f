/// The size of text that the user asked for.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let unspecified = UIContentSizeCategory(rawValue: "_UICTContentSizeCategoryUnspecified")
    public static let extraSmall = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXS")
    public static let small = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryS")
    public static let medium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryM")
    /// The size a device comes with.
    public static let large = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryL")
    public static let extraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXL")
    public static let extraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXL")
    public static let extraExtraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXXL")
    public static let accessibilityMedium = UIContentSizeCategory(
        rawValue: "UICTContentSizeCategoryAccessibilityM")
    public static let accessibilityLarge = UIContentSizeCategory(
        rawValue: "UICTContentSizeCategoryAccessibilityL")
    public static let accessibilityExtraLarge = UIContentSizeCategory(
        rawValue: "UICTContentSizeCategoryAccessibilityXL")
    public static let accessibilityExtraExtraLarge = UIContentSizeCategory(
        rawValue: "UICTContentSizeCategoryAccessibilityXXL")
    public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(
        rawValue: "UICTContentSizeCategoryAccessibilityXXXL")

    /// All but the unspecified one, from the smallest text to the largest.
    static let ascending: [UIContentSizeCategory] = [
        .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
        .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge,
        .accessibilityExtraExtraExtraLarge,
    ]

    /// The category whose text is nearest to so many times the size that a device comes with; the largest that is not larger, where one
    /// lies between two.
    public init(textScale: CGFloat) {
        let wanted = UIFont.TextStyle.body.pointSize(for: .large) * (textScale.isFinite ? textScale : 1)
        self = Self.ascending.last { UIFont.TextStyle.body.pointSize(for: $0) <= wanted + 0.01 } ?? .extraSmall
    }

    /// Whether this is one of the five sizes that only the accessibility settings offer.
    public var isAccessibilityCategory: Bool {
        guard let place = Self.ascending.firstIndex(of: self) else { return false }
        return place >= 7
    }

    /// The place in ``ascending``, or -1 for a category that is none of them.
    private var place: Int {
        Self.ascending.firstIndex(of: self) ?? -1
    }

    /// Whether the text of the first is smaller; an unknown or unspecified category is smaller than all others.
    public static func < (first: UIContentSizeCategory, second: UIContentSizeCategory) -> Bool {
        first.place < second.place
    }

    public static func <= (first: UIContentSizeCategory, second: UIContentSizeCategory) -> Bool {
        first.place <= second.place
    }

    public static func > (first: UIContentSizeCategory, second: UIContentSizeCategory) -> Bool {
        first.place > second.place
    }

    public static func >= (first: UIContentSizeCategory, second: UIContentSizeCategory) -> Bool {
        first.place >= second.place
    }
}
