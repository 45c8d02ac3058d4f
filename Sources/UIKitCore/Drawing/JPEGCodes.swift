// SPDX-License-Identifier: Apache-2.0

/// Codes of different lengths for bytes: the shortest ones come first, and are consecutive numbers within a length.
struct JPEGCodes: Sendable {
    /// A number and its length in bits.
    struct Code: Sendable {
        var bits: UInt32 = 0
        var count = 0
    }

    /// By byte; of no length for a byte without a code.
    let codes: [Code]
    /// How many codes have each of the lengths 1 to 16, and their bytes.
    let table: [UInt8]

    /// - Parameter groups: Lengths and the bytes that have codes of this length, the shortest first.
    private init(_ groups: [(length: Int, bytes: [UInt8])]) {
        var codes = [Code](repeating: Code(), count: 256)
        var counts = [UInt8](repeating: 0, count: 16)
        var (next, length): (UInt32, Int) = (0, 0)
        for group in groups {
            next <<= UInt32(group.length - length)
            length = group.length
            counts[length - 1] = UInt8(group.bytes.count)
            for byte in group.bytes {
                codes[Int(byte)] = Code(bits: next, count: length)
                next += 1
            }
        }
        self.codes = codes
        table = counts + groups.flatMap(\.bytes)
    }

    /// Of differences between levels: the number of bits that a difference has.
    static let levels = JPEGCodes([(4, Array(0...11))])

    /// Of frequencies: how many zeros come before (in the upper half), and the number of bits. 0 ends a block, and F0 is sixteen zeros.
    static let frequencies: JPEGCodes = {
        let short: [UInt8] = [0x01, 0x02, 0x11, 0x03]
        var long: [UInt8] = [0xF0]
        for zeros in UInt8(0)...15 {
            for length in UInt8(1)...10 where !short.contains(zeros << 4 | length) { long.append(zeros << 4 | length) }
        }
        return JPEGCodes([(2, [0]), (4, short), (9, long)])
    }()
}

/// Bits of a JPEG file's scan, the highest first.
struct JPEGBits {
    private var bytes: [UInt8] = []
    private var waiting: UInt64 = 0
    private var count = 0

    mutating func append(_ code: JPEGCodes.Code) {
        waiting = waiting << UInt64(code.count) | UInt64(code.bits)
        count += code.count
        while count >= 8 {
            count -= 8
            let byte = UInt8(waiting >> UInt64(count) & 0xFF)
            bytes.append(byte)
            // A full byte in a scan would look like a marker.
            if byte == 0xFF { bytes.append(0) }
        }
        waiting &= 0xFF
    }

    /// A value: the code of its number of bits, after a number of zeros, and these bits.
    mutating func append(_ value: Int, _ codes: JPEGCodes, after zeros: Int = 0) {
        let length = Int.bitWidth - abs(value).leadingZeroBitCount
        append(codes.codes[zeros << 4 | length])
        // Negative values are one less, so that their first bit is 0.
        let bits = value < 0 ? value - 1 : value
        append(JPEGCodes.Code(bits: UInt32(truncatingIfNeeded: bits) & (1 << UInt32(length) - 1), count: length))
    }

    /// The bytes; the last one is filled up with ones.
    mutating func finished() -> [UInt8] {
        if count > 0 { append(JPEGCodes.Code(bits: (1 << UInt32(8 - count)) - 1, count: 8 - count)) }
        return bytes
    }
}
