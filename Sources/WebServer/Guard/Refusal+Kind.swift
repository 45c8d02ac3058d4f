// SPDX-License-Identifier: Apache-2.0

extension Refusal {
    /// A refusal without its particulars. The log counts by it.
    public enum Kind: String, Sendable, Hashable, CaseIterable {
        case headTooLarge, tooManyHeaders, badHost, missingOrigin, foreignOrigin, missingToken, wrongToken, spentToken
        case noCookie, unknownCookie, methodNotAllowed, notFound, frameTooLarge, messageTooLarge, rateExceeded
        case protocolError, invalidText, slowReader, handshakeTimeout, idle, tooManyConnections
        case crowdedOut, tooManyGuesses, noGreeting
    }

    /// The kind of this refusal.
    public var kind: Kind {
        switch self {
        case .headTooLarge: .headTooLarge
        case .tooManyHeaders: .tooManyHeaders
        case .badHost: .badHost
        case .missingOrigin: .missingOrigin
        case .foreignOrigin: .foreignOrigin
        case .missingToken: .missingToken
        case .wrongToken: .wrongToken
        case .spentToken: .spentToken
        case .noCookie: .noCookie
        case .unknownCookie: .unknownCookie
        case .methodNotAllowed: .methodNotAllowed
        case .notFound: .notFound
        case .frameTooLarge: .frameTooLarge
        case .messageTooLarge: .messageTooLarge
        case .rateExceeded: .rateExceeded
        case .protocolError: .protocolError
        case .invalidText: .invalidText
        case .slowReader: .slowReader
        case .handshakeTimeout: .handshakeTimeout
        case .idle: .idle
        case .tooManyConnections: .tooManyConnections
        case .crowdedOut: .crowdedOut
        case .tooManyGuesses: .tooManyGuesses
        case .noGreeting: .noGreeting
        }
    }
}
