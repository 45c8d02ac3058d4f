// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import EventTrace

/// Has and moves focus in a scene (H14). Nothing else moves focus.
///
/// At first nothing has focus, and nothing is drawn. The system wakes with the first Tab, with the first arrow of a
/// gamepad, or when `requestFocusUpdate(to:)` is called; a touch beside the focused item puts it to sleep again.
@preconcurrency @MainActor
open class UIFocusSystem: NSObject {
    /// Posted by the system when focus has moved (H20).
    public nonisolated static let didUpdateNotification = Notification.Name("UIFocusDidUpdateNotification")
    /// Posted by the system when a movement found nothing (H20).
    public nonisolated static let movementDidFailNotification = Notification.Name("UIFocusMovementDidFailNotification")
    /// The key of the `UIFocusUpdateContext` in a notification's `userInfo`.
    public nonisolated static let focusUpdateContextUserInfoKey = "UIFocusUpdateContextKey"
    /// The key of the `UIFocusAnimationCoordinator` in a notification's `userInfo`; not there when a movement failed.
    public nonisolated static let animationCoordinatorUserInfoKey = "UIFocusUpdateAnimationCoordinatorKey"

    /// The scene holds the system. Other code may hold it for longer than the scene lives; then nothing has focus.
    private let reference: SceneReference
    var scene: UIWindowScene? { reference.scene }
    var application: UIApplication { scene?.application ?? .shared }
    /// The item with focus, if any (H14).
    open private(set) weak var focusedItem: (any UIFocusItem)?
    /// The item and its environments when it got focus. They hear that the item lost focus, also if it was moved since.
    private var path: [WeakEnvironment] = []
    /// Whether focus is in use.
    private(set) var isAwake = false
    /// Whether an item has focus, or had it until it went away.
    private var hasItem = false
    private(set) var memory = FocusMemory()
    /// The item that had focus when the system fell asleep.
    weak var itemBeforeSleep: (any UIFocusItem)?
    private var pending: Request?
    /// Whether environments are being asked and told. Their requests wait.
    private var isUpdating = false
    /// Whether the first responder is just following focus, and not focus the first responder.
    private var isMovingFirstResponder = false
    /// The ring that the host draws.
    private var ring: FocusRing?

    /// An update that waits for the end of the turn.
    private struct Request {
        weak var environment: (any UIFocusEnvironment)?
        /// Whether `requestFocusUpdate(to:)` made it (H13), and not `setNeedsFocusUpdate` (H12).
        let isExplicit: Bool
    }

    init(_ scene: UIWindowScene) {
        reference = scene.reference
    }

    /// The system that an environment is under; `nil` for one that is in no scene (H13).
    open class func focusSystem(for environment: any UIFocusEnvironment) -> UIFocusSystem? {
        FocusTree.window(of: environment)?.windowScene?.focusSystem
    }

    /// The environment that confines focus: the key window's last presentation, else the window.
    var scope: (any UIFocusEnvironment)? {
        guard let window = scene?.keyWindow, !window.isHidden else { return nil }
        let presentation = window.rootViewController?.presentationsFromHere.last { $0.phase != .leaving }
        return presentation?.presentedViewController ?? window
    }

    /// H22: the item's own priority, or the system's, whichever is higher.
    func priority(of item: any UIFocusItem) -> Int {
        var known = UIFocusGroupPriority.ignored
        if item === focusedItem {
            known = .currentlyFocused
        } else if memory.item(ofGroup: FocusTree.group(of: item)) === item {
            known = .previouslyFocused
        }
        return max(item.focusGroupPriority.rawValue, known.rawValue)
    }

    // MARK: Asking for updates

    /// Moves focus to the preferred item of an environment, at the end of this turn (H13).
    open func requestFocusUpdate(to environment: any UIFocusEnvironment) {
        pending = Request(environment: environment, isExplicit: true)
        application.setNeedsTurn()
    }

    /// Performs a waiting update now.
    open func updateFocusIfNeeded() {
        guard !isUpdating, let request = pending else { return }
        pending = nil
        guard let environment = request.environment, let window = FocusTree.window(of: environment),
            let scene, window.windowScene === scene
        else { return }
        let subject = application.subject(of: environment)
        let cause: FocusCause = request.isExplicit ? .requested(subject) : .needed(subject)
        var preference = FocusPreference(self, in: window)
        guard let found = preference.search(environment) else { return note(cause, .nothingFound) }
        if found.item === focusedItem { return note(cause, .stayed) }
        update(to: found.item, cause, found.choice)
    }

    /// H12: only for an environment around the focused item. It replaces a waiting environment inside it.
    func setNeedsUpdate(of environment: any UIFocusEnvironment) {
        guard let focusedItem, environment.contains(focusedItem) else { return }
        if let waiting = pending?.environment {
            guard pending?.isExplicit == false, environment.contains(waiting) else { return }
        }
        pending = Request(environment: environment, isExplicit: false)
        application.setNeedsTurn()
    }

    func updateIfNeeded(in environment: any UIFocusEnvironment) {
        guard let focusedItem, environment.contains(focusedItem) else { return }
        updateFocusIfNeeded()
    }

    // MARK: Updates

    /// Moves focus, if nobody objects (H18). False when it stays.
    ///
    /// - Parameter isForced: Nobody is asked: the item cannot keep focus.
    @discardableResult
    func update(
        to next: (any UIFocusItem)?, _ cause: FocusCause, _ choice: FocusChoice? = nil, heading: UIFocusHeading = [],
        candidates: [FocusCandidate] = [], isForced: Bool = false
    ) -> Bool {
        guard !isUpdating else { return false }
        isUpdating = true
        defer { isUpdating = false }
        let previous = focusedItem
        let old = previous.map(application.subject(of:))
        let context = UIFocusUpdateContext(from: previous, to: next, heading: heading)
        let nextPath = next.map(FocusTree.path) ?? []
        let concerned = environments(with: nextPath)
        if !isForced {
            // H18.
            if let objector = concerned.first(where: { !$0.shouldUpdateFocus(in: context) }) {
                note(cause, .vetoed(by: application.subject(of: objector)), candidates, old: old)
                return false
            }
            // They may have changed everything.
            if let next, FocusObstacles.obstacle(of: next, in: self) != nil {
                note(cause, .nothingFound, candidates, old: old)
                return false
            }
        }
        if let next, let keeper = takeFirstResponder(to: next, path: nextPath), !isForced {
            note(cause, .vetoed(by: application.subject(of: keeper)), candidates, old: old)
            return false
        }
        focusedItem = next
        hasItem = next != nil
        path = nextPath.map(WeakEnvironment.init)
        if let next {
            isAwake = true
            memory.note(next, path: nextPath)
        }
        let outcome = next.map { next in
            FocusOutcome.moved(to: application.subject(of: next), because: choice ?? .readingOrder)
        }
        note(cause, outcome ?? .lost, candidates, old: old)
        for case let view as UIView in [previous, next] { view.focusDidChange() }
        let coordinator = UIFocusAnimationCoordinator(
            application.interactionConstants.focus, hasNextItem: next != nil)
        for environment in concerned { environment.didUpdateFocus(in: context, with: coordinator) }
        NotificationCenter.default.post(
            name: Self.didUpdateNotification, object: self,
            userInfo: [
                Self.focusUpdateContextUserInfoKey: context, Self.animationCoordinatorUserInfoKey: coordinator,
            ])
        if let item = focusedItem {
            FocusScrolling.reveal(item, margin: application.interactionConstants.focus.revealMargin)
        }
        coordinator.run()
        application.setNeedsTurn()
        return true
    }

    /// H18: the old item and its environments, then the new item and its environments, each once.
    private func environments(with nextPath: [any UIFocusEnvironment]) -> [any UIFocusEnvironment] {
        var result = path.compactMap(\.environment)
        for environment in nextPath where !result.contains(where: { $0 === environment }) { result.append(environment) }
        return result
    }

    // MARK: Sleep

    /// Touches of the software keyboard are typing. Its window is never key.
    func noteTouches(of event: UIEvent, in window: UIWindow) {
        guard window.isKeyWindow else { return }
        for touch in event.touchList where touch.currentPhase == .began && touch.window === window {
            if let view = touch.view { touchBegan(in: view) }
        }
    }

    /// A touch began in a view: focus is only for keys.
    private func touchBegan(in view: UIView) {
        guard isAwake else { return }
        if let focused = focusedItem as? UIView, view.isDescendant(of: focused) { return }
        sleep(.touch)
    }

    /// Takes focus away until the next request; false when an environment objects.
    @discardableResult
    func sleep(_ cause: FocusCause) -> Bool {
        if let focusedItem {
            itemBeforeSleep = focusedItem
            guard update(to: nil, cause) else { return false }
        }
        isAwake = false
        return true
    }

    /// The end of a turn: waiting updates are performed, and an item that cannot have focus any longer loses it.
    func endTurn() {
        if pending != nil { updateFocusIfNeeded() }
        guard isAwake || ring != nil else { return }
        if isAwake, hasItem, let obstacle = obstacleOfFocusedItem { replace(because: obstacle) }
        showRing()
    }

    private var obstacleOfFocusedItem: FocusObstacle? {
        guard let focusedItem else { return .notInWindow }
        return FocusObstacles.ownObstacle(of: focusedItem) ?? FocusObstacles.lastingObstacle(of: focusedItem, in: self)
    }

    /// Focus goes to the nearest environment around the item that lost it.
    private func replace(because obstacle: FocusObstacle) {
        guard let window = scene?.keyWindow, let scope else {
            update(to: nil, .itemLost(obstacle), isForced: true)
            return
        }
        var found: FocusPreference.Found?
        for case let environment? in path.dropFirst().map(\.environment)
        where found == nil && FocusTree.window(of: environment) === window && scope.contains(environment) {
            var preference = FocusPreference(self, in: window, restores: true)
            found = preference.search(environment)
        }
        let next = found ?? defaultItem(in: window, scope)
        update(to: next?.item, .itemLost(obstacle), next?.choice, isForced: true)
    }

    /// H11: the item that the scope prefers; if that cannot have focus, the first item that can.
    func defaultItem(in window: UIWindow, _ scope: any UIFocusEnvironment) -> FocusPreference.Found? {
        var preference = FocusPreference(self, in: window, restores: true)
        return preference.search(scope) ?? preference.searchInside(scope)
    }

    // MARK: First responder

    /// A first responder beside the new item resigns. If a text is being edited, the next text becomes first responder.
    /// Returns the responder that is first responder then.
    private func takeFirstResponder(to next: any UIFocusItem, path nextPath: [any UIFocusEnvironment]) -> UIResponder? {
        guard let responder = FocusTree.window(of: next)?.firstResponder, !isMovingFirstResponder else { return nil }
        if isNear(responder, next, nextPath) { return nil }
        isMovingFirstResponder = true
        defer { isMovingFirstResponder = false }
        if responder === focusedItem, let successor = next as? UIResponder, successor.canBecomeFirstResponder {
            return successor.becomeFirstResponder() ? nil : responder
        }
        return responder.canResignFirstResponder && responder.resignFirstResponder() ? nil : responder
    }

    /// Whether a responder is the item, or is around or inside it.
    private func isNear(
        _ responder: UIResponder, _ item: any UIFocusItem, _ path: [any UIFocusEnvironment]
    ) -> Bool {
        if path.contains(where: { $0 === responder }) { return true }
        guard let view = item as? UIView else { return false }
        return responder.isInside(view) || view.responderChain().contains { $0 === responder }
    }

    /// Focus follows the first responder, if that can have focus. Otherwise keys are no longer for focus.
    func firstResponderChanged(to responder: UIResponder?) {
        guard isAwake, !isMovingFirstResponder, !isUpdating, let responder else { return }
        if let focusedItem, isNear(responder, focusedItem, FocusTree.path(from: focusedItem)) { return }
        isMovingFirstResponder = true
        defer { isMovingFirstResponder = false }
        let cause = FocusCause.firstResponder(application.subject(of: responder))
        if let item = responder as? any UIFocusItem, FocusObstacles.obstacle(of: item, in: self) == nil {
            update(to: item, cause, .firstResponder)
        } else if update(to: nil, cause) {
            isAwake = false
        }
    }

    /// H1: the first receiver of presses; `nil` while nothing in the window has focus.
    func focusedResponder(in window: UIWindow) -> UIResponder? {
        guard let focusedItem, FocusTree.window(of: focusedItem) === window else { return nil }
        return FocusTree.path(from: focusedItem).lazy.compactMap { $0 as? UIResponder }.first
    }

    // MARK: What is seen

    private func showRing() {
        let shown = focusedItem.flatMap(FocusRing.init)
        guard shown != ring, let scene else { return }
        ring = shown
        application.hostCan.focus?.showFocus(shown, of: scene.identifier)
    }

    /// The host's picture is lost, and the ring with it.
    func repaint() { ring = nil }

    // MARK: Telling

    /// Whether decisions are recorded.
    var isObserved: Bool { application.tracer != nil || FocusLog.isEnabled }

    func note(
        _ cause: FocusCause, _ outcome: FocusOutcome, _ candidates: [FocusCandidate] = [], old: Subject? = nil
    ) {
        guard isObserved, let scene else { return }
        // Once focus has moved, the old item is no longer focused.
        var old = old
        if case .moved = outcome {} else { old = old ?? focusedItem.map(application.subject(of:)) }
        let note = FocusNote(
            scene: scene.identifier.number, cause: cause, old: old, outcome: outcome, candidates: candidates)
        application.tracer?.record(.focus(note))
        if FocusLog.isEnabled { FocusLog.write(note) }
    }
}

/// What `UIFocusSystem(for:)` rests on: an initializer of a protocol may return an object that exists, and one of a class may not.
public protocol FocusSystemFinding {}

extension UIFocusSystem: FocusSystemFinding {}

extension FocusSystemFinding {
    /// F52: the system that an environment is under, and no new one; `nil` for one that is in no scene (H13).
    @preconcurrency @MainActor
    public init?(for environment: any UIFocusEnvironment) {
        guard let system = UIFocusSystem.focusSystem(for: environment) as? Self else { return nil }
        self = system
    }
}
