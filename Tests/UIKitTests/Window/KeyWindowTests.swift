// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKitCore
import UIKitTesting

@MainActor
@Suite("D50, D51: who becomes key window by itself")
struct KeyWindowTests {
    final class LoggingWindow: UIWindow {
        var name = ""
        var log: CallLog?
        var mayBecomeKey = true
        var onKey: (() -> Void)?

        override var canBecomeKey: Bool { mayBecomeKey }

        override func becomeKey() {
            log?("\(name) key")
            onKey?()
        }

        override func resignKey() { log?("\(name) no longer") }
    }

    let log = CallLog()
    let screen = TestScreen()

    func window(_ name: String, level: UIWindow.Level = .normal) -> LoggingWindow {
        let window = LoggingWindow(windowScene: screen.scene)
        window.name = name
        window.log = log
        window.windowLevel = level
        window.isHidden = false
        return window
    }

    @Test("D50: a key window that is hidden has the topmost visible window that can become key as its successor")
    func hidden() {
        let a = window("a")
        let b = window("b", level: .alert)
        let c = window("c", level: UIWindow.Level(2001))
        c.mayBecomeKey = false
        let d = window("d", level: .alert)
        d.isHidden = true
        let key = window("key")
        key.makeKey()
        _ = log.take()
        key.isHidden = true
        #expect(log.take() == ["key no longer", "b key"])
        b.isHidden = true
        #expect(log.take() == ["b no longer", "a key"])
        a.windowScene = nil
        #expect(log.take() == ["a no longer"])
        #expect(screen.scene.keyWindow === screen.window)
    }

    @Test("D50: a key window that is freed has a successor, whose first responder is typed into")
    func freed() {
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
        screen.window.addSubview(field)
        field.becomeFirstResponder()
        do {
            let other = UIWindow(windowScene: screen.scene)
            other.makeKeyAndVisible()
            #expect(screen.scene.keyWindow === other)
        }
        #expect(screen.scene.keyWindow === screen.window)
        screen.press(.keyboardA, characters: "a")
        #expect(field.text == "a")
    }

    @Test("D50: the last window leaves none")
    func none() {
        screen.window.isHidden = true
        #expect(screen.scene.keyWindow == nil)
        screen.window.isHidden = false
        #expect(screen.scene.keyWindow == nil)
    }

    @Test("D51: a touch makes its window key before it is delivered, unless the window says no")
    func touched() {
        let other = window("other")
        other.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        let view = LoggingView("view", frame: other.bounds, log: log)
        other.addSubview(view)
        let finger = screen.finger()
        finger.tap(view)
        #expect(log.take() == ["other key", "view.began", "view.ended"])
        finger.tap(view)
        #expect(log.take() == ["view.began", "view.ended"])
        screen.window.makeKey()
        other.mayBecomeKey = false
        _ = log.take()
        finger.tap(view)
        #expect(log.take() == ["view.began", "view.ended"])
        #expect(screen.scene.keyWindow === screen.window)
    }

    @Test("D51: a window that goes because it became key takes the touch with it")
    func goingAway() {
        let other = window("other")
        other.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        let view = LoggingView("view", frame: other.bounds, log: log)
        other.addSubview(view)
        other.onKey = { [unowned other] in other.isHidden = true }
        let finger = screen.finger()
        finger.down(at: CGPoint(x: 50, y: 50))
        finger.move(to: CGPoint(x: 60, y: 50))
        finger.up()
        #expect(log.take() == ["other key", "other no longer"])
        #expect(screen.scene.keyWindow === screen.window)
    }
}
