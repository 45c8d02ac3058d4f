// SPDX-License-Identifier: Apache-2.0

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
    /// The type of the trait's values.
    associatedtype Value

    /// The value when nobody set the trait.
    static var defaultValue: Value { get }

    /// Tells traits apart in files and logs. By default the type's name.
    static var identifier: String { get }

    /// The trait's name in texts for people.
    static var name: String { get }

    /// Whether dynamic colors may look different when the trait changes; false by default.
    static var affectsColorAppearance: Bool { get }
}

extension UITraitDefinition {
    /// The type's name with its module.
    public static var identifier: String { String(reflecting: self) }
    /// The type's name without its module.
    public static var name: String { String(describing: self) }
    /// False: dynamic colors are not asked again when the trait changes.
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

/// The trait in ``UITraitCollection/userInterfaceIdiom``: the kind of device.
public struct UITraitUserInterfaceIdiom: UITraitDefinition, SystemTrait {
    /// Unspecified: nobody named a device.
    public static var defaultValue: UIUserInterfaceIdiom { .unspecified }
    /// True: a dynamic color may differ between kinds of devices.
    public static var affectsColorAppearance: Bool { true }
    static var property: WritableKeyPath<UITraitCollection.Values, UIUserInterfaceIdiom> { \.userInterfaceIdiom }
}

/// The trait in ``UITraitCollection/userInterfaceStyle``: light or dark.
public struct UITraitUserInterfaceStyle: UITraitDefinition, SystemTrait {
    /// Unspecified: nobody chose a style.
    public static var defaultValue: UIUserInterfaceStyle { .unspecified }
    /// True: a dynamic color may differ between light and dark.
    public static var affectsColorAppearance: Bool { true }
    static var property: WritableKeyPath<UITraitCollection.Values, UIUserInterfaceStyle> { \.userInterfaceStyle }
}

/// The trait in ``UITraitCollection/userInterfaceLevel``: base or elevated.
public struct UITraitUserInterfaceLevel: UITraitDefinition, SystemTrait {
    /// Unspecified: nobody named a level.
    public static var defaultValue: UIUserInterfaceLevel { .unspecified }
    /// True: a dynamic color may differ between the levels, as backgrounds do in the dark.
    public static var affectsColorAppearance: Bool { true }
    static var property: WritableKeyPath<UITraitCollection.Values, UIUserInterfaceLevel> { \.userInterfaceLevel }
}

/// The trait in ``UITraitCollection/layoutDirection``: on which side lines begin.
public struct UITraitLayoutDirection: UITraitDefinition, SystemTrait {
    /// Unspecified: nobody named a direction.
    public static var defaultValue: UITraitEnvironmentLayoutDirection { .unspecified }
    static var property: WritableKeyPath<UITraitCollection.Values, UITraitEnvironmentLayoutDirection> {
        \.layoutDirection
    }
}

/// The trait in ``UITraitCollection/displayScale``: pixels per point.
public struct UITraitDisplayScale: UITraitDefinition, SystemTrait {
    /// 0: nobody named a scale.
    public static var defaultValue: CGFloat { 0 }
    static var property: WritableKeyPath<UITraitCollection.Values, CGFloat> { \.displayScale }
}

/// The trait in ``UITraitCollection/horizontalSizeClass``: how much room there is in width.
public struct UITraitHorizontalSizeClass: UITraitDefinition, SystemTrait {
    /// Unspecified: nobody named a class.
    public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
    static var property: WritableKeyPath<UITraitCollection.Values, UIUserInterfaceSizeClass> { \.horizontalSizeClass }
}

/// The trait in ``UITraitCollection/verticalSizeClass``: how much room there is in height.
public struct UITraitVerticalSizeClass: UITraitDefinition, SystemTrait {
    /// Unspecified: nobody named a class.
    public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
    static var property: WritableKeyPath<UITraitCollection.Values, UIUserInterfaceSizeClass> { \.verticalSizeClass }
}

/// The trait in ``UITraitCollection/preferredContentSizeCategory``: the size of text that the user asked for.
public struct UITraitPreferredContentSizeCategory: UITraitDefinition, SystemTrait {
    /// Unspecified: nobody asked for a size.
    public static var defaultValue: UIContentSizeCategory { .unspecified }
    static var property: WritableKeyPath<UITraitCollection.Values, UIContentSizeCategory> {
        \.preferredContentSizeCategory
    }
}

/// The trait in ``UITraitCollection/accessibilityContrast``: whether the user asked for more contrast.
public struct UITraitAccessibilityContrast: UITraitDefinition, SystemTrait {
    /// Unspecified: nobody asked.
    public static var defaultValue: UIAccessibilityContrast { .unspecified }
    /// True: a dynamic color may be stronger under high contrast.
    public static var affectsColorAppearance: Bool { true }
    static var property: WritableKeyPath<UITraitCollection.Values, UIAccessibilityContrast> { \.accessibilityContrast }
}
