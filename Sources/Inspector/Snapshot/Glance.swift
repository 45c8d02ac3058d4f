import UIKitCore

/// The snapshots of one moment: however many pages look at a scene, its views are gone through once.
@MainActor
struct Glance {
    private var snapshots: [UInt32: SceneSnapshot] = [:]

    mutating func snapshot(of scene: UIWindowScene, number: UInt32, _ application: UIApplication) -> SceneSnapshot {
        if let known = snapshots[number] { return known }
        let made = SceneSnapshot(scene, number: number, application)
        snapshots[number] = made
        return made
    }
}
