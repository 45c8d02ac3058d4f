// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// The tree of focus environments, and the places of its items on the screen.
@MainActor
enum FocusTree {
    /// The environment and those around it, the innermost first. An environment that is met twice ends the path.
    static func path(from environment: any UIFocusEnvironment) -> [any UIFocusEnvironment] {
        var path: [any UIFocusEnvironment] = []
        var current: (any UIFocusEnvironment)? = environment
        while let candidate = current, !path.contains(where: { $0 === candidate }) {
            path.append(candidate)
            current = candidate.parentFocusEnvironment
        }
        return path
    }

    /// The view that an environment is, or is the controller of, or lies in.
    static func view(of environment: any UIFocusEnvironment) -> UIView? {
        for candidate in path(from: environment) {
            if let view = ownView(of: candidate) { return view }
        }
        return nil
    }

    private static func ownView(of environment: any UIFocusEnvironment) -> UIView? {
        switch environment {
        case let view as UIView: view
        case let controller as UIViewController: controller.viewIfLoaded
        case let presentation as UIPresentationController: presentation.containerView
        default: nil
        }
    }

    static func window(of environment: any UIFocusEnvironment) -> UIWindow? { view(of: environment)?.window }

    /// An item's frame in its window's coordinates (points); `nil` if that is not known.
    static func frame(of item: any UIFocusItem, in window: UIWindow) -> CGRect? {
        if let view = item as? UIView { return view.convert(view.bounds, to: window) }
        guard let space = container(of: item)?.coordinateSpace else { return nil }
        return space.convert(item.frame, to: window)
    }

    /// The nearest container around an item that is no view.
    static func container(of item: any UIFocusItem) -> (any UIFocusItemContainer)? {
        path(from: item).dropFirst().lazy.compactMap(\.focusItemContainer).first
    }

    /// H23: the group of an item: its own, or that of the nearest environment around it that has one; empty without.
    static func group(of environment: any UIFocusEnvironment) -> String {
        path(from: environment).lazy.compactMap(\.focusGroupIdentifier).first ?? ""
    }
}
