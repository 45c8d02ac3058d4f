// SPDX-License-Identifier: Apache-2.0

/// Refers to an object without keeping it alive and without counting it; `nil` once the object has gone.
///
/// A weak reference would do the same at a cost. Once an object has had a weak reference, a table beside the object counts
/// its references, and each retain and release takes several times as long. Every event retains windows. So a window, a scene
/// and an application each have one of these. Other objects hold it, and its owner empties it at its end.
@MainActor
final class UncountedReference<Object: AnyObject> {
    /// Never dangles: the object fills it in when it is made, and clears it in its `isolated deinit`, on this actor.
    @exclusivity(unchecked) private(set) unowned(unsafe) var object: Object?

    nonisolated init() {}

    func refer(to object: Object?) { self.object = object }
}

/// The reference of an application's subsystems to it. The subsystems are made before the application is complete, so it can
/// keep them as constants.
typealias ApplicationReference = UncountedReference<UIApplication>
/// A touch's reference to its window.
typealias WindowReference = UncountedReference<UIWindow>
/// A reference to a scene, for objects that the scene gives out. They may live longer than the scene.
typealias SceneReference = UncountedReference<UIWindowScene>

extension UncountedReference<UIApplication> {
    /// For the application's own subsystems only. The application sets the reference before it calls them, and they end with it.
    var application: UIApplication { object.unsafelyUnwrapped }
}

extension UncountedReference<UIWindow> {
    var window: UIWindow? { object }
}

extension UncountedReference<UIWindowScene> {
    var scene: UIWindowScene? { object }
}
