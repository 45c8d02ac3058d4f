// SPDX-License-Identifier: Apache-2.0

import UIKitCore

/// A page's facts about its screen besides sizes.
struct WireScreenFlags {
    var bits: UInt8

    init(from reader: inout ByteReader) throws(ProtocolError) {
        let start = reader.offset
        bits = try reader.bits("screen flags", mask: Self.allBits)
        let both = Self.softKeyboard | Self.noKeyboard
        guard bits & both != both else {
            throw .outOfRange(
                offset: start, field: "screen flags", found: Double(bits), expected: "a soft keyboard or none")
        }
    }

    var isDark: Bool { bits & Self.dark != 0 }
    var readsClipboard: Bool { bits & Self.readsClipboard != 0 }
    var sharesContent: Bool { bits & Self.sharesContent != 0 }
    var commandKey: CommandKey { bits & Self.commandsByControl != 0 ? .control : .command }

    var keyboard: HostKeyboard {
        if bits & Self.softKeyboard != 0 { return .soft }
        return bits & Self.noKeyboard != 0 ? .none : .hardware
    }
}
