import CoreGraphics

/// A trait of the interface: of UIKit's own, or one that an application adds.
///
/// ```swift
/// struct DensityTrait: UITraitDefinition {
///     static let defaultValue = 1.0
/// }
///
/// view.traitOverrides[DensityTrait.self] = 2
/// let density = view.traitCollection[DensityTrait.self]
/// ```
///
/// Values that are `Equatable` are compared when traits are; others count as changed whenever they are set.
public protocol UITraitDefinition {
    associatedtype Value

    /// What holds where nobody set the trait.
    static var defaultValue: Value { get }

    /// Tells traits apart in files and logs; the type's name unless a trait says otherwise.
    static var identifier: String { get }

    /// What the trait is called in texts for people.
    static var name: String { get }

    /// Whether dynamic colors may look different when the trait changes; false unless a trait says otherwise.
    static var affectsColorAppearance: Bool { get }
}

extension UITraitDefinition {
    public static var identifier: String { String(reflecting: self) }
    public static var name: String { String(describing: self) }
    public static var affectsColorAppearance: Bool { false }
}

/// A trait's type, as lists of traits have them: `[UITraitUserInterfaceStyle.self]`.
public typealias UITrait = any UITraitDefinition.Type

/// A trait that collections keep in a property of their own.
protocol SystemTrait: UITraitDefinition {
    static var property: WritableKeyPath<UITraitCollection.Values, Value> { get }
}

extension SystemTrait {
    static func read(_ values: UITraitCollection.Values) -> Any { values[keyPath: property] }

    static func write(_ value: Any, to values: inout UITraitCollection.Values) {
        if let value = value as? Value { values[keyPath: property] = value }
    }
}

public struct UITraitUserInterfaceIdiom: UITraitDefinition, SystemTrait {
    public static var defaultValue: UIUserInterfaceIdiom { .unspecified }
    public static var affectsColorAppearance: Bool { true }
    static var property: WritableKeyPath<UITraitCollection.Values, UIUserInterfaceIdiom> { \.userInterfaceIdiom }
}

public struct UITraitUserInterfaceStyle: UITraitDefinition, SystemTrait {
    public static var defaultValue: UIUserInterfaceStyle { .unspecified }
    public static var affectsColorAppearance: Bool { true }
    static var property: WritableKeyPath<UITraitCollection.Values, UIUserInterfaceStyle> { \.userInterfaceStyle }
}

public struct UITraitUserInterfaceLevel: UITraitDefinition, SystemTrait {
    public static var defaultValue: UIUserInterfaceLevel { .unspecified }
    public static var affectsColorAppearance: Bool { true }
    static var property: WritableKeyPath<UITraitCollection.Values, UIUserInterfaceLevel> { \.userInterfaceLevel }
}

public struct UITraitLayoutDirection: UITraitDefinition, SystemTrait {
    public static var defaultValue: UITraitEnvironmentLayoutDirection { .unspecified }
    static var property: WritableKeyPath<UITraitCollection.Values, UITraitEnvironmentLayoutDirection> {
        \.layoutDirection
    }
}

public struct UITraitDisplayScale: UITraitDefinition, SystemTrait {
    public static var defaultValue: CGFloat { 0 }
    static var property: WritableKeyPath<UITraitCollection.Values, CGFloat> { \.displayScale }
}

public struct UITraitHorizontalSizeClass: UITraitDefinition, SystemTrait {
    public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
    static var property: WritableKeyPath<UITraitCollection.Values, UIUserInterfaceSizeClass> { \.horizontalSizeClass }
}

public struct UITraitVerticalSizeClass: UITraitDefinition, SystemTrait {
    public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
    static var property: WritableKeyPath<UITraitCollection.Values, UIUserInterfaceSizeClass> { \.verticalSizeClass }
}

public struct UITraitPreferredContentSizeCategory: UITraitDefinition, SystemTrait {
    public static var defaultValue: UIContentSizeCategory { .unspecified }
    static var property: WritableKeyPath<UITraitCollection.Values, UIContentSizeCategory> {
        \.preferredContentSizeCategory
    }
}

public struct UITraitAccessibilityContrast: UITraitDefinition, SystemTrait {
    public static var defaultValue: UIAccessibilityContrast { .unspecified }
    public static var affectsColorAppearance: Bool { true }
    static var property: WritableKeyPath<UITraitCollection.Values, UIAccessibilityContrast> { \.accessibilityContrast }
}
