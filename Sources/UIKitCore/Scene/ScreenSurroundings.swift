// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// The wishes of the controller that fills a screen for what is around it: status bar, home indicator, orientation. A host
/// fulfils them as far as it has these.
public struct ScreenSurroundings: Hashable, Sendable {
    /// Whether the host's status bar is to be hidden.
    public var isStatusBarHidden = false
    /// How the host's status bar is to look.
    public var statusBarStyle = UIStatusBarStyle.default
    /// Whether the host's home indicator is to be hidden after a while.
    public var hidesHomeIndicator = false
    /// Edges at which the application's gestures go before the system's.
    public var deferredEdges: UIRectEdge = []
    /// The orientations that the controller is made for.
    public var orientations = UIInterfaceOrientationMask.all
}

extension UIWindowScene {
    /// The wishes for what is around the scene's screen. Each call asks the controllers.
    public var surroundings: ScreenSurroundings {
        guard let top = fillingController else { return ScreenSurroundings() }
        return ScreenSurroundings(
            isStatusBarHidden: top.last(\.childForStatusBarHidden).prefersStatusBarHidden,
            statusBarStyle: top.last(\.childForStatusBarStyle).preferredStatusBarStyle,
            hidesHomeIndicator: top.last(\.childForHomeIndicatorAutoHidden).prefersHomeIndicatorAutoHidden,
            deferredEdges: top.last(\.childForScreenEdgesDeferringSystemGestures)
                .preferredScreenEdgesDeferringSystemGestures,
            orientations: application.allowed(top.supportedInterfaceOrientations, in: top.viewIfLoaded?.window))
    }

    func surroundingsChanged() { application.hostCan.frame?.surroundingsChanged(of: identifier) }

    /// The root controller of the frontmost ordinary window, or the controller that it presents over the whole screen.
    private var fillingController: UIViewController? {
        let window = visibleWindows.last { $0.windowLevel == .normal && $0.rootViewController != nil }
        var controller = window?.rootViewController
        while let presented = controller?.presentedViewController, !presented.isBeingDismissed,
            [.fullScreen, .overFullScreen].contains(presented.modalPresentationStyle)
                || presented.modalPresentationCapturesStatusBarAppearance
        {
            controller = presented
        }
        return controller
    }
}

extension UIViewController {
    /// Follows the controllers that name a child in their place, and returns the last one. A controller that names itself or
    /// an earlier one ends the search.
    fileprivate func last(_ child: (UIViewController) -> UIViewController?) -> UIViewController {
        var asked: Set<ObjectIdentifier> = [ObjectIdentifier(self)]
        var controller = self
        while let next = child(controller), asked.insert(ObjectIdentifier(next)).inserted { controller = next }
        return controller
    }
}
