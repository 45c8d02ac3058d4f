import CoreGraphics

/// What a window holds for its root controller: the containers that a device puts between a window and the controller's
/// view (C4, J16), so that chains, dumps and traces read as they do there.
///
///     UIWindow
///        UITransitionView           one for the root, one for each presentation over it
///           UIDropShadowView
///              the controller's view
@MainActor
final class WindowContent {
    unowned(unsafe) var window: UIWindow!
    private(set) var rootViewController: UIViewController?
    private var transitionView: UITransitionView?

    /// J15: the old content leaves, the new view fills the window. Before the window is visible nothing is loaded.
    func setRootViewController(_ controller: UIViewController?) {
        guard controller !== rootViewController else { return }
        let old = rootViewController
        old?.dismissPresentedForWindowChange()
        rootViewController = controller
        if let old {
            uninstall(old)
            old.rootWindow = nil
        }
        controller?.rootWindow = window
        if !window.isHidden { install() }
    }

    func windowBecameVisible() { install() }

    func windowBecameHidden() {
        rootViewController?.appearance.disappear(animated: false)
    }

    /// Puts the root controller's view in place. J4: `viewWillAppear` comes before the view is in the window, the rest of
    /// the appearance at the end of the turn.
    private func install() {
        guard let controller = rootViewController else { return }
        controller.loadViewIfNeeded()
        guard let view = controller.viewIfLoaded else { return }
        if transitionView == nil || view.window !== window {
            controller.appearance.beginAppearing(animated: false)
            let transition = UITransitionView(frame: window.bounds)
            let shadow = UIDropShadowView(frame: transition.bounds)
            transition.addSubview(shadow)
            view.frame = shadow.bounds
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            shadow.addSubview(view)
            transitionView = transition
            window.insertSubview(transition, at: 0)
        } else {
            controller.appearance.beginAppearing(animated: false)
        }
        UIApplication.shared.appearances.add(controller)
    }

    private func uninstall(_ controller: UIViewController) {
        controller.appearance.beginDisappearing(animated: false)
        transitionView?.removeFromSuperview()
        controller.viewIfLoaded?.removeFromSuperview()
        transitionView = nil
        controller.appearance.endDisappearing()
    }

    /// The container of the root controller's view goes (or comes back) while a presentation covers it (J12).
    func setRootContentRemoved(_ isRemoved: Bool) {
        guard let transitionView else { return }
        if isRemoved {
            transitionView.removeFromSuperview()
        } else if transitionView.superview == nil {
            transitionView.frame = window.bounds
            window.insertSubview(transitionView, at: 0)
        }
    }

    func layout() {
        for case let container as UITransitionView in window.subviews { container.frame = window.bounds }
    }
}

/// The outermost container of a window's content. It gives touches only to what it contains.
final class UITransitionView: UIView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === self ? nil : hit
    }
}

/// The container around one controller's view.
final class UIDropShadowView: UIView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }
}
