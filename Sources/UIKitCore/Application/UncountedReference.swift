/// Refers to an object without keeping it alive and without counting it; `nil` once the object has gone.
///
/// A weak reference would do the same. But an object that somebody refers to weakly is counted in a table beside it ever after, and
/// each retain and release of it takes several times as long; windows are retained for every event. So a window, a scene and an
/// application each have one of these, which others hold, and empty it when they go.
@MainActor
final class UncountedReference<Object: AnyObject> {
    /// Never dangles: the object fills it in when it is made, and clears it in its `isolated deinit`, on this actor.
    @exclusivity(unchecked) private(set) unowned(unsafe) var object: Object?

    nonisolated init() {}

    func refer(to object: Object?) { self.object = object }
}

/// What the parts of an application hold to find their way back to it. They are made before the application is whole, which then
/// keeps them as constants.
typealias ApplicationReference = UncountedReference<UIApplication>
/// What a touch holds of its window.
typealias WindowReference = UncountedReference<UIWindow>
/// What a scene gives out holds of the scene, and may be kept for longer than it.
typealias SceneReference = UncountedReference<UIWindowScene>

extension UncountedReference<UIApplication> {
    /// For the application's own parts: an application fills the reference in before anybody calls them, and they go with it.
    var application: UIApplication { object.unsafelyUnwrapped }
}

extension UncountedReference<UIWindow> {
    var window: UIWindow? { object }
}

extension UncountedReference<UIWindowScene> {
    var scene: UIWindowScene? { object }
}
