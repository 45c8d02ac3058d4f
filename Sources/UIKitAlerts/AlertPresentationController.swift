// SPDX-License-Identifier: Apache-2.0

import UIKitCore

/// The presentation of an alert: in the middle of the room above the keyboard, over a dimmed screen (NA3).
final class AlertPresentationController: UIPresentationController {
    private let dimming = UIDimmingView(frame: .zero)

    override func presentationTransitionWillBegin() {
        super.presentationTransitionWillBegin()
        motion = .shrink
        guard let containerView else { return }
        dimming.frame = containerView.bounds
        dimming.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        // NA4: a touch beside an alert has no effect but an entry in the trace.
        dimming.onTap = { [weak self] in self?.presentedViewController.noteContainment(.keptByTouchBeside, by: nil) }
        containerView.addSubview(dimming)
        presentedView?.autoresizingMask = []
        // Once requested, the guide makes the container lay out when the keyboard moves.
        _ = containerView.keyboardLayoutGuide
    }

    override var frameOfPresentedViewInContainerView: CGRect {
        guard let containerView, let alert = presentedView as? AlertView else { return .zero }
        let safe = containerView.bounds.inset(by: containerView.safeAreaInsets)
        let bottom = min(safe.maxY, containerView.keyboardLayoutGuide.layoutFrame.minY)
        let room = CGRect(x: safe.minX, y: safe.minY, width: safe.width, height: max(0, bottom - safe.minY))
            .insetBy(dx: AlertMetrics.margin, dy: AlertMetrics.margin)
        let width = min(AlertMetrics.width, room.width)
        let height = min(alert.height(width: width), room.height)
        return CGRect(
            x: (room.midX - width / 2).rounded(), y: (room.midY - height / 2).rounded(), width: width, height: height)
    }

    override func containerViewWillLayoutSubviews() {
        super.containerViewWillLayoutSubviews()
        presentedView?.frame = frameOfPresentedViewInContainerView
    }

    override func dismissalTransitionDidEnd(_ completed: Bool) {
        super.dismissalTransitionDidEnd(completed)
        dimming.removeFromSuperview()
    }
}
