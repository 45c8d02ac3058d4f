// SPDX-License-Identifier: Apache-2.0

/// A call of one of an object's methods.
package struct DBusCall: Hashable, Sendable {
    package var path: String
    /// May be left out by the caller.
    package var interface: String?
    package var member: String
    package var arguments: [DBusValue]

    package init(path: String, interface: String? = nil, member: String, arguments: [DBusValue] = []) {
        (self.path, self.interface, self.member, self.arguments) = (path, interface, member, arguments)
    }
}

/// A message that came, as a value.
package struct BusMail: Hashable, Sendable {
    package enum Kind: Hashable, Sendable { case call, reply, error, signal }

    package var kind: Kind
    /// The unique name of the sender.
    package var sender: String
    /// The sender's number of the message; an answer names it.
    package var serial: UInt32
    package var wantsReply: Bool
    package var call: DBusCall

    package init(kind: Kind, sender: String, serial: UInt32, wantsReply: Bool, call: DBusCall) {
        (self.kind, self.sender, self.serial, self.wantsReply, self.call) = (kind, sender, serial, wantsReply, call)
    }
}

/// A message to send, as a value.
package enum BusOrder: Hashable, Sendable {
    /// The answer comes with the number. A missing service is started if the order says so.
    case call(to: String, DBusCall, number: UInt64, starting: Bool)
    case signal(DBusCall)
    case reply(to: String, serial: UInt32, [DBusValue])
    case error(to: String, serial: UInt32, name: String, text: String)
    /// Signals that fit are sent here from now on (D-Bus's match rule).
    case match(String)
}

/// News from a bus.
package enum BusNews: Hashable, Sendable {
    /// The connection stands, under this unique name.
    case joined(name: String)
    case mail(BusMail)
    /// The answer to a call of that number.
    case answer(UInt64, BusMail)
    /// There is no bus, or it has gone.
    case gone(String)
}
