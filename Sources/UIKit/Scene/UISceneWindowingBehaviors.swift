import CoreGraphics

/// What a user may do with the window that a host shows a scene in.
@MainActor
public final class UISceneWindowingBehaviors: NSObject {
    private weak var scene: UIWindowScene?

    init(scene: UIWindowScene) {
        self.scene = scene
    }

    /// Whether the user may close the window without being asked; true at first. A host that cannot forbid it asks.
    public var isClosable = true {
        didSet {
            guard isClosable != oldValue, let scene else { return }
            scene.application.host?.setClosable(isClosable, scene.identifier)
        }
    }
}
