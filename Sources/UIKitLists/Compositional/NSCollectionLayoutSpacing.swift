// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import UIKitCore

/// The room between elements, or at one of their edges.
@preconcurrency @MainActor
open class NSCollectionLayoutSpacing: NSObject {
    /// In points; for flexible room, the least.
    open private(set) var spacing: CGFloat
    /// Whether the room gets a share of the rest, beyond ``spacing``.
    open private(set) var isFlexibleSpacing: Bool

    private init(_ spacing: CGFloat, isFlexible: Bool) {
        self.spacing = spacing
        isFlexibleSpacing = isFlexible
        super.init()
    }

    /// At least this many points, and a share of the rest.
    open class func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing {
        NSCollectionLayoutSpacing(flexibleSpacing, isFlexible: true)
    }

    /// In points.
    open class func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing {
        NSCollectionLayoutSpacing(fixedSpacing, isFlexible: false)
    }

    /// Whether the room is exactly ``spacing``.
    open var isFixedSpacing: Bool { !isFlexibleSpacing }
}

/// Room around an element, added to its size.
@preconcurrency @MainActor
open class NSCollectionLayoutEdgeSpacing: NSObject {
    /// Room at the leading edge; `nil` for none.
    open private(set) var leading: NSCollectionLayoutSpacing?
    /// Room at the upper edge; `nil` for none.
    open private(set) var top: NSCollectionLayoutSpacing?
    /// Room at the trailing edge; `nil` for none.
    open private(set) var trailing: NSCollectionLayoutSpacing?
    /// Room at the lower edge; `nil` for none.
    open private(set) var bottom: NSCollectionLayoutSpacing?

    /// Room at the four edges; `nil` is none there.
    public init(
        leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?, trailing: NSCollectionLayoutSpacing?,
        bottom: NSCollectionLayoutSpacing?
    ) {
        (self.leading, self.top, self.trailing, self.bottom) = (leading, top, trailing, bottom)
        super.init()
    }

    /// The room before and after the element along an axis.
    func room(_ axis: LayoutDirection) -> (before: NSCollectionLayoutSpacing?, after: NSCollectionLayoutSpacing?) {
        axis == .horizontal ? (leading, trailing) : (top, bottom)
    }
}

/// The point at which a supplementary item is attached to its container.
@preconcurrency @MainActor
open class NSCollectionLayoutAnchor: NSObject {
    /// The edges that the anchor is at; the middle along an axis without one.
    open private(set) var edges: NSDirectionalRectEdge
    /// In points, or in shares of the supplementary item's size.
    open private(set) var offset: CGPoint
    /// Whether ``offset`` is in shares of the supplementary item's size.
    open private(set) var isFractionalOffset: Bool

    private init(_ edges: NSDirectionalRectEdge, _ offset: CGPoint, isFractional: Bool) {
        self.edges = edges
        self.offset = offset
        isFractionalOffset = isFractional
        super.init()
    }

    /// At edges. Two that meet are a corner. Along an axis without an edge, the anchor is in the middle.
    public convenience init(edges: NSDirectionalRectEdge) { self.init(edges, .zero, isFractional: false) }

    /// At edges, moved by an offset in points.
    public convenience init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
        self.init(edges, absoluteOffset, isFractional: false)
    }

    /// At edges, moved by shares of the supplementary item's own width and height.
    public convenience init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
        self.init(edges, fractionalOffset, isFractional: true)
    }

    /// Whether ``offset`` is in points.
    open var isAbsoluteOffset: Bool { !isFractionalOffset }

    /// The anchor's point of a rectangle.
    func point(of rect: CGRect) -> CGPoint {
        CGPoint(
            x: edges.contains(.leading) ? rect.minX : edges.contains(.trailing) ? rect.maxX : rect.midX,
            y: edges.contains(.top) ? rect.minY : edges.contains(.bottom) ? rect.maxY : rect.midY)
    }

    /// The offset in points, for an item of a size.
    func offset(for size: CGSize) -> CGPoint {
        isFractionalOffset ? CGPoint(x: offset.x * size.width, y: offset.y * size.height) : offset
    }
}
