// SPDX-License-Identifier: Apache-2.0

import EventTrace
import CoreGraphics
import HostRegistry

/// Runs the application: makes its object and its delegate, launches it on the host that is linked into the program, and
/// handles events until the program ends.
///
/// The class names are Swift's, `Module.Class`; `nil` for the principal class means `UIApplication`.
@preconcurrency @MainActor
public func UIApplicationMain(
    _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>, _ principalClassName: String?,
    _ delegateClassName: String?
) -> Int32 {
    func find(_ name: String) -> AnyClass {
        guard let found = NSClassFromString(name) else {
            brokenRule("There is no class \(name). Class names here are written Module.Class.")
        }
        return found
    }
    ApplicationMain.run(
        principalClass: principalClassName.map(find) ?? UIApplication.self, delegateClass: delegateClassName.map(find))
}

@MainActor
enum ApplicationMain {
    static func run(principalClass: AnyClass = UIApplication.self, delegateClass: AnyClass?) -> Never {
        StandardStreams.fill()
        StandardStreams.ignoreFileLimit()
        FatalSignals.watch()
        EventSources.open()
        guard let application = ClassInstantiation.make(principalClass) as? UIApplication else {
            brokenRule("\(principalClass) is the principal class, but does not inherit from UIApplication.")
        }
        if let delegateClass {
            guard let delegate = ClassInstantiation.make(delegateClass) as? any UIApplicationDelegate else {
                brokenRule("\(delegateClass) is the delegate class, but is not a UIApplicationDelegate.")
            }
            application.delegate = delegate
        }
        if let file = ReplayMain.requestedFile { ReplayMain.run(file, application) }
        let driver: LiveDriver
        do {
            driver = LiveDriver(application, host: try LinkedHosts.make())
            try application.startRecordingIfAsked()
            application.companions = LinkedHosts.makeCompanions()
            application.launch()
            try driver.start()
        } catch {
            LineWriter.standardError.write("\(error)")
            exit(1)
        }
        driver.run()
    }
}

extension UIApplication {
    /// J4: tells the delegate that the program has started. A program without scenes makes its window then, as large as the screen, and
    /// begins to lay out: it starts when the first screen is there, because only a host knows its size. With scenes none is needed.
    package func launch() {
        if delegate != nil, !sceneLife.hasScenes { launchesWithScreen = true } else { finishLaunching() }
    }

    /// The delegate hears that the program has started.
    func finishLaunching() {
        launchesWithScreen = false
        hasLaunched = true
        ResourceFolders.setModule(of: delegate)
        let mainWindow = makeMainWindow()
        if let delegate {
            _ = delegate.application(self, willFinishLaunchingWithOptions: nil)
            _ = delegate.application(self, didFinishLaunchingWithOptions: nil)
            if let mainWindow, delegate.window === mainWindow { mainWindow.makeKeyAndVisible() }
        }
        NotificationCenter.default.post(name: Self.didFinishLaunchingNotification, object: self)
    }

    /// Ends the program's scenes, tells the delegate that the program ends, and the host to stop.
    func terminate() {
        endScenes()
        if !launchesWithScreen {
            delegate?.applicationWillTerminate(self)
            NotificationCenter.default.post(name: Self.willTerminateNotification, object: self)
        }
        // Before the host, which waits for its pages.
        stopRecording()
        host?.stop()
        for companion in companions { companion.stop() }
    }

    /// Cancels the touches of all scenes, and disconnects them (J4). Pages that keep their scenes' states get the newest.
    private func endScenes() {
        func submit(_ input: Input) {
            for (scene, _) in scenes { eventQueue.submit(InputRecord(scene: scene, time: clock.now, input: input)) }
        }
        if hostCan.state != nil {
            submit(.saveState)
            runTurn()
        }
        submit(.suspend)
        // A turn has a budget, and new scenes may come in the middle of it.
        for _ in 0..<100 where !scenes.isEmpty { runTurn() }
    }
}

/// Several hosts are linked, and the program chose none of them, or named an unknown one.
struct HostChoiceError: Error, CustomStringConvertible {
    var chosen: String?
    var available: [String]

    var description: String {
        let names = available.sorted().joined(separator: ", ")
        guard let chosen else { return "Several hosts are linked (\(names)): choose one with RESPONDER_HOST." }
        return "RESPONDER_HOST is \(chosen), but the hosts linked are: \(names.isEmpty ? "none" : names)."
    }
}

@MainActor
enum LinkedHosts {
    /// The host to run on; `nil` when none is linked.
    static func make() throws(HostChoiceError) -> (any ApplicationHost)? {
        var makers: [String: @convention(c) () -> UnsafeMutableRawPointer?] = [:]
        var entry = responder_host_list()
        while let host = entry {
            makers[String(cString: host.pointee.name)] = host.pointee.make
            entry = host.pointee.next
        }
        let chosen = ProcessInfo.processInfo.environment["RESPONDER_HOST"]
        if let chosen {
            guard let make = makers[chosen] else {
                throw HostChoiceError(chosen: chosen, available: Array(makers.keys))
            }
            return host(from: make)
        }
        guard makers.count <= 1 else { throw HostChoiceError(chosen: nil, available: Array(makers.keys)) }
        return makers.values.first.flatMap(host(from:))
    }

    /// The linked companions of the host.
    static func makeCompanions() -> [any HostCompanion] {
        var companions: [any HostCompanion] = []
        var entry = responder_companion_list()
        while let linked = entry {
            entry = linked.pointee.next
            guard let pointer = linked.pointee.make(),
                let made = Unmanaged<AnyObject>.fromOpaque(pointer).takeRetainedValue() as? any HostCompanion
            else { continue }
            companions.append(made)
        }
        return companions
    }

    private static func host(
        from make: @convention(c) () -> UnsafeMutableRawPointer?
    ) -> (any ApplicationHost)? {
        guard let pointer = make() else { return nil }
        return Unmanaged<AnyObject>.fromOpaque(pointer).takeRetainedValue() as? any ApplicationHost
    }
}
