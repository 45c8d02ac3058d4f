// SPDX-License-Identifier: Apache-2.0

/// A place pages come from, and the `Host` a request to it names.
struct Origin: Sendable, Hashable {
    /// As a browser writes it in `Origin`: scheme, host in lower case, and the port unless it is the scheme's own.
    let text: String

    var isSecure: Bool { text.hasPrefix("https://") }

    /// The host and port as `Host` has them.
    var authority: Substring { text.dropFirst(isSecure ? "https://".count : "http://".count) }

    /// The origin of a page's WebSockets, for `Content-Security-Policy`.
    var webSocketSource: String { (isSecure ? "wss://" : "ws://") + authority }

    /// The text of an origin; an IPv6 address gets its brackets.
    static func text(scheme: String, host: String, port: Int) -> String {
        let name = host.contains(":") && !host.hasPrefix("[") ? "[\(host)]" : host
        let isDefault = scheme == "http" && port == 80 || scheme == "https" && port == 443
        return "\(scheme)://\(name.lowercased())" + (isDefault ? "" : ":\(port)")
    }
}
