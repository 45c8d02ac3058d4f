// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKitCore

extension CollectionElements {
    /// Scrolls an item to a position. In a section that scrolls by itself, it scrolls that section too.
    func scroll(
        to frame: CGRect, of path: IndexPath, _ position: UICollectionView.ScrollPosition, animated: Bool
    ) {
        scroll(to: frame, position, animated: animated)
        guard let attributes = layout.seenItem(at: path), layout.scroller(of: attributes) != nil else {
            return
        }
        layOut()
        guard let scrollView = scrollViews[path.section] else { return }
        let own = scrollView.convert(frame, from: view)
        let size = scrollView.bounds.size
        var offset = scrollView.contentOffset
        if position.contains(.left) {
            offset.x = own.minX
        } else if position.contains(.centeredHorizontally) {
            offset.x = own.midX - size.width / 2
        } else if position.contains(.right) {
            offset.x = own.maxX - size.width
        } else if own.minX < offset.x {
            offset.x = own.minX
        } else if own.maxX > offset.x + size.width {
            offset.x = own.maxX - size.width
        }
        offset.x = max(min(offset.x, scrollView.contentSize.width - size.width), 0)
        if offset != scrollView.contentOffset { scrollView.setContentOffset(offset, animated: animated) }
    }

    /// Scrolls a frame of the content to a position.
    private func scroll(to frame: CGRect, _ position: UICollectionView.ScrollPosition, animated: Bool) {
        let seen = view.bounds.inset(by: view.adjustedContentInset)
        func target(
            _ low: CGFloat, _ high: CGFloat, _ seenLow: CGFloat, _ seenHigh: CGFloat, _ isStart: Bool, _ isMiddle: Bool,
            _ isEnd: Bool
        ) -> CGFloat {
            if isStart { return low - seenLow }
            if isMiddle { return (low + high) / 2 - (seenLow + seenHigh) / 2 }
            if isEnd { return high - seenHigh }
            return low < seenLow ? low - seenLow : high > seenHigh ? high - seenHigh : 0
        }
        var offset = view.contentOffset
        offset.y += target(
            frame.minY, frame.maxY, seen.minY, seen.maxY, position.contains(.top),
            position.contains(.centeredVertically), position.contains(.bottom))
        offset.x += target(
            frame.minX, frame.maxX, seen.minX, seen.maxX, position.contains(.left),
            position.contains(.centeredHorizontally), position.contains(.right))
        offset = view.restingOffset(nearest: offset)
        if offset != view.contentOffset { view.setContentOffset(offset, animated: animated) }
    }

    /// T10, by the order of the items, wherever the layout puts them.
    func announce() {
        guard view.isPrefetchingEnabled, let source = view.prefetchDataSource else { return }
        let counts = counts
        let news = prefetching.update(at: view.contentOffset, cells.keys.sorted()) { path, isBefore in
            isBefore ? Self.item(before: path, counts) : Self.item(after: path, counts)
        }
        if !news.cancelled.isEmpty { source.collectionView(view, cancelPrefetchingForItemsAt: news.cancelled) }
        if !news.coming.isEmpty { source.collectionView(view, prefetchItemsAt: news.coming) }
    }

    private static func item(before path: IndexPath, _ counts: [Int]) -> IndexPath? {
        if path.item > 0 { return IndexPath(item: path.item - 1, section: path.section) }
        let section = counts[..<path.section].lastIndex { $0 > 0 }
        return section.map { IndexPath(item: counts[$0] - 1, section: $0) }
    }

    private static func item(after path: IndexPath, _ counts: [Int]) -> IndexPath? {
        if path.item + 1 < counts[path.section] { return IndexPath(item: path.item + 1, section: path.section) }
        return counts[(path.section + 1)...].firstIndex { $0 > 0 }.map { IndexPath(item: 0, section: $0) }
    }
}
