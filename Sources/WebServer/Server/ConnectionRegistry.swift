import NIOCore
import Synchronization

/// The open connections of a server, for their limit and for the end.
final class ConnectionRegistry: Sendable {
    private let channels = Mutex<[ObjectIdentifier: any Channel]>([:])
    private let limit: Int

    init(limit: Int) { self.limit = limit }

    var all: [any Channel] { channels.withLock { Array($0.values) } }

    /// Counts a connection until it closes; false if there are as many as may be.
    func add(_ channel: any Channel) -> Bool {
        let key = ObjectIdentifier(channel)
        let isAdded = channels.withLock { channels in
            guard channels.count < limit else { return false }
            channels[key] = channel
            return true
        }
        if isAdded {
            channel.closeFuture.whenComplete { _ in self.channels.withLock { _ = $0.removeValue(forKey: key) } }
        }
        return isAdded
    }
}
