// SPDX-License-Identifier: Apache-2.0

import Foundation

extension UIColor {
    /// The color set of that name in the main bundle's asset catalogs, or `nil` if they have none (AC4).
    public convenience init?(named name: String) { self.init(named: name, in: nil, compatibleWith: nil) }

    /// The color set of that name in the asset catalogs of `bundle`, or of the main one; `nil` if they have none (AC4).
    ///
    /// The color takes its value from the traits where it is used, unless `traits` are given: then it keeps the value for them.
    public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?) {
        guard let set = AssetCatalog.first(in: bundle, { catalog throws(AssetError) in try catalog.color(name) }) else {
            return nil
        }
        if let traits {
            self.init(content: set.color(for: traits).content)
        } else {
            self.init(content: .catalog(name: name, set))
        }
    }

    /// A color of the system by its full name, such as `systemBlueColor`.
    static func systemColor(named name: String) -> UIColor? { systemColors[name] }

    private static let systemColors: [String: UIColor] = {
        let colors: [UIColor] = [
            .systemRed, .systemOrange, .systemYellow, .systemGreen, .systemMint, .systemTeal, .systemCyan, .systemBlue,
            .systemIndigo, .systemPurple, .systemPink, .systemBrown, .systemGray, .systemGray2, .systemGray3,
            .systemGray4, .systemGray5, .systemGray6, .label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel,
            .placeholderText, .separator, .opaqueSeparator, .link, .systemFill, .secondarySystemFill,
            .tertiarySystemFill, .quaternarySystemFill, .systemBackground, .secondarySystemBackground,
            .tertiarySystemBackground, .systemGroupedBackground, .secondarySystemGroupedBackground,
            .tertiarySystemGroupedBackground,
        ]
        var named: [String: UIColor] = [:]
        for color in colors {
            guard case .system(let name, _) = color.content else { continue }
            named[name] = color
        }
        return named
    }()
}
