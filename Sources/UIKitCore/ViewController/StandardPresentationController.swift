// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// The presentation of the styles that cover everything: the window, or the controller that defines the context.
final class StandardPresentationController: UIPresentationController {
    /// J12: these two styles replace the content that they cover; the over-styles leave it.
    override var shouldRemovePresentersView: Bool {
        presentationStyle == .fullScreen || presentationStyle == .currentContext
    }

    override func containerViewWillLayoutSubviews() {
        super.containerViewWillLayoutSubviews()
        presentedView?.frame = frameOfPresentedViewInContainerView
    }

    override var printedName: String {
        switch presentationStyle {
        case .fullScreen: "_UIFullscreenPresentationController"
        case .overFullScreen: "_UIOverFullscreenPresentationController"
        case .currentContext: "_UICurrentContextPresentationController"
        case .overCurrentContext: "_UIOverCurrentContextPresentationController"
        default: super.printedName
        }
    }
}
