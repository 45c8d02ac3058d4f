// SPDX-License-Identifier: Apache-2.0

/// Why a file cannot be read as a storyboard or a nib.
enum ArchiveFault: Error, Hashable {
    case damaged(MarkupFault)
    /// Another kind of XML than that of Xcode 5 and later: the name of its first element.
    case other(String, line: Int, column: Int)

    var isDamage: Bool {
        if case .damaged = self { return true }
        return false
    }

    var place: (line: Int, column: Int) {
        switch self {
        case .damaged(let fault): (fault.line, fault.column)
        case .other(_, let line, let column): (line, column)
        }
    }

    /// One clause without a subject and without a full stop.
    var reason: String {
        switch self {
        case .damaged(let fault): "is damaged: \(fault.reason)"
        case .other("archive", _, _): "is in the form of Xcode 4, and left out"
        case .other(let tag, _, _): "begins with <\(tag)>, as none of Interface Builder does, and is left out"
        }
    }
}

/// Reads a storyboard or a nib (PO32).
enum ArchiveReader {
    /// The document's element, without what only Interface Builder reads, and with texts as they are shown.
    static func read(_ text: String) throws(ArchiveFault) -> MarkupElement {
        var root: MarkupElement
        do { root = try MarkupReader.read(text) } catch { throw .damaged(error) }
        guard root.tag == "document" else { throw .other(root.tag, line: root.line, column: root.column) }
        clean(&root)
        return root
    }

    /// What Interface Builder keeps for itself.
    private static let noise: Set<String> = [
        "classes", "dependencies", "designables", "inferredMetricsTieBreakers", "simulatedMetricsContainer",
    ]

    private static func isNoise(_ element: MarkupElement) -> Bool {
        let key = element["key"] ?? ""
        return noise.contains(element.tag) || key == "canvasLocation" || key == "keyedArchiveRepresentation"
            || element.tag.hasPrefix("simulated") && key.hasPrefix("simulated")
    }

    private static func clean(_ element: inout MarkupElement) {
        element.children.removeAll(where: isNoise)
        if element.tag == "string" || element.tag == "mutableString" {
            decode(&element)
        } else if element.text.utf8.allSatisfy(MarkupReader.isSpace) {
            element.text = ""
        }
        for number in element.children.indices { clean(&element.children[number]) }
    }

    /// A text with characters that XML has no place for is written in Base64.
    private static func decode(_ element: inout MarkupElement) {
        guard element["base64-UTF8"] == "YES", let bytes = base64(element.text) else { return }
        element.text = String(decoding: bytes, as: UTF8.self)
        element.attributes["base64-UTF8"] = nil
    }

    private static let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

    /// The bytes of Base64 with or without padding; `nil` if it is none.
    private static func base64(_ text: String) -> [UInt8]? {
        var bytes: [UInt8] = []
        var (bits, count) = (0, 0)
        for byte in text.utf8 where !MarkupReader.isSpace(byte) && byte != UInt8(ascii: "=") {
            guard let digit = digits.firstIndex(of: byte) else { return nil }
            bits = (bits << 6 | digit) & 0xFFFF
            count += 6
            if count >= 8 {
                count -= 8
                bytes.append(UInt8(truncatingIfNeeded: bits >> count))
            }
        }
        return bytes
    }
}
