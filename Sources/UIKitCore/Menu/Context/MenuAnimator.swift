// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Collects animations and completions of a menu's appearance or disappearance, and runs them.
final class MenuAnimator: NSObject, UIContextMenuInteractionAnimating, UIEditMenuInteractionAnimating {
    private static let duration: TimeInterval = 0.15

    private var animations: [() -> Void] = []
    private var completions: [() -> Void] = []

    func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }

    func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }

    /// Completions run after the animations; without animations, at once.
    func run() {
        guard !animations.isEmpty else { return completions.forEach { $0() } }
        UIView.animate(withDuration: Self.duration) {
            for animation in self.animations { animation() }
        } completion: { _ in
            for completion in self.completions { completion() }
        }
    }
}
