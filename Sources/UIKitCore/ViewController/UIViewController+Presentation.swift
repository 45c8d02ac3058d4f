// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

// Who presents whom.
extension UIViewController {
    /// The controller that this controller itself presents.
    var presentedByItself: UIViewController? { presentation?.presentedViewController }

    /// The controller and its parents, inner ones first.
    package var selfAndAncestors: [UIViewController] {
        var controllers = [self]
        while let parent = controllers[controllers.count - 1].parent { controllers.append(parent) }
        return controllers
    }

    var nearestPresentation: UIPresentationController? { selfAndAncestors.lazy.compactMap(\.presentation).first }

    /// The presentation that `dismiss` ends: one that begins here, else the one that this controller is part of.
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

    /// The controller's window goes or gets another root. Presentations from here end at once, and this controller does not
    /// appear again.
    func dismissPresentedForWindowChange() {
        while let presentation = presentationsFromHere.first {
            presentation.finishTransition()
            guard presentation.phase != .idle else { continue }
            presentation.beginDismissing(animated: false, presenterReturns: false, completion: nil)
            presentation.finishTransition()
            // A presentation in the middle of its steps, which called this, ends with those steps.
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
