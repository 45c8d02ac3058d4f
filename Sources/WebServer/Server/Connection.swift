import NIOCore

/// What one connection keeps from its first byte to its last, while its protocol may change. For its event loop only.
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
    /// Bytes that came since the last whole request, those in the same packet as its end aside.
    private(set) var headBytes = 0
    /// Whether somebody was let in on it.
    private(set) var isAdmitted = false
    /// Whether the client is only waited for, and what it still sends dropped.
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

    /// Counts bytes that came, and refuses those over the rate.
    func countBytes(_ count: Int) throws(Refusal) {
        lastReceived = .now()
        headBytes += count
        guard bytes.take(count, now: .now()) else {
            throw .rateExceeded(of: .bytes, limitPerSecond: limits.bytesPerSecond)
        }
    }

    /// Counts a request or frame that came, and refuses one over the rate.
    func countMessage() throws(Refusal) {
        guard messages.take(1, now: .now()) else {
            throw .rateExceeded(of: .messages, limitPerSecond: limits.messagesPerSecond)
        }
    }

    /// Somebody was let in. Refuses a connection over the limit.
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
