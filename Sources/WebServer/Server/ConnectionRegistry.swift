import NIOCore
import Synchronization

/// The open connections of a server: strangers', of whom the one that waits longest makes room for a new one, and visitors',
/// whose number is limited.
///
///     add ──> stranger ──admit──> visitor
///                └──one stranger too many──> crowded out
final class ConnectionRegistry: Sendable {
    private struct Table {
        var visitors: [ObjectIdentifier: any Channel] = [:]
        /// By when they came.
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

    /// Counts a connection until it closes. The stranger who has to make room for it, if there are as many as may be.
    func add(_ channel: any Channel) -> (any Channel)? {
        let key = ObjectIdentifier(channel)
        let crowdedOut = table.withLock { table in
            table.strangers.append((key, channel))
            return table.strangers.count > strangerLimit ? table.strangers.removeFirst().channel : nil
        }
        channel.closeFuture.whenComplete { _ in self.remove(key) }
        return crowdedOut
    }

    /// The stranger who waits longest, not counted any more; nil without any.
    func takeOldestStranger() -> (any Channel)? {
        table.withLock { $0.strangers.isEmpty ? nil : $0.strangers.removeFirst().channel }
    }

    /// A stranger has shown a cookie; false if as many visitors' connections are open as may be.
    func admit(_ channel: any Channel) -> Bool {
        let key = ObjectIdentifier(channel)
        return table.withLock { table in
            guard table.visitors.count < limit else { return false }
            table.strangers.removeAll { $0.key == key }
            table.visitors[key] = channel
            return true
        }
    }

    private func remove(_ key: ObjectIdentifier) {
        table.withLock { table in
            if table.visitors.removeValue(forKey: key) == nil { table.strangers.removeAll { $0.key == key } }
        }
    }
}
