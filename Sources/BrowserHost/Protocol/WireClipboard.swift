// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKitCore

/// The content of a clipboard, on its way between page and program.
enum WireClipboard {
    private static let mostLinks = 64

    // MARK: From a page

    static func read(from reader: inout ByteReader) throws(ProtocolError) -> PasteboardContent {
        let start = reader.offset
        let count: UInt8 = try reader.integer("representations")
        guard count <= Kind.allCases.count else {
            throw .outOfRange(
                offset: start, field: "representations", found: Double(count),
                expected: "at most \(Kind.allCases.count)")
        }
        var item = PasteboardContent.Item(representations: [])
        var more: [PasteboardContent.Item] = []
        for _ in 0..<count {
            let kind = try reader.choice("representation", as: Kind.self, below: UInt8(Kind.allCases.count))
            switch kind {
            case .text, .html:
                let text = try reader.longText("text", longest: kind.longest)
                item.representations.append(.init(type: kind.type, data: Data(text.utf8)))
            case .png:
                let bytes = try reader.data("image", longest: kind.longest)
                item.representations.append(.init(type: kind.type, data: bytes))
            case .links:
                // The first belongs to the other copied representations; each further one is an item of its own.
                for link in links(in: try reader.longText("links", longest: kind.longest)) {
                    let representation = PasteboardContent.Representation(type: kind.type, data: Data(link.utf8))
                    if item.representations.contains(where: { $0.type == kind.type }) {
                        more.append(.init(representations: [representation]))
                    } else {
                        item.representations.append(representation)
                    }
                }
            }
        }
        return PasteboardContent(items: item.representations.isEmpty ? more : [item] + more)
    }

    /// RFC 2483: one URL in a line; lines that begin with a number sign are comments. Lines that are not URLs are left out.
    private static func links(in list: String) -> ArraySlice<String> {
        list.split(whereSeparator: \.isNewline).map { $0.trimmingCharacters(in: .whitespaces) }
            .filter { !$0.hasPrefix("#") && URL(string: $0)?.scheme != nil }.prefix(mostLinks)
    }

    // MARK: To a page

    /// The representations that a browser's clipboard knows, each within its size limit. It gets all of several texts and links,
    /// and the first of anything else.
    static func representations(of content: PasteboardContent) -> [(kind: Kind, bytes: Data)] {
        Kind.allCases.compactMap { kind in
            let found = content.items.flatMap(\.representations).filter { $0.type == kind.type }.map(\.data)
            guard let first = found.first else { return nil }
            let bytes =
                switch kind {
                case .text: joined(found, by: "\n")
                case .links: joined(found, by: "\r\n")
                case .html, .png: first
                }
            return bytes.isEmpty || bytes.count > kind.longest ? nil : (kind, bytes)
        }
    }

    private static func joined(_ parts: [Data], by separator: String) -> Data {
        Data(parts.joined(separator: Array(separator.utf8)))
    }
}

extension WireClipboard.Kind {
    /// The type on pasteboards.
    var type: String {
        switch self {
        case .text: "public.utf8-plain-text"
        case .html: "public.html"
        case .links: "public.url"
        case .png: "public.png"
        }
    }

    /// In bytes.
    var longest: Int {
        switch self {
        case .text, .html: 1 << 20
        case .links: 1 << 16
        case .png: 2 << 20
        }
    }
}

extension PaintWriter {
    /// Content for the browser's clipboard.
    mutating func clipboard(_ content: PasteboardContent) {
        kind(.clipboard)
        contents(content)
    }

    /// What a browser's clipboard or share sheet takes.
    mutating func contents(_ content: PasteboardContent) {
        let representations = WireClipboard.representations(of: content)
        integer(UInt8(representations.count))
        for (kind, bytes) in representations {
            integer(kind.rawValue)
            integer(UInt32(bytes.count))
            data(bytes)
        }
    }

    /// Asks for the content of the browser's clipboard.
    mutating func clipboardRequest(_ number: UInt32) {
        kind(.clipboardRequest)
        integer(number)
    }
}
