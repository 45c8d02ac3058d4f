// SPDX-License-Identifier: Apache-2.0

import EventTrace
import Foundation
import NIOCore
import NIOEmbedded

@testable import BrowserHost
@testable import UIKitCore
@testable import WebServer

/// Pages that connect, speak, break off and come back, from the bytes on the wire to an application that takes its turns.
///
/// The input is a row of steps: a byte whose lower half says what happens and whose upper half to which page, then what the
/// step needs. Messages are made up byte by byte; those that have to come in some order to matter (screens, insets, measures, texts,
/// selections, fonts, menus, presentations) are also made of a byte or two each, so that chance combines them.
@MainActor
enum PagesTarget {
    private static let log = HostLog { _ in }
    private static let mostSteps = 64

    static func run(_ bytes: UnsafeRawBufferPointer) {
        guard let first = bytes.first else { return }
        var world = World(waits: first & 1 != 0)
        var rest = Array(bytes.dropFirst())[...]
        var steps = 0
        while let step = rest.popFirst(), steps < mostSteps {
            steps += 1
            world.take(step & 0x0F, page: Int(step >> 4) % World.pageCount, &rest)
        }
        world.end()
    }

    /// A host, its application and a few pages.
    @MainActor
    private struct World {
        static let pageCount = 3

        private let application = UIApplication()
        private let delegate = FuzzedApplication()
        private let host: BrowserHost
        private let server: EmbeddedServer
        private let waits: Bool
        private var pages: [EmbeddedChannel?] = Array(repeating: nil, count: pageCount)

        /// - Parameter waits: whether scenes wait for pages that are gone.
        init(waits: Bool) {
            self.waits = waits
            var settings = BrowserHost.Settings()
            settings.reconnectionGrace = waits ? .seconds(600) : .zero
            settings.departureGrace = settings.reconnectionGrace
            let host = BrowserHost(settings, log: PagesTarget.log)
            host.arrivalInterval = .zero
            self.host = host
            let application = application
            application.delegate = delegate
            application.host = host
            host.application = application
            application.launch()
            server = EmbeddedServer { routes in
                routes.set(
                    ScreenEndpoint(queue: application.eventQueue, host: host, log: PagesTarget.log), at: "/screen")
            }
        }

        mutating func take(_ kind: UInt8, page: Int, _ rest: inout ArraySlice<UInt8>) {
            switch kind {
            case 0: open(page)
            case 1:
                greet(page, rest.popFirst() ?? 0)
            case 2:
                pages[page]?.pipeline.fireChannelInactive()
                forget(page)
            case 3: send(.connectionClose, taken(&rest, most: 16), to: page)
            case 4: send(.text, taken(&rest, most: 64), to: page)
            case 5: turn(after: Double(rest.popFirst() ?? 0) / 16)
            case 6: settle()
            case 8: send(.binary, FuzzedMessages.screen(rest.popFirst() ?? 0, rest.popFirst() ?? 0), to: page)
            case 9: send(.binary, FuzzedMessages.edit(rest.popFirst() ?? 0), to: page)
            case 10: send(.binary, FuzzedMessages.tap(rest.popFirst() ?? 0, rest.popFirst() ?? 0), to: page)
            case 11: measure(rest.popFirst() ?? 0)
            case 12: act(rest.popFirst() ?? 0)
            default: send(.binary, taken(&rest, most: 255), to: page)
            }
        }

        /// All pages go; nothing of them may be left.
        mutating func end() {
            for page in pages.indices {
                pages[page]?.pipeline.fireChannelInactive()
                forget(page)
            }
            settle()
            turn(after: 0.1)
            settle()
            if !waits {
                promise("no session is left", host.sessions.isEmpty)
                promise("no scene is left", application.connectedScenes.isEmpty)
            }
            for session in host.sessions.values { promise("nobody shows a scene", session.client == nil) }
            host.stop()
        }

        // MARK: Steps

        /// The application's code does something of its own accord, on every screen.
        private func act(_ choice: UInt8) {
            application.makeShared()
            for scene in application.connectedScenes {
                ((scene as? UIWindowScene)?.delegate as? FuzzedScene)?.controller?.act(choice)
            }
            settle()
        }

        /// Every page measures its text, whether or not it was asked.
        private func measure(_ choice: UInt8) {
            for scene in application.connectedScenes.compactMap({ $0 as? UIWindowScene }) {
                let measured = FuzzedMessages.measured(choice)
                application.eventQueue.submit(
                    InputRecord(scene: scene.identifier, time: application.clock.now, input: .textMetrics(measured)))
            }
            settle()
        }

        private mutating func open(_ page: Int) {
            guard pages[page] == nil else { return }
            let channel = server.connection()
            let answer = channel.exchange(server.upgrade("/screen"))
            promise("a page gets its socket", answer.starts(with: "HTTP/1.1 101 ".utf8))
            pages[page] = channel
        }

        /// A page says hello. A new one is let in: a fuzzer whose hello is out of date would meet an application without screens.
        private mutating func greet(_ page: Int, _ choice: UInt8) {
            let isNew = pages[page] == nil
            open(page)
            send(.binary, hello(choice), to: page)
            settle()
            promise("a new page is let in", !isNew || host.sessions.values.contains { $0.client != nil })
        }

        private func send(_ opcode: FuzzedFrame.Opcode, _ payload: [UInt8], to page: Int) {
            pages[page]?.exchange(FuzzedFrame.bytes(opcode, payload))
        }

        private mutating func forget(_ page: Int) {
            _ = try? pages[page]?.finish(acceptAlreadyClosed: true)
            pages[page] = nil
        }

        private func taken(_ rest: inout ArraySlice<UInt8>, most: Int) -> [UInt8] {
            let count = min(most, Int(rest.popFirst() ?? 0))
            defer { rest = rest.dropFirst(count) }
            return Array(rest.prefix(count))
        }

        /// - Parameter choice: of the sessions that there are, the one that the page names; 0 for none.
        private func hello(_ choice: UInt8) -> [UInt8] {
            let sessions = host.sessions.values.sorted { $0.scene.number < $1.scene.number }.map(\.token)
            let token = choice == 0 || sessions.isEmpty ? nil : sessions[Int(choice) % sessions.count]
            return FuzzedMessages.hello(token: token)
        }

        private func turn(after duration: Double) {
            application.makeShared()
            application.runTurn(now: max(application.clock.now, HostClock.now) + duration)
            settle()
        }

        /// What the server's side and the application's have for each other, until neither has anything.
        private func settle() {
            for _ in 0..<3 {
                for page in pages { page?.exchange([]) }
                _ = RunLoop.main.run(mode: .default, before: .distantPast)
                application.makeShared()
                application.runTurn()
            }
        }
    }
}
