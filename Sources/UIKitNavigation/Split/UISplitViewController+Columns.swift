// SPDX-License-Identifier: Apache-2.0

import UIKitCore

// Where the columns are (V12).
extension UISplitViewController {
    /// The columns that must be visible now, with their controllers.
    private var wanted: [(column: Column, controller: UIViewController)] {
        if let alone = shownAlone { return [(collapse.column, alone)] }
        return shownColumns.compactMap { column in columns[column].map { (column, $0) } }
    }

    /// Inserts appearing columns beside their places, from where they move in.
    func preparePanes() {
        guard let view = viewIfLoaded else { return }
        for (column, controller) in wanted where panes[column] == nil {
            if !isCollapsed { delegate?.splitViewController(self, willShow: column) }
            guard let content = controller.view else { continue }
            override(traitsOf: controller, in: column)
            let pane = SplitPane(column, around: content, size: paneFrame(of: column).size)
            panes[column] = pane
            pane.frame = hiddenFrame(of: column)
            pane.insets = insets(of: column)
            view.addSubview(pane)
        }
        order()
    }

    func placeColumns() {
        guard let view = viewIfLoaded else { return }
        preparePanes()
        let seen = wanted.map(\.column)
        for (column, pane) in panes.sorted(by: { $0.key.rawValue < $1.key.rawValue }) where !seen.contains(column) {
            takeAway(pane)
        }
        let isVeiled = !isCollapsed && isOverlay && seen.count > 1
        veil.frame = view.bounds
        veil.alpha = isVeiled ? 1 : 0
        veil.isUserInteractionEnabled = isVeiled
        for column in seen {
            guard let pane = panes[column] else { continue }
            let frame = paneFrame(of: column)
            if pane.frame != frame { pane.frame = frame }
            pane.insets = insets(of: column)
            pane.isLineAtRight = column == .secondary || isCollapsed ? nil : !isPrimaryAtRight
        }
        showToggle()
        updateEdgePan()
    }

    private func takeAway(_ pane: SplitPane) {
        if !isCollapsed { delegate?.splitViewController(self, willHide: pane.column) }
        panes[pane.column] = nil
        let frame = hiddenFrame(of: pane.column)
        guard UIView.inheritedAnimationDuration > 0, pane.column != .secondary else {
            return pane.removeFromSuperview()
        }
        UIView.animate(
            withDuration: UIView.inheritedAnimationDuration, animations: { pane.frame = frame },
            completion: { _ in pane.removeFromSuperview() })
    }

    /// The secondary column lies lowest, then the veil, then the others.
    private func order() {
        guard let view = viewIfLoaded else { return }
        if veil.superview !== view { view.addSubview(veil) }
        if let lowest = panes[.secondary] { view.sendSubviewToBack(lowest) }
        for column in [Column.supplementary, .primary, .compact] {
            if let pane = panes[column] { view.bringSubviewToFront(pane) }
        }
    }

    /// V15: the primary column is always compact.
    private func override(traitsOf controller: UIViewController, in column: Column) {
        if isCollapsed || column == .secondary {
            controller.traitOverrides.remove(UITraitHorizontalSizeClass.self)
        } else {
            controller.traitOverrides.horizontalSizeClass = .compact
        }
    }

    private func width(of column: Column) -> CGFloat {
        column == .primary ? primaryColumnWidth : supplementaryColumnWidth
    }

    private func paneFrame(of column: Column) -> CGRect {
        let bounds = view.bounds
        guard !isCollapsed else { return bounds }
        let before = shownColumns.prefix { $0 != column }.reduce(0) { $0 + width(of: $1) }
        guard column == .secondary else {
            return fromEdge(at: before, width: width(of: column))
        }
        return isOverlay ? bounds : fromEdge(at: before, width: max(0, bounds.width - before))
    }

    /// The frame just beyond the edge from which the column comes.
    private func hiddenFrame(of column: Column) -> CGRect {
        guard !isCollapsed, column != .secondary else { return paneFrame(of: column) }
        return fromEdge(at: -width(of: column), width: width(of: column))
    }

    private func fromEdge(at distance: CGFloat, width: CGFloat) -> CGRect {
        let bounds = view.bounds
        let x = isPrimaryAtRight ? bounds.width - distance - width : distance
        return CGRect(x: x, y: 0, width: width, height: bounds.height)
    }

    /// Inner sides have no unsafe area.
    private func insets(of column: Column) -> UIEdgeInsets {
        var insets = view.safeAreaInsets
        let frame = paneFrame(of: column)
        if frame.minX > 0.5 { insets.left = 0 }
        if frame.maxX < view.bounds.maxX - 0.5 { insets.right = 0 }
        return insets
    }

    /// V16, V21: the secondary column's root gets the buttons that show the other columns, if it has no item of its own there.
    private func showToggle() {
        guard style != .unspecified,
            let item = (columns[.secondary] as? UINavigationController)?.viewControllers.first?.navigationItem
        else { return }
        let hasButton =
            displayModeButtonVisibility == .always || displayModeButtonVisibility == .automatic && presentsWithGesture
        let hasOnly = showsSecondaryOnlyButton && style == .tripleColumn && !isCollapsed
        if isCollapsed || !hasButton {
            if item.leftBarButtonItem === displayModeButtonItem { item.leftBarButtonItem = nil }
        } else if item.leftBarButtonItem == nil {
            item.leftBarButtonItem = displayModeButtonItem
        }
        if !hasOnly {
            if item.rightBarButtonItem === secondaryOnlyButtonItem { item.rightBarButtonItem = nil }
        } else if item.rightBarButtonItem == nil {
            item.rightBarButtonItem = secondaryOnlyButtonItem
        }
    }
}
