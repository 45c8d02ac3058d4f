// SPDX-License-Identifier: Apache-2.0

/// A change in a scene's life.
public struct SceneNote: Hashable, Sendable, Codable {
    /// What happens to a scene.
    public enum Change: String, Hashable, Sendable, Codable {
        case connected, enteredForeground, activated, deactivated, enteredBackground, disconnected, resized
    }

    /// The scene's number.
    public var scene: UInt32
    /// What happened to it.
    public var change: Change
    /// The scene's title, or else the name of its configuration; `nil` for a scene without either.
    public var name: String?

    /// A note on a change in a scene's life; the name for people only.
    public init(scene: UInt32, change: Change, name: String? = nil) {
        self.scene = scene
        self.change = change
        self.name = name
    }
}

extension SceneNote: TraceNote {
    /// The word under `type` in JSON: `scene`.
    public static var typeName: String { "scene" }

    /// Empty: a scene has a number and is no subject.
    public var participants: [Subject] { [] }

    /// Empty: touches that end with the scene have notes of their own.
    public var touchNumbers: [TouchIdentifier] { [] }

    /// What happened to the scene, by its number. The name is not in it.
    public var sentence: TraceText {
        let change =
            switch self.change {
            case .connected: "connected"
            case .enteredForeground: "entered the foreground"
            case .activated: "became active"
            case .deactivated: "is no longer active"
            case .enteredBackground: "entered the background"
            case .disconnected: "disconnected"
            case .resized: "has a new size"
            }
        return "Scene \(scene) \(change)."
    }
}
