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
    /// Posted with the scene when its delegate was told that it will stop being active. The scene is still active.
    public static let willDeactivateNotification = Notification.Name("UISceneWillDeactivateNotification")
    /// Posted with the scene when its delegate was told that it comes to the foreground.
    public static let willEnterForegroundNotification = Notification.Name("UISceneWillEnterForegroundNotification")
    /// Posted with the scene when its delegate was told that it is in the background, and its state was saved.
    public static let didEnterBackgroundNotification = Notification.Name("UISceneDidEnterBackgroundNotification")

    /// The scene's identity, which outlives it.
    open private(set) var session: UISceneSession
    /// Held by the scene.
    open var delegate: (any UISceneDelegate)?
    /// Whether the scene is active, inactive or in the background.
    open internal(set) var activationState: ActivationState = .unattached
    /// The scene's name, as a host shows it.
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

    /// Whether a scene is active, inactive or in the background.
    public enum ActivationState: Int, Sendable {
        case unattached = -1
        case foregroundActive = 0
        case foregroundInactive = 1
        case background = 2
    }

    /// The reasons for a scene to connect, besides a new screen.
    @preconcurrency @MainActor
    open class ConnectionOptions: NSObject {
        /// URLs of the application's own schemes to open.
        open internal(set) var urlContexts: Set<UIOpenURLContext> = []
        /// Activities to continue, such as an opened link.
        open internal(set) var userActivities: Set<NSUserActivity> = []
        /// The shortcut item that was chosen outside of the interface.
        open internal(set) var shortcutItem: UIApplicationShortcutItem?
        /// The host that asks; `nil` when nothing is asked.
        open internal(set) var sourceApplication: String?
    }

    // MARK: URLs

    /// Shows a URL outside of the application, if the host can. The handler hears whether it could.
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

    /// Call this when the restoration goes on after `scene(_:restoreInteractionStateWith:)` returned. Until
    /// `completeStateRestoration`, a scene that is cut off keeps its former state: a half-restored state is not saved.
    open func extendStateRestoration() { isRestoringState = true }

    /// Ends an extended restoration: the scene's state is saved again.
    open func completeStateRestoration() { isRestoringState = false }
}
