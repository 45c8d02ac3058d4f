// SPDX-License-Identifier: Apache-2.0

import EventTrace
import Foundation
import UIKitCore

/// A list (a table or a collection) for its selection: its rows, its settings, and the calls to its delegate.
@MainActor
protocol ListSelectionOwner: UIScrollView {
    var element: ListNote.Element { get }
    var selection: ListSelection { get }
    /// Whether a lifted touch unhighlights before it selects, as in tables; collections unhighlight last (T24, T25).
    var unhighlightsBeforeSelecting: Bool { get }
    var isEditing: Bool { get }
    var allowsSelection: Bool { get }
    var allowsMultipleSelection: Bool { get }
    var allowsSelectionDuringEditing: Bool { get }
    var allowsMultipleSelectionDuringEditing: Bool { get }

    func path(of cell: any ListCell) -> IndexPath?
    /// `nil` while the row is not shown.
    func shownCell(at path: IndexPath) -> (any ListCell)?
    /// The cell at a point of the list's coordinates, whether or not it takes touches.
    func shownCell(at point: CGPoint) -> (any ListCell)?

    func shouldHighlight(_ path: IndexPath) -> Bool
    func didHighlight(_ path: IndexPath)
    func didUnhighlight(_ path: IndexPath)
    /// The row to select; `nil` refuses the selection.
    func willSelect(_ path: IndexPath) -> IndexPath?
    /// Tells the delegate; false if it does not implement the method.
    func didSelect(_ path: IndexPath) -> Bool
    func willDeselect(_ path: IndexPath) -> IndexPath?
    func didDeselect(_ path: IndexPath) -> Bool
    /// T130: performs the row's primary action, if the delegate allows it.
    func performPrimaryAction(_ path: IndexPath)
}

extension ListSelectionOwner {
    /// Why touches select nothing at present; `nil` if they may (T31).
    var selectionRefusal: ListRefusal? {
        guard isEditing else { return allowsSelection ? nil : .selectionNotAllowed }
        return allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing
            ? nil : .selectionNotAllowedDuringEditing
    }

    var selectsSeveral: Bool { isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection }
}

/// A cell for the selection of a list.
@MainActor
protocol ListCell: UIView {
    /// Looks pressed, or does not any more.
    func showHighlighted(_ highlighted: Bool, animated: Bool)
    /// Looks selected, or does not any more.
    func showSelected(_ selected: Bool, animated: Bool)
    /// The segue that its selection begins, of a storyboard's cell.
    var selectionSegue: (() -> Void)? { get }
}
