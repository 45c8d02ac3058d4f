// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// How much of an item is visible, or can be scrolled into view. The search goes from the item outwards.
@MainActor
struct FocusReach {
    /// Where the item would be if every scroll view showed as much of it as it can; in the window's coordinates (points).
    private(set) var visible: CGRect
    /// Whether some of the way there is scrolling.
    private(set) var isScrolledAway = false

    init(_ frame: CGRect) {
        visible = frame
    }

    /// Takes a view around the item. Returns the view if it shows nothing of the item, and never will.
    mutating func enter(_ view: UIView, in window: UIWindow) -> UIView? {
        guard view.clipsToBounds || view === window else { return nil }
        let bounds = view.convert(view.bounds, to: window)
        let seen = visible.intersection(bounds)
        if !seen.isEmpty {
            visible = seen
            return nil
        }
        guard let scrollView = view as? UIScrollView, scrollView.isScrollEnabled else { return view }
        guard visible.overlaps(scrollView.convert(scrollView.reachableContent, to: window)) else { return view }
        isScrolledAway = true
        // After scrolling, it is somewhere in the scroll view.
        visible = CGRect(
            x: min(max(visible.minX, bounds.minX), max(bounds.minX, bounds.maxX - visible.width)),
            y: min(max(visible.minY, bounds.minY), max(bounds.minY, bounds.maxY - visible.height)),
            width: min(visible.width, bounds.width), height: min(visible.height, bounds.height))
        return nil
    }
}
