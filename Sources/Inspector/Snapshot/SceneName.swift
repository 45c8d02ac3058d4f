import UIKitCore

/// A scene as the page lists it.
struct SceneName: Encodable, Equatable, Sendable {
    var number: UInt32
    var title: String
    var width: Double
    var height: Double

    @MainActor
    init(_ number: UInt32, _ scene: UIWindowScene) {
        self.number = number
        let title = scene.title ?? ""
        self.title = title.isEmpty ? "Scene \(number)" : title
        (width, height) = (scene.screen.bounds.width, scene.screen.bounds.height)
    }
}
