// SPDX-License-Identifier: Apache-2.0

#if Painting
    import CPangoCairo
    import Foundation
    import UIKitCore

    /// PX2: paints views and layers with their content, from the same data as hosts.
    ///
    /// A turn in space is painted by its part in the plane. The focus ring belongs to the host, and is painted if the host
    /// gives one.
    @MainActor
    struct SurfacePainter {
        let canvas: Canvas
        /// Whether views are painted with the present values of animations instead of the final ones.
        var isMoving = false
        /// The ring around the item that has focus.
        var ring: FocusRing?
        /// The painted part of a scene, and the places in it; `nil` if everything is painted.
        var part: (shown: ShownScene, box: PixelBox)?

        /// Paints all windows, back to front, over their background.
        func paint(_ scene: UIWindowScene) {
            let windows = scene.shownWindows
            canvas.setColor(CGColor(gray: Self.isDark(scene) ? 0 : 1, alpha: 1))
            cairo_paint(canvas.pen)
            for window in windows {
                guard let part else {
                    paint(.view(window))
                    continue
                }
                if let shown = part.shown[window.displayIdentifier] { paint(shown, within: part.box) }
            }
        }

        /// Whether the background behind the windows is dark.
        static func isDark(_ scene: UIWindowScene) -> Bool {
            (scene.shownWindows.last?.traitCollection ?? scene.traitCollection).userInterfaceStyle == .dark
        }

        private func painter(on canvas: Canvas) -> SurfacePainter {
            SurfacePainter(canvas: canvas, isMoving: isMoving, ring: ring, part: part)
        }

        /// Paints a known view or layer, as far as it lies in a part of the picture.
        private func paint(_ shown: ShownSurface, within box: PixelBox) {
            guard shown.box.meets(box) else { return }
            if let plain = shown.plain, shown.children.isEmpty { return canvas.fill(plain, within: box) }
            paint(shown.owner, shown)
        }

        /// A view or a layer.
        ///
        /// - Parameters:
        ///   - shown: its known places, if there are any.
        ///   - isPlaced: whether it is painted at its place in its parent, or in its own coordinates.
        func paint(_ owner: SurfaceOwner, _ shown: ShownSurface? = nil, isPlaced: Bool = true) {
            owner.draw()
            let surface = owner.surface(isMoving: isMoving)
            defer {
                if let ring, owner.isKnown, ring.view == owner.identifier { paint(ring, of: surface) }
            }
            paint(surface, isPlaced: isPlaced) { canvas in
                let painter = painter(on: canvas)
                guard let part, let shown else {
                    for child in Self.sorted(owner.children, \.depth) { painter.paint(child) }
                    return
                }
                for child in Self.sorted(shown.children, \.depth) { painter.paint(child, within: part.box) }
            }
        }

        private func paint(_ surface: MovingSurface, isPlaced: Bool, _ children: @MainActor (Canvas) -> Void) {
            let opacity = isPlaced ? min(surface.opacity, 1) : 1
            guard !isPlaced || !surface.isHidden, opacity > 0 else { return }
            canvas.scoped {
                if isPlaced { canvas.concatenate(surface.placing) }
                let look = surface.look
                if look.backdropBlur > 0 { blurBackdrop(surface, look) }
                let mask = surface.mask
                // CSS clips a masked element to its box.
                if mask != nil || surface.clipsToBounds {
                    let corners = surface.clipsToBounds ? look.corners : Corners()
                    canvas.trace(canvas.snapped(surface.bounds), corners)
                    canvas.clip()
                }
                let shadow = surface.castsContentShadow ? look.castShadow : nil
                guard mask != nil || opacity < 1 || shadow != nil else {
                    paintInside(surface, look, on: canvas, children)
                    return
                }
                canvas.layer(margin: shadow.map { Int(3 * $0.radius * canvas.pixelsPerPoint) + 1 } ?? 0) { layer in
                    paintInside(surface, look, on: layer, children)
                } then: { layer in
                    if let shadow { paintShadow(shadow, of: layer, opacity) }
                    guard let mask else { return canvas.paint(layer, alpha: opacity) }
                    canvas.layer {
                        SurfacePainter(canvas: $0).paint(mask, of: surface)
                    } then: { shapes in
                        layer.keep(where: shapes)
                        canvas.paint(layer, alpha: opacity)
                    }
                }
            }
        }

        /// Paints a surface from back to front: shadow, background, content, children, border.
        private func paintInside(
            _ surface: MovingSurface, _ look: LayerLook, on canvas: Canvas,
            _ children: @MainActor (Canvas) -> Void
        ) {
            let inside = painter(on: canvas)
            let bounds = canvas.snapped(surface.bounds)
            inside.paintShadow(surface, look)
            if let color = surface.backgroundColor, color.alpha > 0 {
                canvas.trace(bounds, look.corners)
                canvas.setColor(color)
                canvas.fill()
            }
            inside.paint(surface.content, in: surface.bounds, look.corners, surface.traitCollection)
            children(canvas)
            guard look.borderWidth > 0, let color = look.borderColor else { return }
            canvas.setColor(color)
            canvas.trace(bounds, look.corners)
            let inner = bounds.insetBy(dx: look.borderWidth, dy: look.borderWidth)
            if inner.width > 0, inner.height > 0 { canvas.append(inner, look.corners.inset(by: look.borderWidth)) }
            canvas.fill(evenOdd: true)
        }

        // MARK: Shadows

        /// PX5: the shadow of a background, outside of its box, as CSS paints it. A layer that clips clips its shadow too.
        private func paintShadow(_ surface: MovingSurface, _ look: LayerLook) {
            guard !surface.clipsToBounds, let shadow = look.castShadow, surface.isFilled else { return }
            let bounds = canvas.snapped(surface.bounds)
            let pixels = canvas.pixelsPerPoint
            canvas.scoped {
                let reach = 3 * shadow.radius + max(abs(shadow.offset.width), abs(shadow.offset.height)) + 1
                canvas.trace(bounds.insetBy(dx: -reach, dy: -reach))
                canvas.append(bounds, look.corners)
                canvas.clip(evenOdd: true)
                // Offsets turn with the view.
                canvas.shadow(
                    of: {
                        $0.trace(bounds, look.corners)
                        cairo_set_source_rgba($0.pen, 0, 0, 0, 1)
                        $0.fill()
                    }, shadow.color, offset: canvas.inPixels(shadow.offset), deviation: shadow.radius * pixels)
            }
        }

        /// The shadow of the content of a surface without a background.
        private func paintShadow(_ shadow: CastShadow, of layer: Canvas, _ opacity: CGFloat) {
            canvas.shadow(
                of: { $0.paint(layer) }, shadow.color, alpha: opacity, offset: canvas.inPixels(shadow.offset),
                deviation: shadow.radius * canvas.pixelsPerPoint)
        }

        /// Blurs the background of a surface, as far as it has been painted.
        private func blurBackdrop(_ surface: MovingSurface, _ look: LayerLook) {
            let deviation = look.backdropBlur * canvas.pixelsPerPoint
            canvas.scoped {
                canvas.trace(canvas.snapped(surface.bounds), look.corners)
                canvas.clip()
                canvas.layer(margin: Int(3 * deviation) + 1) {
                    $0.paint(canvas)
                } then: { layer in
                    layer.blur(deviation)
                    canvas.paint(layer)
                }
            }
        }

        // MARK: Masks

        private func paint(_ mask: DisplayMask, of surface: MovingSurface) {
            for shape in mask.shapes where shape.opacity > 0 {
                canvas.scoped {
                    canvas.concatenate(
                        CGAffineTransform(translationX: surface.bounds.minX, y: surface.bounds.minY))
                    canvas.concatenate(shape.transform)
                    canvas.layer { layer in
                        let box = CGRect(origin: .zero, size: shape.size)
                        let corners = Corners(radius: shape.cornerRadius)
                        if shape.fill > 0 {
                            layer.setColor(CGColor(gray: 1, alpha: shape.fill))
                            layer.trace(box, corners)
                            layer.fill()
                        }
                        SurfacePainter(canvas: layer).paint(shape.content, in: box, corners, surface.traitCollection)
                    } then: {
                        canvas.paint($0, alpha: shape.opacity)
                    }
                }
            }
        }

        /// Back to front; items of the same depth keep their order.
        private static func sorted<Item>(_ items: [Item], _ depth: (Item) -> CGFloat) -> [Item] {
            guard items.contains(where: { depth($0) != 0 }) else { return items }
            return items.enumerated().sorted { (depth($0.element), $0.offset) < (depth($1.element), $1.offset) }
                .map(\.element)
        }
    }

    /// A shadow that is seen.
    struct CastShadow {
        var color: CGColor
        /// In points.
        var offset: CGSize
        var radius: CGFloat
    }

    extension LayerLook {
        fileprivate var corners: Corners { Corners(radius: cornerRadius, rounded: maskedCorners) }

        fileprivate var castShadow: CastShadow? {
            guard shadowOpacity > 0, let color = shadowColor, color.alpha > 0,
                let shown = color.copy(alpha: color.alpha * CGFloat(shadowOpacity))
            else { return nil }
            return CastShadow(color: shown, offset: shadowOffset, radius: max(0, shadowRadius))
        }
    }
#endif
