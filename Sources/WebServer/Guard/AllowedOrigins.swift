// SPDX-License-Identifier: Apache-2.0

/// The origins a server answers to, by the `Host` that names each.
struct AllowedOrigins: Sendable {
    private var origins: [String: Origin] = [:]
    /// The `Host` values that are allowed, in order of the alphabet.
    var hosts: [String] { origins.keys.sorted() }

    /// The origins of a bound address and what the configuration adds to it.
    init(host: String, port: Int, additionalHosts: [String], additionalOrigins: [String]) throws(WebServer.StartError) {
        var names = additionalHosts
        switch host.lowercased() {
        case "127.0.0.1", "localhost": names += ["127.0.0.1", "localhost"]
        case "::1": names += ["::1", "localhost"]
        // A wildcard is not a name. Browsers let any page ask for http://0.0.0.0, so do not trust that as a Host.
        case "0.0.0.0": names += ["127.0.0.1", "localhost"]
        case "::": names += ["127.0.0.1", "::1", "localhost"]
        default: names.append(host)
        }
        for name in names {
            let origin = Origin(text: Origin.text(scheme: "http", host: name, port: port))
            allow(origin, host: String(origin.authority))
            if port == 80 { allow(origin, host: "\(origin.authority):80") }
        }
        for text in additionalOrigins {
            let origin = Origin(text: text.lowercased())
            guard text.lowercased().hasPrefix(origin.isSecure ? "https://" : "http://"),
                Self.isAuthority(origin.authority)
            else { throw .badOrigin(found: text) }
            allow(origin, host: String(origin.authority))
        }
    }

    /// The origin a request with this `Host` is for, or nil if the host is not allowed. Hosts ignore case.
    func origin(forHost host: String) -> Origin? { origins[host.lowercased()] }

    private mutating func allow(_ origin: Origin, host: String) { origins[host] = origin }

    private static func isAuthority(_ text: Substring) -> Bool {
        !text.isEmpty
            && text.utf8.allSatisfy { byte in
                switch byte {
                case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): true
                case UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: ":"), UInt8(ascii: "["), UInt8(ascii: "]"): true
                default: false
                }
            }
    }
}
