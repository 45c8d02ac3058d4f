// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import UnicodeText

/// The order of graphemes on a line whose parts may read in different directions.
///
/// A caret between two graphemes has one place on the line: at the grapheme with the lower level, which belongs more to the
/// line. So every place on the line belongs to one caret, and arrows never get stuck where the direction changes.
struct LineOrder: Hashable, Sendable {
    /// The level of each grapheme. Even levels read from left to right, odd levels from right to left.
    let levels: [UInt8]
    /// The graphemes from left to right.
    let order: [Int]
    private let edgeOfCaret: [Int]
    private let caretOfEdge: [Int]

    init(levels: [UInt8], isRightToLeft: Bool) {
        self.levels = levels
        order = BidiParagraph.visualOrder(levels)
        let count = levels.count
        guard isRightToLeft || levels.contains(where: { $0 > 0 }) else {
            edgeOfCaret = Array(0...count)
            caretOfEdge = edgeOfCaret
            return
        }
        var places = [Int](repeating: 0, count: count)
        for (place, grapheme) in order.enumerated() { places[grapheme] = place }
        let base: UInt8 = isRightToLeft ? 1 : 0
        var edgeOfCaret = [Int](repeating: 0, count: count + 1)
        var caretOfEdge = [Int](repeating: 0, count: count + 1)
        for caret in 0...count {
            let before = caret > 0 ? levels[caret - 1] : base
            let after = caret < count ? levels[caret] : base
            let edge: Int
            if caret > 0, caret == count ? before == base : before <= after {
                edge = places[caret - 1] + (before.isMultiple(of: 2) ? 1 : 0)
            } else if caret < count, caret > 0 || after == base {
                edge = places[caret] + (after.isMultiple(of: 2) ? 0 : 1)
            } else if caret == 0 {
                edge = isRightToLeft ? count : 0
            } else {
                edge = isRightToLeft ? 0 : count
            }
            edgeOfCaret[caret] = edge
            caretOfEdge[edge] = caret
        }
        self.edgeOfCaret = edgeOfCaret
        self.caretOfEdge = caretOfEdge
    }

    /// The place on the line (0 at its left end) of the caret before a grapheme, or behind the last.
    func edge(ofCaret caret: Int) -> Int { edgeOfCaret[caret] }

    /// The number of the grapheme before which the caret at a place on the line stands.
    func caret(atEdge edge: Int) -> Int { caretOfEdge[edge] }

    func isRightToLeft(_ grapheme: Int) -> Bool { !levels[grapheme].isMultiple(of: 2) }
}
