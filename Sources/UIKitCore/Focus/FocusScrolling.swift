// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// Scrolls the containers around an item until the item is visible (H27).
@MainActor
enum FocusScrolling {
    /// - Parameter margin: points around the item that have to be visible too.
    static func reveal(_ item: any UIFocusItem, margin: CGFloat) {
        guard let window = FocusTree.window(of: item), var rect = FocusTree.frame(of: item, in: window) else { return }
        var last: AnyObject?
        for environment in FocusTree.path(from: item).dropFirst() {
            guard let container = environment.focusItemContainer as? any UIFocusItemScrollableContainer,
                container !== last
            else { continue }
            last = container
            let inContent = container.coordinateSpace.convert(rect, from: window).insetBy(dx: -margin, dy: -margin)
            let way = scroll(container, toShow: inContent)
            rect = rect.offsetBy(dx: -way.dx, dy: -way.dy)
        }
    }

    /// Scrolls as little as possible. Returns how far, in points.
    private static func scroll(_ container: any UIFocusItemScrollableContainer, toShow rect: CGRect) -> CGVector {
        let offset = container.contentOffset
        var target = offset
        if let scrollView = container as? UIScrollView {
            guard scrollView.isScrollEnabled else { return .zero }
            target = scrollView.geometry.offset(offset, revealing: rect)
            if target != offset { scrollView.setContentOffset(target, animated: true) }
        } else {
            target.x = revealing(
                rect.minX, rect.maxX, offset: offset.x, size: container.visibleSize.width, container.contentSize.width)
            target.y = revealing(
                rect.minY, rect.maxY, offset: offset.y, size: container.visibleSize.height,
                container.contentSize.height)
            if target != offset { container.contentOffset = target }
        }
        return CGVector(dx: target.x - offset.x, dy: target.y - offset.y)
    }

    private static func revealing(
        _ start: CGFloat, _ end: CGFloat, offset: CGFloat, size: CGFloat, _ content: CGFloat
    ) -> CGFloat {
        var result = offset
        if end > offset + size { result = end - size }
        if start < result { result = start }
        return min(max(result, 0), max(0, content - size))
    }
}
