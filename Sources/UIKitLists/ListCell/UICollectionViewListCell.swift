// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKitCore

/// A row, a header or a footer of a list in a collection, with accessories and separators (T100, T101).
@preconcurrency @MainActor
open class UICollectionViewListCell: UICollectionViewCell, SwipedCell {
    private lazy var parts = ListAccessories(self)
    private(set) var listPlace: ListPlace?
    private var separators: (top: UIView?, bottom: UIView?)
    private var isSwiped = false
    private var spokenActions: [UIAccessibilityCustomAction] = []
    /// Whether the rows below this one in an outline are shown.
    private(set) var isExpanded = false

    // MARK: Assistive technology

    /// AX28: includes the swipe actions, while assistive technology is at the row.
    open override var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get {
            let own = super.accessibilityCustomActions
            return spokenActions.isEmpty ? own : (own ?? []) + spokenActions
        }
        set { super.accessibilityCustomActions = newValue }
    }

    open override func accessibilityElementDidBecomeFocused() {
        super.accessibilityElementDidBecomeFocused()
        spokenActions = collection?.spokenActions(of: self) ?? []
        markChanged(.accessibility)
    }

    open override func accessibilityElementDidLoseFocus() {
        super.accessibilityElementDidLoseFocus()
        spokenActions = []
        markChanged(.accessibility)
    }

    /// The reused cell may have other actions for assistive technology.
    open override func prepareForReuse() {
        super.prepareForReuse()
        spokenActions = []
    }

    // MARK: Content

    /// The row's level in an outline; the data source of the outline sets it.
    open var indentationLevel = 0 { didSet { if indentationLevel != oldValue { layoutChanged() } } }

    /// In points.
    open var indentationWidth: CGFloat = 16 { didSet { if indentationWidth != oldValue { layoutChanged() } } }

    /// Whether accessories at the beginning are indented with the content; true at first.
    open var indentsAccessories = true { didSet { if indentsAccessories != oldValue { layoutChanged() } } }

    /// Constraints to its leading or trailing anchor place that end of the separators, for which the list's insets are automatic (T141).
    /// A side without constraints keeps its place.
    open private(set) lazy var separatorLayoutGuide: UILayoutGuide = {
        let guide = UILayoutGuide()
        guide.identifier = "UICollectionViewListCellSeparatorLayoutGuide"
        addLayoutGuide(guide)
        hasSeparatorGuide = true
        return guide
    }()
    private var hasSeparatorGuide = false

    /// T141: where constraints place the ends of the separators, as distances from the beginning and the end of the row; `nil` for an end
    /// without constraints.
    private func constrainedSeparator(_ isRightToLeft: Bool) -> (leading: CGFloat?, trailing: CGFloat?) {
        guard hasSeparatorGuide, separatorLayoutGuide.constraintState != nil else { return (nil, nil) }
        var frame = separatorLayoutGuide.layoutFrame
        if isRightToLeft { frame.origin.x = bounds.width - frame.maxX }
        guard frame.width <= 0 else { return (frame.minX, bounds.width - frame.maxX) }
        // One end alone is placed: the one nearer to it.
        return frame.minX < bounds.midX ? (frame.minX, nil) : (nil, bounds.width - frame.minX)
    }

    /// The accessories beside the content.
    open var accessories: [UICellAccessory] = [] { didSet { layoutChanged() } }

    private func layoutChanged() {
        setNeedsUpdateConfiguration()
        sizeMayChange()
    }

    /// A configuration with the look of the list and of the cell's role in it.
    open func defaultContentConfiguration() -> UIListContentConfiguration {
        guard let listPlace else { return .cell() }
        switch listPlace.role {
        case .row: return listPlace.list.isSidebar ? .sidebarCell() : .cell()
        case .header:
            return listPlace.list.isSidebar
                ? .sidebarHeader() : listPlace.list.isGrouped ? .groupedHeader() : .plainHeader()
        case .footer: return listPlace.list.isGrouped ? .groupedFooter() : .plainFooter()
        }
    }

    open override func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
        guard let listPlace else { return .listPlainCell() }
        switch listPlace.role {
        case .row:
            return listPlace.list.isSidebar
                ? .listSidebarCell() : listPlace.list.isGrouped ? .listGroupedCell() : .listPlainCell()
        case .header, .footer:
            return listPlace.list.isSidebar
                ? .listSidebarHeader()
                : listPlace.list.isGrouped ? .listGroupedHeaderFooter() : .listPlainHeaderFooter()
        }
    }

    override var shownBackground: UIBackgroundConfiguration? {
        if let backgroundConfiguration { return backgroundConfiguration }
        return backgroundView == nil && listPlace != nil ? defaultBackgroundConfiguration() : nil
    }

    // MARK: State

    open override var configurationState: UICellConfigurationState {
        var state = super.configurationState
        state.isSwiped = isSwiped
        state.isExpanded = isExpanded
        return state
    }

    func showSwiped(_ isSwiped: Bool) {
        self.isSwiped = isSwiped
        setNeedsUpdateConfiguration()
    }

    /// Sets the row's level in an outline, and whether it is expanded.
    func showOutline(level: Int, isExpanded: Bool) {
        indentationLevel = level
        guard isExpanded != self.isExpanded else { return }
        self.isExpanded = isExpanded
        setNeedsUpdateConfiguration()
    }

    /// Sets the row's place in its list, from the collection.
    func showList(_ place: ListPlace?) {
        let looksTheSame = place == nil && listPlace == nil || place?.looksLike(listPlace) == true
        listPlace = place
        if !looksTheSame { setNeedsUpdateConfiguration() }
    }

    func toggleOutline() {
        guard let collection, let path = collection.elements.path(of: self) else { return }
        (collection.dataSource as? any OutlineSource)?.toggleOutline(at: path)
    }

    /// The row follows the finger on its accessory (T117).
    func reorder(by hold: UIGestureRecognizer) {
        guard let collection else { return }
        collection.follow(hold, from: hold.location(in: collection), of: collection.elements.path(of: self))
    }

    /// Opens the row's swipe actions without a finger.
    func openSwipeActions() { collection?.swipes.open(self) }

    // MARK: Layout

    private var indentation: CGFloat { CGFloat(indentationLevel) * indentationWidth }

    override var contentMargins: CGSize {
        let width = parts.width
        return CGSize(width: width.leading + width.trailing + indentation, height: 0)
    }

    override func updateConfigurationIfNeeded() {
        let isNeeded = configuring.isNeeded
        super.updateConfigurationIfNeeded()
        // The view under a finger stays the same.
        if isNeeded, !isReordering { parts.show(accessories, isEditing: isEditing) }
    }

    override func placeContent() {
        let width = parts.width
        var frame = CGRect(
            x: width.leading + indentation, y: 0, width: max(bounds.width - contentMargins.width, 0),
            height: bounds.height)
        if isRightToLeft { frame.origin.x = bounds.width - frame.maxX }
        contentView.frame = frame
        parts.place(
            in: bounds.size, indentation: indentsAccessories ? indentation : 0, isRightToLeft: isRightToLeft)
        placeSeparators(start: width.leading + indentation, isRightToLeft)
        roundCorners()
    }

    open override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        let attributes = super.preferredLayoutAttributesFitting(layoutAttributes)
        if attributes.sizing.height, listPlace?.role == .row {
            attributes.size.height = max(attributes.size.height, ListConstants.rowHeight)
        }
        return attributes
    }

    private func placeSeparators(start: CGFloat, _ isRightToLeft: Bool) {
        let configuration = listPlace?.separators
        let thickness = 1 / max(traitCollection.displayScale, 1)
        let constrained = constrainedSeparator(isRightToLeft)
        let isOfSeveral = isSelected && collection?.selectsSeveral == true
        func show(
            _ line: UIView?, _ isShown: Bool, _ insets: NSDirectionalEdgeInsets, _ y: CGFloat
        ) -> UIView? {
            guard isShown, let configuration else {
                line?.removeFromSuperview()
                return nil
            }
            let view = line ?? UIView(frame: .zero)
            view.isUserInteractionEnabled = false
            view.backgroundColor = isOfSeveral ? configuration.multipleSelectionColor : configuration.color
            if view.superview !== self { addSubview(view) }
            let automatic = CGFloat.greatestFiniteMagnitude
            let leading =
                insets.leading == automatic
                ? constrained.leading ?? start + sideMargin : insets.leading
            let trailing =
                insets.trailing == automatic
                ? constrained.trailing ?? 0 : insets.trailing
            var frame = CGRect(x: leading, y: y, width: max(bounds.width - leading - trailing, 0), height: thickness)
            if isRightToLeft { frame.origin.x = bounds.width - frame.maxX }
            view.frame = frame
            return view
        }
        separators.top = show(
            separators.top, listPlace?.showsTopSeparator ?? false, configuration?.topSeparatorInsets ?? .zero, 0)
        separators.bottom = show(
            separators.bottom, listPlace?.showsBottomSeparator ?? false, configuration?.bottomSeparatorInsets ?? .zero,
            bounds.height - thickness)
    }

    /// In an inset list the first and the last row of a section have round corners.
    private func roundCorners() {
        var corners: CACornerMask = []
        if let listPlace, listPlace.list.isInset, listPlace.role == .row {
            if listPlace.isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
            if listPlace.isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
        }
        clipsToBounds = !corners.isEmpty
        layer.cornerRadius = corners.isEmpty ? 0 : ListConstants.insetGroupedRadius
        layer.maskedCorners = corners
    }
}

/// A data source with outlines.
@MainActor
protocol OutlineSource {
    func toggleOutline(at path: IndexPath)
}
