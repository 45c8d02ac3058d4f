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
    private var context: SpringContext?
    private var deadline: EventClock.Deadline?

    func update(under view: UIView?, _ session: DropSession) {
        var view = view
        var found: UISpringLoadedInteraction?
        while let candidate = view, found == nil {
            found = candidate.interactions.lazy.compactMap { $0 as? UISpringLoadedInteraction }.first
            view = candidate.superview
        }
        guard found !== interaction else { return }
        end()
        guard let found, let view = found.view else { return }
        let context = SpringContext(view, session)
        guard found.interactionBehavior.shouldAllow(found, with: context) else { return }
        interaction = found
        self.context = context
        change(to: .possible)
        deadline = view.windowApplication.clock.schedule(after: Self.rest) { [weak self] in self?.rested() }
    }

    private func rested() {
        guard let view = interaction?.view else { return end() }
        change(to: .activating)
        deadline = view.windowApplication.clock.schedule(after: Self.blink) { [weak self] in self?.activate() }
    }

    private func activate() {
        guard let interaction, let context else { return end() }
        change(to: .activated)
        interaction.view?.note(.springLoaded, items: context.session.items.count)
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
