// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// How far content stays from the sides of a controller's view, and the rows of a list from the list's; in points (T113).
package enum SideMargin {
    package static let narrow: CGFloat = 16
    static let wide: CGFloat = 20
    /// Where views become wide.
    private static let wideWidth: CGFloat = 414

    /// The margin in a view of a width.
    package static func inWidth(_ width: CGFloat) -> CGFloat { width < wideWidth ? narrow : wide }
}
