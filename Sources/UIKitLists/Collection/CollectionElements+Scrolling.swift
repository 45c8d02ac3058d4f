import Foundation
import UIKitCore

extension CollectionElements {
    /// Scrolls until a frame of the content is where it is wanted.
    func scroll(to frame: CGRect, _ position: UICollectionView.ScrollPosition, animated: Bool) {
        let inset = view.adjustedContentInset
        let seen = view.bounds.inset(by: inset)
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
        let size = view.contentSize
        offset.y = max(min(offset.y, size.height + inset.bottom - view.bounds.height), -inset.top)
        offset.x = max(min(offset.x, size.width + inset.right - view.bounds.width), -inset.left)
        if offset != view.contentOffset { view.setContentOffset(offset, animated: animated) }
    }
}
