// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// How far the middle of several fingers has travelled, while fingers come and go (G78, G81).
///
///     fingers move        the middle moves, and so does `total`
///     fingers come or go  the middle jumps, and `total` stays
struct PanTravel {
    /// Where the middle is, in the window's coordinates.
    private(set) var middle = CGPoint.zero
    private var shift = CGVector(dx: 0, dy: 0)
    /// The number of fingers.
    private(set) var count = 0

    /// The travel of the middle since the start, in points of the window.
    var total: CGPoint { CGPoint(x: middle.x - shift.dx, y: middle.y - shift.dy) }

    /// The same fingers moved; other fingers regroup.
    mutating func move(to middle: CGPoint, of count: Int) {
        guard count == self.count else { return regroup(at: middle, of: count) }
        self.middle = middle
    }

    /// Fingers came or went.
    mutating func regroup(at middle: CGPoint, of count: Int) {
        let total = total
        self.middle = middle
        self.count = count
        shift = CGVector(dx: middle.x - total.x, dy: middle.y - total.y)
    }

    /// Moves without a finger.
    mutating func scroll(by delta: CGVector, at location: CGPoint) {
        regroup(at: location, of: 0)
        shift.dx -= delta.dx
        shift.dy -= delta.dy
    }
}
