// SPDX-License-Identifier: Apache-2.0

import UIKitCore

/// A parsed marble diagram: its lines and its number of steps. It does not know the meaning of the names.
struct MarbleDiagram {
    var lines: [MarbleLine] = []
    /// The longest line's.
    var stepCount: Int { lines.map(\.steps.count).max() ?? 0 }

    init(_ text: String) throws(MarbleSyntaxError) {
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            let content = line.trimmingCharacters(in: .whitespaces)
            guard !content.isEmpty, !content.hasPrefix("//") else { continue }
            var reader = MarbleReader(String(line), number: index + 1)
            let read = try reader.readLine()
            if lines.contains(where: { $0.name == read.name }) {
                throw read.error(read.nameColumn, "There is a line \"\(read.name)\" already.")
            }
            lines.append(read)
        }
        if stepCount == 0 {
            throw MarbleSyntaxError(
                line: 1, column: 1, message: "The diagram has no steps.",
                text: String(text.prefix { $0 != "\n" }))
        }
    }
}

/// Reads one line: `name: diagram @ places`.
private struct MarbleReader {
    private let text: String
    private let characters: [Character]
    private let number: Int
    private var index = 0

    init(_ text: String, number: Int) {
        self.text = text
        characters = Array(text)
        self.number = number
    }

    private func error(_ column: Int, _ message: String) -> MarbleSyntaxError {
        MarbleSyntaxError(line: number, column: column, message: message, text: text)
    }

    mutating func readLine() throws(MarbleSyntaxError) -> MarbleLine {
        let name = try readName()
        var line = MarbleLine(
            name: name, nameColumn: (characters.firstIndex { !$0.isWhitespace } ?? 0) + 1,
            role: MarbleLine.role(of: name), number: number, text: text)
        line.steps = try readSteps()
        guard index < characters.count else { return line }
        if case .pointer = line.role {
        } else {
            throw error(index + 1, "Only a pointer's line has places; \"\(name)\" is none (finger, pen, mouse).")
        }
        index += 1
        line.places = try readPlaces()
        return line
    }

    private mutating func readName() throws(MarbleSyntaxError) -> String {
        guard let colon = characters.firstIndex(of: ":") else {
            throw error(characters.count + 1, "A line begins with a name and a colon.")
        }
        let name = String(characters[..<colon]).trimmingCharacters(in: .whitespaces)
        guard !name.isEmpty else { throw error(colon + 1, "There is no name before the colon.") }
        index = colon + 1
        return name
    }

    /// Up to the end of the line or an "@".
    private mutating func readSteps() throws(MarbleSyntaxError) -> [[MarbleLine.Mark]] {
        var steps: [[MarbleLine.Mark]] = []
        var groupStart: Int?
        while index < characters.count, characters[index] != "@" {
            let character = characters[index]
            let column = index + 1
            index += 1
            switch character {
            case "-" where groupStart == nil: steps.append([])
            case "[" where groupStart == nil:
                groupStart = column
                steps.append([])
            case "]":
                guard groupStart != nil else { throw error(column, "\"]\" ends a group, and none has begun.") }
                if steps[steps.count - 1].isEmpty { throw error(column, "The group is empty; \"-\" says so.") }
                groupStart = nil
            case "-", "[": throw error(column, "\"\(character)\" cannot stand in a group, which is one step.")
            case _ where character.isWhitespace: break
            default:
                let mark = MarbleLine.Mark(letter: character, column: column)
                if groupStart == nil { steps.append([mark]) } else { steps[steps.count - 1].append(mark) }
            }
        }
        if let groupStart { throw error(groupStart, "The group that begins here has no \"]\".") }
        if steps.isEmpty { throw error(index + 1, "The line has no steps.") }
        return steps
    }

    private mutating func readPlaces() throws(MarbleSyntaxError) -> [MarbleLine.Place] {
        var places: [MarbleLine.Place] = []
        while index < characters.count {
            guard !characters[index].isWhitespace else {
                index += 1
                continue
            }
            let start = index
            while index < characters.count, !characters[index].isWhitespace { index += 1 }
            places.append(try place(String(characters[start..<index]), column: start + 1))
        }
        if places.isEmpty { throw error(index + 1, "A place is missing after \"@\".") }
        return places
    }

    /// `10,20`, `name` or `name(10,20)`.
    private func place(_ word: String, column: Int) throws(MarbleSyntaxError) -> MarbleLine.Place {
        if word.first?.isLetter == true {
            guard let parenthesis = word.firstIndex(of: "(") else {
                return MarbleLine.Place(spot: .named(word), column: column)
            }
            let inner = word[word.index(after: parenthesis)...]
            if inner.hasSuffix(")"), let point = point(inner.dropLast()) {
                return MarbleLine.Place(spot: .inside(String(word[..<parenthesis]), point), column: column)
            }
        } else if let point = point(word[...]) {
            return MarbleLine.Place(spot: .point(point), column: column)
        }
        throw error(column, "\"\(word)\" is no place. One is written 10,20 or name or name(10,20).")
    }

    private func point(_ word: Substring) -> CGPoint? {
        let numbers = word.split(separator: ",", omittingEmptySubsequences: false).map { Double($0) }
        guard numbers.count == 2, let x = numbers[0], let y = numbers[1], x.isFinite, y.isFinite else { return nil }
        return CGPoint(x: x, y: y)
    }
}
