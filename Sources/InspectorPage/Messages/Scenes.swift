/// The scenes that can be looked at.
package struct Scenes: Encodable, Sendable {
    package var scenes: [SceneName]

    package init(scenes: [SceneName]) { self.scenes = scenes }
}
