// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// What a user may do with the window that a host shows a scene in.
@preconcurrency @MainActor
open class UISceneWindowingBehaviors: NSObject {
    private let reference: SceneReference
    private var scene: UIWindowScene? { reference.scene }

    init(scene: UIWindowScene) {
        reference = scene.reference
    }

    /// Whether the user may close the window without being asked; true at first. A host that cannot forbid it asks.
    open var isClosable = true {
        didSet {
            guard isClosable != oldValue, let scene else { return }
            scene.application.hostCan.closing?.setClosable(isClosable, scene.identifier)
        }
    }
}
