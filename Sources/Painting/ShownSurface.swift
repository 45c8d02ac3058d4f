// SPDX-License-Identifier: Apache-2.0

#if Painting
    import CPangoCairo
    import UIKitCore

    /// A view or a layer of a picture: its painted place, including its content.
    @MainActor
    final class ShownSurface {
        /// The surroundings of a surface: the transform to pixels, and the clip.
        struct Surroundings {
            var transform: CGAffineTransform
            var clip: PixelBox
            /// Whether it is painted by itself first, and then as a whole.
            var isGrouped: Bool
        }

        let identifier: ViewIdentifier
        let owner: SurfaceOwner
        private(set) weak var parent: ShownSurface?
        /// Back to front.
        var children: [ShownSurface] = []
        /// The surroundings for its content; `nil` while nothing of it is visible.
        var inside: Surroundings?
        /// The pixels that it and its content may cover; never too small.
        var box = PixelBox.empty
        /// The boxes that must be painted whole if any part is painted. Cairo computes a slanted edge differently when a clip
        /// cuts it, and blurs and shadows depend on pixels outside of a part.
        var whole: [PixelBox] = []
        /// The pixels by which its shadow or blur reaches beyond its content; all of it must be painted whole.
        var margin: Int?
        /// Set if the whole surface is one box of one color without content. Content that was added later is not included.
        var plain: PlainBox?
        /// Siblings are painted from the least to the greatest.
        var depth: CGFloat = 0
        /// Its changes since it was measured.
        var changed: DisplayAspects = []
        /// The picture that it was measured for last.
        var picture = 0

        init(_ identifier: ViewIdentifier, _ owner: SurfaceOwner, in parent: ShownSurface?) {
            (self.identifier, self.owner, self.parent) = (identifier, owner, parent)
        }
    }

    /// Whole pixels of one color.
    struct PlainBox {
        /// The color in Cairo's form.
        struct Ink {
            let red, green, blue, alpha: CGFloat

            init(_ color: CGColor) {
                (red, green, blue, alpha) = color.channels
            }
        }

        let pixels: PixelBox
        let ink: Ink

        /// `nil` if it is not visible, or is turned.
        init?(_ bounds: CGRect, _ transform: CGAffineTransform, _ ink: Ink) {
            guard transform.isUpright, let pixels = bounds.snapped(by: transform) else { return nil }
            (self.pixels, self.ink) = (PixelBox(around: pixels), ink)
        }
    }

    /// The painting of a surface itself, without its content views.
    @MainActor
    struct SurfaceInk {
        /// In its own points; never too small.
        private(set) var box = CGRect.null
        /// The parts of it that can only be painted whole.
        private(set) var whole: [CGRect] = []
        /// The reach of its content's shadow, and of the blur of the background, in points.
        private(set) var reach: CGFloat?
        /// Whether it shows an image of pixels, or a gradient.
        private(set) var hasPixels = false
        private(set) var hasGradient = false
        /// Whether it is a box of one color.
        private(set) var isPlain = false
        private let texts: TextCache

        init(of surface: MovingSurface, _ texts: TextCache) {
            self.texts = texts
            let (bounds, look) = (surface.bounds, surface.look)
            if surface.isFilled || look.borderWidth > 0 || look.backdropBlur > 0 { box = bounds }
            if look.cornerRadius > 0, surface.clipsToBounds || !box.isNull {
                addCorners(of: bounds, min(look.cornerRadius, bounds.width / 2, bounds.height / 2))
            }
            if surface.mask != nil { whole.append(bounds) }
            if look.backdropBlur > 0 { reach = look.backdropBlur * 3 + 2 }
            if look.shadowOpacity > 0, !surface.clipsToBounds {
                let offset = max(abs(look.shadowOffset.width), abs(look.shadowOffset.height))
                let shadow = look.shadowRadius * 3 + offset + 2
                if surface.isFilled {
                    box = bounds.insetBy(dx: -shadow, dy: -shadow)
                    if look.cornerRadius > 0 { whole.append(box) }
                } else {
                    reach = max(reach ?? 0, shadow)
                }
            }
            let content = surface.content
            isPlain =
                surface.isFilled && content == .none && look.cornerRadius <= 0 && look.borderWidth <= 0
                && look.shadowOpacity <= 0 && look.backdropBlur <= 0
            add(content, in: bounds)
        }

        /// The part between round corners can be painted in pieces.
        private mutating func addCorners(of bounds: CGRect, _ radius: CGFloat) {
            for x in [bounds.minX, bounds.maxX - radius] {
                for y in [bounds.minY, bounds.maxY - radius] {
                    whole.append(CGRect(x: x, y: y, width: radius, height: radius))
                }
            }
        }

        private mutating func add(whole part: CGRect) {
            box = box.union(part)
            whole.append(part)
        }

        private mutating func add(_ content: DisplayContent, in bounds: CGRect) {
            switch content {
            case .none: break
            case .text(let text):
                for line in text.lines where !line.text.isEmpty {
                    let set = texts.line(line.text, text.face, text.size, isRightToLeft: line.isRightToLeft)
                    add(whole: set.ink.offsetBy(dx: line.baseline.x, dy: line.baseline.y))
                }
            case .styledText(let text):
                for run in text.runs where !run.text.isEmpty {
                    let set = texts.line(
                        run.text, run.face, run.size, isRightToLeft: run.isRightToLeft, kern: run.kern)
                    // With its background and its lines.
                    let around = CGRect(
                        x: run.baseline.x, y: run.baseline.y - 1.5 * run.size, width: run.width,
                        height: 2.5 * run.size
                    ).insetBy(dx: -run.size / 4, dy: 0)
                    add(whole: around.union(set.ink.offsetBy(dx: run.baseline.x, dy: run.baseline.y)))
                }
            case .image(let image, let mode, _):
                hasPixels = true
                add(whole: mode.place(image.size, in: bounds))
            case .drawing(let drawing, let mode): add(whole: mode.place(drawing.size, in: bounds))
            case .shape(let shape):
                guard let path = shape.path, !path.isEmpty else { break }
                // Corners reach furthest, or a square line's ends.
                let line = shape.strokeColor == nil ? 0 : shape.lineWidth / 2 * max(1.5, shape.miterLimit)
                add(whole: path.boundingBox.insetBy(dx: -line, dy: -line))
            case .gradient:
                hasGradient = true
                add(whole: bounds)
            }
        }
    }
#endif
