// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// A part of the interface that takes part in deciding where focus goes: a view, a controller, a window, a presentation (H9).
///
/// Environments form a tree by `parentFocusEnvironment`. `UIView`, `UIViewController` and `UIPresentationController` have all
/// members and may be overridden there.
@preconcurrency @MainActor
public protocol UIFocusEnvironment: NSObjectProtocol {
    /// Where focus is to go when it comes to this environment, in the order of preference; empty stands for the environment
    /// itself (H10).
    var preferredFocusEnvironments: [any UIFocusEnvironment] { get }

    /// The first view of `preferredFocusEnvironments`, by the name that it had before there were environments.
    var preferredFocusedView: UIView? { get }

    /// The environment around this one; `nil` for a window.
    var parentFocusEnvironment: (any UIFocusEnvironment)? { get }

    /// The container of the environment's focus items; `nil` when it has none of its own.
    var focusItemContainer: (any UIFocusItemContainer)? { get }

    /// The group that the environment's items belong to (H23); `nil` for that of the environment around it.
    var focusGroupIdentifier: String? { get }

    /// Asks for an update with the end of this turn. Without effect unless the environment contains the focused item (H12).
    func setNeedsFocusUpdate()

    /// Performs a waiting update now, if the environment contains the focused item (H12).
    func updateFocusIfNeeded()

    /// Asked before focus moves: the old item, the new one, and all environments around both. One false keeps focus where it
    /// is (H18).
    func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool

    /// Focus has moved. All that were asked are told (H18). Add animations for the change to the coordinator.
    func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator)
}

extension UIFocusEnvironment {
    /// The first view of ``preferredFocusEnvironments``, else this environment if it is a view.
    public var preferredFocusedView: UIView? {
        preferredFocusEnvironments.lazy.compactMap { $0 as? UIView }.first ?? self as? UIView
    }
    /// `nil`: the group of the environment around it.
    public var focusGroupIdentifier: String? { nil }
    /// Asks for an update with the end of this turn (H12).
    public func setNeedsFocusUpdate() { setNeedsUpdateOfFocus() }
    /// Performs a waiting update now (H12).
    public func updateFocusIfNeeded() { updateFocusIfWaiting() }

    /// Whether another environment is this one, or somewhere inside it.
    public func contains(_ environment: any UIFocusEnvironment) -> Bool {
        FocusTree.path(from: environment).contains { $0 === self }
    }
}
