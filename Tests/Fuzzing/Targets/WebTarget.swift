// SPDX-License-Identifier: Apache-2.0

import NIOCore
import NIOEmbedded
import Synchronization

@testable import WebServer

/// A connection to the server: requests, and frames once it is a WebSocket.
///
/// The first byte says how many bytes come at once, and whether the connection is a WebSocket already. In the others, `COOKIE`
/// and `TOKEN` stand for the secrets of those who were let in, unless the connection is a WebSocket already.
@MainActor
enum WebTarget {
    static func run(_ bytes: UnsafeRawBufferPointer) {
        guard let rule = bytes.first else { return }
        let input = Array(bytes.dropFirst())
        let isUpgraded = rule & 0x80 != 0
        let whole = play(input, piece: max(1, input.count), isUpgraded: isUpgraded)
        let piece = Int(rule & 0x7F)
        // Of a socket that a secret opened, any byte may be a part of the secret, which is another each time.
        guard piece > 0, isUpgraded || !whole.contains("opened") else { return }
        let parts = play(input, piece: piece, isUpgraded: isUpgraded)
        promise("packets do not matter: \(whole), in pieces of \(piece) \(parts)", whole == parts)
    }

    /// What the server did: what its handler heard, and of what kinds its notices were.
    private static func play(_ input: [UInt8], piece: Int, isUpgraded: Bool) -> [String] {
        let witness = Witness()
        let server = EmbeddedServer(notices: { witness.note($0) }) { routes in
            routes.set(WebServer.Resource("the page".utf8, contentType: "text/plain"), at: "/")
            routes.set(witness, at: "/socket")
            routes.set({ WebServer.Resource($0.utf8, contentType: "text/plain") }, under: "/below/")
        }
        let channel = server.connection()
        if isUpgraded {
            let answer = channel.exchange(server.upgrade("/socket"))
            promise("an upgrade is answered", answer.starts(with: "HTTP/1.1 101 ".utf8))
        }
        var rest = (isUpgraded ? input : replaced(input, server))[...]
        var sent = 0
        while !rest.isEmpty {
            sent += channel.exchange(rest.prefix(piece)).count
            rest = rest.dropFirst(piece)
        }
        promise("the answer is in proportion: \(sent) bytes", sent <= 4096 + 2048 * input.count)
        channel.pipeline.fireChannelInactive()
        _ = try? channel.finish(acceptAlreadyClosed: true)
        channel.embeddedEventLoop.run()
        witness.check()
        return witness.calls
    }

    private static func replaced(_ input: [UInt8], _ server: EmbeddedServer) -> [UInt8] {
        var output: [UInt8] = []
        var index = 0
        let words: [([UInt8], String)] = [
            (Array("COOKIE".utf8), server.cookie), (Array("TOKEN".utf8), server.token),
        ]
        while index < input.count {
            if let (word, secret) = words.first(where: { input[index...].starts(with: $0.0) }) {
                output += secret.utf8
                index += word.count
            } else {
                output.append(input[index])
                index += 1
            }
        }
        return output
    }

    /// Says everything back, and writes down what it heard.
    private final class Witness: WebSocketHandler {
        private let log = Mutex<[String]>([])

        var calls: [String] { log.withLock { $0 } }

        func note(_ notice: WebServer.Notice) {
            switch notice {
            case .refused(let refusal, _): add("refused \(refusal.kind)")
            case .repeated(let kind, _): add("refused more \(kind)")
            case .entered: add("entered")
            case .revoked: add("taken back")
            case .forgotten, .forgetsRevocations, .paused: add("short of room")
            }
            promise("a notice is one line: \(notice)", !"\(notice)".contains(where: \.isNewline))
        }

        func opened(_ session: WebSocketSession) { add("opened") }
        func received(_ text: String, from session: WebSocketSession) {
            add("text \(text)")
            session.send(text)
        }
        func received(_ bytes: [UInt8], from session: WebSocketSession) {
            add("binary \(bytes)")
            session.send(bytes)
        }
        func closed(_ session: WebSocketSession, reason: WebSocketSession.CloseReason) {
            if case .refused(let refusal) = reason { add("closed \(refusal.kind)") } else { add("closed \(reason)") }
        }

        private func add(_ line: String) { log.withLock { $0.append(line) } }

        /// Each session is opened first and closed last, once.
        func check() {
            let calls = calls
            let opened = calls.indices.filter { calls[$0] == "opened" }
            let closed = calls.indices.filter { calls[$0].hasPrefix("closed ") }
            promise("opened once: \(calls)", opened.count <= 1)
            promise("closed as often as opened: \(calls)", closed.count == opened.count)
            for index in calls.indices where calls[index].hasPrefix("text ") || calls[index].hasPrefix("binary ") {
                promise("messages come between: \(calls)", opened[0] < index && index < closed[0])
            }
        }
    }
}
