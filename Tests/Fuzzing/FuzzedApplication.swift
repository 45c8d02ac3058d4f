// SPDX-License-Identifier: Apache-2.0

import UIKitCore

/// An application with something of everything that takes input, on every screen.
@MainActor
final class FuzzedApplication: UIResponder, UIApplicationDelegate {
    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        let configuration = UISceneConfiguration(name: nil, sessionRole: .windowApplication)
        configuration.delegateClass = FuzzedScene.self
        return configuration
    }
}

/// A screen of it.
@MainActor
final class FuzzedScene: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    private(set) var controller: FuzzedController?

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let scene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: scene)
        let controller = FuzzedController()
        window.rootViewController = controller
        furnish(controller.view)
        window.makeKeyAndVisible()
        controller.field.becomeFirstResponder()
        self.window = window
        self.controller = controller
    }

    private func furnish(_ home: UIView) {
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
        field.text = "a👩‍👧b"
        let text = UITextView(frame: CGRect(x: 0, y: 40, width: 100, height: 60))
        text.text = "one two\nthree"
        let scroll = UIScrollView(frame: CGRect(x: 100, y: 0, width: 100, height: 100))
        scroll.contentSize = CGSize(width: 300, height: 500)
        scroll.maximumZoomScale = 3
        let plain = UIView(frame: CGRect(x: 0, y: 100, width: 200, height: 100))
        plain.isMultipleTouchEnabled = true
        let recognizers: [UIGestureRecognizer] = [
            UITapGestureRecognizer(), UIPanGestureRecognizer(), UIPinchGestureRecognizer(),
            UIRotationGestureRecognizer(), UILongPressGestureRecognizer(), UIHoverGestureRecognizer(),
        ]
        for recognizer in recognizers { plain.addGestureRecognizer(recognizer) }
        let controls: [UIControl] = [
            UIButton(frame: CGRect(x: 0, y: 200, width: 60, height: 40)),
            UISwitch(frame: CGRect(x: 60, y: 200, width: 60, height: 40)),
            UISlider(frame: CGRect(x: 120, y: 200, width: 60, height: 40)),
            UIStepper(frame: CGRect(x: 0, y: 240, width: 60, height: 40)),
            UISegmentedControl(items: ["one", "two"]),
        ]
        controls.last?.frame = CGRect(x: 60, y: 240, width: 120, height: 40)
        for view in [field, text, scroll, plain] + controls { home.addSubview(view) }
    }
}
