// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// A view that shows previews when it is pressed hard. No screen asks for them (``UITraitCollection/forceTouchCapability``); context menus show
/// previews here.
@preconcurrency @MainActor
public protocol UIViewControllerPreviewing: NSObjectProtocol {
    /// A recognizer that others may wait for; it never recognizes.
    var previewingGestureRecognizerForFailureRelationship: UIGestureRecognizer { get }
    /// Who would be asked for a controller.
    var delegate: any UIViewControllerPreviewingDelegate { get }
    /// The view that would be pressed.
    var sourceView: UIView { get }
    /// What would stay sharp around the finger, in the view's coordinates (points).
    var sourceRect: CGRect { get set }
}

/// Says what a hard press shows. It is not asked: no screen's touches count as hard presses.
@preconcurrency @MainActor
public protocol UIViewControllerPreviewingDelegate: AnyObject {
    /// The controller to peek at.
    func previewingContext(
        _ previewingContext: any UIViewControllerPreviewing, viewControllerForLocation location: CGPoint
    ) -> UIViewController?
    /// Shows the controller that was peeked at.
    func previewingContext(
        _ previewingContext: any UIViewControllerPreviewing, commit viewControllerToCommit: UIViewController)
}

final class PreviewingContext: NSObject, UIViewControllerPreviewing {
    let previewingGestureRecognizerForFailureRelationship = UIGestureRecognizer()
    unowned let delegate: any UIViewControllerPreviewingDelegate
    unowned let sourceView: UIView
    var sourceRect: CGRect

    init(_ delegate: any UIViewControllerPreviewingDelegate, _ sourceView: UIView) {
        self.delegate = delegate
        self.sourceView = sourceView
        sourceRect = sourceView.bounds
        previewingGestureRecognizerForFailureRelationship.isEnabled = false
    }
}
