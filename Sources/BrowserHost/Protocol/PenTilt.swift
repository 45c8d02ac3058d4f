// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKitCore

/// A pen's lean as older browsers report it: degrees towards the right and towards the user.
struct PenTilt {
    var x: Double
    var y: Double

    /// The same lean in UIKit's terms (A35): radians from the screen, and around it clockwise from +X.
    var angles: (altitude: CGFloat, azimuth: CGFloat) {
        if x == 0, y == 0 { return (.pi / 2, 0) }
        // At 90 degrees the tangent has no value: the pen lies on the screen.
        if abs(x) == 90 || abs(y) == 90 { return (0, azimuth(abs(x) == 90 ? x : 0, abs(y) == 90 ? y : 0)) }
        let right = tan(x * .pi / 180)
        let down = tan(y * .pi / 180)
        return (atan(1 / hypot(right, down)), azimuth(right, down))
    }

    private func azimuth(_ right: Double, _ down: Double) -> Double {
        let angle = atan2(down, right)
        return angle < 0 ? angle + 2 * .pi : angle
    }
}
