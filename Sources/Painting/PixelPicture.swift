// SPDX-License-Identifier: Apache-2.0

#if Painting
    import CPangoCairo
    import Foundation
    import UIKitCore

    /// A picture of pixels, of a screen, a view or an image.
    public struct PixelPicture: Sendable, Equatable {
        /// In pixels.
        public let width: Int
        /// In pixels.
        public let height: Int
        /// Row by row from the top: opacity, red, green and blue of a pixel in a number's bytes from the highest on; the colors are
        /// multiplied by the opacity.
        let values: [UInt32]

        init(width: Int, height: Int, values: [UInt32]) {
            (self.width, self.height, self.values) = (width, height, values)
        }

        /// The picture on a canvas.
        init(_ canvas: Canvas) {
            self.init(canvas.surface, width: canvas.width, height: canvas.height)
        }

        private init(_ surface: OpaquePointer, width: Int, height: Int) {
            cairo_surface_flush(surface)
            let stride = Int(cairo_image_surface_get_stride(surface))
            let data = cairo_image_surface_get_data(surface)
            values = Array(unsafeUninitializedCapacity: width * height) { target, count in
                count = width * height
                for y in 0..<height {
                    for x in 0..<width {
                        let value = data.map {
                            UnsafeRawPointer($0 + y * stride + x * 4).load(as: UInt32.self)
                        }
                        target.initializeElement(at: y * width + x, to: value ?? 0)
                    }
                }
            }
            (self.width, self.height) = (width, height)
        }

        // MARK: Pixels

        /// Red, green, blue and opacity of a pixel, each 0 to 255; the colors are not multiplied by the opacity.
        ///
        /// - Precondition: the pixel is in the picture.
        public subscript(x: Int, y: Int) -> (red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8) {
            precondition(x >= 0 && x < width && y >= 0 && y < height, "The picture has no pixel (\(x), \(y)).")
            let value = values[y * width + x]
            let alpha = value >> 24
            func channel(_ shift: UInt32) -> UInt8 {
                alpha == 0 ? 0 : UInt8(min(255, ((value >> shift & 255) * 255 + alpha / 2) / alpha))
            }
            return (channel(16), channel(8), channel(0), UInt8(alpha))
        }

        static func premultiplied(_ red: UInt8, _ green: UInt8, _ blue: UInt8, _ alpha: UInt8) -> UInt32 {
            func channel(_ value: UInt8) -> UInt32 { (UInt32(value) * UInt32(alpha) + 127) / 255 }
            return UInt32(alpha) << 24 | channel(red) << 16 | channel(green) << 8 | channel(blue)
        }

        // MARK: PNG

        /// The picture as a PNG file: the same bytes for the same picture.
        public var png: Data {
            withSurface { surface in
                var data = Data()
                _ = withUnsafeMutablePointer(to: &data) { target in
                    cairo_surface_write_to_png_stream(
                        surface,
                        { target, bytes, count in
                            guard let target, let bytes else { return CAIRO_STATUS_WRITE_ERROR }
                            target.assumingMemoryBound(to: Data.self).pointee.append(bytes, count: Int(count))
                            return CAIRO_STATUS_SUCCESS
                        }, target)
                }
                return data
            }
        }

        /// The picture in a PNG or JPEG file; `nil` for bytes that are neither or damaged.
        public init?(data: Data) {
            guard let encoded = try? EncodedImage(data), let image = DecodedImage(encoded) else { return nil }
            self.init(image.surface, width: image.width, height: image.height)
        }

        /// Of no size.
        package static let empty = PixelPicture(width: 0, height: 0, values: [])

        private func withSurface<Result>(_ body: (OpaquePointer) -> Result) -> Result {
            var copy = values
            return copy.withUnsafeMutableBytes { bytes in
                let surface = cairo_image_surface_create_for_data(
                    bytes.baseAddress?.assumingMemoryBound(to: UInt8.self), CAIRO_FORMAT_ARGB32, Int32(width),
                    Int32(height), Int32(width * 4))
                guard let surface else { preconditionFailure("Cairo has no memory for a surface.") }
                defer { cairo_surface_destroy(surface) }
                return body(surface)
            }
        }
    }

    // MARK: Painting

    extension PixelPicture {
        /// PX7: the picture of a scene, back to front, over white, or over black in the dark style. Animations appear at
        /// their ends; the turn before does pending layout.
        ///
        /// - Parameter scale: Pixels to a point, as many as fit into 32,767 pixels a side.
        @MainActor
        public init(of scene: UIWindowScene, scale: CGFloat = 1) {
            self.init(over: scene.screen.bounds, scale: scale) { SurfacePainter(canvas: $0).paint(scene) }
        }

        /// The last picture of a recorded session's first screen, replayed by a new application with its delegate; `nil` if
        /// there was no screen at the end. The text is laid out as in the recording, with the measures of its screen.
        @MainActor
        public init?(at end: SessionReplay, in application: UIApplication, scale: CGFloat = 1) {
            _ = end.run(application)
            guard let shown = application.numberedScenes.first?.scene else { return nil }
            self.init(of: shown, scale: scale)
        }

        /// A view with its content, in its own coordinates, without the views behind and around it; clear where it is.
        @MainActor
        public init(of view: UIView, scale: CGFloat = 1) {
            self.init(over: view.bounds, scale: scale) {
                SurfacePainter(canvas: $0).paint(.view(view), isPlaced: false)
            }
        }

        /// An image at its size, in its own colors; symbols have none and are black.
        public init(of image: UIImage, scale: CGFloat = 1) {
            let box = CGRect(origin: .zero, size: image.size)
            self.init(over: box, scale: scale) { $0.paint(image, in: box, tint: nil) }
        }

        private init(over box: CGRect, scale: CGFloat, _ paint: (Canvas) -> Void) {
            let most = CGFloat(Canvas.greatestSide)
            let longest = max(box.width, box.height, 1)
            let scale = scale > 0 && scale.isFinite ? min(scale, most / longest) : 1
            func pixels(_ length: CGFloat) -> Int {
                length.isFinite && length > 0 ? Int(min((length * scale).rounded(.up), most)) : 0
            }
            guard
                let canvas = Canvas(width: pixels(box.width), height: pixels(box.height), images: ImageCache())
            else {
                self = .empty
                return
            }
            cairo_scale(canvas.pen, scale, scale)
            cairo_translate(canvas.pen, -box.minX, -box.minY)
            paint(canvas)
            self.init(canvas)
        }
    }
#endif
