// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// Why a file is no font that screens can show.
public struct FontFileError: Error, Hashable, Sendable, CustomStringConvertible {
    /// What is wrong, with the name of the table where that is known.
    public let reason: String

    /// The reason.
    public var description: String { reason }
}

/// The tables of a font file (OpenType), as far as names and measures need them. Nothing is read beyond the file's end.
struct FontTables: Sendable {
    private let bytes: [UInt8]
    private let places: [String: Range<Int>]

    init(_ data: Data) throws(FontFileError) {
        bytes = Array(data)
        let magic = bytes.prefix(4)
        guard magic != Array("ttcf".utf8)[...] else {
            throw FontFileError(reason: "It is a collection of fonts; only files of one font are taken.")
        }
        guard [[0, 1, 0, 0], Array("true".utf8), Array("OTTO".utf8)].contains(Array(magic)), bytes.count >= 12 else {
            throw FontFileError(reason: "It is no TrueType or OpenType font.")
        }
        let count = Int(bytes[4]) << 8 | Int(bytes[5])
        var places: [String: Range<Int>] = [:]
        for record in 0..<count {
            let start = 12 + 16 * record
            guard start + 16 <= bytes.count else { throw FontFileError(reason: "Its list of tables is cut off.") }
            let tag = String(decoding: bytes[start..<start + 4], as: UTF8.self)
            let (offset, length) = (Self.long(bytes, start + 8), Self.long(bytes, start + 12))
            guard offset + length <= bytes.count else { throw FontFileError(reason: "Its table \(tag) is cut off.") }
            places[tag] = offset..<offset + length
        }
        self.places = places
    }

    private static func long(_ bytes: [UInt8], _ place: Int) -> Int {
        bytes[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
    }

    func has(_ table: String) -> Bool { places[table] != nil }

    /// How many bytes a table has.
    func length(_ table: String) -> Int { places[table]?.count ?? 0 }

    /// A piece of a table; `nil` beyond its end.
    func bytes(_ table: String, _ offset: Int, _ count: Int) -> ArraySlice<UInt8>? {
        guard let place = places[table], offset >= 0, count >= 0, offset + count <= place.count else { return nil }
        return bytes[place.lowerBound + offset..<place.lowerBound + offset + count]
    }

    func u16(_ table: String, _ offset: Int) -> Int? {
        bytes(table, offset, 2).map { Int($0[$0.startIndex]) << 8 | Int($0[$0.startIndex + 1]) }
    }

    func i16(_ table: String, _ offset: Int) -> Int? { u16(table, offset).map { Int(Int16(truncatingIfNeeded: $0)) } }

    func u32(_ table: String, _ offset: Int) -> Int? {
        bytes(table, offset, 4).map { $0.reduce(0) { $0 << 8 | Int($1) } }
    }

    // MARK: Names

    /// A name by its number, in English where the font has it in several languages.
    func name(_ number: Int) -> String? {
        guard let count = u16("name", 2), let texts = u16("name", 4) else { return nil }
        var best: (rank: Int, text: String)?
        for record in 0..<count {
            let start = 6 + 12 * record
            guard let platform = u16("name", start), let language = u16("name", start + 4),
                u16("name", start + 6) == number, let length = u16("name", start + 8),
                let offset = u16("name", start + 10), let text = bytes("name", texts + offset, length)
            else { continue }
            // Windows' names are in UTF-16, as Unicode's are; those of the Macintosh are ASCII in what matters here.
            let isWide = platform != 1
            let rank =
                switch (platform, language) {
                case (3, 0x409): 3
                case (0, _): 2
                case (1, 0): 1
                default: 0
                }
            guard rank > best?.rank ?? -1,
                let read = String(bytes: text, encoding: isWide ? .utf16BigEndian : .macOSRoman), !read.isEmpty
            else { continue }
            best = (rank, read)
        }
        return best?.text
    }

    // MARK: Glyphs

    /// The number of a character's glyph; 0 is the glyph for characters that the font does not have.
    func glyph(of scalar: Unicode.Scalar) -> Int {
        guard let table = characters else { return 0 }
        return table.isLong ? longGlyph(table.offset, Int(scalar.value)) : shortGlyph(table.offset, Int(scalar.value))
    }

    /// The best table of characters: one for all of Unicode before one for its first 65,536 characters.
    private var characters: (offset: Int, isLong: Bool)? {
        var short: Int?
        for record in 0..<(u16("cmap", 2) ?? 0) {
            guard let platform = u16("cmap", 4 + 8 * record), let encoding = u16("cmap", 6 + 8 * record),
                let offset = u32("cmap", 8 + 8 * record), let format = u16("cmap", offset),
                platform == 0 || platform == 3 && (encoding == 1 || encoding == 10)
            else { continue }
            if format == 12 { return (offset, true) }
            if format == 4 { short = short ?? offset }
        }
        return short.map { ($0, false) }
    }

    private func longGlyph(_ offset: Int, _ code: Int) -> Int {
        let groups = min(u32("cmap", offset + 12) ?? 0, length("cmap") / 12)
        for group in 0..<groups {
            let start = offset + 16 + 12 * group
            guard let first = u32("cmap", start), let last = u32("cmap", start + 4), let glyph = u32("cmap", start + 8)
            else { return 0 }
            if first...max(first, last) ~= code { return glyph + code - first }
        }
        return 0
    }

    private func shortGlyph(_ offset: Int, _ code: Int) -> Int {
        guard code <= 0xFFFF, let double = u16("cmap", offset + 6) else { return 0 }
        // Ends, two bytes of nothing, starts, differences and places: a list each.
        let (ends, starts) = (offset + 14, offset + 16 + double)
        for segment in stride(from: 0, to: double, by: 2) {
            guard let end = u16("cmap", ends + segment), let start = u16("cmap", starts + segment) else { return 0 }
            guard code <= end else { continue }
            guard code >= start, let delta = u16("cmap", starts + double + segment) else { return 0 }
            let place = starts + 2 * double + segment
            guard let range = u16("cmap", place), range != 0 else { return (code + delta) & 0xFFFF }
            let glyph = u16("cmap", place + range + 2 * (code - start)) ?? 0
            return glyph == 0 ? 0 : (glyph + delta) & 0xFFFF
        }
        return 0
    }

    /// How far a glyph moves the pen, in the font's units.
    func advance(ofGlyph glyph: Int) -> Int? {
        // The last advance holds for all glyphs that follow.
        guard let count = u16("hhea", 34), count > 0 else { return nil }
        return u16("hmtx", 4 * min(glyph, count - 1))
    }
}
