import CoreGraphics

/// One instance of an application's interface: here, one screen that a host connected.
@MainActor
open class UIScene: UIResponder {
    public static let willConnectNotification = Notification.Name("UISceneWillConnectNotification")
    public static let didDisconnectNotification = Notification.Name("UISceneDidDisconnectNotification")
    public static let didActivateNotification = Notification.Name("UISceneDidActivateNotification")
    public static let willDeactivateNotification = Notification.Name("UISceneWillDeactivateNotification")
    public static let willEnterForegroundNotification = Notification.Name("UISceneWillEnterForegroundNotification")
    public static let didEnterBackgroundNotification = Notification.Name("UISceneDidEnterBackgroundNotification")

    public let session: UISceneSession
    /// Held by the scene.
    open var delegate: (any UISceneDelegate)?
    public internal(set) var activationState: ActivationState = .unattached
    /// What a host shows as the scene's name.
    open var title: String! = ""
    open var subtitle: String = ""

    /// Called by the system when a host connects a screen.
    public required init(session: UISceneSession, connectionOptions: ConnectionOptions) {
        self.session = session
        super.init()
    }

    /// The application (C10).
    open override var next: UIResponder? { UIApplication.current }

    public enum ActivationState: Int, Sendable {
        case unattached = -1
        case foregroundActive = 0
        case foregroundInactive = 1
        case background = 2
    }

    /// Why the scene connects. A host's screen connects for no other reason than being there, so there is nothing to tell.
    @MainActor
    public class ConnectionOptions: NSObject {}
}
