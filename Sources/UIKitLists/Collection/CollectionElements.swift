import EventTrace
import Foundation
import UIKitCore

/// The views that a collection shows: for what the layout says is seen, and no others.
@MainActor
final class CollectionElements {
    unowned let view: UICollectionView
    private(set) var cells: [IndexPath: UICollectionViewCell] = [:]
    private var supplements: [Supplement: UICollectionReusableView] = [:]
    private var places: [ObjectIdentifier: IndexPath] = [:]
    private var countsStorage: [Int]?
    private var needsLayout = true
    private var isLayingOut = false
    private var classes: [String: UICollectionReusableView.Type] = [:]
    private var waiting = ReuseQueue<UICollectionReusableView>()
    /// Under which each view waits.
    private var queueNames: [ObjectIdentifier: String] = [:]

    /// The cell that the data source is to fill in again, in place of a dequeued one.
    private var reconfigured: UICollectionViewCell?

    private struct Supplement: Hashable, Comparable {
        var kind: String
        var path: IndexPath

        static func < (left: Supplement, right: Supplement) -> Bool {
            (left.path, left.kind) < (right.path, right.kind)
        }
    }

    init(_ view: UICollectionView) {
        self.view = view
    }

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
        view.collectionViewLayout.invalidateLayout()
    }

    func reload() {
        view.updates = nil
        view.selection.removeAll()
        recycleAll()
        countsStorage = askCounts()
        let context = UICollectionViewLayoutInvalidationContext()
        context.invalidateEverything = true
        context.invalidateDataSourceCounts = true
        view.collectionViewLayout.invalidateLayout(with: context)
    }

    func layoutChanged(_ context: UICollectionViewLayoutInvalidationContext) { setNeedsLayout() }

    func setNeedsLayout() {
        needsLayout = true
        view.setNeedsLayout()
    }

    /// The elements as they are seen at the present offset.
    var upToDate: CollectionElements {
        if needsLayout, !isLayingOut { layOut() }
        return self
    }

    func prepare() {
        view.collectionViewLayout.prepareIfNeeded()
        let size = view.collectionViewLayout.collectionViewContentSize
        if view.contentSize != size { view.contentSize = size }
    }

    func attributes(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
        prepare()
        return view.collectionViewLayout.layoutAttributesForElements(in: rect) ?? []
    }

    // MARK: Layout

    func layOut() {
        guard !isLayingOut else { return }
        isLayingOut = true
        defer { isLayingOut = false }
        view.backgroundView?.frame = view.bounds
        needsLayout = false
        var shown: Set<IndexPath> = []
        var kept: Set<Supplement> = []
        UIView.performWithoutAnimation {
            for attributes in attributes(in: view.bounds) where !attributes.isHidden {
                if let kind = attributes.representedElementKind {
                    kept.insert(Supplement(kind: kind, path: attributes.indexPath))
                    showSupplement(attributes, kind)
                } else if show(attributes) {
                    shown.insert(attributes.indexPath)
                }
            }
        }
        for (path, cell) in cells.filter({ !shown.contains($0.key) }).inOrder { recycle(cell, at: path) }
        for (key, old) in supplements.filter({ !kept.contains($0.key) }).inOrder {
            supplements[key] = nil
            recycle(old)
        }
    }

    private func show(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
        let path = attributes.indexPath
        guard counts.indices.contains(path.section), path.item < counts[path.section], let source = view.dataSource
        else { return false }
        if let cell = cells[path] {
            apply(attributes, to: cell)
            return true
        }
        let cell = source.collectionView(view, cellForItemAt: path)
        cells[path] = cell
        places[ObjectIdentifier(cell)] = path
        apply(attributes, to: cell)
        insert(cell, after: cells[IndexPath(item: path.item - 1, section: path.section)])
        cell.showSelected(view.selection.looksSelected(path), animated: false)
        cell.showHighlighted(view.selection.isHighlighted(path), animated: false)
        view.collectionDelegate?.collectionView(view, willDisplay: cell, forItemAt: path)
        return true
    }

    /// Items are in front of each other in their order, below supplementary views.
    private func insert(_ cell: UICollectionViewCell, after previous: UICollectionViewCell?) {
        cell.isHidden = false
        if let previous, previous.superview === view {
            view.insertSubview(cell, aboveSubview: previous)
        } else {
            view.insertSubview(cell, at: view.backgroundView == nil ? 0 : 1)
        }
    }

    private func showSupplement(_ attributes: UICollectionViewLayoutAttributes, _ kind: String) {
        let key = Supplement(kind: kind, path: attributes.indexPath)
        if let shown = supplements[key] { return apply(attributes, to: shown) }
        guard let source = view.dataSource else { return }
        let made = source.collectionView(
            view, viewForSupplementaryElementOfKind: kind, at: attributes.indexPath)
        supplements[key] = made
        made.isHidden = false
        apply(attributes, to: made)
        view.addSubview(made)
    }

    private func apply(_ attributes: UICollectionViewLayoutAttributes, to element: UICollectionReusableView) {
        element.apply(attributes)
        if element.transform != attributes.transform { element.transform = attributes.transform }
        if attributes.transform == .identity {
            if element.frame != attributes.frame { element.frame = attributes.frame }
        } else {
            element.bounds.size = attributes.frame.size
            element.center = attributes.center
        }
        if element.alpha != attributes.alpha { element.alpha = attributes.alpha }
    }

    func supplementary(_ kind: String, _ path: IndexPath) -> UICollectionReusableView? {
        supplements[Supplement(kind: kind, path: path)]
    }

    func path(of cell: UICollectionViewCell) -> IndexPath? { places[ObjectIdentifier(cell)] }

    // MARK: Reuse

    func register(_ type: AnyClass?, _ name: String) {
        guard let type else { return classes[name] = nil }
        guard let known = type as? UICollectionReusableView.Type else {
            brokenRule("\(type) is registered with a collection: it has to inherit from UICollectionReusableView.")
        }
        classes[name] = known
    }

    func dequeue(_ name: String, _ identifier: String) -> UICollectionReusableView? {
        if let cell = reconfigured, queueNames[ObjectIdentifier(cell)] == name { return cell }
        if let view = waiting.take(name) {
            view.prepareForReuse()
            return view
        }
        guard let type = classes[name] else { return nil }
        let made = ListClasses.make(type)
        made.reuseIdentifier = identifier
        queueNames[ObjectIdentifier(made)] = name
        return made
    }

    func reconfigure(_ paths: [IndexPath]) {
        for path in paths {
            guard let cell = cells[path], let source = view.dataSource else { continue }
            reconfigured = cell
            let answer = source.collectionView(view, cellForItemAt: path)
            reconfigured = nil
            enforce(
                answer === cell,
                "An item that is reconfigured keeps its cell: the data source has to dequeue it for its path.")
        }
    }

    private func recycle(_ cell: UICollectionViewCell, at path: IndexPath) {
        cells[path] = nil
        places[ObjectIdentifier(cell)] = nil
        recycle(cell)
        view.collectionDelegate?.collectionView(view, didEndDisplaying: cell, forItemAt: path)
    }

    private func recycle(_ element: UICollectionReusableView) {
        if let name = queueNames[ObjectIdentifier(element)] {
            element.isHidden = true
            waiting.put(element, name)
        } else {
            element.removeFromSuperview()
        }
    }

    private func recycleAll() {
        for (path, cell) in cells.inOrder { recycle(cell, at: path) }
        for (_, old) in supplements.inOrder { recycle(old) }
        supplements = [:]
    }

    // MARK: Changes

    /// The items after an update; cells go with their items.
    func take(_ counts: [Int], _ place: (IndexPath) -> IndexPath?) {
        let old = cells
        cells = [:]
        for (path, cell) in old.inOrder {
            if let new = place(path) {
                cells[new] = cell
                places[ObjectIdentifier(cell)] = new
            } else {
                places[ObjectIdentifier(cell)] = nil
                recycle(cell)
                view.collectionDelegate?.collectionView(view, didEndDisplaying: cell, forItemAt: path)
            }
        }
        for (_, old) in supplements.inOrder { recycle(old) }
        supplements = [:]
        countsStorage = counts
        let context = UICollectionViewLayoutInvalidationContext()
        context.invalidateDataSourceCounts = true
        view.collectionViewLayout.invalidateLayout(with: context)
    }

    /// Items that stay go to their new places; new ones appear.
    func animateChanges(_ completion: ((Bool) -> Void)?) {
        let old = cells.mapValues(\.frame)
        layOut()
        guard view.window != nil else {
            completion?(true)
            return
        }
        let ends = cells.inOrder.map { ($0.value, $0.value.frame, $0.value.alpha) }
        UIView.performWithoutAnimation {
            for (path, cell) in cells.inOrder {
                if let start = old[path] { cell.frame = start } else { cell.alpha = 0 }
            }
        }
        UIView.animate(
            withDuration: ListConstants.updateDuration, delay: 0, options: .allowUserInteraction,
            animations: {
                for (cell, frame, alpha) in ends {
                    cell.frame = frame
                    cell.alpha = alpha
                }
            }, completion: completion)
    }
}
