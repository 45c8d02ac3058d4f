// SPDX-License-Identifier: Apache-2.0

import UIKitCore

extension UIPageViewController {
    /// How pages turn. A curl is left out: one that asks for it scrolls, which is reported.
    public enum TransitionStyle: Int, Sendable {
        case pageCurl = 0
        case scroll = 1
    }

    /// The axis along which pages follow each other.
    public enum NavigationOrientation: Int, Sendable {
        case horizontal = 0
        case vertical = 1
    }

    /// The way in which a page that the program sets comes in.
    public enum NavigationDirection: Int, Sendable {
        case forward = 0
        case reverse = 1
    }

    /// The name of an option of ``UIPageViewController``; names without a meaning here are passed over.
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
    /// How many dots there are; 0, as by default, shows none.
    func presentationCount(for pageViewController: UIPageViewController) -> Int
    /// The dot of the page that the program has set; asked then, and not as pages turn.
    func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
    /// By default 0: no dots are shown (V6).
    public func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }
    /// By default the first dot (V6).
    public func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}

/// Hears of pages that a person turns; never of those that the program sets (V4). Both methods are optional.
@preconcurrency @MainActor
public protocol UIPageViewControllerDelegate: NSObjectProtocol {
    /// A page comes into sight.
    func pageViewController(
        _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController])
    /// All rests.
    ///
    /// - Parameter completed: whether there is another page than before.
    func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
}

extension UIPageViewControllerDelegate {
    /// By default nothing is done. The call comes when a finger brings a page into sight (V3).
    public func pageViewController(
        _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
    ) {}
    /// By default nothing is done. The call comes when all rests, with or without another page (V3).
    public func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) {}
}
