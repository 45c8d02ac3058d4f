// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// The sizes that a scene accepts (points). A smaller screen shows the scene's top left part. On a larger screen the scene
/// fills the top left part.
@preconcurrency @MainActor
open class UISceneSizeRestrictions: NSObject {
    private let reference: SceneReference
    private var scene: UIWindowScene? { reference.scene }

    init(scene: UIWindowScene) {
        reference = scene.reference
    }

    /// The scene is never smaller. (0, 0), the value at first, is no limit.
    open var minimumSize = CGSize.zero {
        didSet { if minimumSize != oldValue { scene?.sizeRestrictionsChanged() } }
    }

    /// The scene is never larger, except where the minimum is larger.
    open var maximumSize = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude) {
        didSet { if maximumSize != oldValue { scene?.sizeRestrictionsChanged() } }
    }

    /// The screen that the scene uses. An edge stays covered only if the scene reaches it.
    func applied(to screen: ScreenDescription) -> ScreenDescription {
        var result = screen
        result.size.width = max(minimumSize.width, min(maximumSize.width, screen.size.width))
        result.size.height = max(minimumSize.height, min(maximumSize.height, screen.size.height))
        if result.size.width < screen.size.width { result.safeArea.right = 0 }
        if result.size.height < screen.size.height { result.safeArea.bottom = 0 }
        return result
    }
}
