import CoreGraphics

// Who presents whom, as controllers report it.
extension UIViewController {
    /// The controller that this one, or its nearest ancestor that does, presents (J8).
    public var presentedViewController: UIViewController? { nearestPresentation?.presentedViewController }

    /// The controller that presents this one or its farthest ancestor (J8).
    public var presentingViewController: UIViewController? { selfAndAncestors.last { $0.presenter != nil }?.presenter }

    /// Whether the controller appears because it is presented; valid in the appearance callbacks.
    public var isBeingPresented: Bool {
        activePresentation?.phase == .presenting || activePresentation?.phase == .arriving
    }

    /// Whether the controller disappears because it is dismissed; valid in the appearance callbacks.
    public var isBeingDismissed: Bool {
        activePresentation?.phase == .dismissing || activePresentation?.phase == .leaving
    }

    /// What manages the presentation of this controller or its nearest presented ancestor, or will manage this one's.
    public var presentationController: UIPresentationController? {
        if let active = activePresentationController { return active }
        if let cachedPresentation { return cachedPresentation }
        let made = PresentationRequest.makeController(for: self, presenting: nil, source: self)
        cachedPresentation = made
        return made
    }

    /// What manages the presentation of this controller or its nearest presented ancestor; `nil` without one.
    public var activePresentationController: UIPresentationController? {
        selfAndAncestors.lazy.compactMap(\.activePresentation).first
    }

    /// The transition in which the controller, or what it presents, is; `nil` between transitions.
    public var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
        for controller in selfAndAncestors {
            if let own = controller.activePresentation?.coordinator ?? controller.presentation?.coordinator {
                return own
            }
        }
        return nil
    }

    /// What this very controller presents.
    var presentedByItself: UIViewController? { presentation?.presentedViewController }

    /// The controller and its parents, inner ones first.
    var selfAndAncestors: [UIViewController] {
        var controllers = [self]
        while let parent = controllers[controllers.count - 1].parent { controllers.append(parent) }
        return controllers
    }

    var nearestPresentation: UIPresentationController? { selfAndAncestors.lazy.compactMap(\.presentation).first }

    /// What `dismiss` ends: what is presented from here, else the presentation that this controller is part of.
    var presentationToDismiss: UIPresentationController? { nearestPresentation ?? activePresentationController }

    /// The presentations that begin in this controller and inside it, each before those above it.
    var presentationsFromHere: [UIPresentationController] {
        var found = childStorage.flatMap(\.presentationsFromHere)
        if let presentation {
            found.append(presentation)
            found += presentation.presentedViewController.presentationsFromHere
        }
        return found
    }

    /// The controller's window goes or gets another root: what is presented from here ends at once, and this controller
    /// does not come back for it.
    func dismissPresentedForWindowChange() {
        while let presentation = presentationsFromHere.first {
            presentation.finishTransition()
            guard presentation.phase != .idle else { continue }
            presentation.beginDismissing(animated: false, presenterReturns: false, completion: nil)
            presentation.finishTransition()
            // One that is in the middle of its steps, which called this, ends with them.
            if presentation.phase != .idle { return }
        }
    }

    // MARK: Content

    func preferredContentSizeChanged() {
        if let parent {
            parent.preferredContentSizeDidChange(forChildContentContainer: self)
        } else {
            activePresentation?.preferredContentSizeDidChange(forChildContentContainer: self)
        }
    }

    func tellContent(of size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        for child in childStorage {
            let childSize = self.size(forChildContentContainer: child, withParentContainerSize: size)
            guard child.viewIfLoaded?.bounds.size != childSize else { continue }
            child.viewWillTransition(to: childSize, with: coordinator)
        }
        presentation?.viewWillTransition(to: size, with: coordinator)
    }

    func markNeedsUpdateProperties() {
        needsUpdateProperties = true
        guard appearance.state != .disappeared else { return }
        UIApplication.current?.appearances.addPropertyUpdate(self)
    }
}
