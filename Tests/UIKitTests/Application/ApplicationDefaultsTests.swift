// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore

@MainActor
@Suite("What an application, its delegate and its device answer before anybody says otherwise")
struct ApplicationDefaultsTests {
    @Test("An application without scenes has no windows and no status bar, and opens nothing")
    func withoutScenes() throws {
        let application = UIApplication()
        #expect(application.windows.isEmpty && application.keyWindow == nil && application.connectedScenes.isEmpty)
        #expect(application.isStatusBarHidden && application.statusBarFrame == .zero)
        #expect(application.statusBarOrientation == .unknown && application.statusBarStyle == .default)
        #expect(UIDevice.current.orientation == .unknown && application.preferredContentSizeCategory == .large)
        let url = try #require(URL(string: "https://example.org"))
        #expect(!application.canOpenURL(url) && !application.openURL(url))
        var opened: [Bool] = []
        application.open(url) { opened.append($0) }
        #expect(opened == [false])
    }

    @Test("An application shakes to edit, lets the screen sleep, ignores nothing and has no badge")
    func application() {
        let application = UIApplication()
        #expect(application.applicationSupportsShakeToEdit && !application.isIdleTimerDisabled)
        #expect(!application.isIgnoringInteractionEvents && !application.isNetworkActivityIndicatorVisible)
        #expect(application.applicationIconBadgeNumber == 0 && application.shortcutItems == nil)
        #expect(application.faults.isEmpty && application.traceSink == nil && application.undoManager == nil)
    }

    @Test("Background tasks have numbers of their own, from one on; none is the invalid one")
    func backgroundTasks() {
        let application = UIApplication()
        let tasks = [application.beginBackgroundTask(), application.beginBackgroundTask(withName: "save")]
        #expect(tasks.map(\.rawValue) == [1, 2] && UIBackgroundTaskIdentifier.invalid.rawValue == 0)
        #expect(application.backgroundTimeRemaining == .greatestFiniteMagnitude)
    }

    private final class Delegate: NSObject, UIApplicationDelegate {}

    @Test("J4: a delegate without methods takes no URL and no quick action")
    func delegate() {
        let (application, delegate) = (UIApplication(), Delegate())
        #expect(!delegate.application(application, open: URL(fileURLWithPath: "/"), options: [:]))
        var handled: [Bool] = []
        delegate.application(
            application, performActionFor: UIApplicationShortcutItem(type: "new", localizedTitle: "New")
        ) { handled.append($0) }
        #expect(handled == [false] && delegate.window == nil)
    }

    private final class WindowDelegate: NSObject, UIApplicationDelegate { var window: UIWindow? }

    @Test("A delegate's window is there under the name that ported sources use for it")
    func delegateWindow() {
        let (delegate, window) = (WindowDelegate(), UIWindow())
        delegate.windowIfImplemented = window
        #expect(delegate.window === window && delegate.windowIfImplemented == .some(window))
        delegate.windowIfImplemented = .some(nil)
        #expect(delegate.window == nil)
        #expect(Delegate().windowIfImplemented == .some(nil))
    }

    @Test("RB5: an application's information names the orientations that it allows; unknown names allow none")
    func orientations() async {
        await #expect(processExitsWith: .exitCode(7)) { @MainActor in
            setenv(InterfaceArchives.variable, "UIInterfaceOrientationLandscapeLeft", 1)
            let screen = TestScreen()
            screen.application.delegate = Delegate()
            screen.application.finishLaunching()
            exit(screen.application.supportedInterfaceOrientations(for: nil) == .landscapeLeft ? 7 : 3)
        }
        await #expect(processExitsWith: .exitCode(7)) { @MainActor in
            setenv(InterfaceArchives.variable, "Sideways", 1)
            let screen = TestScreen()
            screen.application.delegate = Delegate()
            screen.application.finishLaunching()
            exit(screen.application.supportedInterfaceOrientations(for: nil) == .allButUpsideDown ? 7 : 3)
        }
    }

    @Test("What an application handed out refers to it no longer when it has gone")
    func gone() {
        var application: UIApplication? = UIApplication()
        let reference = application?.reference
        #expect(reference?.object === application && application != nil)
        // It takes the other's place.
        _ = UIApplication()
        application = nil
        #expect(reference?.object == nil)
    }

    @Test("J4: that the program has started is posted with its application")
    func started() {
        let application = UIApplication()
        var posted = 0
        let token = NotificationCenter.default.addObserver(
            forName: UIApplication.didFinishLaunchingNotification, object: application, queue: nil
        ) { _ in MainActor.assumeIsolated { posted += 1 } }
        defer { NotificationCenter.default.removeObserver(token) }
        #expect(!application.hasLaunched)
        application.launch()
        #expect(posted == 1 && application.hasLaunched)
    }

    @Test("A recording is whole when its application ends")
    func recordedToItsEnd() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("end-\(UUID().uuidString).jsonl")
        defer { try? FileManager.default.removeItem(at: file) }
        let screen = TestScreen()
        try screen.application.startRecording(to: file)
        screen.application.terminate()
        #expect(try String(contentsOf: file, encoding: .utf8).contains("{\"end\":"))
    }

    private final class QuietKeys: UIView, UIInputViewAudioFeedback {}

    @Test("PO13: an input view's keys do not click unless it says so, and a fetch may come at any time")
    func quiet() {
        #expect(!QuietKeys().enableInputClicksWhenVisible && UIApplication.backgroundFetchIntervalMinimum == 0)
    }

    @Test("A device has no battery and no sensor of nearness, and does several tasks at once")
    func device() {
        let device = UIDevice.current
        #expect(device.batteryLevel == -1 && device.batteryState == .unknown && !device.isBatteryMonitoringEnabled)
        device.isProximityMonitoringEnabled = true
        #expect(!device.isProximityMonitoringEnabled && !device.proximityState && device.isMultitaskingSupported)
        #expect(device.localizedModel == device.model)
    }

    @Test(
        "J44: who asks for orientations is counted, UIKit first: the last one ends it, and one too many changes nothing"
    )
    func orientationListeners() {
        let device = UIDevice.current
        #expect(device.isGeneratingDeviceOrientationNotifications)
        device.beginGeneratingDeviceOrientationNotifications()
        device.endGeneratingDeviceOrientationNotifications()
        #expect(device.isGeneratingDeviceOrientationNotifications)
        device.endGeneratingDeviceOrientationNotifications()
        device.endGeneratingDeviceOrientationNotifications()
        #expect(!device.isGeneratingDeviceOrientationNotifications)
        device.beginGeneratingDeviceOrientationNotifications()
        #expect(device.isGeneratingDeviceOrientationNotifications)
    }

    @Test("Ignoring is counted: as many ends as beginnings, and one more is a fault")
    func ignoring() {
        let application = UIApplication()
        application.beginIgnoringInteractionEvents()
        application.beginIgnoringInteractionEvents()
        application.endIgnoringInteractionEvents()
        #expect(application.isIgnoringInteractionEvents && application.faults.isEmpty)
        application.endIgnoringInteractionEvents()
        #expect(!application.isIgnoringInteractionEvents && application.faults.isEmpty)
        application.endIgnoringInteractionEvents()
        #expect(application.faults == ["endIgnoringInteractionEvents was called without a beginning."])
    }
}

/// What this module's applications begin with: nothing, except for an orientation in a test of its own.
final class InterfaceArchives: InterfaceArchiveListing {
    static let variable = "RESPONDER_TEST_ORIENTATION"
    static let main: String? = nil
    static func contents(of file: String) -> String? { nil }
    static var information: String? {
        ProcessInfo.processInfo.environment[variable].map {
            "<plist><dict><key>UISupportedInterfaceOrientations</key><array><string>\($0)</string></array></dict></plist>"
        }
    }
}
