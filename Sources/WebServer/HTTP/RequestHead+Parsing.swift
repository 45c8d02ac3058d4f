import NIOHTTP1

extension RequestHead {
    /// Parses the bytes of a head up to and with its empty line.
    ///
    /// It takes the strict grammar of RFC 9112 and of that only what browsers send to an origin server: no line folding, no
    /// bare line ends, no absolute or authority targets, no body. What it leaves out is where servers and proxies disagree.
    init(parsing bytes: some Collection<UInt8>) throws(Refusal) {
        var lines = try Self.lines(of: bytes)
        let requestLine = lines.removeFirst()
        let words = requestLine.split(separator: " ", omittingEmptySubsequences: false)
        guard words.count == 3, !words[0].isEmpty, words[0].utf8.allSatisfy(Self.isTokenByte) else {
            throw .protocolError(found: requestLine, expected: "a request line of method, target and version")
        }
        guard words[2] == "HTTP/1.1" else { throw .protocolError(found: String(words[2]), expected: "HTTP/1.1") }
        method = String(words[0])

        let target = words[1].split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
        // Browsers read "//name" and "/\name" in a redirect as another server.
        guard let path = target.first, path.hasPrefix("/"), !path.hasPrefix("//"),
            words[1].utf8.allSatisfy({ 0x21...0x7E ~= $0 && $0 != UInt8(ascii: "\\") && $0 != UInt8(ascii: "#") })
        else { throw .protocolError(found: String(words[1]), expected: "a target that is a path") }
        self.path = String(path)
        queryItems = target.count == 2 ? target[1].split(separator: "&") : []

        var headers = HTTPHeaders()
        for line in lines {
            guard let colon = line.firstIndex(of: ":"), colon != line.startIndex,
                line[..<colon].utf8.allSatisfy(Self.isTokenByte)
            else { throw .protocolError(found: line, expected: "a header field of name, colon and value") }
            headers.add(name: String(line[..<colon]), value: Self.trimmed(line[line.index(after: colon)...]))
        }
        self.headers = headers
        for name in ["Content-Length", "Transfer-Encoding"] {
            if let value = headers[name].first(where: { $0 != "0" }) {
                throw .protocolError(found: "\(name): \(value)", expected: "a request without a body")
            }
        }
    }

    /// The lines before the empty one, each free of control characters and decoded byte by byte as Latin-1.
    private static func lines(of bytes: some Collection<UInt8>) throws(Refusal) -> [String] {
        var lines: [String] = []
        var line = String.UnicodeScalarView()
        var endsLine = false
        for byte in bytes {
            switch byte {
            case UInt8(ascii: "\n") where endsLine:
                lines.append(String(line))
                line = String.UnicodeScalarView()
                endsLine = false
            case _ where endsLine:
                throw .protocolError(found: "a bare carriage return", expected: "lines that end in CR LF")
            case UInt8(ascii: "\r"):
                endsLine = true
            case 0x20...0x7E, 0x80...0xFF, UInt8(ascii: "\t"):
                line.append(Unicode.Scalar(byte))
            default:
                throw .protocolError(found: "byte \(byte) after \(String(line))", expected: "a line of text")
            }
        }
        return Array(lines.dropLast())
    }

    private static func trimmed(_ value: Substring) -> String {
        let isSpace = { (character: Character) in character == " " || character == "\t" }
        var value = value.drop(while: isSpace)
        while let last = value.last, isSpace(last) { value.removeLast() }
        return String(value)
    }

    /// RFC 9110, section 5.6.2.
    private static func isTokenByte(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
        case UInt8(ascii: "0")...UInt8(ascii: "9"): true
        default: "!#$%&'*+-.^_`|~".utf8.contains(byte)
        }
    }
}
