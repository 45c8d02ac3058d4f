import InspectorPage
import UIKitCore

extension SceneName {
    @MainActor
    init(_ number: UInt32, _ scene: UIWindowScene) {
        self.init(
            number: number, title: scene.title, width: scene.screen.bounds.width, height: scene.screen.bounds.height)
    }
}
