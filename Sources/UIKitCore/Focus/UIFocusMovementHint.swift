// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// The lean of a stick that does not move focus yet, and the lean of the focused item with it.
@preconcurrency @MainActor
open class UIFocusMovementHint: NSObject, NSCopying {
    /// Points that an item moves, and radians that it turns, with the stick at its limit.
    private static let reach: CGFloat = 8
    private static let turn: CGFloat = 0.1
    /// Points between the eye and the screen.
    private static let eyeDistance: CGFloat = 600

    /// The direction of the stick's lean, from -1 to 1 along each axis.
    open private(set) var movementDirection: CGVector

    init(_ direction: CGVector) {
        movementDirection = direction
    }

    /// A copy; on the main actor, where hints belong.
    nonisolated open func copy(with zone: NSZone? = nil) -> Any {
        MainActor.assumeIsolated { UIFocusMovementHint(movementDirection) }
    }

    /// How far the item moves, in points.
    open var translation: CGVector {
        CGVector(dx: movementDirection.dx * Self.reach, dy: movementDirection.dy * Self.reach)
    }

    /// How far the item turns about the vertical axis (`dx`) and the horizontal one (`dy`), in radians.
    open var rotation: CGVector {
        CGVector(dx: movementDirection.dx * Self.turn, dy: -movementDirection.dy * Self.turn)
    }

    /// The perspective for the turned item.
    open var perspectiveTransform: CATransform3D {
        var transform = CATransform3DIdentity
        transform.m34 = -1 / Self.eyeDistance
        return transform
    }

    /// The whole motion, for the item's `transform3D`.
    open var interactionTransform: CATransform3D {
        var transform = CATransform3DRotate(perspectiveTransform, rotation.dx, 0, 1, 0)
        transform = CATransform3DRotate(transform, rotation.dy, 1, 0, 0)
        return CATransform3DConcat(transform, CATransform3DMakeTranslation(translation.dx, translation.dy, 0))
    }
}
