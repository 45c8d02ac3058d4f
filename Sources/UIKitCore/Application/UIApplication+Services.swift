// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// A service of Apple's devices that no host of this application has.
public struct UnavailableServiceError: Error, LocalizedError, Hashable, Sendable {
    /// What was asked for, in words.
    public let service: String

    /// One sentence that says what is not there.
    public var errorDescription: String? { "This host has no \(service)." }
}

/// How a fetch in the background ended.
public enum UIBackgroundFetchResult: UInt, Sendable {
    case newData = 0
    case noData = 1
    case failed = 2
}

/// Whether the application may fetch in the background.
public enum UIBackgroundRefreshStatus: Int, Sendable {
    case restricted = 0
    case denied = 1
    case available = 2
}

/// Which scene comes to the front, and why.
@preconcurrency @MainActor
public struct UISceneSessionActivationRequest {
    /// The role of a new scene.
    public let role: UISceneSession.Role
    /// The scene's session; `nil` for a new scene.
    public let session: UISceneSession?
    /// What the scene should show; goes to a new scene's connection options, or to the scene's delegate.
    public var userActivity: NSUserActivity?
    /// Who asks.
    public var options: UIScene.ActivationRequestOptions?

    /// Asks for a new scene.
    public init(
        role: UISceneSession.Role = .windowApplication, userActivity: NSUserActivity? = nil,
        options: UIScene.ActivationRequestOptions? = nil
    ) {
        self.role = role
        session = nil
        self.userActivity = userActivity
        self.options = options
    }

    /// Asks for a scene that exists, or had a screen before.
    public init(
        session: UISceneSession, userActivity: NSUserActivity? = nil,
        options: UIScene.ActivationRequestOptions? = nil
    ) {
        role = session.role
        self.session = session
        self.userActivity = userActivity
        self.options = options
    }
}

extension UIApplication {
    /// Fetch as often as possible.
    public nonisolated static let backgroundFetchIntervalMinimum: TimeInterval = 0
    /// Fetch never.
    public nonisolated static let backgroundFetchIntervalNever = TimeInterval.greatestFiniteMagnitude

    /// Posted when ``backgroundRefreshStatus`` changes: never.
    public nonisolated static let backgroundRefreshStatusDidChangeNotification = Notification.Name(
        "UIApplicationBackgroundRefreshStatusDidChangeNotification")
}
