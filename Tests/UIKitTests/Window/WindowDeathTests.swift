// SPDX-License-Identifier: Apache-2.0

import CoreFixtures
import Testing
import UIKitCore
import UIKitTesting

@MainActor @Suite("What was under way in a window that nobody holds any longer")
struct WindowDeathTests {
    private final class KeyView: UIView {
        var log: CallLog?
        override var canBecomeFirstResponder: Bool { true }
        override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) { log?("began") }
        override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) { log?("ended") }
        override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) { log?("cancelled") }
    }

    private final class FieldDelegate: NSObject, UITextFieldDelegate {
        let log: CallLog
        init(_ log: CallLog) { self.log = log }
        func textFieldDidBeginEditing(_ textField: UITextField) { log("began") }
        func textFieldDidEndEditing(_ textField: UITextField) { log("ended") }
    }

    private let screen = TestScreen()
    private let log = CallLog()

    /// A key window over the screen's, with a view in it.
    private func window(around view: UIView) -> UIWindow {
        let window = UIWindow(windowScene: screen.scene)
        view.frame = window.bounds
        window.addSubview(view)
        window.makeKeyAndVisible()
        return window
    }

    @Test("G11: hovering over it is cancelled", arguments: [false, true])
    func hover(isWindowsOwn: Bool) {
        let recognizer = UIHoverGestureRecognizer()
        let target = RecognizerTarget { [unowned recognizer, log] in log("\(recognizer.state)") }
        recognizer.addTarget(target, action: Selector("act", on: RecognizerTarget.self) { $0.act() })
        let view = UIView()
        weak var gone: UIWindow?
        do {
            let window = window(around: view)
            (isWindowsOwn ? window : view).addGestureRecognizer(recognizer)
            screen.hover(.entered, at: CGPoint(x: 50, y: 50))
            gone = window
        }
        #expect(gone == nil && view.window == nil)
        screen.hover(.moved, at: CGPoint(x: 60, y: 50))
        #expect(log.take() == ["began", "cancelled"])
        #expect(recognizer.state == .possible)
    }

    /// Does something with a key window that nobody else holds, while a view in it is first responder; answers the window as long as
    /// it lasts.
    private func withKeyView(_ body: (UIWindow) -> Void) -> () -> UIWindow? {
        let view = KeyView()
        view.log = log
        let window = window(around: view)
        view.becomeFirstResponder()
        body(window)
        return { [weak window, view] in withExtendedLifetime(view) { window } }
    }

    @Test("H2: it lasts until its keys are let go")
    func press() {
        let window = withKeyView { _ in screen.keyDown(.keyboardA, characters: "a") }
        #expect(window() != nil)
        screen.keyUp(.keyboardA)
        #expect(log.take() == ["began", "ended"])
        #expect(window() == nil)
    }

    @Test("H2: a button that is held when its window leaves its scene ends, and lets go of the window")
    func button() {
        let window = withKeyView { window in
            screen.gamepad(.leftTrigger, 1)
            window.windowScene = nil
        }
        screen.gamepad(.leftTrigger, 0)
        #expect(log.take() == ["began", "ended"])
        #expect(window() == nil)
    }

    @Test("H3: a button that went down in the background is cancelled when its screen is gone")
    func disconnected() {
        let window = withKeyView { _ in
            screen.activate(.background)
            screen.gamepad(.leftTrigger, 1)
        }
        screen.send(.disconnect)
        #expect(log.take() == ["began", "cancelled"])
        #expect(window() == nil)
    }

    @Test("J15: its root controller disappears, and appears again elsewhere")
    func rootController() {
        final class Root: UIViewController {
            var log: CallLog?
            override func viewWillAppear(_ animated: Bool) { log?("willAppear") }
            override func viewDidAppear(_ animated: Bool) { log?("didAppear") }
            override func viewWillDisappear(_ animated: Bool) { log?("willDisappear") }
            override func viewDidDisappear(_ animated: Bool) { log?("didDisappear") }
        }
        let root = Root()
        root.log = log
        weak var gone: UIWindow?
        do {
            let window = window(around: UIView())
            window.rootViewController = root
            screen.settle()
            gone = window
        }
        #expect(gone == nil)
        #expect(log.take() == ["willAppear", "didAppear", "willDisappear", "didDisappear"])
        let other = window(around: UIView())
        other.rootViewController = root
        screen.settle()
        #expect(log.take() == ["willAppear", "didAppear"])
        #expect(root.view.window === other)
    }

    @Test("D20: editing ends, and begins again elsewhere")
    func editing() {
        let delegate = FieldDelegate(log)
        let field = UITextField()
        field.delegate = delegate
        weak var gone: UIWindow?
        do {
            let window = window(around: field)
            field.becomeFirstResponder()
            screen.settle()
            gone = window
        }
        screen.settle()
        #expect(gone == nil && !field.isFirstResponder)
        #expect(log.take() == ["began", "ended"])
        screen.window.addSubview(field)
        field.becomeFirstResponder()
        #expect(log.take() == ["began"])
    }
}
