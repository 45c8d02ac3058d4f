import NIOHTTP1

/// A request without a body, the only kind this server takes.
struct RequestHead {
    let method: String
    /// As sent: starts with one slash, never two, percent-encoding untouched.
    let path: String
    /// The items after the question mark, as sent.
    let queryItems: [Substring]
    let headers: HTTPHeaders

    /// The value of the first `token` item.
    var token: String? {
        queryItems.first { $0.hasPrefix("token=") }.map { String($0.dropFirst("token=".count)) }
    }

    /// The same place without any `token` item; it stays on this server because ``path`` starts with one slash.
    var locationWithoutToken: String {
        let rest = queryItems.filter { !$0.hasPrefix("token=") }
        return path + (rest.isEmpty ? "" : "?" + rest.joined(separator: "&"))
    }

    /// Whether the request asks to go on as a WebSocket, well or badly.
    var isWebSocketUpgrade: Bool {
        headers[canonicalForm: "Upgrade"].contains { $0.lowercased() == "websocket" }
    }

    /// Whether this is the client's last request on the connection.
    var isLast: Bool { headers[canonicalForm: "Connection"].contains { $0.lowercased() == "close" } }

    /// The values of every cookie of this name.
    func cookies(named name: String) -> [Substring] {
        headers["Cookie"].flatMap { $0.split(separator: ";") }.compactMap { pair in
            let pair = pair.drop { $0 == " " }
            return pair.hasPrefix(name + "=") ? pair.dropFirst(name.count + 1) : nil
        }
    }
}
