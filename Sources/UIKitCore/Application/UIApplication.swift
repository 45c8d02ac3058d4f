// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import EventTrace

/// The application: its event queue, its windows and scenes, and the last responder but one.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
    /// Unchecked: it is only ever loaded and stored.
    @exclusivity(unchecked) static var current: UIApplication?

    /// The program's application. A program that uses UIKit before `UIApplicationMain` runs gets one without a screen.
    open class var shared: UIApplication { current ?? UIApplication() }

    /// Filled by hosts from any thread (A1).
    public nonisolated let eventQueue = EventQueue()
    /// The application's time, which hosts move.
    public let clock = EventClock()
    /// Numbers that UIKit does not publish; tests may change them.
    @exclusivity(unchecked) public var interactionConstants = InteractionConstants()
    /// Held by the application, unlike on a device, where only `UIApplicationMain` keeps the delegate alive. A move that nobody
    /// handles ends here: it is read without a check.
    @exclusivity(unchecked) open var delegate: (any UIApplicationDelegate)?

    // Subsystems; each refers back without retaining. Events pass the constants: these are read without a check or counting.
    let reference = ApplicationReference()
    let touchTable: TouchTable
    let delivery: EventDelivery
    let gestures: GestureEnvironment
    let presses: PressTable
    let turn: ApplicationTurn
    let input: InputRouter
    let sceneLife: SceneLife
    let menus: MenuCenter
    let hostText: HostTextRouter
    private(set) lazy var inputModes = InputModes(reference)
    /// Readings of motion sensors as they come (C29).
    public private(set) lazy var motionFeed = MotionFeed(reference)
    /// Commands from outside of the interface, and the report to the outside about what plays.
    public let remoteControl = RemoteControl()
    let hostPasteboard: HostPasteboard
    /// The items that hosts' share sheets are asked to share.
    package private(set) lazy var hostSharing = HostSharing(reference)
    /// What hosts' users are asked for: files of their machines.
    package private(set) lazy var hostFiles = HostFiles(reference)
    private(set) lazy var pasteboards = PasteboardCenter(reference)
    private(set) lazy var visitors = VisitorTable(self)
    let appearances = AppearanceQueue()

    /// What listens to decisions, and the names that they use.
    // Unchecked: its members are only ever loaded and stored.
    @exclusivity(unchecked) var trace = ApplicationTrace()
    /// Decides about notifications to users; the module that has them sets it.
    package var userNotificationCenter: AnyObject?
    /// Knows what is heard in which scene; the module that has sounds sets it.
    package var soundOutput: AnyObject?
    /// The host, if its users hear sounds.
    package var soundHost: (any SoundHost)? { hostCan.sounds }
    /// The host, if its users hear texts.
    package var speechHost: (any SpeechHost)? { hostCan.speech }
    /// Whether the delegate was told that the program has started.
    var hasLaunched = false
    /// Whether the delegate is told so when the first screen is there.
    var launchesWithScreen = false
    /// The numbers of animations so far.
    var animationNumbers = AnimationNumbers()
    /// Whether a scene was asked for its focus system. Until then nothing has focus, and touches need no look at focus.
    @exclusivity(unchecked) var hasFocusSystem = false
    /// Paints the scenes; `nil` for an application without a host.
    @exclusivity(unchecked) var host: (any ApplicationHost)? { didSet { hostCan = HostCapabilities(of: host) } }
    /// The host's abilities besides painting.
    private(set) var hostCan = HostCapabilities(of: nil)
    /// The companions of the host: see `HostCompanion`.
    var companions: [any HostCompanion] = []
    /// The driver that runs the application in real time; retained, because its timers are the application's.
    var driver: LiveDriver?
    private var ignoringDepth = 0
    /// Whether a shake offers to undo and redo, when no responder keeps the shake (I6).
    open var applicationSupportsShakeToEdit = true
    /// Kept without an effect: no host puts its screen to sleep.
    open var isIdleTimerDisabled = false
    /// Whether the status bar says that the network is used; false at first. Kept: no status bar has shown it since iOS 13.
    open var isNetworkActivityIndicatorVisible = false
    private var lastBackgroundTask = 0

    /// Begins a task that goes on in the background. Programs are not suspended here: the task may take its time, and the
    /// handler is never called.
    @discardableResult
    open func beginBackgroundTask(expirationHandler handler: (@MainActor () -> Void)? = nil)
        -> UIBackgroundTaskIdentifier
    {
        beginBackgroundTask(withName: nil, expirationHandler: handler)
    }

    /// Begins a task with a name, as ``beginBackgroundTask(expirationHandler:)``.
    @discardableResult
    open func beginBackgroundTask(
        withName taskName: String?, expirationHandler handler: (@MainActor () -> Void)? = nil
    ) -> UIBackgroundTaskIdentifier {
        lastBackgroundTask += 1
        return UIBackgroundTaskIdentifier(rawValue: lastBackgroundTask)
    }

    /// Ends a task. Nobody waits for it.
    open func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}

    /// How many seconds the application may run in the background: no limit.
    open var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }

    /// Makes an application and puts it in the place of `shared`.
    public override init() {
        let owner = reference
        touchTable = TouchTable(owner)
        delivery = EventDelivery(owner)
        gestures = GestureEnvironment(owner)
        presses = PressTable(owner)
        turn = ApplicationTurn(owner)
        input = InputRouter(owner)
        sceneLife = SceneLife(owner)
        menus = MenuCenter(owner)
        hostText = HostTextRouter(owner)
        hostPasteboard = HostPasteboard(owner)
        super.init()
        owner.refer(to: self)
        UIApplication.current = self
        MethodReplacement.look()
        remoteControl.attach(to: self)
        hostPasteboard.follow()
    }

    @MainActor deinit { reference.refer(to: nil) }

    // MARK: Events

    /// Hands an event to the windows it concerns (A3, A5). Overrides call `super`, or the event is lost.
    open func sendEvent(_ event: UIEvent) {
        if MethodReplacement.isAny { replaceable_sendEvent(event) } else { plainSendEvent(event) }
    }

    /// Sends an action message to a target, or, without one, to the first responder that can perform it, from the first
    /// responder (else the sender) up the chain (E27–E38). True when somebody performed it.
    @discardableResult
    open dynamic func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
        ActionRouter.send(action, to: target, from: sender, for: event, in: self)
    }

    /// Drops interaction events until as many calls of `endIgnoringInteractionEvents` (A52). Touches that are down are
    /// cancelled, since nothing more will be heard of them.
    open func beginIgnoringInteractionEvents() {
        ignoringDepth += 1
        guard ignoringDepth == 1 else { return }
        touchTable.cancelTouches(because: .ignoringInteractionEvents) { _ in true }
        presses.cancelAll()
    }

    /// Takes back one `beginIgnoringInteractionEvents()`; one too many is reported (A52).
    open func endIgnoringInteractionEvents() {
        guard ignoringDepth > 0 else { return report("endIgnoringInteractionEvents was called without a beginning.") }
        ignoringDepth -= 1
    }

    /// Whether touches and other interaction events are dropped (A52).
    open var isIgnoringInteractionEvents: Bool { ignoringDepth > 0 }

    /// Sends remote-control events to responders until as many calls of `endReceivingRemoteControlEvents` (I21).
    open func beginReceivingRemoteControlEvents() { remoteControl.receiverCount += 1 }

    /// Takes back one `beginReceivingRemoteControlEvents()`; one too many changes nothing (I21).
    open func endReceivingRemoteControlEvents() {
        remoteControl.receiverCount = max(0, remoteControl.receiverCount - 1)
    }

    // MARK: Windows and scenes

    /// The visible windows of all scenes, back to front within each (B34).
    open var windows: [UIWindow] { scenes.flatMap(\.scene.windows) }

    /// The key window of the active scene; without an active scene, that of the first scene with a key window. While no screen
    /// is connected, the window that an application without scenes made key last (J4).
    open var keyWindow: UIWindow? {
        let active = scenes.first { $0.scene.activationState == .foregroundActive && $0.scene.keyWindow != nil }
        return active?.scene.keyWindow ?? scenes.lazy.compactMap(\.scene.keyWindow).first
            ?? sceneLife.keyWindowWithoutScene
    }

    /// The scenes of all screens that are connected.
    open var connectedScenes: Set<UIScene> { Set(scenes.map(\.scene)) }

    /// The sessions of connected scenes, and of scenes whose screens may come back.
    open var openSessions: Set<UISceneSession> { Set(sceneLife.sessions) }

    /// The actions that the application offers outside of its interface, where its host shows them.
    open var shortcutItems: [UIApplicationShortcutItem]? {
        didSet { hostCan.shortcuts?.offer(shortcutItems ?? []) }
    }

    /// Whether the application has scenes, and so takes any number of screens.
    open var supportsMultipleScenes: Bool { sceneLife.hasScenes }

    /// Brings a scene to the front; without a session, makes a new scene. The activity goes to the new scene's connection
    /// options, or to the scene's delegate. The handler hears of a failure, after the call.
    open func requestSceneSessionActivation(
        _ sceneSession: UISceneSession?, userActivity: NSUserActivity?, options: UIScene.ActivationRequestOptions?,
        errorHandler: ((any Error) -> Void)? = nil
    ) {
        sceneLife.requests.activate(sceneSession, userActivity, options, errorHandler)
    }

    /// Removes a scene and its session. The scene's delegate hears that the scene disconnects, the application's delegate
    /// that the session is discarded.
    open func requestSceneSessionDestruction(
        _ sceneSession: UISceneSession, options: UISceneDestructionRequestOptions?,
        errorHandler: ((any Error) -> Void)? = nil
    ) {
        sceneLife.requests.destroy(sceneSession, errorHandler)
    }

    /// Renews the kept state of a session: asks its scene for the state to restore, and tells the host.
    open func requestSceneSessionRefresh(_ sceneSession: UISceneSession) {
        if let scene = sceneSession.scene as? UIWindowScene { sceneLife.tellState(of: scene) }
    }

    /// The application's state: that of its foremost scene.
    open var applicationState: State { sceneLife.state }

    /// How large the user of the foremost scene wants text.
    open var preferredContentSizeCategory: UIContentSizeCategory {
        foremostScene?.screenDescription.contentSizeCategory ?? .large
    }

    // MARK: From before scenes

    /// The bar that covers the top of the first scene's screen, in its coordinates (points); empty without such a bar.
    open var statusBarFrame: CGRect { statusBarManager?.statusBarFrame ?? .zero }
    /// How the first scene's interface is turned.
    open var statusBarOrientation: UIInterfaceOrientation { firstWindowScene?.interfaceOrientation ?? .unknown }

    /// The style that the controllers ask for. Setting it has no effect, as on iOS where controllers decide.
    open var statusBarStyle: UIStatusBarStyle {
        get { statusBarManager?.statusBarStyle ?? .default }
        set {}
    }

    /// Whether the controllers ask for a hidden bar. Setting it has no effect, as on iOS where controllers decide.
    open var isStatusBarHidden: Bool {
        get { statusBarManager?.isStatusBarHidden ?? true }
        set {}
    }

    /// Has no effect, as on iOS where controllers decide.
    open func setStatusBarStyle(_ statusBarStyle: UIStatusBarStyle, animated: Bool) {}

    /// Has no effect, as on iOS where controllers decide.
    open func setStatusBarHidden(_ hidden: Bool, with animation: UIStatusBarAnimation) {}

    /// The number on the application's icon; 0 at first. Kept: there is no icon.
    open var applicationIconBadgeNumber = 0

    /// Opens a URL as ``open(_:options:completionHandler:)`` does. True when a host of the application opens such URLs.
    @discardableResult
    open func openURL(_ url: URL) -> Bool {
        guard canOpenURL(url) else { return false }
        self.open(url)
        return true
    }

    // MARK: What no host has (A64)

    /// Asks for notifications of the application's server. There is no service that would bring them:
    /// `application(_:didFailToRegisterForRemoteNotificationsWithError:)` is called after this call, with ``UnavailableServiceError``.
    open func registerForRemoteNotifications() {
        clock.schedule(after: 0) { [weak self] in
            guard let self else { return }
            let error = UnavailableServiceError(service: "service of remote notifications")
            delegate?.application(self, didFailToRegisterForRemoteNotificationsWithError: error)
        }
    }

    /// Ends what was never begun; see ``registerForRemoteNotifications()``.
    open func unregisterForRemoteNotifications() {}

    /// Always false; see ``registerForRemoteNotifications()``.
    open var isRegisteredForRemoteNotifications: Bool { false }

    // MARK: Fetching in the background

    /// Has no effect: programs are not suspended, so nobody wakes them to fetch. Use a timer.
    open func setMinimumBackgroundFetchInterval(_ minimumBackgroundFetchInterval: TimeInterval) {}

    /// Available: programs run on in the background.
    open var backgroundRefreshStatus: UIBackgroundRefreshStatus { .available }

    /// True: files are not locked away while a screen is.
    open var isProtectedDataAvailable: Bool { true }

    // MARK: The icon

    /// False: hosts show no icon of the application that it could change.
    open var supportsAlternateIcons: Bool { false }

    /// `nil`: the icon that it always has.
    open var alternateIconName: String? { nil }

    /// Asks for another icon. The handler hears of ``UnavailableServiceError``, after the call; of no error if the name is `nil`.
    open func setAlternateIconName(
        _ alternateIconName: String?, completionHandler: (@MainActor ((any Error)?) -> Void)? = nil
    ) {
        guard let completionHandler else { return }
        let error = alternateIconName.map { _ in UnavailableServiceError(service: "alternate icons") }
        clock.schedule(after: 0) { completionHandler(error) }
    }

    /// Asks for another icon. Throws ``UnavailableServiceError``, unless the name is `nil`.
    open func setAlternateIconName(_ alternateIconName: String?) async throws {
        if alternateIconName != nil { throw UnavailableServiceError(service: "alternate icons") }
    }

    // MARK: Scenes

    /// Brings a scene to the front, or makes one, as
    /// ``requestSceneSessionActivation(_:userActivity:options:errorHandler:)`` does.
    open func activateSceneSession(
        for request: UISceneSessionActivationRequest, errorHandler: ((any Error) -> Void)? = nil
    ) {
        requestSceneSessionActivation(
            request.session, userActivity: request.userActivity, options: request.options, errorHandler: errorHandler)
    }

    // MARK: Outside

    /// Shows a URL outside of the application, where the host of the foremost scene can; the handler hears whether it could.
    open func open(
        _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
        completionHandler completion: (@MainActor (Bool) -> Void)? = nil
    ) {
        let opened = show(url, options)
        completion?(opened)
    }

    /// Shows a URL outside of the application; true when the host of the foremost scene could.
    @discardableResult
    open func open(_ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:]) async -> Bool { show(url, options) }

    /// Whether the host of the foremost scene would show a URL outside of the application. Applications need not list the
    /// schemes that they ask for.
    open func canOpenURL(_ url: URL) -> Bool { foremostScene.map { SceneRequests.canOpen(url, for: $0) } ?? false }

    /// The direction in which the application's interface reads: that of its first scene.
    open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        UIUserInterfaceLayoutDirection((scenes.first?.scene.traitCollection ?? .current).layoutDirection)
    }

    // MARK: Responder

    /// The orientations that the main bundle's information names under `UISupportedInterfaceOrientations`; without that entry all,
    /// except upside down on an interface for a phone. A window makes no difference.
    open func supportedInterfaceOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask {
        Self.namedOrientations ?? (UIDevice.current.userInterfaceIdiom == .phone ? .allButUpsideDown : .all)
    }

    /// The delegate, if it is a responder that has no other place in a chain (C12).
    open dynamic override var next: UIResponder? {
        guard let responder = delegate as? UIResponder, responder !== self,
            !(responder is UIView), !(responder is UIViewController)
        else { return nil }
        return responder
    }

    open override var undoManager: UndoManager? { nil }

    /// H8: the host gets a Menu button that no responder used.
    open dynamic override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let unused = reportUnusedMenu(among: presses)
        if !unused.isEmpty { super.pressesEnded(unused, with: event) }
    }

    /// I6: a shake that no responder kept offers to undo or redo. With nothing to offer, it goes to the delegate.
    open dynamic override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        if offersEditing(after: motion, event) { return }
        super.motionEnded(motion, with: event)
    }
}
