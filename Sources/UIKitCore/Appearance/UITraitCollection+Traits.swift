// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

extension UITraitCollection {
    /// The value of a trait; its default if nobody set it.
    public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value { Values(self)[trait] }

    /// These traits with another value of one.
    public func replacing<Trait: UITraitDefinition>(_ trait: Trait.Type, value: Trait.Value) -> UITraitCollection {
        modifyingTraits { $0[trait] = value }
    }

    /// The traits whose values here are not those in another collection; UIKit's own first.
    public func changedTraits(from other: UITraitCollection?) -> [UITrait] {
        let (own, old) = (Values(self), other.map { Values($0) } ?? Values())
        let custom = own.custom.traits + old.custom.traits.filter { !own.custom.contains($0) }
        return (Self.systemTraits + custom).filter { $0.differs(own, old) }
    }

    /// UIKit's traits that dynamic colors may follow.
    public static var systemTraitsAffectingColorAppearance: [UITrait] {
        systemTraits.filter { $0.affectsColorAppearance }
    }

    private static var systemTraits: [UITrait] {
        [
            UITraitUserInterfaceIdiom.self, UITraitUserInterfaceStyle.self, UITraitUserInterfaceLevel.self,
            UITraitLayoutDirection.self, UITraitDisplayScale.self, UITraitHorizontalSizeClass.self,
            UITraitVerticalSizeClass.self, UITraitPreferredContentSizeCategory.self, UITraitAccessibilityContrast.self,
        ]
    }
}

extension UITraitDefinition {
    /// True unless the trait's values in the two collections are known to be equal.
    static func differs(_ left: UITraitCollection.Values, _ right: UITraitCollection.Values) -> Bool {
        !CustomTraits.areEqual(left[self], right[self])
    }
}

extension UITraitCollection.Values {
    subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
        get {
            guard let system = trait as? any SystemTrait.Type else { return custom[trait] ?? Trait.defaultValue }
            return system.read(self) as? Trait.Value ?? Trait.defaultValue
        }
        set {
            if let system = trait as? any SystemTrait.Type {
                system.write(newValue, to: &self)
            } else {
                custom[trait] = newValue
            }
        }
    }

    /// Whether the trait is set.
    func contains(_ trait: UITrait) -> Bool {
        (trait is any SystemTrait.Type) ? trait.differs(self, Self()) : custom.contains(trait)
    }

    mutating func remove(_ trait: UITrait) {
        if let system = trait as? any SystemTrait.Type {
            system.write(system.read(Self()), to: &self)
        } else {
            custom.remove(trait)
        }
    }
}
