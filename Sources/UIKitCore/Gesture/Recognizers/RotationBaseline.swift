// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// How far two fingers have turned, beyond half a turn and back (G85). Angles are in radians, clockwise.
struct RotationBaseline {
    private var last: CGFloat?
    /// The fingers' turn since the second came down; not limited to half a turn.
    private(set) var turned: CGFloat = 0
    /// The turn that stands for the rotation 0; `nil` while the fingers have not turned enough.
    private(set) var zero: CGFloat?

    /// The fingers' turn beyond the baseline; 0 while there is none.
    var rotation: CGFloat { zero.map { turned - $0 } ?? 0 }

    /// Takes the angle of the line between the fingers. A step is the shorter way round.
    mutating func turn(to angle: CGFloat) {
        defer { self.last = angle }
        guard let last else { return }
        turned += (angle - last).remainder(dividingBy: 2 * .pi)
    }

    /// Takes a turn without fingers.
    mutating func turn(by angle: CGFloat) { turned += angle }

    /// Other fingers: their angle is no turn.
    mutating func regroup() { last = nil }

    /// Whether the turn makes a rotation; from then on there is a baseline.
    mutating func begin(hysteresis: CGFloat, removed: CGFloat) -> Bool {
        guard abs(turned) >= hysteresis else { return false }
        zero = turned < 0 ? -removed : removed
        return true
    }

    /// Makes the present angle mean a rotation (G85).
    mutating func rebase(to rotation: CGFloat) { zero = turned - rotation }
}
