// SPDX-License-Identifier: Apache-2.0

import WebServer

/// Sessions without a scene whose state the application keeps, for pages that come back late.
///
/// It has only sessions that the host gave out: a page cannot invent one.
struct KeptSessions {
    /// As many as the application keeps. The oldest is forgotten first.
    static let limit = 64

    private var sessions: [(token: SessionToken, visitor: WebServer.Visitor)] = []

    mutating func keep(_ token: SessionToken, of visitor: WebServer.Visitor) {
        sessions.removeAll { $0.token == token }
        if sessions.count == Self.limit { sessions.removeFirst() }
        sessions.append((token, visitor))
    }

    /// The visitor has no access any more.
    mutating func remove(of visitor: WebServer.Visitor) { sessions.removeAll { $0.visitor == visitor } }

    /// Gives a session to the page of its visitor that names it. False if there is none.
    mutating func take(_ token: SessionToken, for visitor: WebServer.Visitor) -> Bool {
        guard let place = sessions.firstIndex(where: { $0.token == token && $0.visitor == visitor }) else {
            return false
        }
        sessions.remove(at: place)
        return true
    }
}
