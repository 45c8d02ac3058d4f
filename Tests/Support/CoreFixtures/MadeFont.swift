// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A font file with names and measures, and without outlines: nobody paints it.
package struct MadeFont {
    package var family = "Made"
    package var style = "Regular"
    package var weight = 400
    package var isItalic = false
    /// In a thousandth of an em, as all measures.
    package var advances: [Unicode.Scalar: Int] = ["A": 700, "b": 300, "é": 450, "😀": 1200]
    package var ascent = 850
    package var descent = -150
    package var lineGap = 90
    package var capHeight = 640
    package var xHeight = 410
    /// Tables that are left out.
    package var without: Set<String> = []

    package init(_ change: (inout MadeFont) -> Void = { _ in }) { change(&self) }

    package var postScriptName: String { "\(family.filter { $0 != " " })-\(style)" }

    private typealias Bytes = [UInt8]

    private static func u16(_ values: Int...) -> Bytes { values.flatMap { [UInt8($0 >> 8 & 0xFF), UInt8($0 & 0xFF)] } }

    private static func u32(_ values: Int...) -> Bytes { values.flatMap { u16($0 >> 16 & 0xFFFF, $0 & 0xFFFF) } }

    package var data: Data {
        let tables = [
            "OS/2": os2, "cmap": characters, "head": head, "hhea": horizontal, "hmtx": widths, "maxp": Self.u32(0x5000),
            "name": names,
        ].filter { !without.contains($0.key) }.sorted { $0.key < $1.key }
        var file: Bytes = [0, 1, 0, 0] + Self.u16(tables.count, 0, 0, 0)
        var place = file.count + 16 * tables.count
        for (tag, bytes) in tables {
            file += Array(tag.utf8) + Self.u32(0, place, bytes.count)
            place += bytes.count
        }
        return Data(file + tables.flatMap(\.value))
    }

    private var scalars: [Unicode.Scalar] { advances.keys.sorted { $0.value < $1.value } }

    private var head: Bytes {
        [UInt8](repeating: 0, count: 18) + Self.u16(1000) + [UInt8](repeating: 0, count: 24)
            + Self.u16((weight >= 700 ? 1 : 0) | (isItalic ? 2 : 0)) + [UInt8](repeating: 0, count: 8)
    }

    private var horizontal: Bytes {
        Self.u32(0x10000) + Self.u16(ascent, descent, lineGap) + [UInt8](repeating: 0, count: 24)
            + Self.u16(advances.count + 1)
    }

    /// The glyph of what is missing, and then one for each character.
    private var widths: Bytes { Self.u16(500, 0) + scalars.flatMap { Self.u16(advances[$0] ?? 0, 0) } }

    private var os2: Bytes {
        Self.u16(4, 0, weight) + [UInt8](repeating: 0, count: 56) + Self.u16(isItalic ? 1 : 0)
            + [UInt8](repeating: 0, count: 22) + Self.u16(xHeight, capHeight)
    }

    /// One table for the first 65,536 characters, in which each has a segment, and one for all.
    private var characters: Bytes {
        let short = scalars.enumerated().filter { $0.element.value <= 0xFFFF }.map {
            (Int($0.element.value), $0.offset + 1)
        }
        let count = short.count + 1
        let segments =
            Self.u16(4, 16 + 8 * count, 0, 2 * count, 0, 0, 0) + short.flatMap { Self.u16($0.0) } + Self.u16(0xFFFF, 0)
            + short.flatMap { Self.u16($0.0) } + Self.u16(0xFFFF) + short.flatMap { Self.u16($0.1 - $0.0) }
            + Self.u16(1)
            + [UInt8](repeating: 0, count: 2 * count)
        let all = scalars.enumerated().flatMap { Self.u32(Int($0.element.value), Int($0.element.value), $0.offset + 1) }
        let groups = Self.u16(12, 0) + Self.u32(16 + all.count, 0, scalars.count) + all
        guard scalars.contains(where: { $0.value > 0xFFFF }) else {
            return Self.u16(0, 1, 3, 1) + Self.u32(12) + segments
        }
        return Self.u16(0, 2, 3, 1) + Self.u32(20) + Self.u16(3, 10) + Self.u32(20 + segments.count) + segments + groups
    }

    private var names: Bytes {
        let texts = [(1, family), (2, style), (4, "\(family) \(style)"), (6, postScriptName)]
        var records: Bytes = []
        var storage: Bytes = []
        for (number, text) in texts {
            let bytes = text.utf16.flatMap { Self.u16(Int($0)) }
            records += Self.u16(3, 1, 0x409, number, bytes.count, storage.count)
            storage += bytes
        }
        return Self.u16(0, texts.count, 6 + records.count) + records + storage
    }
}
