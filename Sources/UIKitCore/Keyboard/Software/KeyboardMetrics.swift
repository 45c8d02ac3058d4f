// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// The sizes of keys for a screen, in points.
struct KeyboardMetrics: Hashable {
    let rowHeight: CGFloat
    /// Between neighbouring keys, across and down.
    let gap: CGSize
    /// The greatest width of the keys; wider screens have free space at the sides.
    let maximumWidth: CGFloat
    /// The greatest width of a pad of digits.
    let maximumPadWidth: CGFloat
    /// Above the first row.
    let topMargin: CGFloat
    /// The height of a bar over the keys.
    let barHeight: CGFloat = 44
    /// Whether a held key is shown enlarged over the finger.
    let showsPreviews: Bool
    let fontSize: CGFloat

    init(screen: CGSize) {
        let isLow = screen.height < 480
        let isWide = min(screen.width, screen.height) >= 600
        rowHeight = isWide ? 60 : isLow ? 40 : 54
        gap = isWide ? CGSize(width: 10, height: 10) : CGSize(width: 6, height: isLow ? 7 : 11)
        maximumWidth = isWide ? 800 : 640
        maximumPadWidth = isWide ? 420 : 480
        topMargin = isWide ? 6 : 4
        showsPreviews = !isWide
        fontSize = isLow ? 20 : 23
    }

    /// Every layout has four rows.
    static let rowCount = 4

    var keyboardHeight: CGFloat { topMargin + rowHeight * CGFloat(Self.rowCount) + 4 }
}
