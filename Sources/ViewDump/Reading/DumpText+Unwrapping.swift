import Foundation

/// Dumps that something wrapped up: a web page, a debugger's string, the answer of a server.
extension DumpText {
    /// The text without HTML's escapes, or those of a string in source code, where it is wrapped up in them.
    func unwrapped() -> DumpText {
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
