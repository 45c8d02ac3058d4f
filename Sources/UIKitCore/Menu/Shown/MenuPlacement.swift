// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// The place of a menu that pops up. All in points of one coordinate space.
enum MenuPlacement {
    /// The free space between a menu and the screen's edges, and between a menu and its anchor.
    static let margin: CGFloat = 8

    /// The frame of a menu: under its anchor; else above it; else on the side with more room, and only as high as that. One
    /// side is aligned with the anchor's nearer side.
    static func frame(size: CGSize, anchor: CGRect, within area: CGRect) -> CGRect {
        // An application's answer for the anchor may be at infinity.
        let anchor = anchor.withinReach
        let room = area.shrunk(dx: margin, dy: margin)
        let width = min(size.width, room.width)
        let below = room.maxY - (anchor.maxY + margin)
        let above = anchor.minY - margin - room.minY
        let isBelow = below >= size.height || below >= above
        let free = isBelow ? below : above
        // An anchor that fills the screen leaves no room beside it.
        let height = min(size.height, free < 132 ? room.height : free)
        var y = isBelow ? anchor.maxY + margin : anchor.minY - margin - height
        y = max(room.minY, min(y, room.maxY - height))
        var x = anchor.midX <= area.midX ? anchor.minX : anchor.maxX - width
        x = max(room.minX, min(x, room.maxX - width))
        return CGRect(x: x, y: y, width: width, height: height)
    }
}
