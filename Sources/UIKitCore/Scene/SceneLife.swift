// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import EventTrace

/// The life of an application's scenes: each scene is a screen that a host connected, until the screen is gone (J4).
///
///     connect -> foreground inactive <-> active
///                    ^  |
///                    |  v
///                background            disconnect passes these on its way out
@MainActor
final class SceneLife {
    private let owner: ApplicationReference
    var application: UIApplication { owner.application }
    /// Scenes by their host's names for them, in the order in which they connected.
    @exclusivity(unchecked) private(set) var connected: [(identifier: SceneIdentifier, scene: UIWindowScene)] = []
    /// The sessions of connected scenes, and of scenes that may come back.
    var sessions: [UISceneSession] = []
    /// The screen of windows that are made before there is a scene.
    let screenWithoutHost = UIScreen()
    /// Windows made before there was a scene to show them.
    private var waitingWindows: [WaitingWindow] = []
    /// The application's own requests about its scenes.
    private(set) lazy var requests = SceneSessionRequests(owner)
    /// The application's state: that of its foremost scene.
    var state = UIApplication.State.inactive

    init(_ owner: ApplicationReference) {
        self.owner = owner
    }

    func scene(_ identifier: SceneIdentifier) -> UIWindowScene? {
        var place = 0
        while place < connected.count {
            if connected[place].identifier == identifier { return connected[place].scene }
            place += 1
        }
        return nil
    }

    // MARK: Connecting

    /// A host's screen becomes a scene. The order of calls is J4's.
    func connect(
        _ identifier: SceneIdentifier, _ screen: ScreenDescription, _ request: SceneRequest
    ) throws(InputFault) {
        guard scene(identifier) == nil else { throw .sceneAlreadyConnected(identifier.number) }
        let limit = application.interactionConstants.maximumScenes
        guard connected.count < limit else { throw .tooManyScenes(limit: limit) }
        let visitor = application.visitors.enter(request.visitor)
        application.clock.visitorAtHand = .visitor(request.visitor)
        let options = application.connectionOptions(for: request)
        requests.give(to: options, for: request, known: sessions)
        let (session, isNew) = self.session(for: identifier, request)
        let arrival = Arrival(
            identifier: identifier, screen: screen, request: request, visitor: visitor, options: options,
            session: session)
        let early = application.launchesWithScreen ? launch(on: arrival) : nil
        if isNew { configure(session, options) }
        let isLegacy = session.configuration.isWithoutScenes
        guard !isLegacy || early != nil || connected.isEmpty else {
            sessions.removeAll { $0 === session }
            application.visitors.leave(visitor)
            throw .tooManyScenes(limit: 1)
        }
        let type = session.configuration.sceneClass as? UIWindowScene.Type ?? UIWindowScene.self
        let scene: UIWindowScene
        if let early, type == UIWindowScene.self {
            scene = early
        } else {
            scene = makeScene(type, arrival)
            if let early { replace(early, by: scene) } else { add(scene) }
        }
        if let delegateClass = session.configuration.delegateClass {
            scene.delegate = ClassInstantiation.make(delegateClass) as? any UISceneDelegate
            if scene.delegate == nil {
                application.report(
                    "\(delegateClass) is a scene's delegate class, but does not conform to UISceneDelegate.")
            }
        }
        scene.activationState = .foregroundInactive
        NotificationCenter.default.post(name: UIScene.willConnectNotification, object: scene)
        let mainWindow = scene.makeMainWindow()
        scene.delegate?.scene(scene, willConnectTo: session, options: options)
        scene.show(mainWindow: mainWindow)
        restoreState(of: scene)
        adoptWaitingWindows(into: scene)
        application.appearances.flushBeforeForeground()
        enterForeground(scene)
        application.appearances.flush()
        becomeActive(scene)
        if isLegacy { application.perform(request) }
        application.setNeedsTurn()
    }

    /// What a screen's scene is made of.
    private struct Arrival {
        var identifier: SceneIdentifier
        var screen: ScreenDescription
        var request: SceneRequest
        var visitor: Visitor
        var options: UIScene.ConnectionOptions
        var session: UISceneSession
    }

    private func makeScene(_ type: UIWindowScene.Type, _ arrival: Arrival) -> UIWindowScene {
        let scene = type.init(session: arrival.session, connectionOptions: arrival.options)
        scene.identifier = arrival.identifier
        scene.visitorStorage = arrival.visitor
        scene.application = application
        arrival.session.scene = scene
        if let state = arrival.request.state.flatMap({ NSUserActivity(state: $0) }) {
            arrival.session.stateRestorationActivity = state
        }
        scene.apply(arrival.screen, isInitial: true)
        if application.host != nil { scene.startDisplay() }
        return scene
    }

    /// The program starts with its first screen: its windows lie on it at once.
    private func launch(on arrival: Arrival) -> UIWindowScene {
        let scene = makeScene(UIWindowScene.self, arrival)
        add(scene)
        scene.activationState = .foregroundInactive
        application.finishLaunching()
        return scene
    }

    private func add(_ scene: UIWindowScene) {
        connected.append((scene.identifier, scene))
        if application.host != nil { application.menus.bar.setNeedsUpdate() }
        note(scene, .connected)
        NotificationCenter.default.post(name: UIScreen.didConnectNotification, object: scene.screen)
    }

    /// A program that started with its screen names a class of its own for the scene.
    private func replace(_ early: UIWindowScene, by scene: UIWindowScene) {
        for place in connected.indices where connected[place].scene === early { connected[place].scene = scene }
        for window in early.windows { window.windowScene = scene }
        early.activationState = .unattached
    }

    // MARK: Disconnecting

    /// The screen is gone. Its input is cancelled, its delegate is told, and its windows leave.
    func disconnect(_ scene: UIWindowScene, keepsSession: Bool) {
        application.input.cancelAll(in: scene, because: .disconnected)
        resignActive(scene)
        enterBackground(scene)
        application.input.disconnected(scene)
        scene.delegate?.sceneDidDisconnect(scene)
        NotificationCenter.default.post(name: UIScene.didDisconnectNotification, object: scene)
        NotificationCenter.default.post(name: UIScreen.didDisconnectNotification, object: scene.screen)
        for window in scene.windows {
            if let responder = window.firstResponder { FirstResponderChange.forceResign(responder, in: window) }
        }
        scene.keyboard.close()
        for window in scene.windows {
            window.windowScene = nil
            // A window made without a scene shows itself on the next screen.
            if !hasScenes { waitingWindows.append(WaitingWindow(window: window, screen: scene.screen.bounds)) }
        }
        scene.activationState = .unattached
        connected.removeAll { $0.identifier == scene.identifier }
        scene.session.scene = nil
        if !keepsSession { discard([scene.session]) }
        application.visitors.leave(scene.visitor)
        note(scene, .disconnected)
        updateApplicationState()
    }

    func note(_ scene: UIWindowScene, _ change: SceneNote.Change) {
        application.tracer?.record(
            .scene(SceneNote(scene: scene.identifier.number, change: change, name: Self.name(of: scene))))
    }

    private static func name(of scene: UIWindowScene) -> String? {
        if let title = scene.title, !title.isEmpty { return title }
        return scene.session.configuration.name.flatMap { $0.isEmpty ? nil : $0 }
    }

    // MARK: The end of a turn

    func layoutWindows() {
        var place = 0
        // Only input changes the list, and no input is handled here.
        while place < connected.count {
            let scene = connected[place].scene
            if scene.isWaitingForTurnsEnd { application.clock.during(scene.visitorAtHand) { scene.layoutWindows() } }
            place += 1
        }
    }

    /// Turns that ended without a host (W94).
    static var picturelessTurns: UInt32 = 1

    func presentChanges() {
        guard let host = application.host else { return Self.picturelessTurns &+= 1 }
        for (identifier, scene) in connected {
            if let changes = scene.display?.takeChanges(), !changes.isEmpty { host.present(changes, of: identifier) }
            if !scene.notices.isEmpty { scene.tellNotices(identifier) }
        }
    }

    // MARK: Windows without a scene

    /// A window that waits for a scene, and the bounds of the screen that it had, or would have had: one that fills it fills the next.
    private struct WaitingWindow {
        weak var window: UIWindow?
        let screen: CGRect
    }

    /// The window that will be key on the first screen: what an application asks for while it starts.
    var keyWindowWithoutScene: UIWindow? {
        waitingWindows.compactMap(\.window).last { $0.windowScene == nil && !$0.isHidden && $0.wantsToBeKey }
    }

    /// A window made without a scene goes to the first one, or waits for it.
    func adopt(_ window: UIWindow) {
        if let first = connected.first {
            window.windowScene = first.scene
        } else {
            waitingWindows.append(WaitingWindow(window: window, screen: screenWithoutHost.bounds))
        }
    }

    private func adoptWaitingWindows(into scene: UIWindowScene) {
        let waiting = waitingWindows
        waitingWindows = []
        for place in waiting {
            guard let window = place.window, window.windowScene == nil else { continue }
            if window.frame == place.screen { window.frame = scene.screen.bounds }
            window.windowScene = scene
            if !window.isHidden, window.wantsToBeKey { window.makeKey() }
        }
    }
}
