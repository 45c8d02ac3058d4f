// SPDX-License-Identifier: Apache-2.0

import UIKitCore
import WebServer

/// Access that ends while the program runs: everybody's by `SIGUSR1`, a visitor's own at `/sign-out`.
extension BrowserHost: AccessHost {
    /// Ends everybody's access: all scenes, and all cookies. Prints the address with which the next browser gets access.
    public func takeAccessBack() {
        guard let server else { return }
        let key = WebServer.DevelopmentKey()
        end { _ in true }
        keptSessions = KeptSessions()
        guard let address = server.revokeAll(key) else { return }
        if settings.isInDevelopment, let port = server.address?.port { keep(port, key) }
        if announces {
            Announcement(line: "access was taken back from everybody; a browser can come in at \(address)").print()
        }
    }

    /// A visitor gives its own access back.
    func signOut(_ visitor: WebServer.Visitor) {
        end { $0 == visitor }
        keptSessions.remove(of: visitor)
        server?.revoke(visitor)
    }

    /// Ends scenes at once, and tells their pages.
    private func end(where isEnding: (WebServer.Visitor) -> Bool) {
        // Pages that have said hello no longer get a scene.
        for arrival in arrivals where isEnding(arrival.client.socket.visitor) && arrival.client.isWaiting {
            _ = arrival.client.detach()
            arrival.client.socket.close(.init(rawValue: CloseCode.refused), reason: "access was taken back")
        }
        for session in sessions.values where isEnding(session.visitor) {
            if let client = session.client {
                _ = client.detach()
                client.socket.close(.init(rawValue: CloseCode.refused), reason: "access was taken back")
            }
            picked(nil, in: session.scene)
            finish(session, .refused)
        }
    }

    /// The application's number for a visitor, which its scenes have.
    package func identifier(of visitor: WebServer.Visitor) -> VisitorIdentifier { visitors.number(of: visitor) }
}
