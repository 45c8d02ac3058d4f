// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKitCore

/// Follows one drag over spring-loaded views, by the application's clock.
///
///     inactive --(the drag comes)--> possible --(0.5 s)--> activating --(0.25 s)--> activated
///         ^--------(the drag leaves, or ends)-----------------+
@MainActor
final class SpringLoading {
    /// Seconds (choices): what devices take is not published.
    static let rest: TimeInterval = 0.5
    static let blink: TimeInterval = 0.25

    private weak var interaction: UISpringLoadedInteraction?
    /// What would be activated: the interaction's view, or a part of it.
    private weak var target: UIView?
    private var context: SpringContext?
    private var deadline: EventClock.Deadline?

    func update(under view: UIView?, _ session: DropSession) {
        let found = Self.spring(under: view, session)
        guard found?.interaction !== interaction || found?.target !== target else { return }
        end()
        guard let found else { return }
        interaction = found.interaction
        target = found.target
        let context = SpringContext(found.target, session)
        // X28: who refuses is asked again when the drag comes anew.
        guard found.interaction.interactionBehavior.shouldAllow(found.interaction, with: context) else { return }
        self.context = context
        change(to: .possible)
        deadline = found.target.windowApplication.clock.schedule(after: Self.rest) { [weak self] in self?.rested() }
    }

    /// The innermost spring under a drag that has something to activate there.
    private static func spring(
        under view: UIView?, _ session: DropSession
    ) -> (interaction: UISpringLoadedInteraction, target: UIView)? {
        for view in sequence(first: view, next: { $0?.superview }) {
            guard let view else { return nil }
            for case let interaction as UISpringLoadedInteraction in view.interactions {
                let target = interaction.part.map { $0(session.location(in: view)) } ?? view
                if let target { return (interaction, target) }
            }
        }
        return nil
    }

    private func rested() {
        guard interaction?.view != nil, let view = target else { return end() }
        change(to: .activating)
        deadline = view.windowApplication.clock.schedule(after: Self.blink) { [weak self] in self?.activate() }
    }

    private func activate() {
        guard let interaction, let context, let target else { return end() }
        change(to: .activated)
        target.note(.springLoaded, items: context.session.items.count)
        interaction.handler(interaction, context)
        interaction.interactionBehavior.interactionDidFinish(interaction)
    }

    /// The drag left the view, or is over.
    func end() {
        deadline?.cancel()
        deadline = nil
        if let context, context.state != .activated {
            change(to: .inactive)
            if let interaction { interaction.interactionBehavior.interactionDidFinish(interaction) }
        }
        context = nil
        interaction = nil
        target = nil
    }

    private func change(to state: UISpringLoadedInteractionEffectState) {
        guard let interaction, let context else { return }
        context.state = state
        interaction.interactionEffect.interaction(interaction, didChangeWith: context)
    }
}

private final class SpringContext: NSObject, UISpringLoadedInteractionContext {
    let session: DropSession
    var state = UISpringLoadedInteractionEffectState.inactive
    weak var targetView: UIView?
    var targetItem: Any?

    init(_ view: UIView, _ session: DropSession) {
        targetView = view
        self.session = session
    }

    func location(in view: UIView?) -> CGPoint {
        guard let view = view ?? targetView?.window else { return session.dragged.location }
        return session.location(in: view)
    }
}
