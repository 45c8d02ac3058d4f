// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// A view that a responder of the chain vends, to be shown with the keyboard.
@MainActor
struct VendedView {
    let view: UIView
    /// The controller of the view, if the responder vended a controller.
    let controller: UIInputViewController?
    /// D48: the responder after the view, or after its controller, in the chain while it is shown.
    weak var vendor: UIResponder?

    init(_ view: UIView, from vendor: UIResponder) {
        self.view = view
        controller = nil
        self.vendor = vendor
    }

    init(_ controller: UIInputViewController, from vendor: UIResponder) {
        view = controller.inputView ?? controller.view
        self.controller = controller
        self.vendor = vendor
    }

    /// The height (points) that the view wants in a keyboard of a width; `standard` if it has no wish.
    ///
    /// - Parameter isKeyboard: Whether it is in the keyboard's place. A picker there that became wheels after it was made knows its
    ///   height better than its frame does (D55).
    func height(forWidth width: CGFloat, standard: CGFloat, isKeyboard: Bool) -> CGFloat {
        if let preferred = controller?.preferredContentSize.height, preferred > 0 { return preferred }
        if let input = view as? UIInputView, input.allowsSelfSizing {
            return input.sizeThatFits(CGSize(width: width, height: 0)).height
        }
        if let own = ownHeight(forWidth: width) { return own }
        let height = isKeyboard ? max(view.bounds.height, view.intrinsicContentSize.height) : view.bounds.height
        return height > 0 ? height : standard
    }

    /// D63: whether it is a plain view without size and content, with which an application keeps the keyboard away.
    var isNothing: Bool {
        controller == nil && !(view is UIInputView) && view.translatesAutoresizingMaskIntoConstraints
            && view.bounds.height <= 0 && view.intrinsicContentSize.height <= 0 && view.subviews.isEmpty
    }

    /// D58: the height of the content, of a view that its autoresizing mask lets grow, or that stands by its constraints.
    func ownHeight(forWidth width: CGFloat) -> CGFloat? {
        let isConstrained = !view.translatesAutoresizingMaskIntoConstraints
        guard isConstrained || view.autoresizingMask.contains(.flexibleHeight) else { return nil }
        let intrinsic = view.intrinsicContentSize.height
        if intrinsic > 0 { return intrinsic }
        guard isConstrained else { return nil }
        let fitting = view.systemLayoutSizeFitting(
            CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        ).height
        return fitting > 0 ? fitting : nil
    }
}

extension UIView {
    /// Whether it is shown with the keyboard, and is as wide as that whatever its constraints say (D62).
    package var isInKeyboardsPlace: Bool { superview is UIInputSetHostView }
}
