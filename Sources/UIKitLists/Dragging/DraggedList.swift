// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKitCore
import UIKitDragAndDrop

/// A list (a table or a collection) for its drags and drops: the places of its elements, and the calls to its data source and
/// delegates.
@MainActor
protocol DraggedList: UIScrollView {
    var dragging: ListDragging { get }
    var hasDragDelegate: Bool { get }
    var hasDropDelegate: Bool { get }
    /// The element at a point of the list's coordinates.
    func element(at point: CGPoint) -> IndexPath?
    /// `nil` while the element is not shown.
    func shownView(at path: IndexPath) -> UIView?
    /// The cells that are shown, with their places.
    var shownCells: [(path: IndexPath, cell: any DraggedCell)] { get }

    func dragItems(for session: any UIDragSession, at path: IndexPath) -> [UIDragItem]
    func moreItems(for session: any UIDragSession, at path: IndexPath, _ point: CGPoint) -> [UIDragItem]
    func dragParameters(at path: IndexPath) -> UIDragPreviewParameters?
    func dragWillBegin(_ session: any UIDragSession)
    func dragDidEnd(_ session: any UIDragSession)
    func dragAllowsMove(_ session: any UIDragSession) -> Bool
    func dragIsRestricted(_ session: any UIDragSession) -> Bool

    /// Whether a drag that rests on the element may choose it (T149).
    func shouldSpringLoad(_ path: IndexPath, _ context: any UISpringLoadedInteractionContext) -> Bool

    func canHandle(_ session: any UIDropSession) -> Bool
    func dropDidEnter(_ session: any UIDropSession)
    func dropDidUpdate(_ session: any UIDropSession, _ destination: IndexPath?) -> DropAnswer
    func dropDidExit(_ session: any UIDropSession)
    func dropDidEnd(_ session: any UIDropSession)
    func performDrop(_ drop: ListDrop)

    /// Whether the data source moves the element itself (T81).
    func canMoveElement(at path: IndexPath) -> Bool
    /// The place to which the delegate lets the element move.
    func target(forMoving path: IndexPath, to proposed: IndexPath) -> IndexPath
    func moveElement(from path: IndexPath, to target: IndexPath)
    /// Elements move aside for a drop; without a gap they move back.
    func makeRoom(for source: IndexPath?, at gap: IndexPath?)
}

/// A delegate's answer to a drop over its list.
@MainActor
struct DropAnswer {
    var proposal: UIDropProposal
    /// Whether elements make room (T83).
    var makesRoom = false
    /// Whether the items go into the element (T137).
    var isInto = false
}

/// A cell, for the drags and drops of its list (T136, T137).
@MainActor
protocol DraggedCell: UIView {
    var part: DragPart { get set }
    func setNeedsUpdateConfiguration()
    /// The drag's part changed from another one.
    func tellOfDrag(_ state: UICellConfigurationState.DragState)
    var mayBeUsedWhileDragging: Bool { get }
}

/// A cell's part in drags and drops.
struct DragPart {
    var drag = UICellConfigurationState.DragState.none
    var drop = UICellConfigurationState.DropState.none
    /// Whether the cell took touches before it was dragged; `nil` while it decides by itself.
    var tookTouches: Bool?
}

extension DraggedCell {
    /// T136: the cell is told of another part in a drag; while it is dragged it takes no touches, unless it wants to.
    func show(_ state: UICellConfigurationState.DragState) {
        guard state != part.drag else { return }
        part.drag = state
        if state == .dragging, !mayBeUsedWhileDragging, part.tookTouches == nil {
            part.tookTouches = isUserInteractionEnabled
            isUserInteractionEnabled = false
        } else if state != .dragging, let before = part.tookTouches {
            part.tookTouches = nil
            isUserInteractionEnabled = before
        }
        tellOfDrag(state)
        setNeedsUpdateConfiguration()
    }

    /// T137: the cell has another part in a drop.
    func show(_ state: UICellConfigurationState.DropState) {
        guard state != part.drop else { return }
        part.drop = state
        setNeedsUpdateConfiguration()
    }

    /// Whether the cell takes touches, apart from being dragged.
    var takesTouches: Bool { part.tookTouches ?? isUserInteractionEnabled }
}

extension DraggedList {
    /// Moves the views between a source and a gap by one step towards the source. Without a source, moves the views from the
    /// gap on away.
    ///
    /// - Parameter place: the rectangle of an element, moved by so many steps.
    func moveAside(
        _ source: IndexPath?, _ gap: IndexPath?, _ views: [(path: IndexPath, view: UIView, frame: CGRect)],
        place: (IndexPath, CGRect, Int) -> CGRect
    ) {
        var moved: [(UIView, CGRect)] = []
        for (path, view, frame) in views {
            var steps = 0
            if let gap {
                if let source {
                    if path > source, path <= gap { steps = -1 }
                    if path < source, path >= gap { steps = 1 }
                } else if path.section == gap.section, path >= gap {
                    steps = 1
                }
            }
            let frame = place(path, frame, steps)
            if view.frame != frame { moved.append((view, frame)) }
        }
        guard !moved.isEmpty else { return }
        UIView.animate(withDuration: ListConstants.updateDuration, delay: 0, options: .allowUserInteraction) {
            for (view, frame) in moved { view.frame = frame }
        }
    }
}
