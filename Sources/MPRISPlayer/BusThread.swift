// SPDX-License-Identifier: Apache-2.0

#if MPRIS
    import CDBus
    import DesktopBus
    import Foundation
    import Synchronization
    import UIKitCore

    /// The thread that speaks with the session bus: everything of libdbus happens on it.
    ///
    ///     no bus ──found──> connected ──gone──> no bus      found: looked for every second, for ever
    ///
    /// The application's side gives it states of the player and never waits; it gives the application commands.
    final class BusThread: Sendable {
        private struct Shared {
            var state: PlayerProperties?
            var isEnding = false
        }

        /// The time between two searches for a missing bus, in milliseconds.
        private static let patience: Int32 = 1000

        private let name: String
        private let identity: String
        private let perform: @Sendable (RemoteCommand) -> Void
        private let report: @Sendable (String) -> Void
        private let shared = Mutex(Shared())
        private let sleep = BusSleep()

        /// - Parameters:
        ///   - identity: the program's name.
        ///   - perform: called on this thread with the received commands.
        ///   - report: called on this thread with news about the bus.
        init(
            identity: String, perform: @escaping @Sendable (RemoteCommand) -> Void,
            report: @escaping @Sendable (String) -> Void
        ) {
            self.identity = identity
            self.perform = perform
            self.report = report
            name = PlayerProperties.root + "." + Self.element(identity)
        }

        /// The name as an element of a name on the bus: letters, digits and underscores, no digit first.
        static func element(_ name: String) -> String {
            let letters = name.unicodeScalars.map { scalar in
                scalar.isASCII && (scalar.properties.isAlphabetic || ("0"..."9").contains(scalar))
                    ? Character(scalar) : "_"
            }
            guard let first = letters.first else { return "_" }
            return (first.isNumber ? "_" : "") + String(letters)
        }

        func start() {
            Thread.detachNewThread { self.run() }
        }

        /// Shows a state of the player from now on; `nil` takes it off the bus.
        func show(_ playing: NowPlaying?) {
            shared.withLock { $0.state = playing.map { PlayerProperties(identity: identity, playing: $0) } }
            sleep.end()
        }

        func stop() {
            shared.withLock { $0.isEnding = true }
            sleep.end()
        }

        private var isEnding: Bool { shared.withLock { $0.isEnding } }

        // MARK: The thread

        private func run() {
            var isReported = false
            while !isEnding {
                do {
                    let connection = try BusConnection(.session)
                    if isReported { report("the session bus is there; media controls work") }
                    isReported = false
                    serve(connection)
                    if !isEnding { report("the session bus is gone; media controls wait for it") }
                    isReported = true
                } catch {
                    if !isReported { report("\(error); media controls wait for one") }
                    isReported = true
                }
                sleep.begin(until: nil, atMost: Self.patience)
            }
        }

        /// Until the bus is gone, or the program ends.
        private func serve(_ opened: consuming BusConnection) {
            var connection = opened
            var shown: PlayerProperties?
            while connection.exchange() {
                let state = shared.withLock { $0.state }
                while let message = connection.nextMessage() { answer(message, state, connection) }
                if isEnding { break }
                if let state {
                    // The state first: a client that sees the name sends requests at once.
                    announce(state, since: connection.name == nil ? state : shown, connection)
                    connection.requestName(name)
                } else {
                    connection.releaseName()
                }
                shown = state
                _ = connection.exchange()
                if !connection.hasMessages { sleep.begin(until: connection.descriptor) }
            }
            connection.releaseName()
        }

        private func answer(
            _ message: borrowing BusMessage, _ state: PlayerProperties?, _ connection: borrowing BusConnection
        ) {
            guard message.isCall else { return }
            let call = message.call
            let state = state ?? PlayerProperties(identity: identity, playing: NowPlaying())
            let answer =
                peer(call) ?? PlayerCalls(state: state, now: HostClock.now).answer(call)
            if let command = answer.command { perform(command) }
            guard message.wantsReply else { return }
            switch answer.reply {
            case .values(let values):
                guard let reply = BusMessage.reply(to: message) else { return }
                reply.append(values)
                connection.send(reply)
            case .error(let name, let text):
                guard let reply = BusMessage.error(name, text, to: message) else { return }
                connection.send(reply)
            }
        }

        /// The answers that every peer of a bus gives.
        private func peer(_ call: DBusCall) -> DBusAnswer? {
            guard call.interface == "org.freedesktop.DBus.Peer" else { return nil }
            switch call.member {
            case "Ping": return .nothing
            case "GetMachineId":
                guard let identifier = dbus_get_local_machine_id() else {
                    return .error("Failed", "the machine has no identifier")
                }
                defer { dbus_free(identifier) }
                return .values(.string(String(cString: identifier)))
            default: return nil
            }
        }

        private func announce(
            _ state: PlayerProperties, since old: PlayerProperties?, _ connection: borrowing BusConnection
        ) {
            let changes = state.changes(since: old)
            if !changes.isEmpty,
                let signal = BusMessage.signal(
                    Introspection.path, "org.freedesktop.DBus.Properties", "PropertiesChanged")
            {
                signal.append([.string(PlayerProperties.player), .dictionary(changes), .strings([])])
                connection.send(signal)
            }
            if let position = state.seeked(since: old),
                let signal = BusMessage.signal(Introspection.path, PlayerProperties.player, "Seeked")
            {
                signal.append([.int64(position)])
                connection.send(signal)
            }
        }
    }
#endif
