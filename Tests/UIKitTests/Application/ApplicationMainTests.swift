// SPDX-License-Identifier: Apache-2.0

import EventTrace
import Foundation
import HostRegistry
import Testing
import UIKitTesting

@testable import UIKitCore

/// What a program does before its first turn, each in a process of its own.
@MainActor
@Suite("The start of a program")
struct ApplicationMainTests {
    /// Writes more than a file may have, and ends the program with what the system said.
    private final class WritingDelegate: UIResponder, UIApplicationDelegate {
        func application(
            _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            var limit = rlimit(rlim_cur: 16, rlim_max: 16)
            guard setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit) == 0 else { exit(2) }
            let file = NSTemporaryDirectory() + "limit-\(getpid())"
            let descriptor = open(file, O_CREAT | O_WRONLY | O_TRUNC, 0o600)
            unlink(file)
            let written = (0..<4).map { _ in write(descriptor, "0123456789", 10) }
            exit(written == [10, 6, -1, -1] ? 7 : 3)
        }
    }

    /// Has one screen at once: a program without scenes starts with it.
    private final class OneScreen: ApplicationHost {
        func start(_ application: UIApplication) {
            application.eventQueue.submit(
                InputRecord(
                    scene: SceneIdentifier(1), time: HostClock.now,
                    input: .connect(ScreenDescription(size: CGSize(width: 320, height: 480)))))
        }
        func present(_ changes: DisplayChanges, of scene: SceneIdentifier) {}
        func reject(_ record: InputRecord, because fault: InputFault) {}
        func stop() {}
    }

    private static func useOneScreen() {
        register("screen") { ApplicationMainTests.made { OneScreen() } }
        setenv("RESPONDER_HOST", "screen", 1)
    }

    @Test("Promise 29: a limit of a file's size is an error of the one who writes, and ends no program")
    func fileLimit() async {
        await #expect(processExitsWith: .exitCode(7)) { @MainActor in
            // Who runs the tests may ignore it already, and a thread that starts this process may block it.
            signal(SIGXFSZ, SIG_DFL)
            var signals = sigset_t()
            sigemptyset(&signals)
            sigaddset(&signals, SIGXFSZ)
            pthread_sigmask(SIG_UNBLOCK, &signals, nil)
            ApplicationMainTests.useOneScreen()
            ApplicationMain.run(delegateClass: WritingDelegate.self)
        }
    }

    /// Ends the program with what it has: whether the input stream is open, and whether a first timer opens descriptors.
    private final class StreamDelegate: UIResponder, UIApplicationDelegate {
        private func descriptors() -> Int {
            (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").count) ?? 0
        }

        func application(
            _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            guard fcntl(0, F_GETFD) != -1 else { exit(3) }
            let before = descriptors()
            let timer = Timer(timeInterval: 1, repeats: false) { _ in }
            RunLoop.main.add(timer, forMode: .default)
            timer.invalidate()
            exit(descriptors() == before ? 7 : 4)
        }
    }

    @Test("Promise 29: a program has its three streams, and what timers need is open before it starts")
    func streams() async {
        await #expect(processExitsWith: .exitCode(7)) { @MainActor in
            close(0)
            ApplicationMainTests.useOneScreen()
            ApplicationMain.run(delegateClass: StreamDelegate.self)
        }
    }

    private func message(_ result: ExitTest.Result?) -> String {
        String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    }

    @Test(
        "Class names that are no classes, or not of the kind that is needed, end the start with a sentence that names them"
    )
    func wrongClasses() async {
        let observed: [any PartialKeyPath<ExitTest.Result> & Sendable] = [\.standardErrorContent]
        let unknown = await #expect(processExitsWith: .failure, observing: observed) { @MainActor in
            _ = UIApplicationMain(0, CommandLine.unsafeArgv, nil, "Nowhere.Delegate")
        }
        #expect(message(unknown).contains("There is no class Nowhere.Delegate."))
        let principal = await #expect(processExitsWith: .failure, observing: observed) { @MainActor in
            ApplicationMain.run(principalClass: UIResponder.self, delegateClass: nil)
        }
        #expect(message(principal).contains("does not inherit from UIApplication"))
        let delegate = await #expect(processExitsWith: .failure, observing: observed) { @MainActor in
            ApplicationMain.run(delegateClass: UIResponder.self)
        }
        #expect(message(delegate).contains("is not a UIApplicationDelegate"))
    }

    /// An object as registrations give it: made on the main thread, and retained.
    private nonisolated static func made(_ make: @MainActor () -> AnyObject) -> UnsafeMutableRawPointer? {
        UnsafeMutableRawPointer(
            bitPattern: MainActor.assumeIsolated { UInt(bitPattern: Unmanaged.passRetained(make()).toOpaque()) })
    }

    private static func register(_ name: StaticString, _ make: @escaping @convention(c) () -> UnsafeMutableRawPointer?)
    {
        // The list keeps it for the life of the process.
        let entry = UnsafeMutablePointer<responder_host>.allocate(capacity: 1)
        entry.initialize(
            to: responder_host(
                name: UnsafeRawPointer(name.utf8Start).assumingMemoryBound(to: CChar.self), make: make, next: nil))
        responder_host_register(entry)
    }

    private static func registerCompanion(_ make: @escaping @convention(c) () -> UnsafeMutableRawPointer?) {
        // The list keeps it for the life of the process.
        let entry = UnsafeMutablePointer<responder_companion>.allocate(capacity: 1)
        entry.initialize(to: responder_companion(make: make, next: nil))
        responder_companion_register(entry)
    }

    private final class Host: ApplicationHost {
        func start(_ application: UIApplication) throws { exit(application.host is Host ? 7 : 3) }
        func present(_ changes: DisplayChanges, of scene: SceneIdentifier) {}
        func reject(_ record: InputRecord, because fault: InputFault) {}
        func stop() {}
    }

    @Test("Of several hosts RESPONDER_HOST chooses one; none, or one that is not linked, is told with those that are")
    func hosts() async {
        let observed: [any PartialKeyPath<ExitTest.Result> & Sendable] = [\.standardErrorContent]
        let none = await #expect(processExitsWith: .exitCode(1), observing: observed) { @MainActor in
            ApplicationMainTests.register("first") { nil }
            ApplicationMainTests.register("second") { nil }
            unsetenv("RESPONDER_HOST")
            ApplicationMain.run(delegateClass: nil)
        }
        #expect(message(none).contains("Several hosts are linked ("))
        #expect(message(none).contains("first, second): choose one with RESPONDER_HOST."))
        let unknown = await #expect(processExitsWith: .exitCode(1), observing: observed) { @MainActor in
            ApplicationMainTests.register("first") { nil }
            setenv("RESPONDER_HOST", "third", 1)
            ApplicationMain.run(delegateClass: nil)
        }
        #expect(message(unknown).contains("RESPONDER_HOST is third, but the hosts linked are: "))
        await #expect(processExitsWith: .exitCode(7)) { @MainActor in
            ApplicationMainTests.register("first") { nil }
            ApplicationMainTests.register("second") { ApplicationMainTests.made { Host() } }
            setenv("RESPONDER_HOST", "second", 1)
            ApplicationMain.run(delegateClass: nil)
        }
    }

    @Test("Two hosts are too many as well, unless one is chosen")
    func twoHosts() async {
        let observed: [any PartialKeyPath<ExitTest.Result> & Sendable] = [\.standardErrorContent]
        let two = await #expect(processExitsWith: .exitCode(1), observing: observed) { @MainActor in
            // The tests may have a host of their own.
            if responder_host_list() == nil { ApplicationMainTests.register("first") { nil } }
            ApplicationMainTests.register("second") { nil }
            unsetenv("RESPONDER_HOST")
            ApplicationMain.run(delegateClass: nil)
        }
        #expect(message(two).contains("Several hosts are linked (") && message(two).contains(", second): choose one"))
    }

    @Test("J4: a delegate's class can start the program; with a recording to replay it replays it")
    func startByDelegate() async {
        let observed: [any PartialKeyPath<ExitTest.Result> & Sendable] = [\.standardErrorContent]
        await #expect(processExitsWith: .exitCode(7)) { @MainActor in
            setenv("RESPONDER_HOST", "second", 1)
            ApplicationMainTests.register("second") { ApplicationMainTests.made { Host() } }
            StartingDelegate.main()
        }
        let replayed = await #expect(processExitsWith: .failure, observing: observed) { @MainActor in
            setenv("RESPONDER_REPLAY", "/nowhere/recording", 1)
            setenv("RESPONDER_HOST", "second", 1)
            ApplicationMainTests.register("second") { ApplicationMainTests.made { Host() } }
            StartingDelegate.main()
        }
        #expect(message(replayed).contains("recording"))
    }

    @Test("J4: a program finds its delegate's class by its name, and runs on the only host without a word")
    func startByName() async {
        await #expect(processExitsWith: .exitCode(7)) { @MainActor in
            unsetenv("RESPONDER_HOST")
            // The tests may have a host of their own.
            if responder_host_list() == nil {
                ApplicationMainTests.register("only") { ApplicationMainTests.made { Host() } }
            }
            // Companions are made when the program has its host, before anything is started.
            ApplicationMainTests.registerCompanion {
                let isRight = MainActor.assumeIsolated {
                    UIApplication.shared.delegate is NamedDelegate && UIApplication.shared.host != nil
                }
                exit(isRight ? 7 : 3)
            }
            _ = UIApplicationMain(0, CommandLine.unsafeArgv, nil, String(reflecting: NamedDelegate.self))
        }
    }

    private final class StartingDelegate: UIResponder, UIApplicationDelegate {}

    private final class SceneStates: NSObject, StateHost, UISceneDelegate {
        var states: [Data] = []
        func start(_ application: UIApplication) {}
        func present(_ changes: DisplayChanges, of scene: SceneIdentifier) {}
        func reject(_ record: InputRecord, because fault: InputFault) {}
        func stop() {}
        func stateSaved(_ state: Data, of scene: SceneIdentifier) { states.append(state) }
        func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
            let activity = NSUserActivity(activityType: "org.example.page")
            activity.userInfo = ["page": 7]
            return activity
        }
    }

    @Test("J4: a program that ends gives its host the states of its scenes, also where scenes share the main thread")
    func statesAtTheEnd() {
        for isShared in [false, true] {
            let screen = TestScreen()
            let states = SceneStates()
            if isShared { screen.application.turn.budget = TurnBudget(screen.application.eventQueue) { 0 } }
            screen.scene.delegate = states
            screen.application.host = states
            screen.application.terminate()
            #expect(states.states.count == 1 && screen.application.connectedScenes.isEmpty)
        }
    }

    @Test(
        "J4: a program that ends ends its scenes, tells its delegate and who observes, and stops its host and companions"
    )
    func termination() {
        final class Ending: UIResponder, HostCompanion, ApplicationHost, UIApplicationDelegate {
            var log: [String] = []
            func start(_ application: UIApplication) {}
            func nowPlayingChanged(_ nowPlaying: NowPlaying?) {}
            func present(_ changes: DisplayChanges, of scene: SceneIdentifier) {}
            func reject(_ record: InputRecord, because fault: InputFault) {}
            func stop() { log.append("stop") }
            func applicationWillTerminate(_ application: UIApplication) {
                log.append("terminates with \(application.connectedScenes.count)")
            }
        }
        let ending = Ending()
        let screen = TestScreen()
        _ = screen.connectScreen()
        let application = screen.application
        application.delegate = ending
        application.host = ending
        application.companions = [ending]
        let token = NotificationCenter.default.addObserver(
            forName: UIApplication.willTerminateNotification, object: application, queue: nil
        ) { _ in MainActor.assumeIsolated { ending.log.append("notification") } }
        defer { NotificationCenter.default.removeObserver(token) }
        #expect(application.connectedScenes.count == 2)
        application.terminate()
        #expect(ending.log == ["terminates with 0", "notification", "stop", "stop"])
    }

    private final class Companion: HostCompanion {
        func start(_ application: UIApplication) {}
        func nowPlayingChanged(_ nowPlaying: NowPlaying?) {}
        func stop() {}
    }

    private final class CountingDelegate: UIResponder, UIApplicationDelegate {
        func application(
            _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            exit(application.companions.count { $0 is Companion } == 1 ? 7 : 3)
        }
    }

    @Test("A program has the companions that were linked into it, without those that cannot be")
    func companions() async {
        await #expect(processExitsWith: .exitCode(7)) { @MainActor in
            let makers: [@convention(c) () -> UnsafeMutableRawPointer?] = [
                { nil }, { ApplicationMainTests.made { Companion() } }, { nil },
            ]
            for make in makers { ApplicationMainTests.registerCompanion(make) }
            ApplicationMainTests.useOneScreen()
            ApplicationMain.run(delegateClass: CountingDelegate.self)
        }
    }
}

/// Has a name that a program can give.
final class NamedDelegate: UIResponder, UIApplicationDelegate {}
