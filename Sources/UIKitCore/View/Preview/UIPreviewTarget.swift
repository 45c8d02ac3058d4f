// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// Where a preview is, or goes to: a point of a container.
@preconcurrency @MainActor
open class UIPreviewTarget: NSObject {
    /// The view that the preview is put into; kept alive.
    public let container: UIView
    /// Of the preview's middle, in the container's coordinates (points).
    public let center: CGPoint
    /// Of the preview, around its middle.
    public let transform: CGAffineTransform

    /// - Precondition: the container is in a window when the preview is used.
    public init(container: UIView, center: CGPoint, transform: CGAffineTransform) {
        self.container = container
        self.center = center
        self.transform = transform
    }

    /// A point of a container, in its coordinates (points), where a preview stands as it is.
    public convenience init(container: UIView, center: CGPoint) {
        self.init(container: container, center: center, transform: .identity)
    }
}
