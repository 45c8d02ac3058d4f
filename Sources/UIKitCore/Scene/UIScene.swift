// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// One instance of an application's interface: here, one screen that a host connected.
@preconcurrency @MainActor
open class UIScene: UIResponder {
    /// Posted with the scene before its delegate is told that it connects.
    public static let willConnectNotification = Notification.Name("UISceneWillConnectNotification")
    /// Posted with the scene when its delegate was told that its screen is gone.
    public static let didDisconnectNotification = Notification.Name("UISceneDidDisconnectNotification")
    /// Posted with the scene when its delegate was told that it is active.
    public static let didActivateNotification = Notification.Name("UISceneDidActivateNotification")
    /// Posted with the scene when its delegate was told that it will not be active any longer; it still is.
    public static let willDeactivateNotification = Notification.Name("UISceneWillDeactivateNotification")
    /// Posted with the scene when its delegate was told that it comes to the foreground.
    public static let willEnterForegroundNotification = Notification.Name("UISceneWillEnterForegroundNotification")
    /// Posted with the scene when its delegate was told that it is in the background, and its state was saved.
    public static let didEnterBackgroundNotification = Notification.Name("UISceneDidEnterBackgroundNotification")

    /// The scene's identity, which outlives it.
    open private(set) var session: UISceneSession
    /// Held by the scene.
    open var delegate: (any UISceneDelegate)?
    /// How far in front of its user the scene is.
    open internal(set) var activationState: ActivationState = .unattached
    /// What a host shows as the scene's name.
    open var title: String! = ""
    /// A line beside the title. Kept: nothing here reads it.
    open var subtitle: String = ""

    /// Called by the system when a host connects a screen.
    public required init(session: UISceneSession, connectionOptions: ConnectionOptions) {
        self.session = session
        super.init()
    }

    @MainActor deinit {
        if session.scene === self { session.scene = nil }
    }

    /// The application (C10).
    open override var next: UIResponder? { UIApplication.current }

    /// How far in front of its user a scene is.
    public enum ActivationState: Int, Sendable {
        case unattached = -1
        case foregroundActive = 0
        case foregroundInactive = 1
        case background = 2
    }

    /// Why the scene connects, besides a screen being there.
    @preconcurrency @MainActor
    open class ConnectionOptions: NSObject {
        /// URLs of the application's own schemes to open.
        open internal(set) var urlContexts: Set<UIOpenURLContext> = []
        /// Activities to take up: a link that was opened.
        open internal(set) var userActivities: Set<NSUserActivity> = []
        /// The item that was chosen outside of the interface.
        open internal(set) var shortcutItem: UIApplicationShortcutItem?
        /// The host that asks; `nil` when nothing is asked.
        open internal(set) var sourceApplication: String?
    }

    // MARK: URLs

    /// Shows a URL outside of the application, where the host can; the handler hears whether it could.
    open func open(
        _ url: URL, options: OpenExternalURLOptions?, completionHandler completion: ((Bool) -> Void)? = nil
    ) {
        completion?(SceneRequests.open(url, options: options, for: self))
    }

    /// Shows a URL outside of the application; true when the host could.
    open func open(_ url: URL, options: OpenExternalURLOptions?) async -> Bool {
        SceneRequests.open(url, options: options, for: self)
    }

    // MARK: State

    private(set) var isRestoringState = false

    /// Says that restoring the state goes on after `scene(_:restoreInteractionStateWith:)` returned. Until
    /// `completeStateRestoration`, a scene that is cut off keeps the state it had: a half-restored one is not saved.
    open func extendStateRestoration() { isRestoringState = true }

    /// Restoring that was extended is over: the scene's state is saved again.
    open func completeStateRestoration() { isRestoringState = false }
}
