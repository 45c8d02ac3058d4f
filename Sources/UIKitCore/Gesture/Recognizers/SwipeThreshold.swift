// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// The limits of a swipe. With time the required distance and the allowed deviation shrink (G87).
struct SwipeThreshold: Hashable {
    /// Points in the swipe's direction, at least.
    var distance: CGFloat
    /// Points to either side, at most.
    var deviation: CGFloat

    /// - Parameter time: seconds since touch-down.
    init(after time: TimeInterval, _ constants: GestureConstants) {
        distance = constants.swipeDistance * (1 - constants.swipeDistanceDecay * time)
        deviation = constants.swipeDeviation * (1 - constants.swipeDeviationDecay * time)
    }
}
