// SPDX-License-Identifier: Apache-2.0

#if MPRIS || Window
    import CDBus

    /// A message of libdbus, and how values get into it and out of it. Owns one reference.
    ///
    /// Of one thread alone: libdbus's messages are not shared between threads.
    package struct BusMessage: ~Copyable {
        package let pointer: OpaquePointer

        /// Takes over a reference; `nil` for none, with which libdbus reports that memory ran out.
        package init?(_ pointer: OpaquePointer?) {
            guard let pointer else { return nil }
            self.pointer = pointer
        }

        deinit { dbus_message_unref(pointer) }

        package static func signal(_ path: String, _ interface: String, _ member: String) -> BusMessage? {
            BusMessage(dbus_message_new_signal(path, interface, member))
        }

        package static func reply(to call: borrowing BusMessage) -> BusMessage? {
            BusMessage(dbus_message_new_method_return(call.pointer))
        }

        package static func error(_ name: String, _ text: String, to call: borrowing BusMessage) -> BusMessage? {
            BusMessage(dbus_message_new_error(call.pointer, name, text))
        }

        // MARK: Reading

        package var isCall: Bool { dbus_message_get_type(pointer) == DBUS_MESSAGE_TYPE_METHOD_CALL }
        package var wantsReply: Bool { dbus_message_get_no_reply(pointer) == 0 }

        package var call: DBusCall {
            DBusCall(
                path: Self.string(dbus_message_get_path(pointer)) ?? "/",
                interface: Self.string(dbus_message_get_interface(pointer)),
                member: Self.string(dbus_message_get_member(pointer)) ?? "", arguments: arguments)
        }

        private static func string(_ text: UnsafePointer<CChar>?) -> String? { text.map { String(cString: $0) } }

        private var arguments: [DBusValue] {
            var iterator = DBusMessageIter()
            guard dbus_message_iter_init(pointer, &iterator) != 0 else { return [] }
            return Self.values(at: &iterator)
        }

        private static func values(at iterator: inout DBusMessageIter) -> [DBusValue] {
            var values: [DBusValue] = []
            // 0 is "nothing more".
            while dbus_message_iter_get_arg_type(&iterator) != 0 {
                values.append(value(at: &iterator))
                dbus_message_iter_next(&iterator)
            }
            return values
        }

        /// Dictionaries whose keys are texts are dictionaries; nobody here reads those with other keys.
        private static func array(at iterator: inout DBusMessageIter) -> DBusValue {
            var inner = DBusMessageIter()
            dbus_message_iter_recurse(&iterator, &inner)
            let signature = dbus_message_iter_get_signature(&inner)
            defer { dbus_free(signature) }
            let type = string(signature.map { UnsafePointer($0) }) ?? ""
            switch type {
            case "s": return .strings(values(at: &inner).compactMap(\.text))
            case "{sv}", "{ss}":
                var entries: [String: DBusValue] = [:]
                while dbus_message_iter_get_arg_type(&inner) != 0 {
                    var entry = DBusMessageIter()
                    dbus_message_iter_recurse(&inner, &entry)
                    let pair = values(at: &entry)
                    if pair.count == 2, let name = pair[0].text { entries[name] = pair[1].plain }
                    dbus_message_iter_next(&inner)
                }
                return type == "{ss}" ? .texts(entries.compactMapValues(\.text)) : .dictionary(entries)
            case _ where type.hasPrefix("{"): return .other
            default: return .array(of: type, values(at: &inner))
            }
        }

        private static func value(at iterator: inout DBusMessageIter) -> DBusValue {
            switch UInt8(truncatingIfNeeded: dbus_message_iter_get_arg_type(&iterator)) {
            case UInt8(ascii: "s"): return .string(text(at: &iterator))
            case UInt8(ascii: "o"): return .objectPath(text(at: &iterator))
            case UInt8(ascii: "b"): return .boolean(number(at: &iterator, as: UInt32.self) != 0)
            case UInt8(ascii: "d"): return .double(number(at: &iterator, as: Double.self))
            case UInt8(ascii: "x"): return .int64(number(at: &iterator, as: Int64.self))
            case UInt8(ascii: "i"): return .int32(number(at: &iterator, as: Int32.self))
            case UInt8(ascii: "u"): return .uint32(number(at: &iterator, as: UInt32.self))
            case UInt8(ascii: "a"): return array(at: &iterator)
            case UInt8(ascii: "r"):
                var inner = DBusMessageIter()
                dbus_message_iter_recurse(&iterator, &inner)
                return .structure(values(at: &inner))
            case UInt8(ascii: "v"):
                var inner = DBusMessageIter()
                dbus_message_iter_recurse(&iterator, &inner)
                return .variant(value(at: &inner))
            default: return .other
            }
        }

        private static func text(at iterator: inout DBusMessageIter) -> String {
            var text: UnsafePointer<CChar>?
            dbus_message_iter_get_basic(&iterator, &text)
            return string(text) ?? ""
        }

        private static func number<Value: Numeric & BitwiseCopyable>(at iterator: inout DBusMessageIter, as: Value.Type)
            -> Value
        {
            var value: Value = 0
            dbus_message_iter_get_basic(&iterator, &value)
            return value
        }

        // MARK: Writing

        package func append(_ values: [DBusValue]) {
            var iterator = DBusMessageIter()
            dbus_message_iter_init_append(pointer, &iterator)
            for value in values { Self.append(value, to: &iterator) }
        }

        private static func append(_ value: DBusValue, to iterator: inout DBusMessageIter) {
            switch value {
            case .string(let text): append(text, "s", to: &iterator)
            case .objectPath(let path): append(path, "o", to: &iterator)
            case .boolean(let isTrue): append(UInt32(isTrue ? 1 : 0), "b", to: &iterator)
            case .int32(let number): append(number, "i", to: &iterator)
            case .uint32(let number): append(number, "u", to: &iterator)
            case .int64(let number): append(number, "x", to: &iterator)
            case .double(let number): append(number, "d", to: &iterator)
            case .strings(let texts):
                contain("a", of: "s", in: &iterator) { list in
                    for text in texts { append(text, "s", to: &list) }
                }
            case .dictionary(let entries):
                contain("a", of: "{sv}", in: &iterator) { list in
                    for (name, value) in entries.sorted(by: { $0.key < $1.key }) {
                        contain("e", of: nil, in: &list) { entry in
                            append(name, "s", to: &entry)
                            append(.variant(value), to: &entry)
                        }
                    }
                }
            case .texts(let entries):
                contain("a", of: "{ss}", in: &iterator) { list in
                    for (name, text) in entries.sorted(by: { $0.key < $1.key }) {
                        contain("e", of: nil, in: &list) { entry in
                            append(name, "s", to: &entry)
                            append(text, "s", to: &entry)
                        }
                    }
                }
            case .array(let signature, let members):
                contain("a", of: signature, in: &iterator) { list in
                    for member in members { append(member, to: &list) }
                }
            case .structure(let members):
                contain("r", of: nil, in: &iterator) { list in
                    for member in members { append(member, to: &list) }
                }
            case .variant(let value):
                contain("v", of: value.signature, in: &iterator) { append(value, to: &$0) }
            case .other: append("", "s", to: &iterator)
            }
        }

        private static func append(
            _ text: String, _ type: Unicode.Scalar, to iterator: inout DBusMessageIter
        ) {
            text.withCString { bytes in
                var bytes: UnsafePointer<CChar>? = bytes
                dbus_message_iter_append_basic(&iterator, Int32(type.value), &bytes)
            }
        }

        private static func append(
            _ number: some Numeric & BitwiseCopyable, _ type: Unicode.Scalar, to iterator: inout DBusMessageIter
        ) {
            var number = number
            dbus_message_iter_append_basic(&iterator, Int32(type.value), &number)
        }

        private static func contain(
            _ type: Unicode.Scalar, of signature: String?, in iterator: inout DBusMessageIter,
            _ write: (inout DBusMessageIter) -> Void
        ) {
            var inner = DBusMessageIter()
            dbus_message_iter_open_container(&iterator, Int32(type.value), signature, &inner)
            write(&inner)
            dbus_message_iter_close_container(&iterator, &inner)
        }
    }
#endif
