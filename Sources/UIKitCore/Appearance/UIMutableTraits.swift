// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// The traits of a ``UITraitCollection`` while it is being made.
public protocol UIMutableTraits {
    /// The kind of device.
    var userInterfaceIdiom: UIUserInterfaceIdiom { get set }
    /// Light or dark.
    var userInterfaceStyle: UIUserInterfaceStyle { get set }
    /// Base or elevated.
    var userInterfaceLevel: UIUserInterfaceLevel { get set }
    /// On which side lines begin.
    var layoutDirection: UITraitEnvironmentLayoutDirection { get set }
    /// Pixels per point; 0 for unspecified.
    var displayScale: CGFloat { get set }
    /// How much room there is in width.
    var horizontalSizeClass: UIUserInterfaceSizeClass { get set }
    /// How much room there is in height.
    var verticalSizeClass: UIUserInterfaceSizeClass { get set }
    /// The size of text that the user asked for.
    var preferredContentSizeCategory: UIContentSizeCategory { get set }
    /// Whether the user asked for more contrast.
    var accessibilityContrast: UIAccessibilityContrast { get set }

    /// The value of a trait, of UIKit's or of the application's own; its default if nobody set it.
    subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value { get set }
}
