// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// A view's own settings for focus.
struct ViewFocus {
    /// `nil` until it was set; then the effect, which may be none.
    var effect: UIFocusEffect??
    var groupIdentifier: String?
    var groupPriority = UIFocusGroupPriority.ignored
}

extension UIView {
    /// Whether the view has focus. Costs nothing while nothing has focus.
    var hasFocus: Bool { windowStorage?.windowScene?.focusStorage?.focusedItem === self }
}

extension UIFocusEnvironment {
    // The work of the classes' overridable members.

    func setNeedsUpdateOfFocus() { UIFocusSystem.focusSystem(for: self)?.setNeedsUpdate(of: self) }

    func updateFocusIfWaiting() { UIFocusSystem.focusSystem(for: self)?.updateIfNeeded(in: self) }
}
