// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Reads the text of a predicate.
///
/// ```text
/// or         = and (("OR" | "||") and)*
/// and        = not (("AND" | "&&") not)*
/// not        = ("NOT" | "!") not | "(" or ")" | "TRUEPREDICATE" | "FALSEPREDICATE" | comparison
/// comparison = ["ANY" | "SOME" | "ALL" | "NONE"] sum operator ["[" options "]"] sum
/// sum        = product (("+" | "-") product)*
/// product    = power (("*" | "/") power)*
/// power      = ("-" | "+") power | value ["**" power]
/// value      = text | number | constant | key path | argument | function "(" sum, … ")" | "(" sum ")" | "{" sum, … "}"
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

    /// An expression alone.
    static func expression(of format: String, _ arguments: [Any]) throws(Fault) -> PredicateValue {
        var parser = PredicateParser(try PredicateTokens.all(of: format), arguments)
        let value = try parser.sum()
        guard parser.token == .end else { throw parser.fault("the end") }
        return value
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
        return token == .sign("(") ? try bracketed() : try comparison()
    }

    /// A bracket may be around predicates, or around numbers.
    private mutating func bracketed() throws(Fault) -> PredicateNode {
        let start = self
        let first: Fault
        do throws(Fault) {
            next += 1
            let inner = try or()
            try expect(")")
            return inner
        } catch {
            first = error
        }
        self = start
        do throws(Fault) {
            return try comparison()
        } catch {
            throw error.place > first.place ? error : first
        }
    }

    private mutating func comparison() throws(Fault) -> PredicateNode {
        let number: PredicateComparison.Quantity =
            if take("ANY", "SOME") { .any } else if take("ALL") { .all } else if take("NONE") { .none } else { .one }
        let left = try sum()
        let kind: PredicateComparison.Kind? =
            switch token {
            case .word(let word): .init(rawValue: word.uppercased())
            case .sign(let sign): .init(sign: sign)
            default: nil
            }
        guard let kind else { throw fault("an operator") }
        next += 1
        let options = try options()
        return .comparison(.init(quantity: number, kind: kind, options: options, left: left, right: try sum()))
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

    private mutating func sum() throws(Fault) -> PredicateValue {
        try chain(["+": "add:to:", "-": "from:subtract:"]) { parser throws(Fault) in try parser.product() }
    }

    private mutating func product() throws(Fault) -> PredicateValue {
        try chain(["*": "multiply:by:", "/": "divide:by:"]) { parser throws(Fault) in try parser.power() }
    }

    /// Operands with signs between them, from the left to the right.
    private mutating func chain(
        _ functions: [String: String], of operand: (inout PredicateParser) throws(Fault) -> PredicateValue
    ) throws(Fault) -> PredicateValue {
        var result = try operand(&self)
        while case .sign(let sign) = token, let name = functions[sign] {
            next += 1
            result = .function(name, [result, try operand(&self)])
        }
        return result
    }

    private mutating func power() throws(Fault) -> PredicateValue {
        if take("-") { return .function("multiply:by:", [.constant(-1), try power()]) }
        if take("+") { return try power() }
        let base = try value()
        return take("**") ? .function("raise:toPower:", [base, try power()]) : base
    }

    private mutating func value() throws(Fault) -> PredicateValue {
        let here = token
        switch here {
        case .text(let text):
            next += 1
            return .constant(text)
        case .number(let number):
            next += 1
            return .constant(number)
        case .whole(let number):
            next += 1
            return .constant(number)
        case .sign("("):
            next += 1
            let inner = try sum()
            try expect(")")
            return inner
        case .argument(let letter): return try argument(letter)
        case .word(let word): return try named(word)
        case .sign("{"):
            next += 1
            var values: [PredicateValue] = []
            if take("}") { return .list([]) }
            repeat { values.append(try sum()) } while take(",")
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
            return PredicateValue.constant(of: argument)
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
        if token == .sign("(") || token == .sign(":") { return try function(word) }
        let name = word.hasPrefix("#") ? String(word.dropFirst()) : word
        let keys = name.split(separator: ".").map(String.init)
        return .keyPath(keys.first?.uppercased() == "SELF" ? Array(keys.dropFirst()) : keys)
    }

    /// `sqrt(9)`, `modulus:by:(7, 4)`.
    private mutating func function(_ first: String) throws(Fault) -> PredicateValue {
        let start = next - 1
        var name = first + ":"
        while take(":") {
            guard case .word(let part) = token else { break }
            next += 1
            name += part + ":"
        }
        try expect("(")
        var arguments: [PredicateValue] = []
        if !take(")") {
            repeat { arguments.append(try sum()) } while take(",")
            try expect(")")
        }
        if arguments.isEmpty { name.removeLast() }
        guard ExpressionFunctions.takes(name, arguments.count) else {
            throw Fault(expected: "a known function with as many arguments", place: tokens[start].place)
        }
        return .function(name, arguments)
    }
}
