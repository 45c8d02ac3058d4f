// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKitCore

/// A change of focus that concerns a table (T128).
open class UITableViewFocusUpdateContext: UIFocusUpdateContext {
    /// The row in whose cell the item that loses focus is; `nil` outside of the rows.
    open private(set) var previouslyFocusedIndexPath: IndexPath?
    /// The row in whose cell the item that gets focus is; `nil` outside of the rows.
    open private(set) var nextFocusedIndexPath: IndexPath?

    init(_ context: UIFocusUpdateContext, _ path: (UIView?) -> IndexPath?) {
        previouslyFocusedIndexPath = path(context.previouslyFocusedView)
        nextFocusedIndexPath = path(context.nextFocusedView)
        super.init(context)
    }
}

/// A change of focus that concerns a collection (T128).
open class UICollectionViewFocusUpdateContext: UIFocusUpdateContext {
    /// The item in whose cell the item that loses focus is; `nil` outside of the cells.
    open private(set) var previouslyFocusedIndexPath: IndexPath?
    /// The item in whose cell the item that gets focus is; `nil` outside of the cells.
    open private(set) var nextFocusedIndexPath: IndexPath?

    init(_ context: UIFocusUpdateContext, _ path: (UIView?) -> IndexPath?) {
        previouslyFocusedIndexPath = path(context.previouslyFocusedView)
        nextFocusedIndexPath = path(context.nextFocusedView)
        super.init(context)
    }
}

/// What the delegates of lists are asked by their selectors (PO18).
@MainActor
enum ListMessages {
    /// Registers the messages, once.
    static let areKnown: Void = DelegateMessages.add([
        ("tableView", { $0 is any UITableViewDelegate || $0 is any UITableViewDataSource }),
        ("collectionView", { $0 is any UICollectionViewDelegate || $0 is any UICollectionViewDataSource }),
        ("numberOfSections", { $0 is any UITableViewDataSource || $0 is any UICollectionViewDataSource }),
        ("indexPathForPreferredFocusedView", { $0 is any UITableViewDelegate || $0 is any UICollectionViewDelegate }),
    ])
}

extension UIView {
    /// The nearest of the view and the views around it that is of a class.
    fileprivate func nearest<Wanted: UIView>(_ type: Wanted.Type) -> Wanted? {
        sequence(first: self, next: \.superview).lazy.compactMap { $0 as? Wanted }.first
    }
}

extension UITableView {
    func focusContext(_ context: UIFocusUpdateContext) -> UITableViewFocusUpdateContext {
        UITableViewFocusUpdateContext(context) { $0?.nearest(UITableViewCell.self).flatMap(rows.path(of:)) }
    }

    /// T129: the cell of the row that had focus last, or that the delegate prefers.
    var preferredFocusCell: UITableViewCell? {
        let last = remembersLastFocusedIndexPath ? lastFocusedIndexPath : nil
        return (last ?? tableDelegate?.indexPathForPreferredFocusedView(in: self)).flatMap { rows.shown[$0] }
    }
}

extension UICollectionView {
    func focusContext(_ context: UIFocusUpdateContext) -> UICollectionViewFocusUpdateContext {
        UICollectionViewFocusUpdateContext(context) {
            $0?.nearest(UICollectionViewCell.self).flatMap(elements.path(of:))
        }
    }

    /// T129: the cell of the item that had focus last, or that the delegate prefers.
    var preferredFocusCell: UICollectionViewCell? {
        let last = remembersLastFocusedIndexPath ? lastFocusedIndexPath : nil
        return (last ?? collectionDelegate?.indexPathForPreferredFocusedView(in: self)).flatMap { elements.cells[$0] }
    }

    /// T61: selects an item that got focus, if the collection or the delegate wants it.
    func selectFocusedItem(_ path: IndexPath?) {
        guard let path else { return }
        let follows =
            collectionDelegate?.collectionView(self, selectionFollowsFocusForItemAt: path) ?? selectionFollowsFocus
        if follows, selectionRefusal == nil, !selection.contains(path) { selection.selectAsking(path, by: nil) }
    }
}
