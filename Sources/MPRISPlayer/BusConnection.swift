// SPDX-License-Identifier: Apache-2.0

#if MPRIS
    import CDBus
    import Foundation

    /// Why there is no bus.
    struct BusError: Error, CustomStringConvertible {
        var description: String
    }

    /// A connection to the session bus with the player's name on it. Of one thread alone.
    struct BusConnection: ~Copyable {
        private let pointer: OpaquePointer
        let descriptor: Int32
        /// The name under which the player is found; `nil` while there is nothing to play.
        private(set) var name: String?

        /// Connects to the session bus.
        init() throws(BusError) {
            guard Self.isBusNamed else {
                throw BusError(description: "there is no session bus (DBUS_SESSION_BUS_ADDRESS is not set)")
            }
            var error = DBusError()
            dbus_error_init(&error)
            defer { dbus_error_free(&error) }
            guard let pointer = dbus_bus_get_private(DBUS_BUS_SESSION, &error) else {
                throw BusError(description: error.message.map { String(cString: $0) } ?? "the session bus said no")
            }
            // Otherwise the library ends the program when the bus goes away.
            dbus_connection_set_exit_on_disconnect(pointer, 0)
            var descriptor: Int32 = -1
            guard dbus_connection_get_unix_fd(pointer, &descriptor) != 0 else {
                dbus_connection_close(pointer)
                dbus_connection_unref(pointer)
                throw BusError(description: "the session bus can't be waited for")
            }
            self.pointer = pointer
            self.descriptor = descriptor
        }

        deinit {
            dbus_connection_close(pointer)
            dbus_connection_unref(pointer)
        }

        /// Without an address the library would start a bus of its own.
        private static var isBusNamed: Bool {
            let environment = ProcessInfo.processInfo.environment
            if let address = environment["DBUS_SESSION_BUS_ADDRESS"] { return !address.isEmpty }
            guard let folder = environment["XDG_RUNTIME_DIR"] else { return false }
            return FileManager.default.fileExists(atPath: folder + "/bus")
        }

        /// Puts the player on the bus, under another name where the first is taken.
        mutating func requestName(_ base: String) {
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

        /// Takes the player off the bus.
        mutating func releaseName() {
            guard let old = name else { return }
            name = nil
            dbus_bus_release_name(pointer, old, nil)
        }

        /// Sends what waits and reads what came; false when the bus is gone.
        func exchange() -> Bool {
            dbus_connection_flush(pointer)
            return dbus_connection_read_write(pointer, 0) != 0 && dbus_connection_get_is_connected(pointer) != 0
        }

        /// Whether messages came that were not taken. A call that waits for its answer reads others too, of which the socket says
        /// nothing any more.
        var hasMessages: Bool { dbus_connection_get_dispatch_status(pointer) == DBUS_DISPATCH_DATA_REMAINS }

        /// The oldest message that came and has not been taken.
        func nextMessage() -> BusMessage? { BusMessage(dbus_connection_pop_message(pointer)) }

        func send(_ message: borrowing BusMessage) {
            dbus_connection_send(pointer, message.pointer, nil)
        }
    }
#endif
