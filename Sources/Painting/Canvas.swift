// SPDX-License-Identifier: Apache-2.0

#if Painting
    import CPangoCairo
    import CoreGraphics

    /// A bitmap and a pen on it. Lengths are points; the pen's transform maps them to the pixels of the whole picture. The
    /// bitmap is a part of that picture.
    final class Canvas {
        let surface: OpaquePointer
        let pen: OpaquePointer
        /// Where the bitmap begins in the whole picture, in pixels.
        let origin: (x: Int, y: Int)
        let width: Int
        let height: Int
        /// Decoded images, by their encoded ones.
        let images: ImageCache

        /// A clear bitmap; `nil` if there is no memory for it.
        init?(width: Int, height: Int, origin: (x: Int, y: Int) = (0, 0), images: ImageCache) {
            guard width > 0, height > 0, width <= Self.greatestSide, height <= Self.greatestSide,
                let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height))
            else { return nil }
            guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS, let pen = cairo_create(surface) else {
                cairo_surface_destroy(surface)
                return nil
            }
            (self.surface, self.pen, self.origin) = (surface, pen, origin)
            (self.width, self.height, self.images) = (width, height, images)
            cairo_translate(pen, -Double(origin.x), -Double(origin.y))
        }

        /// A canvas over the caller's bitmap, which must outlive the canvas.
        init?(over bytes: UnsafeMutablePointer<UInt8>, width: Int, height: Int, stride: Int, images: ImageCache) {
            guard
                let surface = cairo_image_surface_create_for_data(
                    bytes, CAIRO_FORMAT_ARGB32, Int32(width), Int32(height), Int32(stride))
            else { return nil }
            guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS, let pen = cairo_create(surface) else {
                cairo_surface_destroy(surface)
                return nil
            }
            (self.surface, self.pen, origin) = (surface, pen, (0, 0))
            (self.width, self.height, self.images) = (width, height, images)
        }

        deinit {
            cairo_surface_flush(surface)
            cairo_destroy(pen)
            cairo_surface_destroy(surface)
        }

        /// PX8: the greatest side that Cairo supports.
        static let greatestSide = 32_767

        // MARK: State

        /// Settings made in `body` end with it.
        func scoped(_ body: () -> Void) {
            cairo_save(pen)
            body()
            cairo_restore(pen)
        }

        func concatenate(_ transform: CGAffineTransform) {
            var matrix = cairo_matrix_t(
                xx: transform.a, yx: transform.b, xy: transform.c, yy: transform.d, x0: transform.tx, y0: transform.ty)
            // A pen with a flat transform paints nothing, and its transform could not be changed again.
            guard transform.isFinite, abs(transform.a * transform.d - transform.b * transform.c) > 1e-12 else {
                return clipAway()
            }
            cairo_transform(pen, &matrix)
        }

        func clipAway() {
            cairo_new_path(pen)
            cairo_rectangle(pen, 0, 0, 0, 0)
            cairo_clip(pen)
        }

        /// From points to pixels of the whole picture.
        var transform: CGAffineTransform {
            var matrix = cairo_matrix_t()
            cairo_get_matrix(pen, &matrix)
            return CGAffineTransform(
                a: matrix.xx, b: matrix.yx, c: matrix.xy, d: matrix.yy, tx: matrix.x0 + Double(origin.x),
                ty: matrix.y0 + Double(origin.y))
        }

        /// The number of pixels for a point; for a transform that keeps proportions.
        var pixelsPerPoint: CGFloat {
            let transform = transform
            return abs(transform.a * transform.d - transform.b * transform.c).squareRoot()
        }

        /// A distance in points as one in pixels, which turns with the pen.
        func inPixels(_ distance: CGSize) -> CGSize {
            let transform = transform
            return CGSize(
                width: distance.width * transform.a + distance.height * transform.c,
                height: distance.width * transform.b + distance.height * transform.d)
        }

        /// The clip, in pixels of the whole picture.
        var clip: PixelBox {
            cairo_save(pen)
            cairo_identity_matrix(pen)
            var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
            cairo_clip_extents(pen, &left, &top, &right, &bottom)
            cairo_restore(pen)
            return PixelBox(
                left: Int(left.rounded(.down)) + origin.x, top: Int(top.rounded(.down)) + origin.y,
                right: Int(right.rounded(.up)) + origin.x, bottom: Int(bottom.rounded(.up)) + origin.y)
        }

        // MARK: Paint

        func setColor(_ color: CGColor, alpha: CGFloat = 1) {
            let (red, green, blue, own) = color.channels
            cairo_set_source_rgba(pen, red, green, blue, own * alpha)
        }

        /// Fills whole pixels, wherever the pen's transform leads to.
        func fill(_ box: PlainBox, within part: PixelBox) {
            let pixels = box.pixels.common(part)
            guard !pixels.isEmpty else { return }
            var matrix = cairo_matrix_t()
            cairo_get_matrix(pen, &matrix)
            cairo_identity_matrix(pen)
            cairo_new_path(pen)
            cairo_rectangle(
                pen, Double(pixels.left - origin.x), Double(pixels.top - origin.y), Double(pixels.right - pixels.left),
                Double(pixels.bottom - pixels.top))
            cairo_set_source_rgba(pen, box.ink.red, box.ink.green, box.ink.blue, box.ink.alpha)
            cairo_fill(pen)
            cairo_set_matrix(pen, &matrix)
        }

        /// A separate layer over the clip; `compose` gets it as a canvas after painting. It has the pen's transform, and is
        /// larger by `margin` pixels on each side.
        func layer(margin: Int = 0, _ paint: (Canvas) -> Void, then compose: (Canvas) -> Void) {
            let box = clip.inset(by: -margin)
            guard box.right > box.left, box.bottom > box.top,
                let layer = Canvas(
                    width: box.right - box.left, height: box.bottom - box.top, origin: (box.left, box.top),
                    images: images)
            else { return }
            var matrix = cairo_matrix_t()
            cairo_get_matrix(pen, &matrix)
            matrix.x0 += Double(origin.x - box.left)
            matrix.y0 += Double(origin.y - box.top)
            cairo_set_matrix(layer.pen, &matrix)
            paint(layer)
            compose(layer)
        }

        /// Paints a layer where it belongs, moved by pixels.
        func paint(_ layer: Canvas, alpha: CGFloat = 1, movedBy offset: CGSize = .zero) {
            placed(layer, offset) { x, y in
                cairo_set_source_surface(pen, layer.surface, x, y)
                if alpha < 1 { cairo_paint_with_alpha(pen, alpha) } else { cairo_paint(pen) }
            }
        }

        /// Paints the present source where a layer is opaque.
        func paintSource(through layer: Canvas, movedBy offset: CGSize = .zero) {
            placed(layer, offset) { x, y in cairo_mask_surface(pen, layer.surface, x, y) }
        }

        /// Keeps the painting only where another layer is opaque.
        func keep(where layer: Canvas) {
            placed(layer, .zero) { x, y in
                cairo_set_operator(pen, CAIRO_OPERATOR_DEST_IN)
                cairo_set_source_surface(pen, layer.surface, x, y)
                cairo_paint(pen)
            }
        }

        private func placed(_ layer: Canvas, _ offset: CGSize, _ paint: (Double, Double) -> Void) {
            scoped {
                cairo_identity_matrix(pen)
                paint(
                    Double(layer.origin.x - origin.x) + offset.width, Double(layer.origin.y - origin.y) + offset.height)
            }
        }
    }

    // MARK: Whole pixels

    extension Canvas {
        /// The transform if it neither turns nor mirrors, and is not flat.
        private var upright: CGAffineTransform? {
            let transform = transform
            return transform.isUpright ? transform : nil
        }

        /// On an upright picture letters stand on whole pixels, as in a browser.
        func snapped(_ baseline: CGPoint) -> CGPoint {
            guard let upright else { return baseline }
            let y = (baseline.y * upright.d + upright.ty).rounded()
            return CGPoint(x: baseline.x, y: (y - upright.ty) / upright.d)
        }

        /// PX4: on an upright picture boxes end at whole pixels, as in a browser: a line of half a point is a sharp line of a pixel.
        func snapped(_ box: CGRect) -> CGRect {
            guard let upright, let pixels = box.snapped(by: upright) else { return box }
            return CGRect(
                x: (pixels.minX - upright.tx) / upright.a, y: (pixels.minY - upright.ty) / upright.d,
                width: pixels.width / upright.a, height: pixels.height / upright.d)
        }
    }

    extension CGRect {
        /// PX4: the whole pixels of a box in points, at least one to each side; `nil` for one without an area, or an unbounded one.
        func snapped(by upright: CGAffineTransform) -> CGRect? {
            guard width > 0, height > 0, !isInfinite else { return nil }
            func side(_ start: CGFloat, _ length: CGFloat, _ scale: CGFloat, _ move: CGFloat) -> (CGFloat, CGFloat) {
                let first = (start * scale + move).rounded()
                return (first, max(first + 1, ((start + length) * scale + move).rounded()) - first)
            }
            let (x, across) = side(minX, width, upright.a, upright.tx)
            let (y, down) = side(minY, height, upright.d, upright.ty)
            return CGRect(x: x, y: y, width: across, height: down)
        }
    }

    extension CGAffineTransform {
        var isFinite: Bool { [a, b, c, d, tx, ty].allSatisfy(\.isFinite) }
    }
#endif
