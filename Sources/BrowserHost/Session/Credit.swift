/// What a page may send before the application has handled what it sent.
///
/// A page's input is a few dozen messages a frame, and handled at once. One that sends more waits, as who speaks to a busy
/// listener does: what it sends stays in its own machine (`WebSocketSession.hold`).
struct Credit {
    /// Messages in one WebSocket message. A page that stood still for a second sends the samples of ten fingers at once.
    static let messagesAtOnce = 4096
    /// Messages after which a page waits.
    static let messages = 512
    /// Bytes after which a page waits: one long text, for instance.
    static let bytes = 128 * 1024
    /// Messages that may still come of a page that waits: what its last packets held. More come only of one that hangs up on a
    /// full line, and mean nothing any more.
    static let overdraft = 2 * messagesAtOnce

    private var usedMessages = 0
    private var usedBytes = 0
    private var isSpent = false

    /// Whether this spends it.
    mutating func spend(messages: Int, bytes: Int) -> Bool {
        usedMessages += messages
        usedBytes += bytes
        guard !isSpent, usedMessages > Self.messages || usedBytes > Self.bytes else { return false }
        isSpent = true
        return true
    }

    /// Whether so many more are too many even for a page that could not know.
    func isOverdrawn(by more: Int) -> Bool { isSpent && usedMessages + more >= Self.overdraft }
}
