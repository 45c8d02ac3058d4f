// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import WebServer

@Suite struct RefusalTests {
    /// One of each, with the status and the close code that answer it.
    static let table: [(refusal: Refusal, status: Int, closeCode: UInt16)] = [
        (.headTooLarge(found: 2, limit: 1), 431, 1008),
        (.tooManyHeaders(found: 2, limit: 1), 431, 1008),
        (.badHost(found: "x", expected: ["y"]), 421, 1008),
        (.badHost(found: nil, expected: ["y"]), 400, 1008),
        (.missingOrigin(expected: "x"), 403, 1008),
        (.foreignOrigin(found: "x", expected: "y"), 403, 1008),
        (.missingToken, 401, 1008),
        (.wrongToken(foundLength: 1, expectedLength: 64), 401, 1008),
        (.spentToken, 410, 1008),
        (.noCookie(expected: "x"), 401, 1008),
        (.unknownCookie(name: "x"), 401, 1008),
        (.methodNotAllowed(found: "POST"), 405, 1008),
        (.notFound(path: "/x"), 404, 1008),
        (.frameTooLarge(found: 2, limit: 1), 413, 1009),
        (.messageTooLarge(found: 2, limit: 1), 413, 1009),
        (.rateExceeded(of: .bytes, limitPerSecond: 1), 429, 1008),
        (.protocolError(found: "x", expected: "y"), 400, 1002),
        (.invalidText(byteCount: 1), 400, 1007),
        (.slowReader(found: 2, limit: 1), 408, 1008),
        (.handshakeTimeout(limit: .seconds(1), bytesReceived: 0), 408, 1008),
        (.noGreeting(limit: .seconds(1)), 408, 1008),
        (.idle(limit: .seconds(1)), 408, 1001),
        (.tooManyConnections(limit: 1), 503, 1008),
        (.crowdedOut(limit: 1), 503, 1008),
        (.tooManyGuesses(limitPerSecond: 1), 429, 1008),
    ]

    @Test("Every kind has its status and its close code")
    func answers() {
        for (refusal, status, closeCode) in Self.table {
            #expect(refusal.httpStatus == status, "\(refusal)")
            #expect(refusal.closeCode.rawValue == closeCode, "\(refusal)")
        }
        #expect(Set(Self.table.map(\.refusal.kind)) == Set(Refusal.Kind.allCases))
    }

    @Test("What a client sent cannot forge a log line or fill the log")
    func descriptionsAreQuoted() {
        let forged = Refusal.notFound(path: "/\r\nrefused \"x\"\u{1B}[2J\u{202E}é")
        #expect(forged.description == "nothing at \"/\\r\\nrefused \\\"x\\\"\\u{1B}[2J\\u{202E}\\u{00E9}\"")
        let long = Refusal.methodNotAllowed(found: String(repeating: "a", count: 100_000))
        #expect(long.description.utf8.count < 200)
    }
}
