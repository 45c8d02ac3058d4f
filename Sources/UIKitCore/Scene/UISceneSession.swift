// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// A scene's identity, which outlives the scene: a screen that comes back after a cut connection has the same session.
@preconcurrency @MainActor
open class UISceneSession: NSObject {
    /// The connected scene; `nil` while there is none.
    open internal(set) var scene: UIScene? {
        get { sceneStorage }
        set { sceneStorage = newValue }
    }
    /// Never dangles: the scene clears it in its `isolated deinit`.
    private unowned(unsafe) var sceneStorage: UIScene?
    /// The scene's purpose.
    open private(set) var role: Role
    /// The classes of the scene.
    open internal(set) var configuration: UISceneConfiguration
    /// Unique for the session's life.
    open var persistentIdentifier: String { identifier }
    private nonisolated let identifier: String
    /// The scene's last saved state, to be restored when its screen comes back.
    open var stateRestorationActivity: NSUserActivity?
    /// Whether a state that cannot leave the program is still to be reported: once is enough.
    var reportsState = true
    /// Values that the application keeps with the session.
    open var userInfo: [String: Any]?

    init(role: Role, configuration: UISceneConfiguration, persistentIdentifier: String) {
        self.role = role
        self.configuration = configuration
        identifier = persistentIdentifier
    }

    /// The identifier's hash, so that a set of sessions has the same order in every run with deterministic hashing.
    open nonisolated override var hash: Int { identifier.hashValue }

    /// A scene's purpose.
    public struct Role: RawRepresentable, Hashable, Sendable {
        /// The name of the role.
        public var rawValue: String

        /// The role of that name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// A scene on a screen with a user: the only role that hosts here ask for.
        public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    }
}

/// The classes of a scene.
@preconcurrency @MainActor
open class UISceneConfiguration: NSObject {
    /// The name of a scene without a title in traces; `nil` for none.
    open private(set) var name: String?
    /// The purpose of the configuration's scenes.
    open private(set) var role: UISceneSession.Role
    /// The scene's class; `UIWindowScene` when `nil`.
    open var sceneClass: AnyClass?
    /// The class of the scene's delegate, which must inherit from NSObject.
    ///
    /// When `nil`, the class `SceneDelegate` of the application delegate's module is used, if there is one. Xcode's templates
    /// name this class in the property list, which is not read here.
    open var delegateClass: AnyClass?
    /// The storyboard that the scene begins with; when `nil`, the application's main storyboard, if there is one (PO33).
    open var storyboard: UIStoryboard?

    /// A configuration with a name, or without one, and with the usual classes.
    public init(name: String?, sessionRole: UISceneSession.Role) {
        self.name = name
        role = sessionRole
    }
}
