// SPDX-License-Identifier: Apache-2.0

/// The levels of a paragraph's characters by Unicode's bidirectional algorithm (UAX #9): even ones read from left to right, odd ones
/// from right to left.
///
/// ```
/// classes -> explicit levels (X1–X8) -> isolating run sequences (X10) -> W1–W7, N0–N2, I1, I2 -> levels
/// levels of a line -> blanks at its end and before tabs set back (L1) -> order from left to right (L2)
/// ```
///
/// A character that X9 removes has the level of the character before it. Takes time proportional to the length.
package struct BidiParagraph: Sendable {
    package enum Direction: Sendable {
        case leftToRight, rightToLeft
        /// That of the first strong character outside of isolates (P2, P3); from left to right without any.
        case natural
    }

    /// The paragraph's level: 0 or 1.
    package let base: UInt8
    /// Before L1.
    package let levels: [UInt8]
    private let classes: [BidiClass]

    /// - Parameters:
    ///   - classes: Of the characters, a paragraph separator at the end or none.
    ///   - brackets: The bracket at a place; for other characters, any character that is no bracket.
    package init(
        _ classes: [BidiClass], direction: Direction, brackets: (Int) -> Unicode.Scalar? = { _ in nil }
    ) {
        let matches = BidiIsolates(classes)
        switch direction {
        case .leftToRight: base = 0
        case .rightToLeft: base = 1
        case .natural: base = Self.level(of: classes, in: classes.indices, matches) ?? 0
        }
        self.classes = classes
        guard base == 1 || classes.contains(where: \.mayReorder) else {
            levels = [UInt8](repeating: 0, count: classes.count)
            return
        }
        var explicit = BidiExplicitLevels(classes, base: base, matches)
        for sequence in BidiRunSequence.all(of: explicit, original: classes, matches, base: base) {
            var resolver = BidiResolver(sequence, explicit, original: classes)
            resolver.resolve(brackets: brackets)
            for (place, character) in sequence.places.enumerated() {
                explicit.levels[character] = resolver.level(at: place)
            }
        }
        // Removed characters stay beside the character before them.
        var last = base
        for place in classes.indices {
            if classes[place].isRemoved { explicit.levels[place] = last }
            if classes[place] == .paragraphSeparator { explicit.levels[place] = base }
            last = explicit.levels[place]
        }
        levels = explicit.levels
    }

    /// P2, P3: the level of the first strong character of a stretch that is in no isolate there; `nil` without any.
    static func level(of classes: [BidiClass], in range: Range<Int>, _ matches: BidiIsolates) -> UInt8? {
        var place = range.lowerBound
        while place < range.upperBound {
            switch classes[place] {
            case .left: return 0
            case .right, .arabicLetter: return 1
            case .leftIsolate, .rightIsolate, .firstStrongIsolate:
                guard let end = matches.end(of: place) else { return nil }
                place = end
            default: break
            }
            place += 1
        }
        return nil
    }

    /// The levels of a line: L1 sets back tabs, the blanks before them, and the blanks at the line's end.
    package func levels(ofLine line: Range<Int>) -> [UInt8] {
        var result = Array(levels[line])
        var isBeforeBreak = true
        for place in line.reversed() {
            switch classes[place] {
            case .segmentSeparator, .paragraphSeparator: isBeforeBreak = true
            default: isBeforeBreak = isBeforeBreak && classes[place].isBlank
            }
            if isBeforeBreak { result[place - line.lowerBound] = base }
        }
        return result
    }

    /// L2: places from left to right. From the highest level down, each run of that level or a higher one is reversed.
    package static func visualOrder(_ levels: [UInt8]) -> [Int] {
        var order = Array(levels.indices)
        guard let highest = levels.max(), highest > 0 else { return order }
        let lowestOdd = levels.lazy.filter { !$0.isMultiple(of: 2) }.min() ?? highest + 1
        guard lowestOdd <= highest else { return order }
        for level in (lowestOdd...highest).reversed() {
            var place = 0
            while place < levels.count {
                guard levels[place] >= level else {
                    place += 1
                    continue
                }
                let start = place
                while place < levels.count, levels[place] >= level { place += 1 }
                order[start..<place].reverse()
            }
        }
        return order
    }
}
