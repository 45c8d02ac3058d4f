// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// Counts taps in quick succession at about the same place (A28–A30).
@MainActor
struct TapCounter {
    private struct Tap {
        weak var window: UIWindow?
        var location: CGPoint
        var endTime: TimeInterval
        var count: Int
    }

    /// Ended touches that a new one may follow; few, since they expire.
    private var recent: [Tap] = []

    /// The tap count of a touch that comes down.
    mutating func countForTouchDown(
        at location: CGPoint, time: TimeInterval, in window: UIWindow, constants: GestureConstants
    ) -> Int {
        // Added, not subtracted, as for the deadlines of recognizers: both then agree to the last bit on which tap is too late.
        recent.removeAll { time > $0.endTime + constants.maximumTapInterval || $0.window == nil }
        let match = recent.firstIndex { tap in
            tap.window === window
                && hypot(tap.location.x - location.x, tap.location.y - location.y) <= constants.tapSeparation
        }
        guard let match else { return 1 }
        return recent.remove(at: match).count + 1
    }

    /// Remembers a touch that lifted; one that strayed was no tap (A30).
    mutating func touchEnded(_ touch: UITouch) {
        guard !touch.hasStrayed else { return }
        recent.append(
            Tap(
                window: touch.window, location: touch.initialLocationInWindow, endTime: touch.timestamp,
                count: touch.tapCount))
    }
}
