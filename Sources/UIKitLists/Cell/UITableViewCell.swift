// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKitCore

/// A row of a table.
///
/// A touch in it goes up the chain to the table, which highlights and selects. If a control or a view keeps its touches, the
/// table does not get them. A subclass that overrides the touch methods must pass them on with `super`, or it is never
/// selected (T20).
@preconcurrency @MainActor
open class UITableViewCell: UIView, ListCell, DraggedCell, UIGestureRecognizerDelegate {
    /// The identifier under which the table reuses the cell.
    public internal(set) var reuseIdentifier: String?
    let style: CellStyle
    let content = UIView(frame: .zero)
    private(set) lazy var labels = CellLabels(style: style, in: content)
    var surroundings = CellLook()
    var edit = CellEdit()
    var part = DragPart()
    /// The segues of a storyboard's cell: one for its selection, and one for its accessory.
    package final var selectionSegue: (() -> Void)?
    package final var accessorySegue: (() -> Void)?
    private var isHighlightedStorage = false
    private var isSelectedStorage = false
    private var configuring = ConfigurationUpdate()

    // MARK: Life

    /// A cell of 320 × 44 points, until a table places it. Without an identifier it is not reused. The style is fixed.
    public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        self.style = style
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: ListConstants.rowHeight))
        prepare()
    }

    /// A cell of the default style that is not reused.
    public convenience init() { self.init(style: .default, reuseIdentifier: nil) }

    /// Makes a cell of the default style that is not reused. A storyboard's or a nib's coder says style and identifier (IB2).
    public required init?(coder: NSCoder) {
        style = CellStyle(archived: coder.archive?["style"])
        reuseIdentifier = coder.archive?["reuseIdentifier"]
        super.init(coder: coder)
        prepare()
        coder.archive?.finish(self, as: UITableViewCell.self)
    }

    private func prepare() {
        clipsToBounds = true
        content.fill(self)
        // T113: views that an application places by the margins align with a row's own text.
        content.standardMargins = ListConstants.contentMargins(beside: sideMargin)
    }

    /// T113: the margin at the sides of the list, in points; the narrow one until a table says its own.
    final var sideMargin = SideMargin.narrow {
        didSet {
            guard sideMargin != oldValue else { return }
            content.standardMargins = ListConstants.contentMargins(beside: sideMargin)
            content.sideMarginChanged()
            setNeedsLayout()
        }
    }

    /// Called before the cell is reused for another row. It still has the content of the last row. Overrides call `super`.
    open dynamic func prepareForReuse() {
        setHighlighted(false, animated: false)
        setSelected(false, animated: false)
        edit.spokenActions = []
        setNeedsUpdateConfiguration()
    }

    /// The table that the cell is a row of.
    var table: UITableView? { superview as? UITableView }

    // MARK: Content

    /// The container of the row's views. It makes room for controls and accessories.
    open var contentView: UIView {
        bringContentToFront()
        return content
    }

    /// `nil` while a content configuration shows the row.
    open var textLabel: UILabel? { surroundings.contentView == nil ? askedLabels.text : nil }

    /// `nil` in the default style, and while a content configuration shows the row.
    open var detailTextLabel: UILabel? { surroundings.contentView == nil ? askedLabels.detail : nil }

    /// `nil` in the style `value2`, and while a content configuration shows the row.
    open var imageView: UIImageView? { surroundings.contentView == nil ? askedLabels.image : nil }

    /// They are in the content view, so it has its place with them.
    private var askedLabels: CellLabels {
        bringContentToFront()
        return labels
    }

    /// The row's content as a value (T44). It replaces the labels.
    open var contentConfiguration: (any UIContentConfiguration)? {
        get { surroundings.contentConfiguration }
        set { applyContent(newValue) }
    }

    /// A configuration with the look of the cell's style, and no content.
    open func defaultContentConfiguration() -> UIListContentConfiguration {
        switch style {
        case .default: .cell()
        case .subtitle: .subtitleCell()
        case .value1, .value2: .valueCell()
        }
    }

    /// The background as a value. It replaces `backgroundView`.
    open var backgroundConfiguration: UIBackgroundConfiguration? {
        get { surroundings.backgroundConfiguration }
        set {
            applyBackground(newValue)
            if !configuring.isUnderWay { setNeedsUpdateConfiguration() }
        }
    }

    /// The background of a row in the cell's table; that of a plain table's row while the cell is in no table.
    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
        table?.style == .plain || table == nil ? .listPlainCell() : .listGroupedCell()
    }

    /// Whether the configurations follow the cell's state by themselves; true at first.
    open var automaticallyUpdatesContentConfiguration = true
    /// As ``automaticallyUpdatesContentConfiguration``, for the background.
    open var automaticallyUpdatesBackgroundConfiguration = true

    /// The state that configurations follow.
    open var configurationState: UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: traitCollection)
        state.isDisabled = !takesTouches
        state.isHighlighted = isHighlighted
        state.isSelected = isSelected
        state.isFocused = isFocused
        state.isEditing = isEditing
        state.isSwiped = edit.isSwiped
        state.isReordering = edit.isReordering
        state.cellDragState = part.drag
        state.cellDropState = part.drop
        return state
    }

    /// Called with the new state after a change, after ``updateConfiguration(using:)``.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? {
        didSet { setNeedsUpdateConfiguration() }
    }

    /// Takes a cell and its present state, and changes the cell's configurations.
    public typealias ConfigurationUpdateHandler = (_ cell: UITableViewCell, _ state: UICellConfigurationState) -> Void

    /// The state changed: the configurations follow before the next layout.
    open func setNeedsUpdateConfiguration() {
        configuring.isNeeded = true
        setNeedsLayout()
    }

    /// Updates the configurations for a state. Overrides call `super`.
    open func updateConfiguration(using state: UICellConfigurationState) {}

    /// Before layout and before the row is measured.
    func updateConfigurationIfNeeded() {
        guard configuring.begin() else { return }
        defer { configuring.isUnderWay = false }
        let state = configurationState
        labels.follow(state.traitCollection.preferredContentSizeCategory)
        updateConfiguration(using: state)
        configurationUpdateHandler?(self, state)
        updateLook(for: state)
    }

    // MARK: Looks

    /// Behind the content; of the size of the cell.
    open var backgroundView: UIView? {
        get { surroundings.backgroundView }
        set { replaceBackground(with: newValue) }
    }

    /// Behind the content while the cell is pressed or selected.
    open var selectedBackgroundView: UIView? {
        get { surroundings.selectedBackgroundView }
        set { replaceSelectedBackground(with: newValue) }
    }

    /// Behind the content while the cell is selected in a table whose user can select several rows (T134). Without it
    /// ``selectedBackgroundView`` is.
    open var multipleSelectionBackgroundView: UIView? {
        didSet {
            guard oldValue !== multipleSelectionBackgroundView else { return }
            oldValue?.removeFromSuperview()
            showState(animated: false)
        }
    }

    /// How the cell looks with focus. Kept without an effect: the ring around the item with focus is the system's.
    open var focusStyle: FocusStyle = .default

    /// Whether and how the cell looks selected. With `none` a selected cell does not look selected (T33).
    open var selectionStyle: SelectionStyle = .default {
        didSet { showState(animated: false) }
    }

    /// Whether the cell looks pressed. The table sets it while a touch is down.
    open var isHighlighted: Bool {
        get { isHighlightedStorage }
        set { setHighlighted(newValue, animated: false) }
    }

    /// Whether the cell looks selected. The table sets it; setting it here selects no row.
    open var isSelected: Bool {
        get { isSelectedStorage }
        set { setSelected(newValue, animated: false) }
    }

    /// Overrides call `super`.
    open dynamic func setHighlighted(_ highlighted: Bool, animated: Bool) {
        guard highlighted != isHighlightedStorage else { return }
        isHighlightedStorage = highlighted
        showState(animated: animated)
    }

    /// Overrides call `super`.
    open dynamic func setSelected(_ selected: Bool, animated: Bool) {
        guard selected != isSelectedStorage else { return }
        isSelectedStorage = selected
        // T47: its accessibility traits for the selection changed.
        markChanged(.accessibility)
        showState(animated: animated)
    }

    func showHighlighted(_ highlighted: Bool, animated: Bool) { setHighlighted(highlighted, animated: animated) }

    func showSelected(_ selected: Bool, animated: Bool) { setSelected(selected, animated: animated) }

    // MARK: Accessories

    /// The accessory at the row's end; none at first.
    open var accessoryType: AccessoryType = .none {
        didSet { if accessoryType != oldValue { accessoryChanged() } }
    }

    /// Replaces the accessory of the type. A control in it keeps its touches, and the table does not get them (T27).
    open var accessoryView: UIView? {
        didSet { if accessoryView !== oldValue { accessoryChanged() } }
    }

    /// The accessory at the row's end while it is edited; none at first.
    open var editingAccessoryType: AccessoryType = .none {
        didSet { if editingAccessoryType != oldValue { accessoryChanged() } }
    }

    /// Replaces the accessory of the type while the row is edited.
    open var editingAccessoryView: UIView? {
        didSet { if editingAccessoryView !== oldValue { accessoryChanged() } }
    }

    /// The content's indentation from the leading edge, in multiples of ``indentationWidth``.
    open var indentationLevel = 0 {
        didSet { setNeedsLayout() }
    }

    /// In points.
    open var indentationWidth: CGFloat = 10 {
        didSet { setNeedsLayout() }
    }

    /// The distance of the line below the row from the row's edges, in points; the table's unless it is set.
    open var separatorInset: UIEdgeInsets {
        get {
            surroundings.separatorInset ?? table?.separatorInset ?? ListConstants.separatorInset(beside: sideMargin)
        }
        set {
            surroundings.separatorInset = newValue
            setNeedsLayout()
        }
    }

    // MARK: Editing

    /// Whether the row has its controls of editing. The table sets it.
    open var isEditing: Bool {
        get { edit.isEditing }
        set { setEditing(newValue, animated: false) }
    }

    /// Called by the table for the rows that it shows. Overrides call `super`.
    open func setEditing(_ editing: Bool, animated: Bool) {
        guard editing != edit.isEditing else { return }
        let state: StateMask = editing ? .showingEditControl : []
        willTransition(to: state)
        edit.isEditing = editing
        accessoryChanged()
        setNeedsUpdateConfiguration()
        guard animated, window != nil else { return didTransition(to: state) }
        UIView.animate(
            withDuration: 0.3, delay: 0, options: .allowUserInteraction, animations: layoutIfNeeded,
            completion: { [weak self] _ in self?.didTransition(to: state) })
    }

    /// The controls of editing are about to appear or disappear (T127). Overrides call `super`.
    open func willTransition(to state: StateMask) {}

    /// The controls of editing appeared or disappeared (T127). Overrides call `super`.
    open func didTransition(to state: StateMask) {}

    /// The change that editing makes to the row, from the delegate.
    open var editingStyle: EditingStyle { edit.style }

    /// Whether the row has a grip while it is edited; the table asks the data source as well.
    open var showsReorderControl = false {
        didSet { setNeedsLayout() }
    }

    /// Whether the content makes room for the control of the editing style; true at first.
    open var shouldIndentWhileEditing = true {
        didSet { setNeedsLayout() }
    }

    /// Whether the row is open to its swipe actions.
    open var showingDeleteConfirmation: Bool { edit.isSwiped }

    // MARK: Drags

    /// Whether the cell takes touches while it is dragged; false at first (T136).
    open var userInteractionEnabledWhileDragging = false

    /// The cell has another part in a drag: it was lifted, is dragged, or lies in its place again (T136). Overrides call `super`.
    open func dragStateDidChange(_ dragState: DragState) {}

    func tellOfDrag(_ state: UICellConfigurationState.DragState) {
        dragStateDidChange(DragState(rawValue: state.rawValue) ?? .none)
    }

    var mayBeUsedWhileDragging: Bool { userInteractionEnabledWhileDragging }

    // MARK: View

    open override func layoutSubviews() {
        super.layoutSubviews()
        bringContentToFront()
        updateConfigurationIfNeeded()
        placeParts()
    }

    open dynamic override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: fittingHeight(width: size.width))
    }

    /// T111: the height that the content needs in this width, by the constraints in `contentView` if it has any.
    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        let width = fittingWidth(targetSize.width, horizontalFittingPriority)
        let height = verticalFittingPriority == .required ? targetSize.height : fittingHeight(width: width)
        return CGSize(width: width, height: height)
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        setNeedsUpdateConfiguration()
    }

    /// T60: keys select the row that has focus.
    open override var canBecomeFocused: Bool { table?.mayFocus(self) ?? false }

    // MARK: Gestures

    // As on iOS, cells conform to the delegate protocol of recognizers, so that subclasses can override its methods.

    /// False; asked of recognizers whose delegate the cell is.
    open func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { false }
    /// False; asked of recognizers whose delegate the cell is.
    open func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { false }
    /// False; asked of recognizers whose delegate the cell is.
    open func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { false }
    /// True; asked of recognizers whose delegate the cell is.
    open func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool { true }
    /// True; asked of recognizers whose delegate the cell is.
    open func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress) -> Bool { true }
    /// True; asked of recognizers whose delegate the cell is.
    open func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool { true }

    // MARK: Assistive technology

    /// The row's texts, unless the application sets another label.
    open override var accessibilityLabel: String? {
        get { super.accessibilityLabel ?? rowText }
        set { super.accessibilityLabel = newValue }
    }

    /// AX28: includes the swipe actions, while assistive technology is at the row.
    open override var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get {
            let own = super.accessibilityCustomActions
            return edit.spokenActions.isEmpty ? own : (own ?? []) + edit.spokenActions
        }
        set { super.accessibilityCustomActions = newValue }
    }

    open override func accessibilityElementDidBecomeFocused() {
        super.accessibilityElementDidBecomeFocused()
        edit.spokenActions = table?.spokenActions(of: self) ?? []
        markChanged(.accessibility)
    }

    open override func accessibilityElementDidLoseFocus() {
        super.accessibilityElementDidLoseFocus()
        edit.spokenActions = []
        markChanged(.accessibility)
    }

    /// A button, chosen or not.
    open override var accessibilityTraits: UIAccessibilityTraits {
        get {
            var traits = super.accessibilityTraits.union(table == nil ? [] : .button)
            if isSelected { traits.insert(.selected) }
            if !takesTouches { traits.insert(.notEnabled) }
            return traits
        }
        set { super.accessibilityTraits = newValue }
    }
}
