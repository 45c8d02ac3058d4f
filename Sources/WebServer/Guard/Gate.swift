import NIOHTTP1
import Synchronization

/// Lets a request in or refuses it, before anything looks at what it asks for.
///
///     Host ──> method ──> Origin ──> cookie ──> admitted
///                            └─────> token ───> entered: a cookie, and a redirect to the path without the token
final class Gate: Sendable {
    /// What becomes of a request that is not refused.
    enum Admission {
        /// A session's request, for a page of this origin.
        case admitted(Origin)
        /// The token was right: set this cookie and go to the location.
        case entered(Origin, cookie: String, location: String)
        /// The client has a session and needs no token: go to the location.
        case alreadyInside(Origin, location: String)
    }

    let origins: AllowedOrigins
    /// Cookies ignore ports, so the name carries the port: two servers of one host keep out of each other's way.
    let cookieName: String
    private let keyring: Mutex<Keyring>

    init(origins: AllowedOrigins, port: Int, keyring: sending Keyring) {
        self.origins = origins
        cookieName = "webserver-session-\(port)"
        self.keyring = Mutex(keyring)
    }

    /// The token nobody has used yet.
    var token: String? { keyring.withLock { $0.token?.text } }

    /// Makes a token and spends the one before.
    func makeToken() -> String { keyring.withLock { $0.makeToken().text } }

    /// Decides over one request.
    func admit(_ head: HTTPRequestHead) throws(Refusal) -> Admission {
        let origin = try origin(of: head)
        guard head.method == .GET || head.method == .HEAD else {
            throw .methodNotAllowed(found: head.method.rawValue)
        }
        try checkOrigin(of: head, is: origin)
        let cookies = head.cookies(named: cookieName)
        let isInside = keyring.withLock { keyring in cookies.contains { keyring.holdsSession($0) } }

        // A token in a WebSocket's address opens nothing, and a HEAD (a link preview's, say) must not spend one.
        if !head.isWebSocketUpgrade, head.method == .GET, let token = head.token {
            let location = head.locationWithoutToken
            switch keyring.withLock({ $0.exchange(token) }) {
            case _ where isInside:
                return .alreadyInside(origin, location: location)
            case .session(let secret):
                let attributes = "; HttpOnly; SameSite=Strict; Path=/" + (origin.isSecure ? "; Secure" : "")
                return .entered(origin, cookie: "\(cookieName)=\(secret.text)\(attributes)", location: location)
            case .refused(let refusal):
                throw refusal
            }
        }
        if isInside { return .admitted(origin) }
        if !cookies.isEmpty { throw .unknownCookie(name: cookieName) }
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
