import CoreGraphics

/// The presentation of page and form sheets (J16): a dimming view, and the presented view in a container with a shadow.
///
///     UITransitionView
///        UIDimmingView          three times the container's size, takes the touches beside the sheet
///        UIDropShadowView
///           the presented controller's view
final class SheetPresentationController: UIPresentationController {
    private let dimming = UIDimmingView(frame: .zero)
    private let shadow = UIDropShadowView(frame: .zero)

    override var presentedView: UIView? { shadow }

    override func presentationTransitionWillBegin() {
        super.presentationTransitionWillBegin()
        guard let containerView, let content = presentedViewController.view else { return }
        shadow.autoresizingMask = []
        dimming.onTap = { [weak self] in self?.userAskedToDismiss() }
        containerView.addSubview(dimming)
        place(in: containerView)
        content.frame = shadow.bounds
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        shadow.layer.cornerRadius = SheetMetrics.cornerRadius
        // The presented view knows nothing of the corners it lies in.
        shadow.clipsToBounds = true
    }

    /// The presented view joins its container when the container joins the window, after `viewWillAppear` (J3).
    override var frameOfPresentedViewInContainerView: CGRect {
        guard let containerView else { return .zero }
        return SheetMetrics.frame(
            of: presentationStyle, in: containerView.bounds.size, safeArea: containerView.safeAreaInsets,
            isWide: containerView.traitCollection.horizontalSizeClass == .regular, preferred: preferredContentSize)
    }

    override func presentedViewWillEnter() {
        if let content = presentedViewController.view, content.superview !== shadow { shadow.addSubview(content) }
    }

    override func containerViewWillLayoutSubviews() {
        super.containerViewWillLayoutSubviews()
        if let containerView { place(in: containerView) }
    }

    private func place(in containerView: UIView) {
        let bounds = containerView.bounds
        dimming.frame = bounds.insetBy(dx: -bounds.width, dy: -bounds.height)
        shadow.frame = frameOfPresentedViewInContainerView
    }

    override func dismissalTransitionDidEnd(_ completed: Bool) {
        super.dismissalTransitionDidEnd(completed)
        if presentedViewController.viewIfLoaded?.superview === shadow {
            presentedViewController.viewIfLoaded?.removeFromSuperview()
        }
        dimming.removeFromSuperview()
    }

    override var printedName: String {
        presentationStyle == .formSheet ? "_UIFormSheetPresentationController" : "_UIPageSheetPresentationController"
    }
}
