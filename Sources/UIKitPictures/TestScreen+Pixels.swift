// SPDX-License-Identifier: Apache-2.0

#if Painting
    import Foundation
    import Painting
    import UIKitCore
    import UIKitTesting

    extension TestScreen {
        /// Lays text out with the measures of the faces that ``pixels(of:scale:)`` paints, instead of the built-in ones,
        /// which are used until a host has measured. Repeats that as long as there are new letters.
        public func measureText() {
            // A new layout may need further letters: an ellipsis, for instance.
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
            for sublayer in layer.paintedSublayers { setTexts(in: sublayer) }
        }

        /// The pixels of the screen, or of a view in its own coordinates, after pending layout; text is measured where it is painted.
        /// Animations appear at their ends; see `finishAnimations(timeout:file:line:)`.
        ///
        /// - Parameters:
        ///   - view: by default the whole screen.
        ///   - scale: pixels to a point.
        public func pixels(of view: UIView? = nil, scale: CGFloat = 1) -> PixelPicture {
            measureText()
            return view.map { PixelPicture(of: $0, scale: scale) } ?? PixelPicture(of: scene, scale: scale)
        }
    }
#endif
