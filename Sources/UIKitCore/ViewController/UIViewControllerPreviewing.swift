// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// A view that shows previews when it is pressed hard. No screen asks for them (``UITraitCollection/forceTouchCapability``); context menus show
/// previews here.
@preconcurrency @MainActor
public protocol UIViewControllerPreviewing: NSObjectProtocol {
    /// A recognizer that others may wait for; it never recognizes.
    var previewingGestureRecognizerForFailureRelationship: UIGestureRecognizer { get }
    /// The delegate that would be asked for a controller.
    var delegate: any UIViewControllerPreviewingDelegate { get }
    /// The view that would be pressed.
    var sourceView: UIView { get }
    /// The area around the finger that would stay sharp, in the view's coordinates (points).
    var sourceRect: CGRect { get set }
}

/// Decides what a hard press shows. Never asked here: no screen's touches count as hard presses.
@preconcurrency @MainActor
public protocol UIViewControllerPreviewingDelegate: AnyObject {
    /// The controller to peek at.
    func previewingContext(
        _ previewingContext: any UIViewControllerPreviewing, viewControllerForLocation location: CGPoint
    ) -> UIViewController?
    /// Shows the previewed controller.
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

/// An item below a preview after a hard press.
@preconcurrency @MainActor
public protocol UIPreviewActionItem: NSObjectProtocol {
    /// What it says.
    var title: String { get }
}

/// An action below a preview after a hard press.
@preconcurrency @MainActor
open class UIPreviewAction: NSObject, UIPreviewActionItem {
    /// The purpose of an action.
    public enum Style: Int, Sendable {
        case `default` = 0
        case selected = 1
        case destructive = 2
    }

    /// What it says.
    public let title: String
    /// The purpose of the action.
    public let style: Style
    /// Performs it.
    open private(set) var handler: (any UIPreviewActionItem, UIViewController) -> Void

    /// An action by its title; the handler gets it and the controller of the preview.
    public init(
        title: String, style: UIPreviewAction.Style, handler: @escaping (UIPreviewAction, UIViewController) -> Void
    ) {
        self.title = title
        self.style = style
        self.handler = { item, controller in
            if let action = item as? UIPreviewAction { handler(action, controller) }
        }
        super.init()
    }
}

/// Follows how hard a view is pressed. It never begins, as on a device that does not feel hard presses: no screen's touches
/// count as such (``UITraitCollection/forceTouchCapability``).
@preconcurrency @MainActor
open class UIPreviewInteraction: NSObject {
    /// The view that would be pressed.
    open private(set) weak var view: UIView?
    /// Would be told.
    open weak var delegate: (any UIPreviewInteractionDelegate)?

    /// Of presses on a view.
    public init(view: UIView) {
        self.view = view
        super.init()
    }

    /// The press's place in a space (points): always its origin.
    open func location(in coordinateSpace: (any UICoordinateSpace)?) -> CGPoint { .zero }

    /// Would end it.
    open func cancel() {}
}

/// Hears how hard a view is pressed.
@preconcurrency @MainActor
public protocol UIPreviewInteractionDelegate: NSObjectProtocol {
    /// Whether it begins.
    func previewInteractionShouldBegin(_ previewInteraction: UIPreviewInteraction) -> Bool
    /// How far the press is from showing a preview, 0 to 1.
    func previewInteraction(
        _ previewInteraction: UIPreviewInteraction, didUpdatePreviewTransition transitionProgress: CGFloat, ended: Bool)
    /// How far the press is from opening the previewed content, 0 to 1.
    func previewInteraction(
        _ previewInteraction: UIPreviewInteraction, didUpdateCommitTransition transitionProgress: CGFloat, ended: Bool)
    /// The press ended before.
    func previewInteractionDidCancel(_ previewInteraction: UIPreviewInteraction)
}

extension UIPreviewInteractionDelegate {
    /// By default it begins.
    public func previewInteractionShouldBegin(_ previewInteraction: UIPreviewInteraction) -> Bool { true }
    /// By default nothing is done.
    public func previewInteraction(
        _ previewInteraction: UIPreviewInteraction, didUpdateCommitTransition transitionProgress: CGFloat, ended: Bool
    ) {}
}
