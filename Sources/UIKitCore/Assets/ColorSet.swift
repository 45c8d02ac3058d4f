// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A named color of an asset catalog, with its values for the appearances (AC4).
struct ColorSet: AssetSet, Sendable {
    private let values: [VariedAsset<UIColor>]
    /// The file that describes the set: two sets are the same if it is.
    let contents: URL

    init(reading entry: AssetCatalog.Entry) throws(AssetError) {
        var values: [VariedAsset<UIColor>] = []
        for (place, described) in try entry.decoded(as: Contents.self).colors.enumerated() {
            // An unassigned value.
            guard let color = described.value.color else { continue }
            do throws(ColorContents.Problem) {
                values.append(VariedAsset(variant: described.variant, value: try color.color()))
            } catch {
                throw AssetError(file: entry.contents, problem: "colors[\(place)].color: \(error.sentence)")
            }
        }
        guard !values.isEmpty else { throw AssetError(file: entry.contents, problem: "has no color") }
        self.values = values
        contents = entry.contents
    }

    /// The color for traits; clear if none is meant for them.
    func color(for traits: UITraitCollection) -> UIColor {
        values.best(for: traits).first?.value ?? .clear
    }

    private struct Contents: Decodable {
        struct Value: Decodable { let color: ColorContents? }

        let colors: [VariedAsset<Value>]
    }
}

/// One color as `Contents.json` writes it: components in a space, or the name of a color of the system.
private struct ColorContents: Decodable {
    struct Problem: Error { let sentence: String }

    let space: String?
    let components: [String: Component]?
    let reference: String?

    enum CodingKeys: String, CodingKey {
        case components, reference
        case space = "color-space"
    }

    /// A number from 0 to 1, a byte ("0xFF", "255"), or a number of JSON.
    struct Component: Decodable {
        let text: String
        let value: CGFloat?

        init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            if let number = try? container.decode(Double.self) {
                (text, value) = ("\(number)", CGFloat(number))
                return
            }
            text = try container.decode(String.self)
            if text.hasPrefix("0x") || text.hasPrefix("0X") {
                value = UInt8(text.dropFirst(2), radix: 16).map { CGFloat($0) / 255 }
            } else if let byte = UInt8(text) {
                value = CGFloat(byte) / 255
            } else {
                value = Double(text).map { CGFloat($0) }
            }
        }
    }

    func color() throws(Problem) -> UIColor {
        if let reference {
            guard let color = UIColor.systemColor(named: reference) else {
                throw Problem(sentence: "the system has no color \"\(reference)\"")
            }
            return color
        }
        let alpha = try component("alpha", or: 1)
        switch space ?? "srgb" {
        case "gray-gamma-22", "extended-gray":
            return UIColor(white: try component("white"), alpha: alpha)
        case "srgb", "extended-srgb":
            return UIColor(
                red: try component("red"), green: try component("green"), blue: try component("blue"), alpha: alpha)
        case "display-p3":
            return UIColor(
                displayP3Red: try component("red"), green: try component("green"), blue: try component("blue"),
                alpha: alpha)
        case "extended-linear-srgb":
            return UIColor(
                red: Self.gamma(try component("red")), green: Self.gamma(try component("green")),
                blue: Self.gamma(try component("blue")), alpha: alpha)
        case let space: throw Problem(sentence: "the color space \"\(space)\" is unknown")
        }
    }

    private func component(_ name: String, or missing: CGFloat? = nil) throws(Problem) -> CGFloat {
        guard let component = components?[name] else {
            guard let missing else { throw Problem(sentence: "the component \"\(name)\" is missing") }
            return missing
        }
        guard let value = component.value else {
            throw Problem(sentence: "the component \"\(name)\" is \"\(component.text)\", which is no number")
        }
        return value
    }

    /// The gamma-encoded value of a linear component of sRGB.
    private static func gamma(_ linear: CGFloat) -> CGFloat {
        let size = abs(linear)
        let encoded = size <= 0.0031308 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055
        return linear < 0 ? -encoded : encoded
    }
}
