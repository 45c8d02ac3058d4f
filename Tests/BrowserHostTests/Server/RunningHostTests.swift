// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKitTesting

@testable import BrowserHost
@testable import UIKitCore

/// The host behind its running server, and clients that are no browsers.
@MainActor @Suite(.serialized) struct RunningHostTests {
    @Test("a page's touch reaches the view under it, and every page is a scene of its own")
    func touch() async throws {
        let running = try await RunningHost()
        defer { running.stop() }
        let first = try await running.page()
        let second = try await running.page()
        #expect(first.welcome.scene != second.welcome.scene)
        #expect(first.welcome.session != second.welcome.session)
        #expect(!first.welcome.isResumed)
        _ = try running.makeWindow(in: first.welcome.scene)
        await first.client.send(ClientBytes.pointer(0).then(.pointer(2)).bytes)
        await running.turn()
        #expect(running.log.take() == ["A.began", "A.ended"])
        await second.client.send(ClientBytes.pointer(0).bytes)
        await running.turn()
        #expect(running.log.take() == [])
    }

    @Test(
        "a scene is its cookie's, so that no page pastes what another visitor's copied, or is laid out with its measures"
    )
    func visitors() async throws {
        let running = try await RunningHost()
        defer { running.stop() }
        let other = try await running.enter()
        var scenes: [UIWindowScene] = []
        for cookie in [nil, nil, other] {
            let page = try await running.page(cookie: cookie)
            scenes.append(
                try #require(running.application.windowScene(for: SceneIdentifier(page.welcome.scene))))
        }
        #expect(scenes[0].visitor === scenes[1].visitor && scenes[0].visitor !== scenes[2].visitor)
        #expect(scenes.allSatisfy { $0.visitor.identifier != nil })
        #expect(scenes[0].textMetrics !== scenes[2].textMetrics)
    }

    @Test(
        "a page is asked for the measures of its own scenes' texts, and what it leaves unanswered the next one is asked"
    )
    func measures() async throws {
        let running = try await RunningHost()
        defer { running.stop() }
        let first = try await running.page()
        let cookie = try await running.enter()
        let other = try await running.page(cookie: cookie)
        for (welcome, text) in [(first.welcome, "abc"), (other.welcome, "xyz")] {
            let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
            label.text = text
            label.isUserInteractionEnabled = true
            try running.makeWindow(in: welcome.scene).addSubview(label)
        }
        running.application.runTurn()
        for (client, own, foreign) in [(first.client, "a", "x"), (other.client, "x", "a")] {
            var asked: [UInt8] = []
            while asked.isEmpty {
                guard case .binary(let bytes) = await client.receive() else { break }
                if bytes.first == HostMessageKind.measure.rawValue { asked = bytes }
            }
            let text = String(decoding: asked, as: UTF8.self)
            #expect(text.contains("\u{1}\u{0}" + own) && !text.contains("\u{1}\u{0}" + foreign))
        }
        let scene = SceneIdentifier(first.welcome.scene)
        let metrics = try #require(running.application.windowScene(for: scene)).textMetrics
        #expect(!metrics.hasRequests)
        first.client.cut()
        await running.turn()
        while running.host.sessions[scene]?.client != nil { await Task.yield() }
        #expect(metrics.takeRequests().first?.graphemes.contains("a") == true)
    }

    @Test("a window comes to the page as a picture, and its changes as differences")
    func picture() async throws {
        let running = try await RunningHost()
        defer { running.stop() }
        let (client, welcome) = try await running.page()
        #expect(try await nextPicture(client) == [HostMessageKind.windows.rawValue])
        let view = try running.makeWindow(in: welcome.scene)
        running.application.runTurn()
        #expect(try await nextPicture(client).first == HostMessageKind.view.rawValue)
        view.center.x += 10
        running.application.runTurn()
        let difference = try await nextPicture(client)
        // Kind, number, the one aspect, six numbers and no transform.
        #expect(difference.count == 31)
        #expect(difference[5] == DisplayAspects.geometry.rawValue)
    }

    @Test(
        "A42: a cut connection cancels the touch once; the page that comes back finds its scene and sends nothing again"
    )
    func reconnection() async throws {
        let running = try await RunningHost()
        defer { running.stop() }
        let (client, welcome) = try await running.page()
        _ = try running.makeWindow(in: welcome.scene)
        await client.send(ClientBytes.pointer(0).bytes)
        await running.turn()
        client.cut()
        await running.turn()
        #expect(running.log.take() == ["A.began", "A.cancelled"])

        let (again, resumed) = try await running.page(session: welcome.session)
        #expect(resumed == .init(session: welcome.session, scene: welcome.scene, isResumed: true))
        let picture = try await nextPicture(again)
        #expect(picture.first == HostMessageKind.view.rawValue)
        await again.send(ClientBytes.pointer(1).then(.pointer(0, 8)).bytes)
        await running.turn()
        #expect(running.log.take() == ["A.began"])
        #expect(running.logged.count == 1)
        #expect(running.logged.first?.contains("pointer 7 is not down") == true)
    }

    @Test("the same page over a new line takes its scene from the old one")
    func takeOver() async throws {
        let running = try await RunningHost()
        defer { running.stop() }
        let (old, welcome) = try await running.page()
        _ = try running.makeWindow(in: welcome.scene)
        await old.send(ClientBytes.pointer(0).bytes)
        await running.turn()
        let (_, resumed) = try await running.page(session: welcome.session)
        #expect(resumed.isResumed)
        #expect(running.log.take() == ["A.began", "A.cancelled"])
        #expect(try await nextClose(old).code == CloseCode.takenOver)
    }

    @Test("a scene whose page does not come back in time is disconnected")
    func disconnection() async throws {
        let running = try await RunningHost { $0.departureGrace = .zero }
        defer { running.stop() }
        let (client, welcome) = try await running.page()
        await client.send([ClientMessageKind.leave.rawValue])
        while running.application.windowScene(for: SceneIdentifier(welcome.scene)) != nil { await running.turn() }
        let (_, another) = try await running.page(session: welcome.session)
        #expect(!another.isResumed)
        #expect(another.scene != welcome.scene)
        // It was closed, and its session with it.
        #expect(another.session != welcome.session)
    }

    @Test("a page of another version is told the host's version, and why")
    func version() async throws {
        let running = try await RunningHost()
        defer { running.stop() }
        let client = try await running.client()
        await client.send(ClientBytes.hello(version: ProtocolVersion.current + 1).bytes)
        guard case .binary(let bytes) = await client.receive() else { return #expect(Bool(false)) }
        #expect(Array(bytes.prefix(3)) == [HostMessageKind.refusal.rawValue, UInt8(ProtocolVersion.current), 0])
        #expect(try await nextClose(client).code == CloseCode.wrongVersion)
    }

    @Test(
        "a message that breaks the protocol ends its page alone, cancels its touches, and is logged once",
        arguments: [
            ([0x7F], "byte 0: no message has kind 127"),
            (ClientBytes.pointer(1, at: .nan).bytes, "byte 16: x is not a finite number"),
            (Array(ClientBytes.pointer(1).bytes.dropLast()), "byte 50: modifiers needs 2 bytes, 1 are left"),
            (ClientBytes.hello().bytes, "byte 0: a message of kind 1 may not come here"),
            (
                ClientBytes().u8(0x17).u32(99).f32(1, 1, 1).u16(0).bytes,
                "byte 1: nothing was asked under 99, or something else"
            ),
            (ClientBytes().u8(0x02).u32(99).f64(1).bytes, "byte 0: nothing was asked under 99, or something else"),
        ] as [([UInt8], String)])
    func malformed(_ message: [UInt8], _ expected: String) async throws {
        let running = try await RunningHost()
        defer { running.stop() }
        let bystander = try await running.page()
        let (client, welcome) = try await running.page()
        _ = try running.makeWindow(in: welcome.scene)
        await client.send(ClientBytes.pointer(0).bytes)
        await running.turn()
        await client.send(message)
        await client.send(message)
        await running.turn()
        #expect(running.log.take() == ["A.began", "A.cancelled"])
        let close = try await nextClose(client)
        #expect(close.code == CloseCode.malformed)
        #expect(close.reason == expected)
        #expect(running.logged.count == 1)
        #expect(running.logged.first?.hasSuffix(expected) == true)

        _ = try running.makeWindow(in: bystander.welcome.scene)
        await bystander.client.send(ClientBytes.pointer(0).bytes)
        while running.log.entries.isEmpty { await running.turn() }
        #expect(running.log.take() == ["A.began"])
    }

    @Test("a text message is refused")
    func text() async throws {
        let running = try await RunningHost()
        defer { running.stop() }
        let client = try await running.client()
        await client.send(Array("hello".utf8), opcode: 1)
        #expect(try await nextClose(client).code == CloseCode.malformed)
    }

    @Test("input before the hello is refused")
    func outOfTurn() async throws {
        let running = try await RunningHost()
        defer { running.stop() }
        let client = try await running.client()
        await client.send(ClientBytes.pointer(0).bytes)
        let close = try await nextClose(client)
        #expect(close.reason == "byte 0: a message of kind 16 may not come here")
    }

    @Test("a thousand fingers: those over the limit are refused one by one, and logged once")
    func thousandFingers() async throws {
        let running = try await RunningHost()
        defer { running.stop() }
        let (client, welcome) = try await running.page()
        let view = try running.makeWindow(in: welcome.scene)
        view.isMultipleTouchEnabled = true
        let fingers = (1...1000).reduce(ClientBytes()) { $0.then(.pointer(0, UInt32($1))) }
        await client.send(fingers.bytes)
        await running.turn()
        #expect(running.logged.count == 1)
        #expect(running.logged.first?.contains("a scene takes no more than 32 pointers at once") == true)
        await client.send(ClientBytes.pointer(2, 1).bytes)
        await running.turn()
        #expect(running.log.entries.last == "A.ended")
    }

    @Test("when more pages come than the application takes, the last is told so")
    func tooManyScenes() async throws {
        let running = try await RunningHost()
        defer { running.stop() }
        running.application.interactionConstants.maximumScenes = 1
        _ = try await running.page()
        let (client, _) = try await running.page()
        let close = try await nextClose(client)
        #expect(close.code == CloseCode.refused)
        #expect(close.reason == "the application takes no more than 1 scenes at once")
    }

    @Test("when more tabs come than the settings allow, the last is told so, and one that comes back is not")
    func tooManyTabs() async throws {
        let running = try await RunningHost { $0.tabs = 1 }
        defer { running.stop() }
        let (_, welcome) = try await running.page()
        let client = try await running.client()
        await client.send(ClientBytes.hello().bytes)
        let close = try await nextClose(client)
        #expect(close.code == CloseCode.refused)
        #expect(close.reason == "as many tabs are open as may be: 1")
        #expect(try await running.page(session: welcome.session).welcome.isResumed)
    }

    @Test("a page that takes no pictures gets none until it has taken what waits, and then a whole one")
    func neverReading() async throws {
        let running = try await RunningHost()
        defer { running.stop() }
        let (client, welcome) = try await running.page()
        let view = try running.makeWindow(in: welcome.scene)
        // Far more than the server would keep for a page, and the system beside it.
        for round in 0..<500 {
            view.accessibilityLabel = "\(round) " + String(repeating: "x", count: 60_000)
            running.application.runTurn()
        }
        view.accessibilityLabel = "last"
        running.application.runTurn()
        while try await nextMessage(client) != [HostMessageKind.clear.rawValue] {}
        running.application.runTurn()
        let picture = try await nextPicture(client)
        #expect(picture.count < 10_000)
        #expect(picture.contains(Array("last".utf8)))
    }

    @Test("stopping closes the pages")
    func stopping() async throws {
        let running = try await RunningHost()
        let (client, _) = try await running.page()
        running.stop()
        #expect(try await nextClose(client).code == CloseCode.goingAway)
    }

    /// The next message about the picture.
    private func nextPicture(_ client: RawClient) async throws -> [UInt8] {
        while true {
            guard case .binary(let bytes) = await client.receive() else { throw ConnectionEnded() }
            let isPicture = bytes.first.map { (0x11...0x13).contains($0) } ?? false
            if isPicture { return bytes.count == 5 ? [bytes[0]] : bytes }
        }
    }

    private func nextMessage(_ client: RawClient) async throws -> [UInt8] {
        guard case .binary(let bytes) = await client.receive() else { throw ConnectionEnded() }
        return bytes
    }

    private func nextClose(_ client: RawClient) async throws -> (code: UInt16, reason: String) {
        while true {
            switch await client.receive() {
            case .close(let code, let reason): return (code, reason)
            case .end: throw ConnectionEnded()
            case .binary, .other: break
            }
        }
    }

    private struct ConnectionEnded: Error {}
}
