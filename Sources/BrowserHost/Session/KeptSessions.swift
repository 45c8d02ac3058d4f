/// The sessions whose scene is gone and whose state the application keeps, for pages that come back late.
///
/// Only what the host gave out itself is in here: a page cannot make a session up.
struct KeptSessions {
    /// As many as the application keeps; the oldest is forgotten first.
    static let limit = 64

    private var tokens: [SessionToken] = []

    mutating func keep(_ token: SessionToken) {
        tokens.removeAll { $0 == token }
        if tokens.count == Self.limit { tokens.removeFirst() }
        tokens.append(token)
    }

    /// Hands a session out to the page that names it. False if there is none.
    mutating func take(_ token: SessionToken) -> Bool {
        guard let place = tokens.firstIndex(of: token) else { return false }
        tokens.remove(at: place)
        return true
    }
}
