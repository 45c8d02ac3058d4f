// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// An animated change of a number, slow at both ends along a cosine (G105).
struct OffsetAnimation: Equatable {
    let start: CGFloat
    let end: CGFloat
    /// Seconds; positive.
    let duration: TimeInterval

    func value(at time: TimeInterval) -> CGFloat {
        guard time < duration else { return end }
        guard time > 0 else { return start }
        return start + (end - start) * share(at: time)
    }

    /// The animation to the same end that passes a value at a time.
    func continued(from value: CGFloat, at time: TimeInterval) -> OffsetAnimation {
        let share = time >= duration ? 1 : time <= 0 ? 0 : share(at: time)
        guard share < 1 else { return self }
        return OffsetAnimation(start: (value - end * share) / (1 - share), end: end, duration: duration)
    }

    private func share(at time: TimeInterval) -> CGFloat { CGFloat(1 - cos(Double.pi * time / duration)) / 2 }
}
