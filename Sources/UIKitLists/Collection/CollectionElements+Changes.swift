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
        let ends = cells.inOrder.map { (path: $0.key, cell: $0.value, look: ElementLook(of: $0.value, in: view)) }
        UIView.performWithoutAnimation {
            for (path, cell, _) in ends {
                if let look = old[path] {
                    look.show(in: cell, of: view)
                } else if let first = layout.initialLayoutAttributesForAppearingItem(at: path) {
                    ElementLook(first).show(in: cell, of: view)
                }
            }
        }
        UIView.animate(
            withDuration: ListConstants.updateDuration, delay: 0, options: .allowUserInteraction,
            animations: { [self] in
                for (_, cell, look) in ends { look.show(in: cell, of: view) }
                for (number, item) in gone.enumerated() {
                    if let last = finals[number] {
                        ElementLook(last).show(in: item.cell, of: view)
                    } else {
                        item.cell.alpha = 0
                    }
                }
                layout.finalizeCollectionViewUpdates()
            },
            completion: { [self] isFinished in
                for (_, cell) in gone {
                    cell.transform3D = CATransform3DIdentity
                    recycle(cell)
                }
                completion?(isFinished)
            })
    }
}
