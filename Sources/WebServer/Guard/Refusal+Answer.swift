// SPDX-License-Identifier: Apache-2.0

import NIOHTTP1

extension Refusal {
    /// The status that answers this refusal while the connection speaks HTTP.
    public var httpStatus: Int { Int(responseStatus.code) }

    var responseStatus: HTTPResponseStatus {
        switch self {
        case .headTooLarge, .tooManyHeaders: .requestHeaderFieldsTooLarge
        case .badHost(nil, _): .badRequest
        case .badHost: .misdirectedRequest
        case .missingOrigin, .foreignOrigin: .forbidden
        case .missingToken, .wrongToken, .noCookie, .unknownCookie: .unauthorized
        case .spentToken: .gone
        case .methodNotAllowed: .methodNotAllowed
        case .notFound: .notFound
        case .frameTooLarge, .messageTooLarge: .payloadTooLarge
        case .rateExceeded, .tooManyGuesses: .tooManyRequests
        case .protocolError, .invalidText: .badRequest
        case .slowReader, .handshakeTimeout, .noGreeting, .idle: .requestTimeout
        case .tooManyConnections, .crowdedOut: .serviceUnavailable
        }
    }

    /// The code of the close that answers this refusal on a WebSocket (RFC 6455, section 7.4.1).
    public var closeCode: WebSocketCloseCode {
        switch self {
        case .frameTooLarge, .messageTooLarge: .messageTooBig
        case .protocolError: .protocolError
        case .invalidText: .invalidPayload
        case .idle: .goingAway
        default: .policyViolation
        }
    }

    /// The text for the refused client: enough for its user to go on, nothing about the content of this server.
    func page(newTokenHint: String) -> String {
        switch self {
        case .spentToken: "This address was used already: its token opens one session, once.\n\(newTokenHint)\n"
        case .missingToken, .wrongToken, .noCookie, .unknownCookie:
            "Nobody gets in here without the address that the app printed.\n"
        default: "\(responseStatus.code) \(responseStatus.reasonPhrase)\n"
        }
    }

    /// The same for people: what happened, and what to do.
    func sentences(newTokenHint: String) -> (title: String, text: String) {
        switch self {
        case .spentToken: ("This address was used already", "Its token opens one session, once. \(newTokenHint)")
        case .unknownCookie:
            (
                "The app was started again",
                "It knows nothing of this page any more. Open the address that it prints now."
            )
        case .missingToken, .wrongToken, .noCookie:
            ("Nobody gets in without the app’s address", "Open the address that the app printed when it was started.")
        case .notFound: ("There is nothing here", "The app shows itself at the root of this address.")
        case .tooManyConnections, .crowdedOut, .rateExceeded, .tooManyGuesses:
            ("Too much at once", "The app takes no more for a moment. Load the page again in a while.")
        default: ("The app does not answer this", "It was asked for something that it does not do.")
        }
    }

    /// Whether the connection can serve another request after this one was refused.
    var keepsConnection: Bool { kind == .notFound }
}
