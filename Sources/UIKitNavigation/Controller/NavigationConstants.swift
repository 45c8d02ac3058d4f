// SPDX-License-Identifier: Apache-2.0

import UIKitCore

/// Numbers that UIKit does not publish: ours, near what a phone shows.
enum NavigationConstants {
    /// Seconds of a push or a pop.
    static let duration: TimeInterval = 0.35
    /// Seconds in which a bar appears or disappears; UIKit publishes this one.
    static let hideShowBarDuration: TimeInterval = 1.0 / 3
    /// How far the controller below lies to the side, in parts of the width (J18).
    static let parallax: CGFloat = 0.3
    /// From this part of the width on, a lifted finger completes the change.
    static let finishingPart: CGFloat = 0.5
    /// Points per second beyond which the finger's direction decides.
    static let decidingVelocity: CGFloat = 300
}

/// Heights and distances of bars, in points.
@MainActor
enum BarMetrics {
    private static let standardHeight: CGFloat = 44
    private static let lowHeight: CGFloat = 32
    private static let standardTabBarHeight: CGFloat = 49

    /// The height of a bar: on a phone on its side it is lower, unless the phone is large (N77).
    static func height(in view: UIView) -> CGFloat { isLow(view) ? lowHeight : standardHeight }

    /// The height of a tab bar's tabs, likewise.
    static func tabBarHeight(in view: UIView) -> CGFloat { isLow(view) ? lowHeight : standardTabBarHeight }

    static func isLow(_ view: UIView) -> Bool {
        let traits = view.traitCollection
        return traits.verticalSizeClass == .compact && traits.horizontalSizeClass == .compact
    }

    static let promptHeight: CGFloat = 30
    static let largeTitleHeight: CGFloat = 52
    static let margin: CGFloat = 8
    static let titleMargin: CGFloat = 16
    /// A button is at least this wide and high to a finger.
    static let leastButton: CGFloat = 44
    static let buttonPadding: CGFloat = 8
    /// A button gets touches of the bar up to this far beside it.
    static let touchMargin: CGFloat = 14
}
