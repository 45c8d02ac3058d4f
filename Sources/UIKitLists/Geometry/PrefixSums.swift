// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// Lengths in a row, with the sum before each: a Fenwick tree. Making one takes linear time, everything else logarithmic time.
struct PrefixSums {
    private var lengths: [CGFloat]
    /// At place i (from 1): the sum of the last k lengths up to i, where k is the lowest bit of i.
    private var partial: [CGFloat]

    init(_ lengths: [CGFloat]) {
        self.lengths = lengths
        partial = [0] + lengths
        for place in partial.indices.dropFirst() {
            let next = place + (place & -place)
            if next < partial.count { partial[next] += partial[place] }
        }
    }

    var count: Int { lengths.count }

    var total: CGFloat { sum(before: count) }

    subscript(index: Int) -> CGFloat {
        get { lengths[index] }
        set {
            let difference = newValue - lengths[index]
            guard difference != 0 else { return }
            lengths[index] = newValue
            var place = index + 1
            while place < partial.count {
                partial[place] += difference
                place += place & -place
            }
        }
    }

    /// The beginning of the length at an index.
    func sum(before index: Int) -> CGFloat {
        var sum: CGFloat = 0
        var place = index
        while place > 0 {
            sum += partial[place]
            place -= place & -place
        }
        return sum
    }

    /// The length that contains a distance from the beginning: the last one that begins at the distance or before it and is
    /// not empty there. Beyond the end it is `count - 1`. There must be at least one length.
    func index(at distance: CGFloat) -> Int {
        var place = 0
        var rest = distance
        var step = partial.count > 1 ? 1 << (Int.bitWidth - 1 - (partial.count - 1).leadingZeroBitCount) : 0
        while step > 0 {
            let next = place + step
            if next < partial.count, partial[next] <= rest {
                place = next
                rest -= partial[next]
            }
            step >>= 1
        }
        return min(place, count - 1)
    }
}
