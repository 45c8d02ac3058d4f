// SPDX-License-Identifier: Apache-2.0

import NIOCore
import Synchronization

/// The open connections of a server. Connections of visitors are limited in number. Of the strangers' connections, the one that waits
/// longest makes room for a new one.
///
///     add ──> stranger ──admit──> visitor
///                └──one stranger too many──> crowded out
final class ConnectionRegistry: Sendable {
    private struct Table {
        var visitors: [ObjectIdentifier: any Channel] = [:]
        /// In the order of coming.
        var strangers: [(key: ObjectIdentifier, channel: any Channel)] = []
    }

    private let table = Mutex(Table())
    private let limit: Int
    private let strangerLimit: Int

    init(limit: Int, strangerLimit: Int) {
        self.limit = limit
        self.strangerLimit = strangerLimit
    }

    var all: [any Channel] { table.withLock { $0.visitors.values + $0.strangers.map(\.channel) } }

    /// Counts a connection until it closes. Returns the stranger that has to make room for it, when the limit is reached.
    func add(_ channel: any Channel) -> (any Channel)? {
        let key = ObjectIdentifier(channel)
        let crowdedOut = table.withLock { table in
            table.strangers.append((key, channel))
            return table.strangers.count > strangerLimit ? table.strangers.removeFirst().channel : nil
        }
        channel.closeFuture.whenComplete { _ in self.remove(key) }
        return crowdedOut
    }

    /// Removes and returns the stranger that waits longest; nil when there is none.
    func takeOldestStranger() -> (any Channel)? {
        table.withLock { $0.strangers.isEmpty ? nil : $0.strangers.removeFirst().channel }
    }

    /// A stranger has shown a cookie. False when the limit of visitors' connections is reached.
    func admit(_ channel: any Channel) -> Bool {
        let key = ObjectIdentifier(channel)
        return table.withLock { table in
            guard table.visitors.count < limit else { return false }
            table.strangers.removeAll { $0.key == key }
            table.visitors[key] = channel
            return true
        }
    }

    /// Ends the WebSockets of a visitor, or with nil all.
    func end(of visitor: WebServer.Visitor?) {
        for channel in all {
            channel.eventLoop.execute {
                channel.pipeline.fireUserInboundEventTriggered(ConnectionEvent.revoked(visitor))
            }
        }
    }

    private func remove(_ key: ObjectIdentifier) {
        table.withLock { table in
            if table.visitors.removeValue(forKey: key) == nil { table.strangers.removeAll { $0.key == key } }
        }
    }
}
