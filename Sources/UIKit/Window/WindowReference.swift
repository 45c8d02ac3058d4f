/// Refers to a window without keeping it alive; `nil` once the window has gone.
///
/// A weak reference would do the same. But an object that somebody refers to weakly is counted in a table beside it ever after, and
/// each retain and release of it takes several times as long; windows are retained for every event. So a window has one of
/// these, which others hold, and empties it when it goes.
@MainActor
final class WindowReference {
    /// Never dangles: the window sets it when it is made, and clears it in its `isolated deinit`, on this actor.
    @exclusivity(unchecked) fileprivate(set) unowned(unsafe) var window: UIWindow?

    nonisolated init() {}

    func refer(to window: UIWindow?) { self.window = window }
}
