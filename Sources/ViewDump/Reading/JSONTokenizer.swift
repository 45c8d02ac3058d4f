// SPDX-License-Identifier: Apache-2.0

/// The tokens of a JSON text with their places, one at a time: a document of any depth is read without recursion.
struct JSONTokenizer {
    enum Token: Equatable {
        case beginObject, endObject, beginArray, endArray, colon, comma
        case string(String)
        case number(Double)
        case bool(Bool)
        case null
        case broken(String)
    }

    private let bytes: [UInt8]
    private var index = 0
    private(set) var line = 1
    private var lineStart = 0

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// Where the last token begins, from 1.
    var column: Int { columns.column }
    private var columns = ColumnCounter()

    /// `nil` at the end.
    mutating func next() -> Token? {
        while index < bytes.count, bytes[index] <= 0x20 {
            if bytes[index] == UInt8(ascii: "\n") {
                line += 1
                lineStart = index + 1
            }
            index += 1
        }
        columns.move(to: index, lineStart: lineStart, in: bytes)
        guard index < bytes.count else { return nil }
        let byte = bytes[index]
        switch byte {
        case UInt8(ascii: "{"): return single(.beginObject)
        case UInt8(ascii: "}"): return single(.endObject)
        case UInt8(ascii: "["): return single(.beginArray)
        case UInt8(ascii: "]"): return single(.endArray)
        case UInt8(ascii: ":"): return single(.colon)
        case UInt8(ascii: ","): return single(.comma)
        case UInt8(ascii: "\""): return string()
        default: return literal()
        }
    }

    private mutating func single(_ token: Token) -> Token {
        index += 1
        return token
    }

    private mutating func literal() -> Token {
        let start = index
        while index < bytes.count, bytes[index] > 0x20, !"{}[]:,\"".utf8.contains(bytes[index]) { index += 1 }
        let word = bytes[start..<index].text
        switch word {
        case "true": return .bool(true)
        case "false": return .bool(false)
        case "null": return .null
        default:
            guard let number = Double(word), number.isFinite else {
                return .broken("found \"\(word.prefix(40))\", expected a value")
            }
            return .number(number)
        }
    }

    private mutating func string() -> Token {
        index += 1
        let start = index
        var hasEscapes = false
        while index < bytes.count, bytes[index] != UInt8(ascii: "\"") {
            guard bytes[index] != UInt8(ascii: "\n") else { return .broken("a string is not closed by a quote") }
            if bytes[index] == UInt8(ascii: "\\") {
                hasEscapes = true
                index += 1
            }
            index += 1
        }
        guard index < bytes.count else {
            index = bytes.count
            return .broken("the file ends inside of a string")
        }
        let content = bytes[start..<index]
        index += 1
        return .string(hasEscapes ? EscapedText.decoded(content) : content.text)
    }
}
