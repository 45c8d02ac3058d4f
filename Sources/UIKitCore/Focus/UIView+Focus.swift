// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// What a view says about focus, where it says anything.
struct ViewFocus {
    /// `nil` until it was set; then the effect, which may be none.
    var effect: UIFocusEffect??
    var groupIdentifier: String?
    var groupPriority = UIFocusGroupPriority.ignored
}

extension UIView {
    /// Whether the view has focus; costs nothing where nothing has.
    var hasFocus: Bool { windowStorage?.windowScene?.focusStorage?.focusedItem === self }
}

extension UIFocusEnvironment {
    // What the overridable members of the classes do.

    func setNeedsUpdateOfFocus() { UIFocusSystem.focusSystem(for: self)?.setNeedsUpdate(of: self) }

    func updateFocusIfWaiting() { UIFocusSystem.focusSystem(for: self)?.updateIfNeeded(in: self) }
}
