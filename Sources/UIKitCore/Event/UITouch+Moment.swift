// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

extension UITouch {
    /// The changing values of a touch, at one moment.
    struct Moment {
        let phase: Phase
        let timestamp: TimeInterval
        /// In the window's coordinates.
        let location: CGPoint
        let previousLocation: CGPoint
        let sample: PointerSample

        @MainActor
        init(_ touch: UITouch) {
            phase = touch.currentPhase
            timestamp = touch.currentTime
            location = touch.locationInWindow
            previousLocation = touch.previousLocationInWindow
            sample = touch.sample
        }

        @MainActor
        func restore(to touch: UITouch) {
            touch.currentPhase = phase
            touch.currentTime = timestamp
            touch.locationInWindow = location
            touch.previousLocationInWindow = previousLocation
            touch.sample = sample
        }
    }
}
