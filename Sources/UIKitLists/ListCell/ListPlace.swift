// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKitCore

/// The place of a list's cell, header or footer in the list.
struct ListPlace {
    enum Role {
        case row, header, footer
    }

    let list: UICollectionLayoutListConfiguration
    let path: IndexPath
    let role: Role
    /// Whether it begins or ends its section's rows.
    let isFirst: Bool
    let isLast: Bool

    /// Whether an element looks the same in both places.
    func looksLike(_ other: ListPlace?) -> Bool {
        guard let other else { return false }
        return (role, isFirst, isLast, list.appearance, list.showsSeparators)
            == (other.role, other.isFirst, other.isLast, other.list.appearance, other.list.showsSeparators)
    }

    /// The separators, after the list's handler.
    @MainActor
    var separators: UIListSeparatorConfiguration {
        list.itemSeparatorHandler?(path, list.separatorConfiguration) ?? list.separatorConfiguration
    }

    @MainActor
    var showsTopSeparator: Bool {
        guard list.showsSeparators, role == .row else { return false }
        switch separators.topSeparatorVisibility {
        case .visible: return true
        case .hidden: return false
        case .automatic: return isFirst && list.appearance == .grouped
        }
    }

    @MainActor
    var showsBottomSeparator: Bool {
        guard list.showsSeparators, role == .row else { return false }
        switch separators.bottomSeparatorVisibility {
        case .visible: return true
        case .hidden: return false
        case .automatic: return !isLast || !list.isInset
        }
    }
}

extension CollectionElements {
    /// The place of an element in a list, if it is in one.
    func listPlace(of attributes: UICollectionViewLayoutAttributes) -> ListPlace? {
        let path = attributes.indexPath
        guard path.count == 2, counts.indices.contains(path.section), let list = layout.list(ofSection: path.section)
        else { return nil }
        if !view.hasSwipes,
            list.leadingSwipeActionsConfigurationProvider != nil
                || list.trailingSwipeActionsConfigurationProvider != nil
        {
            view.hasSwipes = true
            view.addGestureRecognizer(view.swipes.pan)
        }
        let hasHeaderItem = list.headerMode == .firstItemInSection
        let role: ListPlace.Role
        switch attributes.representedElementKind {
        case nil: role = hasHeaderItem && path.item == 0 ? .header : .row
        case UICollectionView.elementKindSectionFooter: role = .footer
        default: role = .header
        }
        return ListPlace(
            list: list, path: path, role: role, isFirst: path.item == (hasHeaderItem ? 1 : 0),
            isLast: path.item == counts[path.section] - 1)
    }
}
