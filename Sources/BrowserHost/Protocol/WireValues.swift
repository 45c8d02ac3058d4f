// SPDX-License-Identifier: Apache-2.0

import UIKitCore

extension WireCancellation {
    /// The trace's words.
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

extension PaintWriter {
    /// A color's bytes as messages have them, red lowest. Values outside of a byte's range become its limits.
    static func color(_ color: CGColor?) -> UInt32 {
        guard let color, let components = color.components else { return 0 }
        let isGray = components.count < 4
        let red = components[0]
        let green = isGray ? red : components[1]
        let blue = isGray ? red : components[2]
        return byte(red) | byte(green) << 8 | byte(blue) << 16 | byte(color.alpha) << 24
    }

    private static func byte(_ component: CGFloat) -> UInt32 {
        // The comparison is false for NaN, which becomes 0.
        UInt32((component > 0 ? min(component, 1) : 0) * 255 + 0.5)
    }
}
