// SPDX-License-Identifier: Apache-2.0

#if Window
    import CDBus
    import Foundation
    import Synchronization

    /// A thread that speaks with a bus: everything of libdbus happens on it, and nobody else waits for the bus.
    ///
    ///     connecting ──> joined ──> gone      once; who wants another try makes another peer
    ///
    /// It sleeps until there is something from the bus or from the application.
    package final class BusPeer: Sendable {
        private struct Shared {
            var orders: [BusOrder] = []
            var isEnding = false
        }

        private let address: BusAddress
        private let tell: @Sendable (BusNews) -> Void
        private let shared = Mutex(Shared())
        private let sleep = BusSleep()

        /// - Parameter tell: called on this thread with the news from the bus.
        package init(_ address: BusAddress, tell: @escaping @Sendable (BusNews) -> Void) {
            (self.address, self.tell) = (address, tell)
        }

        package func start() {
            Thread.detachNewThread { self.run() }
        }

        /// In the order of calls. What is sent before the connection stands is sent then.
        package func send(_ orders: [BusOrder]) {
            // A thread that is awake already is not woken again: the pipe stays short.
            let isFirst = shared.withLock { shared in
                defer { shared.orders += orders }
                return shared.orders.isEmpty
            }
            if isFirst { sleep.end() }
        }

        package func stop() {
            shared.withLock { $0.isEnding = true }
            sleep.end()
        }

        // MARK: The thread

        private func run() {
            do {
                let connection = try BusConnection(address)
                tell(.joined(name: String(cString: dbus_bus_get_unique_name(connection.pointer))))
                serve(connection)
                tell(.gone("the bus is gone"))
            } catch {
                tell(.gone("\(error)"))
            }
        }

        private func serve(_ connection: borrowing BusConnection) {
            /// Calls whose answers have not come, by their serials.
            var waiting: [UInt32: UInt64] = [:]
            while connection.exchange() {
                let (orders, isEnding) = shared.withLock { shared in
                    defer { shared.orders = [] }
                    return (shared.orders, shared.isEnding)
                }
                for order in orders { carryOut(order, connection, &waiting) }
                while let message = connection.nextMessage() { receive(message.mail, message.answered, &waiting) }
                guard connection.exchange(), !isEnding else { return }
                if !connection.hasMessages { sleep.begin(until: connection.descriptor) }
            }
        }

        private func receive(_ mail: BusMail, _ answered: UInt32, _ waiting: inout [UInt32: UInt64]) {
            switch mail.kind {
            case .reply, .error:
                if let number = waiting.removeValue(forKey: answered) { tell(.answer(number, mail)) }
            case .call, .signal: tell(.mail(mail))
            }
        }

        private func carryOut(
            _ order: BusOrder, _ connection: borrowing BusConnection, _ waiting: inout [UInt32: UInt64]
        ) {
            switch order {
            case .call(let destination, let call, let number, let isStarting):
                guard
                    let message = BusMessage(
                        dbus_message_new_method_call(destination, call.path, call.interface, call.member))
                else { return }
                dbus_message_set_auto_start(message.pointer, isStarting ? 1 : 0)
                message.append(call.arguments)
                waiting[connection.sendNumbered(message)] = number
            case .signal(let call):
                guard let message = BusMessage.signal(call.path, call.interface ?? "", call.member) else { return }
                message.append(call.arguments)
                connection.send(message)
            case .reply(let caller, let serial, let values):
                guard let message = BusMessage(dbus_message_new(DBUS_MESSAGE_TYPE_METHOD_RETURN)) else { return }
                dbus_message_set_destination(message.pointer, caller)
                dbus_message_set_reply_serial(message.pointer, serial)
                message.append(values)
                connection.send(message)
            case .error(let caller, let serial, let name, let text):
                guard let message = BusMessage(dbus_message_new(DBUS_MESSAGE_TYPE_ERROR)) else { return }
                dbus_message_set_destination(message.pointer, caller)
                dbus_message_set_reply_serial(message.pointer, serial)
                dbus_message_set_error_name(message.pointer, name)
                message.append([.string(text)])
                connection.send(message)
            case .match(let rule): dbus_bus_add_match(connection.pointer, rule, nil)
            }
        }
    }

    extension BusConnection {
        /// The message's serial.
        fileprivate func sendNumbered(_ message: borrowing BusMessage) -> UInt32 {
            var serial: UInt32 = 0
            dbus_connection_send(pointer, message.pointer, &serial)
            return serial
        }
    }

    extension BusMessage {
        /// The serial of the call that this answers.
        fileprivate var answered: UInt32 { dbus_message_get_reply_serial(pointer) }

        fileprivate var mail: BusMail {
            let kind: BusMail.Kind =
                switch dbus_message_get_type(pointer) {
                case DBUS_MESSAGE_TYPE_METHOD_CALL: .call
                case DBUS_MESSAGE_TYPE_METHOD_RETURN: .reply
                case DBUS_MESSAGE_TYPE_ERROR: .error
                default: .signal
                }
            let sender = dbus_message_get_sender(pointer).map { String(cString: $0) } ?? ""
            return BusMail(
                kind: kind, sender: sender, serial: dbus_message_get_serial(pointer), wantsReply: wantsReply, call: call
            )
        }
    }
#endif
