// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import EventTrace

/// For a trace: looks below views that take no touch at a point, and finds the view that a person may have meant to touch there.
///
/// Geometry and flags alone decide: no code of an application is called.
@MainActor
struct WithheldTargets {
    /// How many views it looks at for one touch. It does not search a larger tree to its end.
    private var budget = 4000

    /// The control at a point at or below a view, or else the view with recognizers; `nil` without such a view, or when the
    /// verdict lets touches through.
    ///
    /// - Parameter point: in the view's coordinates.
    mutating func target(below view: UIView, at point: TracePoint?, _ verdict: HitTestWalk.Verdict) -> UIView? {
        guard let point else { return nil }
        switch verdict {
        case .refused(.hidden), .refused(.transparent), .refused(.interactionDisabled), .refused(.animating),
            .refused(.outsideBounds), .covered:
            break
        case .hit, .passedOn, .answeredByOverride, .refused: return nil
        }
        // A covered view that takes no touches is not withheld by the view that covers it.
        if case .covered = verdict, view.node.pointee.stateRefusal != nil { return nil }
        var second: UIView?
        return control(in: view, at: CGPoint(x: point.x, y: point.y), &second) ?? second
    }

    /// Front to back, the deepest view first.
    private mutating func control(in view: UIView, at point: CGPoint, _ second: inout UIView?) -> UIView? {
        guard budget > 0 else { return nil }
        budget -= 1
        let isInside = view.node.pointee.boundsContain(point)
        if isInside || !view.clipsToBounds {
            for child in view.subviews.reversed()
            where !child.node.pointee.isTransformSingular && child.node.pointee.stateRefusal == nil {
                let local = child.node.pointee.fromParent(point)
                if let found = control(in: child, at: local, &second) { return found }
            }
        }
        guard isInside else { return nil }
        if view is UIControl { return view }
        if second == nil, view.node.pointee.flags.contains(.hasGestureRecognizers),
            view.gestureRecognizers?.contains(where: \.isEnabled) == true
        {
            second = view
        }
        return nil
    }
}
