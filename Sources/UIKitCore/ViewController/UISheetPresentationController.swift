// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// The presentation of page and form sheets (J16): a dimming view, and the presented view in a container with a shadow.
///
///     UITransitionView
///        UIDimmingView          three times the container's size, takes the touches beside the sheet
///        UIDropShadowView
///           the presented controller's view
///
/// Heights, the grabber and dragging are above the core, in `UIKitPresentations`.
@preconcurrency @MainActor
open class UISheetPresentationController: UIPresentationController {
    package let dimming = UIDimmingView(frame: .zero)
    package let shadow = UIDropShadowView(frame: .zero)
    /// The behaviour of sheets; `nil` in programs without the module for it.
    package lazy var conduct = PresentationModules.found?.makeConduct(of: self)

    open override var presentedView: UIView? { shadow }

    open override func presentationTransitionWillBegin() {
        super.presentationTransitionWillBegin()
        guard let containerView, let content = presentedViewController.view else { return }
        shadow.autoresizingMask = []
        dimming.onTap = { [weak self] in self?.userAskedToDismiss() }
        containerView.addSubview(dimming)
        place(in: containerView)
        content.frame = shadow.bounds
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        shadow.layer.cornerRadius = SheetMetrics.cornerRadius
        // The presented view does not know the corners around it.
        shadow.clipsToBounds = true
        conduct?.sheetWillEnter(containerView)
    }

    /// The presented view joins its container when the container joins the window, after `viewWillAppear` (J3).
    open override var frameOfPresentedViewInContainerView: CGRect {
        guard let containerView else { return .zero }
        let large = largeFrame(in: containerView)
        return conduct?.frame(in: containerView, large: large) ?? large
    }

    /// The frame of the highest possible sheet, in the container's coordinates.
    private func largeFrame(in containerView: UIView) -> CGRect {
        SheetMetrics.frame(
            of: presentationStyle, in: containerView.bounds.size, safeArea: containerView.safeAreaInsets,
            isWide: containerView.traitCollection.horizontalSizeClass == .regular, preferred: preferredContentSize)
    }

    override func presentedViewWillEnter() {
        guard let content = presentedViewController.view, content.superview !== shadow else { return }
        shadow.insertSubview(content, at: 0)
    }

    open override func containerViewWillLayoutSubviews() {
        super.containerViewWillLayoutSubviews()
        if let containerView { place(in: containerView) }
    }

    private func place(in containerView: UIView) {
        let bounds = containerView.bounds
        dimming.frame = bounds.insetBy(dx: -bounds.width, dy: -bounds.height)
        shadow.frame = frameOfPresentedViewInContainerView
    }

    open override func dismissalTransitionDidEnd(_ completed: Bool) {
        super.dismissalTransitionDidEnd(completed)
        conduct?.sheetDidLeave()
        if presentedViewController.viewIfLoaded?.superview === shadow {
            presentedViewController.viewIfLoaded?.removeFromSuperview()
        }
        dimming.removeFromSuperview()
    }

    override var printedName: String {
        presentationStyle == .formSheet ? "_UIFormSheetPresentationController" : "_UIPageSheetPresentationController"
    }
}
