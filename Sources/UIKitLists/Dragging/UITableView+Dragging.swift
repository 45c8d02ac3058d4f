// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKitCore
import UIKitDragAndDrop

// The table's members for drags and drops.
extension UITableView: DraggedList {
    var hasDragDelegate: Bool { dragDelegate != nil && dragInteractionEnabled }
    var hasDropDelegate: Bool { dropDelegate != nil }

    /// Whether something of the table is dragged.
    public var hasActiveDrag: Bool { dragging.isDragActive }

    /// Whether a drag that the table handles is over it.
    public var hasActiveDrop: Bool { dragging.isDropActive }

    func element(at point: CGPoint) -> IndexPath? { indexPathForRow(at: point) }
    func shownView(at path: IndexPath) -> UIView? { rows.shown[path] }
    var shownCells: [(path: IndexPath, cell: any DraggedCell)] { rows.shown.inOrder.map { ($0.key, $0.value) } }

    func dragItems(for session: any UIDragSession, at path: IndexPath) -> [UIDragItem] {
        dragDelegate?.tableView(self, itemsForBeginning: session, at: path) ?? []
    }

    func moreItems(for session: any UIDragSession, at path: IndexPath, _ point: CGPoint) -> [UIDragItem] {
        dragDelegate?.tableView(self, itemsForAddingTo: session, at: path, point: point) ?? []
    }

    func dragParameters(at path: IndexPath) -> UIDragPreviewParameters? {
        dragDelegate?.tableView(self, dragPreviewParametersForRowAt: path)
    }

    func dragWillBegin(_ session: any UIDragSession) { dragDelegate?.tableView(self, dragSessionWillBegin: session) }
    func dragDidEnd(_ session: any UIDragSession) { dragDelegate?.tableView(self, dragSessionDidEnd: session) }

    func dragAllowsMove(_ session: any UIDragSession) -> Bool {
        dragDelegate?.tableView(self, dragSessionAllowsMoveOperation: session) ?? true
    }

    func dragIsRestricted(_ session: any UIDragSession) -> Bool {
        dragDelegate?.tableView(self, dragSessionIsRestrictedToDraggingApplication: session) ?? false
    }

    func shouldSpringLoad(_ path: IndexPath, _ context: any UISpringLoadedInteractionContext) -> Bool {
        tableDelegate?.tableView(self, shouldSpringLoadRowAt: path, with: context) ?? true
    }

    func canHandle(_ session: any UIDropSession) -> Bool { dropDelegate?.tableView(self, canHandle: session) ?? false }
    func dropDidEnter(_ session: any UIDropSession) { dropDelegate?.tableView(self, dropSessionDidEnter: session) }
    func dropDidExit(_ session: any UIDropSession) { dropDelegate?.tableView(self, dropSessionDidExit: session) }
    func dropDidEnd(_ session: any UIDropSession) { dropDelegate?.tableView(self, dropSessionDidEnd: session) }

    func dropDidUpdate(_ session: any UIDropSession, _ destination: IndexPath?) -> DropAnswer {
        let proposal = dropDelegate?.tableView(
            self, dropSessionDidUpdate: session, withDestinationIndexPath: destination)
        guard let proposal else { return DropAnswer(proposal: UIDropProposal(operation: .cancel)) }
        return DropAnswer(
            proposal: proposal, makesRoom: proposal.makesRoom,
            isInto: proposal.intent == .insertIntoDestinationIndexPath)
    }

    func performDrop(_ drop: ListDrop) { dropDelegate?.tableView(self, performDropWith: TableDrop(drop)) }

    func canMoveElement(at path: IndexPath) -> Bool { dataSource?.tableView(self, canMoveRowAt: path) ?? false }

    func target(forMoving path: IndexPath, to proposed: IndexPath) -> IndexPath {
        tableDelegate?.tableView(self, targetIndexPathForMoveFromRowAt: path, toProposedIndexPath: proposed) ?? proposed
    }

    func moveElement(from path: IndexPath, to target: IndexPath) {
        let changes = rows.changes
        dataSource?.tableView(self, moveRowAt: path, to: target)
        // If the data source showed its new data itself, it has moved the row already (T58).
        if rows.changes == changes { moveRow(at: path, to: target) }
        selection.note(target, .moved)
    }

    func makeRoom(for source: IndexPath?, at gap: IndexPath?) {
        let height = source.map { rows.rect(of: $0).height } ?? ListConstants.rowHeight
        moveAside(source, gap, rows.shown.inOrder.map { ($0.key, $0.value, rows.rect(of: $0.key)) }) {
            $1.offsetBy(dx: 0, dy: height * CGFloat($2))
        }
    }
}
