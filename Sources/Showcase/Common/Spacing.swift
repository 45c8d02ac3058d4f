// SPDX-License-Identifier: Apache-2.0

import UIKit

/// Distances that all screens share, in points.
enum Spacing {
    /// Between parts of a screen.
    static let gap: CGFloat = 12
    /// Inside a card.
    static let padding: CGFloat = 14
    /// The radius of a card's corners.
    static let cardRadius: CGFloat = 14
    /// The least width of a screen, without navigation, for two columns.
    static let twoColumnWidth: CGFloat = 640
    /// The same for a low window.
    static let lowTwoColumnWidth: CGFloat = 560

    /// Between a screen's content and its left and right edge.
    static func margin(forWidth width: CGFloat) -> CGFloat { width >= twoColumnWidth ? 24 : 16 }

    /// Around a screen's content; its title is above it.
    static func margins(forWidth width: CGFloat) -> NSDirectionalEdgeInsets {
        let margin = margin(forWidth: width)
        return NSDirectionalEdgeInsets(top: 0, leading: margin, bottom: margin, trailing: margin)
    }
}
