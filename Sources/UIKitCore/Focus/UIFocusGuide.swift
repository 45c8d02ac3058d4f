// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// A rectangle to which focus can move as to an item. It leads focus on to the first focusable item that it prefers (H21).
@preconcurrency @MainActor
open class UIFocusGuide: UILayoutGuide {
    /// Whether focus moves here; true at first. Focus always skips a guide that prefers nothing focusable.
    open var isEnabled = true

    private var preferred: [WeakEnvironment] = []

    /// Where focus goes from here, in the order of preference. Held weakly.
    open var preferredFocusEnvironments: [any UIFocusEnvironment]! {
        get { preferred.compactMap(\.environment) }
        set { preferred = (newValue ?? []).map(WeakEnvironment.init) }
    }

    /// The only view preferred, by the name that it had before there were environments.
    open var preferredFocusedView: UIView? {
        get { preferredFocusEnvironments.first as? UIView }
        set { preferredFocusEnvironments = newValue.map { [$0] } ?? [] }
    }
}

/// An environment that is not kept alive.
@MainActor
struct WeakEnvironment {
    weak var environment: (any UIFocusEnvironment)?
}
