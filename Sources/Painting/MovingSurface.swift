// SPDX-License-Identifier: Apache-2.0

#if Painting
    import Foundation
    import UIKitCore

    /// A surface, optionally with the present values of its animations.
    @MainActor
    struct MovingSurface {
        private let told: any DisplayedSurface
        private let shown: CALayer?
        let look: LayerLook
        /// Resolved for its traits, which takes a walk through the views around it.
        let backgroundColor: CGColor?

        /// - Parameter shown: the layer with the values of its motions; `nil` for the final values.
        init(_ told: any DisplayedSurface, _ shown: CALayer?) {
            (self.told, self.shown) = (told, shown)
            var look = told.look
            if let shown { look.cornerRadius = shown.cornerRadius }
            self.look = look
            backgroundColor = if let shown { shown.backgroundColor } else { told.backgroundColor?.cgColor }
        }

        /// Whether its values are those of motions.
        var isMoving: Bool { shown != nil }
        var bounds: CGRect { shown?.bounds ?? told.bounds }
        var opacity: CGFloat { shown.map { CGFloat($0.opacity) } ?? told.opacity }
        var isHidden: Bool { told.isHidden }
        var clipsToBounds: Bool { told.clipsToBounds }
        var content: DisplayContent { told.content }
        var mask: DisplayMask? { told.mask }
        var traitCollection: UITraitCollection { told.traitCollection }
        var isFilled: Bool { (backgroundColor?.alpha ?? 0) > 0 }
        var castsContentShadow: Bool { !clipsToBounds && !isFilled }

        /// From its own coordinates to those of the surrounding box.
        var placing: CGAffineTransform {
            guard let shown else { return told.placing }
            return .placing(shown.bounds, shown.anchorPoint, at: shown.position, shown.transform)
        }
    }

    extension DisplayedSurface {
        /// From its own coordinates to those of the surrounding box.
        var placing: CGAffineTransform { .placing(bounds, anchorPoint, at: position, transform) }
    }

    extension CGAffineTransform {
        fileprivate static func placing(
            _ bounds: CGRect, _ anchorPoint: CGPoint, at position: CGPoint, _ transform: CATransform3D
        ) -> CGAffineTransform {
            CGAffineTransform(
                translationX: -(bounds.minX + bounds.width * anchorPoint.x),
                y: -(bounds.minY + bounds.height * anchorPoint.y)
            ).concatenating(CATransform3DGetAffineTransform(transform)).concatenating(
                CGAffineTransform(translationX: position.x, y: position.y))
        }

        /// Whether it neither turns nor mirrors, and is not flat.
        var isUpright: Bool { b == 0 && c == 0 && a > 0 && d > 0 }
    }
#endif
