// SPDX-License-Identifier: Apache-2.0

/// Changes of a text by byte offsets.
struct TextEdits {
    private struct Edit {
        var range: Range<Int>
        var replacement: String
        var order: Int

        /// Insertions come before replacements of text from the same place.
        var sortKey: (Int, Int, Int) { (range.lowerBound, range.isEmpty ? 0 : 1, order) }
    }

    private var edits: [Edit] = []

    var isEmpty: Bool { edits.isEmpty }

    mutating func replace(_ range: Range<Int>, with replacement: String) {
        edits.append(Edit(range: range, replacement: replacement, order: edits.count))
    }

    mutating func insert(_ text: String, at offset: Int) { replace(offset..<offset, with: text) }

    /// Forgets the changes in a range.
    mutating func drop(in range: Range<Int>) {
        edits.removeAll { range.contains($0.range.lowerBound) && $0.range.upperBound <= range.upperBound }
    }

    /// A part of the text with the changes in it.
    func applied(to bytes: [UInt8], in part: Range<Int>) -> String {
        let inside = edits.filter { part.lowerBound <= $0.range.lowerBound && $0.range.upperBound <= part.upperBound }
            .sorted { $0.sortKey < $1.sortKey }
        var result: [UInt8] = []
        var position = part.lowerBound
        for edit in inside where edit.range.lowerBound >= position {
            result += bytes[position..<edit.range.lowerBound]
            result += edit.replacement.utf8
            position = edit.range.upperBound
        }
        result += bytes[position..<part.upperBound]
        return String(decoding: result, as: UTF8.self)
    }
}

/// Replacement text.
enum Replacement {
    /// Spaces for text, and line ends for line ends, so that the following text keeps its line and column.
    static func blank(_ text: String) -> String {
        var result = ""
        for character in text.utf8 { result.append(character == UInt8(ascii: "\n") ? "\n" : " ") }
        return result
    }

    /// The new text, with spaces after it where it is shorter than the old one and both are on one line.
    static func padded(_ new: String, over old: String) -> String {
        old.contains("\n") ? new : new + String(repeating: " ", count: max(0, old.utf8.count - new.utf8.count))
    }

    /// As many line ends as the text has.
    static func lineEnds(of text: String) -> String {
        String(repeating: "\n", count: text.utf8.count { $0 == UInt8(ascii: "\n") })
    }
}
