// SPDX-License-Identifier: Apache-2.0

#if Painting
    import CPangoCairo
    import Foundation
    import UIKitCore

    // Gradients.
    extension Canvas {
        /// Fills the pen's path with a layer's gradient over a box (W22).
        func fill(_ gradient: DisplayGradient, over box: CGRect) {
            guard let last = gradient.stops.last, box.width > 0, box.height > 0 else { return cairo_new_path(pen) }
            func point(_ unit: CGPoint) -> CGPoint {
                CGPoint(x: box.minX + unit.x * box.width, y: box.minY + unit.y * box.height)
            }
            let (start, end) = (point(gradient.start), point(gradient.end))
            let stops = Self.premultiplied(gradient.stops)
            switch gradient.kind {
            case .axial:
                guard start != end else {
                    setColor(last.color)
                    return fill()
                }
                fill(cairo_pattern_create_linear(start.x, start.y, end.x, end.y), stops)
            case .radial:
                let pattern = cairo_pattern_create_radial(0, 0, 0, 0, 0, 1)
                let radii = CGSize(width: max(abs(end.x - start.x), 0.001), height: max(abs(end.y - start.y), 0.001))
                var matrix = cairo_matrix_t()
                cairo_matrix_init_scale(&matrix, 1 / radii.width, 1 / radii.height)
                cairo_matrix_translate(&matrix, -start.x, -start.y)
                cairo_pattern_set_matrix(pattern, &matrix)
                fill(pattern, stops)
            case .conic:
                let first = atan2(end.y - start.y, end.x - start.x)
                let reach = 2 * (hypot(box.width, box.height) + hypot(start.x - box.midX, start.y - box.midY))
                fill(Self.sectors(around: start, from: first, reach: reach, stops), [])
            }
        }

        /// Fills what is not clipped with a gradient of a drawing.
        func paint(_ gradient: DrawingGradient, alpha: CGFloat) {
            let pattern =
                gradient.isRadial
                ? cairo_pattern_create_radial(
                    gradient.start.x, gradient.start.y, max(0, gradient.startRadius), gradient.end.x, gradient.end.y,
                    max(0, gradient.endRadius))
                : cairo_pattern_create_linear(gradient.start.x, gradient.start.y, gradient.end.x, gradient.end.y)
            defer { cairo_pattern_destroy(pattern) }
            // Cairo extends it beyond the ends. If it must not, the colors there are clear.
            let clear = CGColor(gray: 0, alpha: 0)
            var stops = gradient.stops
            if !gradient.extendsBefore { stops.insert(.init(color: clear, location: 0), at: 0) }
            if !gradient.extendsAfter { stops.append(.init(color: clear, location: 1)) }
            Self.add(stops, to: pattern)
            cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
            cairo_set_source(pen, pattern)
            cairo_paint_with_alpha(pen, alpha)
        }

        private func fill(_ pattern: OpaquePointer?, _ stops: [DisplayGradient.Stop]) {
            defer { cairo_pattern_destroy(pattern) }
            Self.add(stops, to: pattern)
            if !stops.isEmpty { cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD) }
            cairo_set_source(pen, pattern)
            fill()
        }

        private static func add(_ stops: [DisplayGradient.Stop], to pattern: OpaquePointer?) {
            for stop in stops {
                let (red, green, blue, alpha) = stop.color.channels
                cairo_pattern_add_color_stop_rgba(pattern, stop.location, red, green, blue, alpha)
            }
        }

        /// A browser interpolates a layer's colors with premultiplied opacity, Cairo without. Intermediate stops make the
        /// difference small.
        private static func premultiplied(_ stops: [DisplayGradient.Stop]) -> [DisplayGradient.Stop] {
            guard let first = stops.first else { return [] }
            var result = [first]
            for (one, other) in zip(stops, stops.dropFirst()) {
                if one.color.alpha != other.color.alpha {
                    for step in 1..<16 {
                        let share = CGFloat(step) / 16
                        result.append(
                            .init(
                                color: mixed(one.color, other.color, share),
                                location: one.location + (other.location - one.location) * share))
                    }
                }
                result.append(other)
            }
            return result
        }

        private static func mixed(_ one: CGColor, _ other: CGColor, _ share: CGFloat) -> CGColor {
            let (first, second) = (one.channels, other.channels)
            let alpha = first.3 + (second.3 - first.3) * share
            func channel(_ one: CGFloat, _ other: CGFloat) -> CGFloat {
                alpha > 0 ? (one * first.3 * (1 - share) + other * second.3 * share) / alpha : 0
            }
            return CGColor(
                srgbRed: channel(first.0, second.0), green: channel(first.1, second.1),
                blue: channel(first.2, second.2), alpha: alpha)
        }

        /// A turn of narrow patches, each with its colors on its two sides.
        private static func sectors(
            around middle: CGPoint, from first: CGFloat, reach: CGFloat, _ stops: [DisplayGradient.Stop]
        ) -> OpaquePointer? {
            let pattern = cairo_pattern_create_mesh()
            guard var before = stops.first, let last = stops.last else { return pattern }
            func tip(_ location: CGFloat) -> CGPoint {
                let angle = first + location * 2 * .pi
                return CGPoint(x: middle.x + cos(angle) * reach, y: middle.y + sin(angle) * reach)
            }
            func add(_ start: DisplayGradient.Stop, _ end: DisplayGradient.Stop) {
                let (from, to) = (tip(start.location), tip(end.location))
                cairo_mesh_pattern_begin_patch(pattern)
                cairo_mesh_pattern_move_to(pattern, middle.x, middle.y)
                cairo_mesh_pattern_line_to(pattern, from.x, from.y)
                cairo_mesh_pattern_line_to(pattern, to.x, to.y)
                cairo_mesh_pattern_line_to(pattern, middle.x, middle.y)
                for (corner, stop) in [start, start, end, end].enumerated() {
                    let (red, green, blue, alpha) = stop.color.channels
                    cairo_mesh_pattern_set_corner_color_rgba(pattern, UInt32(corner), red, green, blue, alpha)
                }
                cairo_mesh_pattern_end_patch(pattern)
            }
            func span(_ start: DisplayGradient.Stop, _ end: DisplayGradient.Stop) {
                let count = max(1, Int(((end.location - start.location) * 64).rounded(.up)))
                guard end.location > start.location else { return }
                var previous = start
                for step in 1...count {
                    let share = CGFloat(step) / CGFloat(count)
                    let next = DisplayGradient.Stop(
                        color: mixed(start.color, end.color, share),
                        location: start.location + (end.location - start.location) * share)
                    add(previous, next)
                    previous = next
                }
            }
            span(.init(color: before.color, location: 0), before)
            for stop in stops.dropFirst() {
                span(before, stop)
                before = stop
            }
            span(last, .init(color: last.color, location: 1))
            return pattern
        }
    }
#endif
