// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// Items beside each other, below each other, or placed by a closure. A group is an item itself, so groups can contain groups.
///
/// The subitems follow each other, from the first one again after the last, as long as there is room in the group (T93).
@preconcurrency @MainActor
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
    enum Arrangement {
        case row(LayoutDirection)
        case custom(NSCollectionLayoutGroupCustomItemProvider)
    }

    let arrangement: Arrangement
    /// The number of items, if it is given.
    let count: Int?
    /// Whether the items share the room, whatever their sizes are.
    let sharesRoom: Bool
    /// The items that follow each other in the group; empty if a closure places items.
    open private(set) var subitems: [NSCollectionLayoutItem]
    /// Between items, along the group; none while it is `nil`, the value at first.
    open var interItemSpacing: NSCollectionLayoutSpacing?

    private init(
        _ size: NSCollectionLayoutSize, _ arrangement: Arrangement, _ subitems: [NSCollectionLayoutItem],
        count: Int? = nil, sharesRoom: Bool = false
    ) {
        self.arrangement = arrangement
        self.subitems = subitems
        self.count = count
        self.sharesRoom = sharesRoom
        super.init(layoutSize: size, supplementaryItems: [])
    }

    /// Items beside each other, as many as there is room for.
    open class func horizontal(
        layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
    ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize, .row(.horizontal), subitems) }

    /// This many items beside each other, of their own sizes.
    open class func horizontal(
        layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize, .row(.horizontal), [subitem], count: count) }

    /// This many items beside each other, which share the room.
    open class func horizontal(
        layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(layoutSize, .row(.horizontal), [subitem], count: count, sharesRoom: true)
    }

    /// Items below each other, as many as there is room for.
    open class func vertical(
        layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
    ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize, .row(.vertical), subitems) }

    /// This many items below each other, of their own sizes.
    open class func vertical(
        layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize, .row(.vertical), [subitem], count: count) }

    /// This many items below each other, which share the room.
    open class func vertical(
        layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(layoutSize, .row(.vertical), [subitem], count: count, sharesRoom: true)
    }

    /// Items that a closure places, in the group's coordinates.
    open class func custom(
        layoutSize: NSCollectionLayoutSize, itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
    ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize, .custom(itemProvider), []) }

    /// Views beside the group.
    open override var supplementaryItems: [NSCollectionLayoutSupplementaryItem] {
        get { super.supplementaryItems }
        set { setSupplementaryItems(newValue) }
    }
}

/// Returns the places of the items of a group.
public typealias NSCollectionLayoutGroupCustomItemProvider =
    @MainActor (
        _ layoutEnvironment: any NSCollectionLayoutEnvironment
    ) -> [NSCollectionLayoutGroupCustomItem]

/// The place of one item of a group.
@preconcurrency @MainActor
open class NSCollectionLayoutGroupCustomItem: NSObject {
    /// In points of the group's coordinates.
    open private(set) var frame: CGRect
    /// The front-to-back order: the item with the greater number is in front.
    open private(set) var zIndex: Int

    /// An item's frame in the group's coordinates (points). The element with the greater `zIndex` is in front.
    public init(frame: CGRect, zIndex: Int) {
        self.frame = frame
        self.zIndex = zIndex
        super.init()
    }

    /// An item's frame in the group's coordinates (points), at `zIndex` 0.
    public convenience init(frame: CGRect) { self.init(frame: frame, zIndex: 0) }
}
