// SPDX-License-Identifier: Apache-2.0

#if Painting
    import CPangoCairo
    import CoreGraphics

    extension Canvas {
        /// Blurs all of the bitmap. The deviation is in pixels.
        ///
        /// Three boxes in a row are within three hundredths of a Gaussian, and cost the same whatever their width.
        func blur(_ deviation: CGFloat) {
            guard deviation > 0.1 else { return }
            cairo_surface_flush(surface)
            guard let bytes = cairo_image_surface_get_data(surface) else { return }
            let stride = Int(cairo_image_surface_get_stride(surface))
            let width = max(1, Int((min(deviation, 500) * 3 * (2 * CGFloat.pi).squareRoot() / 4 + 0.5).rounded(.down)))
            // An even box has no middle: one lies to the left, one to the right, and the third is wider by one.
            let boxes =
                width % 2 == 1
                ? [(width, width / 2), (width, width / 2), (width, width / 2)]
                : [(width, width / 2), (width, width / 2 - 1), (width + 1, width / 2)]
            var line = [UInt8](repeating: 0, count: 4 * max(self.width, height))
            for (size, before) in boxes where size > 1 {
                for row in 0..<height {
                    Self.smooth(bytes + row * stride, step: 4, count: self.width, size, before, &line)
                }
                for column in 0..<self.width {
                    Self.smooth(bytes + column * 4, step: stride, count: height, size, before, &line)
                }
            }
            cairo_surface_mark_dirty(surface)
        }

        /// Makes each of `count` pixels the mean of `size`, of which `before` come before it; beyond the ends all is clear.
        private static func smooth(
            _ pixels: UnsafeMutablePointer<UInt8>, step: Int, count: Int, _ size: Int, _ before: Int,
            _ line: inout [UInt8]
        ) {
            line.withUnsafeMutableBufferPointer { line in
                guard let copy = line.baseAddress else { return }
                var isClear = true
                for place in 0..<count {
                    let pixel = pixels + place * step
                    for channel in 0..<4 {
                        copy[place * 4 + channel] = pixel[channel]
                        if pixel[channel] != 0 { isClear = false }
                    }
                }
                guard !isClear else { return }
                let after = size - before - 1
                for channel in 0..<4 {
                    var sum = 0
                    for place in 0..<min(after, count) { sum += Int(copy[place * 4 + channel]) }
                    for place in 0..<count {
                        if place + after < count { sum += Int(copy[(place + after) * 4 + channel]) }
                        pixels[place * step + channel] = UInt8((sum + size / 2) / size)
                        if place - before >= 0 { sum -= Int(copy[(place - before) * 4 + channel]) }
                    }
                }
            }
        }

        /// Paints only the shadow of what `paint` paints. Offset and deviation are in pixels.
        func shadow(
            of paint: (Canvas) -> Void, _ color: CGColor, alpha: CGFloat = 1, offset: CGSize, deviation: CGFloat
        ) {
            guard offset.width.isFinite, offset.height.isFinite else { return }
            let margin = Int((3 * deviation + max(abs(offset.width), abs(offset.height))).rounded(.up)) + 1
            layer(margin: min(margin, 4_000), paint) { layer in
                layer.blur(deviation)
                setColor(color, alpha: alpha)
                paintSource(through: layer, movedBy: offset)
            }
        }
    }
#endif
