// SPDX-License-Identifier: Apache-2.0

import NIOHTTP1
import Synchronization

/// Admits or refuses a request, before any code looks at its path.
///
///     Host ──> method ──> Origin ──> cookie ──> admitted
///                            └─────> token ───> entered: a cookie, and a redirect to the path without the token
final class Gate: Sendable {
    /// The action for a request that is not refused.
    enum Admission {
        /// A session's request, for a page of this origin.
        case admitted(Origin, WebServer.Visitor)
        /// The token was right: set this cookie and go to the location.
        case entered(Origin, cookie: String, location: String, forgets: Bool)
        /// The client has a session and needs no token: go to the location.
        case alreadyInside(Origin, location: String)
    }

    let origins: AllowedOrigins
    /// Cookies ignore ports, so the name contains the port: otherwise two servers of one host would overwrite each other's
    /// cookies. Servers that share a key share the name too.
    private let plainCookieName: String
    /// The beginning of every token of this server.
    private let tokenPrefix: String
    private let keyring: Mutex<Keyring>
    private let guesses: Mutex<GuessMeter>
    private let log: @Sendable (WebServer.Notice) -> Void

    init(_ configuration: WebServer.Configuration, origins: AllowedOrigins, port: Int) throws(WebServer.StartError) {
        self.origins = origins
        let passes = configuration.sharedKey.map { Passes($0) }
        let revocations = passes == nil ? nil : Revocations(file: configuration.revocationFile)
        plainCookieName = "webserver-session-\(passes?.mark ?? String(port))"
        keyring = Mutex(Keyring(passes: passes, revocations: revocations, development: configuration.developmentKey))
        log = configuration.log
        guesses = Mutex(GuessMeter(configuration.limits))
        guard let name = configuration.name else {
            tokenPrefix = ""
            return
        }
        let isName = name.utf8.allSatisfy { byte in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"):
                true
            default: false
            }
        }
        guard isName, (1...32).contains(name.utf8.count) else { throw .badName(found: name) }
        tokenPrefix = "\(name)."
    }

    /// The cookie's name on pages of an origin. Behind TLS it begins with a prefix by which browsers accept it from this host alone:
    /// no other server of the domain can set it.
    func cookieName(at origin: Origin) -> String { (origin.isSecure ? "__Host-" : "") + plainCookieName }

    /// The token that no client has used yet.
    var token: String? { keyring.withLock { $0.token.map { tokenPrefix + $0.text } } }

    /// Makes a token and spends the one before.
    func makeToken() -> String { keyring.withLock { tokenPrefix + $0.makeToken().text } }

    /// Takes back all tokens and cookies, and makes a token.
    func revokeAll(_ key: WebServer.DevelopmentKey) -> String {
        let (token, problem) = keyring.withLock { keyring in
            let problem = keyring.revokeAll(key)
            return (tokenPrefix + keyring.makeToken().text, problem)
        }
        log(.revoked(isEverybody: true))
        if let problem { log(.forgetsRevocations(reason: problem)) }
        return token
    }

    /// Takes back a visitor's cookie.
    func revoke(_ visitor: WebServer.Visitor) {
        let problem = keyring.withLock { $0.revoke(visitor) }
        log(.revoked(isEverybody: false))
        if let problem { log(.forgetsRevocations(reason: problem)) }
    }

    /// Decides over one request that came from an address.
    func admit(_ head: HTTPRequestHead, from address: String) throws(Refusal) -> Admission {
        let origin = try origin(of: head)
        guard head.method == .GET || head.method == .HEAD else {
            throw .methodNotAllowed(found: head.method.rawValue)
        }
        try checkOrigin(of: head, is: origin)
        let cookieName = cookieName(at: origin)
        let cookies = head.cookies(named: cookieName)
        let visitor = keyring.withLock { keyring in
            let visitor = cookies.compactMap { keyring.visitor(of: $0) }.first
            if let visitor { keyring.note(visitor) }
            return visitor
        }

        // A token in a WebSocket's address opens nothing, and a HEAD (a link preview's, say) must not spend one.
        if !head.isWebSocketUpgrade, head.method == .GET, let token = head.token {
            let location = head.locationWithoutToken
            // A client with a session needs no token: the token stays for another.
            if visitor != nil { return .alreadyInside(origin, location: location) }
            // The name is for the proxy; the secret decides.
            let secret = token.hasPrefix(tokenPrefix) ? String(token.dropFirst(tokenPrefix.utf8.count)) : token
            switch keyring.withLock({ $0.exchange(secret) }) {
            case .session(let cookie, let forgets):
                let attributes = "; HttpOnly; SameSite=Strict; Path=/" + (origin.isSecure ? "; Secure" : "")
                return .entered(
                    origin, cookie: "\(cookieName)=\(cookie)\(attributes)", location: location, forgets: forgets)
            case .refused(let refusal):
                throw guesses.withLock { $0.refusal(of: refusal, from: address) }
            }
        }
        if let visitor { return .admitted(origin, visitor) }
        if !cookies.isEmpty {
            throw guesses.withLock { $0.refusal(of: .unknownCookie(name: cookieName), from: address) }
        }
        throw head.isWebSocketUpgrade ? .noCookie(expected: cookieName) : .missingToken
    }

    /// The origin that the request's one `Host` names. This is what stops DNS rebinding.
    private func origin(of head: HTTPRequestHead) throws(Refusal) -> Origin {
        let hosts = head.headers["Host"]
        guard hosts.count == 1, let origin = origins.origin(forHost: hosts[0]) else {
            throw .badHost(found: hosts.isEmpty ? nil : hosts.joined(separator: ", "), expected: origins.hosts)
        }
        return origin
    }

    /// An `Origin` must be the host's own wherever it is sent, and an upgrade must send it.
    private func checkOrigin(of head: HTTPRequestHead, is origin: Origin) throws(Refusal) {
        let found = head.headers["Origin"]
        if found.isEmpty {
            if head.isWebSocketUpgrade { throw .missingOrigin(expected: origin.text) }
        } else if found != [origin.text] {
            throw .foreignOrigin(found: found.joined(separator: ", "), expected: origin.text)
        }
    }
}
