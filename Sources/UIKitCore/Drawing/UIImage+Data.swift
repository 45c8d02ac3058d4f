// SPDX-License-Identifier: Apache-2.0

// With the trait, the painter makes the files of all images.
#if !Painting
    import CoreGraphics
    import Foundation

    extension UIImage {
        /// W58: the image as a PNG file: the bytes of an image that came as PNG, or the pixels of a drawing of shapes, ``scale`` pixels to
        /// a point.
        ///
        /// - Returns: `nil` for an image of no size and for a symbol. `nil` and a report for a JPEG picture, and for a drawing with
        ///   texts, pictures, shadows or more than 16 million pixels: these need the package trait `Painting`.
        public func pngData() -> Data? {
            guard let pixels = pixels(.png) else { return nil }
            switch pixels {
            case .file(let data): return data
            case .drawn(let drawn):
                return PNGWriter(width: drawn.width, height: drawn.height).file(of: drawn.components)
            }
        }

        /// W58: the image as a JPEG file: the bytes of an image that came as JPEG, whatever the quality, or the pixels of a drawing of
        /// shapes over white, ``scale`` pixels to a point.
        ///
        /// - Parameter compressionQuality: 0 for the smallest file to 1 for the best picture.
        /// - Returns: `nil` for an image of no size and for a symbol. `nil` and a report for a PNG picture, and for a drawing with
        ///   texts, pictures, shadows or more than 16 million pixels: these need the package trait `Painting`.
        public func jpegData(compressionQuality: CGFloat) -> Data? {
            guard let pixels = pixels(.jpeg) else { return nil }
            switch pixels {
            case .file(let data): return data
            case .drawn(let drawn):
                return JPEGWriter(width: drawn.width, height: drawn.height, quality: compressionQuality)?
                    .file(of: drawn.components)
            }
        }

        private enum Pixels {
            case file(Data)
            case drawn(DrawnPixels)
        }

        private func pixels(_ format: ImageHeader.Format) -> Pixels? {
            if let encoded, encoded.header.format == format { return .file(encoded.data) }
            guard size.width > 0, size.height > 0, symbol == nil else { return nil }
            if let drawn = cgImage.flatMap({ DrawnPixels($0) }) { return .drawn(drawn) }
            let name = format == .png ? "pngData()" : "jpegData(compressionQuality:)"
            onMainActor("\(name) of \(self) needs the package trait Painting.")
            return nil
        }

        private func onMainActor(_ report: String) {
            Task { @MainActor in UIApplication.current?.report(report) }
        }
    }

    extension UIGraphicsImageRenderer {
        /// Draws an image as a PNG file; empty where ``UIImage/pngData()`` is `nil`.
        public func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
            image(actions: actions).pngData() ?? Data()
        }

        /// Draws an image as a JPEG file; empty where ``UIImage/jpegData(compressionQuality:)`` is `nil`.
        public func jpegData(
            withCompressionQuality compressionQuality: CGFloat, actions: (UIGraphicsImageRendererContext) -> Void
        ) -> Data { image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data() }
    }
#endif
