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
    /// What people call the scene: its title, or else the name of its configuration; `nil` for one without either.
    public var name: String?

    public init(scene: UInt32, change: Change, name: String? = nil) {
        self.scene = scene
        self.change = change
        self.name = name
    }
}

extension SceneNote: TraceNote {
    public static var typeName: String { "scene" }

    public var participants: [Subject] { [] }

    public var touchNumbers: [TouchIdentifier] { [] }

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
