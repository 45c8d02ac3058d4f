// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import UIKitCore

/// One element of a group: a cell, or a group in a group.
@preconcurrency @MainActor
open class NSCollectionLayoutItem: NSObject {
    /// The size of the element's place.
    open private(set) var layoutSize: NSCollectionLayoutSize
    /// Supplementary views that are attached to the element (T99).
    open private(set) var supplementaryItems: [NSCollectionLayoutSupplementaryItem]
    /// The content's distance from the edges of its place, in points. Along an axis with an estimate it is ignored (T94).
    open var contentInsets = NSDirectionalEdgeInsets.zero
    /// Room around the place.
    open var edgeSpacing: NSCollectionLayoutEdgeSpacing?

    /// An item of a size, with attached supplementary views (T99).
    public init(layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]) {
        self.layoutSize = layoutSize
        self.supplementaryItems = supplementaryItems
        super.init()
    }

    /// An item of a size, without supplementary views.
    public convenience init(layoutSize: NSCollectionLayoutSize) {
        self.init(layoutSize: layoutSize, supplementaryItems: [])
    }

    func setSupplementaryItems(_ items: [NSCollectionLayoutSupplementaryItem]) { supplementaryItems = items }

    /// The effective insets, in points.
    var effectiveInsets: NSDirectionalEdgeInsets {
        var insets = contentInsets
        if layoutSize.widthDimension.isEstimated { (insets.leading, insets.trailing) = (0, 0) }
        if layoutSize.heightDimension.isEstimated { (insets.top, insets.bottom) = (0, 0) }
        return insets
    }
}

/// A view beside a cell, a group or a section: a badge, a header.
@preconcurrency @MainActor
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
    /// The kind under which the data source is asked for the view.
    open private(set) var elementKind: String
    /// The point of its container at which it is attached.
    open private(set) var containerAnchor: NSCollectionLayoutAnchor
    /// The point of its own that is attached there; `nil` for the same one as the container's.
    open private(set) var itemAnchor: NSCollectionLayoutAnchor?
    /// The front-to-back order: the element with the greater number is in front.
    open var zIndex = 0

    /// A view that is attached to an item or a group. Without an item anchor, the same point of the view meets the
    /// container's anchor.
    public init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor,
        itemAnchor: NSCollectionLayoutAnchor?
    ) {
        self.elementKind = elementKind
        self.containerAnchor = containerAnchor
        self.itemAnchor = itemAnchor
        super.init(layoutSize: layoutSize, supplementaryItems: [])
    }

    /// A view whose edges meet the same edges of its container.
    public convenience init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor
    ) {
        self.init(
            layoutSize: layoutSize, elementKind: elementKind, containerAnchor: containerAnchor, itemAnchor: nil)
    }

    /// The item's frame beside a rectangle, with its measured size.
    func frame(beside rect: CGRect, measured: CGSize?) -> CGRect {
        let size = size(in: rect.size, measured: measured)
        let anchor = containerAnchor.point(of: rect)
        let own = (itemAnchor ?? containerAnchor).point(of: CGRect(origin: .zero, size: size))
        let shift = containerAnchor.offset(for: size)
        let back = itemAnchor?.offset(for: size) ?? .zero
        return CGRect(
            origin: CGPoint(x: anchor.x - own.x + shift.x + back.x, y: anchor.y - own.y + shift.y + back.y), size: size)
    }

    func size(in container: CGSize, measured: CGSize?) -> CGSize {
        var size = layoutSize.size(in: container)
        guard let measured else { return size }
        if layoutSize.widthDimension.isEstimated { size.width = measured.width }
        if layoutSize.heightDimension.isEstimated { size.height = measured.height }
        return size
    }
}

/// A header, a footer or another view at the edge of a section or of the whole layout.
@preconcurrency @MainActor
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
    /// Whether the section grows by it; true at first. If false, it lies over the section's content.
    open var extendsBoundary = true
    /// Whether it stays in sight as long as its section is (T95); false at first.
    open var pinToVisibleBounds = false
    /// The edge or corner at which it stands.
    open private(set) var alignment: NSRectAlignment
    /// In points.
    open private(set) var offset: CGPoint

    /// A view at an edge of a section or of the layout, moved by an offset in points. If it extends the section, the section
    /// grows by the size and the offset (T95).
    public init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment, absoluteOffset: CGPoint
    ) {
        self.alignment = alignment
        offset = absoluteOffset
        super.init(
            layoutSize: layoutSize, elementKind: elementKind, containerAnchor: NSCollectionLayoutAnchor(edges: []),
            itemAnchor: nil)
    }

    /// A view at an edge of a section or of the layout, touching the content.
    public convenience init(layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment) {
        self.init(layoutSize: layoutSize, elementKind: elementKind, alignment: alignment, absoluteOffset: .zero)
    }
}

/// A decoration behind the elements of a section. The layout makes its view from the class that is registered with it.
@preconcurrency @MainActor
open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
    /// The kind under which the view's class is registered with the layout.
    open private(set) var elementKind: String
    /// The front-to-back order: the element with the greater number is in front. 0 at first.
    open var zIndex = 0

    private init(kind: String) {
        elementKind = kind
        super.init(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)),
            supplementaryItems: [])
    }

    /// As large as its section, less its `contentInsets`.
    open class func background(elementKind: String) -> NSCollectionLayoutDecorationItem {
        NSCollectionLayoutDecorationItem(kind: elementKind)
    }
}
