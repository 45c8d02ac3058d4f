// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// Where sheets lie (points). UIKit publishes none of these figures; those of narrow windows are measured (J16).
enum SheetMetrics {
    static let cornerRadius: CGFloat = 10
    /// A sheet begins this far below the screen's top safe area, and never higher than `leastTop`.
    static let gapBelowSafeArea: CGFloat = 10
    static let leastTop: CGFloat = 40
    static let pageWidth: CGFloat = 712
    static let formSize = CGSize(width: 540, height: 620)
    static let wideMargin: CGFloat = 44

    static func frame(
        of style: UIModalPresentationStyle, in size: CGSize, safeArea: UIEdgeInsets, isWide: Bool, preferred: CGSize
    ) -> CGRect {
        guard isWide else {
            let top = min(max(leastTop, safeArea.top + gapBelowSafeArea), size.height)
            return CGRect(x: 0, y: top, width: size.width, height: size.height - top)
        }
        let largest = CGSize(
            width: max(0, size.width - 2 * wideMargin), height: max(0, size.height - 2 * wideMargin))
        var wanted = style == .formSheet ? formSize : CGSize(width: pageWidth, height: largest.height)
        if style == .formSheet, preferred.width > 0 { wanted.width = preferred.width }
        if style == .formSheet, preferred.height > 0 { wanted.height = preferred.height }
        let width = min(wanted.width, largest.width)
        let height = min(wanted.height, largest.height)
        return CGRect(x: (size.width - width) / 2, y: (size.height - height) / 2, width: width, height: height)
    }
}
