// SPDX-License-Identifier: Apache-2.0

import EventTrace
import Foundation
import UIKitCore

/// Lets a view's content be dragged out of it.
@preconcurrency @MainActor
open class UIDragInteraction: NSObject, UIInteraction {
    /// Decides what can be dragged, and gets the drag's events. Held weakly.
    open private(set) weak var delegate: (any UIDragInteractionDelegate)?
    /// The view that the interaction was added to; `nil` before and after.
    open private(set) weak var view: UIView?
    /// Whether other recognizers continue while items are lifted and nothing moves yet.
    open var allowsSimultaneousRecognitionDuringLift = false
    /// True at first: every device can drag here (X8).
    open var isEnabled = UIDragInteraction.isEnabledByDefault { didSet { enableRecognizers() } }
    /// Whether new interactions are enabled; always true (X8).
    open class var isEnabledByDefault: Bool { true }

    private let lift = DragLiftRecognizer(target: nil, action: nil)
    private let adding = DragAddingTapGestureRecognizer(target: nil, action: nil)
    private var gate: DragGate?
    private var run: DragRun?

    /// An interaction of no view yet. The delegate is held weakly; without one nothing is lifted.
    public init(delegate: any UIDragInteractionDelegate) {
        self.delegate = delegate
        super.init()
        // Select keys do not begin drags.
        for recognizer in [lift, adding] { recognizer.allowedPressTypes = [] }
        lift.addTarget(self, action: UIDragInteraction.lifted(_:))
        adding.addTarget(self, action: UIDragInteraction.tapped(_:))
        lift.sharesPress = { [weak self] in self?.sharesPress(with: $0) ?? false }
        let gate = DragGate(self)
        lift.delegate = gate
        adding.delegate = gate
        self.gate = gate
    }

    /// Called before the interaction moves to another view, or to none. Ends a lift in the old view.
    open func willMove(to view: UIView?) {
        guard let old = self.view else { return }
        run?.giveUp()
        run = nil
        old.removeGestureRecognizer(lift)
        old.removeGestureRecognizer(adding)
    }

    /// Called after the interaction moved to a view, or left its view. Attaches the recognizers.
    open func didMove(to view: UIView?) {
        self.view = view
        enableRecognizers()
        view?.addGestureRecognizer(lift)
        view?.addGestureRecognizer(adding)
    }

    private func enableRecognizers() {
        lift.isEnabled = isEnabled
        adding.isEnabled = isEnabled
    }

    /// Cancels the lift. The finger has no effect any more until it lifts.
    func cancelLift() {
        lift.isEnabled = false
        enableRecognizers()
    }

    private func sharesPress(with recognizer: UIGestureRecognizer) -> Bool {
        if allowsSimultaneousRecognitionDuringLift, run?.isDragging != true { return true }
        return recognizer.view?.interactions.contains {
            ($0 as? UIContextMenuInteraction)?.isOpened(by: recognizer) == true
        } ?? false
    }

    // MARK: Recognizers

    /// X3: the delegate is asked when the press has lasted long enough; without items the press continues without a drag.
    fileprivate func shouldLift() -> Bool {
        guard let view, let scene = view.window?.windowScene, let delegate else { return false }
        let dragged = DraggedItems([], in: scene, at: lift.location(inSceneOf: view))
        let session = DragSession(dragged)
        let items = delegate.dragInteraction(self, itemsForBeginning: session)
        guard !items.isEmpty else {
            view.note(.hasNoItems, items: 0)
            return false
        }
        dragged.add(items)
        run = DragRun(session, self, view, scene)
        return true
    }

    fileprivate func shouldAdd() -> Bool {
        guard let view, let scene = view.window?.windowScene else { return false }
        return !DragCenter.of(view.windowApplication).sessions(in: scene).isEmpty
    }

    private func lifted(_ recognizer: DragLiftRecognizer) {
        guard let run, let view else { return }
        let point = recognizer.location(inSceneOf: view)
        switch recognizer.state {
        case .began:
            run.lift()
            // X5: items that a mouse lifts follow it at once.
            if recognizer.isMouse { run.move(to: point, beginsAtOnce: true) }
        case .changed: run.move(to: point, beginsAtOnce: false)
        case .ended:
            self.run = nil
            run.end(at: point)
        default:
            self.run = nil
            run.giveUp()
        }
    }

    /// X20: a tap of another finger adds to the drag.
    private func tapped(_ recognizer: UITapGestureRecognizer) {
        guard let view, let delegate, let scene = view.window?.windowScene else { return }
        let center = DragCenter.of(view.windowApplication)
        let sessions = center.sessions(in: scene)
        let point = recognizer.location(in: view)
        let chosen =
            sessions.count == 1
            ? sessions[0] : delegate.dragInteraction(self, sessionForAddingItems: sessions, withTouchAt: point)
        guard let chosen, let drag = center.drag(of: chosen), let session = drag.session else { return }
        let items = delegate.dragInteraction(self, itemsForAddingTo: session, withTouchAt: point)
        guard !items.isEmpty else { return }
        session.run?.willAdd(items, from: self)
        drag.dragged.add(items)
        drag.itemsChanged()
        view.note(.itemsAdded, items: drag.dragged.items.count)
    }
}

/// A tap that adds items to a drag. It has its own class, so that nobody takes it for an application's.
private final class DragAddingTapGestureRecognizer: UITapGestureRecognizer {}

/// Asks the interaction on behalf of its recognizers.
private final class DragGate: NSObject, UIGestureRecognizerDelegate {
    private weak var interaction: UIDragInteraction?

    init(_ interaction: UIDragInteraction) {
        self.interaction = interaction
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let interaction else { return false }
        return gestureRecognizer is DragLiftRecognizer ? interaction.shouldLift() : true
    }

    /// Taps add items only during a drag; otherwise they have their usual effect.
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        gestureRecognizer is DragLiftRecognizer || interaction?.shouldAdd() == true
    }
}

extension UIGestureRecognizer {
    /// In the coordinates of the scene that a view is in (points).
    func location(inSceneOf view: UIView) -> CGPoint {
        let point = location(in: nil)
        return view.window?.convert(point, to: nil) ?? point
    }
}
