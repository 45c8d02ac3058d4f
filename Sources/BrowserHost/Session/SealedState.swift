// SPDX-License-Identifier: Apache-2.0

import Foundation
import WebServer

/// A session's state that its page keeps, for the program that replaces this one.
///
/// It is sealed with the key that programs behind one origin share: a page can neither read nor make one. It is sealed for one session
/// of one visitor: nobody else can use it.
struct SealedState {
    /// In bytes, sealed. A longer state is not kept outside of the program.
    static let longest = 48 * 1024

    /// The run of a program that sealed it.
    var run: UUID
    var state: Data

    init(run: UUID, state: Data) {
        self.run = run
        self.state = state
    }

    /// Nil if it was not sealed with the key for this session and visitor.
    init?(_ sealed: Data, of token: SessionToken, _ visitor: WebServer.Visitor, with key: WebServer.SharedKey) {
        guard let plain = key.open(sealed, for: Self.purpose(token, visitor)), plain.count >= 16 else { return nil }
        run = plain.prefix(16).withUnsafeBytes { UUID(uuid: $0.loadUnaligned(as: uuid_t.self)) }
        state = Data(plain.dropFirst(16))
    }

    /// Nil if it would be longer than ``longest``.
    func sealed(for token: SessionToken, _ visitor: WebServer.Visitor, with key: WebServer.SharedKey) -> Data? {
        let plain = withUnsafeBytes(of: run.uuid) { Data($0) } + state
        guard let sealed = key.seal(plain, for: Self.purpose(token, visitor)), sealed.count <= Self.longest else {
            return nil
        }
        return sealed
    }

    private static func purpose(_ token: SessionToken, _ visitor: WebServer.Visitor) -> String {
        "session \(token.name) of \(visitor.name)"
    }
}
