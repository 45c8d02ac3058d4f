// SPDX-License-Identifier: Apache-2.0

/// How much a page may send before the application has handled its earlier input.
///
/// A page's input is a few dozen messages a frame, which are handled at once. A page that sends more has to wait: its messages stay
/// on its own machine (`WebSocketSession.hold`).
struct Credit {
    /// Messages in one WebSocket message. A page that stood still for a second sends the samples of ten fingers at once.
    static let messagesAtOnce = 4096
    /// Messages after which a page waits.
    static let messages = 512
    /// Bytes after which a page waits: one long text, for instance.
    static let bytes = 128 * 1024
    /// Messages that may still come from a waiting page: those in its last packets. More come only from a page that
    /// disconnects with a full line, and they do not matter any more.
    static let overdraft = 2 * messagesAtOnce

    private var usedMessages = 0
    private var usedBytes = 0
    private var isSpent = false

    /// Whether these messages use it up.
    mutating func spend(messages: Int, bytes: Int) -> Bool {
        usedMessages += messages
        usedBytes += bytes
        guard !isSpent, usedMessages > Self.messages || usedBytes > Self.bytes else { return false }
        isSpent = true
        return true
    }

    /// Whether this many more are too many, even for a page that does not know yet that it must wait.
    func isOverdrawn(by more: Int) -> Bool { isSpent && usedMessages + more >= Self.overdraft }
}
