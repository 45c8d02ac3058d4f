// SPDX-License-Identifier: Apache-2.0

import NIOCore
import NIOWebSocket

/// The handler of a connection once it speaks WebSocket.
///
///     open ──close frame received──> answered with one ──> lingering
///       ├──session closed──> closing ──close frame received or time over──> lingering
///       └──refused──> lingering
final class WebSocketConnection: ChannelInboundHandler {
    typealias InboundIn = WebSocketFrame

    private enum State { case open, closing, lingering }

    private let connection: Connection
    private let session: WebSocketSession
    private let handler: any WebSocketHandler
    private var messages: MessageAssembler
    private var state = State.open
    private var isReported = false
    /// Whether the owner asked not to read from the client.
    private var isHeld = false
    private var watch: Scheduled<Void>?
    private var greeting: Scheduled<Void>?

    init(_ connection: Connection, path: String, visitor: WebServer.Visitor, handler: any WebSocketHandler) {
        let limits = connection.limits
        self.connection = connection
        self.handler = handler
        session = WebSocketSession(
            channel: connection.channel, path: path, peer: connection.peer, visitor: visitor,
            limit: limits.outgoingQueuedBytes)
        messages = MessageAssembler(limit: limits.messageBytes)
    }

    /// Begins. Nothing may have been read yet.
    func open() {
        connection.beginMessages(of: session.visitor)
        if handler.expectsGreeting { expectGreeting() }
        handler.opened(session)
        watchForSilence()
    }

    private func expectGreeting() {
        connection.expectGreeting()
        let limit = connection.limits.greetingTimeout
        let bound = NIOLoopBound(self, eventLoop: connection.channel.eventLoop)
        greeting = connection.channel.eventLoop.scheduleTask(in: TimeAmount(limit)) {
            let socket = bound.value
            guard socket.connection.greetingRoom != nil, socket.state == .open else { return }
            socket.refuse(.noGreeting(limit: limit))
        }
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        guard state != .lingering else { return }
        do throws(Refusal) {
            try connection.countMessage()
            if let message = try messages.add(unwrapInboundIn(data)) {
                if !message.isControl { connection.endMessage() }
                deliver(message)
            }
        } catch {
            refuse(error)
        }
    }

    func channelInactive(context: ChannelHandlerContext) {
        watch?.cancel()
        greeting?.cancel()
        connection.endMessages()
        end(.connectionLost)
        context.fireChannelInactive()
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        if let refusal = error as? Refusal ?? .ofFrame(error, limit: connection.limits.frameBytes) {
            refuse(refusal)
        } else {
            context.close(promise: nil)
        }
    }

    func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
        guard let event = event as? ConnectionEvent else { return context.fireUserInboundEventTriggered(event) }
        guard state == .open else { return }
        switch event {
        case .close(let code, let reason): close(code, reason, as: .byServer(code, reason))
        case .stop: close(.goingAway, "", as: .serverStopped)
        case .revoked(let visitor):
            guard visitor == nil || visitor == session.visitor else { return }
            let reason = "access was taken back"
            close(.policyViolation, reason, as: .byServer(.policyViolation, reason))
        // Strangers have no WebSocket.
        case .crowdedOut: break
        case .welcome:
            greeting?.cancel()
            connection.welcome()
        case .hold(let isHeld): hold(isHeld)
        case .overflow(let found):
            refuse(.slowReader(found: found, limit: connection.limits.outgoingQueuedBytes))
        }
    }

    // MARK: Receiving

    private func deliver(_ message: MessageAssembler.Message) {
        switch message {
        case .close(let code, let reason):
            if state == .open {
                session.sendControl(.close(code, ""))
                end(.byClient(code, reason))
            }
            linger()
        case _ where state == .closing: break
        case .text(let text): handler.received(text, from: session)
        case .binary(let bytes): handler.received(bytes, from: session)
        case .ping(let payload): session.sendControl(.whole(.pong, payload))
        case .pong: break
        }
    }

    /// Meanwhile the client's packets wait on the client's machine.
    private func hold(_ isHeld: Bool) {
        guard isHeld != self.isHeld else { return }
        self.isHeld = isHeld
        if !isHeld { connection.resumed() }
        _ = connection.channel.setOption(.autoRead, value: !isHeld)
    }

    /// Read an ending connection to its end; otherwise nothing would notice the end.
    private func endHold() {
        if isHeld { hold(false) }
    }

    // MARK: Ending

    /// Starts the close handshake. The handler hears of it at once, because it can do nothing more.
    private func close(_ code: WebSocketCloseCode, _ reason: String, as closeReason: WebSocketSession.CloseReason) {
        state = .closing
        endHold()
        session.sendControl(.close(code, reason))
        end(closeReason)
        watch?.cancel()
        let channel = connection.channel
        watch = channel.eventLoop.scheduleTask(in: TimeAmount(connection.limits.closeTimeout)) {
            channel.close(promise: nil)
        }
    }

    private func refuse(_ refusal: Refusal) {
        guard state == .open else { return linger() }
        connection.report(refusal)
        if case .slowReader = refusal {
            // The client does not read, so a message would not reach it. Closing frees the queue.
            end(.refused(refusal))
            state = .lingering
            return connection.channel.close(promise: nil)
        }
        session.sendControl(.close(refusal.closeCode, refusal.kind.rawValue))
        end(.refused(refusal))
        linger()
    }

    /// Sends the queue, tells the handler, and accepts no more from it. Only the first reason counts.
    private func end(_ reason: WebSocketSession.CloseReason) {
        guard !isReported else { return }
        isReported = true
        session.flush()
        session.shut()
        handler.closed(session, reason: reason)
    }

    private func linger() {
        guard state != .lingering else { return }
        state = .lingering
        endHold()
        watch?.cancel()
        connection.closeLingering()
    }

    // MARK: Silence

    /// Pings after half the idle timeout without a byte, refuses after all of it.
    private func watchForSilence() {
        let limit = TimeAmount(connection.limits.idleTimeout)
        let half = TimeAmount.nanoseconds(limit.nanoseconds / 2)
        let silence = NIODeadline.now() - connection.lastReceived
        if silence >= limit, !isHeld { return refuse(.idle(limit: connection.limits.idleTimeout)) }
        if silence >= half { session.sendControl(.whole(.ping)) }
        let next = isHeld ? .now() + half : connection.lastReceived + (silence >= half ? limit : half)
        let bound = NIOLoopBound(self, eventLoop: connection.channel.eventLoop)
        watch = connection.channel.eventLoop.scheduleTask(deadline: next) { bound.value.watchForSilence() }
    }
}
