// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// Where a preview is, or goes to: a point of a container.
@preconcurrency @MainActor
open class UIPreviewTarget: NSObject {
    /// The view that the preview is added to; kept alive.
    public let container: UIView
    /// The preview's middle, in the container's coordinates (points).
    public let center: CGPoint
    /// The preview's transform, around its middle.
    public let transform: CGAffineTransform

    /// - Precondition: the container is in a window when the preview is used.
    public init(container: UIView, center: CGPoint, transform: CGAffineTransform) {
        self.container = container
        self.center = center
        self.transform = transform
    }

    /// A point of a container, in its coordinates (points), for a preview without a transform.
    public convenience init(container: UIView, center: CGPoint) {
        self.init(container: container, center: center, transform: .identity)
    }
}
