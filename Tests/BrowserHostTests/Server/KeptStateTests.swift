// SPDX-License-Identifier: Apache-2.0

#if SharedSecrets
    import Foundation
    import CoreFixtures
    import Testing

    @testable import BrowserHost
    @testable import UIKitCore

    /// A scene's state in its page's keeping, and another program that takes it up.
    @MainActor @Suite(.serialized) final class KeptStateTests {
        private let delegate = RecordingDelegate()
        private let secret: URL

        init() throws {
            secret = FileManager.default.temporaryDirectory.appendingPathComponent("secret-\(UUID().uuidString)")
            try Data((0..<32).map { _ in UInt8.random(in: 0...255) }).write(to: secret)
        }

        deinit { try? FileManager.default.removeItem(at: secret) }

        private func run(secret: URL? = nil) async throws -> RunningHost {
            let running = try await RunningHost {
                $0.secretFile = (secret ?? self.secret).path
                $0.reconnectionGrace = .zero
            }
            running.application.delegate = delegate
            _ = delegate.log.take()
            return running
        }

        /// The state that a page is given after its picture changed.
        private func keep(_ running: RunningHost, _ client: RawClient) async throws -> [UInt8] {
            running.host.saveStates()
            running.application.runTurn()
            while true {
                guard case .binary(let bytes) = await client.receive() else { throw CocoaError(.fileReadUnknown) }
                if bytes.first == HostMessageKind.state.rawValue {
                    #expect(bytes.count == 5 + Int(bytes[1]) + Int(bytes[2]) << 8)
                    return Array(bytes.dropFirst(5))
                }
            }
        }

        /// What a page has of a program that is gone: its welcome, its sealed state and its cookie.
        private func leftBehind() async throws -> (welcome: HostBytes.Welcome, state: [UInt8], cookie: String) {
            let gone = try await run()
            defer { gone.stop() }
            let (client, welcome) = try await gone.page()
            return (welcome, try await keep(gone, client), gone.cookie)
        }

        @Test("a page whose program is gone comes to another one with its session and its state")
        func anotherProgram() async throws {
            let (welcome, state, cookie) = try await leftBehind()
            let second = try await run()
            defer { second.stop() }
            let (_, restored) = try await second.page(
                hello: .hello(session: welcome.session, state: state), cookie: cookie)
            #expect(restored.session == welcome.session)
            #expect(!restored.isResumed)
            #expect(delegate.log.take() == ["connect", "restore 3"])
        }

        @Test("a state is taken from nobody else, for no other session, not changed, and not without the key")
        func strangers() async throws {
            let (welcome, state, cookie) = try await leftBehind()
            let second = try await run()
            defer { second.stop() }
            _ = delegate.log.take()
            func expectNothing(_ hello: ClientBytes, cookie: String? = nil) async throws {
                let found = try await second.page(hello: hello, cookie: cookie).welcome
                #expect(found.session != welcome.session)
                #expect(delegate.log.take() == ["connect"])
            }
            try await expectNothing(.hello(session: welcome.session, state: state))
            let other = SessionToken(high: 1, low: 2)
            try await expectNothing(.hello(session: other, state: state), cookie: cookie)
            try await expectNothing(.hello(session: welcome.session, state: state.reversed()), cookie: cookie)
            try await expectNothing(.hello(session: welcome.session), cookie: cookie)
            try await expectNothing(.hello(state: state), cookie: cookie)
        }

        @Test("what the application kept is newer than what it gave the page; what another program gave is newer still")
        func newest() async throws {
            let running = try await run()
            defer { running.stop() }
            let (client, welcome) = try await running.page()
            let state = try await keep(running, client)
            client.cut()
            while running.application.windowScene(for: SceneIdentifier(welcome.scene)) != nil { await running.turn() }
            running.application.sceneLife.sessions.first?.stateRestorationActivity?.userInfo = ["page": 9]
            _ = delegate.log.take()
            let again = try await running.page(hello: .hello(session: welcome.session, state: state))
            #expect(delegate.log.take() == ["connect", "restore 9"])
            again.client.cut()
            while running.application.windowScene(for: SceneIdentifier(again.welcome.scene)) != nil {
                await running.turn()
            }
            let key = try BrowserHost.Settings.sharedKey(in: secret.path)
            let visitor = try #require(running.visitor)
            let activity = NSUserActivity(activityType: "t")
            activity.userInfo = ["page": 5]
            let elsewhere = SealedState(run: UUID(), state: try #require(activity.state))
            let brought = try #require(elsewhere.sealed(for: welcome.session, visitor, with: key))
            _ = delegate.log.take()
            _ = try await running.page(hello: .hello(session: welcome.session, state: Array(brought)))
            #expect(delegate.log.take() == ["connect", "restore 5"])
        }

        @Test("the same state is sent once, and one that is too long not at all")
        func sending() async throws {
            let running = try await run()
            defer { running.stop() }
            let (client, welcome) = try await running.page()
            _ = try await keep(running, client)
            let scene = SceneIdentifier(welcome.scene)
            for state in [
                Data([1]), Data([1]), Data(count: SealedState.longest), Data(count: SealedState.longest), Data([2]),
            ] {
                running.host.stateSaved(state, of: scene)
            }
            #expect(running.host.open(try #require(URL(string: "tel:1")), for: scene))
            var count = 0
            while case .binary(let bytes) = await client.receive(), bytes.first != HostMessageKind.open.rawValue {
                if bytes.first == HostMessageKind.state.rawValue { count += 1 }
            }
            #expect(count == 2)
            #expect(running.logged == ["the state of scene 1 has 49152 bytes, too many for its page to keep"])
        }

        @Test("without a secret file nothing is asked for and nothing is sent")
        func withoutSecret() async throws {
            let running = try await RunningHost()
            defer { running.stop() }
            running.application.delegate = delegate
            let (_, welcome) = try await running.page()
            running.host.saveStates()
            running.application.runTurn()
            let scene = running.application.windowScene(for: SceneIdentifier(welcome.scene))
            #expect(scene?.session.stateRestorationActivity == nil)
        }

        @Test("a secret file that is not there, or too short, ends the start with its path")
        func badSecret() throws {
            let path = secret.path + "-none"
            #expect(throws: BrowserHost.SettingsError.self) { try BrowserHost.Settings.sharedKey(in: path) }
            try Data(count: 31).write(to: secret)
            #expect(throws: BrowserHost.SettingsError.badSecret(path: secret.path, .tooShort(found: 31, expected: 32)))
            {
                try BrowserHost.Settings.sharedKey(in: secret.path)
            }
        }
    }
#endif
