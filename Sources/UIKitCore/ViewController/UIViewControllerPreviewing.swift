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

/// Something that a hard press would offer below a preview.
@preconcurrency @MainActor
public protocol UIPreviewActionItem: NSObjectProtocol {
    /// What it says.
    var title: String { get }
}

/// An action that a hard press would offer below a preview.
@preconcurrency @MainActor
open class UIPreviewAction: NSObject, UIPreviewActionItem {
    /// What an action is for.
    public enum Style: Int, Sendable {
        case `default` = 0
        case selected = 1
        case destructive = 2
    }

    /// What it says.
    public let title: String
    /// What it is for.
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

/// Follows how hard a view is pressed. No screen's touches count as hard presses (``UITraitCollection/forceTouchCapability``), so that it never begins,
/// as on a device that does not feel them.
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

    /// Where the press would be, in a space (points): its origin.
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
    /// How far the press is from opening what is previewed, 0 to 1.
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
