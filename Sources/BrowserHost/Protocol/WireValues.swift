import UIKitCore

/// A scene's activation as a page sends it.
enum WireActivation: UInt8 {
    case active, inactive, background
}

/// Why a page gave its pointers up.
enum WireCancellation: UInt8 {
    case blur, hidden, leaving, lost

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
    static let shift: UInt16 = 1
    static let control: UInt16 = 2
    static let alternate: UInt16 = 4
    static let command: UInt16 = 8
    static let capsLock: UInt16 = 16
    static let numericPad: UInt16 = 32
    static let mask: UInt16 = 63

    var bits: UInt16

    init(from reader: inout ByteReader) throws(ProtocolError) {
        bits = try reader.bits("modifiers", mask: Self.mask)
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
