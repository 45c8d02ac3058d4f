// SPDX-License-Identifier: Apache-2.0

import UIKitCore

// The heights of a bar's parts, in points.
extension UINavigationBar {
    /// SB12: an active search may hide the title row.
    var isTitleHidden: Bool {
        guard let search = searchRoom.search else { return false }
        return search.isActive && search.hidesNavigationBarDuringPresentation && !searchRoom.isInline
    }

    /// The height without the large title and the search, in points.
    var baseHeight: CGFloat {
        isTitleHidden ? 0 : BarMetrics.height(in: self) + (topItem?.prompt == nil ? 0 : BarMetrics.promptHeight)
    }

    /// The full height of the large title.
    var fullLargeTitleHeight: CGFloat {
        !isTitleHidden && topItem.map(showsLargeTitle) == true ? BarMetrics.largeTitleHeight : 0
    }

    /// With all of it.
    var fullHeight: CGFloat { baseHeight + fullLargeTitleHeight + searchRoom.fullHeight }

    /// Called when the search begins or ends, or when its bar changes its size.
    func searchDidChange(animated: Bool) {
        content?.alpha = isTitleHidden ? 0 : 1
        guard let owner else { return sizeDidChange(animated: animated) }
        owner.viewIfLoaded?.setNeedsLayout()
        owner.layoutBars(animated: animated)
    }

    /// Without a controller, the application lays out the bar and gives it its size.
    private func sizeDidChange(animated: Bool) {
        invalidateIntrinsicContentSize()
        searchHeight = searchRoom.fullHeight
    }
}
