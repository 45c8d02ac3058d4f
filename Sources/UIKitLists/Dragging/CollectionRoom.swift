// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKitCore

extension UICollectionView {
    /// How soon items make room for a drag over the collection (T146).
    public enum ReorderingCadence: Int, Sendable {
        /// At once.
        case immediate
        /// When the drag has rested for a moment.
        case fast
        /// When the drag has rested somewhat longer.
        case slow
    }
}

/// Items of a collection make room for a drag: each takes the place that the layout gives its neighbor.
@MainActor
final class CollectionRoom {
    private unowned let collection: UICollectionView
    private var wanted: Room?
    private var deadline: EventClock.Deadline?

    private struct Room: Equatable {
        let source: IndexPath?
        let gap: IndexPath
    }

    init(_ collection: UICollectionView) {
        self.collection = collection
    }

    /// T146: there is room at another place when the drag has been over it for as long as the cadence says. Items move back at once.
    func make(for source: IndexPath?, at gap: IndexPath?) {
        let room = gap.map { Room(source: source, gap: $0) }
        guard room != wanted else {
            // A layout may have put them back.
            if room != nil, deadline == nil { show() }
            return
        }
        deadline?.cancel()
        deadline = nil
        wanted = room
        let delay = ListConstants.reorderingDelay(collection.reorderingCadence)
        guard room != nil, delay > 0 else { return show() }
        deadline = collection.windowApplication.clock.schedule(after: delay) { [weak self] in
            self?.deadline = nil
            self?.show()
        }
    }

    private func show() {
        let cells = collection.elements.cells.inOrder.compactMap { path, cell in
            collection.layoutAttributesForItem(at: path).map { (path: path, view: cell as UIView, frame: $0.frame) }
        }
        collection.moveAside(wanted?.source, wanted?.gap, cells) { path, frame, steps in
            steps == 0 ? frame : place(of: path, frame, steps)
        }
    }

    /// The neighbor's place. At a section's end, where there is none, as far on as the neighbor before is away.
    private func place(of path: IndexPath, _ frame: CGRect, _ steps: Int) -> CGRect {
        if let next = neighbor(of: path, steps) { return next }
        guard let other = neighbor(of: path, -steps) else { return frame }
        return frame.offsetBy(dx: frame.minX - other.minX, dy: frame.minY - other.minY)
    }

    private func neighbor(of path: IndexPath, _ steps: Int) -> CGRect? {
        let item = path.item + steps
        guard item >= 0, item < collection.numberOfItems(inSection: path.section) else { return nil }
        return collection.layoutAttributesForItem(at: IndexPath(item: item, section: path.section))?.frame
    }
}
