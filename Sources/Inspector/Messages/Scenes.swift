/// The scenes that can be looked at.
struct Scenes: Encodable, Sendable {
    var scenes: [SceneName]
}
