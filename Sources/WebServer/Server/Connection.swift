// SPDX-License-Identifier: Apache-2.0

import NIOCore

/// The state of one connection from its first byte to its last, across changes of its protocol. For its event loop only.
final class Connection {
    let core: ServerCore
    let channel: any Channel
    let peer: String
    /// The client's address without its port.
    let address: String
    private var bytes: TokenBucket
    private var messages: TokenBucket
    private var reported: Set<Refusal.Kind> = []
    /// When the client last sent anything.
    private(set) var lastReceived = NIODeadline.now()
    /// Bytes that came since the last whole request, except those in the packet of its end.
    private(set) var headBytes = 0
    /// Whether it has a session.
    private(set) var isAdmitted = false
    /// The visitor whose messages come.
    private var visitor: WebServer.Visitor?
    /// Bytes since the last whole message, and how many of them count against the visitor's room.
    private var unfinishedBytes = 0
    private var takenBytes = 0
    /// Bytes that may come before the client's greeting is over; nil when it is, or none is expected.
    private(set) var greetingRoom: Int?
    /// Whether the connection only waits for the client to close, and drops its further bytes.
    private(set) var isLingering = false

    var limits: WebServer.Limits { core.configuration.limits }

    init(core: ServerCore, channel: any Channel) {
        self.core = core
        self.channel = channel
        address = channel.remoteAddress?.ipAddress ?? "unknown"
        peer = channel.remoteAddress?.port.map { [address] in "\(address):\($0)" } ?? "unknown"
        let limits = core.configuration.limits
        let now = NIODeadline.now()
        bytes = TokenBucket(
            perSecond: limits.bytesPerSecond,
            burst: max(Double(limits.bytesPerSecond), 2 * Double(limits.messageBytes)),
            now: now)
        messages = TokenBucket(perSecond: limits.messagesPerSecond, burst: Double(limits.messageBurst), now: now)
    }

    /// From now on messages of this visitor come, until ``endMessages()``.
    func beginMessages(of visitor: WebServer.Visitor) { self.visitor = visitor }

    /// All bytes so far were whole messages.
    func endMessage() {
        if let visitor, takenBytes > 0 { core.unfinished.giveBack(takenBytes, of: visitor) }
        takenBytes = 0
        unfinishedBytes = 0
    }

    func endMessages() {
        endMessage()
        visitor = nil
    }

    private func countUnfinished(_ count: Int) throws(Refusal) {
        guard let visitor else { return }
        unfinishedBytes += count
        let more = unfinishedBytes - UnfinishedMessages.free - takenBytes
        guard more > 0 else { return }
        guard core.unfinished.take(more, for: visitor) else {
            throw .messageTooLarge(found: unfinishedBytes, limit: limits.unfinishedBytes)
        }
        takenBytes += more
    }

    /// From now on few bytes may come.
    func expectGreeting() { greetingRoom = limits.greetingBytes }

    /// The owner recognized the client.
    func welcome() { greetingRoom = nil }

    /// The owner reads again. The client was not silent meanwhile: nothing was read from it.
    func resumed() { lastReceived = .now() }

    /// Counts received bytes, and refuses those over the rate.
    func countBytes(_ count: Int) throws(Refusal) {
        if let room = greetingRoom {
            guard room >= count else {
                throw .messageTooLarge(found: limits.greetingBytes - room + count, limit: limits.greetingBytes)
            }
            greetingRoom = room - count
        }
        lastReceived = .now()
        try countUnfinished(count)
        headBytes += count
        guard bytes.take(count, now: .now()) else {
            throw .rateExceeded(of: .bytes, limitPerSecond: limits.bytesPerSecond)
        }
    }

    /// Counts a received request or frame, and refuses one over the rate.
    func countMessage() throws(Refusal) {
        guard messages.take(1, now: .now()) else {
            throw .rateExceeded(of: .messages, limitPerSecond: limits.messagesPerSecond)
        }
    }

    /// The client got a session. Refuses a connection over the limit.
    func admit() throws(Refusal) {
        guard !isAdmitted else { return }
        guard core.connections.admit(channel) else { throw .tooManyConnections(limit: limits.connections) }
        isAdmitted = true
    }

    /// Starts the count of the next request's bytes.
    func endRequest() { headBytes = 0 }

    /// Logs a refusal, each kind once.
    func report(_ refusal: Refusal) {
        guard reported.insert(refusal.kind).inserted else { return }
        core.refusals.record(refusal, peer: peer, on: channel.eventLoop)
    }

    /// Ends the connection so that the client can still read what was sent: half now, and all once the client has ended its
    /// half or ``WebServer/Limits/closeTimeout`` has passed. A close with input unread would reset the connection instead.
    func closeLingering() {
        isLingering = true
        let channel = channel
        channel.close(mode: .output, promise: nil)
        channel.eventLoop.scheduleTask(in: TimeAmount(limits.closeTimeout)) { channel.close(promise: nil) }
    }
}
