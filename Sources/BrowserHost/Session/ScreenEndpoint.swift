// SPDX-License-Identifier: Apache-2.0

import Foundation
import Synchronization
import UIKitCore
import WebServer

/// The WebSocket endpoint that pages connect to. It turns their messages into input on the server's thread, and tells the
/// host on the main thread which pages came and went.
final class ScreenEndpoint: WebSocketHandler {
    private let clients = Mutex<[UInt64: ScreenClient]>([:])
    private let queue: EventQueue
    private let log: HostLog
    /// Kept until the host stops its server, and with it this.
    private let host: BrowserHost

    init(queue: EventQueue, host: BrowserHost, log: HostLog) {
        self.queue = queue
        self.log = log
        self.host = host
    }

    /// A client has little room until it has identified itself as a page.
    var expectsGreeting: Bool { true }

    func opened(_ session: WebSocketSession) {
        clients.withLock { $0[session.id] = ScreenClient(session) }
    }

    func received(_ text: String, from session: WebSocketSession) {
        guard let client = client(session) else { return }
        refuse(client, .notBinary)
    }

    func received(_ bytes: [UInt8], from session: WebSocketSession) {
        guard let client = client(session) else { return }
        do throws(ProtocolError) {
            switch try client.receive(bytes, at: HostClock.now, into: queue) {
            case .nothing: break
            case .greeted(let hello):
                session.welcome()
                onHost { $0.arrive(client, hello) }
            case .left: detach(client, .left)
            case .picked(let point, let scene): onHost { $0.picked(point, in: scene) }
            case .askClock(let request):
                var writer = PaintWriter()
                writer.clock(request: request)
                session.send(writer.bytes)
            }
        } catch {
            refuse(client, error)
        }
    }

    func closed(_ session: WebSocketSession, reason: WebSocketSession.CloseReason) {
        guard let client = clients.withLock({ $0.removeValue(forKey: session.id) }) else { return }
        switch reason {
        case .byClient(.normal, _), .byClient(.goingAway, _): detach(client, .left)
        // The server takes access back by it: no scene waits for such a page.
        case .refused, .byServer(.policyViolation, _): detach(client, .refused)
        case .byClient, .byServer, .connectionLost, .serverStopped: detach(client, .lost)
        }
    }

    private func client(_ session: WebSocketSession) -> ScreenClient? {
        clients.withLock { $0[session.id] }
    }

    /// Ends the connection of a page that broke the protocol, and cancels its touches and keys.
    private func refuse(_ client: ScreenClient, _ error: ProtocolError) {
        guard client.isFirst("protocol") else { return }
        log.write("closed the page at \(client.socket.peer): \(error)", kind: .protocolError)
        var code = CloseCode.malformed
        if case .wrongVersion = error {
            code = CloseCode.wrongVersion
            var writer = PaintWriter()
            writer.refusal("\(error)")
            client.socket.send(writer.bytes)
        }
        detach(client, .refused)
        client.socket.close(WebSocketCloseCode(rawValue: code), reason: "\(error)")
    }

    /// Cancels the fingers of a page that is gone, before anything else happens.
    private func detach(_ client: ScreenClient, _ departure: Departure) {
        guard let scene = client.detach() else { return }
        queue.submit(InputRecord(scene: scene, time: HostClock.now, input: .cancelAll(departure.reason)))
        onHost { $0.detached(client, from: scene, departure) }
    }

    private func onHost(_ action: @escaping @MainActor @Sendable (BrowserHost) -> Void) {
        DispatchQueue.main.async { [host] in
            MainActor.assumeIsolated { action(host) }
        }
    }
}
