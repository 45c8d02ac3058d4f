/// Refers to a scene without keeping it alive; `nil` once the scene has gone.
///
/// What a scene gives out may be kept for longer than the scene. It holds one of these instead of a weak reference, which would make
/// every count of the scene slower (`WindowReference`).
@MainActor
final class SceneReference {
    /// Never dangles: the scene sets it when it is made, and clears it in its `isolated deinit`, on this actor.
    @exclusivity(unchecked) private(set) unowned(unsafe) var scene: UIWindowScene?

    nonisolated init() {}

    func refer(to scene: UIWindowScene?) { self.scene = scene }
}
