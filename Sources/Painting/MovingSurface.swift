// SPDX-License-Identifier: Apache-2.0

#if Painting
    import Foundation
    import UIKitCore

    /// A surface with the values that its motions have reached, where they are asked for and it has any.
    @MainActor
    struct MovingSurface {
        private let told: any DisplayedSurface
        private let shown: CALayer?

        init(_ told: some DisplayedSurface, _ layer: CALayer, _ isMoving: Bool) {
            self.told = told
            shown = isMoving && !told.animations.isEmpty ? layer.presentation() : nil
        }

        var bounds: CGRect { shown?.bounds ?? told.bounds }
        var position: CGPoint { shown?.position ?? told.position }
        var anchorPoint: CGPoint { shown?.anchorPoint ?? told.anchorPoint }
        var transform: CATransform3D { shown?.transform ?? told.transform }
        var opacity: CGFloat { shown.map { CGFloat($0.opacity) } ?? told.opacity }
        var isHidden: Bool { told.isHidden }
        var clipsToBounds: Bool { told.clipsToBounds }
        var content: DisplayContent { told.content }
        var mask: DisplayMask? { told.mask }
        var traitCollection: UITraitCollection { told.traitCollection }

        var look: LayerLook {
            var look = told.look
            if let shown { look.cornerRadius = shown.cornerRadius }
            return look
        }

        var backgroundColor: CGColor? {
            if let shown { return shown.backgroundColor }
            return told.backgroundColor?.cgColor
        }

        var isFilled: Bool { (backgroundColor?.alpha ?? 0) > 0 }
        var castsContentShadow: Bool { !clipsToBounds && !isFilled }

        /// From its own coordinates to those of the surrounding box.
        var placing: CGAffineTransform {
            let bounds = bounds
            return CGAffineTransform(
                translationX: -(bounds.minX + bounds.width * anchorPoint.x),
                y: -(bounds.minY + bounds.height * anchorPoint.y)
            ).concatenating(CATransform3DGetAffineTransform(transform)).concatenating(
                CGAffineTransform(translationX: position.x, y: position.y))
        }
    }
#endif
