// SPDX-License-Identifier: Apache-2.0

import NIOCore

/// Counts a connection's bytes before any handler reads them, whatever the protocol. A refusal goes on as an error.
final class Meter: ChannelInboundHandler {
    typealias InboundIn = ByteBuffer

    private let connection: Connection

    init(_ connection: Connection) { self.connection = connection }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        guard !connection.isLingering else { return }
        do throws(Refusal) {
            try connection.countBytes(unwrapInboundIn(data).readableBytes)
        } catch {
            return context.fireErrorCaught(error)
        }
        context.fireChannelRead(data)
    }
}
