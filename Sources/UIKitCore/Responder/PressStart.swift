// SPDX-License-Identifier: Apache-2.0

/// Where the keys and buttons of a window go first: presses, key commands and the commands of editing start here.
@MainActor
struct PressStart {
    let responder: UIResponder

    /// H1: the focused item. H7, F47: without one, the first responder; without that, the deepest controller that is the only
    /// one of its level on the screen.
    init(in window: UIWindow) {
        responder =
            window.windowScene?.focusStorage?.focusedResponder(in: window) ?? window.firstResponder
            ?? Self.deepestController(in: window) ?? window
    }

    static func deepestController(in window: UIWindow) -> UIViewController? {
        guard var controller = window.rootViewController else { return nil }
        while true {
            if let presented = controller.presentedByItself {
                controller = presented
            } else if let child = onlyChildOnScreen(of: controller) {
                controller = child
            } else {
                return controller
            }
        }
    }

    /// The controller on top of a stack, the chosen one of tabs, or an only child.
    private static func onlyChildOnScreen(of controller: UIViewController) -> UIViewController? {
        let shown = controller.children.filter { $0.viewIfLoaded?.window != nil }
        return shown.count == 1 ? shown[0] : nil
    }

    /// B25: a key for a view is dropped while that view, or one around it, has its interaction disabled. The key is not
    /// redirected: no responder of the chain gets it, neither as a press nor as a key command. A press that has begun still
    /// ends (H2), and a key for a controller reaches it.
    var takesKeys: Bool {
        guard let view = responder as? UIView else { return true }
        return sequence(first: view, next: \.superview).allSatisfy(\.isUserInteractionEnabled)
    }

    /// H5: the recognizers of the views on the way from the responder up, as for a touch (G22).
    func recognizers(in application: UIApplication) -> [UIGestureRecognizer] {
        let view = responder as? UIView ?? (responder as? UIViewController)?.viewIfLoaded
        return view.map(application.gestures.receivers(above:)) ?? []
    }
}
