// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// The measures for laying out text in one visitor's scenes: those of the visitor's screens, as far as they have come,
/// otherwise built-in ones. No other visitor's text uses them.
///
/// ```
/// layout asks for a grapheme  ->  measured? its advance : the built-in one, and a request
/// host takes the requests     ->  measures them where it paints  ->  update  ->  generation + 1
/// owner of a layout           ->  lays out again if generation is no longer the one it was made in
/// ```
@preconcurrency @MainActor
public final class TextMetrics {
    private var tables: [FontFace: TextMetricsTable] = [:]
    /// The faces with open requests, in the order in which they were first used.
    private var facesToAsk: [FontFace] = []

    /// Grows whenever a measure changes that a layout may have used.
    public private(set) var generation = 0

    /// Measures without any answer of a screen yet.
    public init() {}

    /// The advance of `grapheme` in em.
    public func advance(of grapheme: Character, in face: FontFace) -> CGFloat {
        withTable(of: face) { $0.advance(of: grapheme, in: face) }
    }

    /// The advances of all graphemes of `text`, in order, in em; those of cursive scripts as they join.
    public func advances(of text: String, in face: FontFace) -> [CGFloat] {
        withTable(of: face) { table in
            JoinedLetter.mayBe(in: text)
                ? table.advances(of: Array(text), in: face) : text.map { table.advance(of: $0, in: face) }
        }
    }

    /// Ascent, descent and line gap of `face` in em, without advances.
    public func heights(of face: FontFace) -> FontMetrics {
        withTable(of: face) { $0.heights }
    }

    /// Whether a host has something to measure.
    public var hasRequests: Bool { !facesToAsk.isEmpty }

    /// Returns requests for graphemes that have been used, and not been measured or requested yet. The next call returns only
    /// new ones.
    public func takeRequests() -> [TextMeasureRequest] {
        let faces = facesToAsk
        facesToAsk = []
        return faces.map { face in
            let graphemes = tables[face]?.takeUnasked() ?? []
            return TextMeasureRequest(face: face, graphemes: graphemes)
        }
    }

    /// Asks again for requests that will not be answered, because the asked page is gone.
    public func requestAgain(_ requests: [TextMeasureRequest]) {
        for request in requests {
            withTable(of: request.face) { $0.askAgain(request.graphemes) }
        }
    }

    /// Takes over what a screen has measured; ``generation`` grows if that changes anything.
    ///
    /// It ignores impossible measures: negative numbers, NaN, numbers larger than those of any face (advances of more than 16
    /// em, heights of more than 4), and heights of zero. The first plausible heights of a face stay: they decide the height
    /// of a line, and lines must not change their height while somebody reads.
    public func update(_ face: FontFace, with measured: FontMetrics) {
        let isChanged = withTable(of: face) { table in
            var isChanged = false
            for (grapheme, advance) in measured.advances where FontMetrics.plausibleAdvances.contains(advance) {
                if table.set(advance, of: grapheme, in: face) { isChanged = true }
            }
            for (text, advance) in measured.joined where FontMetrics.plausibleAdvances.contains(advance) {
                if table.set(advance, ofJoined: text) { isChanged = true }
            }
            if measured.hasPlausibleHeights, table.setHeights(from: measured) { isChanged = true }
            return isChanged
        }
        if isChanged { generation += 1 }
    }

    /// Goes back to the built-in measures and asks for everything again: another screen paints from here on.
    public func reset() {
        facesToAsk = tables.keys.sorted { $0.sortKey < $1.sortKey }
        for face in facesToAsk {
            tables[face]?.reset(for: face)
        }
        generation += 1
    }

    func withTable<Result>(of face: FontFace, _ body: (inout TextMetricsTable) -> Result) -> Result {
        // Removed from the dictionary during the change, so that it is not copied.
        let isKnown = tables[face] != nil
        var table = tables.removeValue(forKey: face) ?? TextMetricsTable(for: face)
        let hadRequests = isKnown && table.hasUnasked
        let result = body(&table)
        if table.hasUnasked, !hadRequests { facesToAsk.append(face) }
        tables[face] = table
        return result
    }
}
