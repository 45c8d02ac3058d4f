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
        let old = cells.mapValues(Look.init)
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
        let ends = cells.inOrder.map { (path: $0.key, cell: $0.value, look: Look($0.value)) }
        UIView.performWithoutAnimation {
            for (path, cell, _) in ends {
                if let look = old[path] {
                    look.show(in: cell)
                } else if let first = layout.initialLayoutAttributesForAppearingItem(at: path) {
                    place(cell, first)
                }
            }
        }
        UIView.animate(
            withDuration: ListConstants.updateDuration, delay: 0, options: .allowUserInteraction,
            animations: { [self] in
                for (_, cell, look) in ends { look.show(in: cell) }
                for (number, item) in gone.enumerated() {
                    if let last = finals[number] { place(item.cell, last) } else { item.cell.alpha = 0 }
                }
                layout.finalizeCollectionViewUpdates()
            },
            completion: { [self] isFinished in
                for (_, cell) in gone {
                    cell.transform = .identity
                    recycle(cell)
                }
                completion?(isFinished)
            })
    }

    /// Where a cell is, and how it looks.
    private struct Look {
        let size: CGSize
        let center: CGPoint
        let transform: CGAffineTransform
        let alpha: CGFloat

        @MainActor
        init(_ cell: UICollectionViewCell) {
            (size, center, transform, alpha) = (cell.bounds.size, cell.center, cell.transform, cell.alpha)
        }

        @MainActor
        func show(in cell: UICollectionViewCell) {
            cell.bounds.size = size
            cell.center = center
            cell.transform = transform
            cell.alpha = alpha
        }
    }

    private func place(_ cell: UICollectionViewCell, _ attributes: UICollectionViewLayoutAttributes) {
        let frame =
            cell.superview.map { $0 === view ? attributes.frame : $0.convert(attributes.frame, from: view) }
            ?? attributes.frame
        cell.bounds.size = frame.size
        cell.center = CGPoint(x: frame.midX, y: frame.midY)
        cell.transform = attributes.transform
        cell.alpha = attributes.alpha
    }
}
