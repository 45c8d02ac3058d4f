// SPDX-License-Identifier: Apache-2.0

/// The tags of an XML document, one at a time. Text, comments, declarations and processing instructions are skipped. A
/// document cannot define entities (K49: WebDriverAgent has none), so it cannot grow when it is read.
struct XMLTokenizer {
    enum Token {
        case start(name: String, attributes: [String: String], isEmpty: Bool, line: Int, column: Int)
        case end(name: String)
        /// Text that is not XML; reading continues at the next tag.
        case broken(String)
    }

    private let bytes: [UInt8]
    private var index = 0
    /// Where the last token began.
    private(set) var line = 1
    private var lineStart = 0

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    func omission(_ problem: String) -> Omission { Omission(line: line, column: column, problem: problem) }

    /// The column of the last token, counted on from the one before: a document may be one line.
    private var column: Int { columns.column }
    private var columns = ColumnCounter()

    /// The next tag; `nil` at the end.
    mutating func next() -> Token? {
        while true {
            while index < bytes.count, bytes[index] != UInt8(ascii: "<") { advance() }
            columns.move(to: index, lineStart: lineStart, in: bytes)
            guard index < bytes.count else { return nil }
            let rest = bytes[index...]
            if rest.has("<!--", at: index) {
                skip(past: "-->")
            } else if rest.has("<![CDATA[", at: index) {
                skip(past: "]]>")
            } else if rest.has("<?", at: index) || rest.has("<!", at: index) {
                skip(past: ">")
            } else {
                return tag()
            }
        }
    }

    private mutating func advance() {
        if bytes[index] == UInt8(ascii: "\n") {
            line += 1
            lineStart = index + 1
        }
        index += 1
    }

    private mutating func skip(past end: StaticString) {
        while index < bytes.count {
            if bytes[index...].has(end, at: index) {
                index += end.utf8CodeUnitCount
                return
            }
            advance()
        }
    }

    private mutating func tag() -> Token {
        let (line, column) = (line, column)
        index += 1
        if index < bytes.count, bytes[index] == UInt8(ascii: "/") {
            index += 1
            let name = word()
            skipSpace()
            guard index < bytes.count, bytes[index] == UInt8(ascii: ">") else {
                return .broken("</\(name) is not closed by >")
            }
            index += 1
            return .end(name: name)
        }
        let name = word()
        guard !name.isEmpty else { return .broken("found <, expected a tag's name after it") }
        var attributes: [String: String] = [:]
        while true {
            skipSpace()
            guard index < bytes.count else { return .broken("the file ends inside of the tag <\(name)") }
            switch bytes[index] {
            case UInt8(ascii: ">"):
                index += 1
                return .start(name: name, attributes: attributes, isEmpty: false, line: line, column: column)
            case UInt8(ascii: "/") where index + 1 < bytes.count && bytes[index + 1] == UInt8(ascii: ">"):
                index += 2
                return .start(name: name, attributes: attributes, isEmpty: true, line: line, column: column)
            case UInt8(ascii: "<"): return .broken("the tag <\(name) is not closed by >")
            default: break
            }
            let key = word()
            skipSpace()
            guard !key.isEmpty, index < bytes.count, bytes[index] == UInt8(ascii: "=") else {
                if key.isEmpty, index < bytes.count { advance() }
                continue
            }
            index += 1
            skipSpace()
            guard let value = quoted() else {
                return .broken("the value of \(key) in <\(name) is not closed by a quote")
            }
            attributes[key] = value
        }
    }

    private mutating func skipSpace() {
        while index < bytes.count, bytes[index] <= 0x20 { advance() }
    }

    private mutating func word() -> String {
        let start = index
        while index < bytes.count, bytes[index] > 0x20, !"<>/=\"'".utf8.contains(bytes[index]) { index += 1 }
        return bytes[start..<index].text
    }

    /// `nil`, and nothing read, when the quote that ends the value is missing before the next tag.
    private mutating func quoted() -> String? {
        guard index < bytes.count, bytes[index] == UInt8(ascii: "\"") || bytes[index] == UInt8(ascii: "'") else {
            return nil
        }
        let quote = bytes[index]
        guard let end = bytes[(index + 1)...].firstIndex(where: { $0 == quote || $0 == UInt8(ascii: "<") }),
            bytes[end] == quote
        else { return nil }
        let start = index + 1
        while index <= end { advance() }
        return Self.decoded(bytes[start..<end])
    }

    private static func decoded(_ value: ArraySlice<UInt8>) -> String {
        guard value.contains(UInt8(ascii: "&")) else { return value.text }
        var text = ""
        var rest = value.text[...]
        while let ampersand = rest.firstIndex(of: "&") {
            text += rest[..<ampersand]
            rest = rest[ampersand...]
            guard let end = rest.prefix(12).firstIndex(of: ";"),
                let character = entity(rest[rest.index(after: ampersand)..<end])
            else {
                text += "&"
                rest = rest.dropFirst()
                continue
            }
            text.append(character)
            rest = rest[rest.index(after: end)...]
        }
        return text + rest
    }

    private static func entity(_ name: Substring) -> Character? {
        switch name {
        case "amp": return "&"
        case "lt": return "<"
        case "gt": return ">"
        case "quot": return "\""
        case "apos": return "'"
        default:
            let code =
                name.hasPrefix("#x")
                ? UInt32(name.dropFirst(2), radix: 16)
                : name.hasPrefix("#") ? UInt32(name.dropFirst()) : nil
            return code.flatMap(Unicode.Scalar.init).map(Character.init)
        }
    }
}
