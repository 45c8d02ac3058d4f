extension WebServer {
    /// Something the owner of the server may want to read in a log; its description is one line.
    ///
    /// Nothing secret is in a notice: neither tokens nor cookies.
    public enum Notice: Sendable, Hashable, CustomStringConvertible {
        /// A client was refused. A connection reports each kind of refusal once.
        case refused(Refusal, peer: String)
        /// As many further refusals of this kind came within the log window and were not reported one by one.
        case repeated(Refusal.Kind, count: Int)
        /// A client exchanged the token for a session cookie.
        case entered(peer: String)

        public var description: String {
            switch self {
            case .refused(let refusal, let peer): "refused \(peer): \(refusal)"
            case .repeated(let kind, let count): "refused \(count) more times: \(kind.rawValue)"
            case .entered(let peer): "\(peer) used the token and was let in"
            }
        }
    }
}
