// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The size of text that the user asked for.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
    /// The name that UIKit gives the size.
    public let rawValue: String

    /// The size of that name; an unknown name counts as ``large`` for fonts, and as smaller than all others in
    /// comparisons.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Posted with the application when the text size of a scene's user has changed. The scene's traits have the new size already.
    public static let didChangeNotification = Notification.Name("UIContentSizeCategoryDidChangeNotification")
    /// In the notification's information: the new category's `rawValue`.
    public static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"

    /// No size was asked for.
    public static let unspecified = UIContentSizeCategory(rawValue: "_UICTContentSizeCategoryUnspecified")
    /// Body text of 14 points.
    public static let extraSmall = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXS")
    /// Body text of 15 points.
    public static let small = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryS")
    /// Body text of 16 points.
    public static let medium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryM")
    /// The size a device comes with.
    public static let large = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryL")
    /// Body text of 19 points.
    public static let extraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXL")
    /// Body text of 21 points.
    public static let extraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXL")
    /// Body text of 23 points.
    public static let extraExtraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXXL")
    /// Body text of 28 points; one of the sizes for people with low vision.
    public static let accessibilityMedium = UIContentSizeCategory(
        rawValue: "UICTContentSizeCategoryAccessibilityM")
    /// Body text of 33 points; one of the sizes for people with low vision.
    public static let accessibilityLarge = UIContentSizeCategory(
        rawValue: "UICTContentSizeCategoryAccessibilityL")
    /// Body text of 40 points; one of the sizes for people with low vision.
    public static let accessibilityExtraLarge = UIContentSizeCategory(
        rawValue: "UICTContentSizeCategoryAccessibilityXL")
    /// Body text of 47 points; one of the sizes for people with low vision.
    public static let accessibilityExtraExtraLarge = UIContentSizeCategory(
        rawValue: "UICTContentSizeCategoryAccessibilityXXL")
    /// Body text of 53 points; one of the sizes for people with low vision.
    public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(
        rawValue: "UICTContentSizeCategoryAccessibilityXXXL")

    /// All but the unspecified one, from the smallest text to the largest.
    static let ascending: [UIContentSizeCategory] = [
        .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
        .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge,
        .accessibilityExtraExtraExtraLarge,
    ]

    /// The category for a multiple of a device's usual text size. If the size lies between two categories, the smaller one.
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

    /// Whether the text of the first is not larger; an unknown or unspecified category is smaller than all others.
    public static func <= (first: UIContentSizeCategory, second: UIContentSizeCategory) -> Bool {
        first.place <= second.place
    }

    /// Whether the text of the first is larger; an unknown or unspecified category is smaller than all others.
    public static func > (first: UIContentSizeCategory, second: UIContentSizeCategory) -> Bool {
        first.place > second.place
    }

    /// Whether the text of the first is not smaller; an unknown or unspecified category is smaller than all others.
    public static func >= (first: UIContentSizeCategory, second: UIContentSizeCategory) -> Bool {
        first.place >= second.place
    }
}
