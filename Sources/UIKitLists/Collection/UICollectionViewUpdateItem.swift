// SPDX-License-Identifier: Apache-2.0

import Foundation

/// One change of a collection, for its layout (T105).
@preconcurrency @MainActor
open class UICollectionViewUpdateItem: NSObject {
    /// What happens to an item, or to a section.
    public enum Action: Int, Sendable {
        case insert = 0
        case delete = 1
        case reload = 2
        case move = 3
        case none = 4
    }

    /// `nil` for an insertion. The item of a section is `NSNotFound`.
    open private(set) var indexPathBeforeUpdate: IndexPath?
    /// `nil` for a deletion.
    open private(set) var indexPathAfterUpdate: IndexPath?
    /// Whether the item or section is inserted, deleted, moved or reloaded.
    open private(set) var updateAction: Action

    init(_ action: Action, from before: IndexPath?, to after: IndexPath?) {
        updateAction = action
        indexPathBeforeUpdate = before
        indexPathAfterUpdate = after
        super.init()
    }
}

extension ListUpdate {
    /// The changes one by one: deletions, insertions, reloads, moves, each from the first one on.
    @MainActor
    var items: [UICollectionViewUpdateItem] {
        func whole(_ section: Int) -> IndexPath { IndexPath(item: NSNotFound, section: section) }
        var items = deletedSections.map { UICollectionViewUpdateItem(.delete, from: whole($0), to: nil) }
        items += deletedRows.sorted().map { UICollectionViewUpdateItem(.delete, from: $0, to: nil) }
        items += insertedSections.map { UICollectionViewUpdateItem(.insert, from: nil, to: whole($0)) }
        items += insertedRows.sorted().map { UICollectionViewUpdateItem(.insert, from: nil, to: $0) }
        items += reloadedSections.map {
            UICollectionViewUpdateItem(.reload, from: whole($0), to: section(after: $0).map(whole))
        }
        items += reloadedRows.sorted().map { UICollectionViewUpdateItem(.reload, from: $0, to: path(after: $0)) }
        items += movedSections.sorted { $0.key < $1.key }.map {
            UICollectionViewUpdateItem(.move, from: whole($0.key), to: whole($0.value))
        }
        items += movedRows.inOrder.map { UICollectionViewUpdateItem(.move, from: $0.key, to: $0.value) }
        return items
    }
}
