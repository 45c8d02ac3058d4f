// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import UnicodeText

/// The graphemes of a stretch of text, with the data for lines: places, widths, and where lines may break.
@MainActor
struct GraphemeMeasures {
    /// Where each grapheme begins, in UTF-16 units from the beginning of the stretch, and where the last one ends.
    private(set) var offsets: [Int] = [0]
    private(set) var units: [LineUnit] = []
    /// In points.
    private(set) var advances: [CGFloat] = []
    /// Stretches of graphemes with styles of their own, in order; empty if all have the one font.
    private(set) var stretches: [(end: Int, style: TextStyle)] = []

    /// - Parameters:
    ///   - text: The stretch.
    ///   - font: the font.
    ///   - metrics: The measures of the application's screens.
    ///   - mask: the character that is shown for each grapheme; `nil` for no mask.
    init(_ text: String, font: UIFont, metrics: TextMetrics, mask: ((Int) -> Character?)? = nil) {
        var text = text
        metrics.withTable(of: font.face) { table in
            if mask == nil, text.isASCII {
                text.withUTF8 { readASCII($0, font, &table) }
            } else {
                read(text, font, mask, &table)
            }
        }
    }

    /// Measures a stretch whose parts have styles.
    ///
    /// - Parameters:
    ///   - parts: Texts that follow each other, each cut at grapheme boundaries.
    ///   - font: the font of parts without one.
    ///   - lineWidth: the width of the lines, in points.
    ///   - start: where the parts begin in their text, in UTF-16 units.
    init(
        _ parts: [(text: String, style: TextStyle)], font: UIFont, lineWidth: CGFloat, start: Int,
        metrics: TextMetrics
    ) {
        for part in parts {
            var own = GraphemeMeasures(part.text, font: part.style.font ?? font, metrics: metrics)
            if let attachment = part.style.attachment {
                for place in own.advances.indices {
                    let index = start + (offsets.last ?? 0) + place
                    own.advances[place] =
                        attachment.box(beside: part.style.font ?? font, lineWidth: lineWidth, index: index).width
                }
            }
            // Nearly all stretches of a long text have one style.
            if parts.count == 1 { self = own } else { append(own) }
            // Loops: a closure of the main actor would check at each character where it runs.
            if part.style.kern != 0 {
                for place in advances.count - own.count..<advances.count {
                    advances[place] = max(0, advances[place] + part.style.kern)
                }
            }
            stretches.append((advances.count, part.style))
        }
        // Where two parts meet, the text on both sides decides whether a line may break.
        if parts.count > 1 { units = LineUnit.units(of: parts.map(\.text).joined()) }
    }

    /// The places and widths of a text that follows.
    private mutating func append(_ next: GraphemeMeasures) {
        let start = offsets.last ?? 0
        for offset in next.offsets.dropFirst() { offsets.append(start + offset) }
        advances += next.advances
    }

    private mutating func read(
        _ text: String, _ font: UIFont, _ mask: ((Int) -> Character?)?, _ table: inout TextMetricsTable
    ) {
        var shown: [Character] = []
        offsets.reserveCapacity(text.utf8.count + 1)
        var offset = 0
        for grapheme in text {
            shown.append(mask?(offset) ?? grapheme)
            offset += grapheme.isASCII && grapheme != "\r\n" ? 1 : grapheme.utf16.count
            offsets.append(offset)
        }
        units = LineUnit.units(of: shown)
        advances = table.advances(of: shown, in: font.face).map { $0 * font.pointSize }
        for place in units.indices where units[place].kind == .newline { advances[place] = 0 }
    }

    /// The same for ASCII alone, byte by byte, for speed: others wait while somebody inserts, undoes and redoes a megabyte of it.
    private mutating func readASCII(
        _ text: UnsafeBufferPointer<UInt8>, _ font: UIFont, _ table: inout TextMetricsTable
    ) {
        let count = text.count
        let size = font.pointSize
        let face = font.face
        let kinds = LineUnit.Kind.ascii
        let opportunities = LineBreaks().opportunities(ofASCII: text)
        // In points, negative for unknown advances: each character is requested once.
        var known = [CGFloat](repeating: -1, count: 128)
        var graphemes = 0
        offsets = [Int](unsafeUninitializedCapacity: count + 1) { offsets, offsetCount in
            units = [LineUnit](unsafeUninitializedCapacity: count) { units, unitCount in
                advances = [CGFloat](unsafeUninitializedCapacity: count) { advances, advanceCount in
                    offsets[0] = 0
                    for place in 0..<count {
                        let byte = Int(text[place])
                        if byte == 0x0A, place > 0, text[place - 1] == 0x0D {
                            // One character with the return before it.
                            offsets[graphemes] += 1
                            continue
                        }
                        let kind = kinds[byte]
                        if known[byte] < 0 {
                            known[byte] = kind == .newline ? 0 : table.advance(ofASCII: text[place], in: face) * size
                        }
                        units[graphemes] = LineUnit(kind: kind, mayBreakBefore: opportunities[place])
                        advances[graphemes] = known[byte]
                        graphemes += 1
                        offsets[graphemes] = place + 1
                    }
                    advanceCount = graphemes
                }
                unitCount = graphemes
            }
            offsetCount = graphemes + 1
        }
    }

    var count: Int { units.count }

    /// The number of the stretch that a grapheme is in; 0 where there are none.
    func stretch(of grapheme: Int) -> Int {
        var low = 0
        var high = stretches.count
        while high - low > 1 {
            let middle = low + (high - low) / 2
            if stretches[middle - 1].end <= grapheme { low = middle } else { high = middle }
        }
        return low
    }

    /// The place of the grapheme that begins at an offset, or the one the offset lies in.
    func grapheme(at offset: Int) -> Int {
        var low = 0
        var high = offsets.count
        while high - low > 1 {
            let middle = low + (high - low) / 2
            if offsets[middle] <= offset { low = middle } else { high = middle }
        }
        return low
    }
}

extension String {
    /// Whether all characters are of ASCII.
    // Not isolated: a closure of the main actor would check at each byte where it runs. That took a third of a long text's time.
    nonisolated var isASCII: Bool {
        var text = self
        return text.withUTF8 { bytes in
            var all: UInt8 = 0
            for byte in bytes { all |= byte }
            return all < 0x80
        }
    }
}
