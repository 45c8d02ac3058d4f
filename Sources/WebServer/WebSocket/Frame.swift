import NIOCore

/// A WebSocket frame as RFC 6455, section 5.2 lays it out.
struct Frame {
    enum Opcode: UInt8 {
        case continuation = 0x0
        case text = 0x1
        case binary = 0x2
        case close = 0x8
        case ping = 0x9
        case pong = 0xA

        var isControl: Bool { rawValue & 0x8 != 0 }
    }

    /// The longest payload of a control frame.
    static let longestControlPayload = 125

    let opcode: Opcode
    let isFinal: Bool
    /// Unmasked.
    let payload: [UInt8]

    /// The bytes of a final, unmasked frame, as a server sends it.
    static func encoded(_ opcode: Opcode, _ payload: some Collection<UInt8>) -> ByteBuffer {
        var buffer = ByteBufferAllocator().buffer(capacity: payload.count + 10)
        buffer.writeInteger(0x80 | opcode.rawValue)
        switch payload.count {
        case ...125:
            buffer.writeInteger(UInt8(payload.count))
        case ...0xFFFF:
            buffer.writeInteger(126 as UInt8)
            buffer.writeInteger(UInt16(payload.count))
        default:
            buffer.writeInteger(127 as UInt8)
            buffer.writeInteger(UInt64(payload.count))
        }
        buffer.writeBytes(payload)
        return buffer
    }

    /// The bytes of a close frame; the reason is cut, between characters, to what fits.
    static func encodedClose(_ code: WebSocketCloseCode, _ reason: String) -> ByteBuffer {
        guard code.isSendable else { return encoded(.close, []) }
        var reason = Substring(reason)
        while reason.utf8.count > longestControlPayload - 2 { reason.removeLast() }
        return encoded(.close, [UInt8(code.rawValue >> 8), UInt8(code.rawValue & 0xFF)] + Array(reason.utf8))
    }
}
