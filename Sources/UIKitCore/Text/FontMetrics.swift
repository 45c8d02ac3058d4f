// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// Measures of one typeface in units of an em, as a screen found them.
///
/// As text (JSON) the advances stand under their graphemes.
public struct FontMetrics: Hashable, Sendable {
    /// How far the face reaches above the baseline.
    public var ascent: CGFloat
    /// How far the face reaches below the baseline, as a positive number.
    public var descent: CGFloat
    /// The extra space between two lines.
    public var lineGap: CGFloat
    /// How far each grapheme moves the pen. Kerning and ligatures are off, so that these add up.
    public var advances: [Character: CGFloat]
    /// The advances of letters of cursive scripts that are joined to others, by the measured text, which has more than one
    /// character.
    public var joined: [String: CGFloat]

    /// Measures in units of an em. They are checked only when they are used.
    public init(
        ascent: CGFloat, descent: CGFloat, lineGap: CGFloat, advances: [Character: CGFloat] = [:],
        joined: [String: CGFloat] = [:]
    ) {
        self.ascent = ascent
        self.descent = descent
        self.lineGap = lineGap
        self.advances = advances
        self.joined = joined
    }

    /// The heights that are used until a screen has sent its own.
    static let builtIn = FontMetrics(
        ascent: BuiltInMetrics.ascent, descent: BuiltInMetrics.descent, lineGap: BuiltInMetrics.lineGap)

    /// The plausible advances of a grapheme, in em: the widest ligature of any script has somewhat more than ten.
    static let plausibleAdvances: ClosedRange<CGFloat> = 0...16
    /// The plausible values of ascent, descent and line gap, in em: faces with the longest flourishes have less than two.
    static let plausibleHeights: ClosedRange<CGFloat> = 0...4
    /// How high a line is at least, in em.
    static let leastLineHeight: CGFloat = 0.25

    /// Whether the heights can belong to a face: all are plausible, and a line is not flat.
    var hasPlausibleHeights: Bool {
        // NaN is in no range.
        [ascent, descent, lineGap].allSatisfy(Self.plausibleHeights.contains)
            && ascent + descent >= Self.leastLineHeight
    }
}

extension FontMetrics: Codable {
    private enum Key: String, CodingKey {
        case ascent, descent, lineGap, advances, joined
    }

    /// Reads measures. Throws if an advance belongs to more or less than one grapheme.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: Key.self)
        var advances: [Character: CGFloat] = [:]
        for (grapheme, advance) in try values.decode([String: CGFloat].self, forKey: .advances) {
            guard grapheme.count == 1, let character = grapheme.first else {
                throw DecodingError.dataCorruptedError(
                    forKey: .advances, in: values,
                    debugDescription: "expected one grapheme, found \(grapheme.count) in \(grapheme.debugDescription)")
            }
            advances[character] = advance
        }
        self.init(
            ascent: try values.decode(CGFloat.self, forKey: .ascent),
            descent: try values.decode(CGFloat.self, forKey: .descent),
            lineGap: try values.decode(CGFloat.self, forKey: .lineGap),
            advances: advances,
            joined: try values.decodeIfPresent([String: CGFloat].self, forKey: .joined) ?? [:])
    }

    /// Writes measures; the joined letters only if there are any.
    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: Key.self)
        try values.encode(ascent, forKey: .ascent)
        try values.encode(descent, forKey: .descent)
        try values.encode(lineGap, forKey: .lineGap)
        try values.encode(
            Dictionary(uniqueKeysWithValues: advances.map { (String($0), $1) }), forKey: .advances)
        if !joined.isEmpty { try values.encode(joined, forKey: .joined) }
    }
}
