// SPDX-License-Identifier: Apache-2.0

import NIOCore
import NIOWebSocket
import Synchronization

/// One client's connection to a WebSocket endpoint. Its methods can be called from any thread and never wait.
public final class WebSocketSession: Sendable, Identifiable {
    /// Why a session ended.
    public enum CloseReason: Sendable, Hashable {
        /// The client closed it.
        case byClient(WebSocketCloseCode, String)
        /// ``WebSocketSession/close(_:reason:)`` was called.
        case byServer(WebSocketCloseCode, String)
        /// The client broke a rule.
        case refused(Refusal)
        /// The connection ended without a close.
        case connectionLost
        /// The server was stopped.
        case serverStopped
    }

    /// Distinguishes the sessions of one process.
    public let id: UInt64
    /// The path of the endpoint.
    public let path: String
    /// The client's address and port, for logs.
    public let peer: String
    /// The visitor whose cookie the client showed.
    public let visitor: WebServer.Visitor

    private struct Outbox {
        /// Whether the owner may still send; the server itself may until the box is shut.
        var isOpen = true
        var isShut = false
        var queuedBytes = 0
        var waiting: [WebSocketFrame] = []
        var isFlushScheduled = false

        mutating func shut() {
            isOpen = false
            isShut = true
            queuedBytes -= waiting.reduce(0) { $0 + WebSocketSession.size(of: $1) }
            waiting = []
        }
    }

    private static let lastIdentifier = Atomic<UInt64>(0)
    private let channel: any Channel
    private let limit: Int
    private let outbox = Mutex(Outbox())

    init(channel: any Channel, path: String, peer: String, visitor: WebServer.Visitor, limit: Int) {
        id = Self.lastIdentifier.add(1, ordering: .relaxed).newValue
        self.channel = channel
        self.path = path
        self.peer = peer
        self.visitor = visitor
        self.limit = limit
    }

    /// Bytes that `send` got and the operating system has not taken yet. A host skips pictures by it.
    public var bufferedBytes: Int { outbox.withLock { $0.queuedBytes } }

    /// Sends a text message.
    ///
    /// If ``WebServer/Limits/outgoingQueuedBytes`` would be passed, the message is dropped and the session ends as a
    /// ``Refusal/slowReader(found:limit:)``.
    /// - Returns: Whether the message was queued; false if the session has ended or ends by this.
    @discardableResult
    public func send(_ text: String) -> Bool {
        send(.whole(.text, ByteBuffer(string: text)))
    }

    /// Sends a binary message, under the same conditions as text.
    @discardableResult
    public func send(_ bytes: [UInt8]) -> Bool {
        send(.whole(.binary, ByteBuffer(bytes: bytes)))
    }

    /// Closes the session once everything queued is sent. Calls after the first do nothing.
    ///
    /// - Parameter code: One that may be sent: 1000 to 1003, 1007 to 1014 or 3000 to 4999. Others are a programming error.
    /// - Parameter reason: Cut to the 123 bytes that fit.
    public func close(_ code: WebSocketCloseCode = .normal, reason: String = "") {
        precondition(code.isSendable, "close code \(code.rawValue) is not one a server may send")
        let isFirst = outbox.withLock { outbox in
            defer { outbox.isOpen = false }
            return outbox.isOpen
        }
        if isFirst { post(.close(code, reason)) }
    }

    /// The client has identified itself: from now on it has all its room. Without effect where no greeting is expected.
    public func welcome() { post(.welcome) }

    /// Stops reading from the client, which then has to wait, or reads again. Received bytes are still delivered: a few
    /// packets, and all the rest when the client ends the connection.
    public func hold(_ isHeld: Bool) { post(.hold(isHeld)) }

    /// Queues a frame. The lock makes the order of calls the order on the wire.
    private func send(_ frame: WebSocketFrame) -> Bool {
        queue(frame) { $0.isOpen }
    }

    /// Queues a frame of the server's own: a ping, a pong, or the close that comes after everything the owner sent.
    func sendControl(_ frame: WebSocketFrame) {
        _ = queue(frame) { !$0.isShut }
    }

    private func queue(_ frame: WebSocketFrame, if isAllowed: (Outbox) -> Bool) -> Bool {
        enum Next { case nothing, flush, overflow(Int), closed }
        let size = Self.size(of: frame)
        let next: Next = outbox.withLock { outbox in
            guard isAllowed(outbox) else { return .closed }
            guard outbox.queuedBytes + size <= limit else {
                defer { outbox.shut() }
                return .overflow(outbox.queuedBytes + size)
            }
            outbox.queuedBytes += size
            outbox.waiting.append(frame)
            defer { outbox.isFlushScheduled = true }
            return outbox.isFlushScheduled ? .nothing : .flush
        }
        switch next {
        case .nothing: return true
        case .flush:
            channel.eventLoop.execute { self.flush() }
            return true
        case .overflow(let found):
            post(.overflow(found))
            return false
        case .closed: return false
        }
    }

    /// Writes everything queued with one flush. On the event loop only.
    func flush() {
        let frames = outbox.withLock { outbox in
            outbox.isFlushScheduled = false
            defer { outbox.waiting = [] }
            return outbox.waiting
        }
        guard !frames.isEmpty else { return }
        for frame in frames {
            let size = Self.size(of: frame)
            channel.write(frame).whenComplete { _ in self.outbox.withLock { $0.queuedBytes -= size } }
        }
        channel.flush()
    }

    /// Accepts nothing more, and drops the queue.
    func shut() { outbox.withLock { $0.shut() } }

    /// A frame's bytes with the longest head a server's can have: frames without payload must not be free to queue.
    private static func size(of frame: WebSocketFrame) -> Int { frame.length + 10 }

    private func post(_ event: ConnectionEvent) {
        // Within a callback of this session: later messages of the same packet must not be delivered.
        if channel.eventLoop.inEventLoop, event.isImmediate {
            return channel.pipeline.syncOperations.fireUserInboundEventTriggered(event)
        }
        channel.eventLoop.execute { [channel] in channel.pipeline.fireUserInboundEventTriggered(event) }
    }
}
