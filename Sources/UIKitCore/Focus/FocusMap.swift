// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import EventTrace

/// Everything in a part of a window that focus could move to: items and guides, in the order in which they are found.
@MainActor
struct FocusMap {
    /// An item or a guide, and where it is.
    struct Region {
        let item: (any UIFocusItem)?
        let guide: UIFocusGuide?
        /// In the window's coordinates (points), also if it is scrolled out of view.
        let frame: CGRect
        /// Its visible part.
        let visible: CGRect
        /// H23: empty for none.
        let group: String
        /// The scrolling containers around it, the outermost first.
        let scrolls: [ObjectIdentifier]

        var object: AnyObject? { item ?? guide }
    }

    private(set) var regions: [Region] = []
    private let window: UIWindow
    private let system: UIFocusSystem
    private var visited: Set<ObjectIdentifier> = []

    /// The surroundings of a walk's present place.
    private struct Surroundings {
        /// The part that is visible there, and the part that scrolling could show; in the window's coordinates.
        var visible: CGRect
        var reach: CGRect
        var group: String
        var scrolls: [ObjectIdentifier] = []
    }

    /// - Parameter root: A view, controller or other environment in the system's scene.
    init(of root: any UIFocusEnvironment, in window: UIWindow, _ system: UIFocusSystem) {
        self.window = window
        self.system = system
        let bounds = window.bounds
        var surroundings = Surroundings(visible: bounds, reach: bounds, group: FocusTree.group(of: root))
        if let view = FocusTree.view(of: root) {
            surroundings = self.surroundings(around: view, surroundings)
            if let item = root as? any UIFocusItem {
                visit(item, surroundings)
            } else {
                visit(view, surroundings)
            }
        } else if let container = root.focusItemContainer {
            walk(container, surroundings)
        }
    }

    /// The items that can have focus.
    func items() -> [Region] {
        regions.filter { region in
            region.item.map { FocusObstacles.obstacle(of: $0, in: system) == nil } ?? false
        }
    }

    /// The views that clip and scroll around a walk's first view.
    private func surroundings(around view: UIView, _ start: Surroundings) -> Surroundings {
        var ancestors: [UIView] = []
        var current = view.superview
        while let candidate = current {
            ancestors.append(candidate)
            current = candidate.superview
        }
        var result = start
        for ancestor in ancestors.reversed() { enter(ancestor, &result) }
        return result
    }

    private func enter(_ view: UIView, _ surroundings: inout Surroundings) {
        if let scrollView = view as? any UIFocusItemScrollableContainer, view.canScrollForFocus {
            surroundings.scrolls.append(ObjectIdentifier(scrollView))
            surroundings.reach = view.convert(scrollView.reachableContent, to: window)
            surroundings.visible = surroundings.visible.intersection(view.convert(view.bounds, to: window))
        } else if view.clipsToBounds {
            let bounds = view.convert(view.bounds, to: window)
            surroundings.reach = surroundings.reach.intersection(bounds)
            surroundings.visible = surroundings.visible.intersection(bounds)
        }
    }

    // MARK: The walk

    private mutating func visit(_ item: any UIFocusItem, _ surroundings: Surroundings) {
        guard visited.insert(ObjectIdentifier(item)).inserted else { return }
        var surroundings = surroundings
        let view = item as? UIView
        if let view {
            // If one of these hides the view, nothing inside is visible.
            guard !view.isHidden, !HitTestWalk.Refusal.isTransparent(alpha: view.alpha), view.isUserInteractionEnabled
            else { return }
        }
        if let group = item.focusGroupIdentifier ?? view?.viewController?.focusGroupIdentifier {
            surroundings.group = group
        }
        if item.canBecomeFocused || item is UIControl, let frame = FocusTree.frame(of: item, in: window) {
            add(frame, surroundings, item: item)
        }
        if let view {
            enter(view, &surroundings)
            for case let guide as UIFocusGuide in view.layoutGuides where guide.isEnabled {
                add(view.convert(guide.layoutFrame, to: window), surroundings, guide: guide)
            }
        }
        if let container = item.focusItemContainer { walk(container, surroundings) }
    }

    private mutating func walk(_ container: any UIFocusItemContainer, _ surroundings: Surroundings) {
        guard !surroundings.reach.isEmpty else { return }
        let rect = container.coordinateSpace.convert(surroundings.reach, from: window)
        for item in container.focusItems(in: rect) { visit(item, surroundings) }
    }

    private mutating func add(
        _ frame: CGRect, _ surroundings: Surroundings, item: (any UIFocusItem)? = nil, guide: UIFocusGuide? = nil
    ) {
        regions.append(
            Region(
                item: item, guide: guide, frame: frame, visible: frame.intersection(surroundings.visible),
                group: surroundings.group, scrolls: surroundings.scrolls))
    }
}

extension UIView {
    /// Whether focus may go to items that are scrolled out of view.
    fileprivate var canScrollForFocus: Bool { (self as? UIScrollView)?.isScrollEnabled ?? true }
}
