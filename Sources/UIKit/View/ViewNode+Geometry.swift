import EventTrace
import CoreGraphics

// Changes of a node's geometry. NaN is a programming error here as on a device: it would spread silently through every
// conversion below the view.
extension ViewNode {
    mutating func setFrame(_ frame: CGRect) {
        enforce(!frame.hasNaN, "A view's frame must not contain NaN: \(frame)")
        let frame = frame.standardized
        guard let projection, !projection.pointee.isTransformIdentity else {
            let anchor = anchorPoint
            bounds.size = frame.size
            center = CGPoint(x: frame.origin.x + frame.width * anchor.x, y: frame.origin.y + frame.height * anchor.y)
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
        bounds.size = outline.size
        let placed = self.frame
        center.x += frame.origin.x - placed.origin.x
        center.y += frame.origin.y - placed.origin.y
    }

    mutating func setBounds(_ bounds: CGRect) {
        enforce(!bounds.hasNaN, "A view's bounds must not contain NaN: \(bounds)")
        self.bounds = bounds.standardized
    }

    mutating func setCenter(_ center: CGPoint) {
        enforce(!center.x.isNaN && !center.y.isNaN, "A view's center must not contain NaN: \(center)")
        self.center = center
    }

    mutating func setTransform(_ transform: CATransform3D) {
        enforce(!transform.hasNaN, "A view's transform must not contain NaN: \(transform)")
        guard projection != nil || !CATransform3DIsIdentity(transform) else { return }
        changeProjection { $0.setTransform(transform) }
    }

    mutating func setAnchorPoint(_ anchorPoint: CGPoint) {
        enforce(
            !anchorPoint.x.isNaN && !anchorPoint.y.isNaN, "A view's anchor point must not contain NaN: \(anchorPoint)")
        guard projection != nil || anchorPoint != CGPoint(x: 0.5, y: 0.5) else { return }
        changeProjection { $0.anchorPoint = anchorPoint }
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

extension CGRect {
    var hasNaN: Bool { origin.x.isNaN || origin.y.isNaN || size.width.isNaN || size.height.isNaN }
}

extension CATransform3D {
    var hasNaN: Bool {
        [m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44].contains { $0.isNaN }
    }
}
