// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import UIKitCore

// Boundary items of sections and of the layout, and section backgrounds (T95, T99).
extension CompositionalPlaces {
    func boundary(
        _ place: BoundaryFrames.Place, of number: Int, _ layout: UICollectionViewCompositionalLayout
    ) -> UICollectionViewLayoutAttributes {
        let origin = origin(of: number)
        let frame = place.frame.offsetBy(dx: origin.x, dy: origin.y)
        return attributes(place, frame, within: rect(of: number), layout)
    }

    func globalAttributes(
        _ place: BoundaryFrames.Place, _ layout: UICollectionViewCompositionalLayout
    ) -> UICollectionViewLayoutAttributes {
        attributes(place, place.frame, within: CGRect(origin: .zero, size: contentSize), layout)
    }

    func attributes(
        _ place: BoundaryFrames.Place, _ frame: CGRect, within whole: CGRect,
        _ layout: UICollectionViewCompositionalLayout
    ) -> UICollectionViewLayoutAttributes {
        let attributes = layout.makeAttributes(at: place.path, kind: place.item.elementKind)
        attributes.frame = frame
        attributes.zIndex = place.item.zIndex
        if place.item.pinToVisibleBounds, let view = layout.collectionView {
            let seen = view.bounds.inset(by: view.adjustedContentInset)
            attributes.frame = BoundaryFrames.pinned(frame, place.item.alignment, in: whole, seen: seen, axis)
            attributes.isPinned = attributes.frame != frame
        }
        attributes.frame = mirrored(attributes.frame, in: contentSize.width)
        attributes.sizing = .init(place.item.layoutSize)
        return attributes
    }

    func attributes(
        of kind: String, at path: IndexPath, of layout: UICollectionViewCompositionalLayout
    ) -> UICollectionViewLayoutAttributes? {
        runIfNeeded()
        guard path.count == 2 else {
            return global(layout).first { $0.item.elementKind == kind && $0.path == path }
                .map { globalAttributes($0, layout) }
        }
        guard sections.indices.contains(path.section) else { return nil }
        let section = sections[path.section]
        if let place = section.boundaries.first(where: { $0.item.elementKind == kind && $0.path == path }) {
            return boundary(place, of: path.section, layout)
        }
        guard (0..<section.count).contains(path.item) else { return nil }
        let slot = section.slot(of: path.item)
        return slot.item.supplementaryItems.first { $0.elementKind == kind }.flatMap {
            finish([supplement($0, beside: slot.frame, at: path, layout)], of: path.section, layout).first
        }
    }

    func decorations(
        of number: Int, _ rect: CGRect, _ layout: UICollectionViewCompositionalLayout,
        _ found: inout [UICollectionViewLayoutAttributes]
    ) {
        for item in sections[number].section.decorationItems {
            let path = IndexPath(item: 0, section: number)
            let attributes = layout.makeAttributes(at: path, kind: item.elementKind)
            attributes.isDecoration = true
            let insets = item.contentInsets
            var frame = self.rect(of: number)
            frame.origin.x += insets.leading
            frame.origin.y += insets.top
            frame.size.width -= insets.leading + insets.trailing
            frame.size.height -= insets.top + insets.bottom
            if item.elementKind == ListBackground.kind, let view = layout.collectionView {
                // A list's background also fills the empty part.
                frame = frame.insetBy(dx: min(view.adjustedContentInset.left, 0), dy: 0)
                if number == 0 { frame = frame.union(CGRect(x: frame.minX, y: view.bounds.minY, width: 0, height: 0)) }
                if number == sections.count - 1 {
                    frame = frame.union(CGRect(x: frame.minX, y: view.bounds.maxY, width: 0, height: 0))
                }
            }
            attributes.frame = mirrored(frame, in: contentSize.width)
            attributes.zIndex = item.zIndex
            found.append(attributes)
        }
    }
}

extension UICollectionViewLayoutAttributes.Sizing {
    /// The axes along which a size is an estimate.
    @MainActor
    init(_ size: NSCollectionLayoutSize) {
        self.init(width: size.widthDimension.isEstimated, height: size.heightDimension.isEstimated)
    }
}
