// SPDX-License-Identifier: Apache-2.0

import UIKitCore

extension UISplitViewController {
    /// How many columns there are.
    public enum Style: Int, Sendable {
        /// Two, as `viewControllers`.
        case unspecified = 0
        case doubleColumn
        case tripleColumn
    }

    /// The role of a column.
    public enum Column: Int, Sendable, CaseIterable {
        case primary = 0
        /// Of three columns only.
        case supplementary
        case secondary
        /// Replaces all others if there is only one column.
        case compact
    }

    /// Which columns are seen.
    public enum DisplayMode: Int, Sendable {
        case automatic = 0
        case secondaryOnly
        case oneBesideSecondary
        case oneOverSecondary
        case twoBesideSecondary
        case twoOverSecondary
        /// As `twoBesideSecondary`: here the secondary column is not displaced.
        case twoDisplaceSecondary

        /// `oneBesideSecondary`, by its name before iOS 14.
        public static var allVisible: DisplayMode { .oneBesideSecondary }
        /// `secondaryOnly`, by its name before iOS 14.
        public static var primaryHidden: DisplayMode { .secondaryOnly }
        /// `oneOverSecondary`, by its name before iOS 14.
        public static var primaryOverlay: DisplayMode { .oneOverSecondary }
    }

    /// The arrangement of columns that are shown with the secondary one.
    public enum SplitBehavior: Int, Sendable {
        case automatic = 0
        case tile
        case overlay
        /// As `tile`.
        case displace
    }

    /// The side of the primary column.
    public enum PrimaryEdge: Int, Sendable {
        case leading = 0
        case trailing
    }

    /// Whether the secondary column has the button that shows and hides the others (V21).
    public enum DisplayModeButtonVisibility: Int, Sendable {
        /// If a finger at the edge shows the primary column as well.
        case automatic = 0
        case never
        case always
    }

    /// The background of the primary column.
    public enum BackgroundStyle: Int, Sendable {
        case none = 0
        case sidebar
    }

    /// Lets the system choose a width.
    public static let automaticDimension: CGFloat = -.greatestFiniteMagnitude
}

/// Decides about the columns, and gets their changes. Every method is optional.
@preconcurrency @MainActor
public protocol UISplitViewControllerDelegate: NSObjectProtocol {
    /// Other columns are about to be visible. Not called while there is only one column.
    func splitViewController(
        _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode)
    /// V9: the column that is visible when there is only one; the proposed one by default.
    func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column
    /// The mode in which several columns come back; the proposed one unless implemented.
    func splitViewController(
        _ svc: UISplitViewController,
        displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
    ) -> UISplitViewController.DisplayMode
    /// Several columns have become one (V8).
    func splitViewControllerDidCollapse(_ svc: UISplitViewController)
    /// One column has become several (V8).
    func splitViewControllerDidExpand(_ svc: UISplitViewController)
    /// A column appears. Not called while there is only one column.
    func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column)
    /// A column disappears. Not called while there is only one column.
    func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column)
    /// Only for two `viewControllers` (V10): true means that the delegate handled the collapse, and the secondary controller
    /// is left out.
    func splitViewController(
        _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool
    /// Whether the delegate has shown a controller itself.
    func splitViewController(
        _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
    ) -> Bool
    /// Whether the delegate has shown a controller itself that `show(_:sender:)` was called with.
    func splitViewController(
        _ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?
    ) -> Bool
}

extension UISplitViewControllerDelegate {
    /// By default nothing is done. The call comes while there are several columns, before they change.
    public func splitViewController(
        _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
    ) {}
    /// By default the proposed column is visible, which is the secondary one (V9).
    public func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column { proposedTopColumn }
    /// By default several columns come back in the proposed display mode.
    public func splitViewController(
        _ svc: UISplitViewController,
        displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
    ) -> UISplitViewController.DisplayMode { proposedDisplayMode }
    /// By default nothing is done. The call comes when several columns have become one (V8).
    public func splitViewControllerDidCollapse(_ svc: UISplitViewController) {}
    /// By default nothing is done. The call comes when one column has become several (V8).
    public func splitViewControllerDidExpand(_ svc: UISplitViewController) {}
    /// By default nothing is done. The call comes for each column that appears, but not while there is only one.
    public func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column) {}
    /// By default nothing is done. The call comes for each column that disappears, but not while there is only one.
    public func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column) {}
    /// By default the secondary controller is pushed onto the primary one (V10).
    public func splitViewController(
        _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool { false }
    /// By default the split view controller shows the controller itself (V14).
    public func splitViewController(
        _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
    ) -> Bool { false }
    /// By default the split view controller shows the controller itself.
    public func splitViewController(
        _ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?
    ) -> Bool { false }
}

/// Numbers that UIKit does not publish: ours, near what a tablet shows.
enum SplitMetrics {
    /// Points.
    static let primaryWidth: CGFloat = 320
    static let supplementaryWidth: CGFloat = 320
    static let lineWidth: CGFloat = 0.5
    /// From this width on, columns stand beside each other by default.
    static let tilingWidth: CGFloat = 900
    static let duration: TimeInterval = 0.3
}
