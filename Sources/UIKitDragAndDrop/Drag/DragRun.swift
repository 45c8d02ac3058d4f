// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKitCore

/// A drag from a view, from the lift to its end: the delegate's calls, and the pictures.
///
///     lifted --(the finger moves 10 points)--> dragging --(lifts over a place that takes it)--> landing
///       |                                          +--(lifts elsewhere, is cancelled)--> flying back
///       +--(lifts, is cancelled)--> put back
@MainActor
final class DragRun {
    /// Points that a finger moves after the lift until the drag begins (a choice).
    static let travel: CGFloat = 10

    private let session: DragSession
    private let interaction: UIDragInteraction
    private let view: UIView
    private let scene: UIWindowScene
    private let overlay: DragOverlay
    private let start: CGPoint
    /// In the order of the items; `nil` for one that is lifted without a picture.
    private var previews: [UITargetedDragPreview?] = []
    private let lifting = DragAnimator()
    private var drag: Drag?

    private var delegate: (any UIDragInteractionDelegate)? { interaction.delegate }
    private var center: DragCenter { .of(view.windowApplication) }
    var isDragging: Bool { drag != nil }

    init(_ session: DragSession, _ interaction: UIDragInteraction, _ view: UIView, _ scene: UIWindowScene) {
        self.session = session
        self.interaction = interaction
        self.view = view
        self.scene = scene
        overlay = DragOverlay(scene)
        start = session.dragged.location
        session.run = self
    }

    // MARK: Lift

    func lift() {
        view.note(.lifted, items: session.items.count)
        previews = session.items.map {
            delegate?.dragInteraction(interaction, previewForLifting: $0, session: session)
        }
        for (item, preview) in zip(session.items, previews) { item.previewSize = preview?.size ?? .zero }
        overlay.show(previews, at: start)
        delegate?.dragInteraction(interaction, willAnimateLiftWith: lifting, session: session)
        UIView.animate(withDuration: 0.2, delay: 0, options: .allowUserInteraction) { [overlay, lifting] in
            overlay.lift()
            lifting.animate()
        }
    }

    private func putBack() {
        view.note(.putBack, items: session.items.count)
        UIView.animate(withDuration: 0.2, delay: 0, options: .allowUserInteraction) { [overlay] in
            overlay.putBack()
        } completion: { [overlay, lifting] _ in
            overlay.remove()
            lifting.complete(at: .start)
        }
    }

    // MARK: Drag

    func move(to point: CGPoint, beginsAtOnce: Bool) {
        if drag == nil {
            guard beginsAtOnce || hypot(point.x - start.x, point.y - start.y) >= Self.travel else { return }
            begin()
        }
        guard let drag else { return }
        drag.move(to: point, in: scene)
        delegate?.dragInteraction(interaction, sessionDidMove: session)
        overlay.move(to: point, items: session.items.count, drag.operation)
    }

    private func begin() {
        // X7: dismisses a menu that the same press opened.
        for interaction in view.interactions { (interaction as? UIContextMenuInteraction)?.dismissMenu() }
        lifting.complete(at: .end)
        view.note(.began, items: session.items.count)
        delegate?.dragInteraction(interaction, sessionWillBegin: session)
        let dragged = session.dragged
        dragged.allowsMove = delegate?.dragInteraction(interaction, sessionAllowsMoveOperation: session) ?? true
        dragged.isRestricted =
            delegate?.dragInteraction(interaction, sessionIsRestrictedToDraggingApplication: session) ?? false
        _ = delegate?.dragInteraction(interaction, prefersFullSizePreviewsFor: session)
        for (place, item) in session.items.enumerated() {
            if let preview = item.previewProvider?() {
                overlay.replace(place, by: preview)
                item.previewSize = preview.targeted.size
            }
        }
        let drag = Drag(dragged, from: session, center)
        center.begin(drag)
        self.drag = drag
    }

    func willAdd(_ items: [UIDragItem], from other: UIDragInteraction) {
        delegate?.dragInteraction(interaction, session: session, willAdd: items, for: other)
    }

    // MARK: End

    func end(at point: CGPoint) {
        guard let drag else { return putBack() }
        drag.move(to: point, in: scene)
        let operation = drag.performDrop()
        operation.takesItems ? land(drag, operation) : flyBack(drag, operation)
    }

    /// The press was cancelled: the drag ends without a drop.
    func giveUp() {
        guard let drag else { return putBack() }
        drag.cancel()
        flyBack(drag, .cancel)
    }

    /// X15: cancels the press, as the system does.
    func escape() { interaction.cancelLift() }

    private func land(_ drag: Drag, _ operation: UIDropOperation) {
        delegate?.dragInteraction(interaction, session: session, willEndWith: operation)
        let target = drag.target
        let preview: @MainActor (Int, UIDragItem) -> UITargetedPreview? = { [self] place, item in
            guard let target, let lifted = lifted(place) else { return nil }
            return target.delegate?.dropInteraction(
                target, previewForDropping: item, withDefault: moved(lifted, to: drag.dragged.location))
        }
        let targets = session.items.enumerated().map { preview($0, $1) }
        for (place, item) in session.items.enumerated() {
            // X44: the picture flies on to another place.
            item.dropPreviewUpdate = { [overlay] in overlay.fly(place, to: preview(place, item)) }
        }
        overlay.land(targets) { [session] place in
            guard let target, session.items.indices.contains(place) else { return nil }
            let animator = DragAnimator()
            target.delegate?.dropInteraction(target, item: session.items[place], willAnimateDropWith: animator)
            return animator
        } then: { [self] in
            for item in session.items { item.dropPreviewUpdate = nil }
            drag.finish()
            didEnd(operation)
            tellOfTransfer(drag.drop)
        }
    }

    /// The preview of an item; items that were added later have none.
    private func lifted(_ place: Int) -> UITargetedDragPreview? {
        previews.indices.contains(place) ? previews[place] : nil
    }

    /// A lifted preview in the place where the finger is.
    private func moved(_ preview: UITargetedDragPreview, to point: CGPoint) -> UITargetedDragPreview {
        guard let window = view.window else { return preview }
        let center = window.convert(point, from: nil)
        return preview.retargetedPreview(with: UIDragPreviewTarget(container: window, center: center))
    }

    private func tellOfTransfer(_ drop: DropSession) {
        let tell: @MainActor () -> Void = { [self] in
            delegate?.dragInteraction(interaction, sessionDidTransferItems: session)
        }
        if drop.isLoaded { tell() } else { drop.didLoad = tell }
    }

    private func flyBack(_ drag: Drag, _ operation: UIDropOperation) {
        view.note(.cancelled, items: session.items.count)
        delegate?.dragInteraction(interaction, session: session, willEndWith: operation)
        let targets = session.items.enumerated().map { place, item -> UITargetedPreview? in
            guard let lifted = lifted(place) else { return nil }
            return delegate?.dragInteraction(interaction, previewForCancelling: item, withDefault: lifted)
        }
        overlay.land(targets) { [self] place in
            guard session.items.indices.contains(place) else { return nil }
            let animator = DragAnimator()
            delegate?.dragInteraction(interaction, item: session.items[place], willAnimateCancelWith: animator)
            return animator
        } then: { [self] in
            drag.finish()
            didEnd(operation)
        }
    }

    private func didEnd(_ operation: UIDropOperation) {
        delegate?.dragInteraction(interaction, session: session, didEndWith: operation)
    }
}
