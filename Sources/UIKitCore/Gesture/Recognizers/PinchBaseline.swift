// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// The distance of two fingers that stands for the scale 1 (G83, G84).
struct PinchBaseline {
    /// Smaller distances count as this one, so that no scale is zero or infinite.
    static let smallestDistance: CGFloat = 1

    /// In points of the screen; `nil` while the fingers have not moved enough.
    private(set) var length: CGFloat?
    /// The distance when the second finger came down, in points of the screen.
    private(set) var initial: CGFloat

    init(_ distance: CGFloat) {
        initial = max(distance, Self.smallestDistance)
    }

    /// Whether the distance makes a pinch; from then on there is a scale.
    mutating func begin(at distance: CGFloat, hysteresis: CGFloat, removed: CGFloat) -> Bool {
        let change = max(distance, Self.smallestDistance) - initial
        guard abs(change) >= hysteresis else { return false }
        length = max(initial + (change < 0 ? -removed : removed), Self.smallestDistance)
        return true
    }

    /// Makes a distance mean a scale (G84).
    mutating func rebase(_ distance: CGFloat, to scale: CGFloat) {
        length = max(distance, Self.smallestDistance) / scale
    }

    /// 1 while there is no baseline.
    func scale(at distance: CGFloat) -> CGFloat {
        length.map { max(distance, Self.smallestDistance) / $0 } ?? 1
    }
}
