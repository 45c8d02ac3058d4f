// SPDX-License-Identifier: Apache-2.0

import UIKitCore

/// Hears which item of a tab bar the person chose.
@preconcurrency @MainActor
public protocol UITabBarDelegate: NSObjectProtocol {
    /// Also for the item that was chosen already.
    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
    /// By default nothing is done. The call comes when a person chose an item, the chosen one too.
    public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}

/// Has a say in which tab is shown.
@preconcurrency @MainActor
public protocol UITabBarControllerDelegate: NSObjectProtocol {
    /// Asked when the person chose a tab, also the one that is shown; not when the program selects one (N41).
    func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool

    /// The person chose a tab, also the one that was shown; not told when the program selects one (N41).
    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
}

extension UITabBarControllerDelegate {
    /// By default every tab may be chosen (N41).
    public func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool { true }

    /// By default nothing is done. The call comes when a person chose a tab, the one that is shown too (N41).
    public func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {}
}
