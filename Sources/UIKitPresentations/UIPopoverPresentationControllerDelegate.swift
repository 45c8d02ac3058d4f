// SPDX-License-Identifier: Apache-2.0

import UIKitCore

/// What an adaptive presentation's delegate hears of a popover besides. Every method is optional.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
    /// The popover is about to be shown; not called where it adapted to a sheet.
    func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController)

    /// What is around the popover has another size: it goes to a rectangle of a view, both of which may be changed (points). Not called
    /// for popovers about a bar button.
    func popoverPresentationController(
        _ popoverPresentationController: UIPopoverPresentationController,
        willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>, in view: UnsafeMutablePointer<UIView>)
}

extension UIPopoverPresentationControllerDelegate {
    /// By default nothing is prepared.
    public func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {}

    /// By default the popover goes where its source is in the window of another size (P8).
    public func popoverPresentationController(
        _ popoverPresentationController: UIPopoverPresentationController,
        willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>, in view: UnsafeMutablePointer<UIView>
    ) {}
}
