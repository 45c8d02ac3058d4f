// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKitCore

// The collection's members for movements of its items.
extension UICollectionView {
    /// Whether the data source allows an item to move. Without an answer, it does if the application begins the movement itself.
    func mayMove(_ path: IndexPath) -> Bool {
        guard let dataSource else { return false }
        missing.remove(.canMove)
        return dataSource.collectionView(self, canMoveItemAt: path) || missing.contains(.canMove)
    }

    /// The place to which the delegate lets an item move that is over another place.
    func target(of order: MovedOrder, _ proposed: IndexPath) -> IndexPath {
        collectionDelegate?.collectionView(
            self, targetIndexPathForMoveOfItemFromOriginalIndexPath: order.source, atCurrentIndexPath: order.target,
            toProposedIndexPath: proposed) ?? proposed
    }

    /// Follows a finger that moves the item under its first point. The finger keeps its distance from the item's middle.
    func follow(_ recognizer: UIGestureRecognizer, from start: CGPoint, of path: IndexPath?) {
        switch recognizer.state {
        case .began:
            guard let path, let frame = layoutAttributesForItem(at: path)?.frame else { return }
            grasp = CGVector(dx: frame.midX - start.x, dy: frame.midY - start.y)
            beginInteractiveMovementForItem(at: path)
        case .changed:
            let point = recognizer.location(in: self)
            updateInteractiveMovementTargetPosition(CGPoint(x: point.x + grasp.dx, y: point.y + grasp.dy))
        case .ended: endInteractiveMovement()
        case .cancelled, .failed: cancelInteractiveMovement()
        case .possible: break
        }
    }
}

/// Recognizes a finger that rests on an item, if a collection's controller moves items (T118). It has its own class, so that
/// a verdict names it.
final class MoveGestureRecognizer: UILongPressGestureRecognizer {}

/// The gesture by which a collection's controller moves items.
@MainActor
final class StandardMovement: NSObject, UIGestureRecognizerDelegate {
    private unowned let collection: UICollectionView
    let press = MoveGestureRecognizer(target: nil, action: nil)

    init(_ collection: UICollectionView) {
        self.collection = collection
        super.init()
        press.addTarget(self, action: Selector("handle:", StandardMovement.handle(_:)))
        press.delegate = self
        collection.addGestureRecognizer(press)
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        collection.indexPathForItem(at: press.location(in: collection)).map(collection.mayMove) ?? false
    }

    func handle(_ sender: UIGestureRecognizer) {
        let point = press.location(in: collection)
        collection.follow(press, from: point, of: collection.indexPathForItem(at: point))
    }
}
