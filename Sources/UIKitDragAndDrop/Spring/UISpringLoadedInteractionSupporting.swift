// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKitCore

/// A view that a drag activates when it rests on it.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionSupporting: NSObjectProtocol {
    /// Whether a drag that rests on it activates it (X25).
    var isSpringLoaded: Bool { get set }
}

extension UIButton: UISpringLoadedInteractionSupporting {
    /// Whether a drag that rests on the button has the effect of a tap (X26); false at first.
    public var isSpringLoaded: Bool {
        get { interactions.contains { $0 is ButtonSpring } }
        set {
            guard newValue != isSpringLoaded else { return }
            if newValue {
                addInteraction(
                    ButtonSpring { interaction, _ in
                        guard let button = interaction.view as? UIButton, button.isEnabled else { return }
                        button.sendActions(for: [.touchUpInside, .primaryActionTriggered])
                    })
            } else {
                for interaction in interactions where interaction is ButtonSpring { removeInteraction(interaction) }
            }
        }
    }
}

/// The interaction that `isSpringLoaded` makes.
private final class ButtonSpring: UISpringLoadedInteraction {}
