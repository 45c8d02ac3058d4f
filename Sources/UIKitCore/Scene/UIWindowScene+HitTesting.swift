// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import EventTrace

// Which view gets a point of the screen.
extension UIWindowScene {
    /// B33: the topmost visible window whose hit test is not `nil`, and what it answered. The point is in the screen's coordinates.
    func hitTest(
        _ point: CGPoint, for touch: TouchIdentifier?, with event: UIEvent?
    ) -> (window: UIWindow, view: UIView)? {
        let candidates = visibleWindows.reversed()
        // B38: nobody sees a scene in the background.
        guard activationState == .foregroundActive || activationState == .foregroundInactive else {
            noteUnseen(candidates, point, touch)
            return nil
        }
        for window in candidates {
            window.updateSafeAreaIfNeeded()
            // B53: the hit view is the one that the user would see.
            window.layoutIfNeeded()
        }
        guard let tracer = application.tracer else {
            // B20: a window seen edge-on takes nothing.
            for window in candidates where !window.node.pointee.isTransformSingular {
                if let view = window.hitTest(window.convert(point, from: nil), with: event) { return (window, view) }
            }
            return nil
        }
        let (result, walk) = recordWalk(over: candidates, at: point, for: touch, with: event)
        tracer.record(.hitTest(walk))
        return result
    }

    private func recordWalk(
        over windows: ReversedCollection<[UIWindow]>, at point: CGPoint, for touch: TouchIdentifier?,
        with event: UIEvent?
    ) -> ((window: UIWindow, view: UIView)?, HitTestWalk) {
        let recorder = HitTestRecorder(application)
        var result: (window: UIWindow, view: UIView)?
        let outer = application.trace.hitTestRecorder
        application.trace.hitTestRecorder = recorder
        for window in windows where result == nil {
            // The window is asked as a subview is, with a point in the coordinates around it.
            if let view = recorder.ask(window, at: point, with: event) { result = (window, view) }
        }
        application.trace.hitTestRecorder = outer
        let walk = HitTestWalk(
            touch: touch, point: TracePoint(point), visits: recorder.visits(lookingBelow: touch != nil),
            result: result.map { application.subject(of: $0.view) })
        return (result, walk)
    }

    /// For tools: the view that would get a touch at a point of the screen, and the answer of every view on the way (B33).
    /// Nothing is recorded, no touch begins, and nothing is laid out; overrides of `hitTest(_:with:)` are called.
    public func hitTestWalk(at point: CGPoint) -> HitTestWalk {
        let candidates = visibleWindows.reversed()
        guard activationState == .foregroundActive || activationState == .foregroundInactive else {
            return unseenWalk(candidates, point, nil)
        }
        return recordWalk(over: candidates, at: point, for: nil, with: nil).1
    }

    private func noteUnseen(_ windows: ReversedCollection<[UIWindow]>, _ point: CGPoint, _ touch: TouchIdentifier?) {
        guard let tracer = application.tracer else { return }
        tracer.record(.hitTest(unseenWalk(windows, point, touch)))
    }

    private func unseenWalk(
        _ windows: ReversedCollection<[UIWindow]>, _ point: CGPoint, _ touch: TouchIdentifier?
    ) -> HitTestWalk {
        let visits = windows.map { window in
            HitTestWalk.Visit(
                view: application.subject(of: window), depth: 0, point: TracePoint(window.convert(point, from: nil)),
                bounds: TraceRect(window.bounds), verdict: .refused(.windowWithoutForegroundScene))
        }
        return HitTestWalk(touch: touch, point: TracePoint(point), visits: visits)
    }
}
