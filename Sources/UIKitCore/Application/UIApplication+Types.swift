// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

extension UIApplication {
    /// Whether an application is active, inactive or in the background: the state of its foremost scene, and inactive without
    /// a scene.
    public enum State: Int, Sendable {
        case active = 0
        case inactive = 1
        case background = 2
    }

    /// A reason for the launch of an application. Programs here are launched without a reason, so no key is defined.
    public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
        /// The name of the reason.
        public var rawValue: String

        /// The reason of that name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }
    }

    /// What is told of an address that the application opens.
    public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
        /// The name of the option.
        public var rawValue: String

        /// The option of that name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// A `String`: the name of the host that the address came through.
        public static let sourceApplication = Self(rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
        /// A `Bool`: whether a file stays in its place. Addresses here are of no files, so nothing is told under this key.
        public static let openInPlace = Self(rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
    }

    /// How a URL is opened.
    public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
        /// The name of the option.
        public var rawValue: String

        /// The option of that name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// A `Bool`: open only if another application owns the link, which is unknown here.
        public static let universalLinksOnly = Self(rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
    }

    /// The scene that the user looks at: an active one, else the one that connected first.
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

    /// Posted with the application when its delegate was told that it has started; no scene is connected yet (J4).
    public nonisolated static let didFinishLaunchingNotification = Notification.Name(
        "UIApplicationDidFinishLaunchingNotification")
    /// Posted with the application when the first of its scenes is active.
    public nonisolated static let didBecomeActiveNotification = Notification.Name(
        "UIApplicationDidBecomeActiveNotification")
    /// Posted with the application before the last of its active scenes stops being active.
    public nonisolated static let willResignActiveNotification = Notification.Name(
        "UIApplicationWillResignActiveNotification")
    /// Posted with the application when all of its scenes are in the background.
    public nonisolated static let didEnterBackgroundNotification = Notification.Name(
        "UIApplicationDidEnterBackgroundNotification")
    /// Posted with the application before the first of its scenes comes back from the background.
    public nonisolated static let willEnterForegroundNotification = Notification.Name(
        "UIApplicationWillEnterForegroundNotification")
    /// Posted with the application before the frame of the status bar changes; the user info has the new one (``statusBarFrameUserInfoKey``).
    public nonisolated static let willChangeStatusBarFrameNotification = Notification.Name(
        "UIApplicationWillChangeStatusBarFrameNotification")
    /// Posted with the application when the frame of the status bar has changed; the user info has the former one.
    public nonisolated static let didChangeStatusBarFrameNotification = Notification.Name(
        "UIApplicationDidChangeStatusBarFrameNotification")
    /// The frame in these notifications' user info: an `NSValue` of a rectangle, in points of the scene.
    public nonisolated static let statusBarFrameUserInfoKey = "UIApplicationStatusBarFrameUserInfoKey"
    /// Posted with the application before a scene is turned; the user info has the new orientation (``statusBarOrientationUserInfoKey``).
    public nonisolated static let willChangeStatusBarOrientationNotification = Notification.Name(
        "UIApplicationWillChangeStatusBarOrientationNotification")
    /// Posted with the application when a scene was turned; the user info has the former orientation.
    public nonisolated static let didChangeStatusBarOrientationNotification = Notification.Name(
        "UIApplicationDidChangeStatusBarOrientationNotification")
    /// The orientation in these notifications' user info: an `NSNumber`, the raw value of a `UIInterfaceOrientation`.
    public nonisolated static let statusBarOrientationUserInfoKey = "UIApplicationStatusBarOrientationUserInfoKey"
    /// Posted with the application when its delegate was told that the program ends.
    public nonisolated static let willTerminateNotification = Notification.Name(
        "UIApplicationWillTerminateNotification")
}
