// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// A picture as pixels, from `UIImage.cgImage` and for a layer's `contents`. The screen decodes it.
public final class CGImage: Hashable, Sendable {
    package let image: UIImage
    /// What it lets through, if it is an image mask.
    let mask: ImageMask?

    init(_ image: UIImage, mask: ImageMask? = nil) {
        self.image = image
        self.mask = mask
    }

    /// In pixels, as the picture is stored: not turned by its orientation.
    public var width: Int { image.encoded?.header.pixelWidth ?? Int(image.size.width.rounded(.up)) }
    /// In pixels, as the picture is stored: not turned by its orientation.
    public var height: Int { image.encoded?.header.pixelHeight ?? Int(image.size.height.rounded(.up)) }

    /// Whether both are of the same bytes.
    public static func == (first: CGImage, second: CGImage) -> Bool { first.image.isEqual(second.image) }

    /// Hashes the picture's bytes.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(image)
    }
}

extension UIImage {
    /// The stored picture, or the drawing in pixels by its scale, a pixel to the point; `nil` for an image of no size.
    public var cgImage: CGImage? {
        guard encoded != nil || kept != nil else { return nil }
        return CGImage(
            UIImage(encoded: encoded, scale: 1, renderingMode: .automatic, kept: kept?.scaled(scale)))
    }

    /// The picture at one pixel per point.
    public convenience init(cgImage: CGImage) {
        self.init(encoded: cgImage.image.encoded, scale: 1, renderingMode: .automatic, kept: cgImage.image.kept)
    }

    /// The steps of an image that was drawn, for a host.
    package var drawing: DisplayDrawing? { kept?.drawing }

    convenience init(drawing: DisplayDrawing, scale: CGFloat) {
        self.init(encoded: nil, scale: scale, renderingMode: .automatic, kept: KeptDrawing(drawing))
    }
}
