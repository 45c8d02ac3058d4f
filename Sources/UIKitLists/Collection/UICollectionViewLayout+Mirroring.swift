// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKitCore

// T109: mirrors layouts in an interface of the other direction. The layout itself counts from the left in both.
extension UICollectionViewLayout {
    private var isMirrored: Bool {
        flipsHorizontallyInOppositeLayoutDirection
            && collectionView.map { $0.effectiveUserInterfaceLayoutDirection != developmentLayoutDirection } == true
    }

    /// In the collection's content.
    private func mirrored(_ rect: CGRect) -> CGRect {
        let width = max(collectionViewContentSize.width, collectionView?.bounds.width ?? 0)
        return CGRect(x: width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
    }

    private func mirrored(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
        guard let copy = attributes.copy() as? UICollectionViewLayoutAttributes else { return attributes }
        copy.frame = mirrored(attributes.frame)
        return copy
    }

    /// The visible elements in a rectangle of the content, at their mirrored places.
    func seenElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        guard isMirrored else { return layoutAttributesForElements(in: rect) }
        return layoutAttributesForElements(in: mirrored(rect))?.map(mirrored)
    }

    /// Where an item is seen.
    func seenItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
        let attributes = layoutAttributesForItem(at: path)
        return isMirrored ? attributes.map(mirrored) : attributes
    }
}
