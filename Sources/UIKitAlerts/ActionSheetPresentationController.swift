// SPDX-License-Identifier: Apache-2.0

import UIKitCore
import UIKitPresentations

/// The presentation of an action sheet: from the bottom in a narrow window, a popover in a wide one (NA8).
final class ActionSheetPresentationController: UIPopoverPresentationController {
    private let dimming = UIDimmingView(frame: .zero)

    override init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
        super.init(presentedViewController: presentedViewController, presenting: presentingViewController)
        adaptsToNarrowWindows = false
        onTouchBeside = { [weak self] in self?.outsideWasTapped() }
    }

    private var sheet: (any ActionSheet)? { presentedViewController as? any ActionSheet }

    /// Whether there is room for a popover.
    var isPopover: Bool {
        decision ?? (sheet?.isShownByHost != true && traitCollection.horizontalSizeClass == .regular)
    }

    /// The decision when the presentation began.
    private var decision: Bool?

    /// For a sheet, only the cards.
    override var presentedView: UIView? { isPopover ? super.presentedView : presentedViewController.view }

    override func presentationTransitionWillBegin() {
        // A sheet from the bottom has neither an arrow nor a background around the cards.
        guard let containerView else { return }
        sheet?.presentationWillBegin(in: containerView.window?.windowScene)
        decision = isPopover
        motion = isPopover ? .fade : .slide
        if isPopover {
            super.presentationTransitionWillBegin()
        } else {
            dimming.frame = containerView.bounds
            dimming.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            // NA26: the host darkens the screen behind its own sheet.
            if sheet?.isShownByHost == true { dimming.backgroundColor = nil }
            dimming.onTap = { [weak self] in self?.outsideWasTapped() }
            containerView.addSubview(dimming)
            presentedView?.autoresizingMask = []
        }
    }

    private func outsideWasTapped() {
        sheet?.cancelByTouch(isPopover: isPopover)
    }

    /// Takes over the source of an earlier presentation of the controller.
    func take(over earlier: UIPopoverPresentationController) {
        delegate = earlier.delegate
        sourceView = earlier.sourceView
        sourceRect = earlier.sourceRect
        barButtonItem = earlier.barButtonItem
        sourceItem = earlier.sourceItem
        permittedArrowDirections = earlier.permittedArrowDirections
        passthroughViews = earlier.passthroughViews
    }

    override var preferredContentSize: CGSize {
        guard let alert = presentedViewController.view as? AlertView else { return super.preferredContentSize }
        return CGSize(width: AlertMetrics.width, height: alert.height(width: AlertMetrics.width))
    }

    override var frameOfPresentedViewInContainerView: CGRect {
        guard !isPopover else { return super.frameOfPresentedViewInContainerView }
        guard let containerView, let alert = presentedView as? AlertView else { return .zero }
        let room = containerView.bounds.inset(by: containerView.safeAreaInsets)
            .insetBy(dx: AlertMetrics.margin, dy: AlertMetrics.margin)
        let width = min(AlertMetrics.sheetWidth, room.width)
        let height = min(alert.height(width: width), room.height)
        return CGRect(
            x: (room.midX - width / 2).rounded(), y: room.maxY - height, width: width, height: height)
    }

    override func dismissalTransitionDidEnd(_ completed: Bool) {
        super.dismissalTransitionDidEnd(completed)
        decision = nil
        dimming.removeFromSuperview()
    }
}
