// SPDX-License-Identifier: Apache-2.0

import UIKitCore
import UIKitExplaining

// Checks whether a touch reaches an element, and scrolls it into sight.
extension ScreenElement {
    /// Why a touch does not reach it, in the words of `responder explain`; `nil` when a touch reaches it or its content.
    ///
    /// An element that takes no touches, such as a label, lets them through: then the view around it must get the touch.
    func obstruction(of view: UIView, at point: CGPoint) -> String? {
        // Checked without an explanation: an explanation gives numbers to participants, and a recording would contain them.
        let receiver = receiver(at: point)
        if let receiver, receiver.isDescendant(of: view) { return nil }
        // A list of an alert's actions has one finger for all of its buttons.
        if let receiver, receiver is any TouchesForSubviews, view.isDescendant(of: receiver) { return nil }
        let isTouched = view is UIControl || view.gestureRecognizers?.isEmpty == false
        if !isTouched, let receiver, view.isDescendant(of: receiver) { return nil }
        return "\(view.explainTouches(at: point))"
    }

    private func receiver(at point: CGPoint) -> UIView? {
        for window in screen.searched.reversed().compactMap({ $0 as? UIWindow }) {
            if let view = window.hitTest(window.convert(point, from: nil), with: nil) { return view }
        }
        return nil
    }

    /// The point at which to touch it. First it is scrolled into sight, and a touch must reach it.
    func reachedPoint() throws -> CGPoint {
        let view = try view
        try bringIntoSight(view)
        let point = view.accessibleTouchPoint
        if let obstruction = obstruction(of: view, at: point) {
            throw ElementError.unreachable(element: description, explanation: obstruction, place)
        }
        return point
    }

    /// Scrolls with a finger on the scroll views around it, until it is in sight.
    ///
    /// - Throws: ``ElementError`` if there is none, or if scrolling does not bring it into sight.
    public func scrollIntoSight() throws { try bringIntoSight(view) }

    func bringIntoSight(_ view: UIView) throws {
        var outer = view.superview
        while let scrollView = outer {
            if let scrollView = scrollView as? UIScrollView, scrollView.isScrollEnabled {
                try scroll(scrollView) {
                    let point = view.accessibleTouchPoint
                    let local = scrollView.convert(point, from: UIScreen.main.coordinateSpace)
                    let seen = scrollView.bounds.inset(by: scrollView.adjustedContentInset)
                    return CGVector(
                        dx: Self.excess(local.x, seen.minX, seen.maxX), dy: Self.excess(local.y, seen.minY, seen.maxY))
                }
            }
            outer = scrollView.superview
        }
    }

    /// The distance of a number beyond the ends of a range.
    private static func excess(_ number: CGFloat, _ least: CGFloat, _ greatest: CGFloat) -> CGFloat {
        if number < least { return number - least }
        return number > greatest ? number - greatest : 0
    }

    /// Drags a scroll view's content until nothing is missing.
    private func scroll(_ scrollView: UIScrollView, until missing: () -> CGVector) throws {
        var drags = 0
        while true {
            let way = missing()
            guard way.dx != 0 || way.dy != 0 else { return }
            let old = scrollView.contentOffset
            guard drags < 60 else { break }
            drags += 1
            // Half of the visible part at a time, so that the finger stays on it; a little more, so that it arrives.
            let room = CGSize(width: scrollView.bounds.width / 2, height: scrollView.bounds.height / 2)
            let step = CGVector(
                dx: Self.stride(way.dx, room.width), dy: Self.stride(way.dy, room.height))
            let middle = scrollView.touchPoint
            let start = CGPoint(x: middle.x + step.dx / 2, y: middle.y + step.dy / 2)
            screen.finger().drag(start, by: CGVector(dx: -step.dx, dy: -step.dy), over: 0.25, resting: 0.3)
            try screen.finishAnimations(file: place.file, line: place.line)
            guard scrollView.contentOffset != old else { break }
        }
        let reason = "scrolling \(DescribedElement(scrollView).description) does not bring it into sight."
        throw ElementError.unsuitable(element: description, reason: reason, place)
    }

    private static func stride(_ way: CGFloat, _ room: CGFloat) -> CGFloat {
        guard way != 0 else { return 0 }
        // A pan uses the first points to be recognized.
        return min(max(way + (way > 0 ? 30 : -30), -room), room)
    }

    /// Drags a scroll view until an element in it exists and is in sight: some rows are made only when they become visible.
    ///
    ///     try screen.element(table).scroll(to: screen.button("Row 90"))
    ///
    /// - Parameters:
    ///   - element: The searched element.
    ///   - direction: The direction of the finger: `.up` shows content further down.
    ///   - limit: The greatest number of drags.
    public func scroll(
        to element: ScreenElement, swiping direction: UISwipeGestureRecognizer.Direction = .up, atMost limit: Int = 100
    ) throws {
        let scrollView = try view(as: UIScrollView.self)
        for _ in 0..<limit {
            if element.exists { return try element.scrollIntoSight() }
            let old = scrollView.contentOffset
            try scrollByShare(direction, 0.6)
            guard scrollView.contentOffset != old else { break }
        }
        try element.scrollIntoSight()
    }

    /// Drags a scroll view by a share of its own size. The finger moves in the direction, and rests before it lifts.
    public func scrollByShare(_ direction: UISwipeGestureRecognizer.Direction, _ share: CGFloat) throws {
        let view = try view
        let (width, height) = (view.bounds.width * share, view.bounds.height * share)
        let way =
            switch direction {
            case .left: CGVector(dx: -width, dy: 0)
            case .right: CGVector(dx: width, dy: 0)
            case .up: CGVector(dx: 0, dy: -height)
            default: CGVector(dx: 0, dy: height)
            }
        let middle = view.touchPoint
        screen.finger().drag(
            CGPoint(x: middle.x - way.dx / 2, y: middle.y - way.dy / 2), by: way, over: 0.3, resting: 0.3)
        try screen.finishAnimations(file: place.file, line: place.line)
    }

    /// Pulls a scroll view down from its top, far enough to refresh.
    public func pullToRefresh() throws {
        let scrollView = try view(as: UIScrollView.self)
        let top = ViewPoint(
            scrollView, x: scrollView.bounds.midX, y: scrollView.bounds.minY + scrollView.adjustedContentInset.top + 20)
        screen.finger().drag(
            top, by: CGVector(dx: 0, dy: min(scrollView.bounds.height - 60, 320)), over: 0.5, resting: 0.1)
        screen.settle()
    }
}
