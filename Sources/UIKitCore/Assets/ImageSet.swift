// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A named image of an asset catalog, with its files for scales and appearances (AC5).
struct ImageSet: AssetSet, Sendable {
    private let files: [VariedAsset<URL>]
    /// How the set says that it is painted.
    let rendering: UIImage.RenderingMode
    private let contents: URL

    init(reading entry: AssetCatalog.Entry) throws(AssetError) {
        let described = try entry.decoded(as: Contents.self)
        files = described.images.compactMap { image in
            image.value.filename.map {
                VariedAsset(variant: image.variant, value: entry.folder.appending(path: $0))
            }
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
        let candidates = files.best(for: traits)
        guard !candidates.isEmpty else { throw AssetError(file: contents, problem: "has no file for these traits") }
        for scale in UIImage.scales(for: traits.displayScale) {
            guard let file = candidates.first(where: { $0.variant.pixelsPerPoint == scale }) else { continue }
            return try read(file.value, scale: CGFloat(scale))
        }
        return try read(candidates[0].value, scale: 1)
    }

    private func read(
        _ file: URL, scale: CGFloat
    ) throws(AssetError) -> (image: EncodedImage, scale: CGFloat) {
        let found: NamedImages.File?
        do throws(UIImageError) {
            found = try NamedImages.image(atPath: file.path)
        } catch {
            throw AssetError(file: file, problem: "\(error)")
        }
        guard let found else { throw AssetError(file: file, problem: "cannot be read") }
        return (found.image, found.drawnScale ?? scale)
    }

    private struct Contents: Decodable {
        struct Value: Decodable { let filename: String? }

        struct Properties: Decodable {
            let rendering: String?
            enum CodingKeys: String, CodingKey { case rendering = "template-rendering-intent" }
        }

        let images: [VariedAsset<Value>]
        let properties: Properties?
    }
}
