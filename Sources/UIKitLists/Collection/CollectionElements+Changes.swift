// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKitCore

// Items that come, go and move.
extension CollectionElements {
    /// The items after an update; cells go with their items. Returns those that go, which are seen until they are gone.
    func take(
        _ counts: [Int], _ place: (IndexPath) -> IndexPath?
    ) -> [(path: IndexPath, cell: UICollectionViewCell)] {
        let old = cells
        var gone: [(path: IndexPath, cell: UICollectionViewCell)] = []
        cells = [:]
        view.closeSwipes(animated: false)
        for (path, cell) in old.inOrder {
            if let new = place(path) {
                cells[new] = cell
                places[ObjectIdentifier(cell)] = new
                cell.moveMeasured(to: new)
            } else {
                places[ObjectIdentifier(cell)] = nil
                gone.append((path, cell))
                view.collectionDelegate?.collectionView(view, didEndDisplaying: cell, forItemAt: path)
            }
        }
        for (_, old) in supplements.inOrder { recycle(old) }
        supplements = [:]
        prefetching.removeAll()
        countsStorage = counts
        layout.itemsMoved(place)
        let context = UICollectionViewLayoutInvalidationContext()
        context.invalidateDataSourceCounts = true
        layout.invalidateLayout(with: context)
        return gone
    }

    /// Items that stay go to their new places; new ones appear, and old ones disappear as the layout says (T105).
    func animateChanges(
        _ update: ListUpdate, _ gone: [(path: IndexPath, cell: UICollectionViewCell)], _ completion: ((Bool) -> Void)?
    ) {
        let old = cells.mapValues { ElementLook(of: $0, in: view) }
        prepare()
        layout.prepare(forCollectionViewUpdates: update.items)
        let isAnimated = view.window != nil && UIView.areAnimationsEnabled
        let finals = gone.map { layout.finalLayoutAttributesForDisappearingItem(at: $0.path) }
        layOut()
        guard isAnimated else {
            for (_, cell) in gone { recycle(cell) }
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
        for (item, last) in zip(gone, finals) {
            let start = ElementLook(of: item.cell, in: view)
            motion.addLeaving(item.cell, from: start, to: last.map(ElementLook.init) ?? start.faded)
        }
        motion.run(alongside: layout.finalizeCollectionViewUpdates, completion: completion)
    }
}
