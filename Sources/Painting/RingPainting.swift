// SPDX-License-Identifier: Apache-2.0

#if Painting
    import CPangoCairo
    import CoreGraphics
    import UIKitCore

    // WN19: the ring around what has focus, as the page draws it.
    extension FocusRing {
        /// Points between the rectangle and the ring's outer edge.
        private static let reach: CGFloat = 5
        static let width: CGFloat = 3

        private var out: CGFloat { isInside ? 0 : Self.reach }

        /// The ring's outer edge, in the view's own coordinates. One around a whole view follows its bounds.
        func outer(_ bounds: CGRect) -> CGRect { (isWholeView ? bounds : rect).insetBy(dx: -out, dy: -out) }

        var outerRadius: CGFloat { cornerRadius + out }
    }

    extension SurfacePainter {
        /// Paints it over the view's content; the view does not clip it.
        func paint(_ ring: FocusRing, of surface: MovingSurface) {
            guard !surface.isHidden, surface.opacity > 0 else { return }
            let outer = ring.outer(surface.bounds)
            let inner = outer.insetBy(dx: FocusRing.width, dy: FocusRing.width)
            let corners = Corners(radius: ring.outerRadius)
            canvas.scoped {
                canvas.concatenate(surface.placing)
                canvas.trace(canvas.snapped(outer), corners)
                if inner.width > 0, inner.height > 0 {
                    canvas.append(canvas.snapped(inner), corners.inset(by: FocusRing.width))
                }
                canvas.setColor(ring.color.cgColor)
                canvas.fill(evenOdd: true)
            }
        }
    }
#endif
