// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKitCore
import UIKitDragAndDrop

/// Controls a table, which is its view, as its data source and its delegate.
///
/// Subclasses can override the members of the data source and the delegate. Here they have the protocols' default behavior.
@preconcurrency @MainActor
open class UITableViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
    private let style: UITableView.Style
    private var keyboardRoom: KeyboardRoom?
    /// The sections of a table whose cells are in its storyboard (IB8); empty for others.
    package var staticSections: [StaticTableSection] = []

    // MARK: Life

    /// A controller whose table is made in this style when the view is loaded.
    public init(style: UITableView.Style) {
        self.style = style
        super.init(nibName: nil, bundle: nil)
    }

    /// Makes a controller of a plain table, or of the one in the nib.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        style = .plain
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Makes a controller of the storyboard's table, or of a plain one.
    public required init?(coder: NSCoder) {
        style = .plain
        super.init(coder: coder)
        coder.archive?.finish(self, as: UITableViewController.self)
    }

    /// The controller's view, as a table. A new one without a data source or a delegate gets the controller (T145).
    open var tableView: UITableView! {
        get { view as? UITableView }
        set {
            if let newValue {
                newValue.dataSource = newValue.dataSource ?? self
                newValue.delegate = newValue.delegate ?? self
            }
            view = newValue
        }
    }

    /// Whether the selection is cleared when the table appears; true at first (T41).
    open var clearsSelectionOnViewWillAppear = true

    /// The table's.
    open var refreshControl: UIRefreshControl? {
        get { tableView.refreshControl }
        set { tableView.refreshControl = newValue }
    }

    // MARK: Controller

    open override func loadView() {
        if loadArchivedView() { return }
        let table = UITableView(frame: UIScreen.main.bounds, style: style)
        table.dataSource = self
        table.delegate = self
        view = table
    }

    /// Clears the selection (T41), and makes room for the keyboard from now on (T123).
    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        if keyboardRoom == nil { keyboardRoom = KeyboardRoom(tableView) }
        guard clearsSelectionOnViewWillAppear else { return }
        for path in tableView.indexPathsForSelectedRows ?? [] { tableView.deselectRow(at: path, animated: animated) }
    }

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        tableView.flashScrollIndicators()
    }

    /// Removes the room for the keyboard (T123).
    open override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        keyboardRoom?.end()
        keyboardRoom = nil
    }

    open override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        tableView.setEditing(editing, animated: animated)
    }

    // MARK: Data

    /// The static rows of the storyboard, else 0; a subclass with rows overrides this.
    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        staticSection(section)?.rows.count ?? 0
    }
    /// The static cell of the storyboard. A subclass with other rows overrides this.
    open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        staticRow(indexPath)?.cell ?? UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    /// By default the static sections of the storyboard, else one.
    open func numberOfSections(in tableView: UITableView) -> Int { staticSections.isEmpty ? 1 : staticSections.count }
    /// By default the title of the static section, else none.
    open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        staticSection(section)?.header
    }
    /// By default the title of the static section, else none.
    open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        staticSection(section)?.footer
    }

    private func staticSection(_ number: Int) -> StaticTableSection? {
        staticSections.indices.contains(number) ? staticSections[number] : nil
    }

    private func staticRow(_ path: IndexPath) -> (cell: UITableViewCell, height: CGFloat?)? {
        guard let rows = staticSection(path.section)?.rows, rows.indices.contains(path.row) else { return nil }
        return rows[path.row]
    }
    /// By default the table has no index (T66).
    open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
    /// By default a title leads to the section of the same place.
    open func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
        index
    }
    /// By default every row takes part in editing, but swiping offers to delete none (T52).
    open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        tableView.missing.insert(.canEdit)
        return true
    }
    /// By default no row can be moved (T58).
    open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }
    /// Does nothing. A subclass whose rows can be deleted or inserted changes its data and the table here.
    open func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {}
    /// Does nothing. A subclass whose rows can be moved changes its data here, but not the table.
    open func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {}

    // MARK: Rows

    /// By default nothing is done. The call comes when a row is about to be visible.
    open func tableView(
        _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) {}
    /// By default nothing is done. The call comes when a row is no longer visible.
    open func tableView(
        _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) {}
    /// By default nothing is done. The call comes when a header is about to be visible.
    open func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {}
    /// By default nothing is done. The call comes when a footer is about to be visible.
    open func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int) {}
    /// By default nothing is done. The call comes when a header is no longer visible.
    open func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int) {}
    /// By default nothing is done. The call comes when a footer is no longer visible.
    open func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int) {}
    /// By default the static cell's height, or else the table's `rowHeight` (T6).
    open func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        if let height = staticRow(indexPath)?.height { return height }
        tableView.missing.insert(.height)
        return tableView.rowHeight
    }
    /// By default the table's `estimatedRowHeight`.
    open func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
        tableView.estimatedRowHeight
    }
    /// By default the table's `estimatedSectionHeaderHeight`.
    open func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat {
        tableView.estimatedSectionHeaderHeight
    }
    /// By default the table's `estimatedSectionFooterHeight`.
    open func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat {
        tableView.estimatedSectionFooterHeight
    }
    /// By default the cell's own level (T125).
    open func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
        tableView.missing.insert(.indentation)
        return 0
    }
    /// By default no row has commands in the form from before context menus (T126).
    open func tableView(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool { false }
    /// By default there is no command (T126).
    open func tableView(
        _ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath,
        withSender sender: Any?
    ) -> Bool { false }
    /// By default nothing is done. The call comes when a command was chosen (T126).
    open func tableView(
        _ tableView: UITableView, performAction action: Selector, forRowAt indexPath: IndexPath,
        withSender sender: Any?
    ) {}
    /// By default the table's `sectionHeaderHeight`.
    open func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
        tableView.sectionHeaderHeight
    }
    /// By default the table's `sectionFooterHeight`.
    open func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
        tableView.sectionFooterHeight
    }
    /// By default the title of the data source is shown, if there is one.
    open func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        tableView.missing.insert(.headerView)
        return nil
    }
    /// By default the title of the data source is shown, if there is one.
    open func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
        tableView.missing.insert(.footerView)
        return nil
    }
    /// By default nothing is done, and the trace says that nobody listens (T27, T34).
    open func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
        tableView.missing.insert(.accessoryTapped)
    }
    /// By default every row may be highlighted, and so selected (T22).
    open func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool { true }
    /// By default nothing is done. The call comes when a touch highlights a row.
    open func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {}
    /// By default nothing is done. The call comes when a row is highlighted no longer; before `willSelect` for a tap
    /// (T24).
    open func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {}
    /// By default the touched row is selected (T29).
    open func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? { indexPath }
    /// By default the row is deselected (T29).
    open func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? { indexPath }
    /// By default nothing is done, and the trace says that nobody listens (T34).
    open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.missing.insert(.didSelect)
    }
    /// By default nothing is done, and the trace says that nobody listens (T34).
    open func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
        tableView.missing.insert(.didDeselect)
    }
    /// By default rows that are edited can be deleted.
    open func tableView(
        _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
    ) -> UITableViewCell.EditingStyle { .delete }
    /// By default the button that deletes says "Delete".
    open func tableView(
        _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
    ) -> String? { nil }
    /// By default a swipe away from the leading edge uncovers nothing.
    open func tableView(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { nil }
    /// By default a swipe away from the trailing edge offers to delete rows that the data source says can be edited
    /// (T52).
    open func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        tableView.missing.insert(.trailingActions)
        return nil
    }
    /// By default there are no actions in the older form.
    open func tableView(
        _ tableView: UITableView, editActionsForRowAt indexPath: IndexPath
    ) -> [UITableViewRowAction]? { nil }
    /// By default the content makes room for the control of the editing style.
    open func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool { true }
    /// By default nothing is done. The call comes when a swipe opens a row (T54).
    open func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {}
    /// By default nothing is done. The call comes when the row that a swipe opened is closed (T54).
    open func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {}
    /// By default a row goes where the user moves it.
    open func tableView(
        _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
        toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath { proposedDestinationIndexPath }
    /// By default a row can have focus if rows can be selected in the present mode (T60).
    open func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool {
        tableView.selectsInPresentMode
    }
    /// By default rows have a primary action while the table is not edited (T130).
    open func tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath) -> Bool {
        !tableView.isEditing
    }
    /// By default nothing is done. The call comes after the row was selected (T130).
    open func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {}
    /// By default focus may change (T128).
    open func tableView(_ tableView: UITableView, shouldUpdateFocusIn context: UITableViewFocusUpdateContext) -> Bool {
        true
    }
    /// By default nothing is done (T128).
    open func tableView(
        _ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext,
        with coordinator: UIFocusAnimationCoordinator
    ) {}
    /// By default no row is preferred (T129).
    open func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath? { nil }
    /// By default the table's `selectionFollowsFocus` (T61).
    open func tableView(_ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath) -> Bool {
        tableView.selectionFollowsFocus
    }
    /// By default a drag may choose every row (T149).
    open func tableView(
        _ tableView: UITableView, shouldSpringLoadRowAt indexPath: IndexPath,
        with context: any UISpringLoadedInteractionContext
    ) -> Bool { true }
    /// By default two fingers that pan scroll, and select nothing (T63).
    open func tableView(
        _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Bool { false }
    /// By default nothing is done. The call comes when two fingers begin to select rows (T63).
    open func tableView(_ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath) {}
    /// By default nothing is done. The call comes when two fingers that selected rows have lifted (T63).
    open func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) {}
    /// By default a row has no menu (T90).
    open func tableView(
        _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? { nil }
    /// By default nothing is done. The call comes when the preview beside the menu was tapped.
    open func tableView(
        _ tableView: UITableView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {}
    /// By default nothing is done. The call comes before the menu is shown.
    open func tableView(
        _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}
    /// By default nothing is done. The call comes before the menu disappears.
    open func tableView(
        _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}

    // MARK: Scrolling

    /// Does nothing. The call comes whenever the offset has changed.
    open func scrollViewDidScroll(_ scrollView: UIScrollView) {}
    /// Does nothing. The call comes whenever the scale has changed.
    open func scrollViewDidZoom(_ scrollView: UIScrollView) {}
    /// Does nothing. The call comes when a finger begins to scroll.
    open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
    /// Does nothing, and leaves the target as it is. The call comes when the finger lifts; velocity and target are in
    /// points.
    open func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {}
    /// Does nothing. The call comes when the finger has lifted, and says whether the motion goes on.
    open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
    /// Does nothing. The call comes when the motion goes on without the finger.
    open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
    /// Does nothing. The call comes when the motion without the finger is over.
    open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
    /// Does nothing. The call comes when a motion that the program started is over.
    open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
    /// `nil`: two fingers zoom nothing.
    open func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
    /// Does nothing. The call comes when two fingers begin to zoom.
    open func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
    /// Does nothing. The call comes when the zooming is over, with the scale that is left.
    open func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {}
    /// True: the content may go to its top when the user requests that.
    open func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
    /// Does nothing. The call comes when the content is at its top because the user requested that.
    open func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
    /// Does nothing. The call comes when the insets that include the safe area changed.
    open func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}
