// SPDX-License-Identifier: Apache-2.0

import NIOCore
import NIOHTTP1
import Synchronization

/// The state that all connections of a server share.
final class ServerCore: Sendable {
    let configuration: WebServer.Configuration
    let routes = Routes()
    let refusals: RefusalLog
    let connections: ConnectionRegistry
    let unfinished: UnfinishedMessages
    private let openGate = Mutex<Gate?>(nil)

    init(configuration: WebServer.Configuration) {
        self.configuration = configuration
        refusals = RefusalLog(limits: configuration.limits, log: configuration.log)
        unfinished = UnfinishedMessages(limit: configuration.limits.unfinishedBytes)
        connections = ConnectionRegistry(
            limit: configuration.limits.connections, strangerLimit: configuration.limits.strangers)
    }

    /// Nil until the port is known; no connection is accepted before.
    var gate: Gate? {
        get { openGate.withLock { $0 } }
        set { openGate.withLock { $0 = newValue } }
    }

    /// Ends a stranger's connection, if there is one, unless it was let in meanwhile.
    func crowdOut(_ stranger: (any Channel)?) {
        guard let stranger else { return }
        stranger.eventLoop.execute {
            stranger.pipeline.fireUserInboundEventTriggered(ConnectionEvent.crowdedOut)
        }
    }

    /// Gives a new connection its handlers. For the connection's event loop only.
    ///
    ///     Meter ── encoder ── decoder ── one request at a time ── HTTPConnection
    func initialize(_ channel: any Channel) throws {
        guard let gate else { throw ChannelError.ioOnClosedChannel }
        let limits = configuration.limits
        crowdOut(connections.add(channel))
        var decoderLimits = NIOHTTPDecoderLimitConfiguration()
        decoderLimits.maxHeaderFieldSize = limits.requestHeadBytes
        decoderLimits.maxHeaderListSize = limits.requestHeadBytes
        // Counted once decoded, so that too many can be told from too long.
        decoderLimits.maxHeaderFieldCount = .max
        let decoder = HTTPRequestDecoder(leftOverBytesStrategy: .forwardBytes, limitConfiguration: decoderLimits)
        // The decoder holds back only white space, without counting it.
        let codec: [any RemovableChannelHandler] = [
            HTTPResponseEncoder(), ByteToMessageHandler(decoder, maximumBufferSize: limits.requestHeadBytes),
            HTTPServerPipelineHandler(),
        ]
        let connection = Connection(core: self, channel: channel)
        let handler = HTTPConnection(connection, gate: gate, codec: codec)
        try channel.pipeline.syncOperations.addHandlers([Meter(connection)] + codec + [handler])
    }
}
