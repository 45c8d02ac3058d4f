// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import EventTrace

/// Recognizes a finger that moves into the screen from one of its edges (G90).
///
/// The first finger has to come down within `GestureConstants.screenEdgeWidth` of an edge. Later fingers are ignored. The pan
/// begins if the finger then moves away from that edge more than along it.
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
    /// The edges of the screen from which it begins; none at first.
    open var edges: UIRectEdge = []

    /// The edges that the first finger came down at.
    private var touchedEdges: UIRectEdge = []

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        for touch in touches where touch !== followedTouches.first { ignore(touch, for: event) }
        guard let first = followedTouches.first, touches.contains(first) else { return }
        if state == .possible, let reason = reasonAgainst(first) { return fail(reason) }
        super.touchesBegan([first], with: event)
    }

    open override func reset() {
        super.reset()
        touchedEdges = []
    }

    override func wantsScroll(_ event: LocatedEvent) -> Bool { false }

    private func reasonAgainst(_ touch: UITouch) -> GestureFailure? {
        guard !edges.isDisjoint(with: .all) else { return .nothingToRecognize(property: "edges") }
        guard let screen = touch.window?.windowScene?.screen.bounds else { return nil }
        let width = constants.screenEdgeWidth
        let place = touch.sample.location
        var nearest = CGFloat.infinity
        for (edge, distance) in [
            (UIRectEdge.top, place.y - screen.minY), (.left, place.x - screen.minX),
            (.bottom, screen.maxY - place.y), (.right, screen.maxX - place.x),
        ] where edges.contains(edge) {
            nearest = min(nearest, distance)
            if distance <= width { touchedEdges.insert(edge) }
        }
        return touchedEdges.isEmpty ? .awayFromEdge(distance: nearest, limit: width) : nil
    }

    override func reasonNotToBegin() -> GestureFailure? {
        let way = translation(in: nil)
        let isInward =
            (touchedEdges.contains(.left) && way.x > abs(way.y))
            || (touchedEdges.contains(.right) && -way.x > abs(way.y))
            || (touchedEdges.contains(.top) && way.y > abs(way.x))
            || (touchedEdges.contains(.bottom) && -way.y > abs(way.x))
        return isInward ? nil : .wrongDirection
    }
}
