// SPDX-License-Identifier: Apache-2.0

#if MPRIS
    import CDBus
    import DesktopBus
    import Foundation
    import UIKitCore

    @testable import MPRISPlayer

    /// Messages of the desktop's bus, and what the player answers them.
    enum BusTarget {
        static func run(_ bytes: UnsafeRawBufferPointer) {
            guard let message = message(bytes) else { return }
            // What libdbus itself refuses never arrives.
            guard message.isCall, dbus_message_get_serial(message.pointer) != 0 else { return }
            let call = message.call
            for playing in [NowPlaying(), everything] {
                let state = PlayerProperties(identity: "Fuzz", playing: playing)
                let answer = PlayerCalls(state: state, now: 1005).answer(call)
                if let command = answer.command {
                    promise("a command is one that the application takes", playing.commands.contains(command.kind))
                    promise("a command's value is a number: \(command)", command.value.isFinite && command.value >= 0)
                }
                check(answer.reply, to: message)
            }
        }

        private static func message(_ bytes: UnsafeRawBufferPointer) -> BusMessage? {
            guard bytes.count <= Int32.max, let start = bytes.assumingMemoryBound(to: CChar.self).baseAddress else {
                return nil
            }
            return BusMessage(dbus_message_demarshal(start, Int32(bytes.count), nil))
        }

        /// A reply arrives as it was meant.
        private static func check(_ reply: DBusAnswer.Reply, to call: borrowing BusMessage) {
            let written: BusMessage?
            switch reply {
            case .values(let values):
                written = BusMessage.reply(to: call)
                written?.append(values)
            case .error(let name, let text): written = BusMessage.error(name, text, to: call)
            }
            guard let written else {
                promise("a reply can be made: \(reply)", false)
                return
            }
            dbus_message_set_serial(written.pointer, 1)
            var bytes: UnsafeMutablePointer<CChar>?
            var count: Int32 = 0
            promise("a reply can be written", dbus_message_marshal(written.pointer, &bytes, &count) != 0)
            defer { dbus_free(bytes) }
            let read = BusMessage(dbus_message_demarshal(bytes, count, nil))
            promise("a reply can be read: \(reply)", read != nil)
        }

        private static let everything: NowPlaying = {
            var playing = NowPlaying()
            playing.commands = Set(RemoteCommand.Kind.allCases)
            playing.item.title = "Title"
            playing.item.duration = 100
            playing.state = .playing
            playing.rate = 1
            playing.elapsed = 10
            playing.measuredAt = 1000
            playing.volume = 0.5
            return playing
        }()
    }
#else
    /// Without libdbus there is no bus to hear from.
    enum BusTarget {
        static func run(_ bytes: UnsafeRawBufferPointer) {}
    }
#endif
