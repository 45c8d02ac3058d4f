// SPDX-License-Identifier: Apache-2.0

import NIOCore
import Synchronization

/// Serves pages and WebSockets over HTTP/1.1 to clients with its token, and to no others.
///
///     let server = WebServer()
///     server.serve(.init(page, contentType: "text/html; charset=utf-8"), at: "/")
///     server.accept(Echo(), at: "/socket")
///     try server.start()
///     print(server.entryAddress ?? "")  // http://127.0.0.1:40123/?token=…
///
/// All methods may be called from any thread. A server starts once. Stop it before you release it.
public final class WebServer: Sendable {
    private enum State {
        case idle, starting, stopped
        case running(Listener)
    }

    private let core: ServerCore
    private let state = Mutex(State.idle)

    /// A server that listens nowhere yet.
    public init(_ configuration: Configuration = Configuration()) {
        core = ServerCore(configuration: configuration)
    }

    // MARK: Routes

    /// Serves a resource at a path, in place of any there; nil takes it away. The path starts with a slash.
    public func serve(_ resource: Resource?, at path: String) {
        core.routes.set(resource, at: path)
    }

    /// Calls `lookup` for every GET below a path that has no resource of its own.
    ///
    /// - Parameter prefix: The start of the path, such as `/image/`. Of several matching prefixes the longest counts.
    /// - Parameter lookup: Gets the rest of the path as the client sent it, percent-encoding included. It is called on an
    ///   event loop and must not block; nil means there is nothing.
    public func serve(under prefix: String, _ lookup: @escaping @Sendable (_ name: String) -> Resource?) {
        core.routes.set(lookup, under: prefix)
    }

    /// Accepts WebSockets at a path. The server keeps the handler.
    public func accept(_ handler: any WebSocketHandler, at path: String) {
        core.routes.set(handler, at: path)
    }

    // MARK: Tokens

    /// The URL that lets one browser in: its token is spent by the first GET. Nil once it is spent, and unless running.
    public var entryAddress: String? {
        guard let entryOrigin, let token = core.gate?.token else { return nil }
        return "\(entryOrigin)/?token=\(token)"
    }

    /// Makes a token, in place of an unspent one, and returns the URL to open; nil unless the server runs. Sessions stay.
    public func newToken() -> String? {
        guard let entryOrigin, let gate = core.gate else { return nil }
        return "\(entryOrigin)/?token=\(gate.makeToken())"
    }

    /// Takes everybody's access back: ends every session and every WebSocket, and spends the token. Nobody comes in without the
    /// new address that it returns; nil unless the server runs.
    ///
    /// Cookies that are signed with a ``SharedKey`` are refused from now on, too: at the programs that have the same
    /// ``Configuration/revocationFile``, at the latest after a second.
    /// - Parameter key: The new key of a server under development; ignored by others.
    public func revokeAll(_ key: DevelopmentKey = DevelopmentKey()) -> String? {
        guard let entryOrigin, let gate = core.gate else { return nil }
        let token = gate.revokeAll(key)
        core.connections.end(of: nil)
        return "\(entryOrigin)/?token=\(token)"
    }

    /// Takes one visitor's access back: ends the session, in all of the visitor's tabs, and forgets the cookie.
    public func revoke(_ visitor: Visitor) {
        core.gate?.revoke(visitor)
        core.connections.end(of: visitor)
    }

    /// The origin that browsers use while the server runs: the first proxy's, or else the server's own.
    public var entryOrigin: String? {
        guard let address else { return nil }
        return core.configuration.additionalOrigins.first ?? address.origin
    }

    /// Where the server listens, while it does.
    public var address: Address? {
        state.withLock { state in
            if case .running(let listener) = state { listener.address } else { nil }
        }
    }

    // MARK: Running

    /// Binds and starts to serve. Waits for the system to bind, not for any client.
    ///
    /// - Throws: ``StartError``.
    @discardableResult
    public func start() throws -> Address { try bind().wait() }

    /// Binds and starts to serve.
    ///
    /// - Throws: ``StartError``.
    @discardableResult
    public func start() async throws -> Address { try await bind().get() }

    /// Closes every session (as "going away"), every connection and the port, and returns when all are closed.
    ///
    /// It must not be called from a callback of this server, which would wait for itself.
    public func stop() { try? takeListener()?.close().wait() }

    /// Closes every session (as "going away"), every connection and the port, and returns when all are closed.
    public func stop() async { try? await takeListener()?.close().get() }

    private func bind() throws -> EventLoopFuture<Address> {
        try state.withLock { state in
            guard case .idle = state else { throw StartError.alreadyStarted }
            try FileRoom.check(forLoops: core.configuration.threads)
            state = .starting
        }
        return Listener.open(core).map { listener in
            let isWanted = self.state.withLock { state in
                guard case .starting = state else { return false }
                state = .running(listener)
                return true
            }
            if !isWanted { _ = listener.close() }
            return listener.address
        }
    }

    private func takeListener() -> Listener? {
        state.withLock { state in
            defer { state = .stopped }
            if case .running(let listener) = state { return listener } else { return nil }
        }
    }
}
