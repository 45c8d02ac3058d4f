// SPDX-License-Identifier: Apache-2.0

import UIKitCore

/// The controller of an action sheet, for its presentation.
@MainActor
protocol ActionSheet: UIViewController {
    /// Whether the host shows its own sheet instead of the controller's view.
    var isShownByHost: Bool { get }

    /// The presentation begins in a scene.
    func presentationWillBegin(in scene: UIWindowScene?)

    /// A touch beside the sheet.
    func cancelByTouch(isPopover: Bool)
}

extension ActionSheet {
    var isShownByHost: Bool { false }

    func presentationWillBegin(in scene: UIWindowScene?) {}
}

/// Presents an action sheet.
final class ActionSheetPresenting: NSObject, UIViewControllerTransitioningDelegate {
    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
        ActionSheetPresentationController(presentedViewController: presented, presenting: presenting)
    }
}
