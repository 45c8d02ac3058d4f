// SPDX-License-Identifier: Apache-2.0

extension UIResponder {
    /// Whether the responder is a view or a controller, and so may be in a window later.
    var hasViewToShow: Bool { self is UIView || self is UIViewController }

    /// Whether the responder is a view in the subtree, or a controller whose view is.
    func isInside(_ view: UIView) -> Bool {
        let own = (self as? UIView) ?? (self as? UIViewController)?.viewIfLoaded
        return own?.isDescendant(of: view) ?? false
    }
}

extension UIView {
    /// D15, D16: makes a first responder in this subtree resign. It is asked first unless forced. True when one resigned.
    @discardableResult
    func resignFirstResponderInside(forced: Bool = true) -> Bool {
        // Editing in a window ends with the window, also in an accessory over the keyboard.
        guard let window = responderWindow, let responder = window.firstResponder,
            responder.isInside(self) || self === window
        else { return false }
        if forced {
            FirstResponderChange.forceResign(responder, in: window)
            return true
        }
        return responder.canResignFirstResponder && responder.resignFirstResponder()
    }
}
