// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKitCore
import UIKitTesting

@MainActor
@Suite("K: dumps of controllers and chains")
struct ControllerDumpTests {
    let screen = TestScreen()

    /// A dump without addresses (K19).
    func plain(_ text: String) -> [String] {
        text.replacing(#/:? 0x[0-9a-f]+/#, with: "").split(separator: "\n").map(String.init)
    }

    @Test("K21: a line has the class and address without a colon, the state and the view")
    func line() throws {
        let root = UIViewController()
        screen.window.rootViewController = root
        screen.settle()
        let pattern = #/<UIViewController 0x[0-9a-f]+>, state: appeared, view: <UIView 0x[0-9a-f]+>/#
        #expect(try pattern.wholeMatch(in: root.hierarchyDescription()) != nil)
    }

    @Test("K20: the class dumps the controllers of every window, an instance what is below it")
    func roots() {
        let first = UIViewController()
        let child = UIViewController()
        first.addChild(child)
        screen.window.rootViewController = first
        let other = UIWindow(windowScene: screen.window.windowScene!)
        other.rootViewController = UIViewController()
        other.isHidden = false
        screen.settle()
        #expect(
            plain(UIViewController.hierarchyDescription()).filter { $0.hasPrefix("<") }.count == 2)
        #expect(
            plain(child.hierarchyDescription()) == ["<UIViewController>, state: disappeared, view: (view not loaded)"])
        #expect(plain(first.hierarchyDescription()).count == 2)
    }

    @Test("K22–K24: states, views out of the window or not loaded, children, presented controllers")
    func tree() {
        let root = UIViewController()
        let shown = UIViewController()
        let unloaded = UIViewController()
        root.addChild(shown)
        root.addChild(unloaded)
        root.view.addSubview(shown.view)
        screen.window.rootViewController = root
        screen.settle()
        let first = UIViewController()
        first.modalPresentationStyle = .fullScreen
        let inner = UIViewController()
        first.addChild(inner)
        let second = UIViewController()
        root.present(first, animated: false)
        first.present(second, animated: true)
        let expected = [
            "<UIViewController>, state: disappeared, view: <UIView> not in the window",
            "   | <UIViewController>, state: disappeared, view: <UIView> not in the window",
            "   | <UIViewController>, state: disappeared, view: (view not loaded)",
            "   + <UIViewController>, state: appeared, view: <UIView>, presented with: <_UIFullscreenPresentationController>",
            "   |    | <UIViewController>, state: disappeared, view: (view not loaded)",
            "   |    + <UIViewController>, state: appearing, view: <UIView>, presented with: <_UIPageSheetPresentationController>",
        ]
        #expect(plain(root.hierarchyDescription()) == expected)
        #expect(plain(UIViewController.hierarchyDescription()) == expected)
        first.dismiss(animated: true)
        #expect(plain(second.hierarchyDescription()) == ["<UIViewController>, state: disappearing, view: <UIView>"])
    }

    @Test("K18, K29: one line per responder, each one level further in")
    func chain() {
        let root = UIViewController()
        screen.window.rootViewController = root
        screen.settle()
        let lines = plain(root.responderChainDescription())
        #expect(
            lines == [
                "<UIViewController>",
                "   | <UIDropShadowView; frame = (0 0; 390 844); autoresize = W+H; layer = <CALayer>>",
                "   |    | <UITransitionView; frame = (0 0; 390 844); autoresize = W+H; layer = <CALayer>>",
                "   |    |    | <UIWindow; frame = (0 0; 390 844); layer = <CALayer>>",
                "   |    |    |    | <UIWindowScene>",
                "   |    |    |    |    | <UIApplication>",
            ])
    }
}
