// SPDX-License-Identifier: Apache-2.0

extension Refusal: CustomStringConvertible {
    /// One line for a log. Text from the client is shortened and has no control characters.
    public var description: String {
        switch self {
        case .headTooLarge(let found, let limit): "a request head of \(found) bytes or more; \(limit) are allowed"
        case .tooManyHeaders(let found, let limit): "\(found) header fields; \(limit) are allowed"
        case .badHost(let found, let expected):
            "\(found.map { "Host \(Self.quoted($0))" } ?? "no Host"); expected \(expected.joined(separator: " or "))"
        case .missingOrigin(let expected): "no Origin; expected \(expected)"
        case .foreignOrigin(let found, let expected): "Origin \(Self.quoted(found)); expected \(expected)"
        case .missingToken: "neither cookie nor token"
        case .wrongToken(let found, let expected): "a wrong token of \(found) characters; ours have \(expected)"
        case .spentToken: "a token that was used or replaced"
        case .noCookie(let expected): "no cookie; expected \(expected)"
        case .unknownCookie(let name): "cookie \(name) is of no session"
        case .methodNotAllowed(let found): "method \(Self.quoted(found)); expected GET or HEAD"
        case .notFound(let path): "nothing at \(Self.quoted(path))"
        case .frameTooLarge(let found, let limit): "a frame of \(found) bytes or more; \(limit) are allowed"
        case .messageTooLarge(let found, let limit): "a message of \(found) bytes; \(limit) are allowed"
        case .rateExceeded(let rate, let limit): "more than \(limit) \(rate.rawValue) per second"
        case .protocolError(let found, let expected): "\(Self.quoted(found)); expected \(expected)"
        case .invalidText(let byteCount): "text of \(byteCount) bytes that is not UTF-8"
        case .slowReader(let found, let limit): "\(found) bytes not taken; \(limit) may wait"
        case .handshakeTimeout(let limit, let received): "no whole request in \(limit); \(received) bytes came"
        case .noGreeting(let limit): "no greeting in \(limit)"
        case .idle(let limit): "silent for \(limit)"
        case .tooManyConnections(let limit): "\(limit) connections are open already"
        case .crowdedOut(let limit): "nobody was let in on it, and \(limit) newer connections came"
        case .tooManyGuesses(let limit): "more than \(limit) wrong tokens or cookies per second"
        }
    }

    /// At most 80 characters, with everything but visible ASCII escaped, so that a client cannot forge log lines.
    private static func quoted(_ text: String) -> String {
        let shown = text.unicodeScalars.prefix(80).map { $0.escaped(asASCII: true) }.joined()
        return "\"\(shown)\(text.unicodeScalars.count > 80 ? "…" : "")\""
    }
}
