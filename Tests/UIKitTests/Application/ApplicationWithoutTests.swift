// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import EventTrace
import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore

@MainActor
@Suite("What an application answers without a screen, a host or a reason")
struct ApplicationWithoutTests {
    private final class Delegate: NSObject, UIApplicationDelegate { var window: UIWindow? }

    @Test("An application without scenes has the idiom and the direction of the traits at hand")
    func noScenes() {
        let application = UIApplication()
        #expect(UIDevice.current.userInterfaceIdiom == UITraitCollection.current.userInterfaceIdiom)
        #expect(UI_USER_INTERFACE_IDIOM() == UITraitCollection.current.userInterfaceIdiom)
        #expect(application.userInterfaceLayoutDirection == .leftToRight)
    }

    @Test("RB5: on an interface that is no phone's, all orientations are allowed")
    func orientations() {
        let application = UIApplication()
        let traits = UITraitCollection(userInterfaceIdiom: .pad)
        traits.performAsCurrent {
            #expect(application.supportedInterfaceOrientations(for: nil) == .all)
            // A delegate without a word of its own allows the same.
            #expect(Delegate().application(application, supportedInterfaceOrientationsFor: nil) == .all)
        }
        #expect(application.supportedInterfaceOrientations(for: nil) == .allButUpsideDown)
    }

    @Test("Calls that have no effect here leave the application as it was")
    func withoutEffect() {
        let screen = TestScreen()
        let application = screen.application
        application.endBackgroundTask(application.beginBackgroundTask())
        let (style, isHidden) = (application.statusBarStyle, application.isStatusBarHidden)
        application.setStatusBarStyle(style == .lightContent ? .darkContent : .lightContent, animated: true)
        application.setStatusBarHidden(!isHidden, with: .fade)
        application.unregisterForRemoteNotifications()
        application.setMinimumBackgroundFetchInterval(1)
        application.repaint(SceneIdentifier(99))
        screen.settle()
        #expect(application.statusBarStyle == style && application.isStatusBarHidden == isHidden)
        #expect(!application.isRegisteredForRemoteNotifications && application.faults.isEmpty)
        #expect(application.alternateIconName == nil && application.backgroundRefreshStatus == .available)
    }

    @Test("An icon that nobody asks back about is asked for in vain, without a word")
    func icon() {
        let screen = TestScreen()
        screen.application.setAlternateIconName("night")
        #expect(screen.application.clock.nextDeadline == nil)
    }

    @Test("To ask for the icon that it always has is no mistake; another one is not there")
    func awaitedIcon() async throws {
        try await UIApplication().setAlternateIconName(nil)
        await #expect(throws: UnavailableServiceError.self) { try await UIApplication().setAlternateIconName("day") }
    }

    @Test("A delegate that says nothing of remote notifications is told in vain that there are none")
    func notifications() {
        let screen = TestScreen()
        let delegate = Delegate()
        screen.application.delegate = delegate
        screen.application.registerForRemoteNotifications()
        #expect(screen.application.clock.nextDeadline != nil)
        screen.advance(by: 0.1)
        #expect(screen.application.clock.nextDeadline == nil && screen.application.faults.isEmpty)
    }

    @Test("A delegate's window is none after none at all was set under the name of ported sources")
    func noWindow() {
        let delegate = Delegate()
        delegate.window = UIWindow()
        delegate.windowIfImplemented = nil
        #expect(delegate.window == nil)
    }

    @Test("A reason for a launch is known by its name, and a request for a new scene has no session")
    func values() {
        #expect(UIApplication.LaunchOptionsKey(rawValue: "url").rawValue == "url")
        let activity = NSUserActivity(activityType: "org.example.edit")
        let request = UISceneSessionActivationRequest(userActivity: activity)
        #expect(request.role == .windowApplication && request.session == nil && request.options == nil)
        #expect(request.userActivity === activity)
    }

    private final class Offers: ApplicationHost, ShortcutHost {
        var offered: [[String]] = []
        func start(_ application: UIApplication) {}
        func present(_ changes: DisplayChanges, of scene: SceneIdentifier) {}
        func reject(_ record: InputRecord, because fault: InputFault) {}
        func stop() {}
        func offer(_ items: [UIApplicationShortcutItem]) { offered.append(items.map(\.type)) }
    }

    @Test("An application that takes its quick actions back offers none")
    func shortcuts() {
        let screen = TestScreen()
        let host = Offers()
        screen.application.host = host
        screen.application.shortcutItems = [UIApplicationShortcutItem(type: "new", localizedTitle: "New")]
        screen.application.shortcutItems = nil
        #expect(host.offered.suffix(2) == [["new"], []])
    }

    @Test("A program that uses UIKit before its application is made gets one without a screen")
    func shared() async {
        await #expect(processExitsWith: .exitCode(7)) { @MainActor in
            guard UIApplication.current == nil else { exit(3) }
            exit(UIApplication.shared.connectedScenes.isEmpty && UIApplication.current != nil ? 7 : 4)
        }
    }

    @Test("PO6: a timer of another maker is the main run loop's, and waits on no application's clock")
    func foreignTimers() {
        let screen = TestScreen()
        screen.settle()
        let timers = [0, 1].map { _ in Timer(timeInterval: 100, repeats: false) { _ in } }
        ApplicationQueue.add(timers[0], forMode: .common)
        CFRunLoopAddTimer(CFRunLoopGetMain(), timers[1], .commonModes)
        #expect(timers.allSatisfy(\.isValid) && screen.application.clock.nextDeadline == nil)
        for timer in timers { timer.invalidate() }
        // One of its own waits there.
        let own = ApplicationQueue.timer()
        ApplicationQueue.add(own, forMode: .common)
        CFRunLoopTimerInvalidate(own)
        #expect(!own.isValid)
    }

    @Test("A delegate of an application that has gone is told of no notifications")
    func gone() {
        var application: UIApplication? = UIApplication()
        weak let freed = application
        let clock = application?.clock
        application?.registerForRemoteNotifications()
        // It takes the other's place.
        _ = UIApplication()
        application = nil
        #expect(freed == nil && clock?.nextDeadline != nil)
        clock?.advance(to: 1)
        #expect(clock?.nextDeadline == nil)
    }

    @Test("A snapshot of the responders of an application without a key window has no chain")
    func snapshot() {
        let snapshot = UIApplication().responderSnapshot()
        #expect(snapshot.windows.isEmpty && snapshot.keyWindow == nil && snapshot.chain.isEmpty)
    }
}
