// SPDX-License-Identifier: Apache-2.0

import EventTrace
import Foundation
import UIKitCore
import UIKitDragAndDrop

/// Moves an item of a collection under a finger (T114 to T118).
///
///     idle --begin (the data source lets the item be moved)--> moving, at its own place
///     moving --update--> the layout says over which place the item is; the items between make room
///     moving --end--> idle; the data source is told once, if the place is another
///            --cancel, other data, another layout--> idle; everything goes back
///
/// During the move, the collection shows its items in another order than the data source has: `order` translates.
@MainActor
final class InteractiveMovement {
    private unowned let collection: UICollectionView
    private(set) var order: MovedOrder?
    private var cell: UICollectionViewCell?
    /// The target of the item's middle, from the visible area's upper left corner (points).
    private var place = CGPoint.zero
    private let edges = EdgeScrolling()

    init(_ collection: UICollectionView) {
        self.collection = collection
        edges.didScroll = { [weak self] in self?.follow() }
    }

    private var elements: CollectionElements { collection.elements }
    private var layout: UICollectionViewLayout { collection.collectionViewLayout }

    /// The target of the item's middle, in the collection's coordinates.
    private var position: CGPoint {
        CGPoint(x: collection.bounds.minX + place.x, y: collection.bounds.minY + place.y)
    }

    // MARK: Beginning

    func begin(at path: IndexPath) -> Bool {
        guard order == nil, collection.updates == nil, let attributes = collection.layoutAttributesForItem(at: path)
        else { return false }
        guard collection.mayMove(path) else {
            collection.selection.note(path, .moved, .moveRefused)
            return false
        }
        collection.closeSwipes(animated: true)
        collection.selection.drop(because: .movedAway)
        order = MovedOrder(source: path, counts: elements.counts)
        cell = elements.cells[path]
        cell?.isReordering = true
        place(at: CGPoint(x: attributes.frame.midX, y: attributes.frame.midY))
        invalidate(from: path, position)
        return true
    }

    private func place(at point: CGPoint) {
        place = CGPoint(x: point.x - collection.bounds.minX, y: point.y - collection.bounds.minY)
    }

    // MARK: Following

    func update(to point: CGPoint) {
        guard order != nil else { return }
        let last = position
        place(at: point)
        follow(from: last)
    }

    private func follow() { follow(from: position) }

    private func follow(from last: CGPoint) {
        guard var order else { return edges.end() }
        edges.update(over: collection, at: position)
        let proposed = layout.targetIndexPath(forInteractivelyMovingItem: order.target, withPosition: position)
        let target = proposed == order.target ? proposed : collection.target(of: order, proposed)
        guard target != order.target, order.allows(target) else { return invalidate(from: order.target, last) }
        let previous = order.target
        order.target = target
        rearrange(to: order) { self.invalidate(from: previous, last) }
    }

    private func invalidate(from previous: IndexPath, _ last: CGPoint) {
        guard let order else { return }
        layout.invalidateLayout(
            with: layout.invalidationContext(
                forInteractivelyMovingItems: [order.target], withTargetPosition: position,
                previousIndexPaths: [previous], previousPosition: last))
    }

    /// Places an element by its attributes; the moving one goes under the finger.
    func place(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
        guard let order, attributes.representedElementKind == nil, attributes.indexPath == order.target else {
            return attributes
        }
        return layout.layoutAttributesForInteractivelyMovingItem(at: order.target, withTargetPosition: position)
    }

    /// The place in the data of the item that is shown at a place.
    func dataPath(of shown: IndexPath) -> IndexPath { order?.dataPath(of: shown) ?? shown }

    // MARK: Ending

    func end() {
        guard let order else { return }
        let context = layout.invalidationContextForEndingInteractiveMovementOfItems(
            toFinalIndexPaths: [order.target], previousIndexPaths: [order.source], movementCancelled: false)
        guard order.target != order.source else { return putBack(context) }
        settle(context)
        collection.moveElement(from: order.source, to: order.target)
    }

    func cancel() {
        guard let order else { return }
        putBack(
            layout.invalidationContextForEndingInteractiveMovementOfItems(
                toFinalIndexPaths: [order.source], previousIndexPaths: [order.target], movementCancelled: true))
    }

    private func putBack(_ context: UICollectionViewLayoutInvalidationContext) {
        let old = elements.looks
        settle(context)
        elements.animate(from: old)
    }

    /// Returns to the data's order; cells stay in place for the moment.
    private func settle(_ context: UICollectionViewLayoutInvalidationContext) {
        edges.end()
        guard var order else { return }
        order.target = order.source
        elements.rearrange(from: self.order ?? order, to: order)
        self.order = nil
        cell?.isReordering = false
        cell = nil
        layout.invalidateLayout(with: context)
    }

    private func rearrange(to new: MovedOrder, _ invalidate: () -> Void) {
        guard let old = order else { return }
        let looks = elements.looks
        elements.rearrange(from: old, to: new)
        order = new
        invalidate()
        elements.animate(from: looks, but: cell)
    }
}

/// The order of items while one of them is moved.
struct MovedOrder {
    /// The item's place in the data.
    let source: IndexPath
    /// Where it is shown.
    var target: IndexPath
    private let counts: [Int]

    /// - Parameter counts: the items of each section, in the data.
    init(source: IndexPath, counts: [Int]) {
        self.source = source
        target = source
        self.counts = counts
    }

    /// The items of each section as they are shown.
    var shownCounts: [Int] {
        var counts = counts
        counts[source.section] -= 1
        counts[target.section] += 1
        return counts
    }

    /// Whether the place exists.
    func allows(_ path: IndexPath) -> Bool {
        guard path.count == 2, counts.indices.contains(path.section), path.item >= 0 else { return false }
        return path.item < counts[path.section] + (path.section == source.section ? 0 : 1)
    }

    func dataPath(of shown: IndexPath) -> IndexPath {
        if shown == target { return source }
        var item = shown.item
        if shown.section == target.section, item > target.item { item -= 1 }
        if shown.section == source.section, item >= source.item { item += 1 }
        return IndexPath(item: item, section: shown.section)
    }

    func shownPath(of data: IndexPath) -> IndexPath {
        if data == source { return target }
        var item = data.item
        if data.section == source.section, item > source.item { item -= 1 }
        if data.section == target.section, item >= target.item { item += 1 }
        return IndexPath(item: item, section: data.section)
    }
}

extension CollectionElements {
    /// The present looks of the cells. They are copies, because places will change.
    var looks: [(cell: UICollectionViewCell, look: ElementLook)] {
        cells.inOrder.map { ($0.value, ElementLook(of: $0.value, in: view)) }
    }

    /// Cells move with their items from one order to another.
    func rearrange(from old: MovedOrder, to new: MovedOrder) {
        let place = { (path: IndexPath) in new.shownPath(of: old.dataPath(of: path)) }
        let before = cells
        cells = [:]
        for (path, cell) in before.inOrder {
            let path = place(path)
            cells[path] = cell
            places[ObjectIdentifier(cell)] = path
            cell.moveMeasured(to: path)
        }
        countsStorage = new.shownCounts
        layout.itemsMoved(place)
    }

    /// Cells move from their old places to the layout's present ones.
    func animate(from old: [(cell: UICollectionViewCell, look: ElementLook)], but moving: UICollectionViewCell? = nil) {
        layOut()
        guard view.window != nil, UIView.areAnimationsEnabled else { return }
        var motion = ElementMotion(of: self)
        for (cell, look) in old where cell !== moving && places[ObjectIdentifier(cell)] != nil {
            motion.add(cell, from: look, to: ElementLook(of: cell, in: view))
        }
        motion.run(alongside: {}, completion: nil)
    }
}
