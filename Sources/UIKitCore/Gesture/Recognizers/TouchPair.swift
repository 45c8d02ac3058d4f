// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// Two fingers, as a pinch and a rotation look at them.
@MainActor
struct TouchPair {
    private let first: CGPoint
    private let second: CGPoint

    /// The first two touches of a list; `nil` where there are fewer.
    init?(_ touches: [UITouch]) {
        guard touches.count >= 2 else { return nil }
        // G82: in the screen's coordinates, whatever the window's transform.
        first = touches[0].sample.location
        second = touches[1].sample.location
    }

    /// In points of the screen.
    var distance: CGFloat { hypot(second.x - first.x, second.y - first.y) }

    /// Radians from the screen's +X axis to the second finger, clockwise; `nil` where the fingers are in one place.
    var angle: CGFloat? {
        first == second ? nil : atan2(second.y - first.y, second.x - first.x)
    }
}
