// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKitCore

// The collection's members for swipes on the rows of its lists (T102).
extension UICollectionView: SwipedList {
    var insetsSwipedRows: Bool { swipes.cell.flatMap(list(of:))?.isInset ?? false }

    private func list(of cell: any SwipedCell) -> UICollectionLayoutListConfiguration? {
        path(of: cell).flatMap { collectionViewLayout.list(ofSection: $0.section) }
    }

    func swipedCell(at point: CGPoint) -> (path: IndexPath, cell: any SwipedCell)? {
        guard let path = indexPathForItem(at: point), let cell = elements.cells[path] as? UICollectionViewListCell,
            cell.superview === self
        else { return nil }
        return (path, cell)
    }

    func swipeActions(at path: IndexPath, isLeading: Bool) -> UISwipeActionsConfiguration? {
        let list = collectionViewLayout.list(ofSection: path.section)
        return isLeading
            ? list?.leadingSwipeActionsConfigurationProvider?(path)
            : list?.trailingSwipeActionsConfigurationProvider?(path)
    }

    func restingPlace(ofSwiped cell: (any SwipedCell)?) -> CGFloat {
        guard let cell, let path = path(of: cell) else { return cell?.frame.minX ?? 0 }
        return collectionViewLayout.layoutAttributesForItem(at: path)?.frame.minX ?? 0
    }

    func swipeWillBegin(_ path: IndexPath) {}

    func swipeDidEnd(_ path: IndexPath?) {}

    func closeSwipes(animated: Bool) { if hasSwipes { swipes.close(animated: animated) } }

    /// Whether a finger swipes an element, or its swipe actions are open.
    func isSwiped(_ element: UIView) -> Bool { hasSwipes && swipes.cell === element }

    func editingChanged() {
        closeSwipes(animated: false)
        selection.drop(because: .reloaded)
        for cell in elements.cells.values { cell.isEditing = isEditing }
    }
}
