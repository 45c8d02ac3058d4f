// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

extension UITraitCollection {
    /// The traits of a collection as a value, to merge, compare and change.
    struct Values: UIMutableTraits, Hashable {
        var userInterfaceIdiom = UIUserInterfaceIdiom.unspecified
        var userInterfaceStyle = UIUserInterfaceStyle.unspecified
        var userInterfaceLevel = UIUserInterfaceLevel.unspecified
        var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified
        var displayScale: CGFloat = 0
        var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
        var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
        var preferredContentSizeCategory = UIContentSizeCategory.unspecified
        var accessibilityContrast = UIAccessibilityContrast.unspecified
        /// The application's own traits.
        var custom = CustomTraits()

        init() {}

        init(_ change: (inout Values) -> Void) {
            change(&self)
        }

        init(_ traits: UITraitCollection) {
            userInterfaceIdiom = traits.userInterfaceIdiom
            userInterfaceStyle = traits.userInterfaceStyle
            userInterfaceLevel = traits.userInterfaceLevel
            layoutDirection = traits.layoutDirection
            displayScale = traits.displayScale
            horizontalSizeClass = traits.horizontalSizeClass
            verticalSizeClass = traits.verticalSizeClass
            preferredContentSizeCategory = traits.preferredContentSizeCategory
            accessibilityContrast = traits.accessibilityContrast
            custom = traits.custom
        }

        /// These traits, overridden by those that `upper` specifies.
        func overlaid(by upper: Values) -> Values {
            let nothing = Values()
            var result = self
            func overlay<Trait: Equatable>(_ trait: WritableKeyPath<Values, Trait>) {
                if upper[keyPath: trait] != nothing[keyPath: trait] {
                    result[keyPath: trait] = upper[keyPath: trait]
                }
            }
            overlay(\.userInterfaceIdiom)
            overlay(\.userInterfaceStyle)
            overlay(\.userInterfaceLevel)
            overlay(\.layoutDirection)
            overlay(\.displayScale)
            overlay(\.horizontalSizeClass)
            overlay(\.verticalSizeClass)
            overlay(\.preferredContentSizeCategory)
            overlay(\.accessibilityContrast)
            if !upper.custom.isEmpty { result.custom = custom.overlaid(by: upper.custom) }
            return result
        }

        /// These traits after `mutations`. The closure may also replace the whole value by another one of the protocol.
        func modified(by mutations: (inout any UIMutableTraits) -> Void) -> Values {
            var traits: any UIMutableTraits = self
            mutations(&traits)
            if let values = traits as? Values { return values }
            return Values {
                $0.userInterfaceIdiom = traits.userInterfaceIdiom
                $0.userInterfaceStyle = traits.userInterfaceStyle
                $0.userInterfaceLevel = traits.userInterfaceLevel
                $0.layoutDirection = traits.layoutDirection
                $0.displayScale = traits.displayScale
                $0.horizontalSizeClass = traits.horizontalSizeClass
                $0.verticalSizeClass = traits.verticalSizeClass
                $0.preferredContentSizeCategory = traits.preferredContentSizeCategory
                $0.accessibilityContrast = traits.accessibilityContrast
                $0.custom = (traits as? UITraitOverrides)?.values.custom ?? custom
            }
        }
    }
}
