import NIOCore
import Synchronization

/// What all connections of a server share.
final class ServerCore: Sendable {
    let configuration: WebServer.Configuration
    let routes = Routes()
    let refusals: RefusalLog
    let connections: ConnectionRegistry
    private let openGate = Mutex<Gate?>(nil)

    init(configuration: WebServer.Configuration) {
        self.configuration = configuration
        refusals = RefusalLog(limits: configuration.limits, log: configuration.log)
        connections = ConnectionRegistry(limit: configuration.limits.connections)
    }

    /// Nil until the port is known; nobody is accepted before.
    var gate: Gate? {
        get { openGate.withLock { $0 } }
        set { openGate.withLock { $0 = newValue } }
    }

    /// Gives a new connection its handler. For the connection's event loop only.
    func initialize(_ channel: any Channel) throws {
        guard let gate else { throw ChannelError.ioOnClosedChannel }
        let refusal: Refusal? =
            connections.add(channel) ? nil : .tooManyConnections(limit: configuration.limits.connections)
        let handler = HTTPConnection(Connection(core: self, channel: channel), gate: gate, turnedAwayBy: refusal)
        try channel.pipeline.syncOperations.addHandler(handler)
    }
}
