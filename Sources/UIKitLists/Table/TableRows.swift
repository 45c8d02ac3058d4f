// SPDX-License-Identifier: Apache-2.0

import EventTrace
import Foundation
import UIKitCore

/// The rows that a table shows. It updates the geometry from the data source, and the cells for the visible rows.
///
/// The work is in proportion to the appearing and disappearing rows. Only loading visits all rows, if the delegate answers
/// for each.
@MainActor
final class TableRows {
    unowned let table: UITableView
    var geometry = TableGeometry()
    var shown: [IndexPath: UITableViewCell] = [:]
    var headers: [Int: UIView] = [:]
    var footers: [Int: UIView] = [:]
    private var places: [ObjectIdentifier: IndexPath] = [:]
    var heights: TableHeights
    private var isLoaded = false
    /// Whether the table is asking the data source and the delegate about all rows, and whether one of them requested a
    /// reload meanwhile.
    private var isLoading = false
    private var isReloadedMeanwhile = false
    private var isLayingOut = false
    private var needsLayout = true
    /// The width for which rows were measured.
    private var width: CGFloat = 0 { didSet { updateSideMargin() } }
    /// T113: the margin at the sides of rows, headers and footers in the width.
    private(set) var sideMargin = SideMargin.narrow
    /// Whether the size of text changed since rows were measured.
    private var isTextResized = false
    var cells = ReuseQueue<UITableViewCell>()
    var headerQueue = ReuseQueue<UITableViewHeaderFooterView>()
    var nibs = TableNibs()
    var cellClasses: [String: AnyClass] = [:]
    var headerClasses: [String: AnyClass] = [:]
    /// The cell that the data source is to fill in again, instead of a dequeued one.
    var reconfigured: UITableViewCell?
    let prefetching = ListPrefetching()

    init(_ table: UITableView) {
        self.table = table
        heights = TableHeights()
    }

    // MARK: Loading

    /// The geometry, loaded if necessary.
    var loaded: TableGeometry {
        loadIfNeeded()
        return geometry
    }

    /// The rows, updated for the present offset; those of before while the table is being laid out (T155).
    var upToDate: TableRows {
        if needsLayout, !isLayingOut, !table.isInLayout { layOut() }
        return self
    }

    /// Loads everything again before the next layout.
    func invalidate() {
        isLoaded = false
        needsLayout = true
        table.setNeedsLayout()
    }

    /// The number of reloads and changes of rows.
    var changes = 0

    func invalidateHeights() { invalidate() }

    func reload() {
        // T121: the present answers are the same as those of a reload.
        guard !isLoading else { return isReloadedMeanwhile = true }
        changes += 1
        table.updates = nil
        table.swipes.close(animated: false)
        dropRows()
        isLoaded = false
        loadIfNeeded()
        table.setNeedsLayout()
    }

    private func dropRows() {
        table.selection.removeAll()
        recycleAll()
        needsLayout = true
    }

    private func loadIfNeeded() {
        guard !isLoaded else { return }
        isLoaded = true
        width = table.bounds.width
        // The delegate may read the table while it answers.
        var loaded = TableHeights()
        isLoading = true
        geometry = table.traitCollection.asCurrent { loaded.load(table) }
        isLoading = false
        heights = loaded
        if isReloadedMeanwhile {
            isReloadedMeanwhile = false
            changes += 1
            dropRows()
        }
        isTextResized = false
        placeEnds()
        updateContentSize()
        table.makeSectionIndex()
    }

    /// Takes the geometry after an update; the shown rows are in place already.
    func take(_ geometry: TableGeometry) {
        self.geometry = geometry
        needsLayout = true
        placeEnds()
        updateContentSize()
        table.setNeedsLayout()
    }

    private func updateContentSize() {
        let size = CGSize(width: table.bounds.width, height: geometry.height)
        if table.contentSize != size { table.contentSize = size }
    }

    // MARK: Layout

    func boundsChanged(from old: CGRect) {
        needsLayout = true
        table.setNeedsLayout()
    }

    func layOutCells() {
        for cell in shown.values { cell.setNeedsLayout() }
    }

    func layOut() {
        guard !isLayingOut else { return }
        isLayingOut = true
        defer { isLayingOut = false }
        loadIfNeeded()
        if isTextResized || width != table.bounds.width { sizesChanged() }
        needsLayout = false
        UIView.performWithoutAnimation {
            table.backgroundView?.frame = table.bounds
            let anchor = anchor
            showRows()
            if keepInPlace(anchor) { showRows() }
            placeEnds()
            placeHeaders()
        }
        updateContentSize()
        announce()
    }

    /// T10.
    private func announce() {
        guard table.isPrefetchingEnabled, let source = table.prefetchDataSource else { return }
        let news = prefetching.update(at: table.contentOffset, shown.keys.sorted()) { [geometry] path, isBefore in
            isBefore ? geometry.row(preceding: path) : geometry.row(following: path)
        }
        if !news.cancelled.isEmpty { source.tableView(table, cancelPrefetchingForRowsAt: news.cancelled) }
        if !news.coming.isEmpty { source.tableView(table, prefetchRowsAt: news.coming) }
    }

    /// T107: the size of text changed. Rows that depend on their text are measured again before the next layout.
    func textResized() {
        isTextResized = true
        needsLayout = true
        table.setNeedsLayout()
    }

    /// Measures self-sizing rows again, and titles if the size of text changed.
    private func sizesChanged() {
        width = table.bounds.width
        defer { isTextResized = false }
        guard !heights.isFixed || isTextResized else { return }
        var loaded = heights
        let counts = geometry.sections.map(\.rows.count)
        geometry = table.traitCollection.asCurrent { loaded.load(table, counts) }
        heights = loaded
    }

    /// T151: something stands above the first section of a grouped table, or nothing any more.
    func firstGapChanged() {
        guard table.style != .plain, !isLoading, !geometry.sections.isEmpty else { return }
        let height = table.traitCollection.asCurrent { heights.header(0, in: table) }
        geometry.change(0) { $0.header = height }
        needsLayout = true
        placeEnds()
        updateContentSize()
    }

    private func updateSideMargin() {
        let margin = SideMargin.inWidth(width)
        guard margin != sideMargin else { return }
        sideMargin = margin
        for cell in shown.values { cell.sideMargin = margin }
        for case let view as UITableViewHeaderFooterView in Array(headers.values) + Array(footers.values) {
            view.sideMargin = margin
        }
    }

    /// Shows the visible rows, from the first one down; measured heights move the rows below.
    private func showRows() {
        let visible = table.bounds
        var wanted: Set<IndexPath> = []
        var previous: UITableViewCell?
        var path = visible.height > 0 ? geometry.firstRow(endingAfter: visible.minY) : nil
        while let current = path, geometry.contains(current), geometry.start(of: current) < visible.maxY {
            wanted.insert(current)
            let isNew = shown[current] == nil
            guard let cell = shown[current] ?? makeCell(for: current, above: previous) else { break }
            measure(current, cell)
            let frame = rect(of: current)
            if cell.frame != frame, table.reordering.cell !== cell, table.swipes.cell !== cell { cell.frame = frame }
            if isNew { table.tableDelegate?.tableView(table, willDisplay: cell, forRowAt: current) }
            previous = cell
            path = geometry.contains(current) ? geometry.row(following: current) : nil
        }
        let gone = shown.filter { !wanted.contains($0.key) && table.reordering.cell !== $0.value }
        for (path, cell) in gone.inOrder {
            recycle(cell, at: path)
        }
    }

    /// The first visible row, and its beginning; `nil` if no height is an estimate.
    private var anchor: (cell: UITableViewCell, start: CGFloat)? {
        guard !heights.isFixed, table.contentOffset.y > -table.adjustedContentInset.top else { return nil }
        var first: IndexPath?
        for (path, cell) in shown where geometry.contains(path) {
            if let first, first < path { continue }
            if geometry.start(of: path) + cell.frame.height > table.bounds.minY { first = path }
        }
        guard let first, let cell = shown[first] else { return nil }
        return (cell, geometry.start(of: first))
    }

    /// T106: the visible part stays in place, whatever the measured heights above it are. Returns whether the offset changed.
    private func keepInPlace(_ anchor: (cell: UITableViewCell, start: CGFloat)?) -> Bool {
        guard let anchor, let path = path(of: anchor.cell), geometry.contains(path) else { return false }
        let growth = geometry.start(of: path) - anchor.start
        guard growth != 0 else { return false }
        updateContentSize()
        table.keepSeen(growthBefore: CGVector(dx: 0, dy: growth))
        return true
    }

    private func makeCell(for path: IndexPath, above previous: UITableViewCell?) -> UITableViewCell? {
        guard let source = table.dataSource else { return nil }
        // T107: fonts of text styles have the size for the table's traits.
        let cell = table.traitCollection.asCurrent { source.tableView(table, cellForRowAt: path) }
        // The data source may have reloaded the table meanwhile.
        guard geometry.contains(path) else { return nil }
        if let old = places[ObjectIdentifier(cell)] { shown[old] = nil }
        shown[path] = cell
        places[ObjectIdentifier(cell)] = path
        cell.isHidden = false
        if let level = table.indentation(at: path) { cell.indentationLevel = level }
        cell.sideMargin = sideMargin
        cell.bounds.size = CGSize(width: rowFrame.width, height: geometry.height(of: path))
        if let previous {
            table.insertSubview(cell, aboveSubview: previous)
        } else {
            table.insertSubview(cell, at: table.backgroundView == nil ? 0 : 1)
        }
        // Its content follows the table's traits before it is measured.
        cell.updateTraitsIfNeeded()
        prepare(cell, at: path)
        return cell
    }

    /// Gives the cell the state of its row: selected, pressed, edited.
    func prepare(_ cell: UITableViewCell, at path: IndexPath) {
        cell.showSelected(table.selection.looksSelected(path), animated: false)
        if table.hasDragDelegate || table.hasDropDelegate { table.dragging.prepare(cell, at: path) }
        cell.showHighlighted(table.selection.isHighlighted(path), animated: false)
        table.prepareEditing(of: cell, at: path)
        if cell.backgroundColor == nil, cell.backgroundConfiguration == nil {
            cell.backgroundColor = table.style == .plain ? .systemBackground : .secondarySystemGroupedBackground
        }
        guard table.style == .insetGrouped else { return }
        let last = geometry.sections[path.section].rows.count - 1
        var corners: CACornerMask = []
        if path.row == 0 { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
        if path.row == last { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
        cell.layer.cornerRadius = corners.isEmpty ? 0 : ListConstants.insetGroupedRadius
        cell.layer.maskedCorners = corners
    }

    private func measure(_ path: IndexPath, _ cell: UITableViewCell) {
        guard !heights.isFixed, !geometry.sections[path.section].rows.isMeasured(path.row) else { return }
        let height = heights.height(of: cell, at: path, width: rowFrame.width, in: table)
        guard geometry.contains(path) else { return }
        geometry.change(path.section) { $0.rows.measure(path.row, as: height) }
        cell.bounds.size.height = height
    }

    /// Measures a shown row again: its height may have changed.
    func remeasure(_ cell: UITableViewCell) {
        guard !heights.isFixed, heights.isOwn, let path = path(of: cell), !isLayingOut else { return }
        let height = heights.height(of: cell, at: path, width: rowFrame.width, in: table)
        guard height != geometry.height(of: path) else { return }
        geometry.change(path.section) { $0.rows.measure(path.row, as: height) }
        needsLayout = true
        updateContentSize()
        table.setNeedsLayout()
    }

    /// The horizontal place and the width of every row.
    var rowFrame: (x: CGFloat, width: CGFloat) {
        let margin = table.style == .insetGrouped ? ListConstants.insetGroupedMargin : 0
        return (margin, max(table.bounds.width - 2 * margin, 0))
    }

    // MARK: Cells

    func path(of cell: UITableViewCell) -> IndexPath? { places[ObjectIdentifier(cell)] }

    private func recycle(_ cell: UITableViewCell, at path: IndexPath) {
        if shown[path] === cell { shown[path] = nil }
        places[ObjectIdentifier(cell)] = nil
        if table.swipes.cell === cell { table.swipes.close(animated: false) }
        if cell.reuseIdentifier == nil { cell.removeFromSuperview() } else { cell.isHidden = true }
        cells.put(cell, cell.reuseIdentifier)
        table.tableDelegate?.tableView(table, didEndDisplaying: cell, forRowAt: path)
    }

    func recycleAll() {
        for (path, cell) in shown.inOrder { recycle(cell, at: path) }
        for section in headers.keys.sorted() { removeHeader(section) }
        for section in footers.keys.sorted() { removeFooter(section) }
    }

    /// Rows have new places; cells of removed rows are reused.
    func move(_ place: (IndexPath) -> IndexPath?) -> [UITableViewCell] {
        let old = shown
        var gone: [UITableViewCell] = []
        shown = [:]
        for (path, cell) in old.inOrder {
            if let new = place(path) {
                shown[new] = cell
                places[ObjectIdentifier(cell)] = new
            } else {
                recycle(cell, at: path)
                gone.append(cell)
            }
        }
        return gone
    }

    func editingChanged(animated: Bool) {
        for (path, cell) in shown.inOrder {
            table.prepareEditing(of: cell, at: path, animated: animated)
        }
    }
}
