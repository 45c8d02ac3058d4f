// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// The sizes that a scene accepts (points). A screen that is smaller shows the scene's top left part; on one that is larger the
/// scene fills the top left.
@preconcurrency @MainActor
open class UISceneSizeRestrictions: NSObject {
    private let reference: SceneReference
    private var scene: UIWindowScene? { reference.scene }

    init(scene: UIWindowScene) {
        reference = scene.reference
    }

    /// The scene is never smaller; (0, 0), as at first, limits nothing.
    open var minimumSize = CGSize.zero {
        didSet { if minimumSize != oldValue { scene?.sizeRestrictionsChanged() } }
    }

    /// Where it contradicts the minimum, the minimum holds.
    open var maximumSize = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude) {
        didSet { if maximumSize != oldValue { scene?.sizeRestrictionsChanged() } }
    }

    /// A screen as the scene takes it on. Its covered edges stay covered only where the scene reaches them.
    func applied(to screen: ScreenDescription) -> ScreenDescription {
        var result = screen
        result.size.width = max(minimumSize.width, min(maximumSize.width, screen.size.width))
        result.size.height = max(minimumSize.height, min(maximumSize.height, screen.size.height))
        if result.size.width < screen.size.width { result.safeArea.right = 0 }
        if result.size.height < screen.size.height { result.safeArea.bottom = 0 }
        return result
    }
}
