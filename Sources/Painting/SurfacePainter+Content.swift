// SPDX-License-Identifier: Apache-2.0

#if Painting
    import CPangoCairo
    import Foundation
    import UIKitCore

    // Paints the content of surfaces besides their backgrounds.
    extension SurfacePainter {
        func paint(_ content: DisplayContent, in bounds: CGRect, _ corners: Corners, _ traits: UITraitCollection) {
            func resolved(_ color: UIColor) -> CGColor { color.resolvedColor(with: traits).cgColor }
            switch content {
            case .none: break
            case .text(let text):
                let color = resolved(text.color)
                for line in text.lines where !line.text.isEmpty {
                    canvas.paint(
                        line.text, text.face, text.size, color, at: line.baseline, isRightToLeft: line.isRightToLeft)
                }
            case .styledText(let text):
                for run in text.runs where !run.text.isEmpty { paint(run, resolved) }
            case .image(let image, let mode, let tint):
                canvas.paint(
                    image, in: canvas.snapped(mode.place(image.size, in: bounds)), tint: tint.map(resolved))
            case .drawing(let drawing, let mode):
                canvas.paint(drawing, in: canvas.snapped(mode.place(drawing.size, in: bounds)))
            case .shape(let shape): paint(shape)
            case .gradient(let gradient):
                canvas.trace(canvas.snapped(bounds), corners)
                canvas.fill(gradient, over: bounds)
            }
        }

        // MARK: Text

        private func paint(_ run: DisplayStyledText.Run, _ resolved: (UIColor) -> CGColor) {
            let heights = canvas.images.texts.heights(of: run.face)
            if let background = run.background {
                canvas.trace(
                    CGRect(
                        x: run.baseline.x, y: run.baseline.y - heights.ascent * run.size, width: run.width,
                        height: (heights.ascent + heights.descent) * run.size))
                canvas.setColor(resolved(background))
                canvas.fill()
            }
            if let stroke = run.underline {
                let thickness = Self.thickness(of: stroke, run)
                let gap = max(1, (thickness / 2).rounded(.up))
                paint(stroke, of: run, thickness, at: gap + thickness / 2, resolved(stroke.color))
            }
            canvas.paint(
                run.text, run.face, run.size, resolved(run.color), at: run.baseline,
                isRightToLeft: run.isRightToLeft, kern: run.kern)
            if let stroke = run.strikethrough {
                let thickness = Self.thickness(of: stroke, run)
                paint(stroke, of: run, thickness, at: -heights.ascent * run.size / 3, resolved(stroke.color))
            }
        }

        /// The thickness that browsers use for lines without one.
        private static func thickness(of stroke: DisplayStyledText.Stroke, _ run: DisplayStyledText.Run) -> CGFloat {
            max(1, run.size * (stroke.style.contains(.thick) ? 0.12 : 0.1))
        }

        /// - Parameter place: The line's middle, below the baseline.
        private func paint(
            _ stroke: DisplayStyledText.Stroke, of run: DisplayStyledText.Run, _ thickness: CGFloat, at place: CGFloat,
            _ color: CGColor
        ) {
            canvas.scoped {
                canvas.setColor(color)
                var line = LineStyle()
                line.width = thickness
                if stroke.style.contains(.patternDash) {
                    line.dashes = [3 * thickness, 2 * thickness]
                } else if stroke.style.contains(.patternDot) {
                    line.cap = .round
                    line.dashes = [0, 2 * thickness]
                }
                canvas.set(line)
                let y = run.baseline.y + place
                for distance in stroke.style.contains(.double) ? [0, 2 * thickness] : [0] {
                    cairo_new_path(canvas.pen)
                    cairo_move_to(canvas.pen, run.baseline.x, y + distance)
                    cairo_line_to(canvas.pen, run.baseline.x + run.width, y + distance)
                    cairo_stroke(canvas.pen)
                }
            }
        }

        // MARK: Shapes

        private func paint(_ shape: DisplayShape) {
            guard let path = shape.path, !path.isEmpty else { return }
            if let color = shape.fillColor, color.alpha > 0 {
                canvas.trace(path)
                canvas.setColor(color)
                canvas.fill(evenOdd: shape.isEvenOdd)
            }
            guard let color = shape.strokeColor, color.alpha > 0, shape.lineWidth > 0,
                shape.strokeEnd > shape.strokeStart
            else { return }
            var line = LineStyle(of: shape)
            canvas.setColor(color)
            guard shape.strokeStart > 0 || shape.strokeEnd < 1 else {
                canvas.set(line)
                canvas.trace(path)
                return cairo_stroke(canvas.pen)
            }
            for part in PathPart(of: path, from: shape.strokeStart, to: shape.strokeEnd).lines {
                // Dashes keep their places.
                line.phase = shape.dashPhase + part.start
                canvas.set(line)
                cairo_new_path(canvas.pen)
                for point in part.points { cairo_line_to(canvas.pen, point.x, point.y) }
                cairo_stroke(canvas.pen)
            }
        }
    }
#endif
