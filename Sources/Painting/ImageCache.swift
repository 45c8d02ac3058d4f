// SPDX-License-Identifier: Apache-2.0

#if Painting
    import CPangoCairo
    import CPixbuf
    import Foundation
    import UIKitCore

    /// The cache between pictures: images, each decoded once, and texts, each set once.
    final class ImageCache {
        let texts = TextCache()

        private struct Entry {
            /// It lives as long as the entry, so that its address is its own.
            var image: EncodedImage
            /// `nil` for an image that cannot be decoded.
            var pixels: DecodedImage?
            var lastPicture: Int
        }

        private var entries: [ObjectIdentifier: Entry] = [:]
        private var picture = 0

        /// In bytes; a picture that shows more keeps everything that it shows.
        private static let most = 64 << 20

        /// A new picture begins. If there is much, images are forgotten that were not shown for long: a picture may be of a
        /// part of the screen.
        func beginPicture() {
            texts.beginPicture()
            picture += 1
            let latest = picture - 1
            guard entries.values.reduce(0, { $0 + ($1.pixels?.bytes ?? 0) }) > Self.most else { return }
            entries = entries.filter { $0.value.lastPicture == latest }
        }

        func pixels(of image: EncodedImage) -> DecodedImage? {
            let key = ObjectIdentifier(image)
            if entries[key] == nil {
                entries[key] = Entry(image: image, pixels: DecodedImage(image), lastPicture: picture)
            }
            entries[key]?.lastPicture = picture
            return entries[key]?.pixels
        }
    }

    /// The pixels of a PNG or JPEG, turned by its orientation.
    final class DecodedImage {
        let surface: OpaquePointer
        let width: Int
        let height: Int

        /// The greatest number of an image's pixels: otherwise few bytes could fill the memory.
        private static let mostPixels = 1 << 27

        /// `nil` for bytes that are damaged.
        init?(_ image: EncodedImage) {
            let header = image.header
            guard header.pixelWidth.multipliedReportingOverflow(by: header.pixelHeight).partialValue <= Self.mostPixels,
                max(header.pixelWidth, header.pixelHeight) <= Canvas.greatestSide,
                let loader = gdk_pixbuf_loader_new()
            else { return nil }
            defer { g_object_unref(loader) }
            let bytes = Array(image.data)
            let isWritten = gdk_pixbuf_loader_write(loader, bytes, gsize(bytes.count), nil) != 0
            // The part before the damage is shown, as in browsers. A loader must be closed in any case.
            let isWhole = gdk_pixbuf_loader_close(loader, nil) != 0
            guard isWritten || isWhole, let stored = gdk_pixbuf_loader_get_pixbuf(loader),
                let pixels = gdk_pixbuf_apply_embedded_orientation(stored)
            else { return nil }
            defer { g_object_unref(UnsafeMutableRawPointer(pixels)) }
            width = Int(gdk_pixbuf_get_width(pixels))
            height = Int(gdk_pixbuf_get_height(pixels))
            guard let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height)) else {
                return nil
            }
            self.surface = surface
            guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS,
                let target = cairo_image_surface_get_data(surface), let source = gdk_pixbuf_read_pixels(pixels)
            else { return nil }
            let channels = Int(gdk_pixbuf_get_n_channels(pixels))
            let rows = (
                source: Int(gdk_pixbuf_get_rowstride(pixels)), target: Int(cairo_image_surface_get_stride(surface))
            )
            for y in 0..<height {
                target.advanced(by: y * rows.target).withMemoryRebound(to: UInt32.self, capacity: width) { row in
                    for x in 0..<width {
                        let pixel = source + y * rows.source + x * channels
                        row[x] = PixelPicture.premultiplied(
                            pixel[0], pixel[1], pixel[2], channels == 4 ? pixel[3] : 255)
                    }
                }
            }
            cairo_surface_mark_dirty(surface)
        }

        deinit {
            cairo_surface_destroy(surface)
            if let scaled { cairo_surface_destroy(scaled.surface) }
        }

        /// In memory.
        var bytes: Int { 4 * (width * height + (scaled.map { $0.width * $0.height } ?? 0)) }

        private var scaled: (surface: OpaquePointer, width: Int, height: Int)?

        /// The same at another size; the last requested one is kept.
        func scaled(width: Int, height: Int) -> OpaquePointer? {
            if width == self.width, height == self.height { return surface }
            if let scaled, scaled.width == width, scaled.height == height { return scaled.surface }
            guard let canvas = Canvas(width: width, height: height, images: ImageCache()) else { return nil }
            canvas.paint(self, in: CGRect(x: 0, y: 0, width: width, height: height), isMask: false, alpha: 1)
            if let scaled { cairo_surface_destroy(scaled.surface) }
            cairo_surface_flush(canvas.surface)
            scaled = cairo_surface_reference(canvas.surface).map { ($0, width, height) }
            return scaled?.surface
        }
    }

    extension Canvas {
        /// An image over a box; with a tint its shape in that color.
        func paint(_ image: UIImage, in box: CGRect, tint: CGColor?, alpha: CGFloat = 1, isSmooth: Bool = true) {
            guard box.width > 0, box.height > 0 else { return }
            if let drawing = image.drawing { return paint(drawing, in: box, tint: tint, alpha: alpha) }
            guard let encoded = image.encoded, let pixels = images.pixels(of: encoded), pixels.width > 0,
                pixels.height > 0
            else { return }
            scoped {
                cairo_new_path(pen)
                cairo_rectangle(pen, box.minX, box.minY, box.width, box.height)
                cairo_clip(pen)
                if let tint { setColor(tint, alpha: alpha) }
                if isSmooth, let place = wholePixels(box),
                    let scaled = pixels.scaled(width: place.width, height: place.height)
                {
                    cairo_identity_matrix(pen)
                    let (x, y) = (Double(place.x), Double(place.y))
                    if tint != nil { return cairo_mask_surface(pen, scaled, x, y) }
                    cairo_set_source_surface(pen, scaled, x, y)
                    return cairo_paint_with_alpha(pen, alpha)
                }
                paint(pixels, in: box, isMask: tint != nil, alpha: alpha, isSmooth: isSmooth)
            }
        }

        /// The place of a box that consists of whole pixels, if these are not many more than a screen has.
        private func wholePixels(_ box: CGRect) -> (x: Int, y: Int, width: Int, height: Int)? {
            let transform = transform
            guard transform.b == 0, transform.c == 0, transform.a > 0, transform.d > 0 else { return nil }
            let shown = box.applying(transform)
            let sides = [shown.minX, shown.minY, shown.width, shown.height]
            guard sides.allSatisfy({ abs($0) < 20_000 && abs($0 - $0.rounded()) < 1e-6 }),
                Int(shown.width) * Int(shown.height) <= 1 << 24
            else { return nil }
            let whole = sides.map { Int($0.rounded()) }
            return (whole[0] - origin.x, whole[1] - origin.y, whole[2], whole[3])
        }

        /// Paints an image over a box, or the present source through the image.
        fileprivate func paint(
            _ pixels: DecodedImage, in box: CGRect, isMask: Bool, alpha: CGFloat, isSmooth: Bool = true
        ) {
            scoped {
                cairo_translate(pen, box.minX, box.minY)
                let pattern = cairo_pattern_create_for_surface(pixels.surface)
                defer { cairo_pattern_destroy(pattern) }
                var matrix = cairo_matrix_t()
                cairo_matrix_init_scale(
                    &matrix, CGFloat(pixels.width) / box.width, CGFloat(pixels.height) / box.height)
                cairo_pattern_set_matrix(pattern, &matrix)
                cairo_pattern_set_filter(pattern, isSmooth ? CAIRO_FILTER_GOOD : CAIRO_FILTER_NEAREST)
                // At its edges an image is as opaque as it is.
                cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
                if isMask { return cairo_mask(pen, pattern) }
                cairo_set_source(pen, pattern)
                cairo_paint_with_alpha(pen, alpha)
            }
        }
    }
#endif
