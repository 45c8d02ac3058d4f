// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKitCore
import UIKitDragAndDrop

/// A drop in a list: its items, its place and its proposal.
@MainActor
class ListDrop: NSObject {
    let dropped: [ListDropItem]
    let destinationIndexPath: IndexPath?
    let terms: UIDropProposal
    let session: any UIDropSession
    private weak var list: (any DraggedList)?

    init(
        _ items: [ListDropItem], _ destination: IndexPath?, _ proposal: UIDropProposal, _ session: any UIDropSession,
        _ list: any DraggedList
    ) {
        dropped = items
        destinationIndexPath = destination
        terms = proposal
        self.session = session
        self.list = list
    }

    /// The same drop, for a subclass.
    init(_ other: ListDrop) {
        (dropped, destinationIndexPath) = (other.dropped, other.destinationIndexPath)
        (terms, session, list) = (other.terms, other.session, other.list)
    }

    /// T84: the item's picture flies to the element that it became.
    func drop(_ item: UIDragItem, to path: IndexPath) -> any UIDragAnimating {
        list?.dragging.landing[ObjectIdentifier(item)] = path
        return LandingAnimation()
    }
}

/// One item of a drop.
final class ListDropItem: NSObject, UITableViewDropItem, UICollectionViewDropItem {
    let dragItem: UIDragItem
    let sourceIndexPath: IndexPath?

    init(_ item: UIDragItem, from path: IndexPath?) {
        dragItem = item
        sourceIndexPath = path
    }

    var previewSize: CGSize { dragItem.previewSize }
}

/// Runs the animations that accompany the landing of an item.
private final class LandingAnimation: NSObject, UIDragAnimating {
    func addAnimations(_ animations: @escaping () -> Void) {
        UIView.animate(withDuration: ListConstants.updateDuration, animations: animations)
    }

    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
        UIView.animate(
            withDuration: ListConstants.updateDuration, animations: {}, completion: { _ in completion(.end) })
    }
}
