// SPDX-License-Identifier: Apache-2.0

import EventTrace

/// Hit-tests a dump as `UIView.hitTest(_:with:)` would test the views themselves (B1–B14, B34), and writes every answer down.
///
/// Only the values of a view are known. A dump does not show overrides; `Doubt` reports where one may be.
struct TouchWalk {
    private let tree: ViewTree
    private var visits: [HitTestWalk.Visit] = []
    /// The view of each visit.
    private var indices: [Int] = []
    /// The views whose bounds contain the point, from the root: each with its place in `visits` and the children that are
    /// still to be asked.
    private var open: [Entered] = []

    private struct Entered {
        var view: Int
        var visit: Int
        var point: TracePoint
        /// The children that were not asked yet are those before this one.
        var remaining: Int
        /// The point is outside, and only subviews are asked.
        var isOutside = false
    }

    /// The result of a walk.
    struct Outcome {
        var walk: HitTestWalk
        /// The view of each of `walk.visits`, as its place in the tree.
        var views: [Int]
        var receiver: Int?
    }

    /// In an accessibility tree, weaker elements let the point through.
    private let least: AccessibilityOrder.Strength

    private init(_ tree: ViewTree, least: AccessibilityOrder.Strength = .container) {
        self.tree = tree
        self.least = least
    }

    /// - Parameter point: in the coordinates of the roots' frames.
    static func run(_ tree: ViewTree, at point: TracePoint) -> Outcome {
        var walk = TouchWalk(tree)
        var receiver: Int?
        for least in tree.accessibility == nil
            ? [.container] : [.control, .scroll, AccessibilityOrder.Strength.container]
        where receiver == nil {
            walk = TouchWalk(tree, least: least)
            receiver = walk.search(point)
        }
        return Outcome(
            walk: HitTestWalk(
                touch: nil, point: point, visits: walk.visits, result: receiver.map { tree.subject(of: $0) }),
            views: walk.indices, receiver: receiver)
    }

    private mutating func search(_ point: TracePoint) -> Int? {
        // B34: the last root is the window in front.
        for place in tree.roots.indices.reversed() {
            guard let receiver = ask(root: tree.roots[place], at: point) else { continue }
            for covered in tree.roots[..<place].reversed() { cover(covered, at: point, by: receiver) }
            return receiver
        }
        return nil
    }

    private mutating func ask(root: Int, at point: TracePoint) -> Int? {
        enter(root, at: point)
        while var last = open.last {
            let children = tree.children(of: last.view)
            if last.remaining > children.startIndex {
                last.remaining -= 1
                open[open.count - 1] = last
                enter(children[last.remaining], at: last.point)
                continue
            }
            if last.isOutside {
                visits[last.visit].verdict = .refused(.outsideBounds)
                open.removeLast()
                continue
            }
            if letsThrough(last.view) {
                visits[last.visit].verdict = .answeredByOverride(nil)
                open.removeLast()
                continue
            }
            visits[last.visit].verdict = .hit
            return settle(receiver: last.view)
        }
        return nil
    }

    private func letsThrough(_ view: Int) -> Bool {
        if tree.traits[view].role == .passThrough { return true }
        return tree.accessibility.map { $0.strengths[view] < least } ?? false
    }

    /// Asks a view. If it does not refuse, it is opened, and its children are next.
    private mutating func enter(_ view: Int, at parentPoint: TracePoint) {
        let placement = tree.placements[view]
        let local = placement.fromParent(parentPoint)
        let refusal = tree.stateRefusal(of: view) ?? (local.map(placement.contains) == true ? nil : .outsideBounds)
        append(view, point: local, verdict: refusal.map { .refused($0) } ?? .hit)
        guard let local, refusal == nil || refusal == .outsideBounds && tree.reachesOutside(view) else { return }
        open.append(
            Entered(
                view: view, visit: visits.count - 1, point: local, remaining: tree.children(of: view).endIndex,
                isOutside: refusal != nil))
    }

    /// From the receiver outward: the views that passed the point on, and those that were not asked (B10).
    private mutating func settle(receiver hit: Int) -> Int {
        let receiver = tree.taker(of: hit)
        let taker = tree.subject(of: receiver)
        if let last = open.popLast(), receiver != hit { visits[last.visit].verdict = .answeredByOverride(taker) }
        while let entered = open.popLast() {
            visits[entered.visit].verdict = entered.view == receiver ? .hit : .passedOn(to: taker)
            let children = tree.children(of: entered.view)
            for covered in children[children.startIndex..<entered.remaining].reversed() {
                cover(covered, at: entered.point, by: receiver)
            }
        }
        return receiver
    }

    private mutating func cover(_ view: Int, at parentPoint: TracePoint, by receiver: Int) {
        append(
            view, point: tree.placements[view].fromParent(parentPoint),
            verdict: .covered(by: tree.subject(of: receiver)))
    }

    private mutating func append(_ view: Int, point: TracePoint?, verdict: HitTestWalk.Verdict) {
        visits.append(
            HitTestWalk.Visit(
                view: tree.subject(of: view), depth: tree.depths[view], point: point,
                bounds: tree.placements[view].bounds, verdict: verdict))
        indices.append(view)
    }
}
