// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Reads the text of a predicate.
///
/// ```text
/// or         = and (("OR" | "||") and)*
/// and        = not (("AND" | "&&") not)*
/// not        = ("NOT" | "!") not | "(" or ")" | "TRUEPREDICATE" | "FALSEPREDICATE" | comparison
/// comparison = ["ANY" | "SOME" | "ALL" | "NONE"] value operator ["[" options "]"] value
/// value      = text | number | constant | key path | argument | "{" value, … "}"
/// ```
struct PredicateParser {
    typealias Fault = PredicateTokens.Fault

    private let tokens: [(token: PredicateTokens.Token, place: Int)]
    private var next = 0
    private var arguments: ArraySlice<Any>

    static func predicate(of format: String, _ arguments: [Any]) throws(Fault) -> PredicateNode {
        var parser = PredicateParser(try PredicateTokens.all(of: format), arguments)
        let predicate = try parser.or()
        guard parser.token == .end else { throw parser.fault("the end") }
        return predicate
    }

    private init(_ tokens: [(token: PredicateTokens.Token, place: Int)], _ arguments: [Any]) {
        self.tokens = tokens
        self.arguments = arguments[...]
    }

    private func fault(_ expected: String) -> Fault { Fault(expected: expected, place: tokens[next].place) }

    // MARK: Tokens

    private var token: PredicateTokens.Token { tokens[next].token }

    private mutating func take(_ words: String...) -> Bool {
        let isHere =
            switch token {
            case .word(let word): words.contains(word.uppercased())
            case .sign(let sign): words.contains(sign)
            default: false
            }
        if isHere { next += 1 }
        return isHere
    }

    private mutating func expect(_ sign: String) throws(Fault) {
        guard take(sign) else { throw fault("\"\(sign)\"") }
    }

    // MARK: Predicates

    private mutating func or() throws(Fault) -> PredicateNode {
        var parts = [try and()]
        while take("OR", "||") { parts.append(try and()) }
        return parts.count == 1 ? parts[0] : .any(parts)
    }

    private mutating func and() throws(Fault) -> PredicateNode {
        var parts = [try not()]
        while take("AND", "&&") { parts.append(try not()) }
        return parts.count == 1 ? parts[0] : .all(parts)
    }

    private mutating func not() throws(Fault) -> PredicateNode {
        if take("NOT", "!") { return .not(try not()) }
        if take("TRUEPREDICATE") { return .constant(true) }
        if take("FALSEPREDICATE") { return .constant(false) }
        if take("(") {
            let inner = try or()
            try expect(")")
            return inner
        }
        return try comparison()
    }

    private mutating func comparison() throws(Fault) -> PredicateNode {
        let number: PredicateComparison.Quantity =
            if take("ANY", "SOME") { .any } else if take("ALL") { .all } else if take("NONE") { .none } else { .one }
        let left = try value()
        guard case .word(let word) = token else {
            guard case .sign(let sign) = token, let kind = PredicateComparison.Kind(sign: sign) else {
                throw fault("an operator")
            }
            next += 1
            let options = try options()
            return .comparison(.init(quantity: number, kind: kind, options: options, left: left, right: try value()))
        }
        guard let kind = PredicateComparison.Kind(rawValue: word.uppercased()) else { throw fault("an operator") }
        next += 1
        let options = try options()
        return .comparison(.init(quantity: number, kind: kind, options: options, left: left, right: try value()))
    }

    /// `[c]`, `[d]`, `[cd]`.
    private mutating func options() throws(Fault) -> String.CompareOptions {
        guard take("[") else { return [] }
        guard case .word(let letters) = token else { throw fault("c or d") }
        var options: String.CompareOptions = []
        for letter in letters.lowercased() {
            switch letter {
            case "c": options.insert(.caseInsensitive)
            case "d": options.insert(.diacriticInsensitive)
            default: throw fault("c or d")
            }
        }
        next += 1
        try expect("]")
        return options
    }

    // MARK: Values

    private mutating func value() throws(Fault) -> PredicateValue {
        let here = token
        switch here {
        case .text(let text):
            next += 1
            return .constant(text)
        case .number(let number):
            next += 1
            return .constant(number)
        case .argument(let letter): return try argument(letter)
        case .word(let word): return try named(word)
        case .sign("{"):
            next += 1
            var values: [PredicateValue] = []
            if take("}") { return .list([]) }
            repeat { values.append(try value()) } while take(",")
            try expect("}")
            return .list(values)
        default: throw fault("a value")
        }
    }

    private mutating func argument(_ letter: Character) throws(Fault) -> PredicateValue {
        guard let argument = arguments.popFirst() else { throw fault("one more argument") }
        switch letter {
        case "@", "d", "i", "u", "x", "f", "g", "e", "c":
            next += 1
            return .constant(PredicateValue.plain(argument))
        case "K":
            guard let path = argument as? String else { throw fault("a key path as argument") }
            next += 1
            return .keyPath(path.split(separator: ".").map(String.init))
        default: throw fault("%@, %K or a number's sign")
        }
    }

    private static let reserved: Set<String> = [
        "AND", "OR", "NOT", "ANY", "ALL", "SOME", "NONE", "FUNCTION", "SUBQUERY", "CAST",
    ]

    private mutating func named(_ word: String) throws(Fault) -> PredicateValue {
        let upper = word.uppercased()
        guard !Self.reserved.contains(upper), PredicateComparison.Kind(rawValue: upper) == nil else {
            throw fault("a value")
        }
        next += 1
        switch upper {
        case "SELF": return .keyPath([])
        case "TRUE", "YES": return .constant(1.0)
        case "FALSE", "NO": return .constant(0.0)
        case "NIL", "NULL": return .constant(nil)
        default: break
        }
        guard token != .sign("(") else { throw fault("no function") }
        let name = word.hasPrefix("#") ? String(word.dropFirst()) : word
        let keys = name.split(separator: ".").map(String.init)
        return .keyPath(keys.first?.uppercased() == "SELF" ? Array(keys.dropFirst()) : keys)
    }
}
