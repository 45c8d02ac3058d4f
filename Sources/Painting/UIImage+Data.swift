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

        /// The image as a JPEG file over white, ``scale`` pixels to a point and turned like the shown image; JPEG bytes are returned
        /// unchanged, whatever the quality. `nil` for an image of no size, of damaged bytes, and for a symbol (W58).
        ///
        /// - Parameter compressionQuality: 0 for the smallest file to 1 for the best picture.
        public func jpegData(compressionQuality: CGFloat) -> Data? {
            guard !isSymbolImage, size.width > 0, size.height > 0 else { return nil }
            guard let encoded else { return PixelPicture(of: self, scale: scale).jpeg(compressionQuality) }
            if encoded.header.format == .jpeg { return encoded.data }
            return PixelPicture(data: encoded.data)?.jpeg(compressionQuality)
        }
    }

    extension PixelPicture {
        fileprivate func jpeg(_ quality: CGFloat) -> Data? {
            guard let writer = JPEGWriter(width: width, height: height, quality: quality) else { return nil }
            var components: [UInt8] = []
            components.reserveCapacity(width * height * 4)
            for y in 0..<height {
                for x in 0..<width {
                    let pixel = self[x, y]
                    components += [pixel.red, pixel.green, pixel.blue, pixel.alpha]
                }
            }
            return writer.file(of: components)
        }
    }

    extension UIGraphicsImageRenderer {
        /// Draws an image as a PNG file, with the format's scale in pixels to a point.
        ///
        /// Needs the package trait `Painting`.
        public func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
            image(actions: actions).pngData() ?? Data()
        }

        /// Draws an image as a JPEG file, with the format's scale in pixels to a point.
        ///
        /// Needs the package trait `Painting`.
        public func jpegData(
            withCompressionQuality compressionQuality: CGFloat, actions: (UIGraphicsImageRendererContext) -> Void
        ) -> Data { image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data() }
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
