// SPDX-License-Identifier: Apache-2.0

import EventTrace
import Foundation
import UIKitCore
import WebServer

/// A browser tab as an application's screen: paints its scenes there, and submits the input of the tab's user.
///
/// Linking this module is enough: `UIApplicationMain` finds the host and starts it, and it reads its settings from the
/// program's arguments and environment (see ``Settings/init(arguments:environment:)``). Each tab is a scene of its own.
@MainActor
public final class BrowserHost: ApplicationHost {
    let settings: Settings
    /// Whether the address is printed when the host starts.
    var announces = false
    /// How much one page may ask of the server. Read when the host starts.
    var limits = WebServer.Limits()
    let log: HostLog
    let images = ContentStore<EncodedImage>()
    let sounds = ContentStore<Sound>()
    let fonts = ContentStore<FontFile>()
    private(set) var server: WebServer?
    /// `start` sets it. Code that connects pages without a server sets only this.
    var application: UIApplication?
    private(set) var sessions: [SceneIdentifier: ScreenSession] = [:]
    var keptSessions = KeptSessions()
    private var lastScene: UInt32 = 0
    var visitors = VisitorNumbers()
    /// The application's playing item; each new page gets it.
    var nowPlaying: NowPlaying?
    /// Whether the application wants every sample of motion sensors.
    var wantsEverySample = false
    /// The callbacks for the point that a page's user picks.
    var picking: [SceneIdentifier: @MainActor (CGPoint?) -> Void] = [:]
    /// Pages that said hello and have no scene yet.
    private(set) var arrivals: [(client: ScreenClient, hello: ClientMessage.Hello)] = []
    private var clockTask: Task<Void, Never>?
    private var stateTask: Task<Void, Never>?
    /// The key that programs behind one origin share, while the host runs.
    private(set) var sharedKey: WebServer.SharedKey?
    /// Where a program under development keeps the states of its scenes, while the host runs.
    var developmentStates: DevelopmentStates?
    /// Where the port and the key of a program under development are kept, while the host runs.
    var developmentFile: DevelopmentFile?
    /// Tells this run of the program from others with the key.
    let run = UUID()

    /// A host that is not started yet. Its log goes to standard error.
    public convenience init(_ settings: Settings = Settings()) {
        self.init(settings, log: .standardError)
    }

    init(_ settings: Settings, log: HostLog) {
        self.settings = settings
        self.log = log
    }

    /// The address that lets one browser in, while the host runs and the address is unused.
    public var entryAddress: String? { server?.entryAddress }

    // MARK: ApplicationHost

    /// Starts the web server, and with ``Settings/secretFile`` the saving of scene states once a second.
    ///
    /// - Throws: ``SettingsError`` for a bad secret file, `WebServer.StartError` where the server cannot listen.
    public func start(_ application: UIApplication) throws {
        self.application = application
        sharedKey = try settings.secretFile.map { try Settings.sharedKey(in: $0) }
        let server = try startServer(for: application)
        self.server = server
        if announces { announce(server) }
        clockTask = Task { [weak self] in
            while !Task.isCancelled {
                try? await Task.sleep(for: .seconds(4))
                self?.askClocks()
            }
        }
        guard keepsStates else { return }
        stateTask = Task { [weak self] in
            while !Task.isCancelled {
                try? await Task.sleep(for: .seconds(1))
                self?.saveStates()
            }
        }
    }

    /// Sends a scene's changes to its page. A page that does not take its pictures fast enough gets no more of them
    /// until it has caught up, and then a whole picture.
    public func present(_ changes: DisplayChanges, of scene: SceneIdentifier) {
        guard let session = sessions[scene] else { return }
        session.isStateStale = true
        let wasBehind = session.painter.isBehind
        // The layout of the changes may have used graphemes that have no measures yet.
        defer { askMeasurements(session) }
        if !session.painter.paint(changes), !wasBehind { waitUntilCaughtUp(session) }
    }

    /// Logs the first refused input of each kind that a page sends. If the application refused the page's connection itself,
    /// closes it and tells the page why.
    public func reject(_ record: InputRecord, because fault: InputFault) {
        guard let session = sessions[record.scene] else { return }
        if let client = session.client, client.isFirst(fault.kind) {
            log.write("refused input of the page at \(client.socket.peer): \(fault)", kind: .inputFault)
        }
        if case .connect = record.input {
            // The page gets no scene: tell it why.
            if let client = session.client {
                _ = client.detach()
                client.socket.close(.init(rawValue: CloseCode.refused), reason: "\(fault)")
            }
            abandon(session)
        }
    }

    /// Stops the server and forgets all pages and the sessions kept for them. A host that was not started ignores it.
    public func stop() {
        clockTask?.cancel()
        stateTask?.cancel()
        for session in sessions.values { session.ending?.cancel() }
        sessions = [:]
        developmentStates = nil
        developmentFile = nil
        arrivals = []
        keptSessions = KeptSessions()
        server?.stop()
        server = nil
        application = nil
    }

    // MARK: Pages

    /// The least time between two arriving pages. Each needs a scene and a whole picture, and the present pages continue
    /// meanwhile. With zero, all pages arrive at once, for tests.
    var arrivalInterval = Duration.milliseconds(10)

    /// A page said hello. Pages that arrive together are connected one after the other.
    func arrive(_ client: ScreenClient, _ hello: ClientMessage.Hello) {
        guard arrivalInterval > .zero else { return attach(client, hello) }
        arrivals.append((client, hello))
        if arrivals.count == 1 { bringInNext() }
    }

    private func bringInNext() {
        guard let (client, hello) = arrivals.first else { return }
        attach(client, hello)
        Task { [weak self, arrivalInterval] in
            try? await Task.sleep(for: arrivalInterval)
            guard let self, !self.arrivals.isEmpty else { return }
            self.arrivals.removeFirst()
            self.bringInNext()
        }
    }

    /// It gets its scene back, or a new one.
    private func attach(_ client: ScreenClient, _ hello: ClientMessage.Hello) {
        guard let application else { return }
        let visitor = client.socket.visitor
        let known = hello.session.flatMap { token in
            sessions.values.first { $0.token == token && $0.visitor == visitor }
        }
        guard known != nil || sessions.count < settings.tabs else {
            _ = client.detach()
            log.write(
                "refused the page at \(client.socket.peer): \(settings.tabs) tabs are open already", kind: .tooManyTabs)
            return client.socket.close(
                .init(rawValue: CloseCode.refused), reason: "as many tabs are open as may be: \(settings.tabs)")
        }
        if known == nil, let token = hello.session, sessions.values.contains(where: { $0.token == token }) {
            log.write(
                "the page at \(client.socket.peer) named a session of another visitor; it got one of its own",
                kind: .foreignSession)
        }
        let session = known ?? newSession(of: hello, for: visitor)
        if let known { takeOver(known, in: application) }
        let now = HostClock.now
        let inputs = inputs(for: hello, in: session, isResumed: known != nil)
        sessions[session.scene] = session
        session.client = client
        // A page begins with ordinary touches.
        picked(nil, in: session.scene)
        let records = inputs.map { InputRecord(scene: session.scene, time: now, input: $0) }
        guard client.attach(to: session.scene, after: records, in: application.eventQueue) else {
            session.client = nil
            if known == nil { abandon(session) } else { end(session, .lost) }
            return
        }
        session.painter.attach(client) { writer in
            writer.welcome(
                session: session.token, scene: session.scene.number, isResumed: known != nil,
                title: ProcessInfo.processInfo.processName)
        }
        offer(application.shortcutItems ?? [], to: client)
        tellDevices(client)
        tellMenuBar(of: session, client)
        tellSounds(of: session)
        // A page begins closable.
        if application.windowScene(for: session.scene)?.windowingBehaviors?.isClosable == false {
            setClosable(false, session.scene)
        }
        // The page may have lost its kept state.
        session.keptState = nil
        session.isStateStale = true
        if known != nil { application.repaint(session.scene) }
        client.askClock(at: now)
    }

    /// A page disconnected. The reason decides how long its scene waits for it.
    func detached(_ client: ScreenClient, from scene: SceneIdentifier, _ departure: Departure) {
        guard let session = sessions[scene], session.client === client else { return }
        session.client = nil
        picked(nil, in: scene)
        session.painter.detach()
        application?.windowScene(for: scene)?.textMetrics.requestAgain(client.takeQuestions())
        end(session, departure)
    }

    /// Makes a scene for a page. The scene continues the page's session if the application or the page kept its state.
    private func newSession(of hello: ClientMessage.Hello, for visitor: WebServer.Visitor) -> ScreenSession {
        lastScene += 1
        var restored: SessionToken?
        var broughtState: Data?
        if let token = hello.session {
            let isKept = keptSessions.take(token, for: visitor)
            let brought = sharedKey.flatMap { SealedState(hello.state, of: token, visitor, with: $0) }
            // The application's state is at least as new as the one that this run gave the page.
            if let brought, !isKept || brought.run != run { broughtState = brought.state }
            if !isKept, broughtState == nil { broughtState = developmentStates?.state(of: token) }
            if isKept || broughtState != nil { restored = token }
        }
        return ScreenSession(
            token: restored ?? .random(), visitor: visitor, owner: visitors.number(of: visitor),
            scene: SceneIdentifier(lastScene),
            painter: ScreenPainter(images: images, fonts: fonts), isRestored: restored != nil,
            broughtState: broughtState)
    }

    /// Ends a page's former connection: the host may not have noticed yet that the line is dead.
    private func takeOver(_ session: ScreenSession, in application: UIApplication) {
        session.ending?.cancel()
        session.ending = nil
        guard let old = session.client else { return }
        // The new page gets the questions that the old one has not answered.
        application.windowScene(for: session.scene)?.textMetrics.requestAgain(old.takeQuestions())
        if let scene = old.detach() {
            application.eventQueue.submit(
                InputRecord(scene: scene, time: HostClock.now, input: .cancelAll("connection replaced")))
        }
        old.socket.close(.init(rawValue: CloseCode.takenOver), reason: "the page connected again")
    }

    private func end(_ session: ScreenSession, _ departure: Departure) {
        let grace = departure.grace(settings)
        guard grace > .zero else { return finish(session, departure) }
        session.ending = Task { [weak self] in
            try? await Task.sleep(for: grace)
            if !Task.isCancelled { self?.finish(session, departure) }
        }
    }

    func finish(_ session: ScreenSession, _ departure: Departure) {
        forget(session)
        if departure.ending == .suspend { keptSessions.keep(session.token, of: session.visitor) }
        application?.eventQueue.submit(
            InputRecord(scene: session.scene, time: HostClock.now, input: departure.ending))
    }

    /// The scene was not made. The application's state for it stays kept.
    func abandon(_ session: ScreenSession) {
        forget(session)
        if session.isRestored { keptSessions.keep(session.token, of: session.visitor) }
    }

    private func forget(_ session: ScreenSession) {
        session.ending?.cancel()
        session.painter.detach()
        sessions[session.scene] = nil
    }

    // MARK: Time

    private func askClocks() {
        for session in sessions.values { session.client?.askClock(at: HostClock.now) }
        log.writeCounts()
    }

    /// A page that was slow gets a whole picture when it has taken all waiting bytes.
    private func waitUntilCaughtUp(_ session: ScreenSession) {
        Task { [weak self] in
            while session.painter.isBehind, session.client != nil {
                try? await Task.sleep(for: .milliseconds(100))
                if session.painter.catchUp() { self?.application?.repaint(session.scene) }
            }
        }
    }
}
