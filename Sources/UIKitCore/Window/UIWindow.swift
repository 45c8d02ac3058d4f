// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import EventTrace

/// The root of a view tree on the screen. Every event passes the application first, and then its window (A3).
@preconcurrency @MainActor
open class UIWindow: UIView {
    /// D40: posted with the window as object.
    public static let didBecomeVisibleNotification = Notification.Name("UIWindowDidBecomeVisibleNotification")
    /// D40, D42: posted with the window as object when it was hidden; a window that goes to the background is not hidden.
    public static let didBecomeHiddenNotification = Notification.Name("UIWindowDidBecomeHiddenNotification")
    /// D40, D41: posted with the window as object when it has become key, after the old one's
    /// ``didResignKeyNotification``.
    public static let didBecomeKeyNotification = Notification.Name("UIWindowDidBecomeKeyNotification")
    /// D40, D41: posted with the window as object when it is not key any longer.
    public static let didResignKeyNotification = Notification.Name("UIWindowDidResignKeyNotification")

    /// D11: the window's first responder. Lists use it to scroll an edited field into sight (T123).
    package private(set) weak var firstResponder: UIResponder?
    /// The host's display of the window's scene; `nil` while no host shows it.
    weak var display: SceneDisplay?
    /// Others refer to the window by this, without keeping it alive.
    let reference = WindowReference()
    /// Never dangles: a scene lists its windows, and clears this in its `isolated deinit`. Unchecked: it is only ever loaded and
    /// stored.
    @exclusivity(unchecked) private(set) unowned(unsafe) var sceneStorage: UIWindowScene?
    /// The scene's application, which every event asks for. Never dangles: the scene holds it.
    @exclusivity(unchecked) private unowned(unsafe) var applicationStorage: UIApplication?
    /// The touches event that the window's recognizers saw last.
    @exclusivity(unchecked) var lastTouchesEvent = EventMark()
    /// Whether the window was made key before it had a scene.
    private(set) var wantsToBeKey = false
    private var windowUndoManager: UndoManager?
    let content: WindowContent

    /// Makes a hidden window. In an application without scenes, it belongs to the first scene, now or as soon as that connects.
    public override init(frame: CGRect) {
        content = WindowContent()
        super.init(frame: frame)
        finishInit()
        UIApplication.shared.sceneLife.adopt(self)
    }

    /// Makes a hidden window as large as the main screen.
    public convenience init() { self.init(frame: UIScreen.main.bounds) }

    /// Makes a hidden window of a scene, as large as the scene's screen.
    public init(windowScene: UIWindowScene) {
        content = WindowContent()
        super.init(frame: windowScene.screen.bounds)
        finishInit()
        self.windowScene = windowScene
    }

    /// Makes a hidden window of no scene, with an empty frame. A storyboard's or a nib's coder sets its properties (IB2).
    public required init?(coder: NSCoder) {
        content = WindowContent()
        super.init(coder: coder)
        finishInit()
        coder.archive?.finish(self, as: UIWindow.self)
    }

    private func finishInit() {
        windowStorage = self
        content.window = self
        reference.refer(to: self)
        // B38: a window is hidden until it is shown.
        setFlag(.hidden, true)
        node.updateBox()
    }

    @MainActor deinit {
        reference.refer(to: nil)
        sceneStorage?.windowDied(self)
        content.windowDied()
    }

    // MARK: Scene

    /// The application whose scene the window is in.
    var application: UIApplication { applicationStorage ?? .shared }

    /// The scene that shows the window; without one it is on no screen (B38).
    open var windowScene: UIWindowScene? {
        get { sceneStorage }
        set {
            let old = sceneStorage
            guard old !== newValue else { return }
            sceneStorage = newValue
            noteApplication()
            if let old { leave(old) }
            sceneStorage?.add(self)
        }
    }

    /// The screen of the window's scene; without one the main screen. To move a window to another screen, give it a scene of
    /// that screen.
    open var screen: UIScreen {
        get { windowScene?.screen ?? .main }
        set { windowScene = UIApplication.shared.scenes.first { $0.scene.screen === newValue }?.scene ?? windowScene }
    }

    /// The scene has gone.
    func sceneDied() {
        sceneStorage = nil
        applicationStorage = nil
    }

    /// The window has another scene, or its scene another application.
    func noteApplication() {
        applicationStorage = sceneStorage?.application
        visitorAtHand = sceneStorage?.visitorAtHand ?? .nobody
    }

    /// The visitor that the window belongs to. Unchecked: it is only ever loaded and stored.
    @exclusivity(unchecked) private(set) var visitorAtHand = VisitorAtHand.nobody

    private func leave(_ scene: UIWindowScene) {
        application.touchTable.cancelTouches(because: .windowHidden) { [weak self] in
            $0.touch.window === self
        }
        scene.remove(self)
    }

    /// The window's place among others. Higher levels lie in front (B34); of equal levels, the newest (B36).
    open var windowLevel: UIWindow.Level = .normal {
        didSet { windowScene?.windowOrderChanged() }
    }

    // MARK: Visibility and key

    open override var isHidden: Bool {
        get { super.isHidden }
        set {
            guard newValue != super.isHidden else { return }
            super.isHidden = newValue
            if newValue {
                becameHidden()
            } else {
                windowScene?.bringToFront(self)
                NotificationCenter.default.post(name: Self.didBecomeVisibleNotification, object: self)
                content.windowBecameVisible()
            }
        }
    }

    private func becameHidden() {
        application.touchTable.cancelTouches(because: .windowHidden) { [weak self] in
            $0.touch.window === self
        }
        application.presses.windowBecameHidden(self)
        NotificationCenter.default.post(name: Self.didBecomeHiddenNotification, object: self)
        if isKeyWindow { windowScene?.replaceKeyWindow() }
        windowScene?.windowOrderChanged()
        content.windowBecameHidden()
    }

    /// Whether the window is its scene's key window (D38).
    open var isKeyWindow: Bool {
        guard let windowScene else { return application.sceneLife.keyWindowWithoutScene === self }
        return windowScene.keyWindow === self
    }

    /// Whether the window may become key; true in this class (D38).
    open var canBecomeKey: Bool { true }

    /// Called when the window has become key; applications override it and never call it (D39).
    open func becomeKey() {}

    /// Called when the window is no longer key; applications override it and never call it (D39).
    open func resignKey() {}

    /// Makes the window key without changing its visibility (D39).
    open func makeKey() {
        guard canBecomeKey else { return }
        wantsToBeKey = true
        windowScene?.setKeyWindow(self)
    }

    /// Shows the window in front of others of its level, and makes it key (D39).
    open dynamic func makeKeyAndVisible() {
        if isHidden {
            isHidden = false
        } else {
            windowScene?.bringToFront(self)
        }
        makeKey()
    }

    // MARK: Content

    /// The controller whose view fills the window (J15).
    open var rootViewController: UIViewController? {
        get { content.rootViewController }
        set { content.setRootViewController(newValue) }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        content.layout()
    }

    // MARK: Responder

    /// The window's scene; without one the application (C10).
    open override var next: UIResponder? { windowScene ?? application }

    /// D34: the window supplies an undo manager to its responders.
    open override var undoManager: UndoManager? {
        if let windowUndoManager { return windowUndoManager }
        let made = UndoManager()
        windowUndoManager = made
        return made
    }

    /// The window whose first responder this window's responders can be: the window itself, except for the keyboard's window.
    var windowOfResponders: UIWindow? { self }

    /// Undo and redo, for the receiver of the window's key events.
    open override class var selectors: [Selector] { super.selectors + SystemEditing.windowSelectors }

    /// F5: for undo and redo, whether there is something to undo or redo; for other actions, as in the superclass.
    open dynamic override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        SystemEditing.canPerform(action, in: self) ?? super.canPerformAction(action, withSender: sender)
    }

    /// Gives the commands Undo and Redo the names of their actions.
    open override func validate(_ command: UICommand) {
        SystemEditing.validate(command, in: self)
        super.validate(command)
    }

    // MARK: Focus

    /// The root controller (H11).
    open override var preferredFocusEnvironments: [any UIFocusEnvironment] { rootViewController.map { [$0] } ?? [] }

    /// A window is the root of its environments.
    open override var parentFocusEnvironment: (any UIFocusEnvironment)? { nil }

    func setFirstResponder(_ responder: UIResponder?) {
        let old = firstResponder
        guard old !== responder else { return }
        firstResponder = responder
        application.firstResponderChanged(in: self, from: old, to: responder)
    }

    // MARK: Events

    /// Hands an event to the window's recognizers and responders (A3). Overrides call `super`, or the event is lost.
    open func sendEvent(_ event: UIEvent) {
        if MethodReplacement.isAny { replaceable_sendEvent(event) } else { plainSendEvent(event) }
    }

    @inline(__always)
    final func plainSendEvent(_ event: UIEvent) {
        let application = application
        application.delivery.deliver(event, in: self, application)
    }

    // MARK: Coordinates

    /// Converts a point of this window (points) to another window's coordinates; to the screen's for `nil`.
    open func convert(_ point: CGPoint, to window: UIWindow?) -> CGPoint {
        let onScreen = node.pointee.toParent(point)
        return window?.node.pointee.fromParent(onScreen) ?? onScreen
    }

    /// A point of another window's coordinates (points), or of the screen's for `nil`, in the window's own.
    open func convert(_ point: CGPoint, from window: UIWindow?) -> CGPoint {
        node.pointee.fromParent(window?.node.pointee.toParent(point) ?? point)
    }

    /// A rectangle of the window's coordinates in another's, in the screen's for `nil`: the smallest around its
    /// corners.
    open func convert(_ rect: CGRect, to window: UIWindow?) -> CGRect {
        CGRect(around: rect, mappedBy: { self.convert($0, to: window) })
    }

    /// A rectangle of another window's coordinates, of the screen's for `nil`, in the window's own: the smallest around
    /// its corners.
    open func convert(_ rect: CGRect, from window: UIWindow?) -> CGRect {
        CGRect(around: rect, mappedBy: { self.convert($0, from: window) })
    }

    // MARK: Surroundings

    open override var traitCollection: UITraitCollection {
        applyTraitSettings(to: windowScene?.traitCollection ?? UITraitCollection.current)
    }

    /// How far bars, notches and the like of the screen cover the window, in its own coordinates.
    var screenSafeAreaInsets: UIEdgeInsets {
        guard let scene = windowScene else { return .zero }
        let screen = scene.screen.bounds
        let covered = scene.screenDescription.safeArea
        let frame = frame
        return UIEdgeInsets(
            top: max(0, covered.top - frame.minY), left: max(0, covered.left - frame.minX),
            bottom: max(0, frame.maxY - (screen.maxY - covered.bottom)),
            right: max(0, frame.maxX - (screen.maxX - covered.right)))
    }

    func setNeedsSafeAreaUpdate() {
        setFlag(.needsSafeAreaUpdate, true)
        setNeedsTurn()
    }

    func updateSafeAreaIfNeeded() {
        guard node.pointee.flags.contains(.needsSafeAreaUpdate) else { return }
        setFlag(.needsSafeAreaUpdate, false)
        updateSafeArea()
    }

    /// Asks the host for a turn, so that changes outside of a turn are laid out and painted.
    func setNeedsTurn() { application.setNeedsTurn() }
}

extension UIWindow {
    /// A window's place among others (B34, B35).
    public struct Level: RawRepresentable, Hashable, Sendable, Comparable {
        /// The level's height: windows with a greater one lie in front (B34).
        public var rawValue: CGFloat

        /// The level of that height.
        public init(rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        /// The level of that height.
        public init(_ rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        /// A level so much higher.
        public static func + (level: Level, distance: CGFloat) -> Level { Level(rawValue: level.rawValue + distance) }
        /// A level so much lower.
        public static func - (level: Level, distance: CGFloat) -> Level { Level(rawValue: level.rawValue - distance) }
        /// Makes the level higher.
        public static func += (level: inout Level, distance: CGFloat) { level = level + distance }
        /// Makes the level lower.
        public static func -= (level: inout Level, distance: CGFloat) { level = level - distance }

        /// 0: the level of windows at first (B35).
        public static let normal = Level(rawValue: 0)
        /// 1000 (B35).
        public static let statusBar = Level(rawValue: 1000)
        /// 2000 (B35).
        public static let alert = Level(rawValue: 2000)

        /// Whether windows of the first level lie behind those of the second.
        public static func < (one: Level, other: Level) -> Bool { one.rawValue < other.rawValue }
    }
}
