// SPDX-License-Identifier: Apache-2.0

import NIOCore
import NIOHTTP1
import NIOWebSocket
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

    @Test("Each refusal says in one line what was found and what was expected")
    func descriptions() {
        let expected = [
            "a request head of 2 bytes or more; 1 are allowed", "2 header fields; 1 are allowed",
            "Host \"x\"; expected y", "no Host; expected y", "no Origin; expected x", "Origin \"x\"; expected y",
            "neither cookie nor token", "a wrong token of 1 characters; ours have 64",
            "a token that was used or replaced", "no cookie; expected x", "cookie x is of no session",
            "method \"POST\"; expected GET or HEAD", "nothing at \"/x\"", "a frame of 2 bytes or more; 1 are allowed",
            "a message of 2 bytes; 1 are allowed", "more than 1 bytes per second", "\"x\"; expected y",
            "text of 1 bytes that is not UTF-8", "2 bytes not taken; 1 may wait",
            "no whole request in 1.0 seconds; 0 bytes came", "no greeting in 1.0 seconds", "silent for 1.0 seconds",
            "1 connections are open already", "nobody was let in on it, and 1 newer connections came",
            "more than 1 wrong tokens or cookies per second",
        ]
        #expect(Self.table.map(\.refusal.description) == expected)
        let hosts = Refusal.badHost(found: "x", expected: ["a", "b"])
        #expect(hosts.description == "Host \"x\"; expected a or b")
        let (whole, cut) = (String(repeating: "a", count: 80), String(repeating: "a", count: 81))
        #expect(Refusal.notFound(path: whole).description == "nothing at \"\(whole)\"")
        #expect(Refusal.notFound(path: cut).description == "nothing at \"\(whole)…\"")
    }

    @Test("A refused client reads what it may know: the way back, or the status")
    func pages() {
        for (refusal, status, _) in Self.table {
            let page = refusal.page(newTokenHint: "Ask again.")
            let (title, text) = refusal.sentences(newTokenHint: "Ask again.")
            switch refusal.kind {
            case .spentToken:
                #expect(page == "This address was used already: its token opens one session, once.\nAsk again.\n")
                #expect(
                    title == "This address was used already" && text == "Its token opens one session, once. Ask again.")
            case .missingToken, .wrongToken, .noCookie:
                #expect(page == "Nobody gets in here without the address that the app printed.\n")
                #expect(title == "Nobody gets in without the app’s address")
                #expect(text == "Open the address that the app printed when it was started.")
            case .unknownCookie:
                #expect(page == "Nobody gets in here without the address that the app printed.\n")
                #expect(title == "The app was started again")
                #expect(text == "It knows nothing of this page any more. Open the address that it prints now.")
            case .notFound:
                #expect(page == "404 Not Found\n" && title == "There is nothing here")
                #expect(text == "The app shows itself at the root of this address.")
            case .tooManyConnections, .crowdedOut, .rateExceeded, .tooManyGuesses:
                #expect(page.hasPrefix("\(status) ") && title == "Too much at once")
                #expect(text == "The app takes no more for a moment. Load the page again in a while.")
            default:
                #expect(page.hasPrefix("\(status) ") && page.hasSuffix("\n"))
                #expect(
                    title == "The app does not answer this" && text == "It was asked for something that it does not do."
                )
            }
            #expect(refusal.keepsConnection == (refusal.kind == .notFound))
        }
    }

    @Test("Errors of the decoders are refusals where the client caused them")
    func decoders() {
        struct Other: Error {}
        func ofRequest(_ error: any Error, found: Int = 5) -> Refusal? { .ofRequest(error, found: found, limit: 10) }
        #expect(ofRequest(HTTPParserError.headerOverflow) == .headTooLarge(found: 11, limit: 10))
        #expect(ofRequest(HTTPParserError.headerOverflow, found: 12) == .headTooLarge(found: 12, limit: 10))
        #expect(ofRequest(ByteToMessageDecoderError.PayloadTooLargeError()) == .headTooLarge(found: 11, limit: 10))
        #expect(ofRequest(HTTPParserError.invalidEOFState) == nil && ofRequest(Other()) == nil)
        #expect(ofRequest(HTTPParserError.invalidMethod)?.kind == .protocolError)
        #expect(Refusal.ofFrame(NIOWebSocketError.invalidFrameLength, limit: 7) == .frameTooLarge(found: 8, limit: 7))
        #expect(Refusal.ofFrame(NIOWebSocketError.fragmentedControlFrame, limit: 7)?.kind == .protocolError)
        #expect(Refusal.ofFrame(NIOWebSocketError.multiByteControlFrameLength, limit: 7)?.kind == .protocolError)
        #expect(Refusal.ofFrame(Other(), limit: 7) == nil)
    }
}
