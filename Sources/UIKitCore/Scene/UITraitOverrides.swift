// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// Traits that override the traits in force. A trait that was not set here, or was set to unspecified, overrides nothing.
public struct UITraitOverrides: UIMutableTraits {
    var values = UITraitCollection.Values()

    /// The value that overrides a trait's value. For a trait that was not set, reading returns the trait's default.
    public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
        get { values[trait] }
        set { values[trait] = newValue }
    }

    /// Whether a trait is overridden.
    public func contains(_ trait: UITrait) -> Bool { values.contains(trait) }

    /// Overrides a trait no longer.
    public mutating func remove(_ trait: UITrait) { values.remove(trait) }

    var isEmpty: Bool { values == UITraitCollection.Values() }

    /// The kind of device; unspecified overrides nothing.
    public var userInterfaceIdiom: UIUserInterfaceIdiom {
        get { values.userInterfaceIdiom }
        set { values.userInterfaceIdiom = newValue }
    }
    /// Light or dark; unspecified overrides nothing.
    public var userInterfaceStyle: UIUserInterfaceStyle {
        get { values.userInterfaceStyle }
        set { values.userInterfaceStyle = newValue }
    }
    /// Base or elevated; unspecified overrides nothing.
    public var userInterfaceLevel: UIUserInterfaceLevel {
        get { values.userInterfaceLevel }
        set { values.userInterfaceLevel = newValue }
    }
    /// On which side lines begin; unspecified overrides nothing.
    public var layoutDirection: UITraitEnvironmentLayoutDirection {
        get { values.layoutDirection }
        set { values.layoutDirection = newValue }
    }
    /// Pixels per point; 0 overrides nothing.
    public var displayScale: CGFloat {
        get { values.displayScale }
        set { values.displayScale = newValue }
    }
    /// How much room there is in width; unspecified overrides nothing.
    public var horizontalSizeClass: UIUserInterfaceSizeClass {
        get { values.horizontalSizeClass }
        set { values.horizontalSizeClass = newValue }
    }
    /// How much room there is in height; unspecified overrides nothing.
    public var verticalSizeClass: UIUserInterfaceSizeClass {
        get { values.verticalSizeClass }
        set { values.verticalSizeClass = newValue }
    }
    /// The size of text that the user asked for; unspecified overrides nothing.
    public var preferredContentSizeCategory: UIContentSizeCategory {
        get { values.preferredContentSizeCategory }
        set { values.preferredContentSizeCategory = newValue }
    }
    /// Whether the user asked for more contrast; unspecified overrides nothing.
    public var accessibilityContrast: UIAccessibilityContrast {
        get { values.accessibilityContrast }
        set { values.accessibilityContrast = newValue }
    }

    /// The collection with the overrides applied.
    func applied(to traits: UITraitCollection) -> UITraitCollection {
        let result = UITraitCollection.Values(traits).overlaid(by: values)
        return traits.modifyingTraits { $0 = result }
    }
}
