// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import UnicodeText

/// A letter of a cursive script as it stands in its word: as wide as the screen paints it between its neighbours.
struct JoinedLetter {
    /// The measured text: the letter, with joiners on the sides where it is joined. An alef after a lam is one shape with it.
    var text: String
    /// The part of the measured width that is the letter's own.
    var share: CGFloat

    private static let joiner = "\u{200D}"
    private static let lam: Unicode.Scalar = "\u{644}"
    private static let alefs: Set<Unicode.Scalar> = ["\u{622}", "\u{623}", "\u{625}", "\u{627}", "\u{671}"]

    /// Whether a text may have letters that join. The first such letters are Arabic; most texts have none.
    static func mayBe(in text: String) -> Bool { text.utf8.contains { $0 >= 0xD8 } }

    /// The letters that are joined to a neighbour, by their places.
    static func all(in graphemes: [Character]) -> [Int: JoinedLetter] {
        let joinings = graphemes.map { grapheme -> (before: JoiningType, after: JoiningType)? in
            grapheme.isASCII ? (.none, .none) : grapheme.joining
        }
        var result: [Int: JoinedLetter] = [:]
        // The last grapheme that is more than a mark.
        var previous: Int?
        for place in graphemes.indices {
            guard let own = joinings[place] else { continue }
            defer { previous = place }
            guard own.before.joinsBefore || own.after.joinsAfter, result[place] == nil else { continue }
            let next = joinings[(place + 1)...].firstIndex { $0 != nil }
            let isJoinedBefore =
                own.before.joinsBefore && (previous.flatMap { joinings[$0] }?.after.joinsAfter ?? false)
            let isJoinedAfter = own.after.joinsAfter && (next.flatMap { joinings[$0] }?.before.joinsBefore ?? false)
            guard isJoinedBefore || isJoinedAfter else { continue }
            let before = isJoinedBefore ? joiner : ""
            if isJoinedAfter, next == place + 1, first(graphemes[place]) == lam,
                let alef = first(graphemes[place + 1]), alefs.contains(alef)
            {
                let both = JoinedLetter(text: before + String(graphemes[place...place + 1]), share: 0.5)
                (result[place], result[place + 1]) = (both, both)
            } else {
                let text = before + String(graphemes[place]) + (isJoinedAfter ? joiner : "")
                result[place] = JoinedLetter(text: text, share: 1)
            }
        }
        return result
    }

    private static func first(_ grapheme: Character) -> Unicode.Scalar? { grapheme.unicodeScalars.first }
}
