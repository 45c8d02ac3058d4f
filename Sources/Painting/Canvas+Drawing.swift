// SPDX-License-Identifier: Apache-2.0

#if Painting
    import CPangoCairo
    import Foundation
    import UIKitCore

    // Paints an application's drawing, step by step. PX6: a drawing is a separate picture, like a canvas in the page: it can
    // clear only its own parts.
    extension Canvas {
        func paint(_ drawing: DisplayDrawing, in box: CGRect, tint: CGColor? = nil, alpha: CGFloat = 1) {
            let size = drawing.size
            guard size.width > 0, size.height > 0, box.width > 0, box.height > 0, !drawing.commands.isEmpty else {
                return
            }
            scoped {
                cairo_new_path(pen)
                cairo_rectangle(pen, box.minX, box.minY, box.width, box.height)
                cairo_clip(pen)
                layer { layer in
                    layer.concatenate(
                        CGAffineTransform(
                            a: box.width / size.width, b: 0, c: 0, d: box.height / size.height, tx: box.minX,
                            ty: box.minY))
                    // The drawing stays clipped to this box, whatever its steps reset.
                    cairo_new_path(layer.pen)
                    cairo_rectangle(layer.pen, 0, 0, size.width, size.height)
                    cairo_clip(layer.pen)
                    var steps = DrawingSteps(layer)
                    for command in drawing.commands { steps.take(command) }
                } then: { layer in
                    guard let tint else { return paint(layer, alpha: alpha) }
                    setColor(tint, alpha: alpha)
                    paintSource(through: layer)
                }
            }
        }
    }

    /// Carries out the steps of a drawing.
    struct DrawingSteps {
        private let canvas: Canvas
        private var state = DrawingState()
        private var kept: [DrawingState] = []
        /// Pixels of a point of the drawing; shadows are measured in pixels (W27).
        private let pixelsPerPoint: CGFloat

        init(_ canvas: Canvas) {
            self.canvas = canvas
            pixelsPerPoint = canvas.pixelsPerPoint
        }

        mutating func take(_ command: DrawingCommand) {
            let pen = canvas.pen
            switch command {
            case .save:
                cairo_save(pen)
                kept.append(state)
            case .restore:
                // W25: without a `save` there is nothing to restore.
                guard let last = kept.popLast() else { return }
                cairo_restore(pen)
                state = last
            case .concatenate(let transform): canvas.concatenate(transform)
            case .clip(let path, let isEvenOdd):
                canvas.trace(path)
                canvas.clip(evenOdd: isEvenOdd)
            case .clear(let box):
                canvas.scoped {
                    cairo_set_operator(pen, CAIRO_OPERATOR_CLEAR)
                    cairo_new_path(pen)
                    cairo_rectangle(pen, box.minX, box.minY, box.width, box.height)
                    cairo_fill(pen)
                }
            default: if !state.take(command) { paint(command) }
            }
        }

        private func paint(_ command: DrawingCommand) {
            let state = state
            canvas.scoped {
                if let shadow = state.shadow, shadow.color.alpha > 0 {
                    let offset = CGSize(
                        width: shadow.offset.width * pixelsPerPoint, height: shadow.offset.height * pixelsPerPoint)
                    cairo_set_operator(canvas.pen, state.blend.cairo)
                    canvas.shadow(
                        of: { Self.paint(command, state, on: $0) }, shadow.color, offset: offset,
                        deviation: shadow.blur / 2 * pixelsPerPoint)
                }
                // Modes that also change the area around a path are limited to the path.
                if state.blend.isWide, case .fill(let path, let isEvenOdd) = command {
                    canvas.trace(path)
                    canvas.clip(evenOdd: isEvenOdd)
                }
                cairo_set_operator(canvas.pen, state.blend.cairo)
                Self.paint(command, state, on: canvas)
            }
        }

        private static func paint(_ command: DrawingCommand, _ state: DrawingState, on canvas: Canvas) {
            let pen = canvas.pen
            switch command {
            case .fill(let path, let isEvenOdd):
                canvas.setColor(state.fill, alpha: state.alpha)
                canvas.trace(path)
                canvas.fill(evenOdd: isEvenOdd)
            case .stroke(let path):
                canvas.setColor(state.stroke, alpha: state.alpha)
                canvas.set(state.line)
                canvas.trace(path)
                cairo_stroke(pen)
            case .text(let text, let face, let size, let color, let point):
                canvas.paint(text, face, size, color, alpha: state.alpha, at: point)
            case .image(let image, let box, let tint):
                canvas.paint(image, in: box, tint: tint, alpha: state.alpha, isSmooth: state.isSmooth)
            case .gradient(let gradient): canvas.paint(gradient, alpha: state.alpha)
            default: break
            }
        }
    }

    extension CGBlendMode {
        /// The operator with the meaning of the page's canvas (`blendModes`).
        fileprivate var cairo: cairo_operator_t {
            switch self {
            case .normal: CAIRO_OPERATOR_OVER
            case .multiply: CAIRO_OPERATOR_MULTIPLY
            case .screen: CAIRO_OPERATOR_SCREEN
            case .overlay: CAIRO_OPERATOR_OVERLAY
            case .darken, .plusDarker: CAIRO_OPERATOR_DARKEN
            case .lighten: CAIRO_OPERATOR_LIGHTEN
            case .colorDodge: CAIRO_OPERATOR_COLOR_DODGE
            case .colorBurn: CAIRO_OPERATOR_COLOR_BURN
            case .softLight: CAIRO_OPERATOR_SOFT_LIGHT
            case .hardLight: CAIRO_OPERATOR_HARD_LIGHT
            case .difference: CAIRO_OPERATOR_DIFFERENCE
            case .exclusion: CAIRO_OPERATOR_EXCLUSION
            case .hue: CAIRO_OPERATOR_HSL_HUE
            case .saturation: CAIRO_OPERATOR_HSL_SATURATION
            case .color: CAIRO_OPERATOR_HSL_COLOR
            case .luminosity: CAIRO_OPERATOR_HSL_LUMINOSITY
            case .clear, .destinationOut: CAIRO_OPERATOR_DEST_OUT
            case .copy: CAIRO_OPERATOR_SOURCE
            case .sourceIn: CAIRO_OPERATOR_IN
            case .sourceOut: CAIRO_OPERATOR_OUT
            case .sourceAtop: CAIRO_OPERATOR_ATOP
            case .destinationOver: CAIRO_OPERATOR_DEST_OVER
            case .destinationIn: CAIRO_OPERATOR_DEST_IN
            case .destinationAtop: CAIRO_OPERATOR_DEST_ATOP
            case .xor: CAIRO_OPERATOR_XOR
            case .plusLighter: CAIRO_OPERATOR_ADD
            }
        }

        /// Whether a browser would change everything that is not clipped.
        fileprivate var isWide: Bool {
            switch self {
            case .copy, .sourceIn, .sourceOut, .destinationIn, .destinationAtop: true
            default: false
            }
        }
    }
#endif
