// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The characters of an input, whatever their encoding, in lines.
struct DumpText {
    /// A line, or a part of one that ends with an escaped line break, and its place.
    struct Line {
        /// UTF-8.
        var bytes: ArraySlice<UInt8>
        var number: Int
        /// The column of the first byte.
        var column: Int

        /// The column of the byte at `index`, in characters.
        func column(at index: Int) -> Int {
            column + bytes[bytes.startIndex..<index].count { $0 & 0b1100_0000 != 0b1000_0000 }
        }
    }

    /// UTF-8 without a byte-order mark.
    let bytes: [UInt8]
    let omissions: [Omission]

    init(_ data: Data) {
        let raw = [UInt8](data)
        if let wide = Self.decodedUTF16(raw) {
            bytes = wide
            omissions = []
            return
        }
        let body = raw.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(raw.dropFirst(3)) : raw
        guard String(validating: body, as: UTF8.self) == nil else {
            bytes = body
            omissions = []
            return
        }
        let (line, column) = Self.place(ofFirstFaultIn: body)
        bytes = Array(String(decoding: body, as: UTF8.self).utf8)
        omissions = [
            Omission(line: line, column: column, problem: "not UTF-8 from here on; such bytes are shown as \u{FFFD}")
        ]
    }

    /// The text in another one, for `unwrapped()`.
    init(bytes: [UInt8], omissions: [Omission], note: String) {
        self.bytes = bytes
        self.omissions = omissions + [Omission(line: 1, problem: note)]
    }

    private static func decodedUTF16(_ raw: [UInt8]) -> [UInt8]? {
        guard raw.count >= 4 else { return nil }
        // Without a byte order mark, the zeros beside the first Latin characters decide.
        let isLittle = raw[0] == 0xFF && raw[1] == 0xFE || raw[0] != 0 && raw[1] == 0 && raw[3] == 0
        let isBig = raw[0] == 0xFE && raw[1] == 0xFF || raw[0] == 0 && raw[1] != 0 && raw[2] == 0
        guard isLittle || isBig else { return nil }
        let start = raw[0] >= 0xFE ? 2 : 0
        let units: [UInt16] = stride(from: start, to: raw.count - 1, by: 2).map { index -> UInt16 in
            let low = UInt16(raw[isLittle ? index : index + 1])
            let high = UInt16(raw[isLittle ? index + 1 : index])
            return high << 8 | low
        }
        return Array(String(decoding: units, as: UTF16.self).utf8)
    }

    private static func place(ofFirstFaultIn body: [UInt8]) -> (line: Int, column: Int) {
        // The longest valid beginning, halved until found.
        var low = 0
        var high = body.count
        while low < high {
            let middle = (low + high + 1) / 2
            // A cut through a character does not make the text before it invalid.
            var end = middle
            while end > low, end < body.count, body[end] & 0b1100_0000 == 0b1000_0000 { end -= 1 }
            if String(validating: body[low..<end], as: UTF8.self) != nil, end > low {
                low = end
            } else {
                high = middle - 1
            }
        }
        let before = body[..<low]
        let line = before.count { $0 == UInt8(ascii: "\n") } + 1
        let lineStart = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
        return (line, before[lineStart...].count { $0 & 0b1100_0000 != 0b1000_0000 } + 1)
    }

    /// Lines end with a line feed, a carriage return or both. A dump printed as one quoted string (LLDB's `p`, Cycript, arrays)
    /// has its line breaks escaped; such a line is split where the next view begins.
    func lines(splittingEscapes: Bool) -> [Line] {
        var lines: [Line] = []
        var number = 1
        var start = 0
        var index = 0
        while index <= bytes.count {
            guard index == bytes.count || bytes[index] == UInt8(ascii: "\n") || bytes[index] == UInt8(ascii: "\r")
            else {
                index += 1
                continue
            }
            if index > start || index < bytes.count {
                append(start..<index, number: number, splitting: splittingEscapes, to: &lines)
            }
            if index + 1 < bytes.count, bytes[index] == UInt8(ascii: "\r"), bytes[index + 1] == UInt8(ascii: "\n") {
                index += 1
            }
            index += 1
            start = index
            number += 1
        }
        return lines
    }

    private func append(_ range: Range<Int>, number: Int, splitting: Bool, to lines: inout [Line]) {
        var columns = ColumnCounter()
        var start = range.lowerBound
        var index = start
        while splitting, index + 1 < range.upperBound {
            if bytes[index] == UInt8(ascii: "\\"), bytes[index + 1] == UInt8(ascii: "n"),
                startsView(after: index + 2, before: range.upperBound)
            {
                columns.move(to: start, lineStart: range.lowerBound, in: bytes)
                lines.append(Line(bytes: bytes[start..<index], number: number, column: columns.column))
                index += 2
                start = index
            } else {
                index += 1
            }
        }
        columns.move(to: start, lineStart: range.lowerBound, in: bytes)
        lines.append(Line(bytes: bytes[start..<range.upperBound], number: number, column: columns.column))
    }

    private func startsView(after index: Int, before end: Int) -> Bool {
        var index = index
        while index < end, [UInt8(ascii: " "), UInt8(ascii: "|"), UInt8(ascii: "\t")].contains(bytes[index]) {
            index += 1
        }
        return index < end && bytes[index] == UInt8(ascii: "<")
    }
}
