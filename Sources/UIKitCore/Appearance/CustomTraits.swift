// SPDX-License-Identifier: Apache-2.0

/// The values of an application's own traits.
///
/// `@unchecked Sendable`, because shared traits do not change. An application that puts a value into traits shares the value,
/// and has to keep it safe.
struct CustomTraits: Hashable, @unchecked Sendable {
    private var values: [ObjectIdentifier: (trait: UITrait, value: Any)] = [:]

    var isEmpty: Bool { values.isEmpty }

    /// The traits that were set.
    var traits: [UITrait] { values.values.map(\.trait) }

    subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value? {
        get { values[ObjectIdentifier(trait)]?.value as? Trait.Value }
        set { values[ObjectIdentifier(trait)] = newValue.map { (trait, $0) } }
    }

    func contains(_ trait: UITrait) -> Bool { values[ObjectIdentifier(trait)] != nil }

    mutating func remove(_ trait: UITrait) { values[ObjectIdentifier(trait)] = nil }

    /// These values, overridden by those of `upper`.
    func overlaid(by upper: CustomTraits) -> CustomTraits {
        var result = self
        result.values.merge(upper.values) { $1 }
        return result
    }

    static func == (left: CustomTraits, right: CustomTraits) -> Bool {
        left.values.count == right.values.count
            && left.values.allSatisfy { key, entry in
                right.values[key].map { areEqual(entry.value, $0.value) } ?? false
            }
    }

    func hash(into hasher: inout Hasher) { hasher.combine(values.count) }

    /// Whether two values are known to be equal.
    static func areEqual(_ left: Any, _ right: Any) -> Bool { (left as? any Equatable)?.isEqual(to: right) ?? false }
}

extension Equatable {
    fileprivate func isEqual(to other: Any) -> Bool { (other as? Self) == self }
}
