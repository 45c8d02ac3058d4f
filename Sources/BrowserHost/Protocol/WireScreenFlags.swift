import UIKitCore

/// What a page says of its screen besides sizes.
struct WireScreenFlags {
    static let isDark: UInt8 = 1
    static let hasSoftKeyboard: UInt8 = 2
    static let hasNoKeyboard: UInt8 = 4
    static let readsClipboard: UInt8 = 8
    static let commandsByControl: UInt8 = 128

    var bits: UInt8

    init(from reader: inout ByteReader) throws(ProtocolError) {
        let start = reader.offset
        bits = try reader.bits("screen flags", mask: 15 | Self.commandsByControl)
        let both = Self.hasSoftKeyboard | Self.hasNoKeyboard
        guard bits & both != both else {
            throw .outOfRange(
                offset: start, field: "screen flags", found: Double(bits), expected: "a soft keyboard or none")
        }
    }

    var isDark: Bool { bits & Self.isDark != 0 }
    var readsClipboard: Bool { bits & Self.readsClipboard != 0 }
    var commandKey: CommandKey { bits & Self.commandsByControl != 0 ? .control : .command }

    var keyboard: HostKeyboard {
        if bits & Self.hasSoftKeyboard != 0 { return .soft }
        return bits & Self.hasNoKeyboard != 0 ? .none : .hardware
    }
}
