// SPDX-License-Identifier: Apache-2.0

import UIKitCore

/// Gets the item of a tab bar that the user chose.
@preconcurrency @MainActor
public protocol UITabBarDelegate: NSObjectProtocol {
    /// Called also for the item that was selected already.
    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
    /// By default nothing is done. The call comes when a person chose an item, the chosen one too.
    public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}

/// Decides whether a tab may be shown.
@preconcurrency @MainActor
public protocol UITabBarControllerDelegate: NSObjectProtocol {
    /// Asked when the user chose a tab, even the shown one; not when the program selects one (N41).
    func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool

    /// The user chose a tab, even the shown one; not called when the program selects one (N41).
    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)

    /// The animator of a change of the shown tab, by a person or by the program; `nil` for a change without motion (N79).
    func tabBarController(
        _ tabBarController: UITabBarController,
        animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)?

    /// The object that lets a finger drive the animator; `nil` for none.
    func tabBarController(
        _ tabBarController: UITabBarController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)?
}

extension UITabBarControllerDelegate {
    /// By default every tab may be chosen (N41).
    public func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool { true }

    /// By default nothing is done. The call comes when a person chose a tab, the one that is shown too (N41).
    public func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {}

    /// By default tabs are exchanged without motion.
    public func tabBarController(
        _ tabBarController: UITabBarController,
        animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { nil }

    /// By default no finger drives the animation of a delegate's animator.
    public func tabBarController(
        _ tabBarController: UITabBarController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
}
