// SPDX-License-Identifier: Apache-2.0

import UIKitCore

/// The presentation of a controller beside its source in a wide window; in a narrow one it adapts to a sheet.
///
/// The rules, P1 to P11, are in `Documentation/Presentations.md`.
@preconcurrency @MainActor
open class UIPopoverPresentationController: UIPresentationController {
    private let backdrop = PopoverBackdropView(frame: .zero)
    private let balloon = PopoverView(frame: .zero)
    private var arrangedSize = CGSize.zero
    private var hasReportedSource = false

    public override init(
        presentedViewController: UIViewController, presenting presentingViewController: UIViewController?
    ) {
        super.init(presentedViewController: presentedViewController, presenting: presentingViewController)
        leavesEditing = true
        motion = .fade
        makeAdaptive = { [weak self] style in
            style == .pageSheet || style == .formSheet ? self?.sheetStorage : nil
        }
    }

    /// The popover's source. A popover without a source is reported, and appears in the middle.
    open var sourceView: UIView?
    /// The part of `sourceView` that the arrow points to, in its own coordinates (points); null, the value at first, for the
    /// whole view.
    open var sourceRect: CGRect = .null
    /// The bar button that is the popover's source.
    open var barButtonItem: UIBarButtonItem?
    /// The view or bar button that is the popover's source; it takes precedence over the others.
    open var sourceItem: (any UIPopoverPresentationControllerSourceItem)?

    /// The permitted sides of the arrow; the best one is chosen (P4). Any at first.
    open var permittedArrowDirections: UIPopoverArrowDirection = .any
    /// The side of the arrow; unknown before the popover is shown.
    open private(set) var arrowDirection: UIPopoverArrowDirection = .unknown
    /// The popover's distance from the edges of the window, in addition to the safe area, in points.
    open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
    /// Whether the popover may cover its source if there is no room beside it; false at first.
    open var canOverlapSourceViewRect = false
    /// Views that get their touches while the popover is shown (P7).
    open var passthroughViews: [UIView]? { didSet { backdrop.passthroughViews = passthroughViews ?? [] } }
    /// The color behind the content and of the arrow; `nil` for the system's.
    open var backgroundColor: UIColor? {
        didSet { balloon.color = backgroundColor ?? .secondarySystemGroupedBackground }
    }

    /// The class of the popover's background and arrow, a subclass of ``UIPopoverBackgroundView``; `nil` for the system's (P10). Another
    /// class is reported, and the system's is used. It counts from the next presentation on.
    open var popoverBackgroundViewClass: (any UIPopoverBackgroundViewMethods.Type)?

    private var backgroundClass: UIPopoverBackgroundView.Type? {
        popoverBackgroundViewClass.flatMap { $0 as? UIPopoverBackgroundView.Type }
    }

    private func showBackground() {
        if let asked = popoverBackgroundViewClass, backgroundClass == nil {
            UIApplication.shared.report("\(asked) is no subclass of UIPopoverBackgroundView; the system's is used.")
        }
        balloon.background = backgroundClass.map(PopoverBackgrounds.make)
    }

    /// The sheet that the popover adapts to in narrow windows: it may be set up before the presentation.
    open var adaptiveSheetPresentationController: UISheetPresentationController {
        if let sheetStorage { return sheetStorage }
        let made = UISheetPresentationController(presentedViewController, presenting: nil, style: .pageSheet)
        sheetStorage = made
        return made
    }

    private var sheetStorage: UISheetPresentationController?

    /// Gets the popover's events too. Held weakly. If a delegate was set through another property and is no delegate of
    /// popovers, this is `nil`.
    @_nonoverride open var delegate: (any UIPopoverPresentationControllerDelegate)? {
        get { super.delegate as? any UIPopoverPresentationControllerDelegate }
        set { super.delegate = newValue }
    }

    // MARK: Style

    /// P1: a sheet if the width is compact; a delegate that answers `none` keeps the popover.
    open override func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
        unansweredAdaptiveStyle =
            adaptsToNarrowWindows && traitCollection.horizontalSizeClass != .regular ? .pageSheet : .none
        return super.adaptivePresentationStyle(for: traitCollection)
    }

    /// Whether a narrow window makes it a sheet. An action sheet adapts in its own way.
    package final var adaptsToNarrowWindows = true

    open override var shouldPresentInFullscreen: Bool { true }

    // MARK: Views

    /// The content with the arrow around it.
    open override var presentedView: UIView? { balloon }

    open override func presentationTransitionWillBegin() {
        super.presentationTransitionWillBegin()
        guard let containerView, let content = presentedViewController.view else { return }
        delegate?.prepareForPopoverPresentation(self)
        backdrop.frame = containerView.bounds
        backdrop.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        backdrop.onTap = { [weak self] in self?.wasTouchedBeside() }
        containerView.addSubview(backdrop)
        showBackground()
        balloon.show(content)
        arrangedSize = containerView.bounds.size
        guard onTouchBeside == nil else { return }
        presentedViewController.installEscape()
        // P11: the responder that is edited below gets the keys.
        guard !presentingViewController.hasEscape else { return }
        presentingViewController.installEscape()
        escapingBelow = presentingViewController
    }

    /// The action of a touch beside the popover, instead of dismissing it.
    package final var onTouchBeside: (@MainActor () -> Void)? { didSet { leavesEditing = onTouchBeside == nil } }

    /// The controller below that got the Escape key for as long as the popover is shown.
    private weak var escapingBelow: UIViewController?

    private func wasTouchedBeside() {
        if let onTouchBeside { onTouchBeside() } else { userAskedToDismiss() }
    }

    /// The frame of the popover with its arrow, in the container's coordinates (points).
    open override var frameOfPresentedViewInContainerView: CGRect {
        guard let containerView else { return .zero }
        let room = containerView.bounds.inset(by: containerView.safeAreaInsets).inset(by: popoverLayoutMargins)
        let source = sourceFrame(in: containerView)
        if source == nil { reportMissingSource() }
        let place = PopoverPlace(
            of: contentSize, beside: source, in: room, permitted: permittedArrowDirections,
            mayOverlap: canOverlapSourceViewRect, arrow: backgroundClass?.arrowHeight() ?? PopoverMetrics.arrowLength)
        arrowDirection = place.direction
        balloon.arrow = (place.direction, place.arrowOffset)
        return place.frame
    }

    /// P3: the controller's preferred size, or a phone's width.
    private var contentSize: CGSize {
        let preferred = preferredContentSize
        let insets = backgroundClass?.contentViewInsets() ?? .zero
        return CGSize(
            width: (preferred.width > 0 ? preferred.width : PopoverMetrics.size.width) + insets.left + insets.right,
            height: (preferred.height > 0 ? preferred.height : PopoverMetrics.size.height) + insets.top + insets.bottom)
    }

    /// The source's frame in the container's coordinates; `nil` if the source is not shown.
    package func sourceFrame(in containerView: UIView) -> CGRect? {
        let frame: CGRect
        if let item = sourceItem ?? barButtonItem {
            frame = item.frame(in: containerView)
        } else if let sourceView, sourceView.window != nil {
            frame = sourceView.convert(sourceRect.isNull ? sourceView.bounds : sourceRect, to: containerView)
        } else {
            return nil
        }
        return frame.isNull ? nil : frame
    }

    /// P2.
    package func reportMissingSource() {
        guard !hasReportedSource else { return }
        hasReportedSource = true
        UIApplication.shared.report(
            "\(presentedViewController) is presented as a popover without a sourceView, sourceItem or barButtonItem of its popoverPresentationController that is shown; it comes in the middle."
        )
    }

    open override func containerViewWillLayoutSubviews() {
        super.containerViewWillLayoutSubviews()
        guard let containerView else { return }
        if arrangedSize != containerView.bounds.size {
            arrangedSize = containerView.bounds.size
            tellReposition()
        }
        presentedView?.frame = frameOfPresentedViewInContainerView
    }

    private func tellReposition() {
        guard var view = sourceView, sourceItem == nil, barButtonItem == nil, let delegate else { return }
        var rect = sourceRect.isNull ? view.bounds : sourceRect
        delegate.popoverPresentationController(self, willRepositionPopoverTo: &rect, in: &view)
        sourceView = view
        sourceRect = rect
    }

    open override func dismissalTransitionDidEnd(_ completed: Bool) {
        super.dismissalTransitionDidEnd(completed)
        presentedViewController.removeEscape()
        escapingBelow?.removeEscape()
        escapingBelow = nil
        backdrop.removeFromSuperview()
        hasReportedSource = false
        arrowDirection = .unknown
    }
}

extension UIViewController {
    /// The popover that the controller is, or will be, presented in; `nil` for another kind of presentation.
    public var popoverPresentationController: UIPopoverPresentationController? {
        presentationController as? UIPopoverPresentationController
    }
}

// P9: Escape dismisses a popover or a sheet.
extension UIViewController {
    private static let escape = Selector("_dismissByEscape", UIViewController.dismissByEscape)

    func installEscape() {
        removeEscape()
        addKeyCommand(UIKeyCommand(input: UIKeyCommand.inputEscape, modifierFlags: [], action: Self.escape))
    }

    func removeEscape() {
        for command in keyCommands ?? [] where command.action == Self.escape { removeKeyCommand(command) }
    }

    /// Whether Escape dismisses already.
    var hasEscape: Bool { keyCommands?.contains { $0.action == Self.escape } ?? false }

    /// What the controller presents goes first: a popover leaves the keys to the first responder below it (P11).
    private func dismissByEscape() {
        (presentedViewController ?? self).activePresentationController?.userAskedToDismiss()
    }
}
