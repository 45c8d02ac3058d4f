// SPDX-License-Identifier: Apache-2.0

/// The bytes of one or more lines of JSON, written without going through `Encodable`: a moving finger is recorded a thousand
/// times a second.
///
/// It writes the same as `SessionCoding.encoder`; a test compares the two.
public struct JSONLine: Sendable {
    /// The bytes so far: UTF-8.
    public private(set) var bytes: [UInt8] = []
    /// The last number that was formatted, and its text: equal times often follow each other.
    private var lastNumber = Double.nan
    private var lastText: [UInt8] = []

    /// An empty line.
    public init() {}

    /// Whether nothing was written yet.
    public var isEmpty: Bool { bytes.isEmpty }

    /// Forgets the bytes and keeps their room.
    public mutating func removeAll() { bytes.removeAll(keepingCapacity: true) }

    /// Punctuation and names of members, which need no escape.
    public mutating func literal(_ text: StaticString) {
        text.withUTF8Buffer { bytes.append(contentsOf: $0) }
    }

    /// Writes bytes that are JSON already.
    public mutating func raw(_ data: some Sequence<UInt8>) { bytes.append(contentsOf: data) }

    /// Writes `true` or `false`.
    public mutating func boolean(_ value: Bool) { value ? literal("true") : literal("false") }

    /// Writes a whole number, all of its digits.
    public mutating func integer(_ value: some BinaryInteger) {
        if value < 0 { bytes.append(UInt8(ascii: "-")) }
        var rest = UInt64(value.magnitude)
        // The digits, the last one first, at most twenty. They are packed, so that no array is made.
        var digits: (UInt64, UInt64, UInt64) = (0, 0, 0)
        var count = 0
        repeat {
            let digit = UInt64(UInt8(ascii: "0")) + rest % 10
            switch count {
            case 0..<8: digits.0 |= digit << UInt64(count * 8)
            case 8..<16: digits.1 |= digit << UInt64((count - 8) * 8)
            default: digits.2 |= digit << UInt64((count - 16) * 8)
            }
            rest /= 10
            count += 1
        } while rest > 0
        while count > 0 {
            count -= 1
            let word = count < 8 ? digits.0 : count < 16 ? digits.1 : digits.2
            bytes.append(UInt8(truncatingIfNeeded: word >> UInt64(count % 8 * 8)))
        }
    }

    /// A number, or the word for one that JSON cannot write.
    public mutating func number(_ value: Double) {
        if value == value.rounded(), value.magnitude < 1e15 {
            if value == 0, value.sign == .minus { return literal("-0") }
            return integer(Int64(value))
        }
        guard value.isFinite else {
            return literal(value.isNaN ? "\"nan\"" : value > 0 ? "\"infinity\"" : "\"-infinity\"")
        }
        if value != lastNumber {
            lastNumber = value
            var text = value.description
            if text.hasSuffix(".0") { text.removeLast(2) }
            lastText.removeAll(keepingCapacity: true)
            lastText.append(contentsOf: text.utf8)
        }
        bytes.append(contentsOf: lastText)
    }

    /// A quoted string.
    public mutating func string(_ text: String) {
        bytes.append(UInt8(ascii: "\""))
        var text = text
        let isPlain = text.withUTF8 { utf8 in
            for byte in utf8 where byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") {
                return false
            }
            bytes.append(contentsOf: utf8)
            return true
        }
        if !isPlain { for byte in text.utf8 { appendEscaped(byte) } }
        bytes.append(UInt8(ascii: "\""))
    }

    private mutating func appendEscaped(_ byte: UInt8) {
        switch byte {
        case UInt8(ascii: "\""): literal("\\\"")
        case UInt8(ascii: "\\"): literal("\\\\")
        case 0x08: literal("\\b")
        case 0x0C: literal("\\f")
        case UInt8(ascii: "\n"): literal("\\n")
        case UInt8(ascii: "\r"): literal("\\r")
        case UInt8(ascii: "\t"): literal("\\t")
        case 0..<0x20:
            literal("\\u00")
            let hex = String(byte, radix: 16)
            if hex.utf8.count == 1 { literal("0") }
            bytes.append(contentsOf: hex.utf8)
        default: bytes.append(byte)
        }
    }
}
