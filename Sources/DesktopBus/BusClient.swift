// SPDX-License-Identifier: Apache-2.0

#if Window
    import Dispatch
    import Foundation

    /// A bus for the main actor: calls and answers, without waiting.
    @MainActor
    package final class BusClient {
        private let peer: BusPeer
        private var lastNumber: UInt64 = 0
        private var waiting: [UInt64: (BusMail) -> Void] = [:]
        /// Whether the application stopped it.
        private var isStopped = false
        /// Calls of others, and signals.
        private let receive: (BusMail) -> Void
        private let joined: (String) -> Void
        private let left: () -> Void

        /// - Parameters:
        ///   - joined: called with the program's unique name, once the connection stands.
        ///   - left: called when there is no bus, or no bus any more; the client is useless then.
        ///   - receive: called with calls and signals.
        package init(
            _ address: BusAddress, joined: @escaping (String) -> Void = { _ in }, left: @escaping () -> Void = {},
            receive: @escaping (BusMail) -> Void
        ) {
            (self.joined, self.left, self.receive) = (joined, left, receive)
            let relay = Relay()
            peer = BusPeer(address) { news in
                DispatchQueue.main.async { MainActor.assumeIsolated { relay.client?.hear(news) } }
            }
            relay.client = self
            peer.start()
        }

        isolated deinit { peer.stop() }

        package func stop() {
            isStopped = true
            peer.stop()
        }

        private func hear(_ news: BusNews) {
            guard !isStopped else { return }
            switch news {
            case .joined(let name): joined(name)
            case .mail(let mail): receive(mail)
            case .answer(let number, let mail): waiting.removeValue(forKey: number)?(mail)
            case .gone:
                isStopped = true
                left()
            }
        }

        /// Requests the signals that fit a match rule of D-Bus.
        package func match(_ rule: String) { peer.send([.match(rule)]) }

        /// Calls a method. The answer is a message of the kind `reply` or `error`.
        ///
        /// - Parameter starting: whether the bus starts a missing service, if it knows how.
        package func call(
            _ destination: String, _ path: String, _ interface: String, _ member: String, _ arguments: [DBusValue] = [],
            starting: Bool = false, then: @escaping (BusMail) -> Void = { _ in }
        ) {
            lastNumber += 1
            waiting[lastNumber] = then
            let call = DBusCall(path: path, interface: interface, member: member, arguments: arguments)
            peer.send([.call(to: destination, call, number: lastNumber, starting: starting)])
        }

        package func send(_ orders: [BusOrder]) {
            if !orders.isEmpty { peer.send(orders) }
        }

        /// Answers the calls that every peer of a bus answers; false for other calls.
        package func answerAsPeer(_ mail: BusMail) -> Bool {
            guard mail.call.interface == "org.freedesktop.DBus.Peer", mail.call.member == "Ping" else { return false }
            if mail.wantsReply { send([.reply(to: mail.sender, serial: mail.serial, [])]) }
            return true
        }
    }

    /// The way from the bus's thread to the client, while there is one.
    @MainActor
    private final class Relay {
        weak var client: BusClient?
    }
#endif
