// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import ViewDump

#if canImport(FoundationXML)
    import FoundationXML
#endif

@Suite("Text in XML and HTML")
struct MarkupTextTests {
    @Test("what means something is escaped, and a text is one line")
    func escaped() {
        #expect(MarkupText.escaped("<a href=\"b\">'R&D'</a>") == "&lt;a href=&quot;b&quot;&gt;'R&amp;D'&lt;/a&gt;")
        #expect(MarkupText.escaped("one\ttwo\r\nthree") == "one&#9;two&#13;&#10;three")
        #expect(MarkupText.escaped("né 日本 🙂\u{7F}") == "né 日本 🙂\u{7F}")
    }

    @Test("every character below U+10000 comes back from an XML parser, or as U+FFFD where XML has none")
    func everyCharacter() throws {
        let scalars = (0...0xFFFF as ClosedRange<UInt32>).compactMap(Unicode.Scalar.init)
        let text = String(String.UnicodeScalarView(scalars))
        let reader = Reader()
        let parser = XMLParser(
            data: Data("<a b=\"\(MarkupText.escaped(text))\">\(MarkupText.escaped(text))</a>".utf8))
        parser.delegate = reader
        #expect(parser.parse(), "\(String(describing: parser.parserError))")
        let expected = scalars.map { scalar in
            let isAllowed = scalar.value >= 0x20 ? scalar.value < 0xFFFE : ["\t", "\n", "\r"].contains(scalar)
            return isAllowed ? scalar : "\u{FFFD}"
        }
        #expect(Array(reader.text.unicodeScalars) == expected)
        #expect(Array(reader.attribute.unicodeScalars) == expected)
    }

    private final class Reader: NSObject, XMLParserDelegate {
        var text = ""
        var attribute = ""

        func parser(
            _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?,
            qualifiedName qName: String?, attributes attributeDict: [String: String] = [:]
        ) { attribute = attributeDict["b"] ?? "" }

        func parser(_ parser: XMLParser, foundCharacters string: String) { text += string }
    }
}
