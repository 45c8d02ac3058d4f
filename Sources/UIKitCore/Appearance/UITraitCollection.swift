// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The conditions of the interface at one place of it: style, size, direction, scale. It never changes.
///
/// A trait that nobody has set is unspecified (for ``displayScale``, 0). Merging collections fills such gaps.
public final class UITraitCollection: NSObject, Sendable {
    /// The kind of device that the interface is made for.
    public let userInterfaceIdiom: UIUserInterfaceIdiom
    /// Light or dark.
    public let userInterfaceStyle: UIUserInterfaceStyle
    /// Whether the content lies on the base or above it, as a sheet does. Dark backgrounds are lighter above the base.
    public let userInterfaceLevel: UIUserInterfaceLevel
    /// On which side lines begin.
    public let layoutDirection: UITraitEnvironmentLayoutDirection
    /// Pixels per point, or 0 if unspecified.
    public let displayScale: CGFloat
    /// The colors that a screen shows: always sRGB, because hosts report no others.
    public var displayGamut: UIDisplayGamut { .SRGB }
    /// How much room there is in width.
    public let horizontalSizeClass: UIUserInterfaceSizeClass
    /// How much room there is in height.
    public let verticalSizeClass: UIUserInterfaceSizeClass
    /// The size of text that the user asked for.
    public let preferredContentSizeCategory: UIContentSizeCategory
    /// Whether the user asked for more contrast.
    public let accessibilityContrast: UIAccessibilityContrast
    let custom: CustomTraits

    private init(_ values: Values) {
        userInterfaceIdiom = values.userInterfaceIdiom
        userInterfaceStyle = values.userInterfaceStyle
        userInterfaceLevel = values.userInterfaceLevel
        layoutDirection = values.layoutDirection
        displayScale = values.displayScale
        horizontalSizeClass = values.horizontalSizeClass
        verticalSizeClass = values.verticalSizeClass
        preferredContentSizeCategory = values.preferredContentSizeCategory
        accessibilityContrast = values.accessibilityContrast
        custom = values.custom
        super.init()
    }

    /// A collection in which every trait is unspecified.
    public override convenience init() {
        self.init(Values())
    }

    /// A collection in which only the kind of device is specified.
    public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
        self.init(Values { $0.userInterfaceIdiom = idiom })
    }

    /// A collection in which only the style is specified.
    public convenience init(userInterfaceStyle style: UIUserInterfaceStyle) {
        self.init(Values { $0.userInterfaceStyle = style })
    }

    /// A collection in which only the level is specified.
    public convenience init(userInterfaceLevel level: UIUserInterfaceLevel) {
        self.init(Values { $0.userInterfaceLevel = level })
    }

    /// A collection in which only the direction is specified.
    public convenience init(layoutDirection direction: UITraitEnvironmentLayoutDirection) {
        self.init(Values { $0.layoutDirection = direction })
    }

    /// A collection in which only the scale is specified, in pixels per point; 0 leaves it unspecified.
    public convenience init(displayScale scale: CGFloat) {
        self.init(Values { $0.displayScale = scale })
    }

    /// A collection in which only the class of the width is specified.
    public convenience init(horizontalSizeClass sizeClass: UIUserInterfaceSizeClass) {
        self.init(Values { $0.horizontalSizeClass = sizeClass })
    }

    /// A collection in which only the class of the height is specified.
    public convenience init(verticalSizeClass sizeClass: UIUserInterfaceSizeClass) {
        self.init(Values { $0.verticalSizeClass = sizeClass })
    }

    /// A collection in which only the size of text is specified.
    public convenience init(preferredContentSizeCategory category: UIContentSizeCategory) {
        self.init(Values { $0.preferredContentSizeCategory = category })
    }

    /// A collection in which only the contrast is specified.
    public convenience init(accessibilityContrast contrast: UIAccessibilityContrast) {
        self.init(Values { $0.accessibilityContrast = contrast })
    }

    /// Merges `collections`. For each trait the last specified value counts.
    public convenience init(traitsFrom collections: [UITraitCollection]) {
        self.init(collections.reduce(Values()) { $0.overlaid(by: Values($1)) })
    }

    /// A collection built from nothing by `mutations`.
    public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
        self.init(Values().modified(by: mutations))
    }

    /// This collection with `mutations` made to a copy of it.
    public func modifyingTraits(_ mutations: (inout any UIMutableTraits) -> Void) -> UITraitCollection {
        UITraitCollection(Values(self).modified(by: mutations))
    }

    /// Whether this has the value of every trait that `other` specifies.
    public func containsTraits(in other: UITraitCollection?) -> Bool {
        guard let other else { return true }
        let own = Values(self)
        return own.overlaid(by: Values(other)) == own
    }

    /// Whether a dynamic color may look different under these traits and under `other`.
    public func hasDifferentColorAppearance(comparedTo other: UITraitCollection?) -> Bool {
        changedTraits(from: other).contains { $0.affectsColorAppearance }
    }

    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UITraitCollection else { return false }
        return self === other || Values(self) == Values(other)
    }

    public override var hash: Int {
        Values(self).hashValue
    }

    public override func copy() -> Any {
        self
    }
}

/// Which colors a screen shows.
public enum UIDisplayGamut: Int, Sendable {
    case unspecified = -1
    case SRGB = 0
    case P3 = 1
}
