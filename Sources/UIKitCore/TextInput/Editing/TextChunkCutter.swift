// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// Cuts a text into chunks in one pass over its UTF-8.
struct TextChunkCutter {
    private let text: String
    private(set) var chunks: [TextChunk] = []

    init(_ text: String) {
        self.text = text
    }

    mutating func cut(_ bytes: UnsafeBufferPointer<UInt8>) {
        var start = 0
        var position = 0
        var length = 0
        var isSimple = true
        var previous: Unicode.Scalar?
        while position < bytes.count {
            let byte = bytes[position]
            // Most bytes: an ASCII letter, digit or space in a chunk that is not long.
            if byte >= 0x20, byte < 0x7F, length < 512, let last = previous, last.value >= 0x20, last.value < 0x7F {
                previous = Unicode.Scalar(byte)
                position += 1
                length += 1
                continue
            }
            let (scalar, width) = Self.decode(bytes, at: position)
            if let last = previous, TextChunk.mayCut(last, scalar, after: length) {
                take(start..<position, length, isSimple)
                start = position
                length = 0
                isSimple = true
            }
            if !scalar.isASCII || scalar == "\r" { isSimple = false }
            previous = scalar
            position += width
            length += scalar.value > 0xFFFF ? 2 : 1
        }
        if position > start { take(start..<position, length, isSimple) }
    }

    private mutating func take(_ range: Range<Int>, _ length: Int, _ isSimple: Bool) {
        let utf8 = text.utf8
        let from = utf8.index(utf8.startIndex, offsetBy: range.lowerBound)
        let to = utf8.index(from, offsetBy: range.count)
        chunks.append(TextChunk(String(text[from..<to]), count: length, isSimple: isSimple))
    }

    /// The scalar that begins at a position of valid UTF-8, and its width in bytes.
    private static func decode(_ bytes: UnsafeBufferPointer<UInt8>, at position: Int) -> (Unicode.Scalar, Int) {
        let lead = UInt32(bytes[position])
        func next(_ distance: Int) -> UInt32 { UInt32(bytes[position + distance]) & 0x3F }
        let (value, width): (UInt32, Int) =
            switch lead {
            case 0..<0x80: (lead, 1)
            case 0x80..<0xE0: ((lead & 0x1F) << 6 | next(1), 2)
            case 0xE0..<0xF0: ((lead & 0x0F) << 12 | next(1) << 6 | next(2), 3)
            default: ((lead & 0x07) << 18 | next(1) << 12 | next(2) << 6 | next(3), 4)
            }
        // A String's UTF-8 is valid, so there is always a scalar.
        return (Unicode.Scalar(value) ?? "\u{FFFD}", width)
    }
}
