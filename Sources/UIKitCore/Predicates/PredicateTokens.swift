// SPDX-License-Identifier: Apache-2.0

/// The words, numbers, texts and signs of a predicate's format, one after the other.
struct PredicateTokens {
    enum Token: Equatable {
        case word(String)
        case number(Double)
        /// Digits alone.
        case whole(Int)
        case text(String)
        case sign(String)
        /// `%` and a letter.
        case argument(Character)
        case end

        /// Whether a value may end with it: a line after it is a minus.
        var endsValue: Bool {
            switch self {
            case .word, .number, .whole, .text, .argument, .sign(")"), .sign("}"): true
            default: false
            }
        }
    }

    /// What was expected, and where: the number of letters before it.
    struct Fault: Error, CustomStringConvertible {
        let expected: String
        let place: Int

        var description: String { "Expected is \(expected) after \(place) characters." }
    }

    private static let signs = ["&&", "||", "**", "==", "!=", "<>", "<=", "=<", ">=", "=>", "=", "<", ">", "!"]

    private let letters: [Character]
    private var place = 0

    init(_ format: String) { letters = Array(format) }

    /// All of them with their places, the last one ``Token/end``.
    static func all(of format: String) throws(Fault) -> [(token: Token, place: Int)] {
        var reader = PredicateTokens(format)
        var tokens: [(token: Token, place: Int)] = []
        repeat {
            reader.pass { $0.isWhitespace }
            let start = reader.place
            tokens.append((try reader.take(after: tokens.last?.token), start))
        } while tokens.last?.token != .end
        return tokens
    }

    private mutating func take(after last: Token?) throws(Fault) -> Token {
        guard place < letters.count else { return .end }
        let letter = letters[place]
        if letter == "\"" || letter == "'" { return try text(endedBy: letter) }
        if letter == "%" { return try argument() }
        let isNegative =
            letter == "-" && place + 1 < letters.count && letters[place + 1].isNumber && last?.endsValue != true
        if letter.isNumber || isNegative { return try number() }
        // The word after # is a name, also if it has another meaning.
        if Self.isOfWord(letter) || letter == "#" { return .word(passed { Self.isOfWord($0) }) }
        let sign = Self.signs.first { letters[place...].starts(with: $0) } ?? String(letter)
        place += sign.count
        return .sign(sign)
    }

    private mutating func text(endedBy quote: Character) throws(Fault) -> Token {
        var text = ""
        place += 1
        while place < letters.count, letters[place] != quote {
            if letters[place] == "\\", place + 1 < letters.count { place += 1 }
            text.append(letters[place])
            place += 1
        }
        guard place < letters.count else { throw Fault(expected: "the end of a text", place: place) }
        place += 1
        return .text(text)
    }

    private mutating func argument() throws(Fault) -> Token {
        place += 1
        pass { "lhqzt.0123456789".contains($0) }
        guard place < letters.count else { throw Fault(expected: "a letter", place: place) }
        place += 1
        return .argument(letters[place - 1])
    }

    private mutating func number() throws(Fault) -> Token {
        let start = place
        let digits = passed { $0.isNumber || ".eE".contains($0) }
        if let whole = Int(digits) { return .whole(whole) }
        guard let number = Double(digits) else { throw Fault(expected: "a number", place: start) }
        return .number(number)
    }

    private static func isOfWord(_ letter: Character) -> Bool {
        letter.isLetter || letter.isNumber || "_.@".contains(letter)
    }

    private mutating func pass(_ belongs: (Character) -> Bool) {
        while place < letters.count, belongs(letters[place]) { place += 1 }
    }

    /// The letter at hand, and those after it that belong to it.
    private mutating func passed(_ belongs: (Character) -> Bool) -> String {
        let start = place
        place += 1
        pass(belongs)
        return String(letters[start..<place])
    }
}
