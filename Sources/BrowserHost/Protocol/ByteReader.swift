// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Reads little-endian fields from a page's message, and refuses invalid values.
///
/// Valid only inside the closure that lends it its bytes.
struct ByteReader {
    private let bytes: UnsafeRawBufferPointer
    private(set) var offset = 0

    init(_ bytes: UnsafeRawBufferPointer) {
        self.bytes = bytes
    }

    var isAtEnd: Bool { offset == bytes.count }

    mutating func integer<Value: FixedWidthInteger>(
        _ field: StaticString, as type: Value.Type = Value.self
    ) throws(ProtocolError) -> Value {
        let size = MemoryLayout<Value>.size
        try require(size, field)
        defer { offset += size }
        return Value(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: Value.self))
    }

    /// A 32-bit number that lies within the range.
    mutating func number(
        _ field: StaticString, in range: ClosedRange<Double>
    ) throws(ProtocolError) -> Double {
        let start = offset
        let value = Double(Float(bitPattern: try integer(field)))
        try check(value, field, in: range, at: start)
        return value
    }

    /// A 64-bit number that lies within the range.
    mutating func wideNumber(
        _ field: StaticString, in range: ClosedRange<Double>
    ) throws(ProtocolError) -> Double {
        let start = offset
        let value = Double(bitPattern: try integer(field))
        try check(value, field, in: range, at: start)
        return value
    }

    /// A byte that stands for a case.
    mutating func choice<Value: RawRepresentable<UInt8>>(
        _ field: StaticString, as type: Value.Type = Value.self, below limit: UInt8
    ) throws(ProtocolError) -> Value {
        let start = offset
        let raw: UInt8 = try integer(field)
        guard let value = Value(rawValue: raw) else {
            throw .outOfRange(
                offset: start, field: "\(field)", found: Double(raw), expected: "0 to \(limit - 1)")
        }
        return value
    }

    /// Bits of which only those in the mask have a meaning.
    mutating func bits<Value: FixedWidthInteger>(
        _ field: StaticString, mask: Value
    ) throws(ProtocolError) -> Value {
        let start = offset
        let value: Value = try integer(field)
        guard value & ~mask == 0 else {
            throw .outOfRange(
                offset: start, field: "\(field)", found: Double(value), expected: "only the bits \(mask)")
        }
        return value
    }

    /// UTF-8 after a byte that counts its bytes.
    mutating func shortText(_ field: StaticString) throws(ProtocolError) -> String {
        let start = offset
        return try text(field, bytes: Int(try integer(field, as: UInt8.self)), from: start)
    }

    /// UTF-8 after two bytes that count its bytes.
    mutating func text(_ field: StaticString, longest: Int = Int(UInt16.max)) throws(ProtocolError) -> String {
        let start = offset
        let count = Int(try integer(field, as: UInt16.self))
        guard count <= longest else {
            throw .outOfRange(
                offset: start, field: "\(field)", found: Double(count), expected: "at most \(longest) bytes")
        }
        return try text(field, bytes: count, from: start)
    }

    /// UTF-8 after four bytes that count its bytes.
    mutating func longText(_ field: StaticString, longest: Int) throws(ProtocolError) -> String {
        let start = offset
        let count = Int(try integer(field, as: UInt32.self))
        guard count <= longest else {
            throw .outOfRange(
                offset: start, field: "\(field)", found: Double(count), expected: "at most \(longest) bytes")
        }
        return try text(field, bytes: count, from: start)
    }

    /// Bytes after four that count them.
    mutating func data(_ field: StaticString, longest: Int) throws(ProtocolError) -> Data {
        let start = offset
        let count = Int(try integer(field, as: UInt32.self))
        guard count <= longest else {
            throw .outOfRange(
                offset: start, field: "\(field)", found: Double(count), expected: "at most \(longest) bytes")
        }
        try require(count, field)
        defer { offset += count }
        return Data(bytes[offset..<offset + count])
    }

    /// Two numbers of 32 bits, the second not less than the first.
    mutating func range(_ field: StaticString, below limit: UInt32) throws(ProtocolError) -> Range<Int> {
        let start = offset
        let low = try integer(field, as: UInt32.self)
        let high = try integer(field, as: UInt32.self)
        guard low <= high, high < limit else {
            throw .outOfRange(
                offset: start, field: "\(field)", found: Double(max(low, high)),
                expected: "an end from \(low) to \(limit - 1)")
        }
        return Int(low)..<Int(high)
    }

    private mutating func text(
        _ field: StaticString, bytes count: Int, from start: Int
    ) throws(ProtocolError) -> String {
        try require(count, field)
        defer { offset += count }
        guard let text = String(validating: bytes[offset..<offset + count], as: UTF8.self) else {
            throw .notText(offset: start, field: "\(field)")
        }
        return text
    }

    func require(_ count: Int, _ field: StaticString) throws(ProtocolError) {
        guard bytes.count - offset >= count else {
            throw .truncated(
                offset: offset, field: "\(field)", expected: count, found: bytes.count - offset)
        }
    }

    private func check(
        _ value: Double, _ field: StaticString, in range: ClosedRange<Double>, at start: Int
    ) throws(ProtocolError) {
        guard value.isFinite else { throw .notFinite(offset: start, field: "\(field)") }
        guard range.contains(value) else {
            throw .outOfRange(
                offset: start, field: "\(field)", found: value,
                expected: "\(range.lowerBound) to \(range.upperBound)")
        }
    }
}
