// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import UIKitCore

/// A section of a compositional layout: a group, as often as the items take it, and what stands around.
@preconcurrency @MainActor
open class NSCollectionLayoutSection: NSObject {
    let group: NSCollectionLayoutGroup
    /// What the section was made of, if it is a list's.
    var list: UICollectionLayoutListConfiguration?

    /// A section of this group, as often as the items take it (T92).
    public init(group: NSCollectionLayoutGroup) {
        self.group = group
        super.init()
    }

    /// Around the section's groups, in points.
    open var contentInsets = NSDirectionalEdgeInsets.zero
    /// What the insets come in addition to; what the layout's configuration says unless it is set.
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
    /// Whether boundary items keep from the sides as the content does; true at first.
    open var supplementariesFollowContentInsets = true
    /// Called with what is seen of the section, whenever something may be seen elsewhere (T96).
    open var visibleItemsInvalidationHandler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler?
    /// What is behind the section.
    open var decorationItems: [NSCollectionLayoutDecorationItem] = []
}

/// How a section scrolls across the direction of its layout (T98).
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
    case none = 0
    /// It rests where it runs out.
    case continuous = 1
    /// It rests where a group begins.
    case continuousGroupLeadingBoundary = 2
    /// It rests at multiples of the collection's width.
    case paging = 3
    /// From group to group.
    case groupPaging = 4
    /// From group to group, and the group is in the middle.
    case groupPagingCentered = 5
}

/// Numbers of a section that scrolls by itself.
@preconcurrency @MainActor
open class UICollectionLayoutSectionOrthogonalScrollingProperties: NSObject {
    /// What is left of the velocity after each millisecond; what the behavior has unless it is set.
    open var decelerationRate: UIScrollView.DecelerationRate?
    /// Whether the content may be pulled beyond its edges; where there is more than is seen, at first.
    open var bounce = Bounce.automatic

    /// Whether the section's content goes beyond its edges.
    public enum Bounce: Int, Sendable {
        case automatic = 0
        case always = 1
        case never = 2
    }
}

/// What a section's insets come in addition to.
public enum UIContentInsetsReference: Int, Sendable {
    /// What the layout's configuration says; of the configuration, the safe area.
    case automatic = 0
    case none = 1
    case safeArea = 2
    case layoutMargins = 3
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
