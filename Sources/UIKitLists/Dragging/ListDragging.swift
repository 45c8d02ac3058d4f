// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKitCore
import UIKitDragAndDrop

/// Drags elements out of a list and into it, on behalf of the list's delegates (T80–T86), and tells the cells of it (T136, T137).
///
/// If a drag of one element ends in its own list, and the data source moves elements, it is a move: the data source gets it,
/// and the drop delegate does not (T81).
@MainActor
final class ListDragging: NSObject, UIDragInteractionDelegate, UIDropInteractionDelegate {
    private unowned let list: any DraggedList
    private(set) lazy var drag = UIDragInteraction(delegate: self)
    private(set) lazy var drop = UIDropInteraction(delegate: self)
    /// The elements that are dragged, in the order of their items.
    private(set) var sources: [(item: UIDragItem, path: IndexPath)] = []
    private(set) var isDropActive = false
    private var proposal: UIDropProposal?
    private var destination: IndexPath?
    /// The element that moves within the list.
    private var moving: IndexPath?

    init(_ list: any DraggedList) {
        self.list = list
    }

    var isDragActive: Bool { !sources.isEmpty }

    /// A delegate came or went.
    func update() {
        show(drag, list.hasDragDelegate)
        show(drop, list.hasDropDelegate || list.hasDragDelegate)
    }

    private func show(_ interaction: any UIInteraction, _ isWanted: Bool) {
        if isWanted, interaction.view == nil { list.addInteraction(interaction) }
        if !isWanted, interaction.view != nil { list.removeInteraction(interaction) }
    }

    // MARK: Drag

    func dragInteraction(
        _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
    ) -> [UIDragItem] {
        guard let path = list.element(at: session.location(in: list)) else { return [] }
        let items = list.dragItems(for: session, at: path)
        sources = items.map { ($0, path) }
        return items
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession, withTouchAt point: CGPoint
    ) -> [UIDragItem] {
        guard let path = list.element(at: point), !sources.contains(where: { $0.path == path }) else { return [] }
        let items = list.moreItems(for: session, at: path, point)
        // The items may be added to another list's drag.
        if isDragActive {
            sources += items.map { ($0, path) }
            if !items.isEmpty { showDrag() }
        }
        return items
    }

    // MARK: Parts of cells

    private var stage = UICellConfigurationState.DragState.none

    /// T136: the cells that are dragged have another part in it.
    private func showDrag(_ stage: UICellConfigurationState.DragState? = nil) {
        if let stage { self.stage = stage }
        for (path, cell) in list.shownCells { cell.show(dragState(at: path)) }
    }

    private func dragState(at path: IndexPath) -> UICellConfigurationState.DragState {
        sources.contains { $0.path == path } ? stage : .none
    }

    /// T137: cells have another part in a drop.
    private func showDrop() {
        for (path, cell) in list.shownCells { cell.show(dropState(at: path)) }
    }

    private func dropState(at path: IndexPath) -> UICellConfigurationState.DropState {
        guard isDropActive else { return .none }
        return path == entered ? .targeted : .notTargeted
    }

    /// The element into which the items would go.
    private var entered: IndexPath?

    /// A cell is about to be shown: it has the parts of its place.
    func prepare(_ cell: any DraggedCell, at path: IndexPath) {
        guard isDragActive || isDropActive || cell.part.drag != .none || cell.part.drop != .none else { return }
        cell.show(dragState(at: path))
        cell.show(dropState(at: path))
    }

    private func source(of item: UIDragItem) -> IndexPath? { sources.first { $0.item === item }?.path }

    func dragInteraction(
        _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
    ) -> UITargetedDragPreview? {
        guard let path = source(of: item), let view = list.shownView(at: path) else { return nil }
        return UITargetedDragPreview(
            view: view, parameters: list.dragParameters(at: path) ?? UIDragPreviewParameters())
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating,
        session: any UIDragSession
    ) {
        showDrag(.lifting)
        animator.addCompletion { [weak self] position in
            // Put back: no drag begins.
            if position == .start { self?.forgetSources() }
        }
    }

    private func forgetSources() {
        stage = .none
        sources = []
        showDrag()
    }

    func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {
        list.dragWillBegin(session)
        showDrag(.dragging)
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
    ) -> Bool { list.dragAllowsMove(session) }

    func dragInteraction(
        _ interaction: UIDragInteraction, sessionIsRestrictedToDraggingApplication session: any UIDragSession
    ) -> Bool { list.dragIsRestricted(session) }

    func dragInteraction(
        _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
    ) {
        forgetSources()
        list.dragDidEnd(session)
    }

    // MARK: Drop

    func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
        movedElement(session) != nil || list.hasDropDelegate && list.canHandle(session)
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
        isDropActive = true
        showDrop()
        if list.hasDropDelegate { list.dropDidEnter(session) }
    }

    func dropInteraction(
        _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal {
        let destination = list.element(at: session.location(in: list))
        self.destination = destination
        moving = movedElement(session)
        if let moving {
            let target = list.target(forMoving: moving, to: destination ?? moving)
            self.destination = target
            list.makeRoom(for: moving, at: target)
            proposal = UIDropProposal(operation: .move)
            return UIDropProposal(operation: .move)
        }
        let answer = list.dropDidUpdate(session, destination)
        proposal = answer.proposal
        list.makeRoom(for: nil, at: answer.makesRoom ? destination : nil)
        entered =
            answer.isInto && answer.proposal.operation.rawValue > UIDropOperation.forbidden.rawValue ? destination : nil
        showDrop()
        return answer.proposal
    }

    /// T81: the only element of the drag, if it belongs to this list and the list moves it.
    private func movedElement(_ session: any UIDropSession) -> IndexPath? {
        guard session.localDragSession != nil, session.items.count == 1, let item = session.items.first,
            let path = source(of: item), list.canMoveElement(at: path)
        else { return nil }
        return path
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
        leave()
        if list.hasDropDelegate { list.dropDidExit(session) }
    }

    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
        list.makeRoom(for: nil, at: nil)
        guard let moving, let destination else {
            guard let proposal else { return }
            let items = session.items.map { ListDropItem($0, from: source(of: $0)) }
            entered = nil
            showDrop()
            return list.performDrop(ListDrop(items, destination, proposal, session, list))
        }
        if moving != destination { list.moveElement(from: moving, to: destination) }
    }

    func dropInteraction(
        _ interaction: UIDropInteraction, previewForDropping item: UIDragItem,
        withDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview? {
        guard let path = landing[ObjectIdentifier(item)] ?? (moving == nil ? nil : destination) else {
            return defaultPreview
        }
        list.layoutIfNeeded()
        guard let view = list.shownView(at: path) else { return nil }
        return defaultPreview.retargetedPreview(
            with: UIDragPreviewTarget(
                container: list, center: view.superview.map { list.convert(view.center, from: $0) } ?? view.center))
    }

    /// The delegate's places for the items.
    var landing: [ObjectIdentifier: IndexPath] = [:]

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
        leave()
        landing = [:]
        if list.hasDropDelegate { list.dropDidEnd(session) }
    }

    private func leave() {
        isDropActive = false
        moving = nil
        destination = nil
        entered = nil
        showDrop()
        list.makeRoom(for: nil, at: nil)
    }
}
