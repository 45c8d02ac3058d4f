// SPDX-License-Identifier: Apache-2.0

import EventTrace

/// The map from a view's own coordinates to its superview's.
struct Placement {
    /// In the view's own coordinates.
    let bounds: TraceRect
    /// The frame: the box around the transformed bounds, in the superview's coordinates.
    let frame: TraceRect
    /// `nil` for a view without a transform.
    private let transform: DumpTransform?
    /// The dump does not determine the bounds, so they were assumed.
    let isAssumed: Bool

    /// B20.
    var isSingular: Bool { transform.map { abs($0.determinant) < 1e-12 || !$0.determinant.isFinite } ?? false }
    /// Whether the bounds are an upright rectangle in the superview.
    var isUpright: Bool { transform.map { $0.b == 0 && $0.c == 0 } ?? true }

    /// - Parameter parentBounds: the rectangle that a view without a frame is assumed to fill.
    init(_ view: DumpedView, parentBounds: TraceRect) {
        let frame = view.frame ?? parentBounds
        self.frame = frame
        transform = view.transform
        var width = frame.width
        var height = frame.height
        var assumed = view.frame == nil || view.leavesPlane
        if let transform = view.transform {
            // The frame is the box around the transformed bounds: width = |a|w + |c|h, height = |b|w + |d|h.
            let (a, b, c, d) = (abs(transform.a), abs(transform.b), abs(transform.c), abs(transform.d))
            let determinant = a * d - b * c
            if abs(determinant) > 1e-9 {
                width = (d * frame.width - c * frame.height) / determinant
                height = (a * frame.height - b * frame.width) / determinant
            } else if a + c > 1e-9 {
                // At 45 degrees every width and height of one sum have the same box: a square is the best guess.
                width = frame.width / (a + c)
                height = width
                assumed = true
            } else {
                // With a scale of 0 nothing of the bounds is visible.
                width = 0
                height = 0
            }
        }
        if let live = view.live {
            bounds = live.bounds
            isAssumed = live.isApproximate
        } else {
            bounds = TraceRect(x: view.boundsOrigin.x, y: view.boundsOrigin.y, width: width, height: height)
            isAssumed = assumed
        }
    }

    /// A point of the superview in the view's own coordinates; `nil` when the transform has no inverse.
    func fromParent(_ point: TracePoint) -> TracePoint? {
        guard let transform else {
            return TracePoint(x: point.x - frame.x + bounds.x, y: point.y - frame.y + bounds.y)
        }
        guard !isSingular else { return nil }
        // Wherever the anchor point is, the middle of the bounds lies in the middle of the frame.
        let x = point.x - (frame.x + frame.width / 2)
        let y = point.y - (frame.y + frame.height / 2)
        let determinant = transform.determinant
        return TracePoint(
            x: (transform.d * x - transform.c * y) / determinant + bounds.x + bounds.width / 2,
            y: (transform.a * y - transform.b * x) / determinant + bounds.y + bounds.height / 2)
    }

    /// A point of the view in its superview's coordinates.
    func toParent(_ point: TracePoint) -> TracePoint {
        guard let transform else {
            return TracePoint(x: point.x - bounds.x + frame.x, y: point.y - bounds.y + frame.y)
        }
        let x = point.x - (bounds.x + bounds.width / 2)
        let y = point.y - (bounds.y + bounds.height / 2)
        return TracePoint(
            x: transform.a * x + transform.c * y + frame.x + frame.width / 2,
            y: transform.b * x + transform.d * y + frame.y + frame.height / 2)
    }

    /// B7: half-open; an empty rectangle contains no point.
    func contains(_ point: TracePoint) -> Bool {
        point.x >= bounds.x && point.x < bounds.x + bounds.width && point.y >= bounds.y
            && point.y < bounds.y + bounds.height
    }
}
