import CoreGraphics
import EventTrace

extension UIApplication {
    func scene(_ identifier: SceneIdentifier) -> UIWindowScene? {
        var place = 0
        while place < scenes.count {
            if scenes[place].identifier == identifier { return scenes[place].scene }
            place += 1
        }
        return nil
    }

    /// The scene that a host's identifier names; `nil` when it is not connected.
    public func windowScene(for identifier: SceneIdentifier) -> UIWindowScene? { scene(identifier) }

    var mainScreen: UIScreen { scenes.first?.scene.screen ?? screenWithoutHost }

    // MARK: Connecting

    /// A host's screen becomes a scene. The order of calls is J4's.
    func connect(
        _ identifier: SceneIdentifier, _ screen: ScreenDescription, _ request: SceneRequest
    ) throws(InputFault) {
        guard scene(identifier) == nil else { throw .sceneAlreadyConnected(identifier.number) }
        let limit = interactionConstants.maximumScenes
        guard scenes.count < limit else { throw .tooManyScenes(limit: limit) }
        let options = connectionOptions(for: request)
        let (session, isLegacy) = makeSession(identifier, request, options)
        guard !isLegacy || scenes.isEmpty else {
            sessions.removeAll { $0 === session }
            throw .tooManyScenes(limit: 1)
        }
        let type = session.configuration.sceneClass as? UIWindowScene.Type ?? UIWindowScene.self
        let scene = type.init(session: session, connectionOptions: options)
        scene.identifier = identifier
        scene.application = self
        session.scene = scene
        if let state = request.state.flatMap({ NSUserActivity(state: $0) }) { session.stateRestorationActivity = state }
        scene.apply(screen, isInitial: true)
        if host != nil { scene.startDisplay() }
        scenes.append((identifier, scene))
        if host != nil { menus.bar.setNeedsUpdate() }
        tracer?.record(.scene(SceneNote(scene: identifier.number, change: .connected)))
        if let delegateClass = session.configuration.delegateClass {
            scene.delegate = ClassInstantiation.make(delegateClass) as? any UISceneDelegate
            if scene.delegate == nil {
                report("\(delegateClass) is a scene's delegate class, but does not conform to UISceneDelegate.")
            }
        }
        scene.activationState = .foregroundInactive
        NotificationCenter.default.post(name: UIScene.willConnectNotification, object: scene)
        scene.delegate?.scene(scene, willConnectTo: session, options: options)
        restoreState(of: scene)
        adoptWaitingWindows(into: scene)
        appearances.flushBeforeForeground()
        enterForeground(scene)
        appearances.flush()
        becomeActive(scene)
        if isLegacy, let activity = options.userActivities.first { take(up: activity) }
        setNeedsTurn()
    }

    /// The session that a returning screen had, or a new one.
    private func makeSession(
        _ identifier: SceneIdentifier, _ request: SceneRequest, _ options: UIScene.ConnectionOptions
    ) -> (UISceneSession, isLegacy: Bool) {
        let name = request.session ?? "scene-\(identifier.number)"
        if let known = sessions.first(where: { $0.persistentIdentifier == name && $0.scene == nil }) {
            return (known, known.configuration.isWithoutScenes)
        }
        let role = UISceneSession.Role.windowApplication
        let session = UISceneSession(
            role: role, configuration: UISceneConfiguration(name: nil, sessionRole: role), persistentIdentifier: name)
        sessions.append(session)
        discardForgottenSessions()
        let configuration = delegate?.application(self, configurationForConnecting: session, options: options)
        if let configuration {
            session.configuration = configuration
            if configuration.delegateClass == nil { configuration.delegateClass = conventionalSceneDelegateClass }
        }
        return (session, session.configuration.isWithoutScenes)
    }

    /// Whether the application knows of scenes: it names a configuration, or has a class `SceneDelegate`.
    var hasScenes: Bool {
        guard let first = sessions.first else { return conventionalSceneDelegateClass != nil }
        return !first.configuration.isWithoutScenes
    }

    /// `SceneDelegate` in the module of the application's delegate: what Xcode's templates name in the property list.
    private var conventionalSceneDelegateClass: AnyClass? {
        guard let delegate else { return nil }
        let qualified = String(reflecting: type(of: delegate))
        guard let dot = qualified.firstIndex(of: ".") else { return nil }
        guard let found = NSClassFromString(qualified[...dot] + "SceneDelegate") else { return nil }
        return found is any UISceneDelegate.Type ? found : nil
    }

    /// A window made without a scene goes to the first one, or waits for it.
    func adopt(_ window: UIWindow) {
        if let first = scenes.first {
            window.windowScene = first.scene
        } else {
            waitingWindows.append(WeakWindow(window: window))
        }
    }

    private func adoptWaitingWindows(into scene: UIWindowScene) {
        let waiting = waitingWindows.compactMap(\.window)
        waitingWindows = []
        for window in waiting where window.windowScene == nil {
            if window.frame == screenWithoutHost.bounds { window.frame = scene.screen.bounds }
            window.windowScene = scene
            if !window.isHidden, window.wantsToBeKey { window.makeKey() }
        }
    }

    // MARK: Activation

    func activate(_ scene: UIWindowScene, _ activation: SceneActivation) {
        switch activation {
        case .foregroundActive:
            enterForeground(scene)
            becomeActive(scene)
        case .foregroundInactive:
            enterForeground(scene)
            resignActive(scene)
        case .background:
            resignActive(scene)
            enterBackground(scene)
        }
    }

    private func enterForeground(_ scene: UIWindowScene) {
        let isFirst = scene.activationState == .foregroundInactive && !scene.hasEnteredForeground
        guard scene.activationState == .background || isFirst else { return }
        scene.hasEnteredForeground = true
        if applicationState == .background, !hasScenes { delegate?.applicationWillEnterForeground(self) }
        if applicationState == .background {
            NotificationCenter.default.post(name: Self.willEnterForegroundNotification, object: self)
        }
        scene.activationState = .foregroundInactive
        scene.delegate?.sceneWillEnterForeground(scene)
        NotificationCenter.default.post(name: UIScene.willEnterForegroundNotification, object: scene)
        note(scene, .enteredForeground)
        updateApplicationState()
    }

    private func becomeActive(_ scene: UIWindowScene) {
        guard scene.activationState == .foregroundInactive else { return }
        scene.activationState = .foregroundActive
        scene.delegate?.sceneDidBecomeActive(scene)
        NotificationCenter.default.post(name: UIScene.didActivateNotification, object: scene)
        note(scene, .activated)
        updateApplicationState()
    }

    /// A43: touches of a scene that stops being active are cancelled.
    private func resignActive(_ scene: UIWindowScene) {
        guard scene.activationState == .foregroundActive else { return }
        scene.delegate?.sceneWillResignActive(scene)
        NotificationCenter.default.post(name: UIScene.willDeactivateNotification, object: scene)
        touchTable.cancelAll(in: scene.identifier, because: .sceneDeactivated)
        pointers.cancelAll(in: scene.identifier)
        presses.cancelAll(in: scene)
        shakes.cancelAll(in: scene.identifier, because: .sceneDeactivated)
        if applicationState == .active, activeScenes.count == 1 {
            if !hasScenes { delegate?.applicationWillResignActive(self) }
            NotificationCenter.default.post(name: Self.willResignActiveNotification, object: self)
        }
        scene.activationState = .foregroundInactive
        note(scene, .deactivated)
        updateApplicationState()
    }

    private func enterBackground(_ scene: UIWindowScene) {
        guard scene.activationState == .foregroundInactive else { return }
        scene.activationState = .background
        scene.delegate?.sceneDidEnterBackground(scene)
        saveState(of: scene)
        NotificationCenter.default.post(name: UIScene.didEnterBackgroundNotification, object: scene)
        note(scene, .enteredBackground)
        updateApplicationState()
    }

    private var activeScenes: [UIWindowScene] {
        scenes.map(\.scene).filter { $0.activationState == .foregroundActive }
    }

    /// The application is as far in front as its foremost scene; without scenes it is inactive.
    private func updateApplicationState() {
        let states = scenes.map(\.scene.activationState)
        let old = applicationState
        let new: State =
            if states.contains(.foregroundActive) {
                .active
            } else if states.isEmpty || states.contains(.foregroundInactive) {
                .inactive
            } else {
                .background
            }
        guard old != new else { return }
        setApplicationState(new)
        switch new {
        case .active:
            if !hasScenes { delegate?.applicationDidBecomeActive(self) }
            NotificationCenter.default.post(name: Self.didBecomeActiveNotification, object: self)
        case .background:
            if !hasScenes { delegate?.applicationDidEnterBackground(self) }
            NotificationCenter.default.post(name: Self.didEnterBackgroundNotification, object: self)
        case .inactive: break
        }
    }

    // MARK: Disconnecting

    /// The screen is gone: what its fingers began is cancelled, its delegate is told, its windows leave.
    func disconnect(_ identifier: SceneIdentifier, keepsSession: Bool) {
        guard let scene = scene(identifier) else { return }
        touchTable.cancelAll(in: identifier, because: .sceneDisconnected)
        pointers.cancelAll(in: identifier)
        gamepads.letGo(in: identifier)
        presses.cancelAll(in: scene)
        resignActive(scene)
        enterBackground(scene)
        shakes.disconnected(identifier)
        shakeToEdit.close(identifier)
        menus.disconnected(scene)
        motionFeed.disconnected(identifier)
        hostText.disconnected(identifier)
        hostPasteboard.disconnected(identifier)
        scene.delegate?.sceneDidDisconnect(scene)
        NotificationCenter.default.post(name: UIScene.didDisconnectNotification, object: scene)
        for window in scene.windows { FirstResponderChange.forceResignAny(in: window) }
        scene.keyboard.close()
        for window in scene.windows {
            window.windowScene = nil
            // A window made without a scene shows itself on the next screen.
            if !hasScenes { waitingWindows.append(WeakWindow(window: window)) }
        }
        scene.activationState = .unattached
        scenes.removeAll { $0.identifier == identifier }
        scene.session.scene = nil
        if !keepsSession { discard([scene.session]) }
        note(scene, .disconnected)
        updateApplicationState()
    }

    private func note(_ scene: UIWindowScene, _ change: SceneNote.Change) {
        tracer?.record(.scene(SceneNote(scene: scene.identifier.number, change: change)))
    }

    // MARK: The end of a turn

    func layoutWindows() {
        appearances.updateProperties()
        var place = 0
        // Only input changes the list, and none is handled here.
        while place < scenes.count {
            if scenes[place].scene.isWaitingForTurnsEnd { scenes[place].scene.layoutWindows() }
            place += 1
        }
        appearances.flush()
    }

    func endUndoGroups() { UndoManager.endEventGroups() }

    func presentChanges() {
        guard let host else { return }
        for (identifier, scene) in scenes {
            guard let changes = scene.display?.takeChanges(), !changes.isEmpty else { continue }
            host.present(changes, of: identifier)
        }
    }

    /// Sends the host the full picture of a scene with the end of this turn: its own is lost.
    public func repaint(_ identifier: SceneIdentifier) {
        guard let scene = scene(identifier) else { return }
        scene.display?.reset()
        scene.focusStorage?.repaint()
        hostText.reset(identifier)
    }

    /// Takes in better text measurements; texts are laid out anew with them.
    func take(_ measured: MeasuredText) {
        let before = textMetrics.generation
        textMetrics.update(measured.face, with: measured.metrics)
        guard textMetrics.generation != before else { return }
        for (_, scene) in scenes {
            for window in scene.windows { Self.remeasure(window) }
        }
    }

    private static func remeasure(_ view: UIView) {
        view.textMetricsChanged()
        // Any view may have asked a text below it for its size.
        view.setNeedsLayout()
        for subview in view.subviews { remeasure(subview) }
    }
}

extension FirstResponderChange {
    static func forceResignAny(in window: UIWindow) {
        if let responder = window.firstResponder { forceResign(responder, in: window) }
    }
}
