import UIKitCore

extension WireCancellation {
    /// What the trace says.
    var text: String {
        switch self {
        case .blur: "blur"
        case .hidden: "page hidden"
        case .leaving: "page left"
        case .lost: "input lost"
        }
    }
}

/// Modifier keys as a page sends them.
struct WireModifiers {
    var bits: UInt16

    init(from reader: inout ByteReader) throws(ProtocolError) {
        bits = try reader.bits("modifiers", mask: Self.allBits)
    }

    var flags: UIKeyModifierFlags {
        var flags: UIKeyModifierFlags = []
        if bits & Self.shift != 0 { flags.insert(.shift) }
        if bits & Self.control != 0 { flags.insert(.control) }
        if bits & Self.alternate != 0 { flags.insert(.alternate) }
        if bits & Self.command != 0 { flags.insert(.command) }
        if bits & Self.capsLock != 0 { flags.insert(.alphaShift) }
        if bits & Self.numericPad != 0 { flags.insert(.numericPad) }
        return flags
    }
}
