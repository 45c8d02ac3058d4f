// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import EventTrace

/// A scene with windows.
@preconcurrency @MainActor
open class UIWindowScene: UIScene, UITraitChangeObservable {
    /// The screen that shows the scene.
    open private(set) var screen = UIScreen()
    /// The screen, as the host described it.
    private var hostScreen = ScreenDescription(size: CGSize(width: 390, height: 844))
    /// The screen, as the scene uses it.
    /// While the screen takes on another orientation: the former and the new one.
    private(set) var turn: (from: UIInterfaceOrientation, to: UIInterfaceOrientation)?
    package private(set) var screenDescription = ScreenDescription(size: CGSize(width: 390, height: 844))
    let reference = SceneReference()
    /// The windows in the order in which they were shown, the newest last.
    @exclusivity(unchecked) private var members: [Unmanaged<UIWindow>] = [] {
        didSet { memberNodes = members.map { $0.takeUnretainedValue().node } }
    }
    /// The windows' nodes, where their flags can be read without counting a reference.
    @exclusivity(unchecked) private var memberNodes: [NodePointer] = []
    /// Never dangles: `windowDied` removes a window that goes.
    @exclusivity(unchecked) private unowned(unsafe) var keyWindowStorage: UIWindow?
    /// What the host has to paint; `nil` while none shows the scene.
    private(set) var display: SceneDisplay?
    /// The host's name for the scene.
    @exclusivity(unchecked) var identifier = SceneIdentifier(0)
    /// The application that connected the scene.
    @exclusivity(unchecked) var application: UIApplication = .shared {
        // A subclass may have made windows in its initializer.
        didSet { for member in members { member.takeUnretainedValue().noteApplication() } }
    }
    /// The visitor that the scene belongs to; set before any delegate hears of the scene.
    var visitorStorage: Visitor? {
        didSet { visitorAtHand = .visitor(visitor.identifier) }
    }
    var visitor: Visitor { visitorStorage ?? application.visitors.current }
    /// The visitor, for the events of the scene. Unchecked: it is only ever loaded and stored.
    @exclusivity(unchecked) private(set) var visitorAtHand = VisitorAtHand.nobody
    var hasEnteredForeground = false
    /// Shows the keyboard or input views of the first responder.
    var keyboard: SceneKeyboard {
        if let keyboardStorage { return keyboardStorage }
        let made = SceneKeyboard(self)
        keyboardStorage = made
        return made
    }
    /// Made when first needed. Unchecked: it is only ever loaded and stored.
    @exclusivity(unchecked) private var keyboardStorage: SceneKeyboard?
    /// Whether the keyboard has to be looked after at the end of each turn. Unchecked, as above.
    @exclusivity(unchecked) var looksAfterKeyboard = false
    /// The frame of the host's own soft keyboard, in the scene's coordinates (points); `nil` while there is none.
    public internal(set) var hostKeyboardFrame: CGRect? {
        didSet { if hostKeyboardFrame != oldValue { hostKeyboardDidChange?() } }
    }
    /// Called when the host's keyboard comes, goes, moves, or is replaced by another.
    var hostKeyboardDidChange: (@MainActor () -> Void)?

    /// Where assistive technology is.
    weak var accessibilityElement: UIResponder?
    /// The notices that assistive technology gets after the next picture.
    var notices: [AccessibilityNotice] = []
    /// Whether assistive technology did something in the scene.
    var isAccessibilityUsed = false

    /// Called by the system when a host connects a screen. The scene has no windows and no screen of the host's yet.
    public required init(session: UISceneSession, connectionOptions: ConnectionOptions) {
        super.init(session: session, connectionOptions: connectionOptions)
        reference.refer(to: self)
    }

    @MainActor deinit {
        reference.refer(to: nil)
        for member in members { member.takeUnretainedValue().sceneDied() }
    }

    // MARK: Windows

    /// The scene's windows, back to front (B34).
    open var windows: [UIWindow] {
        // A stable sort by level keeps the order of showing among equals (B36).
        members.map { $0.takeUnretainedValue() }.enumerated()
            .sorted { ($0.element.windowLevel, $0.offset) < ($1.element.windowLevel, $1.offset) }
            .map(\.element)
    }

    /// B38: the windows that are shown, back to front.
    var visibleWindows: [UIWindow] { windows.filter { !$0.isHidden } }

    /// Calls for each window that is shown, back to front. With one window it allocates nothing.
    func forEachVisibleWindow(_ body: (UIWindow) -> Void) {
        guard members.count == 1 else { return visibleWindows.forEach(body) }
        let window = members[0].takeUnretainedValue()
        if !window.isHidden { body(window) }
    }

    /// Whether the end of the turn has something to lay out. Every turn asks: it looks at some flags.
    var isWaitingForTurnsEnd: Bool {
        if keyboardStorage == nil || looksAfterKeyboard { return true }
        for place in memberNodes.indices where memberNodes[place].pointee.isWaitingForTurnsEnd { return true }
        return false
    }

    /// Lays out the windows that are shown, back to front, where something waits for it.
    func layoutWindows() {
        keyboard.turnEnds()
        forEachVisibleWindow { window in
            window.updateSafeAreaIfNeeded()
            window.layoutIfNeeded()
        }
    }

    /// The window that gets events without a location (A4, D38).
    open var keyWindow: UIWindow? { keyWindowStorage }

    func add(_ window: UIWindow) {
        guard !contains(window) else { return }
        members.append(.passUnretained(window))
        window.display = display
        windowOrderChanged()
    }

    func remove(_ window: UIWindow) {
        members.removeAll { $0.toOpaque() == Unmanaged.passUnretained(window).toOpaque() }
        window.display?.viewWillLeave(window)
        window.display = nil
        if keyWindowStorage === window { replaceKeyWindow() }
        windowOrderChanged()
    }

    /// The window is being deallocated: no code can hear of it any longer.
    func windowDied(_ window: UIWindow) {
        let wasKey = keyWindowStorage === window
        if wasKey { keyWindowStorage = nil }
        remove(window)
        if wasKey { replaceKeyWindow() }
    }

    /// D50: the key window goes, and is no longer shown. The topmost shown window that can become key replaces it.
    func replaceKeyWindow() {
        let old = keyWindowStorage
        setKeyWindow(visibleWindows.last { $0 !== old && $0.canBecomeKey })
    }

    /// D51: a window that is touched becomes key. False when the touch lost its view by calls to the windows.
    func makeKey(_ window: UIWindow, touchedIn view: UIView) -> Bool {
        guard keyWindowStorage !== window, window.canBecomeKey else { return true }
        let place = view.windowStorage
        window.makeKey()
        return !window.isHidden && window.windowScene === self && view.windowStorage === place
    }

    private func contains(_ window: UIWindow) -> Bool {
        members.contains { $0.toOpaque() == Unmanaged.passUnretained(window).toOpaque() }
    }

    /// B36: the window shown last is in front of others of its level.
    func bringToFront(_ window: UIWindow) {
        guard contains(window) else { return }
        members.removeAll { $0.toOpaque() == Unmanaged.passUnretained(window).toOpaque() }
        members.append(.passUnretained(window))
        windowOrderChanged()
    }

    func windowOrderChanged() { display?.windowOrderChanged() }

    /// D41: the old key window resigns before the new one becomes key.
    func setKeyWindow(_ window: UIWindow?) {
        let old = keyWindowStorage
        guard old !== window else { return }
        keyboard.beginChange()
        defer {
            // D12: another first responder is typed into.
            keyboard.setNeedsUpdate()
            keyboard.endChange()
        }
        keyWindowStorage = nil
        if let old {
            old.resignKey()
            NotificationCenter.default.post(name: UIWindow.didResignKeyNotification, object: old)
        }
        // The called code may have made a window key. The newest request wins.
        guard keyWindowStorage == nil else { return }
        keyWindowStorage = window
        if let tracer = application.tracer {
            tracer.record(.keyWindow(from: old.map(tracer.subject(of:)), to: window.map(tracer.subject(of:))))
        }
        guard let window else { return }
        window.becomeKey()
        NotificationCenter.default.post(name: UIWindow.didBecomeKeyNotification, object: window)
    }

    // MARK: Focus

    /// `nil` until the first request for the system.
    @exclusivity(unchecked) private(set) var focusStorage: UIFocusSystem?

    /// Where focus is in the scene's windows (H13).
    open var focusSystem: UIFocusSystem? {
        if let focusStorage { return focusStorage }
        let made = UIFocusSystem(self)
        focusStorage = made
        application.hasFocusSystem = true
        return made
    }

    // MARK: Screen

    /// The screen's coordinates (points), which are the scene's.
    open var coordinateSpace: any UICoordinateSpace { screen.coordinateSpace }

    /// The traits of the screen, under those that the scene overrides.
    open private(set) var traitCollection = UITraitCollection.current

    var traitRegistrations: [TraitRegistration] = []

    /// Traits of the scene that override the screen's. Windows and views hear of the change.
    open var traitOverrides = UITraitOverrides() {
        didSet {
            guard traitOverrides.values != oldValue.values else { return }
            let old = traitCollection
            traitCollection = traits(of: screenDescription)
            guard old != traitCollection else { return }
            tell(of: old)
        }
    }

    /// Upright when higher than wide.
    open var interfaceOrientation: UIInterfaceOrientation {
        Self.orientation(of: screen.bounds.size)
    }

    private static func orientation(of size: CGSize) -> UIInterfaceOrientation {
        size.width > size.height ? .landscapeRight : .portrait
    }

    /// Whether the scene fills its screen, which is always so here.
    open var isFullScreen: Bool { true }

    /// Starts to gather what a host has to paint.
    func startDisplay() {
        let display = SceneDisplay(self)
        self.display = display
        for window in windows { window.display = display }
    }

    /// The sizes that the scene accepts; at first any.
    open private(set) lazy var sizeRestrictions: UISceneSizeRestrictions? = UISceneSizeRestrictions(scene: self)

    /// The bar over the top of the screen.
    open private(set) lazy var statusBarManager: UIStatusBarManager? = UIStatusBarManager(scene: self)

    /// What a user may do with the window around the scene.
    open private(set) lazy var windowingBehaviors: UISceneWindowingBehaviors? = UISceneWindowingBehaviors(scene: self)

    func sizeRestrictionsChanged() { apply(hostScreen) }

    /// Takes on a screen's geometry; windows that filled the old one fill the new one.
    func apply(_ hostScreen: ScreenDescription, isInitial: Bool = false) {
        self.hostScreen = hostScreen
        let description = sizeRestrictions?.applied(to: hostScreen) ?? hostScreen
        guard isInitial || description != screenDescription else { return }
        let old = screen.bounds
        let oldTraits = traitCollection
        let oldOrientation = interfaceOrientation
        let oldKeyboard = hostKeyboard
        let readClipboard = readsClipboard
        let oldSettings = isInitial ? [] : screenDescription.accessibility
        let newTraits = traits(of: description)
        let bounds = CGRect(origin: .zero, size: description.size)
        let windows = windows
        let oldBar = UIStatusBarManager.frame(on: screenDescription)
        let newBar = UIStatusBarManager.frame(on: description)
        let newOrientation = Self.orientation(of: description.size)
        turn = isInitial || newOrientation == oldOrientation ? nil : (oldOrientation, newOrientation)
        defer { turn = nil }
        if !isInitial, newBar != oldBar {
            tell(UIApplication.willChangeStatusBarFrameNotification, statusBarFrame: newBar)
        }
        if turn != nil { tell(UIApplication.willChangeStatusBarOrientationNotification, newOrientation) }
        resize(windows[...], from: old, to: bounds, traits: newTraits) {
            self.screenDescription = description
            self.screen.apply(description)
            self.traitCollection = newTraits
            for window in windows {
                if window.frame == old { window.frame = bounds }
                window.setNeedsSafeAreaUpdate()
            }
            if oldTraits != newTraits { self.tell(of: oldTraits) }
        }
        if screenDescription.accessibility != oldSettings {
            UIAccessibility.tellStatus(from: oldSettings, to: screenDescription.accessibility)
        }
        guard !isInitial else { return }
        if newBar != oldBar { tell(UIApplication.didChangeStatusBarFrameNotification, statusBarFrame: oldBar) }
        if turn != nil {
            tell(UIApplication.didChangeStatusBarOrientationNotification, oldOrientation)
            UIDevice.current.noteTurn(of: self)
        }
        keyboard.screenChanged()
        if hostKeyboard != oldKeyboard { hostKeyboardDidChange?() }
        if readsClipboard != readClipboard {
            NotificationCenter.default.post(name: Self.clipboardChanged, object: self)
        }
        let previous = FixedCoordinateSpace(bounds: old)
        (delegate as? any UIWindowSceneDelegate)?.windowScene(
            self, didUpdate: previous, interfaceOrientation: oldOrientation, traitCollection: oldTraits)
    }

    private func tell(_ name: Notification.Name, statusBarFrame frame: CGRect) {
        NotificationCenter.default.post(
            name: name, object: application,
            userInfo: [UIApplication.statusBarFrameUserInfoKey: NSValue(cgRect: frame)])
    }

    private func tell(_ name: Notification.Name, _ orientation: UIInterfaceOrientation) {
        NotificationCenter.default.post(
            name: name, object: application,
            userInfo: [UIApplication.statusBarOrientationUserInfoKey: NSNumber(value: orientation.rawValue)])
    }

    /// Tells the controllers of each window before and after.
    private func resize(
        _ windows: ArraySlice<UIWindow>, from old: CGRect, to new: CGRect, traits: UITraitCollection,
        _ change: () -> Void
    ) {
        guard let window = windows.first else { return change() }
        let size = window.frame == old ? new.size : window.bounds.size
        window.content.resize(to: size, traits: traits) {
            resize(windows.dropFirst(), from: old, to: new, traits: traits, change)
        }
    }

    private func traits(of description: ScreenDescription) -> UITraitCollection {
        let traits = UITraitCollection.current.modifyingTraits {
            $0.userInterfaceStyle =
                ApplicationInformation.style ?? (description.prefersDarkAppearance ? .dark : .light)
            $0.displayScale = description.scale
            $0.layoutDirection = description.isRightToLeft ? .rightToLeft : .leftToRight
            $0.preferredContentSizeCategory = description.contentSizeCategory
            $0.accessibilityContrast = description.accessibility.contains(.increasesContrast) ? .high : .normal
            $0.setSizeClasses(for: description.size)
        }
        return traitOverrides.applied(to: traits)
    }

    private func tell(of oldTraits: UITraitCollection) {
        tellRegistrations(from: oldTraits, to: traitCollection)
        for window in windows {
            window.tellTraits(
                from: window.applyTraitSettings(to: oldTraits), to: window.applyTraitSettings(to: traitCollection))
        }
        let category = traitCollection.preferredContentSizeCategory
        guard category != oldTraits.preferredContentSizeCategory else { return }
        NotificationCenter.default.post(
            name: UIContentSizeCategory.didChangeNotification, object: UIApplication.shared,
            userInfo: [UIContentSizeCategory.newValueUserInfoKey: category.rawValue])
    }

    // MARK: Geometry

    /// The scene's place now.
    open var effectiveGeometry: Geometry {
        Geometry(coordinateSpace: coordinateSpace, interfaceOrientation: interfaceOrientation)
    }

    /// Asks for another geometry. Only the host's screen decides the geometry. A request for another geometry is denied, and
    /// the handler gets a `UISceneError` before the call returns.
    open func requestGeometryUpdate(
        _ geometryPreferences: GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil
    ) {
        guard !geometryPreferences.isMet(by: self) else { return }
        errorHandler?(UISceneError(code: .geometryRequestDenied))
    }
}
