// SPDX-License-Identifier: Apache-2.0

import EventTrace
import Foundation
import UIKitCore

// The collection as the owner of its selection, and the changes of the selection.
extension UICollectionView: ListSelectionOwner {
    var element: ListNote.Element { .item }
    var unhighlightsBeforeSelecting: Bool { false }

    func path(of cell: any ListCell) -> IndexPath? { (cell as? UICollectionViewCell).flatMap(elements.path(of:)) }

    func shownCell(at path: IndexPath) -> (any ListCell)? { elements.cells[path] }

    func shownCell(at point: CGPoint) -> (any ListCell)? { indexPathForItem(at: point).flatMap { elements.cells[$0] } }

    func shouldHighlight(_ path: IndexPath) -> Bool {
        collectionDelegate?.collectionView(self, shouldHighlightItemAt: path) ?? true
    }

    func didHighlight(_ path: IndexPath) { collectionDelegate?.collectionView(self, didHighlightItemAt: path) }

    func didUnhighlight(_ path: IndexPath) { collectionDelegate?.collectionView(self, didUnhighlightItemAt: path) }

    func willSelect(_ path: IndexPath) -> IndexPath? {
        collectionDelegate?.collectionView(self, shouldSelectItemAt: path) ?? true ? path : nil
    }

    func didSelect(_ path: IndexPath) -> Bool {
        isHeard(.didSelect) { $0.collectionView(self, didSelectItemAt: path) }
    }

    /// With several selected items, the delegate is asked. If another item replaces this one, the delegate is only told (T24).
    func willDeselect(_ path: IndexPath) -> IndexPath? {
        guard selectsSeveral, let delegate = collectionDelegate else { return path }
        return delegate.collectionView(self, shouldDeselectItemAt: path) ? path : nil
    }

    func didDeselect(_ path: IndexPath) -> Bool {
        isHeard(.didDeselect) { $0.collectionView(self, didDeselectItemAt: path) }
    }

    func performPrimaryAction(_ path: IndexPath) {
        guard let delegate = collectionDelegate, delegate.collectionView(self, canPerformPrimaryActionForItemAt: path)
        else { return }
        delegate.collectionView(self, performPrimaryActionForItemAt: path)
    }

    private func isHeard(_ member: MissingMembers, _ tell: (any UICollectionViewDelegate) -> Void) -> Bool {
        guard let delegate = collectionDelegate else { return false }
        missing.remove(member)
        tell(delegate)
        return !missing.contains(member)
    }

    // MARK: Focus

    func mayFocus(_ cell: UICollectionViewCell) -> Bool {
        guard allowsFocus, let path = elements.path(of: cell) else { return false }
        return collectionDelegate?.collectionView(self, canFocusItemAt: path) ?? (selectionRefusal == nil)
    }

    func pressedCell(_ presses: Set<UIPress>) -> UICollectionViewCell? {
        let cell = presses.first { $0.type == .select }?.responder as? UICollectionViewCell
        return cell?.collection === self ? cell : nil
    }

    // MARK: Changes

    func update(_ change: (inout ListUpdate) -> Void) {
        begin()
        if var pending = updates {
            change(&pending.update)
            updates = pending
        }
        end(nil)
    }

    func begin() {
        guard updates == nil else {
            updates?.depth += 1
            return
        }
        cancelInteractiveMovement()
        _ = elements.counts
        updates = TableUpdates()
    }

    func end(_ completion: ((Bool) -> Void)?) {
        guard var pending = updates else { return }
        pending.depth -= 1
        updates = pending.depth > 0 ? pending : nil
        guard pending.depth == 0 else { return }
        apply(pending.update, completion)
    }

    private func apply(_ update: ListUpdate, _ completion: ((Bool) -> Void)?) {
        let before = elements.counts
        let after = elements.askCounts()
        if let error = update.disagreement(before: before, after: after) { brokenRule(error.description) }
        let place = { (path: IndexPath) in update.isReloaded(path) ? nil : update.path(after: path) }
        selection.move(place)
        elements.animateChanges(update, elements.take(after, update, place), completion)
    }
}
