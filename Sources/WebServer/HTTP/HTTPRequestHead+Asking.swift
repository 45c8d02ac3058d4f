// SPDX-License-Identifier: Apache-2.0

import NIOHTTP1

/// What this server reads from a request.
extension HTTPRequestHead {
    /// As sent: once checked it starts with one slash, never two, percent-encoding untouched.
    var path: String { String(uri.prefix { $0 != "?" }) }

    /// The value of the first `token` item.
    var token: String? {
        queryItems.first { $0.hasPrefix("token=") }.map { String($0.dropFirst("token=".count)) }
    }

    /// The same place without any `token` item; it stays on this server because ``path`` starts with one slash.
    var locationWithoutToken: String {
        let rest = queryItems.filter { !$0.hasPrefix("token=") }
        return path + (rest.isEmpty ? "" : "?" + rest.joined(separator: "&"))
    }

    /// Whether the request asks to go on as another protocol, after which SwiftNIO's decoder reads no further request.
    var isUpgrade: Bool { headers.contains(name: "Upgrade") }

    /// Whether the request asks to go on as a WebSocket, well or badly.
    var isWebSocketUpgrade: Bool {
        headers[canonicalForm: "Upgrade"].contains { $0.lowercased() == "websocket" }
    }

    /// The items after the question mark, as sent.
    private var queryItems: [Substring] { uri.drop { $0 != "?" }.dropFirst().split(separator: "&") }

    /// The values of every cookie of this name.
    func cookies(named name: String) -> [Substring] {
        headers["Cookie"].flatMap { $0.split(separator: ";") }.compactMap { pair in
            let pair = pair.drop { $0 == " " }
            return pair.hasPrefix(name + "=") ? pair.dropFirst(name.count + 1) : nil
        }
    }

    /// Refuses what HTTP/1.1 allows and browsers never send to an origin server: there servers and proxies disagree.
    func check(_ limits: WebServer.Limits) throws(Refusal) {
        guard version == .http1_1 else { throw .protocolError(found: "\(version)", expected: "HTTP/1.1") }
        guard headers.count <= limits.headerCount else {
            throw .tooManyHeaders(found: headers.count, limit: limits.headerCount)
        }
        // Browsers read "//name" and "/\name" in a redirect as another server.
        guard uri.hasPrefix("/"), !uri.hasPrefix("//"),
            uri.utf8.allSatisfy({ 0x21...0x7E ~= $0 && $0 != UInt8(ascii: "\\") && $0 != UInt8(ascii: "#") })
        else { throw .protocolError(found: uri, expected: "a target that is a path") }
        guard !headers.contains(name: "Transfer-Encoding"), headers["Content-Length"].allSatisfy({ $0 == "0" }) else {
            throw .protocolError(found: "a request with a body", expected: "one without")
        }
    }
}
