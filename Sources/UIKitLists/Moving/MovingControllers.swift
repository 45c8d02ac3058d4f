// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKitCore

/// Finds out whether a collection's controller moves items in its data: whether its class overrides the method for it.
@MainActor
enum MovingControllers {
    private static let table = OverrideTable(base: UICollectionViewController.self, plain: PlainProbe.self)
    private static let slot = table.slot(overriddenBy: MoveProbe.self)
    private static var known: [ObjectIdentifier: Bool] = [:]

    static func contains(_ type: UICollectionViewController.Type) -> Bool {
        if let isKnown = known[ObjectIdentifier(type)] { return isKnown }
        let isMoving = table.overrides(slot, in: type)
        known[ObjectIdentifier(type)] = isMoving
        return isMoving
    }

    private final class PlainProbe: UICollectionViewController {}
    private final class MoveProbe: UICollectionViewController {
        override func collectionView(
            _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
            to destinationIndexPath: IndexPath
        ) {}
    }
}
