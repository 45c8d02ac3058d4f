// SPDX-License-Identifier: Apache-2.0

import EventTrace
import Foundation
import UIKitCore
import UIKitDragAndDrop

/// Rows in sections, one below the other.
///
/// The table asks its data source only for the cells of visible rows. A touch in a row goes up the chain to the table, whose
/// `ListSelection` decides its effect (T20–T31).
@preconcurrency @MainActor
open class UITableView: UIScrollView {
    /// The look of the table.
    public let style: Style
    /// The members that the delegate and the data source do not implement, as far as the table called them.
    var missing: MissingMembers = []
    private(set) lazy var rows = TableRows(self)
    private(set) lazy var selection = ListSelection(self)
    private(set) lazy var observer = ListTouchObserver(selection)
    private(set) lazy var swipes = SwipeActions(self)
    private(set) lazy var reordering = RowReordering(self)
    private(set) lazy var severalRows = MultipleSelection(self)
    var updates: TableUpdates?
    private(set) weak var tableDelegate: (any UITableViewDelegate)?
    private var isEditingStorage = false

    // MARK: Life

    /// A table without a data source. The style is fixed.
    public init(frame: CGRect, style: UITableView.Style) {
        self.style = style
        super.init(frame: frame)
        prepare()
    }

    /// Makes a plain table.
    public override convenience init(frame: CGRect) {
        self.init(frame: frame, style: .plain)
    }

    /// Makes a plain table. A storyboard's or a nib's coder sets its properties (IB2).
    public required init?(coder: NSCoder) {
        style = Style(archived: coder.archive?["style"])
        super.init(coder: coder)
        prepare()
        coder.archive?.finish(self, as: UITableView.self)
    }

    private func prepare() {
        ListMessages.areKnown
        delegateObserver = { [unowned self] in delegateChanged() }
        alwaysBounceVertical = true
        backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
        addGestureRecognizer(observer)
        addGestureRecognizer(swipes.pan)
        addGestureRecognizer(severalRows.pan)
    }

    // MARK: Who says what is in it

    /// Held weakly.
    open weak var dataSource: (any UITableViewDataSource)? {
        didSet { if dataSource !== oldValue { sourceChanged() } }
    }

    /// Gets the rows that will soon be visible; held weakly.
    open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?
    /// Whether rows are announced to `prefetchDataSource`; true at first.
    open var isPrefetchingEnabled = true

    /// Held weakly. A delegate may be set through the scroll view's property without being a ``UITableViewDelegate``. It then
    /// gets only the messages for scrolling, and this property is `nil`.
    @_nonoverride open weak var delegate: (any UITableViewDelegate)? {
        get { tableDelegate }
        set { super.delegate = newValue }
    }

    private func delegateChanged() {
        let old = tableDelegate
        tableDelegate = super.delegate as? any UITableViewDelegate
        if tableDelegate == nil { menus.detach() } else { menus.attach() }
        if tableDelegate !== old { sourceChanged() }
    }

    private func sourceChanged() {
        missing = []
        rows.invalidate()
    }

    // MARK: Drag and drop

    private(set) lazy var menus = ListMenus(self)
    private(set) lazy var dragging = ListDragging(self)

    /// Decides what a drag of a row contains; held weakly. Without one no row can be dragged (T80).
    open weak var dragDelegate: (any UITableViewDragDelegate)? { didSet { dragging.update() } }

    /// Takes drops; held weakly.
    open weak var dropDelegate: (any UITableViewDropDelegate)? { didSet { dragging.update() } }

    /// True at first: every device can drag here.
    open var dragInteractionEnabled = true { didSet { dragging.update() } }

    // MARK: Heights

    /// In points; with `automaticDimension`, the value at first, each row has its own height.
    open var rowHeight: CGFloat = UITableView.automaticDimension {
        didSet { if rowHeight != oldValue { rows.invalidateHeights() } }
    }

    /// The assumed height of rows that have not been visible, in points. With 0 the table asks the delegate for all heights
    /// at once.
    open var estimatedRowHeight: CGFloat = UITableView.automaticDimension {
        didSet { if estimatedRowHeight != oldValue { rows.invalidateHeights() } }
    }

    /// The height of headers, in points; `automaticDimension`, the value at first, stands for that of the title or the view.
    open var sectionHeaderHeight: CGFloat = UITableView.automaticDimension {
        didSet { if sectionHeaderHeight != oldValue { rows.invalidateHeights() } }
    }

    /// The height of footers, in points; `automaticDimension`, the value at first, stands for that of the title or the view.
    open var sectionFooterHeight: CGFloat = UITableView.automaticDimension {
        didSet { if sectionFooterHeight != oldValue { rows.invalidateHeights() } }
    }

    /// Kept without an effect: headers are measured when they are laid out.
    open var estimatedSectionHeaderHeight: CGFloat = UITableView.automaticDimension
    /// Kept without an effect: footers are measured when they are laid out.
    open var estimatedSectionFooterHeight: CGFloat = UITableView.automaticDimension

    /// Room above a section's header in a plain table, in points; none while it is `automaticDimension`, the value at first.
    open var sectionHeaderTopPadding: CGFloat = UITableView.automaticDimension {
        didSet { if sectionHeaderTopPadding != oldValue { rows.invalidateHeights() } }
    }

    // MARK: Looks

    /// The style of the lines between rows; at first there are lines.
    open var separatorStyle: UITableViewCell.SeparatorStyle = .singleLine {
        didSet { rows.layOutCells() }
    }

    /// The color of the lines between rows; `nil` is clear.
    open var separatorColor: UIColor? = .separator {
        didSet { rows.layOutCells() }
    }

    /// An effect for the lines between rows, instead of a color; `nil`, the value at first, for plain lines.
    open var separatorEffect: UIVisualEffect? {
        didSet { rows.layOutCells() }
    }

    /// Kept without an effect: whether rows' content stays within the readable width. The cells' margins decide.
    open var cellLayoutMarginsFollowReadableWidth = false

    /// Kept without an effect: whether rows' content stays in the safe area at the sides. The cells' margins decide.
    open var insetsContentViewsToSafeArea = true

    /// The distance of the lines between rows from the edges, in points. Until it is set, lines begin where the rows' texts do
    /// (T113).
    open var separatorInset: UIEdgeInsets {
        get { ownSeparatorInset ?? ListConstants.separatorInset(beside: SideMargin.inWidth(bounds.width)) }
        set {
            ownSeparatorInset = newValue
            rows.layOutCells()
        }
    }
    private var ownSeparatorInset: UIEdgeInsets?

    /// Kept without an effect: insets are measured from the edges of the cell.
    open var separatorInsetReference = SeparatorInsetReference.fromCellEdges

    /// Above all sections, with its own height; its width follows the table's.
    open var tableHeaderView: UIView? {
        didSet {
            rows.replace(oldValue, with: tableHeaderView)
            if (oldValue == nil) != (tableHeaderView == nil) { rows.firstGapChanged() }
        }
    }

    /// Below all sections.
    open var tableFooterView: UIView? {
        didSet { rows.replace(oldValue, with: tableFooterView) }
    }

    /// Behind the rows, and it does not scroll.
    open var backgroundView: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            if let backgroundView { insertSubview(backgroundView, at: 0) }
            setNeedsLayout()
        }
    }

    // MARK: Index

    var sectionIndex: SectionIndexView?

    /// The least number of rows for which the index is shown; 0 at first.
    open var sectionIndexMinimumDisplayRowCount = 0 { didSet { reloadSectionIndexTitles() } }

    /// The color of the index's titles; `nil` for the tint.
    open var sectionIndexColor: UIColor? { didSet { sectionIndex?.showColors() } }

    /// The color behind the index while no finger is on it; `nil` is clear.
    open var sectionIndexBackgroundColor: UIColor? { didSet { sectionIndex?.showColors() } }

    /// The color behind the index while a finger is on it.
    open var sectionIndexTrackingBackgroundColor: UIColor?

    /// Asks for the titles of the index again.
    open func reloadSectionIndexTitles() { makeSectionIndex() }

    // MARK: Counting

    /// The number of sections from the data source.
    open var numberOfSections: Int { rows.loaded.sections.count }

    /// The number of rows in a section, from the data source. A missing section ends the program.
    open func numberOfRows(inSection section: Int) -> Int {
        enforce(
            rows.loaded.sections.indices.contains(section),
            "The table has \(numberOfSections) sections, and was asked for rows of section \(section).")
        return rows.geometry.sections[section].rows.count
    }

    // MARK: Places

    /// In the table's coordinates (points); zero for a missing section.
    open func rect(forSection section: Int) -> CGRect { rows.rect(ofSection: section) }

    /// The frame of a section's header in the table's content (points), as if it did not stay at the top; zero for a missing
    /// section.
    open func rectForHeader(inSection section: Int) -> CGRect { rows.rectOfHeader(section) }

    /// The frame of a section's footer in the table's content (points), as if it did not stay in sight; zero for a missing section.
    open func rectForFooter(inSection section: Int) -> CGRect { rows.rectOfFooter(section) }

    /// The frame of a row, with its estimated height until it is visible; zero for a missing row.
    open func rectForRow(at indexPath: IndexPath) -> CGRect {
        rows.loaded.contains(indexPath) ? rows.rect(of: indexPath) : .zero
    }

    /// The row that covers a point of the table's coordinates.
    open func indexPathForRow(at point: CGPoint) -> IndexPath? {
        guard bounds.minX <= point.x, point.x <= bounds.maxX else { return nil }
        return rows.loaded.row(at: point.y)
    }

    /// The rows in a rectangle of the table's coordinates.
    open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? { rows.paths(in: rect) }

    /// `nil` for a cell that is not shown.
    open func indexPath(for cell: UITableViewCell) -> IndexPath? { rows.path(of: cell) }

    /// `nil` while the row is not shown.
    open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { rows.upToDate.shown[indexPath] }

    /// From top to bottom.
    open var visibleCells: [UITableViewCell] { (indexPathsForVisibleRows ?? []).compactMap { rows.shown[$0] } }

    /// The rows that are seen, in their order. Never `nil`.
    open var indexPathsForVisibleRows: [IndexPath]? { rows.upToDate.shown.keys.sorted() }

    /// The header's view; `nil` if it is not visible, or is no ``UITableViewHeaderFooterView``.
    open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        rows.upToDate.headers[section] as? UITableViewHeaderFooterView
    }

    /// The footer's view; `nil` if it is not visible, or is no ``UITableViewHeaderFooterView``.
    open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        rows.upToDate.footers[section] as? UITableViewHeaderFooterView
    }

    // MARK: Scrolling

    /// Scrolls a row to a position. A missing row ends the program, as on iOS.
    open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        rows.scroll(to: indexPath, scrollPosition, animated: animated)
    }

    /// Scrolls the first selected row to a position; without one nothing happens.
    open func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
        if let path = selection.paths.min() { scrollToRow(at: path, at: scrollPosition, animated: animated) }
    }

    // MARK: Cells

    /// Cells of the identifier are of this class; `nil` removes the registration. A class that is no cell ends the program.
    open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        rows.register(cellClass, forCells: identifier)
    }

    /// Headers and footers of the identifier are of this class; `nil` removes the registration. Another kind of class ends
    /// the program.
    open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
        rows.register(aClass, forHeaders: identifier)
    }

    /// Cells of the identifier are the first ones that the nib makes; `nil` removes the registration.
    open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
        rows.nibs.cells[identifier] = nib
        rows.register(nil, forCells: identifier)
    }

    /// Headers and footers of the identifier are the first ones that the nib makes; `nil` removes the registration.
    open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
        rows.nibs.headers[identifier] = nib
        rows.register(nil, forHeaders: identifier)
    }

    /// A cell that waits for reuse, or a new one of the registered class; `nil` without either.
    open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
        rows.dequeueCell(identifier)
    }

    /// A cell that waits for reuse, or a new one of the registered class. Without one the program ends, as on iOS.
    open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
        guard let cell = rows.dequeueCell(identifier) else {
            brokenRule("No class is registered for cells of the identifier \"\(identifier)\".")
        }
        return cell
    }

    /// A view that waits for reuse, or a new one of the registered class; `nil` without either.
    open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
        rows.dequeueHeader(identifier)
    }

    // MARK: Changes

    /// Loads everything again from the data source. No row is selected afterwards, and the present touch selects none.
    open dynamic func reloadData() { rows.reload() }

    open override class var selectors: [Selector] {
        super.selectors + [Selector("reloadData", on: UITableView.self) { $0.reloadData() }]
    }

    /// Makes new cells for rows, and deselects them (T14).
    open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        update(animation) { $0.reloadedRows.formUnion(indexPaths) }
    }

    /// Asks the data source to fill in the rows' cells again. They stay the same cells, and keep their selection.
    open func reconfigureRows(at indexPaths: [IndexPath]) { rows.reconfigure(indexPaths) }

    /// Inserts rows; places are those after the changes (T12). A change alone takes effect at once.
    open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        update(animation) { $0.insertedRows.formUnion(indexPaths) }
    }

    /// Deletes rows; places are those before the changes (T12). A change alone takes effect at once.
    open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        update(animation) { $0.deletedRows.formUnion(indexPaths) }
    }

    /// Moves a row from a place before the changes to one after them (T12).
    open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        update(.automatic) { $0.movedRows[indexPath] = newIndexPath }
    }

    /// Inserts sections; places are those after the changes (T15).
    open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
        update(animation) { $0.insertedSections.formUnion(sections) }
    }

    /// Deletes sections with their rows; places are those before the changes (T15).
    open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
        update(animation) { $0.deletedSections.formUnion(sections) }
    }

    /// Makes new cells and views for sections, and deselects their rows (T15).
    open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
        update(animation) { $0.reloadedSections.formUnion(sections) }
    }

    /// Moves a section from a place before the changes to one after them (T15).
    open func moveSection(_ section: Int, toSection newSection: Int) {
        update(.automatic) { $0.movedSections[section] = newSection }
    }

    /// Makes changes that belong together. Places to delete are those before, places to insert those after (T12).
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        beginUpdates()
        updates?()
        endUpdates(completion)
    }

    /// Collects changes from now on: ``endUpdates()`` makes them together.
    open func beginUpdates() { begin() }

    /// Makes the changes since ``beginUpdates()``. If the data source's numbers do not agree with them, the program ends with
    /// a message about the difference, as on iOS (T13).
    open func endUpdates() { endUpdates(nil) }

    /// Whether changes were begun and not ended.
    open var hasUncommittedUpdates: Bool { updates != nil }

    // MARK: Selection

    /// Whether touches select rows; true at first.
    open var allowsSelection = true
    /// Whether touches select rows while the table is edited; false at first.
    open var allowsSelectionDuringEditing = false
    /// Whether several rows may be selected; false at first. Then a second tap deselects.
    open var allowsMultipleSelection = false
    /// Whether touches select several rows while the table is edited; false at first.
    open var allowsMultipleSelectionDuringEditing = false
    /// Whether a row is selected when it gets focus; false at first.
    open var selectionFollowsFocus = false
    /// Whether rows may have focus; the delegate may decide row by row.
    open var allowsFocus = true
    /// Whether focus that is requested for the table goes to the row that had it last, if its cell is shown; false at first (T129).
    open var remembersLastFocusedIndexPath = false
    /// The row that had focus last.
    private(set) var lastFocusedIndexPath: IndexPath?

    /// The selected row that was selected first.
    open var indexPathForSelectedRow: IndexPath? { selection.paths.first }

    /// In the order in which they were selected; `nil` without any.
    open var indexPathsForSelectedRows: [IndexPath]? { selection.isEmpty ? nil : selection.paths }

    /// Selects without asking or telling the delegate; `nil` deselects all (T30).
    open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        guard let indexPath else {
            for path in selection.paths { selection.deselect(path, animated: animated) }
            return
        }
        guard rows.loaded.contains(indexPath) else { return }
        selection.select(indexPath, animated: animated)
        if scrollPosition != .none { scrollToRow(at: indexPath, at: scrollPosition, animated: animated) }
    }

    /// Deselects without asking or telling the delegate (T30).
    open func deselectRow(at indexPath: IndexPath, animated: Bool) { selection.deselect(indexPath, animated: animated) }

    // MARK: Editing

    /// Whether rows have their controls of editing; false at first. Setting it moves nothing.
    open var isEditing: Bool {
        get { isEditingStorage }
        set { setEditing(newValue, animated: false) }
    }

    /// Shows the rows' controls of editing, or takes them away.
    open func setEditing(_ editing: Bool, animated: Bool) {
        guard editing != isEditingStorage else { return }
        swipes.close(animated: animated)
        selection.drop(because: .reloaded)
        isEditingStorage = editing
        rows.editingChanged(animated: animated)
    }

    // MARK: Touches

    // Touches come up the chain from rows. Those that the table does not use go on (C26).

    open dynamic override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        observer.pass(touches) { selection.began($0) }
        observer.passOn(begun: touches) { super.touchesBegan($0, with: event) }
    }

    open dynamic override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        observer.pass(touches) { selection.moved($0) }
        observer.passOn(touches) { super.touchesMoved($0, with: event) }
    }

    open dynamic override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        observer.pass(touches) { selection.ended($0) }
        observer.passOn(touches, areOver: true) { super.touchesEnded($0, with: event) }
    }

    open dynamic override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        observer.pass(touches) { selection.cancelled($0, by: observer.taker) }
        observer.passOn(touches, areOver: true) { super.touchesCancelled($0, with: event) }
    }

    // T60: selecting keys come up the chain from the row that has focus.

    open dynamic override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        guard let cell = pressedCell(presses), selection.beganKey(in: cell) else {
            return super.pressesBegan(presses, with: event)
        }
    }

    open dynamic override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        guard pressedCell(presses) != nil, selection.endedKey() else {
            return super.pressesEnded(presses, with: event)
        }
    }

    open dynamic override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        guard pressedCell(presses) != nil, selection.cancelledKey() else {
            return super.pressesCancelled(presses, with: event)
        }
    }

    /// A touch outside of open swipe actions closes them, and does nothing else (T55).
    open override func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool {
        guard swipes.closes(for: view) else { return super.touchesShouldBegin(touches, with: event, in: view) }
        return false
    }

    /// Assistive technology's escape closes a row that is open to its actions (T56).
    open override func accessibilityPerformEscape() -> Bool {
        swipes.closeOpen() || super.accessibilityPerformEscape()
    }

    // MARK: View

    open override var bounds: CGRect {
        get { super.bounds }
        set {
            let old = super.bounds
            super.bounds = newValue
            if super.bounds != old { rows.boundsChanged(from: old) }
        }
    }

    open override func adjustedContentInsetDidChange() {
        super.adjustedContentInsetDidChange()
        setNeedsLayout()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        let old = previousTraitCollection?.preferredContentSizeCategory
        if old != traitCollection.preferredContentSizeCategory { rows.textResized() }
    }

    open override func didUpdateFocus(
        in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
    ) {
        super.didUpdateFocus(in: context, with: coordinator)
        selectFocusedRow(context)
        let own = focusContext(context)
        if let path = own.nextFocusedIndexPath { lastFocusedIndexPath = path }
        tableDelegate?.tableView(self, didUpdateFocusIn: own, with: coordinator)
    }

    /// T128: the delegate may refuse a change of focus.
    open override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool {
        super.shouldUpdateFocus(in: context)
            && tableDelegate?.tableView(self, shouldUpdateFocusIn: focusContext(context)) ?? true
    }

    open override var preferredFocusEnvironments: [any UIFocusEnvironment] {
        preferredFocusCell.map { [$0] } ?? super.preferredFocusEnvironments
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        rows.layOut()
        placeSectionIndex()
    }
}
