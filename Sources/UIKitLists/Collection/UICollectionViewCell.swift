// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKitCore

/// A reusable view of a collection: a header or a footer, and the superclass of cells.
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
    /// The identifier under which the collection reuses the view.
    open internal(set) var reuseIdentifier: String?

    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// Makes a view that is not reused. A storyboard's or a nib's coder sets its properties (IB2).
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        coder.archive?.finish(self, as: UICollectionReusableView.self)
    }

    /// The last measurement: the item, the given lengths, and the result.
    private var measured: (path: IndexPath, given: CGSize)?

    /// Called before the view is reused. Overrides call `super`.
    open dynamic func prepareForReuse() { measured = nil }

    /// The attributes that the view prefers if its size is an estimate (T97): from its constraints or its `sizeThatFits`. They are a
    /// copy, so that an override can take a length of the given ones back (T157).
    open dynamic func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        layoutAttributes.resized(to: fit(self, layoutAttributes, margins: .zero))
    }

    /// The size that a view needs along the estimated axes; `margins` are added beside it.
    func fit(_ view: UIView, _ attributes: UICollectionViewLayoutAttributes, margins: CGSize) -> CGSize {
        let sizing = attributes.sizing
        let target = CGSize(
            width: sizing.width ? 0 : max(attributes.size.width - margins.width, 0),
            height: sizing.height ? 0 : max(attributes.size.height - margins.height, 0))
        let size = view.systemLayoutSizeFitting(
            target, withHorizontalFittingPriority: sizing.width ? .fittingSizeLevel : .required,
            verticalFittingPriority: sizing.height ? .fittingSizeLevel : .required)
        return CGSize(
            width: sizing.width ? (size.width + margins.width).rounded(.up) : attributes.size.width,
            height: sizing.height ? (size.height + margins.height).rounded(.up) : attributes.size.height)
    }

    /// Whether it was measured with attributes like these.
    func isMeasured(for attributes: UICollectionViewLayoutAttributes) -> Bool {
        measured.map { $0.path == attributes.indexPath && $0.given == given(attributes) } ?? false
    }

    func setMeasured(for attributes: UICollectionViewLayoutAttributes?) {
        measured = attributes.map { ($0.indexPath, given($0)) }
    }

    /// It is another item's now.
    func moveMeasured(to path: IndexPath) { measured?.path = path }

    private func given(_ attributes: UICollectionViewLayoutAttributes) -> CGSize {
        CGSize(
            width: attributes.sizing.width ? 0 : attributes.size.width,
            height: attributes.sizing.height ? 0 : attributes.size.height)
    }

    /// Applies the layout's attributes, before the view is visible. Overrides call `super`.
    open dynamic func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

    /// The collection is about to change from a layout to another one, by `setCollectionViewLayout` (T138). Overrides call `super`.
    open func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

    /// The collection has changed from a layout to another one, and the animation is over (T138). Overrides call `super`.
    open func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}
}

/// An item of a collection. A touch in it goes up the chain to the collection, as a row's does (T20).
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView, ListCell, DraggedCell {
    let content = UIView(frame: .zero)
    private var isHighlightedStorage = false
    private var isSelectedStorage = false
    /// Whether the parts of the content look pressed or chosen (T48).
    private var areContentPartsHighlighted = false
    private(set) var configuring = ConfigurationUpdate()
    private(set) var shownContent: (any UIView & UIContentView)?
    private var configuredBackground: UIView?
    var part = DragPart()
    /// The segue of a storyboard's cell.
    package final var selectionSegue: (() -> Void)?

    public override init(frame: CGRect) {
        super.init(frame: frame)
        content.fill(self)
    }

    /// Makes a cell that is not reused. A storyboard's or a nib's coder sets its properties (IB2).
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        content.fill(self)
        coder.archive?.finish(self, as: UICollectionViewCell.self)
    }

    /// T113: the margin at the sides of the list, in points; the narrow one until a collection says its own.
    final var sideMargin = SideMargin.narrow {
        didSet {
            guard sideMargin != oldValue else { return }
            content.sideMarginChanged()
            setNeedsLayout()
        }
    }

    /// The container of the item's views: as large as the cell.
    open var contentView: UIView { content }

    /// The cell's collection, even if the cell is in its section's scroll view.
    var collection: UICollectionView? {
        superview as? UICollectionView ?? (superview as? SectionScrollView)?.superview as? UICollectionView
    }

    /// Whether the cell has the accessories of editing. The collection sets it.
    open var isEditing = false { didSet { if isEditing != oldValue { setNeedsUpdateConfiguration() } } }

    /// Whether a finger moves the item (T114).
    var isReordering = false { didSet { if isReordering != oldValue { setNeedsUpdateConfiguration() } } }

    /// Whether configurations follow the cell's state by themselves; true at first.
    open var automaticallyUpdatesContentConfiguration = true
    /// As ``automaticallyUpdatesContentConfiguration``, for the background.
    open var automaticallyUpdatesBackgroundConfiguration = true

    /// The background as a value.
    open var backgroundConfiguration: UIBackgroundConfiguration? {
        didSet { if !configuring.isUnderWay { setNeedsUpdateConfiguration() } }
    }

    /// An empty background; a list's cell overrides this with the list's background.
    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .clear() }

    /// Whether the cell looks pressed. The collection sets it while a touch is down.
    open var isHighlighted: Bool {
        get { isHighlightedStorage }
        set {
            guard newValue != isHighlightedStorage else { return }
            isHighlightedStorage = newValue
            stateChanged()
        }
    }

    /// Whether the cell looks selected. The collection sets it; setting it here selects no item.
    open var isSelected: Bool {
        get { isSelectedStorage }
        set {
            guard newValue != isSelectedStorage else { return }
            isSelectedStorage = newValue
            // T47: assistive technology reads them again after a change.
            markChanged(.accessibility)
            stateChanged()
        }
    }

    func showHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }

    func showSelected(_ selected: Bool, animated: Bool) { isSelected = selected }

    /// Behind the content; of the size of the cell.
    open var backgroundView: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            if let backgroundView { insertSubview(backgroundView, at: 0) }
            setNeedsLayout()
        }
    }

    /// Behind the content while the cell is pressed or selected.
    open var selectedBackgroundView: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            stateChanged()
        }
    }

    /// The item's content as a value (T44).
    open var contentConfiguration: (any UIContentConfiguration)? {
        didSet {
            sizeMayChange()
            guard let shown = contentConfiguration?.updated(for: configurationState) else {
                shownContent?.removeFromSuperview()
                return shownContent = nil
            }
            if let view = shownContent, view.supports(shown) { return view.configuration = shown }
            shownContent?.removeFromSuperview()
            let view = shown.makeContentView()
            content.addSubview(view)
            shownContent = view
            setNeedsLayout()
        }
    }

    /// The state that configurations follow.
    open var configurationState: UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: traitCollection)
        state.isDisabled = !isUserInteractionEnabled
        state.isHighlighted = isHighlighted
        state.isSelected = isSelected
        state.isFocused = isFocused
        state.isEditing = isEditing
        state.isReordering = isReordering
        state.cellDragState = part.drag
        state.cellDropState = part.drop
        return state
    }

    /// Takes a cell and its present state, and changes the cell's configurations.
    public typealias ConfigurationUpdateHandler = (
        _ cell: UICollectionViewCell, _ state: UICellConfigurationState
    ) -> Void

    /// Called with the new state after a change, after ``updateConfiguration(using:)``.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? {
        didSet { setNeedsUpdateConfiguration() }
    }

    /// The state changed: the configurations follow before the next layout.
    open func setNeedsUpdateConfiguration() {
        configuring.isNeeded = true
        setNeedsLayout()
    }

    /// Updates the configuration for a state. Overrides call `super`.
    open func updateConfiguration(using state: UICellConfigurationState) {}

    /// A cell's part in a drag (T136).
    public enum DragState: Int, Sendable {
        case none = 0
        /// The cell is lifted, and nothing has moved yet.
        case lifting = 1
        /// The cell's items are dragged.
        case dragging = 2
    }

    /// The cell has another part in a drag: it was lifted, is dragged, or lies in its place again (T136). Overrides call `super`.
    open func dragStateDidChange(_ dragState: DragState) {}

    func tellOfDrag(_ state: UICellConfigurationState.DragState) {
        dragStateDidChange(DragState(rawValue: state.rawValue) ?? .none)
    }

    var mayBeUsedWhileDragging: Bool { true }

    private func stateChanged() {
        setNeedsUpdateConfiguration()
        let looksChosen = isHighlighted || isSelected
        if looksChosen != areContentPartsHighlighted {
            areContentPartsHighlighted = looksChosen
            content.highlightParts(looksChosen)
        }
        guard let view = selectedBackgroundView else { return }
        if looksChosen {
            view.frame = bounds
            if view.superview !== self { insertSubview(view, belowSubview: content) }
        } else {
            view.removeFromSuperview()
        }
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        setNeedsUpdateConfiguration()
    }

    /// Called before the cell is reused. Overrides call `super`.
    open override func prepareForReuse() {
        super.prepareForReuse()
        isHighlighted = false
        isSelected = false
        setNeedsUpdateConfiguration()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        updateConfigurationIfNeeded()
        placeContent()
        shownContent?.frame = content.bounds
        backgroundView?.frame = bounds
        selectedBackgroundView?.frame = bounds
        if let configuredBackground { shownBackground?.place(configuredBackground, in: self) }
    }

    /// The content fills the cell.
    func placeContent() { content.frame = bounds }

    /// Before layout and before the item is measured.
    func updateConfigurationIfNeeded() {
        guard configuring.begin() else { return }
        defer { configuring.isUnderWay = false }
        let state = configurationState
        updateConfiguration(using: state)
        configurationUpdateHandler?(self, state)
        if let contentConfiguration, automaticallyUpdatesContentConfiguration {
            shownContent?.configuration = contentConfiguration.updated(for: state)
        }
        showBackground(state)
    }

    /// The shown background; a kind of cell may have one by default.
    var shownBackground: UIBackgroundConfiguration? { backgroundConfiguration }

    private func showBackground(_ state: UICellConfigurationState) {
        guard let configuration = shownBackground else {
            configuredBackground?.removeFromSuperview()
            return configuredBackground = nil
        }
        let shown = automaticallyUpdatesBackgroundConfiguration ? configuration.updated(for: state) : configuration
        let view = configuredBackground ?? UIView(frame: bounds)
        shown.show(in: view, traitCollection)
        if view.superview !== self { insertSubview(view, belowSubview: content) }
        configuredBackground = view
    }

    /// The item's size may have changed.
    func sizeMayChange() {
        guard let collection, let path = collection.elements.path(of: self) else { return }
        setMeasured(for: nil)
        collection.elements.forgetSize(of: path)
    }

    open dynamic override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        updateConfigurationIfNeeded()
        let margins = contentMargins
        content.bounds.size = CGSize(
            width: max(layoutAttributes.size.width - margins.width, 0), height: layoutAttributes.size.height)
        return layoutAttributes.resized(to: fit(shownContent ?? content, layoutAttributes, margins: margins))
    }

    /// The room beside the content.
    var contentMargins: CGSize { .zero }

    open override var canBecomeFocused: Bool { collection?.mayFocus(self) ?? false }

    /// A button, chosen or not.
    open override var accessibilityTraits: UIAccessibilityTraits {
        get {
            var traits = super.accessibilityTraits.union(collection == nil ? [] : .button)
            if isSelected { traits.insert(.selected) }
            return traits
        }
        set { super.accessibilityTraits = newValue }
    }
}
