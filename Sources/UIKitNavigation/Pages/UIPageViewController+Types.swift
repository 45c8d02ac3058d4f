// SPDX-License-Identifier: Apache-2.0

import UIKitCore

extension UIPageViewController {
    /// How pages turn. There is no curl: a controller with that style scrolls, and it is reported.
    public enum TransitionStyle: Int, Sendable {
        case pageCurl = 0
        case scroll = 1
    }

    /// The axis along which pages follow each other.
    public enum NavigationOrientation: Int, Sendable {
        case horizontal = 0
        case vertical = 1
    }

    /// The direction from which a page appears that the program sets.
    public enum NavigationDirection: Int, Sendable {
        case forward = 0
        case reverse = 1
    }

    /// The name of an option of ``UIPageViewController``; unknown names are ignored.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        /// The name itself.
        public var rawValue: String

        /// A name that is not checked.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// Points between two pages, a `CGFloat` or an `NSNumber`.
        public static let interPageSpacing = Self(rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
    }
}

/// Knows which page comes before and after another (V1).
@preconcurrency @MainActor
public protocol UIPageViewControllerDataSource: NSObjectProtocol {
    /// `nil` for none.
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController?
    /// `nil` for none.
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController?
    /// The number of dots; 0, the default, shows none.
    func presentationCount(for pageViewController: UIPageViewController) -> Int
    /// The dot of the page that the program has set; asked at that time, not when pages turn.
    func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
    /// By default 0: no dots are shown (V6).
    public func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }
    /// By default the first dot (V6).
    public func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}

/// Gets the pages that the user turns, never those that the program sets (V4). Both methods are optional.
@preconcurrency @MainActor
public protocol UIPageViewControllerDelegate: NSObjectProtocol {
    /// A page comes into sight.
    func pageViewController(
        _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController])
    /// Everything rests.
    ///
    /// - Parameter completed: whether the page changed.
    func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
}

extension UIPageViewControllerDelegate {
    /// By default nothing is done. The call comes when a finger makes a page visible (V3).
    public func pageViewController(
        _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
    ) {}
    /// By default nothing is done. The call comes when everything rests, with or without a new page (V3).
    public func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) {}
}
