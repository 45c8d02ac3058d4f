// SPDX-License-Identifier: Apache-2.0

#if Painting
    import CPangoCairo
    import Foundation
    import UIKitCore

    /// Paints a scene again and again into the same pixels, for a host that shows it: only the changes.
    ///
    /// The pixels are the same as after painting everything (WN7).
    @MainActor
    package final class ScenePainter {
        private let images = ImageCache()
        private lazy var shown = ShownScene(images.texts)
        /// In the order in which they were reported: containers come before their content.
        private var waiting: [SurfaceChange] = []
        private var removed: [ViewIdentifier] = []
        private var isWhole = true
        private var last: (pixels: UnsafeMutablePointer<UInt8>, scale: CGFloat, isDark: Bool)?

        /// The ring around what has focus; `nil` for none.
        package var ring: FocusRing? {
            didSet {
                guard ring != oldValue else { return }
                shown.ring = ring
                for view in [oldValue?.view, ring?.view] {
                    if let view, let owner = shown[view]?.owner { note(owner, view, .geometry) }
                }
            }
        }

        package init() {}

        /// Notes changes for the next picture.
        package func note(_ changes: DisplayChanges) {
            if changes.windows != nil { forgetPixels() }
            // Then everything is measured again.
            guard !isWhole else { return }
            removed += changes.removed
            for change in changes.changed { note(.view(change.view), change.identifier, change.aspects) }
            for change in changes.layers { note(.layer(change.layer), change.identifier, change.aspects) }
        }

        /// A view or a layer is animated: it is no longer where it was painted last.
        package func note(moved layer: CALayer, _ identifier: ViewIdentifier) {
            note(SurfaceOwner(layer), identifier, .geometry)
        }

        private func note(_ owner: SurfaceOwner, _ identifier: ViewIdentifier, _ aspects: DisplayAspects) {
            guard !isWhole else { return }
            waiting.append(SurfaceChange(owner: owner, identifier: identifier, aspects: aspects))
        }

        /// The pixels are no longer those of the last picture. No view is retained until the next picture.
        package func forgetPixels() {
            isWhole = true
            waiting = []
            removed = []
            shown.forgetAll()
        }

        /// Paints the invalid parts with the present values of animations, and returns their boxes.
        ///
        /// - Parameters:
        ///   - pixels: `height` rows of `stride` bytes, a pixel in four of them: blue, green, red and one that is not used.
        ///   - scale: pixels to a point.
        package func paint(
            _ scene: UIWindowScene, into pixels: UnsafeMutablePointer<UInt8>, width: Int, height: Int, stride: Int,
            scale: CGFloat
        ) -> [PixelBox] {
            images.beginPicture()
            let isDark = SurfacePainter.isDark(scene)
            let isSame =
                last.map { $0.pixels == pixels && $0.scale == scale && $0.isDark == isDark } ?? false
                && shown.screen == PixelBox(left: 0, top: 0, right: width, bottom: height)
            if isWhole || !isSame {
                shown.begin(scene, width: width, height: height, scale: scale)
            } else {
                shown.note(waiting, removed: removed)
            }
            (last, isWhole) = ((pixels, scale, isDark), false)
            waiting.removeAll(keepingCapacity: true)
            removed.removeAll(keepingCapacity: true)
            let damage = shown.takeDamage()
            guard !damage.isEmpty,
                let canvas = Canvas(over: pixels, width: width, height: height, stride: stride, images: images)
            else { return [] }
            for box in damage {
                canvas.scoped {
                    cairo_new_path(canvas.pen)
                    cairo_rectangle(
                        canvas.pen, Double(box.left), Double(box.top), Double(box.right - box.left),
                        Double(box.bottom - box.top))
                    cairo_clip(canvas.pen)
                    cairo_scale(canvas.pen, scale, scale)
                    SurfacePainter(canvas: canvas, isMoving: true, ring: ring, part: (shown, box)).paint(scene)
                }
            }
            return damage
        }
    }
#endif
