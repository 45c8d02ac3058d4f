// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKitCore
import UIKitTesting

@MainActor
@Suite("Time until something has come true")
struct WaitingTests {
    let screen = TestScreen()

    @Test("The clock moves on until a condition holds, and no further than a step")
    func condition() throws {
        var isDone = false
        screen.application.clock.schedule(after: 2) { isDone = true }
        try screen.advance(until: isDone, timeout: 5, step: 0.1)
        #expect(screen.now >= 2 && screen.now < 2.11)
        try screen.advance(until: isDone)
        #expect(screen.now < 2.11)
    }

    @Test("A condition that does not come true fails after its time, with what there is on the screen")
    func timeout() throws {
        let label = UILabel(frame: CGRect(x: 20, y: 20, width: 100, height: 20))
        label.text = "Loading"
        screen.window.addSubview(label)
        let error = try #require(throws: StillWaiting.self) {
            try screen.advance(until: label.text == "Done", timeout: 3, file: "A/B.swift", line: 7)
        }
        #expect(
            error.description == """
                A/B.swift:7: Waited 3 s on the application's clock until the condition holds, in vain. On the screen:
                    text "Loading"
                """)
        #expect(abs(screen.now - 3) < 1e-9)
    }

    @Test("A notification is waited for, also one that comes at once")
    func notification() throws {
        let name = Notification.Name("waited for")
        try screen.advance(untilPosted: name) {
            NotificationCenter.default.post(name: name, object: nil)
        }
        #expect(screen.now == 0)
        screen.application.clock.schedule(after: 1) { NotificationCenter.default.post(name: name, object: nil) }
        try screen.advance(untilPosted: name)
        #expect(screen.now >= 1)
        #expect(throws: StillWaiting.self) { try screen.advance(untilPosted: name, timeout: 1) }
    }

    @Test("A53: animations that keep touches away are waited for, and what scrolls")
    func animations() throws {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        screen.window.addSubview(view)
        UIView.animate(withDuration: 2) { view.frame.origin.y = 300 }
        try screen.finishAnimations()
        #expect(screen.now > 1.9 && screen.now < 2.2)
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        scrollView.contentSize = CGSize(width: 300, height: 3000)
        screen.window.addSubview(scrollView)
        screen.finger().swipe(.up, on: scrollView)
        #expect(scrollView.isDecelerating)
        try screen.finishAnimations()
        #expect(!scrollView.isDecelerating && scrollView.contentOffset.y > 200)
    }

    @Test("An application that is left goes to the background and comes back")
    func leaving() {
        var log: [String] = []
        let names: [Notification.Name: String] = [
            UIApplication.willResignActiveNotification: "resign",
            UIApplication.didEnterBackgroundNotification: "background",
            UIApplication.willEnterForegroundNotification: "foreground",
            UIApplication.didBecomeActiveNotification: "active",
        ]
        let tokens = names.map { name, text in
            NotificationCenter.default.addObserver(forName: name, object: screen.application, queue: nil) { _ in
                MainActor.assumeIsolated { log.append(text) }
            }
        }
        screen.leave(for: 5)
        #expect(log == ["resign", "background", "foreground", "active"])
        #expect(screen.now == 5)
        for token in tokens { NotificationCenter.default.removeObserver(token) }
    }

    @Test("A device that turns gives its windows the other size")
    func turning() {
        screen.turnDevice()
        #expect(screen.window.bounds.size == CGSize(width: 844, height: 390))
    }

    @Test("What covers a device's screen turns with it, unless the test says what is covered")
    func turningCover() {
        let cover = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
        let screen = TestScreen(safeArea: cover)
        #expect(screen.window.safeAreaInsets == cover)
        screen.turnDevice()
        #expect(screen.window.safeAreaInsets == UIEdgeInsets(top: 0, left: 47, bottom: 0, right: 34))
        screen.turnDevice()
        #expect(screen.window.safeAreaInsets == cover)
        screen.turnDevice(safeArea: UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47))
        #expect(screen.window.safeAreaInsets.bottom == 21)
    }

    @Test("A launched application's delegate is made after the application, and its screen is covered from the start")
    func launching() throws {
        final class Delegate: NSObject, UIApplicationDelegate {
            let application = UIApplication.shared
            var window: UIWindow?
            var insets: UIEdgeInsets?

            func application(
                _ application: UIApplication,
                didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
            ) -> Bool {
                window = UIWindow(frame: UIScreen.main.bounds)
                window?.makeKeyAndVisible()
                return true
            }
        }
        let cover = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
        let launched = try TestScreen.launching(Delegate(), safeArea: cover)
        let delegate = try #require(launched.application.delegate as? Delegate)
        #expect(delegate.application === launched.application)
        #expect(launched.window.safeAreaInsets == cover)
    }
}
