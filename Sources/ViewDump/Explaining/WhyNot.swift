// SPDX-License-Identifier: Apache-2.0

import EventTrace

/// Why a view does not get a touch, or the part of its area that reaches it.
public struct WhyNot: Sendable {
    /// The view's place in the tree.
    public var view: Int
    /// The point of the obstacles; `nil` if the view has no area on the screen.
    public var point: TracePoint?
    /// The obstacles of a touch, in order; each appears once those before it are removed. Empty when the view gets the touch.
    public var obstacles: [Obstacle]
    /// The whole area; present if there is no point.
    public var reach: Reach?

    /// The search ends here: after twenty obstacles, the problem is another.
    private static let greatestNumber = 20

    package init(_ view: Int, at point: TracePoint, in tree: ViewTree) {
        self.view = view
        self.point = point
        obstacles = Self.obstacles(for: view, at: point, in: tree)
    }

    package init(view: Int, point: TracePoint?, obstacles: [Obstacle], reach: Reach? = nil) {
        self.view = view
        self.point = point
        self.obstacles = obstacles
        self.reach = reach
    }

    /// For all of the view's area: the obstacles at a point that does not reach it, if there is one.
    package init(_ view: Int, in tree: ViewTree) {
        self.view = view
        let reach = Reach(of: view, in: tree, on: TouchRaster(tree))
        self.reach = reach
        let bounds = tree.placements[view].bounds
        let middle = tree.toScreen(
            TracePoint(x: bounds.x + bounds.width / 2, y: bounds.y + bounds.height / 2), from: view)
        point = reach.own == 0 ? middle : reach.counterexample
        obstacles = point.map { Self.obstacles(for: view, at: $0, in: tree) } ?? []
    }

    private static func obstacles(for view: Int, at point: TracePoint, in tree: ViewTree) -> [Obstacle] {
        var tree = tree
        var obstacles: [Obstacle] = []
        while obstacles.count < greatestNumber, let obstacle = Obstacle.first(for: view, at: point, in: tree) {
            obstacles.append(obstacle)
            guard let changed = tree.removing(obstacle, for: view, at: point) else { break }
            tree = changed
        }
        return obstacles
    }
}

extension ViewTree {
    /// The tree with the obstacle's change made; `nil` if the change would be new code.
    fileprivate func removing(_ obstacle: Obstacle, for wanted: Int, at point: TracePoint) -> ViewTree? {
        switch obstacle.kind {
        case .refusal(.hidden): return changing(obstacle.view) { $0.isHidden = false }
        case .refusal(.interactionDisabled): return changing(obstacle.view) { $0.isUserInteractionEnabled = true }
        case .refusal(.transparent): return changing(obstacle.view) { $0.alpha = 1 }
        case .refusal(.outsideBounds) where obstacle.view != wanted && views[obstacle.view].transform == nil:
            var local: TracePoint? = point
            for view in path(to: obstacle.view) { local = local.flatMap(placements[view].fromParent) }
            guard let local else { return nil }
            let placement = placements[obstacle.view]
            let grown = placement.bounds.reaching(local)
            return changing(obstacle.view) { view in
                // The subviews keep their places on the screen.
                view.frame = TraceRect(
                    x: placement.frame.x + grown.x - placement.bounds.x,
                    y: placement.frame.y + grown.y - placement.bounds.y, width: grown.width, height: grown.height)
                view.boundsOrigin = TracePoint(x: grown.x, y: grown.y)
            }
        case .covered(let branch): return changing(branch) { $0.isUserInteractionEnabled = false }
        case .descendant: return changing(obstacle.view) { $0.isUserInteractionEnabled = false }
        case .refusal, .passesThrough, .override, .noWindow: return nil
        }
    }
}
