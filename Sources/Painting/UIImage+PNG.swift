// SPDX-License-Identifier: Apache-2.0

#if Painting
    import Foundation
    import UIKitCore

    extension UIImage {
        /// The image as a PNG file, ``scale`` pixels to a point and turned like the shown image; such PNG bytes are returned
        /// unchanged. `nil` for an image of no size, of damaged bytes, and for a symbol.
        ///
        /// Needs the package trait `Painting`.
        public func pngData() -> Data? {
            guard !isSymbolImage, size.width > 0, size.height > 0 else { return nil }
            if let encoded, encoded.header.format == .png { return encoded.data }
            if let encoded { return PixelPicture(data: encoded.data)?.png }
            return PixelPicture(of: self, scale: scale).png
        }
    }

    extension UIGraphicsImageRenderer {
        /// Draws an image as a PNG file, with the format's scale in pixels to a point.
        ///
        /// Needs the package trait `Painting`.
        public func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
            image(actions: actions).pngData() ?? Data()
        }
    }

    extension CGImage {
        /// The picture's pixels, as they are stored; `nil` for damaged bytes.
        ///
        /// Needs the package trait `Painting`.
        public var pixels: PixelPicture? {
            guard let encoded = image.encoded else { return PixelPicture(of: image) }
            return PixelPicture(data: encoded.data)
        }
    }
#endif
