// SPDX-License-Identifier: Apache-2.0

/// An element of XML.
struct MarkupElement {
    let tag: String
    var attributes: [String: String]
    var children: [MarkupElement] = []
    /// The text between the tags, without that of children.
    var text = ""
    /// The line of the text, from 1.
    let line: Int
    /// From 1, in bytes.
    let column: Int

    subscript(attribute: String) -> String? { attributes[attribute] }

    /// The element and all below it, outermost first.
    func visit(_ body: (MarkupElement) -> Void) {
        body(self)
        for child in children { child.visit(body) }
    }
}

/// Why a text is no XML.
struct MarkupFault: Error, Hashable {
    let line: Int
    let column: Int
    /// One clause without a full stop.
    let reason: String
}

/// Reads XML as Xcode writes it: elements, attributes and texts. Of a document type only the name may stand there.
///
/// Foundation's parser would be a second one in the tool, tells no reasons on Linux, and would bring Foundation into a module that works
/// on texts alone.
struct MarkupReader {
    private let bytes: [UInt8]
    private var place = 0
    private var line = 1
    private var lineStart = 0
    /// The elements from the outermost to the one that is being read.
    private var open: [MarkupElement] = []

    /// Deeper elements are a mistake, and what walks through them calls itself.
    private static let deepest = 256

    /// The outermost element.
    static func read(_ text: String) throws(MarkupFault) -> MarkupElement {
        var reader = MarkupReader(text)
        return try reader.document()
    }

    private init(_ text: String) {
        // XML has one kind of line ends.
        let text = Array(text.utf8)
        var bytes: [UInt8] = []
        bytes.reserveCapacity(text.count)
        for (number, byte) in text.enumerated() {
            if byte != UInt8(ascii: "\r") {
                bytes.append(byte)
            } else if number + 1 == text.count || text[number + 1] != UInt8(ascii: "\n") {
                bytes.append(UInt8(ascii: "\n"))
            }
        }
        self.bytes = bytes
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { place = 3 }
    }

    // MARK: The document

    private mutating func document() throws(MarkupFault) -> MarkupElement {
        var root: MarkupElement?
        while place < bytes.count {
            if try skipAside() { continue }
            if take("<![CDATA[") {
                try addText(try take(until: "]]>", of: "a section of characters"))
            } else if take("</") {
                if let outermost = try endTag() { root = outermost }
            } else if bytes[place] == UInt8(ascii: "<") {
                guard root == nil else { throw fault("there is more behind the end") }
                if let outermost = try startTag() { root = outermost }
            } else {
                try addText(try text(until: UInt8(ascii: "<")))
            }
        }
        if let last = open.last { throw fault("<\(last.tag)> of line \(last.line) does not end") }
        guard let root else { throw fault("it is empty") }
        return root
    }

    /// What is not the document's own: comments, instructions, and the document's type.
    private mutating func skipAside() throws(MarkupFault) -> Bool {
        if take("<!--") {
            _ = try take(until: "-->", of: "a comment")
        } else if take("<?") {
            _ = try take(until: "?>", of: "an instruction")
        } else if take("<!DOCTYPE") {
            let declaration = try take(until: ">", of: "the document's type")
            if declaration.contains("[") { throw fault("the document's type declares names of its own") }
        } else {
            return false
        }
        return true
    }

    private mutating func addText(_ text: String) throws(MarkupFault) {
        if open.isEmpty {
            guard text.utf8.allSatisfy(Self.isSpace) else { throw fault("a text stands outside of the document") }
        } else {
            open[open.count - 1].text += text
        }
    }

    // MARK: Tags

    /// The outermost element, if it has nothing in it.
    private mutating func startTag() throws(MarkupFault) -> MarkupElement? {
        let (line, column) = (line, place - lineStart + 1)
        advance()
        var element = MarkupElement(tag: try name(), attributes: [:], line: line, column: column)
        while true {
            let isSetOff = skipSpaces()
            if take("/>") { return close(element) }
            if take(">") { break }
            guard isSetOff else { throw fault("<\(element.tag)> has something in it that is no attribute") }
            let attribute = try name()
            _ = skipSpaces()
            guard take("=") else { throw fault("the attribute \(attribute) has no value") }
            _ = skipSpaces()
            guard place < bytes.count, [UInt8(ascii: "\""), UInt8(ascii: "'")].contains(bytes[place]) else {
                throw fault("the value of \(attribute) is not quoted")
            }
            let quote = bytes[place]
            advance()
            let value = try text(until: quote, isAttribute: true)
            guard place < bytes.count else { throw fault("the value of \(attribute) does not end") }
            advance()
            guard element.attributes.updateValue(value, forKey: attribute) == nil else {
                throw fault("<\(element.tag)> has the attribute \(attribute) twice")
            }
        }
        guard open.count < Self.deepest else { throw fault("elements stand in each other too deep") }
        open.append(element)
        return nil
    }

    /// The outermost element, if it ends.
    private mutating func endTag() throws(MarkupFault) -> MarkupElement? {
        let tag = try name()
        _ = skipSpaces()
        guard take(">") else { throw fault("</\(tag) does not end") }
        guard let element = open.popLast() else { throw fault("</\(tag)> ends nothing") }
        guard element.tag == tag else {
            throw fault("</\(tag)> ends <\(element.tag)> of line \(element.line)")
        }
        return close(element)
    }

    private mutating func close(_ element: MarkupElement) -> MarkupElement? {
        guard !open.isEmpty else { return element }
        open[open.count - 1].children.append(element)
        return nil
    }

    private mutating func name() throws(MarkupFault) -> String {
        let start = place
        while place < bytes.count, Self.isOfName(bytes[place]) { place += 1 }
        guard place > start else { throw fault("a name is missing") }
        return String(decoding: bytes[start..<place], as: UTF8.self)
    }

    // MARK: Texts

    /// The text up to a byte or the end, with the characters that its references stand for.
    private mutating func text(until end: UInt8, isAttribute: Bool = false) throws(MarkupFault) -> String {
        var text: [UInt8] = []
        while place < bytes.count, bytes[place] != end {
            let byte = bytes[place]
            if byte == UInt8(ascii: "&") {
                text += Array(try reference().utf8)
            } else {
                if isAttribute, byte == UInt8(ascii: "<") { throw fault("the value of an attribute contains <") }
                // Line ends in values are written as references.
                text.append(isAttribute && Self.isSpace(byte) ? UInt8(ascii: " ") : byte)
                advance()
            }
        }
        return String(decoding: text, as: UTF8.self)
    }

    private static let characters: [String: Character] = [
        "lt": "<", "gt": ">", "amp": "&", "quot": "\"", "apos": "'",
    ]

    private mutating func reference() throws(MarkupFault) -> String {
        advance()
        let start = place
        while place < bytes.count, Self.isOfName(bytes[place]) || bytes[place] == UInt8(ascii: "#") { place += 1 }
        let name = String(decoding: bytes[start..<place], as: UTF8.self)
        guard take(";") else { throw fault("a reference to a character has no semicolon") }
        if let known = Self.characters[name] { return String(known) }
        let number =
            name.hasPrefix("#x")
            ? UInt32(name.dropFirst(2), radix: 16) : name.hasPrefix("#") ? UInt32(name.dropFirst()) : nil
        guard let scalar = number.flatMap(Unicode.Scalar.init), scalar.value > 0 else {
            throw fault("&\(name); stands for no character")
        }
        return String(Character(scalar))
    }

    // MARK: Bytes

    private mutating func advance() {
        if bytes[place] == UInt8(ascii: "\n") {
            line += 1
            lineStart = place + 1
        }
        place += 1
    }

    private func isNext(_ text: String) -> Bool { bytes[place...].starts(with: text.utf8) }

    private mutating func take(_ text: String) -> Bool {
        guard isNext(text) else { return false }
        for _ in text.utf8 { advance() }
        return true
    }

    private mutating func take(until end: String, of what: String) throws(MarkupFault) -> String {
        let start = place
        while place < bytes.count, !isNext(end) { advance() }
        let text = String(decoding: bytes[start..<place], as: UTF8.self)
        guard take(end) else { throw fault("\(what) does not end") }
        return text
    }

    private mutating func skipSpaces() -> Bool {
        let start = place
        while place < bytes.count, Self.isSpace(bytes[place]) { advance() }
        return place > start
    }

    static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x0A || byte == 0x09 || byte == 0x0D }

    private static func isOfName(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: "."),
            UInt8(ascii: ":"), 0x80...:
            true
        default: false
        }
    }

    private func fault(_ reason: String) -> MarkupFault {
        MarkupFault(line: line, column: place - lineStart + 1, reason: reason)
    }
}
