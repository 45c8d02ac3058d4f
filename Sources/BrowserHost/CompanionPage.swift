// SPDX-License-Identifier: Apache-2.0

import WebServer

/// A further page on the host's server: files in a folder of their own and a WebSocket, behind the same guard as the screen.
///
/// A tool that is linked beside the host adds one with ``BrowserHost/serve(_:)``. The host does not know its purpose.
public struct CompanionPage: Sendable {
    /// The page's name in a sentence about its address: `inspector`.
    public var name: String
    /// The files by their names; the empty name is the page itself.
    public var files: [String: WebServer.Resource]
    /// Takes the page's WebSockets, at `socket` in the folder.
    public var socket: any WebSocketHandler

    /// A page by its name, its files and the handler of its sockets. The name becomes a folder of the address and
    /// must be fit for one.
    public init(name: String, files: [String: WebServer.Resource], socket: any WebSocketHandler) {
        self.name = name
        self.files = files
        self.socket = socket
    }

    /// Where the page is: `/inspector/`.
    var folder: String { "/\(name)/" }
}

extension BrowserHost {
    /// Serves a page beside the screen's from now on, and returns its address. The address has the token while that is unused; later
    /// only a browser with a session can open it.
    ///
    /// `nil` unless the host runs.
    @discardableResult
    public func serve(_ page: CompanionPage) -> String? {
        guard let server, let origin = server.entryOrigin else { return nil }
        for (name, resource) in page.files { server.serve(resource, at: page.folder + name) }
        server.accept(page.socket, at: page.folder + "socket")
        let token = server.entryAddress.flatMap { $0.split(separator: "?").dropFirst().first }
        let entry = origin + page.folder + (token.map { "?\($0)" } ?? "")
        if announces { Announcement(line: "The \(page.name) is at \(entry)").print() }
        return entry
    }

    /// Writes a line to the host's log, which limits the number of lines in a period. For the page's own server side.
    public func note(_ line: String) { log.write(line, kind: .companion) }
}
