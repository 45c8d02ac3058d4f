// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A named image of an asset catalog, with its files for scales and appearances (AC5).
struct ImageSet: AssetSet, Sendable {
    private struct Value: Sendable {
        let variant: AssetVariant
        let file: URL
    }

    private let values: [Value]
    /// How the set says that it is painted.
    let rendering: UIImage.RenderingMode
    private let contents: URL

    init(reading entry: AssetCatalog.Entry) throws(AssetError) {
        let described = try entry.decoded(as: Contents.self)
        values = described.images.compactMap { image in
            image.filename.map { Value(variant: image.variant, file: entry.folder.appending(path: $0)) }
        }
        rendering =
            switch described.properties?.rendering {
            case "template": .alwaysTemplate
            case "original": .alwaysOriginal
            default: .automatic
            }
        contents = entry.contents
    }

    /// The file for traits: of the files meant for them, the one for the screen's scale, else the next best.
    func file(for traits: UITraitCollection) throws(AssetError) -> (image: EncodedImage, scale: CGFloat) {
        let candidates = values.best(for: traits, \.variant)
        guard !candidates.isEmpty else { throw AssetError(file: contents, problem: "has no file for these traits") }
        for scale in UIImage.scales(for: traits.displayScale) {
            guard let value = candidates.first(where: { $0.variant.pixelsPerPoint == scale }) else { continue }
            return try read(value, scale: CGFloat(scale))
        }
        return try read(candidates[0], scale: 1)
    }

    private func read(
        _ value: Value, scale: CGFloat
    ) throws(AssetError) -> (image: EncodedImage, scale: CGFloat) {
        let found: EncodedImage?
        do throws(UIImageError) {
            found = try NamedImages.image(atPath: value.file.path)
        } catch {
            throw AssetError(file: value.file, problem: "\(error)")
        }
        guard let found else { throw AssetError(file: value.file, problem: "cannot be read") }
        return (found, scale)
    }

    private struct Contents: Decodable {
        struct Image: Decodable {
            let variant: AssetVariant
            let filename: String?

            enum CodingKeys: String, CodingKey { case filename }

            init(from decoder: any Decoder) throws {
                variant = try AssetVariant(from: decoder)
                filename = try decoder.container(keyedBy: CodingKeys.self).decodeIfPresent(
                    String.self, forKey: .filename)
            }
        }

        struct Properties: Decodable {
            let rendering: String?
            enum CodingKeys: String, CodingKey { case rendering = "template-rendering-intent" }
        }

        let images: [Image]
        let properties: Properties?
    }
}
