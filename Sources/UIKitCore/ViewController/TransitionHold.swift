// SPDX-License-Identifier: Apache-2.0

/// Views that take no touches during a transition (J18). Hosts know them, so that nobody touches in vain.
@MainActor
package final class TransitionHold {
    private let views: [UIView]

    /// Views whose touches the application has disabled itself are left unchanged.
    package init(_ views: [UIView]) {
        self.views = views.filter(\.isUserInteractionEnabled)
        for view in self.views { set(view, inTransition: true) }
    }

    package func release() {
        for view in views { set(view, inTransition: false) }
    }

    private func set(_ view: UIView, inTransition: Bool) {
        view.isUserInteractionEnabled = !inTransition
        view.isInTransition = inTransition
    }
}

extension UIView {
    /// Whether hosts are told that the view takes no touches until a transition is over (J18).
    package final var isInTransition: Bool {
        get { extras?.rare?.isInTransition ?? false }
        set {
            guard newValue != isInTransition else { return }
            makeRareExtras().isInTransition = newValue
            markChanged(.appearance)
        }
    }
}
