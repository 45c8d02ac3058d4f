// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import EventTrace

extension UITouch {
    /// Points from the touch-down to where the touch is, in a straight line.
    var travel: CGFloat {
        hypot(
            locationInWindow.x - initialLocationInWindow.x, locationInWindow.y - initialLocationInWindow.y)
    }
}

@MainActor
extension [UITouch] {
    /// The middle of the touches, in the window's coordinates; zero for none.
    var middle: CGPoint { middle(with: nil) }

    /// The middle of these touches and others, in the window's coordinates; zero for none.
    func middle(with others: Set<UITouch>?) -> CGPoint {
        var x: CGFloat = 0
        var y: CGFloat = 0
        for touch in self {
            x += touch.locationInWindow.x
            y += touch.locationInWindow.y
        }
        var count = self.count
        if let others {
            for touch in others where !contains(where: { $0 === touch }) {
                x += touch.locationInWindow.x
                y += touch.locationInWindow.y
                count += 1
            }
        }
        return count > 0 ? CGPoint(x: x / CGFloat(count), y: y / CGFloat(count)) : .zero
    }

    /// The middle of these touches without some, in the window's coordinates; `nil` where none is left.
    func middle(without others: Set<UITouch>) -> CGPoint? {
        var x: CGFloat = 0
        var y: CGFloat = 0
        var count = 0
        for touch in self where !others.contains(touch) {
            x += touch.locationInWindow.x
            y += touch.locationInWindow.y
            count += 1
        }
        return count > 0 ? CGPoint(x: x / CGFloat(count), y: y / CGFloat(count)) : nil
    }

    /// The middle of the touch-downs, in the window's coordinates; zero for none.
    var initialMiddle: CGPoint {
        guard !isEmpty else { return .zero }
        var x: CGFloat = 0
        var y: CGFloat = 0
        for touch in self {
            x += touch.initialLocationInWindow.x
            y += touch.initialLocationInWindow.y
        }
        return CGPoint(x: x / CGFloat(count), y: y / CGFloat(count))
    }
}

@MainActor
extension Set<UITouch> {
    /// The touch that is farthest from its touch-down; `nil` for none. Of two as far, the older one: a set has no order that
    /// could decide.
    var farthest: UITouch? {
        var found: UITouch?
        for touch in self {
            guard let best = found else {
                found = touch
                continue
            }
            let (travel, most) = (touch.travel, best.travel)
            if travel > most || (travel == most && touch.identifier.number < best.identifier.number) { found = touch }
        }
        return found
    }

    /// When the newest of the touches changed, in seconds on the host's monotonic clock; 0 for none.
    var newestTime: TimeInterval {
        var time: TimeInterval = 0
        for touch in self { time = Swift.max(time, touch.currentTime) }
        return time
    }
}

extension UIGestureRecognizer {
    /// The state that has taken effect.
    var settledState: State { progress.settled }

    /// Whether the recognizer requests to leave `possible` and waits for another to fail (G55). Its `state` is `possible` then.
    var isWaiting: Bool { progress.isWaiting }

    /// Fails, for a reason.
    func fail(_ reason: GestureFailure) {
        failure = reason
        state = .failed
    }

    /// The application's numbers.
    var constants: GestureConstants { application.interactionConstants.gestures }

    /// A point of the window in a view's coordinates. The same point for `nil`, and when the recognizer is in no window.
    func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        guard let view, let window = self.view?.window, view !== window else { return point }
        return ViewConversion.convert(point, from: window, to: view)
    }

    /// A point of a view's coordinates in the window's.
    func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
        guard let view, let window = self.view?.window, view !== window else { return point }
        return ViewConversion.convert(point, from: view, to: window)
    }
}
