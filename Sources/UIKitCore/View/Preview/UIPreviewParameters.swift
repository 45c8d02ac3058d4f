// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// How a preview looks: what of the view is seen, and on what ground.
@preconcurrency @MainActor
open class UIPreviewParameters: NSObject, @preconcurrency NSCopying {
    /// What of the view is seen, in the view's coordinates; `nil` for all of it.
    open var visiblePath: UIBezierPath?
    /// The outline of the shadow; `nil` for that of what is seen. Only its bounds count here.
    open var shadowPath: UIBezierPath?
    /// Behind the view.
    open var backgroundColor: UIColor! = .systemBackground

    public override required init() { super.init() }

    /// A copy that shares the paths.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = type(of: self).init()
        copy.visiblePath = visiblePath
        copy.shadowPath = shadowPath
        copy.backgroundColor = backgroundColor
        return copy
    }
}
