// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import UIKitCore

/// One element of a group: a cell, or a group in a group.
@preconcurrency @MainActor
open class NSCollectionLayoutItem: NSObject {
    /// How large the place of the element is.
    open private(set) var layoutSize: NSCollectionLayoutSize
    /// Views that hang on the element (T99).
    open private(set) var supplementaryItems: [NSCollectionLayoutSupplementaryItem]
    /// The content's distance from the edges of its place, in points. Along an axis with an estimate it is ignored (T94).
    open var contentInsets = NSDirectionalEdgeInsets.zero
    /// Room around the place.
    open var edgeSpacing: NSCollectionLayoutEdgeSpacing?

    /// An item of a size, with views that hang on it (T99).
    public init(layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]) {
        self.layoutSize = layoutSize
        self.supplementaryItems = supplementaryItems
        super.init()
    }

    /// An item of a size, and nothing that hangs on it.
    public convenience init(layoutSize: NSCollectionLayoutSize) {
        self.init(layoutSize: layoutSize, supplementaryItems: [])
    }

    func setSupplementaryItems(_ items: [NSCollectionLayoutSupplementaryItem]) { supplementaryItems = items }

    /// The insets that count, in points.
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
    /// Where it is attached in what it belongs to.
    open private(set) var containerAnchor: NSCollectionLayoutAnchor
    /// Which point of itself is attached there; `nil` for the same as the container's.
    open private(set) var itemAnchor: NSCollectionLayoutAnchor?
    /// Which element is in front: the one with the greater number.
    open var zIndex = 0

    /// A view that hangs on an item or a group; without an item anchor the same point of it meets the container's
    /// anchor.
    public init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor,
        itemAnchor: NSCollectionLayoutAnchor?
    ) {
        self.elementKind = elementKind
        self.containerAnchor = containerAnchor
        self.itemAnchor = itemAnchor
        super.init(layoutSize: layoutSize, supplementaryItems: [])
    }

    /// A view whose own edges meet the same edges of what it hangs on.
    public convenience init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor
    ) {
        self.init(
            layoutSize: layoutSize, elementKind: elementKind, containerAnchor: containerAnchor, itemAnchor: nil)
    }

    /// Where the item is beside a rectangle, with the size that it was measured to have.
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

/// A header, a footer, or what else stands at the edge of a section or of the whole layout.
@preconcurrency @MainActor
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
    /// Whether the section grows by it; true at first. If not, it lies over the section's content.
    open var extendsBoundary = true
    /// Whether it stays in sight as long as its section is (T95); false at first.
    open var pinToVisibleBounds = false
    /// At which edge or corner it stands.
    open private(set) var alignment: NSRectAlignment
    /// In points.
    open private(set) var offset: CGPoint

    /// A view at an edge of a section or of the layout, moved by an offset in points. The section grows by the size
    /// and the offset, where it does (T95).
    public init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment, absoluteOffset: CGPoint
    ) {
        self.alignment = alignment
        offset = absoluteOffset
        super.init(
            layoutSize: layoutSize, elementKind: elementKind, containerAnchor: NSCollectionLayoutAnchor(edges: []),
            itemAnchor: nil)
    }

    /// A view at an edge of a section or of the layout, where it touches the content.
    public convenience init(layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment) {
        self.init(layoutSize: layoutSize, elementKind: elementKind, alignment: alignment, absoluteOffset: .zero)
    }
}

/// What is behind the elements of a section. The layout makes its view, of the class that is registered with the layout.
@preconcurrency @MainActor
open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
    /// The kind under which the view's class is registered with the layout.
    open private(set) var elementKind: String
    /// Which element is in front: of two the one with the greater number; 0 at first.
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
