// SPDX-License-Identifier: Apache-2.0

import UIKitCore

// How high the parts of a bar are, in points.
extension UINavigationBar {
    /// SB12: a search that is active may have the bar for itself.
    var isTitleHidden: Bool {
        guard let search = searchRoom.search else { return false }
        return search.isActive && search.hidesNavigationBarDuringPresentation
    }

    /// Without the large title and the search, in points.
    var baseHeight: CGFloat {
        isTitleHidden ? 0 : BarMetrics.height + (topItem?.prompt == nil ? 0 : BarMetrics.promptHeight)
    }

    /// Of the large title with all of it.
    var fullLargeTitleHeight: CGFloat {
        !isTitleHidden && topItem.map(showsLargeTitle) == true ? BarMetrics.largeTitleHeight : 0
    }

    /// With all of it.
    var fullHeight: CGFloat { baseHeight + fullLargeTitleHeight + searchRoom.fullHeight }

    /// The search begins or ends, or its bar has another size.
    func searchDidChange(animated: Bool) {
        content?.alpha = isTitleHidden ? 0 : 1
        guard let owner else { return sizeDidChange(animated: animated) }
        owner.viewIfLoaded?.setNeedsLayout()
        owner.layoutBars(animated: animated)
    }

    /// An application lays out a bar without a controller, and so gives it its size.
    private func sizeDidChange(animated: Bool) {
        invalidateIntrinsicContentSize()
        searchHeight = searchRoom.fullHeight
    }
}
