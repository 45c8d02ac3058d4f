// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import UIKitCore

/// Scrolls the view under a finger that drags near an edge, on the application's clock (X38).
///
///     idle --(the finger comes near an edge beyond which there is more)--> scrolling, faster the nearer it is
///     scrolling --(it goes away from the edge, the content ends, the drag ends)--> idle
@MainActor
package final class EdgeScrolling {
    /// Points from an edge within which it scrolls; no more than a quarter of the side (a choice).
    private static let zone: CGFloat = 50
    /// Points a second at the edge itself (a choice).
    private static let speed: CGFloat = 600
    private static let interval: TimeInterval = 1.0 / 60

    private weak var scrollView: UIScrollView?
    private var velocity = CGVector.zero
    private var deadline: EventClock.Deadline?
    /// Called after each step: the drag may be over another view now.
    package var didScroll: (@MainActor () -> Void)?

    package init() {}

    /// The finger is over a view, at a point of it (points). The nearest scroll view around the view that can still scroll does so.
    package func update(over view: UIView?, at point: CGPoint) {
        var candidate = view
        while let current = candidate {
            if let found = current as? UIScrollView, found.isScrollEnabled {
                let velocity = Self.velocity(of: found, at: view?.convert(point, to: found) ?? point)
                if velocity != .zero { return scroll(found, velocity) }
            }
            candidate = current.superview
        }
        end()
    }

    package func end() {
        deadline?.cancel()
        deadline = nil
        scrollView = nil
    }

    private func scroll(_ scrollView: UIScrollView, _ velocity: CGVector) {
        self.scrollView = scrollView
        self.velocity = velocity
        if deadline == nil { schedule(scrollView) }
    }

    private func schedule(_ scrollView: UIScrollView) {
        deadline = scrollView.windowApplication.clock.schedule(after: Self.interval) { [weak self] in self?.step() }
    }

    private func step() {
        deadline = nil
        guard let scrollView, scrollView.window != nil else { return end() }
        let range = Self.range(of: scrollView)
        var offset = scrollView.contentOffset
        offset.x = Self.moved(offset.x, by: velocity.dx * Self.interval, within: (range.minX, range.maxX))
        offset.y = Self.moved(offset.y, by: velocity.dy * Self.interval, within: (range.minY, range.maxY))
        guard offset != scrollView.contentOffset else { return end() }
        scrollView.contentOffset = offset
        // The called code asks for the finger's place, and that decides whether scrolling continues.
        schedule(scrollView)
        didScroll?()
    }

    private static func moved(_ value: CGFloat, by distance: CGFloat, within range: (CGFloat, CGFloat)) -> CGFloat {
        distance == 0 ? value : min(max(value + distance, min(range.0, value)), max(range.1, value))
    }

    /// Where the content may rest.
    private static func range(of scrollView: UIScrollView) -> CGRect {
        let inset = scrollView.adjustedContentInset
        let size = scrollView.contentSize
        return CGRect(
            x: -inset.left, y: -inset.top,
            width: max(size.width + inset.left + inset.right - scrollView.bounds.width, 0),
            height: max(size.height + inset.top + inset.bottom - scrollView.bounds.height, 0))
    }

    /// Points a second; zero away from the edges, and where the content ends.
    private static func velocity(of scrollView: UIScrollView, at point: CGPoint) -> CGVector {
        let seen = scrollView.bounds.inset(by: scrollView.adjustedContentInset)
        let range = range(of: scrollView)
        let offset = scrollView.contentOffset
        func along(
            _ place: CGFloat, _ low: CGFloat, _ high: CGFloat, _ offset: CGFloat, _ first: CGFloat, _ last: CGFloat
        ) -> CGFloat {
            let zone = min(Self.zone, (high - low) / 4)
            guard zone > 0 else { return 0 }
            if place < low + zone, offset > first { return -speed * min((low + zone - place) / zone, 1) }
            if place > high - zone, offset < last { return speed * min((place - high + zone) / zone, 1) }
            return 0
        }
        return CGVector(
            dx: along(point.x, seen.minX, seen.maxX, offset.x, range.minX, range.maxX),
            dy: along(point.y, seen.minY, seen.maxY, offset.y, range.minY, range.maxY))
    }
}
