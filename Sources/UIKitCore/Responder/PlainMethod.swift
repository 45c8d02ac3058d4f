// SPDX-License-Identifier: Apache-2.0

/// The methods and properties of `UIResponder`, and methods of views and controllers, that take no argument, by their Objective-C names. An object
/// that has them performs them as an action (E54), overrides included. The returned value is dropped.
@MainActor
enum PlainMethod {
    private static let methods: [String: @MainActor (UIResponder) -> Void] = [
        "becomeFirstResponder": { $0.becomeFirstResponder() },
        "resignFirstResponder": { $0.resignFirstResponder() },
        "reloadInputViews": { $0.reloadInputViews() },
        "canBecomeFirstResponder": { _ = $0.canBecomeFirstResponder },
        "canResignFirstResponder": { _ = $0.canResignFirstResponder },
        "isFirstResponder": { _ = $0.isFirstResponder },
        "nextResponder": { _ = $0.next },
        "undoManager": { _ = $0.undoManager },
        "keyCommands": { _ = $0.keyCommands },
        "inputView": { _ = $0.inputView },
        "inputAccessoryView": { _ = $0.inputAccessoryView },
        "inputViewController": { _ = $0.inputViewController },
        "inputAccessoryViewController": { _ = $0.inputAccessoryViewController },
        "inputAssistantItem": { _ = $0.inputAssistantItem },
        "textInputMode": { _ = $0.textInputMode },
        "textInputContextIdentifier": { _ = $0.textInputContextIdentifier },
        "editingInteractionConfiguration": { _ = $0.editingInteractionConfiguration },
        "pasteConfiguration": { _ = $0.pasteConfiguration },
    ]

    private static let controllerMethods: [String: @MainActor (UIViewController) -> Void] = [
        "setNeedsStatusBarAppearanceUpdate": { $0.setNeedsStatusBarAppearanceUpdate() },
        "viewDidLayoutSubviews": { $0.viewDidLayoutSubviews() },
        "viewDidLoad": { $0.viewDidLoad() },
        "viewWillLayoutSubviews": { $0.viewWillLayoutSubviews() },
    ]

    private static let viewMethods: [String: @MainActor (UIView) -> Void] = [
        "layoutIfNeeded": { $0.layoutIfNeeded() },
        "layoutSubviews": { $0.layoutSubviews() },
        "removeFromSuperview": { $0.removeFromSuperview() },
        "invalidateIntrinsicContentSize": { $0.invalidateIntrinsicContentSize() },
        "setNeedsDisplay": { $0.setNeedsDisplay() },
        "setNeedsLayout": { $0.setNeedsLayout() },
        "setNeedsUpdateConstraints": { $0.setNeedsUpdateConstraints() },
        "sizeToFit": { $0.sizeToFit() },
        // The sender stands for the argument. It is an object, which means true on a device.
        "endEditing:": { $0.endEditing(true) },
    ]

    /// What such a method does, where the responder is of a class that has it.
    private static func method(_ name: String, of responder: UIResponder) -> (@MainActor () -> Void)? {
        switch (name, responder) {
        case ("flashScrollIndicators", let view as UIScrollView): { view.flashScrollIndicators() }
        case ("beginRefreshing", let control as UIRefreshControl): { control.beginRefreshing() }
        case ("endRefreshing", let control as UIRefreshControl): { control.endRefreshing() }
        case ("startAnimating", let indicator as UIActivityIndicatorView): { indicator.startAnimating() }
        case ("stopAnimating", let indicator as UIActivityIndicatorView): { indicator.stopAnimating() }
        case ("startAnimating", let view as UIImageView): { view.startAnimating() }
        case ("stopAnimating", let view as UIImageView): { view.stopAnimating() }
        default: nil
        }
    }

    /// Whether the responder has a method of this name.
    static func exists(_ name: String, on responder: UIResponder) -> Bool {
        methods[name] != nil || viewMethods[name] != nil && responder is UIView
            || controllerMethods[name] != nil && responder is UIViewController || method(name, of: responder) != nil
    }

    /// Calls the method; false for other names.
    static func perform(_ name: String, on responder: UIResponder) -> Bool {
        if let method = methods[name] {
            method(responder)
        } else if let method = viewMethods[name], let view = responder as? UIView {
            method(view)
        } else if let method = controllerMethods[name], let controller = responder as? UIViewController {
            method(controller)
        } else if let method = method(name, of: responder) {
            method()
        } else {
            return false
        }
        return true
    }
}
