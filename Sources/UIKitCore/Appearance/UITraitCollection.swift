import Foundation

/// What the interface is made for at one place of it: style, size, direction, scale. It never changes.
///
/// A trait that nobody has set is unspecified (for ``displayScale``, 0). Merging collections fills such gaps.
public final class UITraitCollection: NSObject, Sendable {
    public let userInterfaceIdiom: UIUserInterfaceIdiom
    public let userInterfaceStyle: UIUserInterfaceStyle
    public let userInterfaceLevel: UIUserInterfaceLevel
    public let layoutDirection: UITraitEnvironmentLayoutDirection
    /// Pixels per point, or 0 if unspecified.
    public let displayScale: CGFloat
    public let horizontalSizeClass: UIUserInterfaceSizeClass
    public let verticalSizeClass: UIUserInterfaceSizeClass
    public let preferredContentSizeCategory: UIContentSizeCategory
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

    public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
        self.init(Values { $0.userInterfaceIdiom = idiom })
    }

    public convenience init(userInterfaceStyle style: UIUserInterfaceStyle) {
        self.init(Values { $0.userInterfaceStyle = style })
    }

    public convenience init(userInterfaceLevel level: UIUserInterfaceLevel) {
        self.init(Values { $0.userInterfaceLevel = level })
    }

    public convenience init(layoutDirection direction: UITraitEnvironmentLayoutDirection) {
        self.init(Values { $0.layoutDirection = direction })
    }

    public convenience init(displayScale scale: CGFloat) {
        self.init(Values { $0.displayScale = scale })
    }

    public convenience init(horizontalSizeClass sizeClass: UIUserInterfaceSizeClass) {
        self.init(Values { $0.horizontalSizeClass = sizeClass })
    }

    public convenience init(verticalSizeClass sizeClass: UIUserInterfaceSizeClass) {
        self.init(Values { $0.verticalSizeClass = sizeClass })
    }

    public convenience init(preferredContentSizeCategory category: UIContentSizeCategory) {
        self.init(Values { $0.preferredContentSizeCategory = category })
    }

    public convenience init(accessibilityContrast contrast: UIAccessibilityContrast) {
        self.init(Values { $0.accessibilityContrast = contrast })
    }

    /// Merges `collections`: of each trait the last one that is specified counts.
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
        userInterfaceStyle != other?.userInterfaceStyle || userInterfaceLevel != other?.userInterfaceLevel
            || accessibilityContrast != other?.accessibilityContrast
            || userInterfaceIdiom != other?.userInterfaceIdiom
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
