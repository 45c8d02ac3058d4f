// SPDX-License-Identifier: Apache-2.0

extension UIViewController {
    /// Presents a controller, and returns when the presentation is over: when `completion` would have run (J7). Returns at once when
    /// the presentation is not possible, which is reported.
    public func present(_ viewControllerToPresent: UIViewController, animated flag: Bool) async {
        await Resumption.wait { present(viewControllerToPresent, animated: flag, completion: $0) }
    }

    /// Dismisses as ``dismiss(animated:completion:)`` does, and returns when that is over (J7).
    public func dismiss(animated flag: Bool) async {
        await Resumption.wait { dismiss(animated: flag, completion: $0) }
    }

    /// Exchanges the views of two children as ``transition(from:to:duration:options:animations:completion:)`` does, and returns when
    /// that is over.
    public func transition(
        from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
        options: UIView.AnimationOptions = [], animations: (() -> Void)?
    ) async -> Bool {
        await Resumption.wait(otherwise: false) {
            transition(
                from: fromViewController, to: toViewController, duration: duration, options: options,
                animations: animations, completion: $0)
        }
    }
}
