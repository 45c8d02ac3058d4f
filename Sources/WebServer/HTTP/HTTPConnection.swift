// SPDX-License-Identifier: Apache-2.0

import NIOCore
import NIOHTTP1
import NIOWebSocket

/// The handler of a connection while it speaks HTTP.
///
///     reading ──whole request──> answering ──all written──> reading
///        │                           └──closes──> lingering
///        └──upgrade──> replaced by a WebSocketConnection
///
/// SwiftNIO's `HTTPServerPipelineHandler` stands before it: it holds back further requests, and reads no more, until an
/// answer's end is written. That is written once the answer is taken, so a client that asks without reading holds one.
final class HTTPConnection: ChannelInboundHandler, RemovableChannelHandler {
    typealias InboundIn = HTTPServerRequestPart
    typealias OutboundOut = HTTPServerResponsePart

    private enum State { case reading, answering, lingering }

    private let connection: Connection
    private let gate: Gate
    /// The handlers that go with this one.
    private let codec: [any RemovableChannelHandler]
    private var state = State.reading
    /// A request whose end has not come.
    private var request: HTTPRequestHead?
    /// Whether the time of a request runs: the first one's from the connection, a later one's from its first bytes.
    private var expectsHead = false
    private var deadline: Scheduled<Void>?

    init(_ connection: Connection, gate: Gate, codec: [any RemovableChannelHandler]) {
        self.connection = connection
        self.gate = gate
        self.codec = codec
    }

    func channelActive(context: ChannelHandlerContext) {
        expectHead(context: context)
        context.fireChannelActive()
    }

    func handlerRemoved(context: ChannelHandlerContext) { deadline?.cancel() }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        if let refusal = error as? Refusal {
            refuse(refusal, head: nil, context: context)
        } else if state == .reading {
            // Errors of decoding after an answer that closes do not matter.
            let limit = connection.limits.requestHeadBytes
            guard let refusal = Refusal.ofRequest(error, found: connection.headBytes, limit: limit) else {
                return context.close(promise: nil)
            }
            refuse(refusal, head: nil, context: context)
        }
    }

    func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
        switch event as? ConnectionEvent {
        case .stop?: context.close(promise: nil)
        // It may have been let in since the event was sent.
        case .crowdedOut? where !connection.isAdmitted:
            connection.report(.crowdedOut(limit: connection.limits.strangers))
            context.close(promise: nil)
        default: break
        }
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        guard state == .reading else { return }
        var head = request
        do throws(Refusal) {
            switch unwrapInboundIn(data) {
            case .head(let newHead):
                head = newHead
                request = head
                try connection.countMessage()
                try newHead.check(connection.limits)
            case .body: break
            case .end:
                request = nil
                connection.endRequest()
                if let head { try serve(head, context: context) }
            }
        } catch {
            refuse(error, head: head, context: context)
        }
    }

    func channelReadComplete(context: ChannelHandlerContext) {
        if state == .reading, !expectsHead, connection.headBytes > 0 { expectHead(context: context) }
        context.fireChannelReadComplete()
    }

    // MARK: Requests

    private func serve(_ head: HTTPRequestHead, context: ChannelHandlerContext) throws(Refusal) {
        let core = connection.core
        switch try gate.admit(head, from: connection.address) {
        case .entered(let origin, let cookie, let location, let forgets):
            core.configuration.log(.entered(peer: connection.peer))
            if forgets { core.configuration.log(.forgotten(kept: Keyring.keptSessions)) }
            answer(.redirecting(to: location, cookie: cookie, head: head, origin: origin), to: head, context: context)
        case .alreadyInside(let origin, let location):
            answer(.redirecting(to: location, cookie: nil, head: head, origin: origin), to: head, context: context)
        case .admitted(let origin, let visitor) where head.isWebSocketUpgrade:
            try connection.admit()
            guard let handler = core.routes.endpoint(at: head.path) else { throw .notFound(path: head.path) }
            try upgrade(head, of: visitor, to: handler, origin: origin, context: context)
        case .admitted(let origin, _):
            try connection.admit()
            guard let resource = core.routes.resource(at: head.path) else { throw .notFound(path: head.path) }
            answer(.serving(resource, to: head, origin: origin), to: head, context: context)
        }
    }

    private func refuse(_ refusal: Refusal, head: HTTPRequestHead?, context: ChannelHandlerContext) {
        guard state != .lingering else { return }
        connection.report(refusal)
        guard state == .reading else { return context.close(promise: nil) }
        let origin = head.flatMap { head in
            head.headers["Host"].first.flatMap { gate.origins.origin(forHost: $0) }
        }
        answer(
            .refusing(
                refusal, newTokenHint: connection.core.configuration.newTokenHint, head: head, origin: origin),
            to: head, context: context)
    }

    // MARK: Answers

    private func answer(_ answer: Answer, to request: HTTPRequestHead?, context: ChannelHandlerContext) {
        var head = answer.head
        let closes = answer.closes || request.map { !$0.isKeepAlive || $0.isUpgrade } ?? true
        if closes { head.headers.add(name: "Connection", value: "close") }
        state = .answering
        expectsHead = false
        let hasBody = !answer.isHeadOnly && answer.body.readableBytes > 0
        let queued = hasBody ? answer.body.readableBytes : 0
        let limits = connection.limits
        schedule(in: limits.idleTimeout, context: context) { handler, context in
            handler.connection.report(.slowReader(found: queued, limit: limits.outgoingQueuedBytes))
            context.close(promise: nil)
        }
        let written = context.eventLoop.makePromise(of: Void.self)
        let bound = NIOLoopBound((handler: self, context: context), eventLoop: context.eventLoop)
        // Not at once: the next request may wait already, and a thousand must not be answered within each other.
        written.futureResult.whenSuccess { [loop = context.eventLoop] in
            loop.execute { bound.value.handler.answered(closes: closes, context: bound.value.context) }
        }
        context.write(wrapOutboundOut(.head(head)), promise: hasBody ? nil : written)
        if hasBody { context.write(wrapOutboundOut(.body(.byteBuffer(answer.body))), promise: written) }
        context.flush()
    }

    private func answered(closes: Bool, context: ChannelHandlerContext) {
        deadline?.cancel()
        if closes {
            state = .lingering
            connection.closeLingering()
            return
        }
        state = .reading
        context.write(wrapOutboundOut(.end(nil)), promise: nil)
        guard state == .reading else { return }
        if connection.headBytes > 0 {
            expectHead(context: context)
        } else {
            schedule(in: connection.limits.idleTimeout, context: context) { $1.close(promise: nil) }
        }
    }

    // MARK: Upgrade

    private func upgrade(
        _ head: HTTPRequestHead, of visitor: WebServer.Visitor, to handler: any WebSocketHandler, origin: Origin,
        context: ChannelHandlerContext
    ) throws(Refusal) {
        let answer = try WebSocketHandshake.answer(to: head, origin: origin, on: context.channel)
        context.writeAndFlush(wrapOutboundOut(.head(answer.head)), promise: nil)
        deadline?.cancel()
        // This handler gets nothing more, not even events that a callback of the new one causes.
        state = .lingering
        let socket = WebSocketConnection(connection, path: head.path, visitor: visitor, handler: handler)
        let frameLimit = min(connection.limits.frameBytes, Int(UInt32.max))
        do {
            let pipeline = context.pipeline.syncOperations
            try pipeline.addHandlers([
                WebSocketFrameEncoder(), ByteToMessageHandler(WebSocketFrameDecoder(maxFrameSize: frameLimit)), socket,
            ])
            pipeline.removeHandler(context: context, promise: nil)
            // SwiftNIO's decoder of requests leaves after this, and gives what it has not read to that of frames.
            for handler in codec.reversed() { _ = pipeline.removeHandler(handler) }
            socket.open()
        } catch {
            context.close(promise: nil)
        }
    }

    // MARK: Deadlines

    private func expectHead(context: ChannelHandlerContext) {
        expectsHead = true
        let limit = connection.limits.handshakeTimeout
        schedule(in: limit, context: context) { handler, context in
            handler.refuse(
                .handshakeTimeout(limit: limit, bytesReceived: handler.connection.headBytes), head: nil,
                context: context)
        }
    }

    private func schedule(
        in duration: Duration, context: ChannelHandlerContext,
        _ action: @escaping (HTTPConnection, ChannelHandlerContext) -> Void
    ) {
        deadline?.cancel()
        let bound = NIOLoopBound((handler: self, context: context, action: action), eventLoop: context.eventLoop)
        deadline = context.eventLoop.scheduleTask(in: TimeAmount(duration)) {
            bound.value.action(bound.value.handler, bound.value.context)
        }
    }
}
