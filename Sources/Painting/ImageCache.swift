// SPDX-License-Identifier: Apache-2.0

#if Painting
    import CPangoCairo
    import CPixbuf
    import Foundation
    import UIKitCore

    /// The images of a picture, each decoded once.
    final class ImageCache {
        private struct Entry {
            /// It lives as long as the entry, so that its address is its own.
            var image: EncodedImage
            /// `nil` for an image that cannot be decoded.
            var pixels: DecodedImage?
            var lastPicture: Int
        }

        private var entries: [ObjectIdentifier: Entry] = [:]
        private var picture = 0

        /// A new picture begins. What the last one did not show is forgotten.
        func beginPicture() {
            entries = entries.filter { $0.value.lastPicture == picture }
            picture += 1
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

    /// The pixels of a PNG or JPEG, turned as its orientation says.
    final class DecodedImage {
        let surface: OpaquePointer
        let width: Int
        let height: Int

        /// What an image may have; more would be made of few bytes to fill the memory.
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
            // What came before damage is shown, as browsers do; a loader has to be closed in any case.
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

        deinit { cairo_surface_destroy(surface) }
    }

    extension Canvas {
        /// An image over a box; with a tint its shape in that color.
        func paint(_ image: UIImage, in box: CGRect, tint: CGColor?, alpha: CGFloat = 1) {
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
                cairo_translate(pen, box.minX, box.minY)
                let pattern = cairo_pattern_create_for_surface(pixels.surface)
                defer { cairo_pattern_destroy(pattern) }
                var matrix = cairo_matrix_t()
                cairo_matrix_init_scale(
                    &matrix, CGFloat(pixels.width) / box.width, CGFloat(pixels.height) / box.height)
                cairo_pattern_set_matrix(pattern, &matrix)
                cairo_pattern_set_filter(pattern, CAIRO_FILTER_GOOD)
                // At its edges an image is as opaque as it is.
                cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
                if tint != nil { return cairo_mask(pen, pattern) }
                cairo_set_source(pen, pattern)
                cairo_paint_with_alpha(pen, alpha)
            }
        }
    }
#endif
