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
        get { hasOwnSpring }
        set {
            setOwnSpring(newValue) {
                OwnSpring { interaction, _ in
                    guard let button = interaction.view as? UIButton, button.isEnabled else { return }
                    button.sendActions(for: [.touchUpInside, .primaryActionTriggered])
                }
            }
        }
    }
}

extension UISegmentedControl: UISpringLoadedInteractionSupporting {
    /// Whether a drag that rests on a segment chooses it, as a tap does (X27); false at first.
    public var isSpringLoaded: Bool {
        get { hasOwnSpring }
        set {
            setOwnSpring(newValue) {
                let spring = OwnSpring { interaction, context in
                    guard let control = interaction.view as? UISegmentedControl else { return }
                    control.chooseSegment(at: context.location(in: control))
                }
                spring.part = { [weak self] in self?.enabledSegmentView(at: $0) }
                return spring
            }
        }
    }
}

/// The interaction that `isSpringLoaded` makes.
package final class OwnSpring: UISpringLoadedInteraction {}

extension UIView {
    /// Whether `isSpringLoaded` is set.
    package var hasOwnSpring: Bool { interactions.contains { $0 is OwnSpring } }

    /// Adds what `isSpringLoaded` makes, once, or removes it.
    package func setOwnSpring(_ isSpringLoaded: Bool, _ make: () -> OwnSpring) {
        guard isSpringLoaded != hasOwnSpring else { return }
        if isSpringLoaded { return addInteraction(make()) }
        for interaction in interactions where interaction is OwnSpring { removeInteraction(interaction) }
    }
}
