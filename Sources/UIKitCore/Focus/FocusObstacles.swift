// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import EventTrace

/// The obstacles that keep focus from an item (H15–H17, H28).
@MainActor
enum FocusObstacles {
    /// The first obstacle in the way of an item; `nil` when it can have focus.
    static func obstacle(of item: any UIFocusItem, in system: UIFocusSystem) -> FocusObstacle? {
        if let obstacle = ownObstacle(of: item) ?? lastingObstacle(of: item, in: system) { return obstacle }
        guard let view = FocusTree.view(of: item), let window = view.window,
            let frame = FocusTree.frame(of: item, in: window)
        else { return .notInWindow }
        if frame.isEmpty { return .empty }
        return placeObstacle(of: item, frame, in: view, window)
    }

    /// Whether it wants to.
    static func ownObstacle(of item: any UIFocusItem) -> FocusObstacle? {
        if item.canBecomeFocused { return nil }
        if let control = item as? UIControl, !control.isEnabled { return .disabled }
        return .notFocusable
    }

    /// An obstacle in the views around an item, at any place of it. Every turn asks this for the focused item.
    static func lastingObstacle(of item: any UIFocusItem, in system: UIFocusSystem) -> FocusObstacle? {
        guard let view = FocusTree.view(of: item), let scene = view.window?.windowScene, scene === system.scene else {
            return .notInWindow
        }
        let application = system.application
        var current: UIView? = view
        while let candidate = current {
            if candidate.isHidden { return .hidden(application.subject(of: candidate)) }
            if HitTestWalk.Refusal.isTransparent(alpha: candidate.alpha) {
                return .invisible(application.subject(of: candidate))
            }
            if !candidate.isUserInteractionEnabled {
                return .interactionDisabled(application.subject(of: candidate))
            }
            current = candidate.superview
        }
        if let scope = system.scope, !scope.contains(item) { return .outsideScope(application.subject(of: scope)) }
        return nil
    }

    // MARK: Place

    private static func placeObstacle(
        of item: any UIFocusItem, _ frame: CGRect, in view: UIView, _ window: UIWindow
    ) -> FocusObstacle? {
        var reach = FocusReach(frame)
        var current: UIView? = item === view ? view.superview : view
        while let candidate = current {
            if let hider = reach.enter(candidate, in: window) {
                return .offscreen(window.application.subject(of: hider))
            }
            current = candidate.superview
        }
        // An item that can be scrolled into view is not covered there yet.
        guard !reach.isScrolledAway, let cover = cover(of: reach.visible, view, window) else { return nil }
        return .obscured(by: window.application.subject(of: cover))
    }

    /// The view in front of all of a rectangle (points of the window) that is on or in a view.
    static func cover(of rect: CGRect, _ view: UIView, _ window: UIWindow) -> UIView? {
        var current = view
        while let parent = current.superview {
            for sibling in parent.subviewStorage.suffix(from: current.positionInSuperview + 1).reversed() {
                if let cover = covering(rect, sibling, in: window) { return cover }
            }
            current = parent
        }
        guard let windows = window.windowScene?.visibleWindows, let place = windows.firstIndex(of: window) else {
            return nil
        }
        for other in windows[(place + 1)...] {
            if let cover = covering(other.convert(rect, from: window), other, in: other) { return cover }
        }
        return nil
    }

    /// H16, H17: a view covers the items behind it when it can have focus itself, or is opaque and not transparent to focus.
    private static func covering(_ rect: CGRect, _ view: UIView, in window: UIWindow) -> UIView? {
        guard !view.isHidden, view.alpha > 0.99 else { return nil }
        let isAround = view.convert(view.bounds, to: window).insetBy(dx: -0.5, dy: -0.5).contains(rect)
        if isAround {
            if view.canBecomeFocused { return view }
            if !view.isTransparentFocusItem, (view.backgroundColor?.cgColor.alpha ?? 0) > 0.99 { return view }
        }
        guard isAround || !view.clipsToBounds else { return nil }
        for subview in view.subviewStorage.reversed() {
            if let cover = covering(rect, subview, in: window) { return cover }
        }
        return nil
    }
}
