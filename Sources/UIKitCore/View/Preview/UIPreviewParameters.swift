// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// The look of a preview: the visible part of the view, and its background.
@preconcurrency @MainActor
open class UIPreviewParameters: NSObject, @preconcurrency NSCopying {
    /// The visible part of the view, in the view's coordinates; `nil` for all of it.
    open var visiblePath: UIBezierPath?
    /// The outline of the shadow; `nil` for the outline of the visible part. Only its bounds count here.
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
