// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Dumps inside other text: a web page, a debugger's string, a server's answer.
extension DumpText {
    /// The text without escapes of HTML or of a string in source code, if it has any.
    func unwrapped() -> DumpText {
        if let uncommented = withoutCommentMarks() { return uncommented.unwrapped() }
        let all = bytes[...]
        if let place = all.firstRange(of: "&lt;"), Self.isDumpInHTML(all, from: place) {
            return DumpText(
                bytes: Array(Self.withoutEntities(all).utf8), omissions: omissions,
                note: "HTML's escapes were read; columns are those of the text without them")
        }
        let isString =
            all.firstRange(of: #"Element subtree:\n"#) != nil
            || all.firstRange(of: #"=\""#) != nil && all.firstRange(of: "<XCUIElementType") != nil
        guard isString else { return self }
        if let answer = try? JSONDecoder().decode(Answer.self, from: Data(bytes)) {
            return DumpText(
                bytes: Array(answer.value.utf8), omissions: omissions,
                note: "the answer of a server was read; lines and columns are those of its value")
        }
        return DumpText(
            bytes: Array(EscapedText.decoded(all).utf8), omissions: omissions,
            note: "an escaped string was read; lines and columns are those of the text in it")
    }

    /// The first line that begins JSON: its number and its first byte.
    func placeOfJSON() -> (line: Int, start: Int)? {
        for line in lines(splittingEscapes: false) where DumpReader.beginsJSON(line.bytes.trimmed) {
            return (line.number, line.bytes.startIndex)
        }
        return nil
    }

    /// The text from its JSON on; a tool's output before that becomes blank, so that lines keep their numbers.
    func fromJSON() -> DumpText {
        guard let place = placeOfJSON(), place.line > 1 else { return self }
        var blank = bytes
        for index in 0..<place.start where blank[index] != UInt8(ascii: "\n") && blank[index] != UInt8(ascii: "\r") {
            blank[index] = 0x20
        }
        guard bytes[..<place.start].contains(where: { $0 > 0x20 }) else { return self }
        let noun = place.line == 2 ? "1 line before the JSON is" : "\(place.line - 1) lines before the JSON are"
        return DumpText(bytes: blank, omissions: omissions, note: "\(noun) not of it; left out")
    }

    /// The text with blanks for `//`, if every line of source code begins with it; `nil` for other text.
    private func withoutCommentMarks() -> DumpText? {
        let slash = UInt8(ascii: "/")
        var blank = bytes
        var count = 0
        for line in lines(splittingEscapes: false) where !line.bytes.trimmed.isEmpty {
            let mark = line.bytes.trimmed.prefix { $0 == slash }
            guard mark.count > 1 else { return nil }
            for index in mark.indices { blank[index] = 0x20 }
            count += 1
        }
        return count > 1
            ? DumpText(bytes: blank, omissions: omissions, note: "comments of source code were read as text") : nil
    }

    /// A WebDriver's.
    private struct Answer: Decodable {
        var value: String
    }

    /// An escaped bracket that opens a view or an element, and no unescaped one: page source has such brackets in its texts.
    private static func isDumpInHTML(_ bytes: ArraySlice<UInt8>, from place: Int) -> Bool {
        guard bytes.firstRange(of: "<XCUIElementType") == nil, bytes.firstRange(of: ": 0x") != nil else { return false }
        var next: Int? = place
        while let start = next {
            let name = bytes[(start + 4)...].prefix { $0.isWordByte || $0 == UInt8(ascii: ".") }
            if bytes.has(": 0x", at: name.endIndex), !name.isEmpty { return true }
            next = bytes.firstRange(of: "&lt;", from: start + 4)
        }
        return false
    }

    private static func withoutEntities(_ bytes: ArraySlice<UInt8>) -> String {
        let entities = [
            ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"), ("&nbsp;", " "), ("&amp;", "&"),
        ]
        return entities.reduce(bytes.text) { $0.replacingOccurrences(of: $1.0, with: $1.1) }
    }
}
