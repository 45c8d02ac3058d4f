// SPDX-License-Identifier: Apache-2.0

import EventTrace
import Testing
import UIKitCore
import UIKitTesting

@MainActor
@Suite("D38–D45: windows, their order and the key window")
struct WindowTests {
    let log = CallLog()
    let screen = TestScreen()

    final class KeyWindow: UIWindow {
        var name = ""
        var log: CallLog!
        var may = true
        var onResign: (() -> Void)?
        override var canBecomeKey: Bool { may }
        override func becomeKey() { log("\(name).becomeKey \(isKeyWindow)") }
        override func resignKey() {
            log("\(name).resignKey \(isKeyWindow)")
            onResign?()
        }
    }

    func window(_ name: String) -> KeyWindow {
        let window = KeyWindow(windowScene: screen.scene)
        window.name = name
        window.log = log
        return window
    }

    /// Runs the body and returns the notifications that it posted, with the windows' names.
    func notifications(of windows: KeyWindow..., while body: () -> Void) -> [String] {
        let names = [
            UIWindow.didBecomeVisibleNotification, UIWindow.didBecomeHiddenNotification,
            UIWindow.didBecomeKeyNotification, UIWindow.didResignKeyNotification,
        ]
        let seen = Seen()
        let observers = names.map { name in
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { note in
                let hasNoInformation = note.userInfo == nil
                let object = note.object.map { ObjectIdentifier($0 as AnyObject) }
                MainActor.assumeIsolated {
                    guard let window = windows.first(where: { ObjectIdentifier($0) == object }) else { return }
                    seen.entries.append("\(window.name) \(name.rawValue) \(hasNoInformation)")
                }
            }
        }
        body()
        for observer in observers { NotificationCenter.default.removeObserver(observer) }
        return seen.entries
    }

    @MainActor
    final class Seen {
        var entries: [String] = []
    }

    @Test("D38: a window may become key unless it says no")
    func mayBecomeKey() {
        let a = window("a")
        a.may = false
        a.makeKeyAndVisible()
        #expect(!a.isKeyWindow && !a.isHidden)
        #expect(screen.scene.keyWindow === screen.window)
        a.may = true
        a.makeKey()
        #expect(a.isKeyWindow)
    }

    @Test("D39: makeKey leaves a window hidden, makeKeyAndVisible shows it")
    func makeKey() {
        let a = window("a")
        a.makeKey()
        #expect(a.isKeyWindow && a.isHidden)
        a.makeKeyAndVisible()
        #expect(!a.isHidden)
        #expect(log.take() == ["a.becomeKey true"])
    }

    @Test("D40, D41: the old key window resigns, with its notification, before the new one becomes key")
    func keyOrder() {
        let (a, b) = (window("a"), window("b"))
        let posted = notifications(of: a, b) {
            a.makeKeyAndVisible()
            b.makeKeyAndVisible()
        }
        #expect(log.take() == ["a.becomeKey true", "a.resignKey false", "b.becomeKey true"])
        #expect(
            posted == [
                "a UIWindowDidBecomeVisibleNotification true", "a UIWindowDidBecomeKeyNotification true",
                "b UIWindowDidBecomeVisibleNotification true", "a UIWindowDidResignKeyNotification true",
                "b UIWindowDidBecomeKeyNotification true",
            ])
    }

    @Test("D41: a window made key while the old one resigns is the newest request and wins")
    func nestedKey() {
        let (a, b, c) = (window("a"), window("b"), window("c"))
        a.makeKeyAndVisible()
        a.onResign = { c.makeKeyAndVisible() }
        b.makeKeyAndVisible()
        #expect(c.isKeyWindow && !b.isKeyWindow)
    }

    @Test("D40: hiding and showing post one notification each, doing it again none")
    func visibility() {
        let a = window("a")
        let posted = notifications(of: a) {
            a.isHidden = false
            a.isHidden = false
            a.isHidden = true
            a.isHidden = true
        }
        #expect(
            posted == [
                "a UIWindowDidBecomeVisibleNotification true", "a UIWindowDidBecomeHiddenNotification true",
            ])
    }

    @Test("D42: an application that goes to the background hides no window")
    func background() {
        let a = window("a")
        a.makeKeyAndVisible()
        let posted = notifications(of: a) {
            screen.send(.activation(.background))
            screen.send(.activation(.foregroundActive))
        }
        #expect(posted == [] && a.isKeyWindow && !a.isHidden)
    }

    @Test("D38, D50: a hidden key window is no longer key, and another one is")
    func hideKey() {
        let a = window("a")
        a.makeKeyAndVisible()
        _ = log.take()
        a.isHidden = true
        #expect(log.take() == ["a.resignKey false"])
        #expect(screen.scene.keyWindow === screen.window)
    }

    @Test("B34, B36: windows lie by level, the one shown last in front of its equals")
    func levels() {
        let (a, b, alert) = (window("a"), window("b"), window("alert"))
        alert.windowLevel = .alert
        for window in [alert, a, b] { window.isHidden = false }
        #expect(screen.scene.windows == [screen.window, a, b, alert])
        a.makeKeyAndVisible()
        #expect(screen.scene.windows == [screen.window, b, a, alert])
        b.windowLevel = .statusBar
        #expect(screen.scene.windows == [screen.window, a, b, alert])
    }

    @Test("B33, B34: the frontmost window at a point gets the touch, whichever is key")
    func touches() {
        let front = window("front")
        front.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        front.isHidden = false
        let view = LoggingView("view", frame: front.bounds, log: log)
        front.addSubview(view)
        let behind = LoggingView("behind", frame: screen.window.bounds, log: log)
        screen.window.addSubview(behind)
        #expect(screen.window.isKeyWindow)
        screen.finger().tap(at: CGPoint(x: 50, y: 50))
        screen.finger().tap(at: CGPoint(x: 150, y: 50))
        // D51: a touched window becomes key.
        #expect(
            log.take() == [
                "front.becomeKey true", "view.began", "view.ended", "front.resignKey false", "behind.began",
                "behind.ended",
            ])
    }

    @Test(
        "B33: a window takes the points that lie in its frame, wherever that is, with a trace as without",
        arguments: [false, true])
    func placedWindows(_ isTraced: Bool) {
        let screen = TestScreen(trace: isTraced ? TraceLog() : nil)
        let front = UIWindow(windowScene: screen.scene)
        front.frame = CGRect(x: 20, y: 400, width: 200, height: 100)
        front.windowLevel = .alert
        front.isHidden = false
        let log = CallLog()
        let view = LoggingView("view", frame: CGRect(x: 50, y: 50, width: 50, height: 50), log: log)
        front.addSubview(view)
        let behind = LoggingView("behind", frame: screen.window.bounds, log: log)
        screen.window.addSubview(behind)
        func touched(_ x: CGFloat, _ y: CGFloat) -> [String] {
            let point = CGPoint(x: x, y: y)
            let walk = screen.scene.hitTestWalk(at: point)
            screen.finger().tap(at: point)
            return [log.take().first ?? "window"] + [walk.visits.first?.point.map { "\($0.x) \($0.y)" } ?? ""]
        }
        #expect(touched(70, 450) == ["view.began", "50.0 50.0"] && touched(119, 499) == ["view.began", "99.0 99.0"])
        #expect(touched(30, 410) == ["window", "10.0 10.0"] && touched(120, 450) == ["window", "100.0 50.0"])
        #expect(
            touched(19, 450) == ["behind.began", "-1.0 50.0"] && touched(70, 500) == ["behind.began", "50.0 100.0"])
        #expect(touched(70, 50) == ["behind.began", "50.0 -350.0"])
        front.transform = CGAffineTransform(scaleX: 2, y: 2)
        // Around its middle, at (120, 450).
        #expect(touched(21, 451) == ["view.began", "50.5 50.5"] && touched(70, 50) == ["behind.began", "75.0 -150.0"])
        withExtendedLifetime(front) {}
    }

    @Test("A43: hiding a window cancels its touches")
    func hideCancels() {
        let view = LoggingView("view", frame: screen.window.bounds, log: log)
        screen.window.addSubview(view)
        let finger = screen.finger()
        finger.down(on: view)
        screen.window.isHidden = true
        finger.up()
        #expect(log.take() == ["view.began", "view.cancelled"])
    }

    @Test("J15: the root view follows the window's size")
    func rootSize() {
        let root = UIViewController()
        screen.window.rootViewController = root
        screen.window.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
        screen.settle()
        #expect(root.view.frame == CGRect(x: 0, y: 0, width: 200, height: 100))
    }

    @Test("J15: a view of another size has the window's when its controller hears that it will appear")
    func firstSize() {
        final class Large: UIViewController {
            var sizes: [CGSize] = []
            override func loadView() { view = UIView(frame: CGRect(x: 0, y: 0, width: 500, height: 900)) }
            override func viewDidLoad() { sizes.append(view.bounds.size) }
            override func viewWillAppear(_ animated: Bool) { sizes.append(view.bounds.size) }
        }
        let root = Large()
        screen.window.rootViewController = root
        #expect(root.sizes == [CGSize(width: 500, height: 900), screen.window.bounds.size])
    }

    @Test("C4, J16: between window and root view lie two containers")
    func containers() {
        let root = UIViewController()
        screen.window.rootViewController = root
        let names = sequence(first: root.view as UIView, next: \.superview).map { String(describing: type(of: $0)) }
        #expect(names == ["UIView", "UIDropShadowView", "UITransitionView", "UIWindow"])
    }
}
