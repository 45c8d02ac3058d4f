// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// How far content goes beyond its edge when it is pulled there (G103).
///
///     shown = c · pull · dimension / (c · |pull| + dimension)
struct RubberBand: Equatable {
    /// The visible part of a small pull.
    let stiffness: CGFloat
    /// The scroll view's extent along the axis, in points; the visible pull never reaches it.
    let dimension: CGFloat

    /// The visible part of a pull, in points, with the sign of the pull.
    func shown(_ pull: CGFloat) -> CGFloat {
        guard dimension > 0 else { return 0 }
        return stiffness * pull * dimension / (stiffness * abs(pull) + dimension)
    }

    /// The pull with this visible part.
    func pull(showing shown: CGFloat) -> CGFloat {
        // Beyond the dimension no pull could show it.
        let limited = min(abs(shown), dimension * 0.999)
        guard limited > 0 else { return 0 }
        let pull = limited * dimension / (stiffness * (dimension - limited))
        return shown < 0 ? -pull : pull
    }
}
