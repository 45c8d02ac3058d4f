// SPDX-License-Identifier: Apache-2.0

/// Text as Cycript, LLDB and array descriptions escape it (K7): `\uXXXX`, `\"`, `\'`, `\\`, `\n`.
enum EscapedText {
    static func decoded(_ bytes: ArraySlice<UInt8>) -> String {
        guard bytes.contains(UInt8(ascii: "\\")) else { return bytes.text }
        var units: [UInt16] = []
        var plainStart = bytes.startIndex
        var index = bytes.startIndex
        func flush(_ units: inout [UInt16], to end: Int) {
            units.append(contentsOf: String(decoding: bytes[plainStart..<end], as: UTF8.self).utf16)
        }
        while index < bytes.endIndex {
            guard bytes[index] == UInt8(ascii: "\\"), index + 1 < bytes.endIndex,
                let (unit, length) = unit(after: index + 1, in: bytes)
            else {
                index += 1
                continue
            }
            flush(&units, to: index)
            units.append(unit)
            index += 1 + length
            plainStart = index
        }
        flush(&units, to: bytes.endIndex)
        // Characters beyond the first plane are two escapes.
        return String(decoding: units, as: UTF16.self)
    }

    private static func unit(after index: Int, in bytes: ArraySlice<UInt8>) -> (UInt16, Int)? {
        switch bytes[index] {
        case UInt8(ascii: "u"), UInt8(ascii: "U"):
            let digits = bytes[(index + 1)...].prefix(4)
            guard digits.count == 4, digits.allSatisfy(\.isHexDigit), let unit = UInt16(digits.text, radix: 16)
            else { return nil }
            return (unit, 5)
        case UInt8(ascii: "n"): return (0x0A, 1)
        case UInt8(ascii: "t"): return (0x09, 1)
        case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "\\"): return (UInt16(bytes[index]), 1)
        default: return nil
        }
    }
}
