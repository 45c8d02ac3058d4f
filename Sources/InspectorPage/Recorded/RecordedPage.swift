// SPDX-License-Identifier: Apache-2.0

import Foundation
import WebServer

/// A recorded run in the inspector, on a server of its own at a loopback address.
package final class RecordedPage: Sendable {
    private let server: WebServer

    /// - Parameters:
    ///   - port: 0 for any that is free.
    ///   - entered: called on the server's thread when a browser has got access and a new address is needed.
    package init(_ run: RecordedRun, port: Int = 0, entered: @escaping @Sendable () -> Void = {}) {
        var configuration = WebServer.Configuration()
        configuration.port = port
        configuration.newTokenHint = "Open the newest address that responder inspect printed."
        configuration.log = { notice in
            if case .entered = notice { entered() }
        }
        server = WebServer(configuration)
        for (name, resource) in InspectorFiles.all(for: .parts) { server.serve(resource, at: "/" + name) }
        // Made on request, in some milliseconds; the server has this one reader.
        server.serve(under: "/part/") { name in
            guard let number = Int(name), let text = run.part(number) else { return nil }
            return WebServer.Resource(text.utf8, contentType: "application/jsonl; charset=utf-8")
        }
    }

    /// Listens, and returns the address that lets one browser in.
    ///
    /// - Throws: `WebServer.StartError`.
    package func start() throws -> String {
        try server.start()
        return server.entryAddress ?? ""
    }

    /// An address for one more browser; `nil` unless the page is served.
    package func newAddress() -> String? { server.newToken() }

    /// Ends every connection and the port, and returns when all are closed.
    package func stop() { server.stop() }
}
