/// The tokens and sessions of one server.
///
///     newToken ──> unspent ──exchange──> spent ──> a session, known by its own secret
///                     └──────newToken──> spent
struct Keyring {
    /// Old tokens remembered only to tell their holders what happened.
    static let rememberedTokens = 16
    /// Sessions kept; the oldest is dropped for a new one.
    static let keptSessions = 64

    /// What presenting a token came to.
    enum Exchange {
        case session(Secret)
        case refused(Refusal)
    }

    private(set) var token: Secret? = Secret()
    private var spent: [Secret] = []
    private var sessions: [Secret] = []

    /// Makes a token and spends the one before, if nobody used it.
    mutating func makeToken() -> Secret {
        spend()
        let secret = Secret()
        token = secret
        return secret
    }

    /// Trades the unspent token for a new session.
    mutating func exchange(_ candidate: String) -> Exchange {
        if let token, token.matches(candidate) {
            spend()
            let session = Secret()
            sessions = sessions.suffix(Self.keptSessions - 1) + [session]
            return .session(session)
        }
        // Every remembered token is compared, so that time does not tell which one came near.
        let matches = spent.reduce(0) { $0 + ($1.matches(candidate) ? 1 : 0) }
        return .refused(
            matches > 0
                ? .spentToken : .wrongToken(foundLength: candidate.utf8.count, expectedLength: Secret.length))
    }

    /// Whether `candidate` is the secret of a session.
    func holdsSession(_ candidate: some StringProtocol) -> Bool {
        sessions.reduce(0) { $0 + ($1.matches(candidate) ? 1 : 0) } > 0
    }

    private mutating func spend() {
        guard let token else { return }
        spent = spent.suffix(Self.rememberedTokens - 1) + [token]
        self.token = nil
    }
}
