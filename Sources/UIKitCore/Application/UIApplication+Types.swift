import CoreGraphics

extension UIApplication {
    public enum State: Int, Sendable {
        case active = 0
        case inactive = 1
        case background = 2
    }

    /// A reason for which an application was launched. Programs here are launched for none, so no key is defined.
    public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
        public var rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }
    }

    /// How a URL is opened.
    public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
        public var rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// A `Bool`: only where another application owns the link, which nobody knows here.
        public static let universalLinksOnly = Self(rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
    }

    /// The scene that the user is at: an active one, else the one connected first.
    var foremostScene: UIWindowScene? {
        (scenes.first { $0.scene.activationState == .foregroundActive } ?? scenes.first)?.scene
    }

    /// The foremost scene's host shows the URL.
    func show(_ url: URL, _ options: [OpenExternalURLOptionsKey: Any]) -> Bool {
        guard let scene = foremostScene else { return false }
        let external = UIScene.OpenExternalURLOptions()
        external.universalLinksOnly = options[.universalLinksOnly] as? Bool ?? false
        return SceneRequests.open(url, options: external, for: scene)
    }

    public nonisolated static let didFinishLaunchingNotification = Notification.Name(
        "UIApplicationDidFinishLaunchingNotification")
    public nonisolated static let didBecomeActiveNotification = Notification.Name(
        "UIApplicationDidBecomeActiveNotification")
    public nonisolated static let willResignActiveNotification = Notification.Name(
        "UIApplicationWillResignActiveNotification")
    public nonisolated static let didEnterBackgroundNotification = Notification.Name(
        "UIApplicationDidEnterBackgroundNotification")
    public nonisolated static let willEnterForegroundNotification = Notification.Name(
        "UIApplicationWillEnterForegroundNotification")
    public nonisolated static let willTerminateNotification = Notification.Name(
        "UIApplicationWillTerminateNotification")
}

/// A window that is not kept alive.
@MainActor
struct WeakWindow {
    weak var window: UIWindow?
}
