// SPDX-License-Identifier: Apache-2.0

#if Painting
    import CPangoCairo
    import Foundation
    import UIKitCore

    /// Paints a scene again and again, for a host that shows it.
    @MainActor
    package final class ScenePainter {
        private let images = ImageCache()

        package init() {}

        /// Paints all of the scene as its motions show it.
        ///
        /// - Parameters:
        ///   - pixels: `height` rows of `stride` bytes, a pixel in four of them: blue, green, red and one that is not used.
        ///   - scale: pixels to a point.
        package func paint(
            _ scene: UIWindowScene, into pixels: UnsafeMutablePointer<UInt8>, width: Int, height: Int, stride: Int,
            scale: CGFloat
        ) {
            images.beginPicture()
            guard let canvas = Canvas(over: pixels, width: width, height: height, stride: stride, images: images)
            else { return }
            cairo_scale(canvas.pen, scale, scale)
            SurfacePainter(canvas: canvas, isMoving: true).paint(scene)
        }
    }
#endif
