import UIKit

/// The faces that a page knows, by number, and the graphemes whose widths it was asked for.
struct FaceTable {
    struct Question {
        var face: FontFace
        var number: UInt32
        var graphemes: [String]
    }

    private struct Entry {
        var number: UInt32
        /// Graphemes beyond ASCII that were asked for; those of ASCII are asked for with the face.
        var known: Set<Character> = []
    }

    /// As many as one question may hold; far more than a language has letters.
    private static let longestQuestion = 4096

    private var entries: [FontFace: Entry] = [:]
    private var questions: [Question] = []

    var hasQuestions: Bool { !questions.isEmpty }

    mutating func takeQuestions() -> [Question] {
        defer { questions = [] }
        return questions
    }

    /// The number of a text's face, which the page is told first when it does not know it.
    mutating func number(of text: DisplayText, announcingIn writer: inout PaintWriter) -> UInt32 {
        let entry: Entry
        if let known = entries[text.face] {
            entry = known
        } else {
            entry = Entry(number: UInt32(entries.count))
            entries[text.face] = entry
            writer.face(entry.number, text.face)
            questions.append(
                Question(face: text.face, number: entry.number, graphemes: Self.printableASCII))
        }
        for line in text.lines where !Self.isPrintableASCII(line.text) {
            ask(for: line.text, in: text.face, number: entry.number)
        }
        return entry.number
    }

    private mutating func ask(for text: String, in face: FontFace, number: UInt32) {
        var unknown: [String] = []
        for character in text where !character.isASCII && unknown.count < Self.longestQuestion {
            // What is longer than a message's text can be is no letter.
            guard character.utf8.count <= 1024 else { continue }
            if entries[face]?.known.insert(character).inserted == true { unknown.append(String(character)) }
        }
        if !unknown.isEmpty { questions.append(Question(face: face, number: number, graphemes: unknown)) }
    }

    private static let printableASCII = (UInt8(ascii: " ")...UInt8(ascii: "~")).map {
        String(Character(UnicodeScalar($0)))
    }

    /// Nearly every line; told without looking at its characters one by one.
    private static func isPrintableASCII(_ text: String) -> Bool {
        text.utf8.allSatisfy { UInt8(ascii: " ")...UInt8(ascii: "~") ~= $0 }
    }
}
