// SPDX-License-Identifier: Apache-2.0

import Synchronization

/// The bytes of unfinished messages, by visitor. All connections of a visitor together have room for a few long messages.
final class UnfinishedMessages: Sendable {
    /// The uncounted bytes of each connection: ordinary messages are shorter.
    static let free = 64 * 1024

    private let bytes = Mutex<[WebServer.Visitor: Int]>([:])
    private let limit: Int

    init(limit: Int) { self.limit = limit }

    /// Takes room. False, without an effect, when there is not enough.
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
