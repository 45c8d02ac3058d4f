// SPDX-License-Identifier: Apache-2.0

/// Eight boxes side by side, as a processor compares them. For each box, the group has the largest place below it: nothing
/// below the box lies farther in front.
struct BoxGroup {
    private var minX = SIMD8<Float>(repeating: .infinity)
    private var minY = SIMD8<Float>(repeating: .infinity)
    private var maxX = SIMD8<Float>(repeating: -.infinity)
    private var maxY = SIMD8<Float>(repeating: -.infinity)
    var front = SIMD8<Int32>(repeating: -1)

    func box(_ lane: Int) -> SmallBox {
        SmallBox(minX: minX[lane], minY: minY[lane], maxX: maxX[lane], maxY: maxY[lane])
    }

    mutating func set(_ lane: Int, _ box: SmallBox) {
        minX[lane] = box.minX
        minY[lane] = box.minY
        maxX[lane] = box.maxX
        maxY[lane] = box.maxY
    }

    var union: SmallBox { SmallBox(minX: minX.min(), minY: minY.min(), maxX: maxX.max(), maxY: maxY.max()) }

    /// The lanes whose boxes have the point, as bits.
    @inline(__always)
    func lanes(at x: Float, _ y: Float) -> UInt32 {
        // Four comparisons of eight numbers each. For integers the compiler would make a loop instead.
        let hits = (minX .<= x) .& (maxX .>= x) .& (minY .<= y) .& (maxY .>= y)
        let bits = SIMD8<UInt32>(1, 2, 4, 8, 16, 32, 64, 128)
        return SIMD8<UInt32>(repeating: 0).replacing(with: bits, where: hits).wrappedSum()
    }
}

/// A box in single precision. Rounding keeps the order of numbers: so a point of the box that it was made of is in it, rounded as well.
struct SmallBox: Equatable {
    var minX, minY, maxX, maxY: Float

    init(minX: Float, minY: Float, maxX: Float, maxY: Float) {
        self.minX = minX
        self.minY = minY
        self.maxX = maxX
        self.maxY = maxY
    }

    init(_ box: Box) {
        minX = Float(box.minX)
        minY = Float(box.minY)
        maxX = Float(box.maxX)
        maxY = Float(box.maxY)
    }
}
