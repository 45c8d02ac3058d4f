// SPDX-License-Identifier: Apache-2.0

import Foundation
import Synchronization
import Testing
import UIKitTesting
import WebServer

@testable import BrowserHost
@testable import UIKitCore

/// An application with a browser host that listens, whose turns the test runs.
@MainActor
final class RunningHost {
    let application = UIApplication()
    let host: BrowserHost
    let log = CallLog()
    private let sink = LineSink()
    /// What a browser that was let in shows.
    private(set) var cookie = ""
    let port: Int
    private var windows: [UIWindow] = []

    /// - Parameter change: What differs from a host that waits for ever.
    init(_ change: (inout BrowserHost.Settings) -> Void = { _ in }) async throws {
        var settings = BrowserHost.Settings()
        // Hundreds of tests share the main actor, and one may be kept waiting: only those about time have its limits.
        settings.reconnectionGrace = .seconds(600)
        settings.departureGrace = .seconds(600)
        change(&settings)
        host = BrowserHost(settings, log: HostLog { [sink] in sink.add($0) })
        host.limits.handshakeTimeout = .seconds(600)
        host.limits.idleTimeout = .seconds(600)
        host.limits.greetingTimeout = .seconds(600)
        application.host = host
        try host.start(application)
        let address = try #require(host.entryAddress)
        port = try #require(URLComponents(string: address)?.port)
        cookie = try await enter(address)
    }

    /// Lets one more browser in, and returns its cookie.
    func enter() async throws -> String {
        // The next address is made once the last one is used, on the main actor.
        var address = host.entryAddress
        while address == nil {
            await Task.yield()
            address = host.entryAddress
        }
        return try await enter(try #require(address))
    }

    private func enter(_ address: String) async throws -> String {
        let url = try #require(URLComponents(string: address))
        let answer = try await RawClient(port: port).get("/?" + (url.query ?? ""))
        let line = try #require(
            answer.split(separator: "\r\n").first { $0.lowercased().hasPrefix("set-cookie:") })
        return String(line.dropFirst("set-cookie:".count).prefix { $0 != ";" }).trimmingCharacters(in: .whitespaces)
    }

    /// What the host logged about pages.
    var logged: [String] { sink.lines.filter { !$0.contains("token") } }

    /// Who the browser of the first cookie is, once it has a page.
    private(set) var visitor: WebServer.Visitor?

    func stop() { host.stop() }

    /// A page that has connected its WebSocket and said nothing yet.
    func client(cookie: String? = nil) async throws -> RawClient {
        let client = try RawClient(port: port)
        #expect(await client.open(cookie: cookie ?? self.cookie))
        return client
    }

    /// A page with a scene, a window, and a view "A" that logs its touches and covers the screen.
    func page(
        session: SessionToken? = nil, hello: ClientBytes? = nil, cookie: String? = nil
    ) async throws -> (client: RawClient, welcome: HostBytes.Welcome) {
        let client = try await client(cookie: cookie)
        await client.send((hello ?? .hello(session: session)).bytes)
        let welcome = try #require(HostBytes.welcome(await client.receive()))
        application.runTurn()
        if cookie == nil { visitor = host.sessions[SceneIdentifier(welcome.scene)]?.visitor }
        return (client, welcome)
    }

    func makeWindow(in scene: UInt32) throws -> LoggingView {
        let scene = try #require(application.windowScene(for: SceneIdentifier(scene)))
        let window = UIWindow(windowScene: scene)
        let view = LoggingView("A", frame: window.bounds, log: log)
        window.addSubview(view)
        window.makeKeyAndVisible()
        windows.append(window)
        return view
    }

    /// Waits until a page's input is in the queue, and handles it.
    func turn() async {
        let queue = application.eventQueue
        await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
            let once = Once(continuation)
            queue.setWake { once.resume() }
        }
        queue.setWake(nil)
        application.makeShared()
        application.runTurn()
    }

    /// Resumes at the first call.
    private final class Once: Sendable {
        private let waiting: Mutex<CheckedContinuation<Void, Never>?>

        init(_ continuation: CheckedContinuation<Void, Never>) {
            waiting = Mutex(continuation)
        }

        func resume() {
            waiting.withLock { waiting in
                waiting?.resume()
                waiting = nil
            }
        }
    }
}

/// Lines logged on any thread.
private final class LineSink: Sendable {
    private let storage = Mutex<[String]>([])

    var lines: [String] { storage.withLock { $0 } }

    func add(_ line: String) { storage.withLock { $0.append(line) } }
}
