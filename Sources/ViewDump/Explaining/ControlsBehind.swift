// SPDX-License-Identifier: Apache-2.0

import EventTrace

/// Visible controls under the point that do not get it, the frontmost first, each with its first obstacle.
struct ControlsBehind {
    private(set) var remarks: [Remark] = []

    private static let greatestNumber = 3

    init(_ outcome: TouchWalk.Outcome, wanted: Int?, in tree: ViewTree) {
        // An accessibility tree does not contain which view is in front.
        guard !tree.format.isAccessibilityTree else { return }
        let path = outcome.receiver.map { tree.path(to: $0) } ?? []
        let taker = path.last { tree.traits[$0].role == .control }
        let seen = Self.seen(at: outcome.walk.point, in: tree)
        for index in seen.reversed() where index != wanted && !path.contains(index) {
            // Of two controls, prefer the smaller one in front.
            if let taker, tree.area(of: taker) <= tree.area(of: index) { continue }
            guard remarks.count < Self.greatestNumber,
                let obstacle = Obstacle.first(for: index, at: outcome.walk.point, in: tree),
                obstacle.kind != .descendant
            else { continue }
            remarks.append(
                Remark(
                    .controlBehind, index,
                    "\(tree.subject(of: index)) lies under the point and does not get the touch: \(obstacle.reason)",
                    change: obstacle.change))
        }
    }

    /// The outermost controls whose bounds contain the point and that are not hidden or clipped away there.
    private static func seen(at point: TracePoint, in tree: ViewTree) -> [Int] {
        var locals: [TracePoint?] = []
        locals.reserveCapacity(tree.views.count)
        /// Whether a view, or one above it, is invisible at the point, or is a control.
        var closed: [Bool] = []
        closed.reserveCapacity(tree.views.count)
        var found: [Int] = []
        for index in tree.views.indices {
            let view = tree.views[index]
            let parent = tree.parents[index]
            let outer = parent == nil ? point : parent.flatMap { locals[$0] }
            let local = outer.flatMap(tree.placements[index].fromParent)
            locals.append(local)
            let isInside = local.map(tree.placements[index].contains) ?? false
            let clips = view.clipsToBounds || tree.traits[index].role == .scroll
            let isUnseen = view.isHidden || view.alpha < 0.01 || clips && !isInside
            let isClosed = isUnseen || parent.map { closed[$0] } ?? false
            let isControl = tree.isControl(index)
            if isInside, !isClosed, isControl { found.append(index) }
            closed.append(isClosed || isControl && isInside)
        }
        return found
    }
}

extension ViewTree {
    /// A control, or a plain view of the app with gesture recognizers.
    func isControl(_ index: Int) -> Bool {
        if traits[index].role == .control { return true }
        return views[index].hasGestureRecognizers && isPlain(index)
    }

    /// Not a scroll view, window or bar, whose recognizers are UIKit's.
    func isPlain(_ index: Int) -> Bool {
        let traits = traits[index]
        return (traits.role == .view && !traits.deviates || traits.role == .display)
            && !views[index].className.hasPrefix("_") && parents[index] != nil
            && ![
                "UILayoutContainerView", "UIDropShadowView", "UIDimmingView", "UITableViewWrapperView",
                "UITableViewCellContentView", "UIViewControllerWrapperView", "UINavigationTransitionView",
            ].contains(views[index].className)
    }

    func area(of index: Int) -> Double { placements[index].frame.width * placements[index].frame.height }
}
