// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import EventTrace

/// The taps of one attempt: their fingers, their places and their count (G69, G70).
struct TapSequence {
    /// Taps that are complete.
    private(set) var taps = 0
    /// Fingers that came down in the tap under way.
    private(set) var touches = 0
    /// The middle of the first tap's fingers at touch-down, in the window's coordinates (G70).
    private(set) var firstMiddle: CGPoint?

    /// Takes fingers that came down.
    mutating func begin(_ count: Int, required: Int) -> GestureFailure? {
        touches += count
        return touches > required ? .tooManyTouches(count: touches, limit: required) : nil
    }

    /// Takes the middle of a tap's fingers, once they are all down.
    mutating func place(_ middle: CGPoint, separation: CGFloat) -> GestureFailure? {
        guard let firstMiddle else {
            self.firstMiddle = middle
            return nil
        }
        let distance = hypot(middle.x - firstMiddle.x, middle.y - firstMiddle.y)
        return distance > separation ? .nextTapTooFar(distance: distance, limit: separation) : nil
    }

    /// All fingers have lifted.
    mutating func end(required: Int) -> GestureFailure? {
        guard touches == required else { return .tooFewTouches(count: touches, needed: required) }
        taps += 1
        touches = 0
        return nil
    }
}
