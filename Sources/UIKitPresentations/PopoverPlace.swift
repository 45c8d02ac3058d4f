// SPDX-License-Identifier: Apache-2.0

import UIKitCore

/// Lengths of popovers, in points: ours, near what a tablet shows.
enum PopoverMetrics {
    static let size = CGSize(width: 320, height: 480)
    static let arrowLength: CGFloat = 13
    static let arrowBase: CGFloat = 26
    static let cornerRadius: CGFloat = 13
    /// The arrow is at least this far from a corner.
    static let arrowMargin: CGFloat = 18
}

/// The place of a popover (P4): the first permitted side with enough room, else the side with the most room, at a smaller size.
struct PopoverPlace: Equatable {
    /// The frame with the arrow, in the coordinates of `room`.
    var frame: CGRect
    var direction: UIPopoverArrowDirection
    /// The middle of the arrow, from the frame's left or upper edge on.
    var arrowOffset: CGFloat

    init(
        of size: CGSize, beside source: CGRect?, in room: CGRect, permitted: UIPopoverArrowDirection, mayOverlap: Bool,
        arrow: CGFloat = PopoverMetrics.arrowLength
    ) {
        guard let source else {
            let fitting = CGSize(width: min(size.width, room.width), height: min(size.height, room.height))
            frame = CGRect(
                x: (room.midX - fitting.width / 2).rounded(), y: (room.midY - fitting.height / 2).rounded(),
                width: fitting.width, height: fitting.height)
            direction = []
            arrowOffset = 0
            return
        }
        let order: [UIPopoverArrowDirection] = [.up, .down, .left, .right]
        let allowed = order.filter { permitted.contains($0) }
        let sides = allowed.isEmpty ? order : allowed
        func space(_ side: UIPopoverArrowDirection) -> CGFloat {
            switch side {
            case .up: room.maxY - source.maxY
            case .down: source.minY - room.minY
            case .left: room.maxX - source.maxX
            default: source.minX - room.minX
            }
        }
        func need(_ side: UIPopoverArrowDirection) -> CGFloat {
            (Self.isUpright(side) ? size.height : size.width) + arrow
        }
        let fitting = sides.first { space($0) >= need($0) }
        let side = fitting ?? sides.max { space($0) / need($0) < space($1) / need($1) } ?? .up
        let least = mayOverlap ? need(side) : 0
        let length = min(need(side), max(space(side), least, arrow + 44))
        direction = side
        if Self.isUpright(side) {
            let width = min(size.width, room.width)
            let x = Self.clamp(source.midX - width / 2, room.minX, room.maxX - width).rounded()
            let wanted = side == .up ? source.maxY : source.minY - length
            let y = Self.clamp(wanted, room.minY, room.maxY - length)
            frame = CGRect(x: x, y: y.rounded(), width: width, height: length)
            arrowOffset = Self.clamp(
                source.midX - x, PopoverMetrics.arrowMargin, width - PopoverMetrics.arrowMargin)
        } else {
            let height = min(size.height, room.height)
            let y = Self.clamp(source.midY - height / 2, room.minY, room.maxY - height).rounded()
            let wanted = side == .left ? source.maxX : source.minX - length
            let x = Self.clamp(wanted, room.minX, room.maxX - length)
            frame = CGRect(x: x.rounded(), y: y, width: length, height: height)
            arrowOffset = Self.clamp(
                source.midY - y, PopoverMetrics.arrowMargin, height - PopoverMetrics.arrowMargin)
        }
    }

    static func isUpright(_ side: UIPopoverArrowDirection) -> Bool { side == .up || side == .down }

    private static func clamp(_ value: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
        max(low, min(value, max(low, high)))
    }

    static func == (one: Self, other: Self) -> Bool {
        one.frame == other.frame && one.direction == other.direction && one.arrowOffset == other.arrowOffset
    }
}
