// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Reads numbers out of bytes and reports every place where they end too early.
struct ByteReader {
    private let data: Data

    init(_ data: Data) {
        self.data = data
    }

    func starts(with bytes: [UInt8]) -> Bool {
        data.starts(with: bytes)
    }

    func prefix(_ count: Int) -> [UInt8] {
        Array(data.prefix(count))
    }

    /// The `count` bytes from `offset`, or `nil` if there are not so many.
    func slice(_ offset: Int, _ count: Int) -> ByteReader? {
        guard offset >= 0, count >= 0, offset <= data.count - count else { return nil }
        let start = data.startIndex + offset
        return ByteReader(data[start..<start + count])
    }

    func byte(at offset: Int) throws(UIImageError) -> UInt8 {
        guard offset >= 0, offset < data.count else {
            throw .truncated(offset: offset, count: data.count, expected: "a byte")
        }
        return data[data.startIndex + offset]
    }

    func bigEndian16(at offset: Int) throws(UIImageError) -> Int {
        try integer16(at: offset, isLittle: false)
    }

    func bigEndian32(at offset: Int) throws(UIImageError) -> Int {
        try integer32(at: offset, isLittle: false)
    }

    func integer16(at offset: Int, isLittle: Bool) throws(UIImageError) -> Int {
        let first = Int(try byte(at: offset))
        let second = Int(try byte(at: offset + 1))
        return isLittle ? second << 8 | first : first << 8 | second
    }

    func integer32(at offset: Int, isLittle: Bool) throws(UIImageError) -> Int {
        let first = try integer16(at: offset, isLittle: isLittle)
        let second = try integer16(at: offset + 2, isLittle: isLittle)
        return isLittle ? second << 16 | first : first << 16 | second
    }

    /// Throws unless `found`, which stands at `offset`, is `value`.
    func expect(_ value: Int, as found: Int, at offset: Int, _ meaning: String) throws(UIImageError) {
        guard found != value else { return }
        throw .malformed(offset: offset, found: String(found, radix: 16, uppercase: true), expected: meaning)
    }

    /// `value` if an image can be that wide or high.
    func side(_ value: Int, at offset: Int) throws(UIImageError) -> Int {
        guard value > 0, value <= Int(Int32.max) else {
            throw .malformed(offset: offset, found: "\(value)", expected: "a number of pixels above 0 and below 2^31")
        }
        return value
    }
}
