// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKitCore

// Inserts, deletes and moves items.
extension CollectionElements {
    /// The elements that an update removes, and the looks of the supplementary views before it.
    struct Departure {
        var cells: [(path: IndexPath, cell: UICollectionViewCell)] = []
        var supplements: [(key: Supplement, element: UICollectionReusableView)] = []
        /// Those whose sections stay.
        var kept: [(old: Supplement, new: Supplement, element: UICollectionReusableView)] = []
        /// By their places after the update.
        var looks: [Supplement: ElementLook] = [:]
    }

    /// Applies an update; cells move with their items. Returns the removed elements, which stay visible until they have
    /// disappeared.
    func take(_ counts: [Int], _ update: ListUpdate, _ place: (IndexPath) -> IndexPath?) -> Departure {
        changes += 1
        let old = cells
        var gone = Departure()
        cells = [:]
        view.closeSwipes(animated: false)
        for (path, cell) in old.inOrder {
            if let new = place(path) {
                cells[new] = cell
                places[ObjectIdentifier(cell)] = new
                cell.moveMeasured(to: new)
            } else {
                places[ObjectIdentifier(cell)] = nil
                gone.cells.append((path, cell))
                view.collectionDelegate?.collectionView(view, didEndDisplaying: cell, forItemAt: path)
            }
        }
        // The data source makes them again. They start from the places of the old ones.
        for (key, old) in supplements.inOrder {
            ended(key, old)
            if let section = update.section(after: key.path.section) {
                var new = key
                if !new.path.isEmpty { new.path[0] = section }
                gone.kept.append((key, new, old))
            } else {
                gone.supplements.append((key, old))
            }
        }
        supplements = [:]
        prefetching.removeAll()
        countsStorage = counts
        layout.itemsMoved(place)
        let context = layout.makeContext()
        context.invalidateDataSourceCounts = true
        layout.invalidateLayout(with: context)
        return gone
    }

    /// Remaining items move to their new places. New ones appear and old ones disappear as the layout says (T105).
    func animateChanges(
        _ update: ListUpdate, _ departure: Departure, _ completion: ((Bool) -> Void)?
    ) {
        var gone = departure
        let old = cells.mapValues { ElementLook(of: $0, in: view) }
        prepare()
        layout.prepare(forCollectionViewUpdates: update.items)
        takeSupplements(into: &gone)
        let isAnimated = view.window != nil && UIView.areAnimationsEnabled
        let finals = gone.cells.map { layout.finalLayoutAttributesForDisappearingItem(at: $0.path) }
        let otherFinals = gone.supplements.map { finalAttributes(of: $0.key) }
        layOut()
        guard isAnimated else {
            for (_, cell) in gone.cells { recycle(cell) }
            for (_, element) in gone.supplements { recycle(element) }
            layout.finalizeCollectionViewUpdates()
            completion?(true)
            return
        }
        var motion = ElementMotion(of: self)
        for (path, cell) in cells.inOrder {
            let end = ElementLook(of: cell, in: view)
            let start = old[path] ?? layout.initialLayoutAttributesForAppearingItem(at: path).map(ElementLook.init)
            motion.add(cell, from: start ?? end, to: end)
        }
        for (key, element) in supplements.inOrder {
            let end = ElementLook(of: element, in: view)
            motion.add(
                element, from: gone.looks[key] ?? initialAttributes(of: key).map(ElementLook.init) ?? end, to: end)
        }
        let leaving: [UICollectionReusableView] = gone.cells.map(\.cell) + gone.supplements.map(\.element)
        for (element, last) in zip(leaving, finals + otherFinals) {
            let start = ElementLook(of: element, in: view)
            motion.addLeaving(element, from: start, to: last.map(ElementLook.init) ?? start.faded)
        }
        motion.run(alongside: layout.finalizeCollectionViewUpdates, completion: completion)
    }

    /// The views of sections that stay are made again, and start from their old places. T139: the layout may name others that come and go.
    private func takeSupplements(into gone: inout Departure) {
        var inserted: Set<Supplement> = []
        var deleted: Set<Supplement> = []
        var kinds: Set<String> = []
        for key in gone.kept.map(\.old).sorted() where kinds.insert(key.kind).inserted {
            let isOfLayout = isDecoration(key)
            let new =
                isOfLayout
                ? layout.indexPathsToInsertForDecorationView(ofKind: key.kind)
                : layout.indexPathsToInsertForSupplementaryView(ofKind: key.kind)
            let old =
                isOfLayout
                ? layout.indexPathsToDeleteForDecorationView(ofKind: key.kind)
                : layout.indexPathsToDeleteForSupplementaryView(ofKind: key.kind)
            inserted.formUnion(new.map { Supplement(kind: key.kind, path: $0) })
            deleted.formUnion(old.map { Supplement(kind: key.kind, path: $0) })
        }
        for (old, new, element) in gone.kept {
            if deleted.contains(old) {
                gone.supplements.append((old, element))
            } else {
                if !inserted.contains(new) { gone.looks[new] = ElementLook(of: element, in: view) }
                recycle(element)
            }
        }
        gone.kept = []
    }

    private func initialAttributes(of key: Supplement) -> UICollectionViewLayoutAttributes? {
        isDecoration(key)
            ? layout.initialLayoutAttributesForAppearingDecorationElement(ofKind: key.kind, at: key.path)
            : layout.initialLayoutAttributesForAppearingSupplementaryElement(ofKind: key.kind, at: key.path)
    }

    private func finalAttributes(of key: Supplement) -> UICollectionViewLayoutAttributes? {
        isDecoration(key)
            ? layout.finalLayoutAttributesForDisappearingDecorationElement(ofKind: key.kind, at: key.path)
            : layout.finalLayoutAttributesForDisappearingSupplementaryElement(ofKind: key.kind, at: key.path)
    }

    private func isDecoration(_ key: Supplement) -> Bool {
        layout.decorations[key.kind] != nil || layout.decorationNibs[key.kind] != nil || key.kind == ListBackground.kind
    }
}
