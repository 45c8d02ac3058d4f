// SPDX-License-Identifier: Apache-2.0

#if MPRIS || Window
    import CDBus
    import Foundation

    /// Why there is no bus.
    package struct BusError: Error, CustomStringConvertible {
        package var description: String
    }

    /// Which bus.
    package enum BusAddress: Hashable, Sendable {
        /// The bus of the user's session, by its environment variables.
        case session
        /// A bus at an address of D-Bus: `unix:path=…`.
        case other(String)

        /// Without an address the library would start a bus of its own.
        package var isNamed: Bool {
            guard self == .session else { return true }
            let environment = ProcessInfo.processInfo.environment
            if let address = environment["DBUS_SESSION_BUS_ADDRESS"] { return !address.isEmpty }
            guard let folder = environment["XDG_RUNTIME_DIR"] else { return false }
            return FileManager.default.fileExists(atPath: folder + "/bus")
        }
    }

    /// A connection to a bus. Of one thread alone.
    package struct BusConnection: ~Copyable {
        package let pointer: OpaquePointer
        package let descriptor: Int32
        /// The requested name; `nil` for none.
        package private(set) var name: String?

        /// Connects to the bus, and waits for its answer.
        package init(_ address: BusAddress) throws(BusError) {
            guard address.isNamed else {
                throw BusError(description: "there is no session bus (DBUS_SESSION_BUS_ADDRESS is not set)")
            }
            var error = DBusError()
            dbus_error_init(&error)
            defer { dbus_error_free(&error) }
            guard let pointer = Self.connect(address, &error) else {
                throw BusError(description: error.message.map { String(cString: $0) } ?? "the bus said no")
            }
            // Otherwise the library ends the program when the bus goes away.
            dbus_connection_set_exit_on_disconnect(pointer, 0)
            var descriptor: Int32 = -1
            guard dbus_connection_get_unix_fd(pointer, &descriptor) != 0 else {
                dbus_connection_close(pointer)
                dbus_connection_unref(pointer)
                throw BusError(description: "the bus can't be waited for")
            }
            self.pointer = pointer
            self.descriptor = descriptor
        }

        deinit {
            dbus_connection_close(pointer)
            dbus_connection_unref(pointer)
        }

        private static func connect(_ address: BusAddress, _ error: inout DBusError) -> OpaquePointer? {
            switch address {
            case .session: return dbus_bus_get_private(DBUS_BUS_SESSION, &error)
            case .other(let address):
                guard let pointer = dbus_connection_open_private(address, &error) else { return nil }
                if dbus_bus_register(pointer, &error) != 0 { return pointer }
                dbus_connection_close(pointer)
                dbus_connection_unref(pointer)
                return nil
            }
        }

        /// Puts the program on the bus under a name, or under another one if that is taken.
        package mutating func requestName(_ base: String) {
            guard name == nil else { return }
            for candidate in [base, "\(base).instance\(getpid())"] {
                // 1 is "become the owner", 4 "already the owner"; flag 4 is "do not queue".
                let answer = dbus_bus_request_name(pointer, candidate, 4, nil)
                if answer == 1 || answer == 4 {
                    name = candidate
                    return
                }
            }
        }

        /// Gives the name back.
        package mutating func releaseName() {
            guard let old = name else { return }
            name = nil
            dbus_bus_release_name(pointer, old, nil)
        }

        /// Sends what waits and reads what came; false when the bus is gone.
        package func exchange() -> Bool {
            dbus_connection_flush(pointer)
            return dbus_connection_read_write(pointer, 0) != 0 && dbus_connection_get_is_connected(pointer) != 0
        }

        /// Whether messages came that were not taken. A call that waits for its answer reads other messages too; the socket
        /// no longer reports those.
        package var hasMessages: Bool { dbus_connection_get_dispatch_status(pointer) == DBUS_DISPATCH_DATA_REMAINS }

        /// The oldest message that came and has not been taken.
        package func nextMessage() -> BusMessage? { BusMessage(dbus_connection_pop_message(pointer)) }

        package func send(_ message: borrowing BusMessage) {
            dbus_connection_send(pointer, message.pointer, nil)
        }
    }
#endif
