// SPDX-License-Identifier: Apache-2.0

import EventTrace
import Foundation
import UIKitCore

/// The views that a collection shows: only for visible elements, according to the layout.
@MainActor
final class CollectionElements {
    unowned let view: UICollectionView
    var cells: [IndexPath: UICollectionViewCell] = [:]
    /// Headers, footers, decorations and other kinds.
    var supplements: [Supplement: UICollectionReusableView] = [:]
    var places: [ObjectIdentifier: IndexPath] = [:]
    /// The scroll views of sections that scroll by themselves.
    var scrollViews: [Int: SectionScrollView] = [:]
    var countsStorage: [Int]?
    /// The number of reloads and changes of items.
    var changes = 0
    private var needsLayout = true
    private var isLayingOut = false
    /// Whether an element of the last layout had an estimate for a size.
    private var hasEstimates = false
    /// Whether the elements' front-to-back order may be wrong.
    private var needsArranging = false
    /// Whether the bounds changed in an animation, and the layout knows about it (T110).
    var boundsAreChanging = false
    let reuse = CollectionReuse()
    let prefetching = ListPrefetching()

    struct Supplement: Hashable, Comparable {
        var kind: String
        var path: IndexPath

        static func < (left: Supplement, right: Supplement) -> Bool {
            (left.path, left.kind) < (right.path, right.kind)
        }
    }

    init(_ view: UICollectionView) {
        self.view = view
    }

    var layout: UICollectionViewLayout { view.collectionViewLayout }

    // MARK: Loading

    /// The items of each section.
    var counts: [Int] {
        if let countsStorage { return countsStorage }
        let counts = askCounts()
        countsStorage = counts
        return counts
    }

    func askCounts() -> [Int] {
        guard let source = view.dataSource else { return [] }
        return (0..<source.numberOfSections(in: view)).map { source.collectionView(view, numberOfItemsInSection: $0) }
    }

    func invalidate() {
        countsStorage = nil
        prefetching.removeAll()
        forgetSizes()
    }

    /// Measures self-sizing elements again before the next layout: the data changed, or the size of text (T107).
    func forgetSizes() {
        for element in Array(cells.values) as [UICollectionReusableView] + Array(supplements.values) {
            element.setMeasured(for: nil)
        }
        layout.itemsMoved { _ in nil }
        layout.invalidateLayout()
    }

    func reload() {
        view.cancelInteractiveMovement()
        changes += 1
        view.updates = nil
        view.selection.removeAll()
        view.closeSwipes(animated: false)
        recycleAll()
        prefetching.removeAll()
        countsStorage = askCounts()
        layout.itemsMoved { _ in nil }
        let context = layout.makeContext()
        context.invalidateEverything = true
        context.invalidateDataSourceCounts = true
        layout.invalidateLayout(with: context)
    }

    func layoutChanged(_ context: UICollectionViewLayoutInvalidationContext) {
        setNeedsLayout()
        let adjustment = context.contentOffsetAdjustment
        if adjustment != .zero { view.keepSeen(growthBefore: CGVector(dx: adjustment.x, dy: adjustment.y)) }
    }

    func setNeedsLayout() {
        needsLayout = true
        view.setNeedsLayout()
    }

    /// The elements, updated for the present offset; those of before while the view is being laid out (T155).
    var upToDate: CollectionElements {
        if needsLayout, !isLayingOut, !view.isInLayout { layOut() }
        return self
    }

    func prepare() {
        layout.prepareIfNeeded()
        let size = layout.collectionViewContentSize
        if view.contentSize != size { view.contentSize = size }
    }

    func attributes(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
        prepare()
        return layout.seenElements(in: rect) ?? []
    }

    // MARK: Layout

    func layOut() {
        guard !isLayingOut else { return }
        isLayingOut = true
        defer { isLayingOut = false }
        view.backgroundView?.frame = view.bounds
        needsLayout = false
        UIView.performWithoutAnimation {
            // Measured sizes may bring other elements into sight.
            for _ in 0..<ListConstants.sizingPasses where !showSeen() {}
        }
        announce()
        guard boundsAreChanging else { return }
        boundsAreChanging = false
        layout.finalizeAnimatedBoundsChange()
    }

    /// Shows the visible elements. Returns false if the layout changed during that.
    private func showSeen() -> Bool {
        prepare()
        let anchor = hasEstimates ? anchor : nil
        var shown: Set<IndexPath> = []
        var kept: Set<Supplement> = []
        var order: [CollectionOrder.Element] = []
        placeScrollViews()
        var isSettled = true
        hasEstimates = false
        for attributes in seenAttributes where !attributes.isHidden {
            let element: UICollectionReusableView?
            if let kind = attributes.representedElementKind {
                kept.insert(Supplement(kind: kind, path: attributes.indexPath))
                element = showSupplement(attributes, kind)
            } else {
                element = show(attributes)
                if element != nil { shown.insert(attributes.indexPath) }
            }
            guard let element else { continue }
            order.append(.init(element, attributes))
            if attributes.isEstimated { hasEstimates = true }
            if attributes.zIndex != 0 { needsArranging = true }
            if measure(element, attributes) { isSettled = false }
        }
        for (path, cell) in cells.filter({ !shown.contains($0.key) }).inOrder { recycle(cell, at: path) }
        for (key, old) in supplements.filter({ !kept.contains($0.key) }).inOrder {
            supplements[key] = nil
            recycle(old)
            ended(key, old)
        }
        if needsArranging {
            CollectionOrder.arrange(order, scrollViews, in: view)
            needsArranging = false
        }
        if !isSettled { keepInPlace(anchor) }
        return isSettled
    }

    /// The attributes of the visible elements, from the layout. A moved item is at the finger.
    private var seenAttributes: [UICollectionViewLayoutAttributes] {
        let seen = attributes(in: view.bounds)
        return view.hasMovement && view.movement.order != nil ? seen.map(view.movement.place) : seen
    }

    private func show(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewCell? {
        let path = attributes.indexPath
        guard counts.indices.contains(path.section), path.item < counts[path.section], let source = view.dataSource
        else { return nil }
        if let cell = cells[path] {
            apply(attributes, to: cell)
            return cell
        }
        // T107: fonts of text styles have the size for the collection's traits.
        let data = view.hasMovement ? view.movement.dataPath(of: path) : path
        let cell = reuse.asking(for: attributes) {
            view.traitCollection.asCurrent { source.collectionView(view, cellForItemAt: data) }
        }
        cells[path] = cell
        places[ObjectIdentifier(cell)] = path
        cell.isHidden = false
        cell.sideMargin = SideMargin.inWidth(view.bounds.width)
        needsArranging = true
        apply(attributes, to: cell)
        cell.showSelected(view.selection.looksSelected(data), animated: false)
        cell.showHighlighted(view.selection.isHighlighted(data), animated: false)
        if view.hasDragDelegate || view.hasDropDelegate { view.dragging.prepare(cell, at: data) }
        cell.isEditing = view.isEditing
        view.collectionDelegate?.collectionView(view, willDisplay: cell, forItemAt: path)
        return cell
    }

    private func showSupplement(
        _ attributes: UICollectionViewLayoutAttributes, _ kind: String
    ) -> UICollectionReusableView? {
        let key = Supplement(kind: kind, path: attributes.indexPath)
        if let shown = supplements[key] {
            apply(attributes, to: shown)
            return shown
        }
        let answer = reuse.asking(for: attributes) {
            view.traitCollection.asCurrent { makeSupplement(attributes, kind) }
        }
        guard let made = answer else { return nil }
        supplements[key] = made
        made.isHidden = false
        (made as? UICollectionViewCell)?.sideMargin = SideMargin.inWidth(view.bounds.width)
        needsArranging = true
        apply(attributes, to: made)
        if isSupplementary(key) {
            view.collectionDelegate?.collectionView(
                view, willDisplaySupplementaryView: made, forElementKind: kind, at: key.path)
        }
        return made
    }

    /// T131: whether the delegate is told of it; decorations belong to the layout.
    private func isSupplementary(_ key: Supplement) -> Bool {
        layout.decorations[key.kind] == nil && layout.decorationNibs[key.kind] == nil && key.kind != ListBackground.kind
    }

    /// T131: it is no longer shown.
    func ended(_ key: Supplement, _ element: UICollectionReusableView) {
        guard isSupplementary(key) else { return }
        view.collectionDelegate?.collectionView(
            view, didEndDisplayingSupplementaryView: element, forElementOfKind: key.kind, at: key.path)
    }

    private func makeSupplement(
        _ attributes: UICollectionViewLayoutAttributes, _ kind: String
    ) -> UICollectionReusableView? {
        if attributes.isDecoration {
            if let nib = layout.decorationNibs[kind] { return reuse.dequeueDecoration(nib, kind) }
            let type = layout.decorations[kind] ?? (kind == ListBackground.kind ? ListBackground.self : nil)
            guard let type else {
                brokenRule("No class is registered with the layout for decorations of the kind \"\(kind)\".")
            }
            return reuse.dequeueDecoration(type, kind)
        }
        return view.dataSource?.collectionView(
            view, viewForSupplementaryElementOfKind: kind, at: attributes.indexPath)
    }

    func apply(_ attributes: UICollectionViewLayoutAttributes, to element: UICollectionReusableView) {
        let container = container(of: attributes)
        if element.superview !== container {
            container.addSubview(element)
            // Its content follows the collection's traits before it is measured.
            element.updateTraitsIfNeeded()
        }
        guard !view.isSwiped(element) else { return }
        element.apply(attributes)
        if !CATransform3DEqualToTransform(element.transform3D, attributes.transform3D) {
            element.transform3D = attributes.transform3D
        }
        let frame = container === view ? attributes.frame : container.convert(attributes.frame, from: view)
        if CATransform3DIsIdentity(attributes.transform3D) {
            if element.frame != frame { element.frame = frame }
        } else {
            element.bounds.size = frame.size
            element.center = CGPoint(x: frame.midX, y: frame.midY)
        }
        if element.alpha != attributes.alpha { element.alpha = attributes.alpha }
        (element as? UICollectionViewListCell)?.showList(listPlace(of: attributes))
    }

    /// T113: shown rows have the margin of the collection's new width, and are measured again if it is another one.
    func widthChanged(from old: CGFloat) {
        let margin = SideMargin.inWidth(view.bounds.width)
        guard margin != SideMargin.inWidth(old) else { return }
        for case let cell as UICollectionViewCell in Array(cells.values) + Array(supplements.values) {
            cell.sideMargin = margin
            cell.setMeasured(for: nil)
        }
    }

    func supplementary(_ kind: String, _ path: IndexPath) -> UICollectionReusableView? {
        supplements[Supplement(kind: kind, path: path)]
    }

    func path(of cell: UICollectionViewCell) -> IndexPath? { places[ObjectIdentifier(cell)] }
}
