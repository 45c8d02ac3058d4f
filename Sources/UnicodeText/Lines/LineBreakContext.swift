// SPDX-License-Identifier: Apache-2.0

/// The text before a possible line break, as far as the rules need it.
struct LineBreakContext {
    private enum Number {
        case none, digits, closed
    }

    let keepsInitialHyphens: Bool
    private var previous: LineBreakClass?
    /// The class before the spaces before the place.
    private var beforeSpaces: LineBreakClass?
    private var number = Number.none
    /// The number of regional indicators in a row before the place.
    private var indicators = 0
    /// Whether a hyphen stands there that begins a word.
    private var isInitialHyphen = false
    /// Whether the character before it was a Hebrew letter before a hyphen (LB21a).
    private var isHebrewHyphen = false

    init(keepsInitialHyphens: Bool) {
        self.keepsInitialHyphens = keepsInitialHyphens
    }

    /// Whether a line may break before a character. Then the character becomes part of the context.
    mutating func breaks(before kind: LineBreakClass, next: LineBreakClass?, isJoined: Bool) -> Bool {
        // Nearly all text is words and spaces between them; for these the rest stays unchanged.
        if kind == .letter {
            if previous == .letter { return false }
            if previous == .space, beforeSpaces == .letter {
                previous = .letter
                return true
            }
        } else if kind == .space, previous == .letter {
            previous = .space
            return false
        }
        defer { take(kind) }
        guard let previous else { return false }
        if kind == .space { return Self.isNewline(previous, before: kind) }
        return allowsBreak(previous, kind, next, isJoined: isJoined)
    }

    private mutating func take(_ kind: LineBreakClass) {
        let before = previous
        isInitialHyphen = kind == .hyphen && (before?.beginsWords ?? true)
        isHebrewHyphen = before == .hebrewLetter && (kind == .hyphen || kind == .breakAfter)
        switch (number, kind) {
        case (_, .number): number = .digits
        case (.digits, .breakSymbol), (.digits, .infixSeparator): break
        case (.digits, .closingPunctuation), (.digits, .closingParenthesis), (.digits, .wideClosingParenthesis):
            number = .closed
        default: number = .none
        }
        indicators = kind == .regionalIndicator ? indicators + 1 : 0
        if kind != .space { beforeSpaces = kind }
        previous = kind
    }

    /// LB4, LB5
    private static func isNewline(_ previous: LineBreakClass, before kind: LineBreakClass) -> Bool {
        switch previous {
        case .mandatoryBreak, .lineFeed, .nextLine: true
        case .carriageReturn: kind != .lineFeed
        default: false
        }
    }

    private func allowsBreak(
        _ a: LineBreakClass, _ b: LineBreakClass, _ next: LineBreakClass?, isJoined: Bool
    ) -> Bool {
        if Self.isNewline(a, before: b) { return true }
        switch b {
        case .mandatoryBreak, .carriageReturn, .lineFeed, .nextLine, .space, .zeroWidthSpace: return false  // LB5–LB7
        default: break
        }
        if beforeSpaces == .zeroWidthSpace { return true }  // LB8
        if isJoined || a == .wordJoiner || b == .wordJoiner || a == .glue { return false }  // LB8a, LB11, LB12
        if b == .glue, a != .space, a != .breakAfter, a != .hyphen { return false }  // LB12a
        if let answer = besidePunctuation(a, b) { return answer }
        if a == .space { return true }  // LB18
        if a == .quotation || b == .quotation { return false }  // LB19
        if a == .contingentBreak || b == .contingentBreak { return true }  // LB20
        if keepsInitialHyphens, isInitialHyphen, b.isLetter || b == .hyphen { return false }
        return !isHeldTogether(a, b, next)
    }

    /// LB13–LB17, which look through spaces.
    private func besidePunctuation(_ a: LineBreakClass, _ b: LineBreakClass) -> Bool? {
        switch b {
        case .closingPunctuation, .closingParenthesis, .wideClosingParenthesis, .exclamation, .infixSeparator,
            .breakSymbol:
            return false
        default: break
        }
        switch beforeSpaces {
        case .openingPunctuation, .wideOpeningPunctuation: return false
        case .quotation where b.isOpening: return false
        case .closingPunctuation where b == .nonstarter, .closingParenthesis where b == .nonstarter,
            .wideClosingParenthesis where b == .nonstarter:
            return false
        case .breakBothSides where b == .breakBothSides: return false
        default: return nil
        }
    }

    /// LB21–LB30b
    private func isHeldTogether(_ a: LineBreakClass, _ b: LineBreakClass, _ next: LineBreakClass?) -> Bool {
        if b == .breakAfter || b == .hyphen || b == .nonstarter || a == .breakBefore || isHebrewHyphen { return true }
        if a == .breakSymbol, b == .hebrewLetter { return true }
        if b == .inseparable { return true }
        if isHeldToNumber(a, b, next) { return true }
        if a.isLetter {
            if b.isLetter || b == .number || b == .prefix || b == .postfix || b == .openingPunctuation { return true }
        } else if b.isLetter {
            switch a {
            case .number, .prefix, .postfix, .infixSeparator, .closingParenthesis: return true
            default: break
            }
        }
        switch (a, b) {
        case (.prefix, .ideograph), (.prefix, .unassignedPictograph), (.prefix, .emojiBase), (.prefix, .emojiModifier),
            (.ideograph, .postfix), (.unassignedPictograph, .postfix), (.emojiBase, .postfix),
            (.emojiModifier, .postfix):
            return true  // LB23a
        case (.number, .openingPunctuation), (.closingParenthesis, .number): return true  // LB30
        case (.regionalIndicator, .regionalIndicator): return !indicators.isMultiple(of: 2)  // LB30a
        case (.emojiBase, .emojiModifier), (.unassignedPictograph, .emojiModifier): return true  // LB30b
        default: return isHangul(a, b)
        }
    }

    /// LB25: prefix? (opening | hyphen)? digit (digit | sign)* closing? (prefix | postfix)?
    private func isHeldToNumber(_ a: LineBreakClass, _ b: LineBreakClass, _ next: LineBreakClass?) -> Bool {
        let opens = b.isOpening || b == .hyphen
        if a == .prefix || a == .postfix, b == .number || (opens && next == .number) { return true }
        if a.isOpening || a == .hyphen, b == .number { return true }
        switch number {
        case .none: return false
        case .digits: return b == .number || b == .prefix || b == .postfix
        case .closed: return b == .prefix || b == .postfix
        }
    }

    /// LB26, LB27
    private func isHangul(_ a: LineBreakClass, _ b: LineBreakClass) -> Bool {
        switch (a, b) {
        case (.hangulLead, .hangulLead), (.hangulLead, .hangulVowel), (.hangulLead, .hangulSyllable),
            (.hangulLead, .hangulSyllableWithTail), (.hangulVowel, .hangulVowel), (.hangulVowel, .hangulTail),
            (.hangulSyllable, .hangulVowel), (.hangulSyllable, .hangulTail), (.hangulTail, .hangulTail),
            (.hangulSyllableWithTail, .hangulTail):
            true
        case (.prefix, _): b.isHangul
        case (_, .postfix): a.isHangul
        default: false
        }
    }
}

extension LineBreakClass {
    fileprivate var isLetter: Bool { self == .letter || self == .hebrewLetter }
    fileprivate var isOpening: Bool { self == .openingPunctuation || self == .wideOpeningPunctuation }

    fileprivate var isHangul: Bool {
        switch self {
        case .hangulLead, .hangulVowel, .hangulTail, .hangulSyllable, .hangulSyllableWithTail: true
        default: false
        }
    }

    /// Whether a hyphen behind it begins a word.
    fileprivate var beginsWords: Bool {
        switch self {
        case .mandatoryBreak, .carriageReturn, .lineFeed, .nextLine, .space, .zeroWidthSpace, .contingentBreak, .glue,
            .hyphen:
            true
        default: false
        }
    }
}
