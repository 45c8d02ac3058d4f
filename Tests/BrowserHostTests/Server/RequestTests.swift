// SPDX-License-Identifier: Apache-2.0

import Foundation
import CoreFixtures
import Testing

@testable import BrowserHost
@testable import UIKitCore

/// What pages and an application ask of each other, through the running server.
@MainActor @Suite(.serialized) struct RequestTests {
    private let delegate = RecordingDelegate()
    private let browsing = "will continue NSUserActivityTypeBrowsingWeb"
    private let link = "http://localhost:1/#/item/7"

    private func run(_ change: (inout BrowserHost.Settings) -> Void = { _ in }) async throws -> RunningHost {
        let running = try await RunningHost(change)
        running.application.delegate = delegate
        _ = delegate.log.take()
        return running
    }

    @Test("a page's link and URLs are in its scene's connection; a later link and URLs come to the running scene")
    func addresses() async throws {
        let running = try await run()
        defer { running.stop() }
        let (client, welcome) = try await running.page(hello: .hello(link: link, urls: ["app:new"]))
        #expect(delegate.log.take() == ["connect \(link) app:new"])
        #expect(
            running.application.windowScene(for: SceneIdentifier(welcome.scene))?.session.persistentIdentifier
                == welcome.session.name)
        await client.send(ClientBytes.request(link: link + "8", urls: ["app:b"]).bytes)
        await running.turn()
        #expect(delegate.log.take() == ["open app:b", browsing, "continue \(link)8"])
    }

    @Test("a page that loads again asks its scene for what is new in its address, and for nothing that it knows")
    func reload() async throws {
        let running = try await run()
        defer { running.stop() }
        let (client, welcome) = try await running.page(hello: .hello(link: link))
        #expect(delegate.log.take() == ["connect \(link)"])
        await client.send([ClientMessageKind.leave.rawValue])
        await running.turn()
        let known = ClientBytes.hello(session: welcome.session, link: link, isLinkKnown: true, urls: ["app:b"])
        #expect(try await running.page(hello: known).welcome.isResumed)
        #expect(delegate.log.take() == ["open app:b"])
        let new = ClientBytes.hello(session: welcome.session, link: link + "8")
        #expect(try await running.page(hello: new).welcome.isResumed)
        #expect(delegate.log.take() == [browsing, "continue \(link)8"])
    }

    @Test("a page whose connection broke comes back late to a new scene, with its session and the state it had")
    func restoration() async throws {
        let running = try await run { $0.reconnectionGrace = .zero }
        defer { running.stop() }
        let (client, welcome) = try await running.page(hello: .hello(link: link))
        client.cut()
        while running.application.windowScene(for: SceneIdentifier(welcome.scene)) != nil { await running.turn() }
        #expect(delegate.log.take() == ["connect \(link)"])
        let (again, restored) = try await running.page(
            hello: .hello(session: welcome.session, link: link, isLinkKnown: true))
        #expect(restored.session == welcome.session)
        #expect(restored.scene != welcome.scene)
        #expect(!restored.isResumed)
        #expect(delegate.log.take() == ["connect", "restore 3"])

        // What breaks the protocol has no state worth keeping.
        await again.send([0x7F])
        while running.application.windowScene(for: SceneIdentifier(restored.scene)) != nil { await running.turn() }
        #expect(delegate.log.take() == ["discarded \(restored.session.name)"])
        #expect(try await running.page(session: welcome.session).welcome.session != welcome.session)
    }

    @Test("a session that the host never gave out is not taken over")
    func madeUpSession() async throws {
        let running = try await run()
        defer { running.stop() }
        let token = SessionToken(high: 1, low: 2)
        #expect(token.name == "00000000000000010000000000000002")
        let (_, welcome) = try await running.page(session: token)
        #expect(welcome.session != token)
    }

    @Test("a session of somebody else is not taken over, whether its scene is there, waits, or is gone")
    func foreignSession() async throws {
        let running = try await run { $0.reconnectionGrace = .zero }
        defer { running.stop() }
        let (client, welcome) = try await running.page()
        let other = try await running.enter()
        func intrude() async throws {
            let (intruder, found) = try await running.page(session: welcome.session, cookie: other)
            #expect(found.session != welcome.session)
            #expect(found.scene != welcome.scene)
            #expect(!found.isResumed)
            await intruder.send([ClientMessageKind.leave.rawValue])
        }
        try await intrude()
        // The page that was there has not been replaced.
        _ = try running.makeWindow(in: welcome.scene)
        await client.send(ClientBytes.pointer(0).bytes)
        while !running.log.entries.contains("A.began") { await running.turn() }
        client.cut()
        while running.application.windowScene(for: SceneIdentifier(welcome.scene)) != nil { await running.turn() }
        try await intrude()
        #expect(!delegate.log.take().contains("restore 3"))
        #expect(try await running.page(session: welcome.session).welcome.session == welcome.session)
        #expect(delegate.log.take().contains("restore 3"))
    }

    @Test("a session survives a page that is turned away because there are too many scenes")
    func turnedAway() async throws {
        let running = try await run { $0.reconnectionGrace = .zero }
        defer { running.stop() }
        let (client, welcome) = try await running.page()
        client.cut()
        while running.application.windowScene(for: SceneIdentifier(welcome.scene)) != nil { await running.turn() }
        running.application.interactionConstants.maximumScenes = 0
        _ = try await running.page(session: welcome.session)
        running.application.interactionConstants.maximumScenes = 1
        #expect(try await running.page(session: welcome.session).welcome.session == welcome.session)
        #expect(delegate.log.take() == ["connect", "connect", "restore 3"])
    }

    @Test("an address to open comes to its scene's page, if a page may open such addresses at all")
    func opening() async throws {
        let running = try await run()
        defer { running.stop() }
        let (client, welcome) = try await running.page()
        let scene = SceneIdentifier(welcome.scene)
        for refused in ["javascript:alert(1)", "file:///etc/hosts", "app:a", "//a.example"] {
            #expect(!running.host.open(try #require(URL(string: refused)), for: scene))
            #expect(!running.host.canOpen(try #require(URL(string: refused)), for: scene))
        }
        let url = try #require(URL(string: "HTTPS://a.example/b?c#d"))
        #expect(!running.host.open(url, for: SceneIdentifier(99)))
        let long = try #require(URL(string: "tel:" + String(repeating: "1", count: 2045)))
        #expect(!running.host.open(long, for: scene))
        #expect(running.host.canOpen(url, for: scene))
        #expect(running.host.open(url, for: scene))
        let expected = ClientBytes().u8(0x16).text("HTTPS://a.example/b?c#d").bytes
        #expect(try await next(.open, client) == expected)
    }

    @Test("shortcuts come to every page, also to one that comes later, and a chosen one to the page's scene")
    func shortcuts() async throws {
        let running = try await run()
        defer { running.stop() }
        let early = try await running.page()
        let item = UIApplicationShortcutItem(type: "new", localizedTitle: "New", localizedSubtitle: "Empty")
        running.application.shortcutItems = [item]
        let late = try await running.page()
        let expected = ClientBytes().u8(0x17).u16(1).text("new").text("New").text("Empty").bytes
        #expect(try await next(.offer, early.client) == expected)
        #expect(try await next(.offer, late.client) == expected)
        _ = delegate.log.take()
        await late.client.send(ClientBytes.request(shortcut: "new").then(.request(shortcut: "other")).bytes)
        await running.turn()
        #expect(delegate.log.take() == ["shortcut new"])
        running.application.shortcutItems = []
        #expect(try await next(.offer, late.client) == [0x17, 0, 0])
    }

    @Test("a page asks before it closes while its scene may not be closed, also one that comes back to it")
    func closing() async throws {
        let running = try await run()
        defer { running.stop() }
        let first = try await running.page()
        let scene = try #require(running.application.windowScene(for: SceneIdentifier(first.welcome.scene)))
        scene.windowingBehaviors?.isClosable = false
        #expect(try await next(.closing, first.client) == [0x18, 1])
        let second = try await running.page(session: first.welcome.session)
        #expect(try await next(.closing, second.client) == [0x18, 1])
        scene.windowingBehaviors?.isClosable = true
        #expect(try await next(.closing, second.client) == [0x18, 0])
    }

    /// The next message of a kind.
    private func next(_ kind: HostMessageKind, _ client: RawClient) async throws -> [UInt8] {
        while true {
            guard case .binary(let bytes) = await client.receive() else { throw CancellationError() }
            if bytes.first == kind.rawValue { return bytes }
        }
    }
}
