// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Shorter to read in lists of points.
package func at(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }

/// A point in short: `12 -3.5`.
package func short(_ point: CGPoint) -> String { "\(short(point.x)) \(short(point.y))" }

/// At most three digits after the point.
package func short(_ number: CGFloat) -> String {
    let rounded = (number * 1000).rounded() / 1000
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
}
