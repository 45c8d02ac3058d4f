// SPDX-License-Identifier: Apache-2.0

#if Painting
    import Foundation
    import Painting
    import UIKitCore
    import UIKitTesting

    extension TestScreen {
        /// Lays text out with the measures of the faces that ``pixels(of:scale:)`` paints, and not with the built-in ones that serve until
        /// a host has measured. Asks again as long as new letters come up.
        public func measureText() {
            // Text that is laid out anew may need letters that were not needed before: an ellipsis, say.
            for _ in 0..<8 {
                settle()
                // Views set their texts when a host asks for them.
                for window in scene.shownWindows { setTexts(in: window.layer) }
                guard scene.textMetrics.hasRequests else { return }
                send(scene.textMetrics.takeRequests().map { .textMetrics(MeasuredText(measuring: $0)) })
            }
        }

        private func setTexts(in layer: CALayer) {
            if let view = layer.view { _ = view.painted.content } else { _ = layer.painted.content }
            for sublayer in layer.sublayers ?? [] { setTexts(in: sublayer) }
        }

        /// The pixels of the screen, or of a view in its own coordinates, after pending layout; text is measured where it is painted.
        /// Animations appear at their ends; see `finishAnimations(timeout:file:line:)`.
        ///
        /// - Parameters:
        ///   - view: all of the screen when left out.
        ///   - scale: pixels to a point.
        public func pixels(of view: UIView? = nil, scale: CGFloat = 1) -> PixelPicture {
            measureText()
            return view.map { PixelPicture(of: $0, scale: scale) } ?? PixelPicture(of: scene, scale: scale)
        }
    }
#endif
