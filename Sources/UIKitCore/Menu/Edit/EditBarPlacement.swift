// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// The side of its target on which the editing menu appears, and its place there. All in points of one coordinate space.
enum EditBarPlacement {
    /// The direction that is used: the wanted one if the bar has room there, else above the target, else below. Over the
    /// target's middle if there is no room.
    static func direction(
        _ wanted: UIEditMenuArrowDirection, size: CGSize, target: CGRect, room: CGRect, gap: CGFloat
    ) -> UIEditMenuArrowDirection {
        func fits(_ direction: UIEditMenuArrowDirection) -> Bool {
            switch direction {
            case .down: target.minY - gap - size.height >= room.minY
            case .up: target.maxY + gap + size.height <= room.maxY
            case .left: target.maxX + gap + size.width <= room.maxX
            case .right: target.minX - gap - size.width >= room.minX
            case .automatic: false
            }
        }
        return [wanted, .down, .up].first(where: fits) ?? .down
    }

    static func frame(
        size: CGSize, target: CGRect, room: CGRect, _ direction: UIEditMenuArrowDirection, gap: CGFloat
    ) -> CGRect {
        var origin =
            switch direction {
            case .up: CGPoint(x: target.midX - size.width / 2, y: target.maxY + gap)
            case .left: CGPoint(x: target.maxX + gap, y: target.midY - size.height / 2)
            case .right: CGPoint(x: target.minX - gap - size.width, y: target.midY - size.height / 2)
            case .down, .automatic:
                CGPoint(x: target.midX - size.width / 2, y: target.minY - gap - size.height)
            }
        origin.x = max(room.minX, min(origin.x, room.maxX - size.width))
        origin.y = max(room.minY, min(origin.y, room.maxY - size.height))
        return CGRect(origin: origin, size: size)
    }
}
