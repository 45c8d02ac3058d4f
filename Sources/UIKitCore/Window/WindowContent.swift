// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// A window's containers for its root controller. A device puts them between a window and the controller's view (C4, J16); so
/// chains, dumps and traces read as on a device.
///
///     UIWindow
///        UITransitionView           one for the root, one for each presentation over it
///           UIDropShadowView
///              the controller's view
@MainActor
final class WindowContent {
    unowned(unsafe) var window: UIWindow!
    private(set) var rootViewController: UIViewController?
    /// The container around the root controller's view. It is out of the window while a presentation covers it (J12).
    private(set) var container: UITransitionView?

    /// J15: the old content leaves, with all that it presents. The new view fills the window. It is not loaded before the
    /// window is visible.
    func setRootViewController(_ controller: UIViewController?) {
        guard controller !== rootViewController else { return }
        if let old = rootViewController {
            old.dismissPresentedForWindowChange()
            // User code ran, and may have set another root: the newer assignment stays.
            guard rootViewController === old else { return }
            rootViewController = nil
            uninstall(old)
            guard rootViewController == nil else { return }
        }
        guard let controller else { return }
        if let other = controller.rootWindow { other.content.setRootViewController(nil) }
        rootViewController = controller
        controller.rootWindow = window
        if !window.isHidden { install() }
    }

    func windowBecameVisible() {
        guard let rootViewController else { return }
        if container == nil { return install() }
        for controller in uncovered(rootViewController) {
            controller.appearance.beginAppearing(animated: false)
            UIApplication.shared.appearances.add(controller)
        }
    }

    func windowBecameHidden() {
        guard let rootViewController else { return }
        for presentation in rootViewController.presentationsFromHere { presentation.finishTransition() }
        for controller in uncovered(rootViewController) { controller.appearance.disappear(animated: false) }
    }

    /// The root and the presented controllers whose views are in the window, the root first.
    private func uncovered(_ root: UIViewController) -> [UIViewController] {
        let all = [root] + root.presentationsFromHere.map(\.presentedViewController)
        return all.filter { $0.viewIfLoaded?.window === window }
    }

    /// Puts the root controller's view in place. J4: `viewWillAppear` comes before the view is in the window, the rest of
    /// the appearance at the end of the turn.
    private func install() {
        guard let controller = rootViewController else { return }
        controller.loadViewIfNeeded()
        guard rootViewController === controller, let view = controller.viewIfLoaded else { return }
        // J15: a storyboard's view has the size of the editor's screen until now.
        view.frame = window.bounds
        controller.appearance.beginAppearing(animated: false)
        guard rootViewController === controller, container == nil else { return }
        // The controller may have hidden the window when it was told. Then the appearance is taken back (J6).
        if window.isHidden { return controller.appearance.disappear(animated: false) }
        let transition = UITransitionView(frame: window.bounds)
        let shadow = UIDropShadowView(frame: transition.bounds)
        transition.addSubview(shadow)
        view.frame = shadow.bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        shadow.addSubview(view)
        container = transition
        window.insertSubview(transition, at: 0)
        UIApplication.shared.appearances.add(controller)
    }

    private func uninstall(_ controller: UIViewController) {
        let old = container
        container = nil
        controller.rootWindow = nil
        controller.appearance.beginDisappearing(animated: false)
        old?.removeFromSuperview()
        if let old, let view = controller.viewIfLoaded, view.isDescendant(of: old) { view.removeFromSuperview() }
        controller.appearance.endDisappearing()
    }

    /// The scene gives the window another size (points) or other traits: controllers hear of it before, and their
    /// coordinators' actions run afterwards.
    func resize(to size: CGSize, traits: UITraitCollection, _ change: () -> Void) {
        guard let rootViewController, container != nil else { return change() }
        let coordinator = TransitionCoordinator(duration: 0, in: window)
        if traits != window.traitCollection { rootViewController.willTransition(to: traits, with: coordinator) }
        if size != window.bounds.size { rootViewController.viewWillTransition(to: size, with: coordinator) }
        change()
        window.layoutIfNeeded()
        coordinator.complete()
    }

    func layout() {
        for case let container as UITransitionView in window.subviews { container.frame = window.bounds }
    }

    /// The window is gone. Views that outlive it are in no window, and their input and appearances are over.
    func windowDied() {
        let controllers = rootViewController.map(uncovered) ?? []
        for view in window.subviewStorage { ViewHierarchy.forgetWindow(view) }
        rootViewController?.rootWindow = nil
        for controller in controllers { controller.appearance.disappear(animated: false) }
        let gestures = window.application.gestures
        for recognizer in window.gestureRecognizers ?? [] { gestures.abandon(recognizer, because: .removed) }
        for view in window.subviewStorage { gestures.viewWillLeaveWindow(view) }
        (window.firstResponder as? any EditingResponder)?.endEditing()
    }
}
