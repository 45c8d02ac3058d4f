import NIOCore
import NIOHTTP1
import NIOWebSocket

/// The handler of a connection while it speaks HTTP.
///
///     reading ──whole head──> answering ──all written──> reading
///        │                       └──closes──> lingering
///        └──upgrade──> replaced by a WebSocketConnection
///
/// One request is answered at a time, and nothing is read meanwhile: a client that asks without reading holds one answer.
final class HTTPConnection: ChannelDuplexHandler, RemovableChannelHandler {
    typealias InboundIn = ByteBuffer
    typealias OutboundIn = ByteBuffer
    typealias OutboundOut = ByteBuffer

    private enum State { case reading, answering, lingering }

    private let connection: Connection
    private let gate: Gate
    private let turnedAwayBy: Refusal?
    private var reader: RequestHeadReader
    private var state = State.reading
    private var wantsRead = false
    /// The first request's time runs from the connection, a later one's from its first byte.
    private var hasAnswered = false
    /// Set in the loop over requests, which an answer written at once must not enter again.
    private var isProcessing = false
    private var deadline: Scheduled<Void>?

    init(_ connection: Connection, gate: Gate, turnedAwayBy refusal: Refusal?) {
        self.connection = connection
        self.gate = gate
        turnedAwayBy = refusal
        reader = RequestHeadReader(limits: connection.limits)
    }

    func channelActive(context: ChannelHandlerContext) {
        if let turnedAwayBy {
            refuse(turnedAwayBy, head: nil, context: context)
        } else {
            expectHead(context: context)
        }
        context.fireChannelActive()
    }

    func handlerRemoved(context: ChannelHandlerContext) { deadline?.cancel() }

    func errorCaught(context: ChannelHandlerContext, error: any Error) { context.close(promise: nil) }

    func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
        if case ConnectionEvent.stop? = event as? ConnectionEvent { context.close(promise: nil) }
    }

    func read(context: ChannelHandlerContext) {
        if state == .answering { wantsRead = true } else { context.read() }
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        guard state != .lingering else { return }
        let bytes = unwrapInboundIn(data)
        let wasIdle = reader.pendingBytes == 0
        reader.append(bytes)
        do throws(Refusal) {
            try connection.countBytes(bytes.readableBytes)
        } catch {
            return refuse(error, head: nil, context: context)
        }
        guard state == .reading else { return }
        if wasIdle, hasAnswered { expectHead(context: context) }
        process(context: context)
    }

    // MARK: Requests

    private func process(context: ChannelHandlerContext) {
        guard !isProcessing else { return }
        isProcessing = true
        defer { isProcessing = false }
        while state == .reading {
            var head: RequestHead?
            do throws(Refusal) {
                head = try reader.next()
                guard let head else { return }
                try connection.countMessage()
                try serve(head, context: context)
            } catch {
                refuse(error, head: head, context: context)
            }
        }
    }

    private func serve(_ head: RequestHead, context: ChannelHandlerContext) throws(Refusal) {
        let core = connection.core
        switch try gate.admit(head) {
        case .entered(let origin, let cookie, let location):
            core.configuration.log(.entered(peer: connection.peer))
            answer(.redirecting(to: location, cookie: cookie, head: head, origin: origin), to: head, context: context)
        case .alreadyInside(let origin, let location):
            answer(.redirecting(to: location, cookie: nil, head: head, origin: origin), to: head, context: context)
        case .admitted(let origin) where head.isWebSocketUpgrade:
            guard let handler = core.routes.endpoint(at: head.path) else { throw .notFound(path: head.path) }
            try upgrade(head, to: handler, origin: origin, context: context)
        case .admitted(let origin):
            guard let resource = core.routes.resource(at: head.path) else { throw .notFound(path: head.path) }
            answer(.serving(resource, to: head, origin: origin), to: head, context: context)
        }
    }

    private func refuse(_ refusal: Refusal, head: RequestHead?, context: ChannelHandlerContext) {
        connection.report(refusal)
        guard state == .reading else { return context.close(promise: nil) }
        let origin = head.flatMap { head in
            head.headers["Host"].first.flatMap { gate.origins.origin(forHost: $0) }
        }
        answer(
            .refusing(
                refusal, newTokenHint: connection.core.configuration.newTokenHint,
                isHeadOnly: head?.method == "HEAD", origin: origin),
            to: head, context: context)
    }

    // MARK: Answers

    private func answer(_ answer: Answer, to request: RequestHead?, context: ChannelHandlerContext) {
        var answer = answer
        if request?.isLast == true { answer.closes = true }
        state = .answering
        let written = context.eventLoop.makePromise(of: Void.self)
        let head = answer.head(allocator: context.channel.allocator)
        let queued = head.readableBytes + (answer.isHeadOnly ? 0 : answer.body.readableBytes)
        let limits = connection.limits
        schedule(in: limits.idleTimeout, context: context) { handler, context in
            handler.connection.report(.slowReader(found: queued, limit: limits.outgoingQueuedBytes))
            context.close(promise: nil)
        }
        let bound = NIOLoopBound((handler: self, context: context), eventLoop: context.eventLoop)
        written.futureResult.whenSuccess { [answer] in
            bound.value.handler.answered(closes: answer.closes, context: bound.value.context)
        }
        if answer.isHeadOnly || answer.body.readableBytes == 0 {
            context.writeAndFlush(wrapOutboundOut(head), promise: written)
        } else {
            context.write(wrapOutboundOut(head), promise: nil)
            context.writeAndFlush(wrapOutboundOut(answer.body), promise: written)
        }
    }

    private func answered(closes: Bool, context: ChannelHandlerContext) {
        hasAnswered = true
        deadline?.cancel()
        if closes {
            state = .lingering
            // Whoever is one too many is not waited for.
            if turnedAwayBy == nil { connection.closeLingering() } else { context.close(promise: nil) }
        } else {
            state = .reading
            if reader.pendingBytes > 0 {
                expectHead(context: context)
            } else {
                schedule(in: connection.limits.idleTimeout, context: context) { $1.close(promise: nil) }
            }
            process(context: context)
        }
        if wantsRead, state != .answering {
            wantsRead = false
            context.read()
        }
    }

    // MARK: Upgrade

    private func upgrade(
        _ head: RequestHead, to handler: any WebSocketHandler, origin: Origin, context: ChannelHandlerContext
    ) throws(Refusal) {
        let accept = try WebSocketHandshake.accept(head, on: context.channel)
        let answer = Answer(
            .switchingProtocols,
            [("Upgrade", "websocket"), ("Connection", "Upgrade"), ("Sec-WebSocket-Accept", accept)], origin: origin)
        context.write(wrapOutboundOut(answer.head(allocator: context.channel.allocator)), promise: nil)
        context.flush()
        deadline?.cancel()
        // Nothing more is for this handler, also not what a callback of the new one causes.
        state = .lingering
        let socket = WebSocketConnection(connection, path: head.path, handler: handler)
        do {
            let pipeline = context.pipeline.syncOperations
            try pipeline.addHandler(socket, position: .after(self))
            pipeline.removeHandler(context: context, promise: nil)
            socket.open(firstBytes: reader.takeRest())
        } catch {
            context.close(promise: nil)
        }
    }

    // MARK: Deadlines

    private func expectHead(context: ChannelHandlerContext) {
        let limit = connection.limits.handshakeTimeout
        schedule(in: limit, context: context) { handler, context in
            handler.refuse(
                .handshakeTimeout(limit: limit, bytesReceived: handler.reader.pendingBytes), head: nil, context: context
            )
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
