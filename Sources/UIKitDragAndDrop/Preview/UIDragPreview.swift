// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKitCore

/// How a drag's preview looks.
open class UIDragPreviewParameters: UIPreviewParameters {}

/// Where a drag's preview goes.
open class UIDragPreviewTarget: UIPreviewTarget {}

/// A drag's preview that is lifted from a place, or goes to one.
open class UITargetedDragPreview: UITargetedPreview {
    /// The same preview in another place.
    open func retargetedPreview(with newTarget: UIDragPreviewTarget) -> UITargetedDragPreview {
        UITargetedDragPreview(view: view, parameters: parameters, target: newTarget)
    }
}

/// The view that follows the finger instead of the lifted one.
@preconcurrency @MainActor
open class UIDragPreview: NSObject, @preconcurrency NSCopying {
    /// The view that follows the finger.
    open private(set) var view: UIView
    /// How the view is shown.
    open private(set) var parameters: UIDragPreviewParameters

    /// A preview that shows a view with the parameters. Both are retained, not copied.
    public init(view: UIView, parameters: UIDragPreviewParameters) {
        self.view = view
        self.parameters = parameters
    }

    /// A preview that shows a view as it is, with default parameters.
    public convenience init(view: UIView) { self.init(view: view, parameters: UIDragPreviewParameters()) }

    /// The preview itself, which never changes.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    var targeted: UITargetedPreview {
        UITargetedPreview(
            view: view, parameters: parameters, target: UIPreviewTarget(container: view, center: .zero))
    }
}
