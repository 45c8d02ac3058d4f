// SPDX-License-Identifier: Apache-2.0

/// Orders children so that neighbours on the screen are neighbours in the order: along a Morton curve. The curve visits the
/// quarters of a square one after the other, and within each quarter its quarters.
enum SpatialOrder {
    /// The places of the children with a box of their own, in that order. Children at one spot are in the order of places.
    /// O(children).
    static func places(of slots: UnsafeMutablePointer<ChildSlot>, count: Int) -> [Int32] {
        var keyed: [(key: UInt32, place: Int32)] = []
        keyed.reserveCapacity(count)
        var range = Box.nothing
        for place in 0..<count where slots[place].box != .everything {
            let box = slots[place].box
            keyed.append((0, Int32(place)))
            guard let middle = box.middle else { continue }
            range = Box(
                minX: min(range.minX, middle.x), minY: min(range.minY, middle.y),
                maxX: max(range.maxX, middle.x), maxY: max(range.maxY, middle.y))
        }
        let scaleX = 65535 / max(range.maxX - range.minX, .leastNormalMagnitude)
        let scaleY = 65535 / max(range.maxY - range.minY, .leastNormalMagnitude)
        for index in keyed.indices {
            guard let middle = slots[Int(keyed[index].place)].box.middle else { continue }
            let x = UInt32(clampingToUnsigned: (middle.x - range.minX) * scaleX)
            let y = UInt32(clampingToUnsigned: (middle.y - range.minY) * scaleY)
            keyed[index].key = spread(x) | spread(y) << 1
        }
        sort(&keyed)
        return keyed.map(\.place)
    }

    /// The lower sixteen bits with a gap before each.
    private static func spread(_ bits: UInt32) -> UInt32 {
        var bits = bits & 0xFFFF
        bits = (bits | bits << 8) & 0x00FF_00FF
        bits = (bits | bits << 4) & 0x0F0F_0F0F
        bits = (bits | bits << 2) & 0x3333_3333
        return (bits | bits << 1) & 0x5555_5555
    }

    /// By key, byte after byte from the lowest; equal keys stay in order.
    private static func sort(_ keyed: inout [(key: UInt32, place: Int32)]) {
        var other = keyed
        for shift in stride(from: UInt32(0), to: 32, by: 8) {
            var ends = [Int](repeating: 0, count: 257)
            for item in keyed { ends[Int(item.key >> shift & 0xFF) + 1] += 1 }
            for byte in 1...256 { ends[byte] += ends[byte - 1] }
            for item in keyed {
                let byte = Int(item.key >> shift & 0xFF)
                other[ends[byte]] = item
                ends[byte] += 1
            }
            swap(&keyed, &other)
        }
    }
}

extension Box {
    /// `nil` for a box without a finite middle: it is empty.
    fileprivate var middle: (x: Double, y: Double)? {
        let x = (minX + maxX) * 0.5
        let y = (minY + maxY) * 0.5
        return x.isFinite && y.isFinite ? (x, y) : nil
    }
}

extension UInt32 {
    /// The number without its fraction, or the nearest that fits.
    fileprivate init(clampingToUnsigned value: Double) {
        self = value > 0 ? UInt32(Swift.min(value, 4_294_967_295)) : 0
    }
}
