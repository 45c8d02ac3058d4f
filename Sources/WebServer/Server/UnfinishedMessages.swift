import Synchronization

/// The bytes of messages that have begun and not ended, by visitor: one that opens many connections has no more room on all of them
/// together than a few long messages need.
final class UnfinishedMessages: Sendable {
    /// What each connection has besides, in bytes: ordinary messages are shorter, and are not counted.
    static let free = 64 * 1024

    private let bytes = Mutex<[WebServer.Visitor: Int]>([:])
    private let limit: Int

    init(limit: Int) { self.limit = limit }

    /// Takes room; false, and nothing is taken, where there is none.
    func take(_ count: Int, for visitor: WebServer.Visitor) -> Bool {
        bytes.withLock { bytes in
            let sum = bytes[visitor, default: 0] + count
            guard sum <= limit else { return false }
            bytes[visitor] = sum
            return true
        }
    }

    func giveBack(_ count: Int, of visitor: WebServer.Visitor) {
        bytes.withLock { bytes in
            let rest = bytes[visitor, default: 0] - count
            bytes[visitor] = rest > 0 ? rest : nil
        }
    }
}
