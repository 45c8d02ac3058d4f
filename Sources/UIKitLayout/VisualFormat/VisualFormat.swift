// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// A parsed visual format: views in their order, and the connections between them (L25).
struct VisualFormat: Equatable {
    enum Amount: Equatable {
        case number(CGFloat)
        /// A metric, or a view of the same size.
        case name(String)
    }

    struct Predicate: Equatable {
        var relation = Relation.equal
        var amount: Amount
        var priority: Amount?
    }

    enum Relation: String {
        case lessThanOrEqual = "<="
        case equal = "=="
        case greaterThanOrEqual = ">="
    }

    enum Connection: Equatable {
        case flush
        /// The system's distance, or the superview's margin.
        case standard
        case distances([Predicate])
    }

    struct View: Equatable {
        var name: String
        var sizes: [Predicate] = []
    }

    var isVertical = false
    /// The connection between the superview's edge and the first view; `nil` if the format does not begin at the edge.
    var leading: Connection?
    var views: [View] = []
    /// Between each view and the next.
    var connections: [Connection] = []
    var trailing: Connection?
}

/// The error of a format that can't be read: the place, the found and the expected text.
struct VisualFormatError: Error, Equatable, CustomStringConvertible {
    let format: String
    /// Counted from 1.
    let column: Int
    let found: String
    let expected: String

    var description: String {
        "The visual format \"\(format)\" can't be read at column \(column): found \(found), expected \(expected)."
    }
}

/// Reads visual formats.
struct VisualFormatReader {
    private let text: String
    private let characters: [Character]
    private var place = 0

    private init(_ text: String) {
        self.text = text
        characters = Array(text)
    }

    static func read(_ text: String) throws(VisualFormatError) -> VisualFormat {
        var reader = VisualFormatReader(text)
        return try reader.readFormat()
    }

    // MARK: Characters

    private func error(_ expected: String) -> VisualFormatError {
        let found = place < characters.count ? "\"\(characters[place])\"" : "the end"
        return VisualFormatError(format: text, column: place + 1, found: found, expected: expected)
    }

    private mutating func take(_ prefix: String) -> Bool {
        guard characters[place...].starts(with: prefix) else { return false }
        place += prefix.count
        return true
    }

    private mutating func need(_ character: String) throws(VisualFormatError) {
        if !take(character) { throw error("\"\(character)\"") }
    }

    // MARK: Parts

    private mutating func readFormat() throws(VisualFormatError) -> VisualFormat {
        var format = VisualFormat()
        format.isVertical = take("V:")
        if !format.isVertical { _ = take("H:") }
        if take("|") { format.leading = try readConnection() }
        format.views.append(try readView())
        while place < characters.count {
            let connection = try readConnection()
            if take("|") {
                format.trailing = connection
                if place < characters.count { throw error("the end") }
                return format
            }
            format.connections.append(connection)
            format.views.append(try readView())
        }
        return format
    }

    private mutating func readConnection() throws(VisualFormatError) -> VisualFormat.Connection {
        guard take("-") else { return .flush }
        if place < characters.count, characters[place] == "[" || characters[place] == "|" { return .standard }
        let distances =
            place < characters.count && characters[place] == "("
            ? try readPredicates(mayBeViews: false)
            : [VisualFormat.Predicate(amount: try readAmount("a distance"), priority: try readPriority())]
        try need("-")
        return .distances(distances)
    }

    private mutating func readView() throws(VisualFormatError) -> VisualFormat.View {
        if !take("[") { throw error("a view in brackets") }
        var view = VisualFormat.View(name: try readName("a view's name"))
        if place < characters.count, characters[place] == "(" { view.sizes = try readPredicates(mayBeViews: true) }
        try need("]")
        return view
    }

    private mutating func readPredicates(
        mayBeViews: Bool
    ) throws(VisualFormatError) -> [VisualFormat.Predicate] {
        try need("(")
        var predicates: [VisualFormat.Predicate] = []
        repeat {
            var relation = VisualFormat.Relation.equal
            for candidate in [VisualFormat.Relation.lessThanOrEqual, .equal, .greaterThanOrEqual]
            where take(candidate.rawValue) {
                relation = candidate
                break
            }
            let amount = try readAmount(mayBeViews ? "a size" : "a distance")
            predicates.append(
                VisualFormat.Predicate(relation: relation, amount: amount, priority: try readPriority()))
        } while take(",")
        try need(")")
        return predicates
    }

    private mutating func readPriority() throws(VisualFormatError) -> VisualFormat.Amount? {
        take("@") ? try readAmount("a priority") : nil
    }

    private mutating func readAmount(_ expected: String) throws(VisualFormatError) -> VisualFormat.Amount {
        let start = place
        // A minus belongs to a number only inside of parentheses; elsewhere it connects.
        if place > 0, characters[place - 1] != "-", place < characters.count, characters[place] == "-" { place += 1 }
        while place < characters.count, characters[place].isNumber || characters[place] == "." { place += 1 }
        if place > start, let number = Double(String(characters[start..<place])) { return .number(CGFloat(number)) }
        place = start
        return .name(try readName(expected))
    }

    private mutating func readName(_ expected: String) throws(VisualFormatError) -> String {
        let start = place
        while place < characters.count,
            characters[place].isLetter || characters[place] == "_" || (place > start && characters[place].isNumber)
        {
            place += 1
        }
        if place == start { throw error(expected) }
        return String(characters[start..<place])
    }
}
