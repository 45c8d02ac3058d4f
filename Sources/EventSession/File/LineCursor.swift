// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Goes over the bytes of a line of JSON that is as a recording writes it: members in order, no spaces.
///
/// For any other line, a call returns `nil` or `false`; the decoder that reads every JSON takes that line.
struct LineCursor {
    private let bytes: UnsafeBufferPointer<UInt8>
    private var place = 0

    init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

    var isAtEnd: Bool { place == bytes.count }

    /// Goes past the text, if it is next.
    mutating func skip(_ text: StaticString) -> Bool {
        let count = text.utf8CodeUnitCount
        guard bytes.count - place >= count else { return false }
        for offset in 0..<count where bytes[place + offset] != text.utf8Start[offset] { return false }
        place += count
        return true
    }

    /// The characters of a string without escapes.
    mutating func string() -> String? {
        guard skip("\"") else { return nil }
        let start = place
        while place < bytes.count, bytes[place] != UInt8(ascii: "\"") {
            guard bytes[place] != UInt8(ascii: "\\"), bytes[place] >= 0x20 else { return nil }
            place += 1
        }
        guard place < bytes.count else { return nil }
        place += 1
        return String(validating: UnsafeBufferPointer(rebasing: bytes[start..<(place - 1)]), as: UTF8.self)
    }

    mutating func boolean() -> Bool? { skip("true") ? true : skip("false") ? false : nil }

    mutating func integer<Number: FixedWidthInteger>(_: Number.Type = Number.self) -> Number? {
        let isNegative = skip("-")
        guard let digits = digits(), digits.count <= 18, !continuesNumber else { return nil }
        return Number(exactly: isNegative ? -Int64(digits.value) : Int64(digits.value))
    }

    /// A number as a whole number divided by a power of ten. A `Double` has both exactly, so the quotient is rounded once,
    /// like the number itself.
    mutating func number() -> Double? {
        let isNegative = skip("-")
        guard let whole = digits() else { return nil }
        var value = whole.value
        var places = 0
        if skip(".") {
            guard let part = digits() else { return nil }
            guard whole.count + part.count <= 15 else { return longNumber(from: place) }
            places = part.count
            for _ in 0..<places { value *= 10 }
            value += part.value
        } else if whole.count > 15 {
            return nil
        }
        guard !continuesNumber else { return nil }
        let result = Double(value) / Self.powers[places]
        return isNegative ? -result : result
    }

    private static let powers: [Double] = (0...15).map { pow(10, Double($0)) }

    /// A number with too many digits for the division, from its sign or first digit on.
    private mutating func longNumber(from end: Int) -> Double? {
        var start = end
        while start > 0, Self.isOfNumber(bytes[start - 1]) { start -= 1 }
        guard !continuesNumber else { return nil }
        return Double(String(decoding: bytes[start..<end], as: UTF8.self))
    }

    private static func isOfNumber(_ byte: UInt8) -> Bool {
        byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "-")
    }

    /// Whether the number goes on: with an exponent, or with more digits.
    private var continuesNumber: Bool {
        guard place < bytes.count else { return false }
        return Self.isOfNumber(bytes[place]) || bytes[place] | 0x20 == UInt8(ascii: "e")
    }

    private mutating func digits() -> (value: UInt64, count: Int)? {
        var value: UInt64 = 0
        var count = 0
        while place < bytes.count, case let digit = bytes[place] &- UInt8(ascii: "0"), digit < 10 {
            if count < 19 { value = value * 10 + UInt64(digit) }
            count += 1
            place += 1
        }
        return count > 0 ? (value, count) : nil
    }

    /// The elements of a list.
    mutating func list<Element>(_ read: (inout LineCursor) -> Element?) -> [Element]? {
        guard skip("[") else { return nil }
        if skip("]") { return [] }
        var elements: [Element] = []
        repeat {
            guard let element = read(&self) else { return nil }
            elements.append(element)
        } while skip(",")
        return skip("]") ? elements : nil
    }

    /// Goes past a value of any kind. Returns whether the value is valid, so that a decoder would accept it.
    mutating func skipValue(depth: Int = 0) -> Bool {
        guard place < bytes.count, depth < 64 else { return false }
        switch bytes[place] {
        case UInt8(ascii: "{"):
            place += 1
            if skip("}") { return true }
            repeat {
                guard string() != nil, skip(":"), skipValue(depth: depth + 1) else { return false }
            } while skip(",")
            return skip("}")
        case UInt8(ascii: "["):
            place += 1
            if skip("]") { return true }
            repeat {
                guard skipValue(depth: depth + 1) else { return false }
            } while skip(",")
            return skip("]")
        case UInt8(ascii: "\""): return string() != nil
        case UInt8(ascii: "t"), UInt8(ascii: "f"): return boolean() != nil
        case UInt8(ascii: "n"): return skip("null")
        default: return number() != nil
        }
    }
}
