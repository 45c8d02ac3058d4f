// SPDX-License-Identifier: Apache-2.0

import EventTrace
import Foundation
import UIKitCore
import UIKitDragAndDrop

/// Items in sections, placed by a layout.
///
/// The collection asks its data source only for visible cells. Its `ListSelection` handles touches, as a table's does (T20–T36).
@preconcurrency @MainActor
open class UICollectionView: UIScrollView {
    /// The members that the delegate does not implement, as far as the collection called them.
    var missing: MissingMembers = []
    private(set) lazy var elements = CollectionElements(self)
    private(set) lazy var selection = ListSelection(self)
    private(set) lazy var observer = ListTouchObserver(selection)
    private(set) lazy var swipes = SwipeActions(self)
    private(set) lazy var movement = InteractiveMovement(self)
    /// Whether an item was ever moved under a finger.
    private(set) var hasMovement = false
    /// The distance of the moved item's middle from the finger (points).
    var grasp = CGVector.zero
    /// Whether a list in the layout has swipe actions.
    var hasSwipes = false
    private(set) weak var collectionDelegate: (any UICollectionViewDelegate)?
    var updates: TableUpdates?

    // MARK: Life

    /// A collection without a data source. The layout must not belong to another collection.
    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        layoutStorage = layout
        super.init(frame: frame)
        backgroundColor = .systemBackground
        prepare()
    }

    /// Makes a collection with a flow layout. A storyboard's or a nib's coder sets its properties (IB2).
    public required init?(coder: NSCoder) {
        layoutStorage = UICollectionViewFlowLayout()
        super.init(coder: coder)
        prepare()
        coder.archive?.finish(self, as: UICollectionView.self)
    }

    private func prepare() {
        restChooser = { [weak self] in
            self?.collectionViewLayout.targetContentOffset(forProposedContentOffset: $0, withScrollingVelocity: $1)
                ?? $0
        }
        ListMessages.areKnown
        layoutStorage.belongs(to: self)
        delegateObserver = { [unowned self] in delegateChanged() }
        addGestureRecognizer(observer)
    }

    // MARK: Who says what is in it

    private var layoutStorage: UICollectionViewLayout

    /// The layout that places items. A new one takes effect with the next layout pass.
    open var collectionViewLayout: UICollectionViewLayout {
        get { layoutStorage }
        set { setCollectionViewLayout(newValue, animated: false) }
    }

    /// Sets another layout: with an animation at once (T108), else with the next layout pass.
    open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
        setCollectionViewLayout(layout, animated: animated, completion: nil)
    }

    /// The same. Calls `completion` at the end; the argument says whether the animation finished.
    open func setCollectionViewLayout(
        _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)?
    ) {
        guard layout !== layoutStorage else {
            completion?(true)
            return
        }
        cancelInteractiveMovement()
        if animated, window != nil, UIView.areAnimationsEnabled {
            LayoutTransition(of: self, to: layout).run(completion: completion)
        } else {
            let old = layoutStorage
            elements.tellOfTransition(from: old, to: layout)
            old.belongs(to: nil)
            adopt(layout)
            elements.tellOfEnd(from: old, to: layout)
            completion?(true)
        }
    }

    private var layoutChange: InteractiveLayoutChange?

    /// Begins a change to another layout that a gesture drives (T124). Until its end, the collection has a transition layout,
    /// which the delegate may make. The completion gets whether the final animation finished, and whether the collection has
    /// the new layout.
    @discardableResult
    open func startInteractiveTransition(
        to layout: UICollectionViewLayout, completion: ((Bool, Bool) -> Void)? = nil
    ) -> UICollectionViewTransitionLayout {
        enforce(layoutChange == nil, "\(self) is on the way to another layout already.")
        cancelInteractiveMovement()
        let old = collectionViewLayout
        let between =
            collectionDelegate?.collectionView(self, transitionLayoutForOldLayout: old, newLayout: layout)
            ?? UICollectionViewTransitionLayout(currentLayout: old, nextLayout: layout)
        layoutChange = InteractiveLayoutChange(layout: between, completion: completion)
        elements.tellOfTransition(from: old, to: layout)
        layout.belongs(to: self)
        old.prepareForTransition(to: layout)
        layout.prepareForTransition(from: old)
        adopt(between)
        return between
    }

    /// Completes the change to the next layout, animated (T124). Without a transition nothing happens.
    open func finishInteractiveTransition() { endLayoutChange(isFinished: true) }

    /// Goes back to the old layout, animated (T124). Without a transition nothing happens.
    open func cancelInteractiveTransition() { endLayoutChange(isFinished: false) }

    private func endLayoutChange(isFinished: Bool) {
        guard let change = layoutChange else { return }
        layoutChange = nil
        let (from, to) = (change.layout.currentLayout, change.layout.nextLayout)
        let (kept, left) = isFinished ? (to, from) : (from, to)
        setCollectionViewLayout(kept, animated: true) { isComplete in
            change.completion?(isComplete, isFinished)
        }
        left.belongs(to: nil)
        kept.belongs(to: self)
    }

    /// Uses another layout. The caller releases the old one.
    func adopt(_ layout: UICollectionViewLayout) {
        layoutStorage = layout
        layout.belongs(to: self)
        layout.invalidateLayout()
    }

    /// Held weakly.
    open weak var dataSource: (any UICollectionViewDataSource)? {
        didSet { if dataSource !== oldValue { elements.invalidate() } }
    }

    /// Gets the items that will soon be visible (T10); held weakly.
    open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
    /// Whether items are announced to ``prefetchDataSource``; true at first. Cells are made when they are seen, in any case.
    open var isPrefetchingEnabled = true

    /// Held weakly. A delegate may be set through the scroll view's property without being a ``UICollectionViewDelegate``. It
    /// then gets only the messages for scrolling, and this property is `nil`.
    @_nonoverride open weak var delegate: (any UICollectionViewDelegate)? {
        get { collectionDelegate }
        set { super.delegate = newValue }
    }

    private func delegateChanged() {
        let old = collectionDelegate
        collectionDelegate = super.delegate as? any UICollectionViewDelegate
        if collectionDelegate == nil { menus.detach() } else { menus.attach() }
        missing = []
        if collectionDelegate !== old { collectionViewLayout.invalidateLayout() }
    }

    // MARK: Drag and drop

    private(set) lazy var menus = ListMenus(self)
    private(set) lazy var dragging = ListDragging(self)
    private(set) lazy var room = CollectionRoom(self)

    /// Decides what a drag of an item contains; held weakly. Without one no item can be dragged (T80).
    open weak var dragDelegate: (any UICollectionViewDragDelegate)? { didSet { dragging.update() } }

    /// Takes drops; held weakly.
    open weak var dropDelegate: (any UICollectionViewDropDelegate)? { didSet { dragging.update() } }

    /// True at first: every device can drag here.
    open var dragInteractionEnabled = true { didSet { dragging.update() } }

    /// How soon items make room for a drag that would be dropped between them (T146).
    open var reorderingCadence = ReorderingCadence.immediate

    /// Behind the items, and it does not scroll.
    open var backgroundView: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            if let backgroundView { insertSubview(backgroundView, at: 0) }
            setNeedsLayout()
        }
    }

    // MARK: Cells

    /// Cells of the identifier are of this class; `nil` removes the registration. A class that is no reusable view ends the
    /// program.
    open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
        elements.reuse.register(cellClass, identifier)
    }

    /// Cells of the identifier are the first views that the nib makes; `nil` removes the registration.
    open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
        elements.reuse.register(nib, identifier)
    }

    /// Views of the kind and the identifier are the first ones that the nib makes; `nil` removes the registration.
    open func register(
        _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
    ) { elements.reuse.register(nib, kind + "/" + identifier) }

    /// Views of the kind and the identifier are of this class; `nil` removes the registration.
    open func register(
        _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String
    ) { elements.reuse.register(viewClass, elementKind + "/" + identifier) }

    /// A cell that waits for reuse, or a new one of the registered class. Without one the program ends, as on iOS.
    open func dequeueReusableCell(
        withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionViewCell {
        guard let cell = elements.reuse.dequeue(identifier, identifier) as? UICollectionViewCell else {
            brokenRule("No class is registered for cells of the identifier \"\(identifier)\".")
        }
        return cell
    }

    /// A view that waits for reuse, or a new one of the registered class. Without one the program ends.
    open func dequeueReusableSupplementaryView(
        ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionReusableView {
        guard let view = elements.reuse.dequeue(elementKind + "/" + identifier, identifier) else {
            brokenRule("No class is registered for \(elementKind) of the identifier \"\(identifier)\".")
        }
        return view
    }

    /// A cell of a registration's class, filled in by its handler.
    public func dequeueConfiguredReusableCell<Cell, Item>(
        using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
    ) -> Cell {
        register(Cell.self, forCellWithReuseIdentifier: registration.identifier)
        let found = dequeueReusableCell(withReuseIdentifier: registration.identifier, for: indexPath)
        guard let cell = found as? Cell else {
            brokenRule("A \(Cell.self) was registered and is a \(type(of: found)).")
        }
        if let item { registration.handler(cell, indexPath, item) }
        return cell
    }

    /// A view of the registration's kind, new or reused, and filled in by its handler (T72). A view that is not of the
    /// registered class ends the program.
    public func dequeueConfiguredReusableSupplementary<Supplementary>(
        using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
    ) -> Supplementary {
        register(
            Supplementary.self, forSupplementaryViewOfKind: registration.kind,
            withReuseIdentifier: registration.identifier)
        let found = dequeueReusableSupplementaryView(
            ofKind: registration.kind, withReuseIdentifier: registration.identifier, for: indexPath)
        guard let view = found as? Supplementary else {
            brokenRule("A \(Supplementary.self) was registered and is a \(type(of: found)).")
        }
        registration.handler(view, registration.kind, indexPath)
        return view
    }

    // MARK: What is where

    /// The number of sections from the data source.
    open var numberOfSections: Int { elements.counts.count }

    /// The number of items in a section, from the data source. A section that does not exist ends the program.
    open func numberOfItems(inSection section: Int) -> Int {
        enforce(
            elements.counts.indices.contains(section),
            "The collection has \(numberOfSections) sections, and was asked for items of section \(section).")
        return elements.counts[section]
    }

    /// The layout's attributes of a header, a footer or another view of the data source; `nil` if it does not exist.
    open func layoutAttributesForSupplementaryElement(
        ofKind kind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        elements.prepare()
        return collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
    }

    /// The layout's attributes of an item; `nil` if it does not exist.
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        elements.prepare()
        return collectionViewLayout.seenItem(at: indexPath)
    }

    /// The item that covers a point of the collection's coordinates.
    open func indexPathForItem(at point: CGPoint) -> IndexPath? {
        elements.attributes(in: CGRect(x: point.x, y: point.y, width: 1, height: 1))
            .first { $0.representedElementKind == nil && $0.frame.contains(point) }?.indexPath
    }

    /// `nil` for a cell that is not shown.
    open func indexPath(for cell: UICollectionViewCell) -> IndexPath? { elements.path(of: cell) }

    /// `nil` while the item is not shown.
    open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? { elements.upToDate.cells[indexPath] }

    /// In the order of their items; on a device in no defined order.
    open var visibleCells: [UICollectionViewCell] { elements.upToDate.cells.inOrder.map(\.value) }

    /// The items that are seen, in their order.
    open var indexPathsForVisibleItems: [IndexPath] { elements.upToDate.cells.keys.sorted() }

    /// The views of a kind that are seen, in the order of their places.
    open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
        elements.upToDate.supplements.inOrder.filter { $0.key.kind == elementKind }.map(\.value)
    }

    /// The places of the views of a kind that are seen, in their order.
    open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
        elements.upToDate.supplements.keys.filter { $0.kind == elementKind }.map(\.path).sorted()
    }

    /// The view of a kind at a place; `nil` where it is not seen.
    open func supplementaryView(
        forElementKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView? { elements.upToDate.supplementary(elementKind, indexPath) }

    /// Scrolls an item to a position, as far as the content allows. Without a position, it scrolls only as far as needed. It stays
    /// where it is for an item to which the layout gives no place.
    open func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        guard let frame = layoutAttributesForItem(at: indexPath)?.frame else {
            let counts = elements.counts
            if counts.indices.contains(indexPath.section), indexPath.item < counts[indexPath.section] { return }
            brokenRule(
                "The collection cannot scroll to item \(indexPath.item) of section \(indexPath.section), which it does not have."
            )
        }
        elements.scroll(to: frame, of: indexPath, scrollPosition, animated: animated)
    }

    // MARK: Changes

    /// Loads everything again from the data source. No item is selected afterwards.
    open dynamic func reloadData() { elements.reload() }

    open override class var selectors: [Selector] {
        super.selectors + [Selector("reloadData", on: UICollectionView.self) { $0.reloadData() }]
    }

    /// Inserts items; places are those after the changes (T12). A change alone takes effect at once.
    open func insertItems(at indexPaths: [IndexPath]) { update { $0.insertedRows.formUnion(indexPaths) } }

    /// Deletes items; places are those before the changes (T12). A change alone takes effect at once.
    open func deleteItems(at indexPaths: [IndexPath]) { update { $0.deletedRows.formUnion(indexPaths) } }

    /// Makes new cells for items, and deselects them (T14).
    open func reloadItems(at indexPaths: [IndexPath]) { update { $0.reloadedRows.formUnion(indexPaths) } }

    /// Asks the data source to fill in the items' cells again. They stay the same cells, and keep their selection.
    open func reconfigureItems(at indexPaths: [IndexPath]) { elements.reconfigure(indexPaths) }

    /// Moves an item from a place before the changes to one after them (T12).
    open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        update { $0.movedRows[indexPath] = newIndexPath }
    }

    /// Inserts sections; places are those after the changes (T15).
    open func insertSections(_ sections: IndexSet) { update { $0.insertedSections.formUnion(sections) } }

    /// Deletes sections with their items; places are those before the changes (T15).
    open func deleteSections(_ sections: IndexSet) { update { $0.deletedSections.formUnion(sections) } }

    /// Makes new cells and views for sections, and deselects their items (T15).
    open func reloadSections(_ sections: IndexSet) { update { $0.reloadedSections.formUnion(sections) } }

    /// Moves a section from a place before the changes to one after them (T15).
    open func moveSection(_ section: Int, toSection newSection: Int) {
        update { $0.movedSections[section] = newSection }
    }

    /// Changes that belong together (T12, T13).
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        begin()
        updates?()
        end(completion)
    }

    // MARK: Items that are moved

    /// Begins to move an item, if the data source allows it (T114). Returns false if it does not, if the item does not exist,
    /// and while another one is moved.
    @discardableResult
    open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
        hasMovement = true
        return movement.begin(at: indexPath)
    }

    /// Moves the middle of the moved item to a point of the collection's coordinates; other items make room (T115).
    open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
        if hasMovement { movement.update(to: targetPosition) }
    }

    /// Ends the move at the shown place. If that is a new place, the data source gets the move (T116).
    open func endInteractiveMovement() { if hasMovement { movement.end() } }

    /// Cancels the move: all items go back (T116).
    open func cancelInteractiveMovement() { if hasMovement { movement.cancel() } }

    // MARK: Selection

    /// Whether touches select items; true at first.
    open var allowsSelection = true
    /// Whether several items may be selected; false at first. Then a second tap deselects (T31).
    open var allowsMultipleSelection = false
    /// Whether touches select items while the collection is edited; false at first.
    open var allowsSelectionDuringEditing = false
    /// Whether touches select several items while the collection is edited; false at first.
    open var allowsMultipleSelectionDuringEditing = false
    /// Whether rows of lists have the accessories of editing; false at first.
    open var isEditing = false { didSet { if isEditing != oldValue { editingChanged() } } }
    /// Whether items may have focus; true at first.
    open var allowsFocus = true
    /// Whether an item is selected when it gets focus; false at first (T61).
    open var selectionFollowsFocus = false
    /// Whether focus that is requested for the collection goes to the item that had it last, if its cell is shown; false at first (T129).
    open var remembersLastFocusedIndexPath = false
    /// The item that had focus last.
    private(set) var lastFocusedIndexPath: IndexPath?

    /// In the order in which they were selected; `nil` without any.
    open var indexPathsForSelectedItems: [IndexPath]? { selection.paths }

    /// Selects without asking or telling the delegate; `nil` deselects all (T30).
    open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        guard let indexPath else {
            for path in selection.paths { selection.deselect(path, animated: animated) }
            return
        }
        selection.select(indexPath, animated: animated)
        if scrollPosition != [] { scrollToItem(at: indexPath, at: scrollPosition, animated: animated) }
    }

    /// Deselects without asking or telling the delegate (T30).
    open func deselectItem(at indexPath: IndexPath, animated: Bool) {
        selection.deselect(indexPath, animated: animated)
    }

    // MARK: Touches

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
        if hasSwipes, swipes.closes(for: view) { return false }
        return super.touchesShouldBegin(touches, with: event, in: view)
    }

    // MARK: View

    open override var bounds: CGRect {
        get { super.bounds }
        set { change(to: newValue) { super.bounds = newValue } }
    }

    open override var frame: CGRect {
        get { super.frame }
        set {
            let size = newValue.standardized.size
            guard transform == .identity, size != bounds.size else { return super.frame = newValue }
            change(to: CGRect(origin: bounds.origin, size: size)) { super.frame = newValue }
        }
    }

    /// Asks the layout whether the new bounds change it, before they are set.
    private func change(to new: CGRect, _ set: () -> Void) {
        let isOther = new != bounds && collectionViewLayout.shouldInvalidateLayout(forBoundsChange: new)
        let context = isOther ? collectionViewLayout.invalidationContext(forBoundsChange: new) : nil
        let old = bounds
        set()
        if let context { collectionViewLayout.invalidateLayout(with: context) }
        guard bounds != old else { return }
        if new.width != old.width { elements.widthChanged(from: old.width) }
        elements.setNeedsLayout()
        guard isOther, UIView.inheritedAnimationDuration > 0 else { return }
        elements.boundsAreChanging = true
        collectionViewLayout.prepare(forAnimatedBoundsChange: old)
    }

    open override func adjustedContentInsetDidChange() {
        super.adjustedContentInsetDidChange()
        collectionViewLayout.invalidateLayout()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        let old = previousTraitCollection?.preferredContentSizeCategory
        if old != traitCollection.preferredContentSizeCategory { elements.forgetSizes() }
    }

    open override func didUpdateFocus(
        in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
    ) {
        super.didUpdateFocus(in: context, with: coordinator)
        let own = focusContext(context)
        selectFocusedItem(own.nextFocusedItem is UICollectionViewCell ? own.nextFocusedIndexPath : nil)
        if let path = own.nextFocusedIndexPath { lastFocusedIndexPath = path }
        collectionDelegate?.collectionView(self, didUpdateFocusIn: own, with: coordinator)
    }

    /// T128: the delegate may refuse a change of focus.
    open override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool {
        super.shouldUpdateFocus(in: context)
            && collectionDelegate?.collectionView(self, shouldUpdateFocusIn: focusContext(context)) ?? true
    }

    open override var preferredFocusEnvironments: [any UIFocusEnvironment] {
        preferredFocusCell.map { [$0] } ?? super.preferredFocusEnvironments
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        elements.layOut()
    }
}
