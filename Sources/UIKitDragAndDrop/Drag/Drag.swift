// SPDX-License-Identifier: Apache-2.0

import EventTrace
import Foundation
import UIKitCore

/// A drag in progress, from a view or from outside: the drop interaction under it, and the effect of a drop there.
///
///     over nothing <--(the view under it changes)--> over an interaction that handles it
///                        --(drop where the proposal takes items)--> landing --> over
///                        --(drop elsewhere, cancellation)--> over
@MainActor
final class Drag {
    /// Seconds that items need to fly to their places (a choice).
    static let landing: TimeInterval = 0.3

    let dragged: DraggedItems
    let drop: DropSession
    /// `nil` for a drag from outside.
    let session: DragSession?
    private unowned let center: DragCenter
    private(set) weak var target: UIDropInteraction?
    private(set) var operation = UIDropOperation.cancel
    /// The interactions' answers whether they handle the drag.
    private var answers: [ObjectIdentifier: Bool] = [:]
    /// The interactions that the drag entered. They will get its end.
    private var hearers: [UIDropInteraction] = []
    private let springs = SpringLoading()
    private let edges = EdgeScrolling()
    private(set) var isOver = false

    init(_ dragged: DraggedItems, from session: DragSession?, _ center: DragCenter) {
        self.dragged = dragged
        self.session = session
        self.center = center
        drop = DropSession(dragged, from: session)
    }

    /// The drag is at a point of a scene now (points).
    func move(to point: CGPoint, in scene: UIWindowScene) {
        dragged.location = point
        dragged.scene = scene
        let view = scene.view(at: point)
        scrollEdges(under: view, at: point, in: scene)
        springs.update(under: view, drop)
        enter(handler(from: view))
        guard let target else {
            operation = .cancel
            return
        }
        let proposal =
            target.delegate?.dropInteraction(target, sessionDidUpdate: drop) ?? UIDropProposal(operation: .cancel)
        // X13, X34: a move that the drag does not allow takes nothing.
        operation = proposal.operation == .move && !dragged.allowsMove ? .forbidden : proposal.operation
        refusal = operation == proposal.operation ? .dropRefused : .moveNotAllowed
    }

    /// X38: near an edge, a scrollable view scrolls, and other content comes under the drag.
    private func scrollEdges(under view: UIView?, at point: CGPoint, in scene: UIWindowScene) {
        guard let view, let window = view.window else { return edges.end() }
        edges.didScroll = { [weak self, weak scene] in
            guard let self, let scene, !isOver else { return }
            move(to: dragged.location, in: scene)
        }
        edges.update(over: view, at: view.convert(window.convert(point, from: nil), from: nil))
    }

    /// Why a drop would take nothing.
    private var refusal = DragNote.Step.dropRefused

    func itemsChanged() { answers = [:] }

    // MARK: Places

    /// X30: the innermost view whose interaction handles the drag.
    private func handler(from view: UIView?) -> UIDropInteraction? {
        var view = view
        while let candidate = view {
            for interaction in candidate.interactions {
                if let interaction = interaction as? UIDropInteraction, handles(interaction) { return interaction }
            }
            view = candidate.superview
        }
        return nil
    }

    private func handles(_ interaction: UIDropInteraction) -> Bool {
        if let known = answers[ObjectIdentifier(interaction)] { return known }
        guard let delegate = interaction.delegate, !center.isBusy(interaction, besides: self) else { return false }
        let answer = delegate.dropInteraction(interaction, canHandle: drop)
        answers[ObjectIdentifier(interaction)] = answer
        if !answer { note(.notHandled, interaction.view) }
        return answer
    }

    private func enter(_ interaction: UIDropInteraction?) {
        guard interaction !== target else { return }
        leave()
        guard let interaction else { return }
        target = interaction
        if !hearers.contains(where: { $0 === interaction }) { hearers.append(interaction) }
        note(.entered, interaction.view)
        interaction.delegate?.dropInteraction(interaction, sessionDidEnter: drop)
    }

    private func leave() {
        guard let old = target else { return }
        target = nil
        note(.left, old.view)
        old.delegate?.dropInteraction(old, sessionDidExit: drop)
    }

    // MARK: End

    /// Drops the items at the present point. Returns the operation of the receiver. Call `finish()` when the animations are over.
    func performDrop() -> UIDropOperation {
        springs.end()
        edges.end()
        guard let target, operation.takesItems else {
            if let target { note(refusal, target.view) }
            leave()
            return operation == .forbidden ? .forbidden : .cancel
        }
        note(.dropped, target.view)
        target.delegate?.dropInteraction(target, performDrop: drop)
        return operation
    }

    /// Ends without a drop.
    func cancel() {
        springs.end()
        edges.end()
        leave()
        operation = .cancel
    }

    /// The animations are over.
    func finish() {
        guard !isOver else { return }
        isOver = true
        if let target, operation.takesItems { target.delegate?.dropInteraction(target, concludeDrop: drop) }
        for hearer in hearers { hearer.delegate?.dropInteraction(hearer, sessionDidEnd: drop) }
        center.forget(self)
    }

    private func note(_ step: DragNote.Step, _ view: UIView?) {
        guard let view else { return }
        view.note(step, items: dragged.items.count)
    }
}

extension UIView {
    /// Writes a decision about a drag to the trace, if there is one.
    func note(_ step: DragNote.Step, items: Int) {
        let application = windowApplication
        guard application.isTracing else { return }
        application.record(.drag(DragNote(view: application.subject(of: self), step: step, items: items)))
    }
}
