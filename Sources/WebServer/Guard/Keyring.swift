// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The tokens and sessions of one server.
///
///     newToken ──> unspent ──exchange──> spent ──> a session, known by its own secret
///                     └──────newToken──> spent
///
/// A server that shares a key with others signs its cookies instead of remembering them, and accepts theirs. A server under
/// development has one token and one cookie, and spends neither.
struct Keyring: Sendable {
    /// Old tokens, remembered only to tell their holders what happened.
    static let rememberedTokens = 16
    /// How many sessions are kept. A further one replaces the session that was away longest.
    static let keptSessions = 256

    /// The result of presenting a token.
    enum Exchange {
        /// The value of the cookie that the new visitor gets.
        case session(cookie: String, forgets: Bool)
        case refused(Refusal)
    }

    private(set) var token: Secret?
    private var spent: [Secret] = []
    private var sessions: [(secret: Secret, visitor: WebServer.Visitor)] = []
    private let passes: Passes?
    /// Of signed cookies.
    private let revocations: Revocations
    private var development: WebServer.DevelopmentKey?

    init(
        passes: Passes? = nil, revocations: Revocations? = nil, development: WebServer.DevelopmentKey? = nil
    ) {
        self.passes = passes
        self.revocations = revocations ?? Revocations(file: nil)
        self.development = development
        token = development?.token ?? Secret()
        if let development { sessions = [(development.cookie, WebServer.Visitor())] }
    }

    /// Makes a token, and spends the one before if it is unused.
    mutating func makeToken() -> Secret {
        if let development { return development.token }
        spend()
        let secret = Secret()
        token = secret
        return secret
    }

    /// Trades the unspent token for a new session.
    mutating func exchange(_ candidate: some StringProtocol, at now: Date = Date()) -> Exchange {
        if let development, development.token.matches(candidate) {
            return .session(cookie: development.cookie.text, forgets: false)
        }
        if let token, token.matches(candidate) {
            spend()
            let visitor = WebServer.Visitor()
            if let passes {
                return .session(cookie: passes.issue(to: visitor, at: revocations.issueTime(now)), forgets: false)
            }
            let secret = Secret()
            let forgets = sessions.count >= Self.keptSessions
            if forgets { sessions.removeFirst() }
            sessions.append((secret, visitor))
            return .session(cookie: secret.text, forgets: forgets)
        }
        // Compare every remembered token, so that the time does not tell which one was similar.
        let isSpent = spent.reduce(false) { $1.matches(candidate) || $0 }
        return .refused(
            isSpent
                ? .spentToken : .wrongToken(foundLength: candidate.utf8.count, expectedLength: Secret.length))
    }

    /// The visitor of a cookie; nil for a cookie of no session. Compares every session.
    func visitor(of candidate: some StringProtocol, at now: Date = Date()) -> WebServer.Visitor? {
        if let passes {
            guard let (visitor, issued) = passes.claim(of: candidate, at: now) else { return nil }
            return revocations.contains(visitor, issued: issued) ? nil : visitor
        }
        return sessions.reduce(nil) { $1.secret.matches(candidate) ? $1.visitor : $0 }
    }

    /// Ends all sessions, and spends the token. Returns why other servers cannot be told of it; nil when there are none, or they are.
    ///
    /// - Parameter key: Replaces the key of a server under development, whose sessions depend on it.
    mutating func revokeAll(_ key: WebServer.DevelopmentKey, at now: Date = Date()) -> String? {
        spend()
        sessions = []
        if development != nil {
            development = key
            token = key.token
            sessions = [(key.cookie, WebServer.Visitor())]
        }
        return passes == nil ? nil : revocations.addAll(at: now)
    }

    /// Ends a visitor's session. Returns why other servers cannot be told of it.
    mutating func revoke(_ visitor: WebServer.Visitor, at now: Date = Date()) -> String? {
        sessions.removeAll { $0.visitor == visitor }
        return passes == nil ? nil : revocations.add(visitor, at: now)
    }

    /// The visitor is here: the most recent visitor is forgotten last.
    mutating func note(_ visitor: WebServer.Visitor) {
        guard sessions.last?.visitor != visitor, let place = sessions.firstIndex(where: { $0.visitor == visitor })
        else {
            return
        }
        sessions.append(sessions.remove(at: place))
    }

    private mutating func spend() {
        guard let token else { return }
        spent = spent.suffix(Self.rememberedTokens - 1) + [token]
        self.token = nil
    }
}
