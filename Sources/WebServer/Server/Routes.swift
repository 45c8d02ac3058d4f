// SPDX-License-Identifier: Apache-2.0

import Synchronization

/// The resources and endpoints of a server, by path. Routes may come and go while it runs.
final class Routes: Sendable {
    typealias Lookup = @Sendable (_ name: String) -> WebServer.Resource?

    private struct Table {
        var resources: [String: WebServer.Resource] = [:]
        var lookups: [(prefix: String, lookup: Lookup)] = []
        var endpoints: [String: any WebSocketHandler] = [:]
    }

    private let table = Mutex(Table())

    func set(_ resource: WebServer.Resource?, at path: String) { table.withLock { $0.resources[path] = resource } }

    func set(_ lookup: @escaping Lookup, under prefix: String) {
        table.withLock { table in
            table.lookups.removeAll { $0.prefix == prefix }
            table.lookups.append((prefix, lookup))
            // Ask the longest matching prefix.
            table.lookups.sort { $0.prefix.utf8.count > $1.prefix.utf8.count }
        }
    }

    func set(_ handler: any WebSocketHandler, at path: String) { table.withLock { $0.endpoints[path] = handler } }

    func endpoint(at path: String) -> (any WebSocketHandler)? { table.withLock { $0.endpoints[path] } }

    /// The resource at a path. A lookup is called outside the lock: it may add routes.
    func resource(at path: String) -> WebServer.Resource? {
        let (resource, match) = table.withLock { table in
            (table.resources[path], table.lookups.first { path.hasPrefix($0.prefix) })
        }
        if let resource { return resource }
        guard let match else { return nil }
        return match.lookup(String(path.dropFirst(match.prefix.count)))
    }
}
