// SPDX-License-Identifier: Apache-2.0

extension WebServer {
    /// An event for the log of the server's owner; its description is one line.
    ///
    /// Nothing secret is in a notice: neither tokens nor cookies.
    public enum Notice: Sendable, Hashable, CustomStringConvertible {
        /// A client was refused. A connection reports each kind of refusal once.
        case refused(Refusal, peer: String)
        /// This many further refusals of this kind came within the log window. They were not reported one by one.
        case repeated(Refusal.Kind, count: Int)
        /// A client exchanged the token for a session cookie.
        case entered(peer: String)

        /// The limit of remembered visitors is reached: the visitor who was away longest needs a new address.
        case forgotten(kept: Int)
        /// A visitor's access was taken back, or everybody's.
        case revoked(isEverybody: Bool)
        /// A revocation cannot be passed to the other servers with the key, nor to this server's next run.
        case forgetsRevocations(reason: String)
        /// The system has no room for another connection; the server tries again in a moment.
        case paused(reason: String)

        /// One line for a log, without time and without a full stop.
        public var description: String {
            switch self {
            case .refused(let refusal, let peer): "refused \(peer): \(refusal)"
            case .repeated(let kind, let count): "refused \(count) more times: \(kind.rawValue)"
            case .forgotten(let kept):
                "forgot who was away longest of \(kept) visitors; a new address lets them in again"
            case .revoked(let isEverybody):
                isEverybody ? "access was taken back from everybody" : "access was taken back from one visitor"
            case .forgetsRevocations(let reason):
                "other programs with this secret, and the next run of this one, still take cookies that were taken back: \(reason)"
            case .paused(let reason): "takes no new connections for a moment: \(reason)"
            case .entered(let peer): "\(peer) used the token and was let in"
            }
        }
    }
}
