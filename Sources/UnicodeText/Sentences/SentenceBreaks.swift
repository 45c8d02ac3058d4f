// SPDX-License-Identifier: Apache-2.0

/// Sentence boundaries by Unicode's rules (UAX #29). Spaces and a line's end behind a sentence belong to it.
package enum SentenceBreaks {
    /// Whether there is a boundary before each of the scalars; there is one before the first.
    package static func boundaries(in scalars: some Sequence<Unicode.Scalar>) -> [Bool] {
        boundaries(of: scalars.map { SentenceBreakClass($0) })
    }

    package static func boundaries(of classes: [SentenceBreakClass]) -> [Bool] {
        let goesOnSmall = beforeSmallLetters(classes)
        var result = [Bool](repeating: false, count: classes.count)
        var end = End()
        for (place, kind) in classes.enumerated() {
            if place == 0 {
                result[place] = true
            } else if classes[place - 1].isParagraphEnd {
                result[place] = !(classes[place - 1] == .carriageReturn && kind == .lineFeed)  // SB3, SB4
            } else if kind.isIgnored {
                continue  // SB5
            } else {
                result[place] = end.isBoundary(before: kind, goesOnSmall: goesOnSmall[place])
            }
            if kind.isIgnored, place > 0, !classes[place - 1].isParagraphEnd { continue }
            end.take(kind)
        }
        return result
    }

    /// SB8: whether the next deciding character is a small letter.
    private static func beforeSmallLetters(_ classes: [SentenceBreakClass]) -> [Bool] {
        var result = [Bool](repeating: false, count: classes.count)
        var isSmall = false
        for (place, kind) in classes.enumerated().reversed() {
            switch kind {
            case .lowercase: isSmall = true
            case .letter, .uppercase, .period, .terminator, .separator, .carriageReturn, .lineFeed: isSmall = false
            default: break
            }
            result[place] = isSmall
        }
        return result
    }

    /// What was seen of the end of a sentence:
    ///
    ///     nothing ──. ! ?──> mark ──) " '──> closing ──space──> space
    private struct End {
        private enum Part { case mark, closing, space }

        private var part: Part?
        private var isPeriod = false
        /// Whether the period follows a letter that is capital or small.
        private var isAfterCase = false
        private var last = SentenceBreakClass.other

        /// SB6–SB11
        func isBoundary(before kind: SentenceBreakClass, goesOnSmall: Bool) -> Bool {
            guard let part else { return false }
            if isPeriod {
                if part == .mark, kind == .number { return false }
                if part == .mark, isAfterCase, kind == .uppercase { return false }
                if goesOnSmall { return false }
            }
            switch kind {
            case .continuation, .period, .terminator, .space, .separator, .carriageReturn, .lineFeed: return false
            case .closing: return part == .space
            default: return true
            }
        }

        mutating func take(_ kind: SentenceBreakClass) {
            switch (kind, part) {
            case (.period, _), (.terminator, _):
                part = .mark
                isPeriod = kind == .period
                isAfterCase = last == .uppercase || last == .lowercase
            case (.closing, .mark), (.closing, .closing): part = .closing
            case (.space, .some): part = .space
            default: part = nil
            }
            last = kind
        }
    }
}

extension SentenceBreakClass {
    package init(_ scalar: Unicode.Scalar) {
        self = SentenceBreakClass(rawValue: Self.table[scalar]) ?? .other
    }

    fileprivate var isParagraphEnd: Bool { self == .separator || self == .carriageReturn || self == .lineFeed }
    fileprivate var isIgnored: Bool { self == .extend || self == .format }
}
