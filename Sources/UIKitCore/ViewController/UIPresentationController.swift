// SPDX-License-Identifier: Apache-2.0

import EventTrace
import CoreGraphics

/// Manages the presentation of one controller by another: the container, the place of the presented view, and its appearance
/// and disappearance. It is not a responder (C8).
///
/// Subclasses override the members of this class; they are used with the style `custom` and a transitioning delegate.
@preconcurrency @MainActor
open class UIPresentationController: NSObject, UITraitEnvironment, UITraitChangeObservable, UIContentContainer,
    UIFocusEnvironment
{
    /// The state of the presentation; see `UIPresentationController+Presenting`.
    enum Phase {
        case idle, presenting, arriving, presented, dismissing, leaving
    }

    var phase = Phase.idle
    /// Counts beginnings and endings, so that a step whose callbacks started another way does not go on.
    var generation = 0
    var container: UITransitionView?
    var coordinator: TransitionCoordinator?
    var deadline: EventClock.Deadline?
    /// The application's animation that is under way.
    var transition: TransitionContext?
    var completions: [() -> Void] = []
    /// The presentations that a dismissal under way ends, the topmost first.
    var dismissedTogether: [UIPresentationController] = []
    /// The content that is out of the window while the presentation covers it (J12).
    var removedContent: UIView?
    weak var removedContentSuperview: UIView?
    /// Whether the presenter was told that it disappears.
    var coversPresenter = false
    /// The superview of the presenter's view, while the presentation covers it.
    weak var presentersHome: UIView?
    /// Whether the presenter is visible again when the dismissal under way is over.
    var returnsToPresenter = false
    /// The first responder of the covered content. It becomes first responder again afterwards (D52).
    weak var coveredResponder: UIResponder?
    /// The presenter's application while the presentation lasts.
    weak var application: UIApplication?
    /// Whether touches beside the presented view go to the views behind.
    package final var letsTouchesThrough = false {
        didSet { if letsTouchesThrough != oldValue { container?.markChanged(.accessibility) } }
    }
    /// The style to adapt to if the delegate does not answer.
    package final var unansweredAdaptiveStyle = UIModalPresentationStyle.none
    /// Whether what is edited below goes on being edited (D52): popovers leave it.
    package final var leavesEditing = false
    /// How the presented view moves; `nil` for what the controller's transition style says (J45).
    package final var motion: PresentationMotion?
    /// Makes the presentation for another style, if this one can adapt to it.
    package final var makeAdaptive: (@MainActor (UIModalPresentationStyle) -> UIPresentationController?)?
    private weak var presentedStorage: UIViewController?
    /// Held while the presentation lasts; before it, the presented controller holds this object.
    private var heldPresented: UIViewController?
    weak var presentingStorage: UIViewController?
    private var styleStorage: UIModalPresentationStyle

    /// - Parameters:
    ///   - presentedViewController: what will be shown.
    ///   - presentingViewController: `nil` when it is not known yet; UIKit sets it when the presentation begins.
    public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
        presentedStorage = presentedViewController
        presentingStorage = presentingViewController
        styleStorage = presentedViewController.modalPresentationStyle
        super.init()
    }

    /// With a style that may be another than the presented controller's own.
    package convenience init(
        _ presented: UIViewController, presenting: UIViewController?, style: UIModalPresentationStyle
    ) {
        self.init(presentedViewController: presented, presenting: presenting)
        styleStorage = style
    }

    @MainActor deinit {
        // If the presenter was freed in the middle, nothing stays on the screen.
        deadline?.cancel()
        container?.removeFromSuperview()
    }

    /// The references depend on the presentation: without one, this object retains no controller.
    func hold(_ isHeld: Bool) { heldPresented = isHeld ? presentedStorage : nil }

    // MARK: Whom it concerns

    /// The controller that is, or will be, presented.
    open var presentedViewController: UIViewController {
        guard let presentedStorage else {
            brokenRule("The presented controller of a presentation controller no longer exists.")
        }
        return presentedStorage
    }

    /// The controller that presents; the presented one while the presenter is not known.
    open var presentingViewController: UIViewController { presentingStorage ?? presentedViewController }

    /// The style that the presentation has: never `automatic`.
    open var presentationStyle: UIModalPresentationStyle { styleStorage }

    /// Changes the style, and hears of the user's dismissal. Not kept alive. Popovers and sheets have a `delegate` of a
    /// narrower type.
    @_disfavoredOverload
    open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

    // MARK: Style

    /// The style to use under the present traits.
    open var adaptivePresentationStyle: UIModalPresentationStyle { adaptivePresentationStyle(for: traitCollection) }

    /// The style to use under the traits: the delegate's answer; `none` for the presentation's own. Asked once, when the
    /// presentation begins.
    open func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
        delegate?.adaptivePresentationStyle(for: self, traitCollection: traitCollection) ?? unansweredAdaptiveStyle
    }

    /// Whether the presentation covers the whole window. Otherwise it covers the controller that defines a context.
    open var shouldPresentInFullscreen: Bool { !presentationStyle.usesContext }

    /// Whether the presenter's view leaves the window when the transition is over; false in this class (J12).
    open var shouldRemovePresentersView: Bool { false }

    // MARK: Views

    /// The view in which the presentation takes place; `nil` when there is none.
    open var containerView: UIView? { container }

    /// The view that the presentation adds to the container; in this class the presented controller's view.
    open var presentedView: UIView? { presentedViewController.view }

    /// The presented view's frame in the container's coordinates (points); in this class the whole container.
    open var frameOfPresentedViewInContainerView: CGRect { container?.bounds ?? .zero }

    /// The presented view is about to enter the container, after `viewWillAppear`.
    func presentedViewWillEnter() {}

    /// The container is about to lay out. Does nothing in this class.
    open func containerViewWillLayoutSubviews() {}
    /// The container has laid out. Does nothing in this class.
    open func containerViewDidLayoutSubviews() {}

    /// Whether the presented view has arrived and is not leaving.
    package var isAtRest: Bool { phase == .presented }

    // MARK: Coming and going

    /// The container is in its window; the presented view comes next. Overrides add their own views to the container.
    open func presentationTransitionWillBegin() {}

    /// The presented view is in its place; `completed` is false when the presentation was given up on the way (J6).
    open func presentationTransitionDidEnd(_ completed: Bool) {}

    /// The presented view is about to go. Does nothing in this class.
    open func dismissalTransitionWillBegin() {}

    /// The presented view is gone.
    open func dismissalTransitionDidEnd(_ completed: Bool) {}

    // MARK: Content container

    /// The presented controller's wish (points).
    open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }

    /// The presented controller wants another size: the container is laid out again.
    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        self.container?.setNeedsLayout()
    }

    /// The size that constraints give the presented controller's view changed (J43). Does nothing in this class.
    open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

    /// How large a child is in a parent of a size (points): as large as the parent in this class.
    open func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize { parentSize }

    /// The container is about to get another size (points); the presented controller hears of its own new size.
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        let childSize = self.size(forChildContentContainer: presentedViewController, withParentContainerSize: size)
        presentedViewController.viewWillTransition(to: childSize, with: coordinator)
    }

    /// The traits are about to change; the presented controller is told.
    open func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        presentedViewController.willTransition(to: newCollection, with: coordinator)
    }

    // MARK: Traits

    /// The container's traits; before there is a container, those of the presenter.
    open var traitCollection: UITraitCollection {
        container?.traitCollection ?? presentingViewController.traitCollection
    }

    /// The traits of the container have changed.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// Traits that override the window's, in the container and the presented content.
    open var traitOverrides: UITraitOverrides {
        get { traitOverridesStorage }
        set {
            traitOverridesStorage = newValue
            container?.traitOverrides = newValue
        }
    }

    /// The same as a collection; `nil` overrides nothing.
    open var overrideTraitCollection: UITraitCollection? {
        didSet { traitOverrides = UITraitOverrides(values: overrideTraitCollection.map { .init($0) } ?? .init()) }
    }

    private var traitOverridesStorage = UITraitOverrides()
    var traitRegistrations: [TraitRegistration] = []

    // MARK: Focus

    /// The presented controller (H10).
    open var preferredFocusEnvironments: [any UIFocusEnvironment] { presentedStorage.map { [$0] } ?? [] }

    /// The container view, and with it the window.
    open var parentFocusEnvironment: (any UIFocusEnvironment)? { container }

    /// The container; `nil` before there is one.
    open var focusItemContainer: (any UIFocusItemContainer)? { container }

    /// Asks for an update of focus with the end of this turn (H12).
    open func setNeedsFocusUpdate() { setNeedsUpdateOfFocus() }

    /// Performs a waiting update of focus now (H12).
    open func updateFocusIfNeeded() { updateFocusIfWaiting() }

    /// True in this class.
    open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }

    /// Overrides call `super`.
    open func didUpdateFocus(
        in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
    ) {}

    // MARK: Text for people

    /// The class as a device prints it (K24).
    var printedName: String { printedClassName(of: self) }
}
