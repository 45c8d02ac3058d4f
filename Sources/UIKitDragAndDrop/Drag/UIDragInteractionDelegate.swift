import Foundation
import UIKitCore

/// Says what can be dragged out of a view, and hears what becomes of it. [The order of the calls](Documentation/DragAndDrop.md): X10–X17.
@preconcurrency @MainActor
public protocol UIDragInteractionDelegate: NSObjectProtocol {
    /// What a drag that is about to be lifted would have; none lets the press be what it else is (X3).
    func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession)
        -> [UIDragItem]
    /// What is lifted; nil shows nothing for the item.
    func dragInteraction(
        _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
    ) -> UITargetedDragPreview?
    func dragInteraction(
        _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating,
        session: any UIDragSession)
    func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession)
    /// Whether a drop in this program may move the items; true unless implemented.
    func dragInteraction(_ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession)
        -> Bool
    func dragInteraction(
        _ interaction: UIDragInteraction, sessionIsRestrictedToDraggingApplication session: any UIDragSession
    ) -> Bool
    /// Previews keep their size here whatever is answered.
    func dragInteraction(_ interaction: UIDragInteraction, prefersFullSizePreviewsFor session: any UIDragSession)
        -> Bool
    func dragInteraction(_ interaction: UIDragInteraction, sessionDidMove session: any UIDragSession)
    func dragInteraction(
        _ interaction: UIDragInteraction, session: any UIDragSession, willEndWith operation: UIDropOperation)
    func dragInteraction(
        _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation)
    /// Whoever took the items has loaded them.
    func dragInteraction(_ interaction: UIDragInteraction, sessionDidTransferItems session: any UIDragSession)
    /// What a tap adds to a drag that is under way (X20).
    func dragInteraction(
        _ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession, withTouchAt point: CGPoint
    ) -> [UIDragItem]
    /// Which of several drags a tap adds to; none adds nothing.
    func dragInteraction(
        _ interaction: UIDragInteraction, sessionForAddingItems sessions: [any UIDragSession],
        withTouchAt point: CGPoint
    ) -> (any UIDragSession)?
    func dragInteraction(
        _ interaction: UIDragInteraction, session: any UIDragSession, willAdd items: [UIDragItem],
        for addingInteraction: UIDragInteraction)
    /// Where an item goes back to; nil lets it fade.
    func dragInteraction(
        _ interaction: UIDragInteraction, previewForCancelling item: UIDragItem,
        withDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview?
    func dragInteraction(
        _ interaction: UIDragInteraction, item: UIDragItem, willAnimateCancelWith animator: any UIDragAnimating)
}

extension UIDragInteractionDelegate {
    public func dragInteraction(
        _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
    ) -> UITargetedDragPreview? { interaction.view.map { UITargetedDragPreview(view: $0) } }
    public func dragInteraction(
        _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating,
        session: any UIDragSession
    ) {}
    public func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {}
    public func dragInteraction(
        _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
    ) -> Bool { true }
    public func dragInteraction(
        _ interaction: UIDragInteraction, sessionIsRestrictedToDraggingApplication session: any UIDragSession
    ) -> Bool { false }
    public func dragInteraction(
        _ interaction: UIDragInteraction, prefersFullSizePreviewsFor session: any UIDragSession
    ) -> Bool { false }
    public func dragInteraction(_ interaction: UIDragInteraction, sessionDidMove session: any UIDragSession) {}
    public func dragInteraction(
        _ interaction: UIDragInteraction, session: any UIDragSession, willEndWith operation: UIDropOperation
    ) {}
    public func dragInteraction(
        _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
    ) {}
    public func dragInteraction(
        _ interaction: UIDragInteraction, sessionDidTransferItems session: any UIDragSession
    ) {}
    public func dragInteraction(
        _ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession, withTouchAt point: CGPoint
    ) -> [UIDragItem] { [] }
    public func dragInteraction(
        _ interaction: UIDragInteraction, sessionForAddingItems sessions: [any UIDragSession],
        withTouchAt point: CGPoint
    ) -> (any UIDragSession)? { sessions.last }
    public func dragInteraction(
        _ interaction: UIDragInteraction, session: any UIDragSession, willAdd items: [UIDragItem],
        for addingInteraction: UIDragInteraction
    ) {}
    public func dragInteraction(
        _ interaction: UIDragInteraction, previewForCancelling item: UIDragItem,
        withDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview? { defaultPreview }
    public func dragInteraction(
        _ interaction: UIDragInteraction, item: UIDragItem, willAnimateCancelWith animator: any UIDragAnimating
    ) {}
}
