// SPDX-License-Identifier: Apache-2.0

/// The class of each scalar, from a text of runs that `Scripts/unicode-tables` writes: a sign for the class, and the length
/// of the run in base 36, or nothing for a length of one.
struct ScalarTable: Sendable {
    /// The first scalars, which are most of all text, are looked up without a search.
    private static let directCount = 0x3000

    /// Where each run begins, and the number of its class.
    private let starts: [UInt32]
    private let classes: [UInt8]
    private let direct: [UInt8]

    init(_ runs: String) {
        var numbers = [UInt8](repeating: 0, count: 128)
        for (number, sign) in Self.signs.enumerated() { numbers[Int(sign)] = UInt8(number) }
        var starts: [UInt32] = []
        var classes: [UInt8] = []
        var next: UInt32 = 0
        var length: UInt32 = 0
        for byte in runs.utf8 {
            switch byte {
            case 0x30...0x39: length = length * 36 + UInt32(byte - 0x30)
            case 0x61...0x7A: length = length * 36 + UInt32(byte - 0x57)
            default:
                if !starts.isEmpty { next += max(1, length) }
                starts.append(next)
                classes.append(numbers[Int(byte & 0x7F)])
                length = 0
            }
        }
        self.starts = starts
        self.classes = classes
        direct = (0..<UInt32(Self.directCount)).map { classes[Self.run(of: $0, in: starts)] }
    }

    /// The number of the class of a scalar.
    subscript(scalar: Unicode.Scalar) -> UInt8 {
        let value = scalar.value
        return value < Self.directCount ? direct[Int(value)] : classes[Self.run(of: value, in: starts)]
    }

    private static func run(of value: UInt32, in starts: [UInt32]) -> Int {
        var low = 0
        var high = starts.count
        while high - low > 1 {
            let middle = low + (high - low) / 2
            if starts[middle] <= value { low = middle } else { high = middle }
        }
        return low
    }

    /// The signs in the order of the classes; the script has the same.
    private static let signs = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZ[]^_!$%&()*+,-./:;<=>?@{|}~".utf8)
}
