// SPDX-License-Identifier: Apache-2.0

import Foundation
import WebServer

/// A page at a loopback address that answers questions about dumps and sessions: the user drops a file on it, presses a
/// point, and reads the answer. Files go only to this process, and are forgotten when the page is closed.
///
///     let page = LocalPage()
///     print(try page.start())  // http://127.0.0.1:40123/?token=…
public final class LocalPage: Sendable {
    /// The largest file that a page may send, in bytes.
    public static let greatestFile = 64 << 20

    private let server: WebServer

    /// - Parameters:
    ///   - port: 0 for any that is free.
    ///   - file: the file that a page shows at first.
    ///   - entered: called on the server's thread when a browser has got access and a new address is needed.
    public init(
        port: Int = 0, showing file: (name: String, data: Data)? = nil, entered: @escaping @Sendable () -> Void = {}
    ) {
        var configuration = WebServer.Configuration()
        configuration.port = port
        configuration.newTokenHint = "Open the newest address that responder serve printed."
        // One message has one whole file.
        configuration.limits.frameBytes = Self.greatestFile
        configuration.limits.messageBytes = Self.greatestFile
        configuration.limits.unfinishedBytes = 2 * Self.greatestFile
        configuration.limits.bytesPerSecond = Self.greatestFile
        configuration.log = { notice in
            if case .entered = notice { entered() }
        }
        server = WebServer(configuration)
        for (name, resource) in PageFiles.all { server.serve(resource, at: "/" + name) }
        server.accept(DeskEndpoint(showing: file), at: "/socket")
    }

    /// Listens, and returns the address that lets one browser in.
    ///
    /// - Throws: `WebServer.StartError`.
    public func start() throws -> String {
        try server.start()
        return server.entryAddress ?? ""
    }

    /// An address for one more browser; `nil` unless the page is served.
    public func newAddress() -> String? { server.newToken() }

    /// Ends every connection and the port, and returns when all are closed.
    public func stop() { server.stop() }
}
