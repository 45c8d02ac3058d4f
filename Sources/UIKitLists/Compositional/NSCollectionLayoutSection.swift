// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import UIKitCore

/// A section of a compositional layout: a group, repeated until all items have a place, and boundary items around.
@preconcurrency @MainActor
open class NSCollectionLayoutSection: NSObject {
    let group: NSCollectionLayoutGroup
    /// The configuration of the list, if the section is a list's.
    var list: UICollectionLayoutListConfiguration?

    /// A section of this group, repeated until all items have a place (T92).
    public init(group: NSCollectionLayoutGroup) {
        self.group = group
        super.init()
    }

    /// Around the section's groups, in points.
    open var contentInsets = NSDirectionalEdgeInsets.zero
    /// The reference to which the insets are added; that of the layout's configuration unless it is set.
    open var contentInsetsReference = UIContentInsetsReference.automatic
    /// The same for boundary items.
    open var supplementaryContentInsetsReference = UIContentInsetsReference.automatic
    /// Between groups, in points.
    open var interGroupSpacing: CGFloat = 0
    /// Whether and how the section scrolls across the layout's direction (T98).
    open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
    /// Numbers for a section that scrolls by itself; without effect for others.
    open private(set) var orthogonalScrollingProperties = UICollectionLayoutSectionOrthogonalScrollingProperties()
    /// Headers, footers and other views at the section's edges.
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
    /// Whether boundary items have the same distance from the sides as the content; true at first.
    open var supplementariesFollowContentInsets = true
    /// Called with the visible elements of the section, whenever their places may change (T96).
    open var visibleItemsInvalidationHandler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler?
    /// The decorations behind the section.
    open var decorationItems: [NSCollectionLayoutDecorationItem] = []
}

/// How a section scrolls across the direction of its layout (T98).
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
    case none = 0
    /// It rests wherever it stops.
    case continuous = 1
    /// It rests at the beginning of a group.
    case continuousGroupLeadingBoundary = 2
    /// It rests at multiples of the collection's width.
    case paging = 3
    /// From group to group.
    case groupPaging = 4
    /// From group to group, with the group in the middle.
    case groupPagingCentered = 5
}

/// Numbers of a section that scrolls by itself.
@preconcurrency @MainActor
open class UICollectionLayoutSectionOrthogonalScrollingProperties: NSObject {
    /// The part of the velocity that is left after each millisecond; the behavior's unless it is set.
    open var decelerationRate: UIScrollView.DecelerationRate?
    /// Whether the content may be pulled beyond its edges; at first, if the content is larger than the visible part.
    open var bounce = Bounce.automatic

    /// Whether the section's content goes beyond its edges.
    public enum Bounce: Int, Sendable {
        case automatic = 0
        case always = 1
        case never = 2
    }
}

/// The reference to which a section's insets are added.
public enum UIContentInsetsReference: Int, Sendable {
    /// The reference of the layout's configuration; for the configuration itself, the safe area.
    case automatic = 0
    case none = 1
    case safeArea = 2
    case layoutMargins = 3
    /// The part of the collection in which text is easy to read (`readableContentGuide`).
    case readableContent = 4
}

/// A place at a rectangle's edge or corner.
public enum NSRectAlignment: Int, Sendable {
    case none = 0
    case top = 1
    case topLeading = 2
    case leading = 3
    case bottomLeading = 4
    case bottom = 5
    case bottomTrailing = 6
    case trailing = 7
    case topTrailing = 8
}
