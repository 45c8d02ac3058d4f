// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import EventTrace
import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore

/// What a responder, an application and its delegate do that override nothing.
@MainActor
@Suite("What classes do that override nothing")
struct ResponderDefaultsTests {
    private let screen = TestScreen()

    @Test("C1–C3: a responder by itself")
    func responder() {
        // Made here: what concerns no window is reported to the application that was made last.
        let trace = TraceLog()
        let screen = TestScreen(trace: trace)
        defer { screen.settle() }
        let (responder, later) = (UIResponder(), UIResponder())
        #expect(later.hash == responder.hash + 1)
        #expect(responder.next == nil && !responder.canBecomeFirstResponder && responder.canResignFirstResponder)
        #expect(!responder.isFirstResponder && responder.undoManager == nil && responder.inputView == nil)
        #expect(responder.userActivity == nil && responder.pasteConfiguration == nil && responder.keyCommands == nil)
        #expect(!responder.accessibilityActivate() && !responder.accessibilityScroll(.up))
        #expect(!responder.accessibilityPerformEscape() && !responder.accessibilityPerformMagicTap())
        #expect(responder.accessibilityCustomActions == nil && responder.accessibilityCustomRotors == nil)
        #expect(responder.accessibilityContainerType == .none && !responder.accessibilityElementIsFocused())
        // What does nothing leaves no trace.
        let count = trace.events.count
        responder.accessibilityIncrement()
        responder.accessibilityDecrement()
        responder.accessibilityElementDidBecomeFocused()
        responder.accessibilityElementDidLoseFocus()
        responder.awakeFromNib()
        responder.prepareForInterfaceBuilder()
        responder.observeValue(forKeyPath: "frame", of: nil, change: nil, context: nil)
        let activity = NSUserActivity(activityType: "a")
        responder.updateUserActivityState(activity)
        responder.restoreUserActivityState(activity)
        #expect(trace.events.count == count)
        responder.userActivity = activity
        #expect(responder.userActivity === activity)
        responder.userActivity = nil
        #expect(responder.userActivity == nil)
        responder.paste(itemProviders: [])
        #expect(trace.events.last.map { "\($0)".contains("pasteItemProviders:") } == true)
    }

    @Test("J1: a delegate that implements nothing")
    func delegate() {
        final class Delegate: NSObject, UIApplicationDelegate {}
        let delegate = Delegate()
        let application = screen.application
        #expect(delegate.window == nil)
        delegate.window = screen.window
        #expect(delegate.window == nil)
        delegate.applicationDidFinishLaunching(application)
        delegate.applicationDidBecomeActive(application)
        delegate.applicationWillResignActive(application)
        delegate.applicationDidEnterBackground(application)
        delegate.applicationWillEnterForeground(application)
        delegate.applicationWillTerminate(application)
        delegate.applicationDidReceiveMemoryWarning(application)
        #expect(delegate.application(application, willFinishLaunchingWithOptions: nil))
        #expect(delegate.application(application, didFinishLaunchingWithOptions: nil))
        #expect(!delegate.application(application, continue: NSUserActivity(activityType: "a")) { _ in })
        delegate.application(application, didDiscardSceneSessions: [])
    }

    @Test("J1: the older method of launching is called by the newer one")
    func olderLaunch() {
        final class Delegate: NSObject, UIApplicationDelegate {
            var calls = 0
            func applicationDidFinishLaunching(_ application: UIApplication) { calls += 1 }
        }
        let delegate = Delegate()
        #expect(delegate.application(screen.application, didFinishLaunchingWithOptions: nil))
        #expect(delegate.calls == 1)
    }

    @Test("The application by names, as libraries ask for it")
    func byName() {
        let shared = Selector("sharedApplication")
        #expect(UIApplication.responds(to: shared) && !UIApplication.responds(to: Selector("other")))
        #expect(UIApplication.perform(shared)?.takeUnretainedValue() === UIApplication.shared)
        #expect(UIApplication.perform(Selector("other")) == nil)
        #expect(UIApplication.value(forKeyPath: "sharedApplication") as? UIApplication === UIApplication.shared)
        #expect(UIApplication.value(forKey: "sharedApplication") as? UIApplication === UIApplication.shared)
        #expect(UIApplication.value(forKeyPath: "other") == nil && UIApplication.value(forKey: "other") == nil)
    }

    @Test("J30: the status bar is as the first scene has it; what is set has no effect")
    func statusBar() {
        let application = screen.application
        application.statusBarStyle = .lightContent
        application.isStatusBarHidden.toggle()
        #expect(application.statusBarStyle == (screen.scene.statusBarManager?.statusBarStyle ?? .default))
        #expect(application.isStatusBarHidden == (screen.scene.statusBarManager?.isStatusBarHidden ?? true))
        #expect(application.statusBarOrientation == screen.scene.interfaceOrientation)
        screen.disconnect()
        #expect(application.statusBarFrame == .zero && application.statusBarOrientation == .unknown)
        #expect(application.statusBarStyle == .default && application.isStatusBarHidden)
    }

    @Test("J40: what the orientations of a device are")
    func orientations() {
        let all: [UIDeviceOrientation] = [
            .unknown, .portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight, .faceUp, .faceDown,
        ]
        #expect(all.map(\.rawValue) == Array(0...6))
        #expect(all.filter(\.isPortrait) == [.portrait, .portraitUpsideDown])
        #expect(all.filter(\.isLandscape) == [.landscapeLeft, .landscapeRight])
        #expect(all.filter(\.isFlat) == [.faceUp, .faceDown])
        #expect(
            all.filter(\.isValidInterfaceOrientation) == [
                .portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight,
            ])
        let interface: [UIInterfaceOrientation] = [
            .unknown, .portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight,
        ]
        // A device that is turned to the left has its interface turned to the right.
        #expect(
            interface.map { UIDeviceOrientation($0) } == [
                .unknown, .portrait, .portraitUpsideDown, .landscapeRight, .landscapeLeft,
            ])
    }

    @Test("E28: a log's lines: arguments in the places of directives")
    func logFormat() {
        func text(_ format: String, _ arguments: Any...) -> String { LogFormat.text(format, arguments) }
        #expect(text("plain") == "plain")
        #expect(text("%@ and %d", "a", 2) == "a and 2")
        #expect(text("%{public}@|%{private, mask}s|", "a", "b") == "a|b|")
        #expect(text("100%% of %ld, %.2f, %5d, %zu, %lld", 1, 2.5, 3, 4, 5) == "100% of 1, 2.5, 3, 4, 5")
        #expect(text("%@ %@", "a") == "a ")
        #expect(text("%@", "a", "b") == "a")
        #expect(text("ends with %", 1) == "ends with 1")
        #expect(text("%{open", 1) == "1pen")
    }

    @Test("E28: which messages a log tells")
    func logTypes() {
        let log = OSLog(subsystem: "a", category: "b")
        let types: [OSLogType] = [.default, .info, .debug, .error, .fault]
        #expect(types.map(\.rawValue) == [0, 1, 2, 16, 17] && OSLogType(16) == .error)
        #expect(types.filter(log.isEnabled(type:)) == [.default, .error, .fault])
        #expect(types.filter(OSLog.default.isEnabled(type:)) == [.default, .error, .fault])
        #expect(types.filter(OSLog.disabled.isEnabled(type:)) == [])
        #expect(OSLog.Category.pointsOfInterest.rawValue == "PointsOfInterest")
        var told = 0
        func text() -> String {
            told += 1
            return ""
        }
        log.tell(text(), .debug)
        OSLog.disabled.tell(text(), .fault)
        #expect(told == 0)
    }

    /// The lines that end with a mark, of what a process wrote to its error stream.
    private func lines(_ result: ExitTest.Result?) -> [Substring] {
        String(decoding: result?.standardErrorContent ?? [], as: UTF8.self).split(separator: "\n")
            .filter { $0.hasSuffix("!") }
    }

    /// Writes one message of each kind.
    private nonisolated static func writeMessages() {
        let logger = Logger(subsystem: "s", category: "c")
        logger.log("log!")
        logger.trace("trace!")
        logger.debug("debug!")
        logger.info("info!")
        logger.notice("notice!")
        logger.warning("warning!")
        logger.error("error!")
        logger.critical("critical!")
        logger.fault("fault \(1, privacy: .sensitive) \(2, privacy: .private)!")
        Logger().log(level: .info, "plain info!")
        Logger().log("plain!")
        os_log("os %d!", 1)
        os_log("os %d!", log: OSLog(subsystem: "", category: "c"), type: .debug, 2)
        os_log(.error, log: OSLog(subsystem: "s", category: .pointsOfInterest), "os %d!", 3)
        os_log(.error, log: OSLog(subsystem: "", category: .pointsOfInterest), "os %d!", 4)
        os_log(.info, "os %d!", 5)
    }

    @Test(
        "E28: each message that is told is a line on the error stream, after its log's name; all are where one debugs")
    func logLines() async {
        let observed: [any PartialKeyPath<ExitTest.Result> & Sendable] = [\.standardErrorContent]
        let usual = await #expect(processExitsWith: .exitCode(7), observing: observed) {
            unsetenv("OS_ACTIVITY_MODE")
            ResponderDefaultsTests.writeMessages()
            exit(7)
        }
        let told: [Substring] = [
            "[s:c] log!", "[s:c] notice!", "[s:c] warning!", "[s:c] error!", "[s:c] critical!",
            "[s:c] fault <private> <private>!", "plain!", "os 1!", "[s:PointsOfInterest] os 3!",
            "[PointsOfInterest] os 4!",
        ]
        #expect(lines(usual) == told)
        let debugging = await #expect(processExitsWith: .exitCode(7), observing: observed) {
            setenv("OS_ACTIVITY_MODE", "debug", 1)
            ResponderDefaultsTests.writeMessages()
            exit(7)
        }
        #expect(
            lines(debugging) == [
                "[s:c] log!", "[s:c] trace!", "[s:c] debug!", "[s:c] info!", "[s:c] notice!", "[s:c] warning!",
                "[s:c] error!", "[s:c] critical!", "[s:c] fault <private> <private>!", "plain info!", "plain!",
                "os 1!", "[c] os 2!", "[s:PointsOfInterest] os 3!", "[PointsOfInterest] os 4!", "os 5!",
            ])
    }

    @Test("E28: a logger's message has the values of its text, and is not made if it is not told")
    func logger() {
        let age: Int? = nil
        let message: OSLogMessage =
            "a \(1) \("b", privacy: .public) \("c", privacy: .private) \(age)|\(7, align: .right(columns: 3))|\("d", align: .left(columns: 2))|"
        #expect(message.text == "a 1 b <private> nil|  7|d |")
        let (empty, wide): (OSLogMessage, OSLogMessage) = ("\("")", "\("a", align: .left(columns: 5000))")
        #expect(empty.text == "" && wide.text.count == 1024)
        var made = 0
        func text() -> OSLogMessage {
            made += 1
            return ""
        }
        let logger = Logger(OSLog(subsystem: "a", category: "b"))
        logger.debug(text())
        logger.info(text())
        logger.trace(text())
        Logger(.disabled).fault(text())
        #expect(made == 0)
    }
}
