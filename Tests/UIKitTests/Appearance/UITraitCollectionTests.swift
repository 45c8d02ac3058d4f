// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKitCore

@Suite struct UITraitCollectionTests {
    @Test("A trait that nobody has set is unspecified")
    func unspecified() {
        let traits = UITraitCollection()
        #expect(traits.userInterfaceStyle == .unspecified)
        #expect(traits.userInterfaceIdiom == .unspecified)
        #expect(traits.layoutDirection == .unspecified)
        #expect(traits.displayScale == 0)
        #expect(traits.preferredContentSizeCategory == .unspecified)
    }

    @Test("Each initializer sets its own trait alone")
    func initializers() {
        #expect(UITraitCollection(userInterfaceStyle: .dark) == UITraitCollection { $0.userInterfaceStyle = .dark })
        #expect(UITraitCollection(userInterfaceIdiom: .pad) == UITraitCollection { $0.userInterfaceIdiom = .pad })
        #expect(
            UITraitCollection(userInterfaceLevel: .elevated) == UITraitCollection { $0.userInterfaceLevel = .elevated })
        #expect(
            UITraitCollection(layoutDirection: .rightToLeft) == UITraitCollection { $0.layoutDirection = .rightToLeft })
        #expect(UITraitCollection(displayScale: 3) == UITraitCollection { $0.displayScale = 3 })
        #expect(
            UITraitCollection(horizontalSizeClass: .compact) == UITraitCollection { $0.horizontalSizeClass = .compact })
        #expect(UITraitCollection(verticalSizeClass: .regular) == UITraitCollection { $0.verticalSizeClass = .regular })
        #expect(
            UITraitCollection(preferredContentSizeCategory: .small)
                == UITraitCollection { $0.preferredContentSizeCategory = .small })
        #expect(
            UITraitCollection(accessibilityContrast: .high) == UITraitCollection { $0.accessibilityContrast = .high })
        #expect(UITraitCollection(displayScale: 3) != UITraitCollection(displayScale: 2))
    }

    @Test("Of merged traits the last that is specified counts")
    func merging() {
        let merged = UITraitCollection(traitsFrom: [
            UITraitCollection(userInterfaceStyle: .light),
            UITraitCollection {
                $0.userInterfaceStyle = .dark
                $0.displayScale = 2
            },
            UITraitCollection(horizontalSizeClass: .regular),
        ])
        #expect(merged.userInterfaceStyle == .dark)
        #expect(merged.displayScale == 2)
        #expect(merged.horizontalSizeClass == .regular)
        #expect(merged.containsTraits(in: UITraitCollection(displayScale: 2)))
        #expect(!merged.containsTraits(in: UITraitCollection(displayScale: 3)))
        #expect(merged.containsTraits(in: nil))
        #expect(merged.containsTraits(in: UITraitCollection()))
    }

    @Test("Modifying leaves the original alone; equal collections have equal hashes")
    func modifying() {
        let light = UITraitCollection(userInterfaceStyle: .light)
        let dark = light.modifyingTraits { $0.userInterfaceStyle = .dark }
        #expect(light.userInterfaceStyle == .light)
        #expect(dark == UITraitCollection(userInterfaceStyle: .dark))
        #expect(dark.hash == UITraitCollection(userInterfaceStyle: .dark).hash)
    }

    @Test("Style, level, contrast and idiom change how colors look; size does not")
    func colorAppearance() {
        let light = UITraitCollection(userInterfaceStyle: .light)
        #expect(light.hasDifferentColorAppearance(comparedTo: UITraitCollection(userInterfaceStyle: .dark)))
        #expect(light.hasDifferentColorAppearance(comparedTo: nil))
        let large = light.modifyingTraits { $0.horizontalSizeClass = .regular }
        #expect(!light.hasDifferentColorAppearance(comparedTo: large))
        let raised = light.modifyingTraits { $0.userInterfaceLevel = .elevated }
        #expect(light.hasDifferentColorAppearance(comparedTo: raised))
    }

    @Test("A trait of one's own that says so changes how colors look")
    func ownColorTrait() {
        struct Season: UITraitDefinition {
            static let defaultValue = 0
            static let affectsColorAppearance = true
        }
        struct Density: UITraitDefinition {
            static let defaultValue = 0
        }
        let plain = UITraitCollection()
        #expect(plain.hasDifferentColorAppearance(comparedTo: plain.replacing(Season.self, value: 1)))
        #expect(!plain.hasDifferentColorAppearance(comparedTo: plain.replacing(Density.self, value: 1)))
    }

    @Test("performAsCurrent puts the previous traits back")
    func current() {
        let before = UITraitCollection.current
        var inside: UIUserInterfaceStyle?
        UITraitCollection(userInterfaceStyle: .dark).performAsCurrent {
            inside = UITraitCollection.current.userInterfaceStyle
        }
        #expect(inside == .dark)
        #expect(UITraitCollection.current == before)
    }

    @Test("Content size categories are in order, five of them for accessibility")
    func contentSizeCategories() {
        #expect(UIContentSizeCategory.small < .large)
        #expect(UIContentSizeCategory.accessibilityMedium > .extraExtraExtraLarge)
        #expect(UIContentSizeCategory.unspecified < .extraSmall)
        #expect(UIContentSizeCategory.large <= .large && UIContentSizeCategory.large >= .large)
        #expect(UIContentSizeCategory.accessibilityMedium.isAccessibilityCategory)
        #expect(!UIContentSizeCategory.extraExtraExtraLarge.isAccessibilityCategory)
        #expect(!UIContentSizeCategory.unspecified.isAccessibilityCategory)
    }
}
