// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKitCore
import UIKitDragAndDrop

// The collection's members for drags and drops.
extension UICollectionView: DraggedList {
    var hasDragDelegate: Bool { dragDelegate != nil && dragInteractionEnabled }
    var hasDropDelegate: Bool { dropDelegate != nil }

    /// Whether something of the collection is dragged.
    public var hasActiveDrag: Bool { dragging.isDragActive }

    /// Whether a drag that the collection handles is over it.
    public var hasActiveDrop: Bool { dragging.isDropActive }

    func element(at point: CGPoint) -> IndexPath? { indexPathForItem(at: point) }
    func shownView(at path: IndexPath) -> UIView? { elements.cells[path] }
    var shownCells: [(path: IndexPath, cell: any DraggedCell)] { elements.cells.inOrder.map { ($0.key, $0.value) } }

    func dragItems(for session: any UIDragSession, at path: IndexPath) -> [UIDragItem] {
        dragDelegate?.collectionView(self, itemsForBeginning: session, at: path) ?? []
    }

    func moreItems(for session: any UIDragSession, at path: IndexPath, _ point: CGPoint) -> [UIDragItem] {
        dragDelegate?.collectionView(self, itemsForAddingTo: session, at: path, point: point) ?? []
    }

    func dragParameters(at path: IndexPath) -> UIDragPreviewParameters? {
        dragDelegate?.collectionView(self, dragPreviewParametersForItemAt: path)
    }

    func dragWillBegin(_ session: any UIDragSession) {
        dragDelegate?.collectionView(self, dragSessionWillBegin: session)
    }
    func dragDidEnd(_ session: any UIDragSession) { dragDelegate?.collectionView(self, dragSessionDidEnd: session) }

    func dragAllowsMove(_ session: any UIDragSession) -> Bool {
        dragDelegate?.collectionView(self, dragSessionAllowsMoveOperation: session) ?? true
    }

    func dragIsRestricted(_ session: any UIDragSession) -> Bool {
        dragDelegate?.collectionView(self, dragSessionIsRestrictedToDraggingApplication: session) ?? false
    }

    func shouldSpringLoad(_ path: IndexPath, _ context: any UISpringLoadedInteractionContext) -> Bool {
        collectionDelegate?.collectionView(self, shouldSpringLoadItemAt: path, with: context) ?? true
    }

    func canHandle(_ session: any UIDropSession) -> Bool {
        dropDelegate?.collectionView(self, canHandle: session) ?? false
    }
    func dropDidEnter(_ session: any UIDropSession) { dropDelegate?.collectionView(self, dropSessionDidEnter: session) }
    func dropDidExit(_ session: any UIDropSession) { dropDelegate?.collectionView(self, dropSessionDidExit: session) }
    func dropDidEnd(_ session: any UIDropSession) { dropDelegate?.collectionView(self, dropSessionDidEnd: session) }

    func dropDidUpdate(_ session: any UIDropSession, _ destination: IndexPath?) -> DropAnswer {
        let proposal = dropDelegate?.collectionView(
            self, dropSessionDidUpdate: session, withDestinationIndexPath: destination)
        guard let proposal else { return DropAnswer(proposal: UIDropProposal(operation: .cancel)) }
        return DropAnswer(
            proposal: proposal, makesRoom: proposal.makesRoom,
            isInto: proposal.intent == .insertIntoDestinationIndexPath)
    }

    func performDrop(_ drop: ListDrop) { dropDelegate?.collectionView(self, performDropWith: CollectionDrop(drop)) }

    func canMoveElement(at path: IndexPath) -> Bool {
        dataSource?.collectionView(self, canMoveItemAt: path) ?? false
    }

    func target(forMoving path: IndexPath, to proposed: IndexPath) -> IndexPath {
        collectionDelegate?.collectionView(
            self, targetIndexPathForMoveOfItemFromOriginalIndexPath: path, atCurrentIndexPath: path,
            toProposedIndexPath: proposed) ?? proposed
    }

    func moveElement(from path: IndexPath, to target: IndexPath) {
        let changes = elements.changes
        dataSource?.collectionView(self, moveItemAt: path, to: target)
        // If the data source showed its new data itself, it has moved the item already.
        if elements.changes == changes { moveItem(at: path, to: target) }
        selection.note(target, .moved)
    }

    func makeRoom(for source: IndexPath?, at gap: IndexPath?) { room.make(for: source, at: gap) }
}
