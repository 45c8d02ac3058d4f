// SPDX-License-Identifier: Apache-2.0

import WebServer

/// Sends back what it gets and keeps a log of its calls.
final class EchoHandler: WebSocketHandler {
    let calls = Recorder<String>()
    let sessions = Recorder<WebSocketSession>()
    let reasons = Recorder<WebSocketSession.CloseReason>()

    func opened(_ session: WebSocketSession) {
        calls.append("opened \(session.path)")
        sessions.append(session)
    }

    func received(_ text: String, from session: WebSocketSession) {
        calls.append("text \(text)")
        session.send(text)
    }

    func received(_ bytes: [UInt8], from session: WebSocketSession) {
        calls.append("binary \(bytes.count)")
        session.send(bytes)
    }

    func closed(_ session: WebSocketSession, reason: WebSocketSession.CloseReason) {
        calls.append("closed")
        reasons.append(reason)
    }
}
