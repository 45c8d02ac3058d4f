// SPDX-License-Identifier: Apache-2.0

import EventTrace

/// An obstacle of a touch at a point on its way to a view, and the smallest change that removes it.
public struct Obstacle: Hashable, Sendable {
    /// The kinds of obstacles.
    public enum Kind: Hashable, Sendable {
        /// A view on the path to the wanted one, or the wanted view itself, refuses.
        case refusal(HitTestWalk.Refusal)
        /// The view lies in front and takes the point, or something in it does; `branch` is the view that would have to let
        /// the point through.
        case covered(branch: Int)
        /// A subview of the wanted view takes the point.
        case descendant
        /// The class lets touches through.
        case passesThrough
        /// An override of a live view's `hitTest(_:with:)` or `point(inside:with:)` decides differently from its values.
        case override
        /// A live view that is in no window.
        case noWindow
    }

    /// The kind.
    public var kind: Kind
    /// The obstructing view.
    public var view: Int
    /// The reason, with the explanation's own words.
    public var reason: TraceText
    /// The remedy, as an instruction.
    public var change: TraceText

    package init(kind: Kind, view: Int, reason: TraceText, change: TraceText) {
        self.kind = kind
        self.view = view
        self.reason = reason
        self.change = change
    }

    /// The first obstacle between the point and the view; `nil` when the view gets it.
    static func first(for wanted: Int, at point: TracePoint, in tree: ViewTree) -> Obstacle? {
        var local = point
        for view in tree.path(to: wanted) {
            let placement = tree.placements[view]
            let inside = placement.fromParent(local)
            let isReached = inside.map(placement.contains) == true || view != wanted && tree.reachesOutside(view)
            let refusal = tree.stateRefusal(of: view) ?? (isReached ? nil : .outsideBounds)
            if let refusal {
                let visit = HitTestWalk.Visit(
                    view: tree.subject(of: view), depth: 0, point: inside, bounds: placement.bounds,
                    verdict: .refused(refusal))
                return Obstacle(
                    kind: .refusal(refusal), view: view, reason: Self.words(for: visit, at: point),
                    change: change(for: refusal, of: view, wanted: wanted, at: inside, in: tree))
            }
            local = inside ?? local
        }
        let outcome = TouchWalk.run(tree, at: point)
        guard outcome.receiver != wanted else { return nil }
        if tree.views[wanted].isHittable == false { return passesThrough(wanted, in: tree) }
        let subject = tree.subject(of: wanted)
        guard let receiver = outcome.receiver else { return passesThrough(wanted, in: tree) }
        let taker = tree.subject(of: receiver)
        let path = tree.path(to: receiver)
        if path.contains(wanted) {
            return Obstacle(
                kind: .descendant, view: receiver, reason: "\(taker), below \(subject), takes the point",
                change: "set \(code: "isUserInteractionEnabled") of \(taker) to \(code: "false")")
        }
        let ancestors = Set(tree.path(to: wanted))
        // The view that takes the point is in another branch of the same superview, or in another window.
        guard let branch = path.first(where: { !ancestors.contains($0) }) else {
            return passesThrough(wanted, in: tree)
        }
        let sibling = tree.path(to: wanted).first { tree.parents[$0] == tree.parents[branch] }
        guard tree.rank(of: branch) > sibling.map(tree.rank) ?? -1 else {
            return passesThrough(wanted, in: tree)
        }
        return Obstacle(
            kind: .covered(branch: branch), view: receiver,
            reason: "\(taker) lies in front of \(subject) and takes the point",
            change: covering(branch: branch, taker: receiver, in: tree))
    }

    private static func words(for visit: HitTestWalk.Visit, at point: TracePoint) -> TraceText {
        TraceText.reason(forVisit: 0, of: HitTestWalk(touch: nil, point: point, visits: [visit]))
    }

    private static func passesThrough(_ wanted: Int, in tree: ViewTree) -> Obstacle {
        let subject = tree.subject(of: wanted)
        if tree.views[wanted].isHittable == false {
            return Obstacle(
                kind: .passesThrough, view: wanted,
                reason:
                    "\(subject) is not hittable, says the tree: something that it does not show takes its middle, or it is off the screen",
                change:
                    "look for what lies over it: an overlay without accessibility, a keyboard, an animation that runs")
        }
        return Obstacle(
            kind: .passesThrough, view: wanted,
            reason: "\(subject) lets touches on its own area through: its class takes them for its subviews only",
            change: "put a view that takes touches into \(subject)")
    }

    private static func covering(branch: Int, taker: Int, in tree: ViewTree) -> TraceText {
        let subject = tree.subject(of: branch)
        if branch == taker {
            return "set \(code: "isUserInteractionEnabled") of \(subject) to \(code: "false"), or put it behind"
        }
        return
            "put \(subject) behind, or let it pass on what its own subviews do not need (\(code: "point(inside:with:)")); \(code: "isUserInteractionEnabled") \(code: "false") would also silence everything in it"
    }

    private static func change(
        for refusal: HitTestWalk.Refusal, of view: Int, wanted: Int, at point: TracePoint?, in tree: ViewTree
    ) -> TraceText {
        let subject = tree.subject(of: view)
        switch refusal {
        case .hidden: return "set \(code: "isHidden") of \(subject) to \(code: "false")"
        case .interactionDisabled: return "set \(code: "isUserInteractionEnabled") of \(subject) to \(code: "true")"
        case .transparent: return "set \(code: "alpha") of \(subject) to more than 0.01"
        case .singularTransform: return "give \(subject) a transform with an inverse, such as a scale above 0"
        case .outsideBounds, .outsideByOverride, .animating, .windowWithoutForegroundScene:
            guard let point else { return "make the bounds of \(subject) contain the point" }
            let bounds = tree.placements[view].bounds
            let grown = bounds.reaching(point)
            if view == wanted {
                return "touch it where it is, or let its \(code: "point(inside:with:)") accept \(point)"
            }
            return
                "enlarge the bounds of \(subject) from \(bounds) to \(grown), or let its \(code: "point(inside:with:)") accept \(point)"
        }
    }
}

extension TraceRect {
    /// The smallest rectangle that has both the rectangle and the point inside (B7: half-open, so a point on the far edges needs
    /// one more).
    func reaching(_ point: TracePoint) -> TraceRect {
        let left = min(x, point.x)
        let top = min(y, point.y)
        let right = max(x + width, point.x >= x + width ? point.x.rounded(.down) + 1 : left)
        let bottom = max(y + height, point.y >= y + height ? point.y.rounded(.down) + 1 : top)
        return TraceRect(x: left, y: top, width: right - left, height: bottom - top)
    }
}
