// SPDX-License-Identifier: Apache-2.0

#if Painting
    import CPangoCairo
    import CoreGraphics
    import UIKitCore

    // Outlines, fills and lines along them.
    extension Canvas {
        /// Makes a path the pen's.
        func trace(_ path: CGPath) {
            cairo_new_path(pen)
            append(path)
        }

        func append(_ path: CGPath) {
            var current = CGPoint.zero
            var start = CGPoint.zero
            path.applyWithBlock { element in
                let points = element.pointee.points
                switch element.pointee.type {
                case .moveToPoint:
                    current = points[0]
                    start = current
                    cairo_move_to(pen, current.x, current.y)
                case .addLineToPoint:
                    current = points[0]
                    cairo_line_to(pen, current.x, current.y)
                case .addQuadCurveToPoint:
                    // The same curve as a cubic one.
                    let (control, end) = (points[0], points[1])
                    cairo_curve_to(
                        pen, current.x + (control.x - current.x) * 2 / 3, current.y + (control.y - current.y) * 2 / 3,
                        end.x + (control.x - end.x) * 2 / 3, end.y + (control.y - end.y) * 2 / 3, end.x, end.y)
                    current = end
                case .addCurveToPoint:
                    current = points[2]
                    cairo_curve_to(pen, points[0].x, points[0].y, points[1].x, points[1].y, current.x, current.y)
                case .closeSubpath:
                    current = start
                    cairo_close_path(pen)
                }
            }
        }

        /// Adds a box with the corners that it rounds.
        func append(_ box: CGRect, _ corners: Corners) {
            let radius = max(0, min(corners.radius, box.width / 2, box.height / 2))
            guard radius > 0 else { return cairo_rectangle(pen, box.minX, box.minY, box.width, box.height) }
            // From the upper right corner on, clockwise: the corner, the center of its circle, the beginning of its quarter.
            let quarters: [(CACornerMask, CGPoint, Double)] = [
                (.layerMaxXMinYCorner, CGPoint(x: box.maxX, y: box.minY), -.pi / 2),
                (.layerMaxXMaxYCorner, CGPoint(x: box.maxX, y: box.maxY), 0),
                (.layerMinXMaxYCorner, CGPoint(x: box.minX, y: box.maxY), .pi / 2),
                (.layerMinXMinYCorner, CGPoint(x: box.minX, y: box.minY), .pi),
            ]
            cairo_new_sub_path(pen)
            for (corner, tip, angle) in quarters {
                guard corners.rounded.contains(corner) else {
                    cairo_line_to(pen, tip.x, tip.y)
                    continue
                }
                let x = tip.x == box.minX ? tip.x + radius : tip.x - radius
                let y = tip.y == box.minY ? tip.y + radius : tip.y - radius
                cairo_arc(pen, x, y, radius, angle, angle + .pi / 2)
            }
            cairo_close_path(pen)
        }

        func trace(_ box: CGRect, _ corners: Corners = Corners()) {
            cairo_new_path(pen)
            append(box, corners)
        }

        func fill(evenOdd: Bool = false) {
            cairo_set_fill_rule(pen, evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
            cairo_fill(pen)
        }

        func clip(evenOdd: Bool = false) {
            cairo_set_fill_rule(pen, evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
            cairo_clip(pen)
        }

        /// Sets the style of lines from here on.
        func set(_ line: LineStyle) {
            cairo_set_line_width(pen, max(0, line.width))
            let cap =
                switch line.cap {
                case .butt: CAIRO_LINE_CAP_BUTT
                case .round: CAIRO_LINE_CAP_ROUND
                case .square: CAIRO_LINE_CAP_SQUARE
                }
            cairo_set_line_cap(pen, cap)
            let join =
                switch line.join {
                case .miter: CAIRO_LINE_JOIN_MITER
                case .round: CAIRO_LINE_JOIN_ROUND
                case .bevel: CAIRO_LINE_JOIN_BEVEL
                }
            cairo_set_line_join(pen, join)
            cairo_set_miter_limit(pen, max(1, line.miterLimit))
            // W15: an invalid pattern leaves the line whole.
            let isPattern = line.dashes.allSatisfy { $0 >= 0 && $0.isFinite } && line.dashes.contains { $0 > 0 }
            let dashes = isPattern ? line.dashes : []
            cairo_set_dash(pen, dashes.map(Double.init), Int32(dashes.count), line.phase.isFinite ? line.phase : 0)
        }
    }

    /// The round corners of a box, and their radius.
    struct Corners {
        var radius: CGFloat = 0
        var rounded = CACornerMask.all

        func inset(by distance: CGFloat) -> Corners { Corners(radius: max(0, radius - distance), rounded: rounded) }
    }
#endif
