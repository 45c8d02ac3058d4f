// SPDX-License-Identifier: Apache-2.0

import EventTrace
import CoreGraphics

// Changes of a node's geometry. NaN is a programming error here as on a device: it would spread silently through every
// conversion below the view.
//
// Kept values are finite by construction (`CGFloat.withinReach`). A layout meets screens of any size, and an inset that is
// larger than a rectangle gives a rectangle at infinity. If a view kept it, the first conversion of a view in it would be
// NaN.
extension ViewNode {
    mutating func setFrame(_ frame: CGRect) {
        enforce(!frame.hasNaN, "A view's frame must not contain NaN: \(frame)")
        let frame = frame.standardized.withinReach
        guard let projection, !projection.pointee.isTransformIdentity else {
            let anchor = anchorPoint
            bounds.size = frame.size
            center =
                CGPoint(x: frame.origin.x + frame.width * anchor.x, y: frame.origin.y + frame.height * anchor.y)
                .withinReach
            return
        }
        // With a transform the frame is only an outline. The bounds become the outline mapped back, and the view moves so
        // that its own outline starts where the frame does.
        let inverse = projection.pointee.inverse
        let outline = CGRect(
            around: CGRect(origin: .zero, size: frame.size),
            mappedBy: { point in
                let mapped = inverse.apply(point.x, point.y)
                return CGPoint(x: mapped.x, y: mapped.y)
            })
        bounds.size = outline.size.withinReach
        let placed = self.frame
        center =
            CGPoint(
                x: center.x + frame.origin.x - placed.origin.x, y: center.y + frame.origin.y - placed.origin.y
            ).withinReach
    }

    mutating func setBounds(_ bounds: CGRect) {
        enforce(!bounds.hasNaN, "A view's bounds must not contain NaN: \(bounds)")
        self.bounds = bounds.standardized.withinReach
    }

    mutating func setCenter(_ center: CGPoint) {
        enforce(!center.x.isNaN && !center.y.isNaN, "A view's center must not contain NaN: \(center)")
        self.center = center.withinReach
    }

    mutating func setTransform(_ transform: CATransform3D) {
        enforce(!transform.hasNaN, "A view's transform must not contain NaN: \(transform)")
        guard projection != nil || !CATransform3DIsIdentity(transform) else { return }
        changeProjection { $0.setTransform(transform.withinReach) }
    }

    mutating func setAnchorPoint(_ anchorPoint: CGPoint) {
        enforce(
            !anchorPoint.x.isNaN && !anchorPoint.y.isNaN, "A view's anchor point must not contain NaN: \(anchorPoint)")
        guard projection != nil || anchorPoint != CGPoint(x: 0.5, y: 0.5) else { return }
        changeProjection { $0.anchorPoint = anchorPoint.withinReach }
    }

    private mutating func changeProjection(_ change: (inout ViewProjection) -> Void) {
        let changed: UnsafeMutablePointer<ViewProjection>
        if let projection {
            changed = projection
        } else {
            changed = .allocate(capacity: 1)
            changed.initialize(to: ViewProjection())
        }
        change(&changed.pointee)
        if changed.pointee.isDefault {
            changed.deinitialize(count: 1)
            changed.deallocate()
            projection = nil
        } else {
            projection = changed
        }
    }
}
