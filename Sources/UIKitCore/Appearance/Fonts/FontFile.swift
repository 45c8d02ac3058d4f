// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// A font that the application brings along (RB8).
///
/// Hosts paint with it: ``files(ofFamily:)`` tells them which files a face's family has.
public final class FontFile: Sendable {
    /// The file's bytes.
    public let data: Data
    /// Where the file lies; `nil` for one that was made from bytes.
    public let url: URL?
    /// The name that tells it from all others, as `Bungee-Regular`.
    public let postScriptName: String
    /// The name that people read, as `Bungee Regular`.
    public let fullName: String
    /// The name of the family that it belongs to.
    public let familyName: String
    /// The thickness of its strokes from 100 to 900.
    public let weight: Int
    /// Whether its letters are slanted.
    public let isItalic: Bool
    /// Whether its outlines are PostScript's (`.otf`) and not TrueType's.
    public let hasPostScriptOutlines: Bool
    /// Its heights in em, without advances.
    let metrics: FontMetrics
    /// In em.
    let capHeight: CGFloat
    /// In em.
    let xHeight: CGFloat
    private let tables: FontTables
    private let unitsPerEm: CGFloat

    /// Reads a font of TrueType or OpenType.
    ///
    /// - Throws: ``FontFileError`` if it is none, is damaged, or has no name.
    public init(_ data: Data, url: URL? = nil) throws(FontFileError) {
        let tables = try FontTables(data)
        self.tables = tables
        for table in ["head", "hhea", "hmtx", "maxp", "cmap", "name"] where !tables.has(table) {
            throw FontFileError(reason: "It has no table \(table).")
        }
        guard let units = tables.u16("head", 18), (16...16384).contains(units) else {
            throw FontFileError(reason: "Its table head tells no size of an em.")
        }
        guard let name = tables.name(6), let family = tables.name(16) ?? tables.name(1) else {
            throw FontFileError(reason: "Its table name has no name of the font or its family.")
        }
        guard let ascent = tables.i16("hhea", 4), let descent = tables.i16("hhea", 6),
            let gap = tables.i16("hhea", 8)
        else { throw FontFileError(reason: "Its table hhea is cut off.") }
        self.data = data
        self.url = url
        postScriptName = name
        familyName = family
        fullName = tables.name(4) ?? name
        let style = tables.u16("head", 44) ?? 0
        let said = tables.u16("OS/2", 4) ?? (style & 1 == 1 ? 700 : 400)
        weight = min(max(Int((Double(said) / 100).rounded()) * 100, 100), 900)
        isItalic = style & 2 == 2 || (tables.u16("OS/2", 62) ?? 0) & 1 == 1
        hasPostScriptOutlines = tables.has("CFF ") || tables.has("CFF2")
        let em = CGFloat(units)
        unitsPerEm = em
        metrics = FontMetrics(
            ascent: CGFloat(max(ascent, 0)) / em, descent: CGFloat(max(-descent, 0)) / em,
            lineGap: CGFloat(max(gap, 0)) / em)
        // Older files do not tell them.
        let isTold = (tables.u16("OS/2", 0) ?? 0) >= 2
        func height(_ offset: Int) -> CGFloat? {
            tables.i16("OS/2", offset).flatMap { isTold && $0 > 0 ? CGFloat($0) / em : nil }
        }
        capHeight = height(88) ?? BuiltInMetrics.capHeight
        xHeight = height(86) ?? BuiltInMetrics.xHeight
    }

    /// The face under which this font is measured and painted.
    var face: FontFace { FontFace(family: .named(familyName), weight: weight, isItalic: isItalic) }

    /// How far a character moves the pen, in em; `nil` if the font does not have it.
    func advance(of scalar: Unicode.Scalar) -> CGFloat? {
        let glyph = tables.glyph(of: scalar)
        return glyph == 0 ? nil : tables.advance(ofGlyph: glyph).map { CGFloat($0) / unitsPerEm }
    }

    // MARK: The application's fonts

    /// The application's own fonts of a family: empty for a family that the screen may have, or nobody.
    public static func files(ofFamily name: String) -> [FontFile] { FontLibrary.files(ofFamily: name) }

    /// Makes a font known to the application, by its names. One that is known by this name already stays.
    ///
    /// What `UIAppFonts` in `Info.plist` names is known from the beginning.
    ///
    /// - Returns: Whether it was not known before.
    @discardableResult
    public static func register(_ file: FontFile) -> Bool { FontLibrary.register(file) }
}
