// SPDX-License-Identifier: Apache-2.0

import Dispatch
import WebServer

/// Opening a WebSocket here signs the visitor out. Loading an address does not: a page of another server on this machine
/// could load it for its visitor, with the cookie. An upgrade needs our own origin.
final class SignOutEndpoint: WebSocketHandler {
    /// Kept until the host stops its server, and with it this.
    private let host: BrowserHost

    init(_ host: BrowserHost) { self.host = host }

    func opened(_ session: WebSocketSession) {
        DispatchQueue.main.async { [host] in
            MainActor.assumeIsolated { host.signOut(session.visitor) }
        }
    }

    func received(_ text: String, from session: WebSocketSession) {}
    func received(_ bytes: [UInt8], from session: WebSocketSession) {}
    func closed(_ session: WebSocketSession, reason: WebSocketSession.CloseReason) {}
}
