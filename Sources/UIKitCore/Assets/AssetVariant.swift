// SPDX-License-Identifier: Apache-2.0

/// For which traits one of a set's values is meant (AC3).
struct AssetVariant: Decodable, Sendable {
    struct Appearance: Decodable, Sendable {
        let appearance: String
        let value: String

        func applies(to traits: UITraitCollection) -> Bool {
            switch (appearance, value) {
            case ("luminosity", "dark"): traits.userInterfaceStyle == .dark
            case ("luminosity", "light"): traits.userInterfaceStyle != .dark
            case ("contrast", "high"): traits.accessibilityContrast == .high
            case ("contrast", "normal"): traits.accessibilityContrast != .high
            default: false
            }
        }
    }

    let idiom: String?
    let appearances: [Appearance]?
    let gamut: String?
    let scale: String?

    enum CodingKeys: String, CodingKey {
        case idiom, appearances, scale
        case gamut = "display-gamut"
    }

    /// How well the value suits traits, without regard to the scale; `nil` if it is not meant for them.
    ///
    /// Appearances count most, then the idiom. Screens here show sRGB, so values for other gamuts come last.
    func rank(for traits: UITraitCollection) -> Int? {
        let appearances = appearances ?? []
        guard appearances.allSatisfy({ $0.applies(to: traits) }), let idiomRank = idiomRank(for: traits) else {
            return nil
        }
        return appearances.count * 4 + idiomRank * 2 + (gamut == "display-P3" ? 0 : 1)
    }

    private func idiomRank(for traits: UITraitCollection) -> Int? {
        guard let idiom, idiom != "universal" else { return 0 }
        let names: Set<String> =
            switch traits.userInterfaceIdiom {
            case .phone, .unspecified: ["iphone"]
            case .pad: ["ipad"]
            case .tv: ["tv"]
            case .carPlay: ["car"]
            case .mac: ["mac", "ipad"]
            case .vision: ["vision", "ipad"]
            }
        return names.contains(idiom) ? 1 : nil
    }

    /// The pixels of a point that the value is meant for; `nil` for all.
    var pixelsPerPoint: Int? { scale.flatMap { Int($0.prefix { $0 != "x" }) } }
}

/// One of a set's values, with the traits for which it is meant: both stand in one object of `Contents.json`.
struct VariedAsset<Value> {
    let variant: AssetVariant
    let value: Value
}

extension VariedAsset: Sendable where Value: Sendable {}

extension VariedAsset: Decodable where Value: Decodable {
    init(from decoder: any Decoder) throws {
        variant = try AssetVariant(from: decoder)
        value = try Value(from: decoder)
    }
}

extension Sequence {
    /// Those of a set's values that suit traits best.
    func best<Value>(for traits: UITraitCollection) -> [Element] where Element == VariedAsset<Value> {
        let ranked = compactMap { asset in asset.variant.rank(for: traits).map { (asset, $0) } }
        let highest = ranked.map(\.1).max()
        return ranked.filter { $0.1 == highest }.map(\.0)
    }
}
