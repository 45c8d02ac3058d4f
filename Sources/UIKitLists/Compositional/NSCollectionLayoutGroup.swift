// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// Items beside each other or below each other, or where a closure says. A group is an item itself: groups lie in groups.
///
/// The subitems follow each other, from the first one again after the last, as long as there is room in the group (T93).
@preconcurrency @MainActor
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
    enum Arrangement {
        case row(LayoutDirection)
        case custom(NSCollectionLayoutGroupCustomItemProvider)
    }

    let arrangement: Arrangement
    /// How many items there are, where that is said.
    let count: Int?
    /// Whether the items share the room, whatever their size says.
    let sharesRoom: Bool
    /// What follows each other in the group; empty where a closure says where items are.
    open private(set) var subitems: [NSCollectionLayoutItem]
    /// Between items, along the group; none while it is `nil`, as at first.
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

    /// So many items beside each other, of their own sizes.
    open class func horizontal(
        layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize, .row(.horizontal), [subitem], count: count) }

    /// So many items beside each other that share the room.
    open class func horizontal(
        layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(layoutSize, .row(.horizontal), [subitem], count: count, sharesRoom: true)
    }

    /// Items below each other, as many as there is room for.
    open class func vertical(
        layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
    ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize, .row(.vertical), subitems) }

    /// So many items below each other, of their own sizes.
    open class func vertical(
        layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize, .row(.vertical), [subitem], count: count) }

    /// So many items below each other that share the room.
    open class func vertical(
        layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(layoutSize, .row(.vertical), [subitem], count: count, sharesRoom: true)
    }

    /// Items where a closure says, in the group's coordinates.
    open class func custom(
        layoutSize: NSCollectionLayoutSize, itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
    ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize, .custom(itemProvider), []) }

    /// Views beside the group.
    open override var supplementaryItems: [NSCollectionLayoutSupplementaryItem] {
        get { super.supplementaryItems }
        set { setSupplementaryItems(newValue) }
    }
}

/// Says where the items of a group are.
public typealias NSCollectionLayoutGroupCustomItemProvider =
    @MainActor (
        _ layoutEnvironment: any NSCollectionLayoutEnvironment
    ) -> [NSCollectionLayoutGroupCustomItem]

/// Where one item of a group is.
@preconcurrency @MainActor
open class NSCollectionLayoutGroupCustomItem: NSObject {
    /// In points of the group's coordinates.
    open private(set) var frame: CGRect
    /// Which item is in front: of two the one with the greater number.
    open private(set) var zIndex: Int

    /// An item's frame in the group's coordinates (points). Of two elements the one with the greater `zIndex` is in
    /// front.
    public init(frame: CGRect, zIndex: Int) {
        self.frame = frame
        self.zIndex = zIndex
        super.init()
    }

    /// An item's frame in the group's coordinates (points), at `zIndex` 0.
    public convenience init(frame: CGRect) { self.init(frame: frame, zIndex: 0) }
}
