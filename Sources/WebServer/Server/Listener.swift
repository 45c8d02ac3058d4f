// SPDX-License-Identifier: Apache-2.0

import Foundation
import NIOCore
import NIOPosix

/// A bound port with the threads that serve it.
struct Listener: Sendable {
    let address: WebServer.Address
    private let group: MultiThreadedEventLoopGroup
    private let channel: any Channel
    private let core: ServerCore
    /// How long clients have to close their connections when the server stops.
    private static let politeness = TimeAmount.seconds(1)

    /// Binds, opens the gate, and only then accepts connections: the gate needs the port.
    ///
    /// The future completes on a loop of SwiftNIO's own: a loop of a server that fails to start would end before it could
    /// report that.
    static func open(_ core: ServerCore) -> EventLoopFuture<Listener> {
        let configuration = core.configuration
        let group = MultiThreadedEventLoopGroup(numberOfThreads: configuration.threads)
        let opened = MultiThreadedEventLoopGroup.singleton.next().makePromise(of: Listener.self)
        let bound = ServerBootstrap(group: group)
            .serverChannelOption(.backlog, value: 256)
            .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
            .serverChannelOption(.autoRead, value: false)
            .serverChannelInitializer { channel in
                channel.eventLoop.makeCompletedFuture {
                    try channel.pipeline.syncOperations.addHandler(AcceptPause(core))
                }
            }
            .childChannelOption(.tcpOption(.tcp_nodelay), value: 1)
            // Few packets of one client at a time: otherwise a client that sends fast would delay the next.
            .childChannelOption(.maxMessagesPerRead, value: 1)
            .childChannelOption(.recvAllocator, value: FixedSizeRecvByteBufferAllocator(capacity: 16 * 1024))
            .childChannelOption(.allowRemoteHalfClosure, value: false)
            .childChannelInitializer { channel in
                channel.eventLoop.makeCompletedFuture { try core.initialize(channel) }
            }
            .bind(host: configuration.host, port: configuration.port)
            .flatMapErrorThrowing { error in
                throw WebServer.StartError(error, host: configuration.host, port: configuration.port)
            }
            .flatMapThrowing { channel in
                let port = channel.localAddress?.port ?? configuration.port
                let origins = try AllowedOrigins(
                    host: configuration.host, port: port, additionalHosts: configuration.additionalHosts,
                    additionalOrigins: configuration.additionalOrigins)
                core.gate = try Gate(configuration, origins: origins, port: port)
                let address = WebServer.Address(host: Self.reachableHost(configuration), port: port)
                return Listener(address: address, group: group, channel: channel, core: core)
            }
            .flatMap { listener in
                listener.channel.setOption(.autoRead, value: true).map { @Sendable _ in listener }
            }
        bound.whenComplete { result in
            switch result {
            case .success(let listener): opened.succeed(listener)
            case .failure(let error): group.shutdownGracefully { _ in opened.fail(error) }
            }
        }
        return opened.futureResult
    }

    /// Closes the port, tells every connection, waits for those that close politely, and ends the threads.
    ///
    /// The future completes on a loop of SwiftNIO's own, which outlives the server's.
    func close() -> EventLoopFuture<Void> {
        let ended = MultiThreadedEventLoopGroup.singleton.next().makePromise(of: Void.self)
        channel.close(promise: nil)
        channel.closeFuture.whenComplete { _ in
            let connections = core.connections.all
            for connection in connections {
                connection.eventLoop.execute { connection.pipeline.fireUserInboundEventTriggered(ConnectionEvent.stop) }
            }
            // The server does not wait for clients that do not close: the program is about to end.
            channel.eventLoop.scheduleTask(in: Self.politeness) {
                for connection in connections { connection.close(promise: nil) }
            }
            EventLoopFuture.andAllComplete(connections.map(\.closeFuture), on: channel.eventLoop).whenComplete { _ in
                group.shutdownGracefully { _ in ended.succeed() }
            }
        }
        return ended.futureResult
    }

    private static func reachableHost(_ configuration: WebServer.Configuration) -> String {
        guard ["0.0.0.0", "::"].contains(configuration.host) else { return configuration.host }
        return configuration.additionalHosts.first ?? "127.0.0.1"
    }
}

extension WebServer.StartError {
    /// The system's message for a failed bind, without the names of its functions.
    fileprivate init(_ error: any Error, host: String, port: Int) {
        switch error {
        case let error as IOError where error.errnoCode == EADDRINUSE:
            self = .portInUse(host: host, port: port)
        case let error as IOError:
            self = .cannotBind(host: host, port: port, reason: String(cString: strerror(error.errnoCode)))
        default:
            self = .cannotBind(host: host, port: port, reason: String(describing: error))
        }
    }
}
