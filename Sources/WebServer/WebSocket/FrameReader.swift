import NIOCore

/// Cuts what a client sends into frames and refuses a bad one at its header, before its payload is waited for.
struct FrameReader {
    private let limit: Int
    private var buffer = ByteBuffer()

    /// A reader that refuses payloads longer than `limit` bytes.
    init(limit: Int) { self.limit = limit }

    mutating func append(_ bytes: ByteBuffer) {
        if buffer.readableBytes == 0 { buffer = bytes } else { buffer.writeImmutableBuffer(bytes) }
    }

    /// The next whole frame, or nil if more bytes are needed.
    mutating func next() throws(Refusal) -> Frame? {
        let start = buffer.readerIndex
        if let frame = try readFrame() {
            if start > limit { buffer.discardReadBytes() }
            return frame
        }
        buffer.moveReaderIndex(to: start)
        return nil
    }

    private mutating func readFrame() throws(Refusal) -> Frame? {
        guard let first = buffer.readInteger(as: UInt8.self) else { return nil }
        guard first & 0x70 == 0 else {
            throw .protocolError(found: "reserved bits \((first & 0x70) >> 4)", expected: "no extension")
        }
        guard let opcode = Frame.Opcode(rawValue: first & 0x0F) else {
            throw .protocolError(found: "opcode \(first & 0x0F)", expected: "opcode 0, 1, 2, 8, 9 or 10")
        }
        let isFinal = first & 0x80 != 0
        guard isFinal || !opcode.isControl else {
            throw .protocolError(found: "a fragment of a \(opcode) frame", expected: "a whole control frame")
        }
        guard let second = buffer.readInteger(as: UInt8.self) else { return nil }
        guard second & 0x80 != 0 else {
            throw .protocolError(found: "an unmasked frame", expected: "masked frames from a client")
        }
        guard let length = try Self.readLength(second & 0x7F, from: &buffer) else { return nil }
        guard !opcode.isControl || length <= Frame.longestControlPayload else {
            throw .protocolError(
                found: "a \(opcode) frame of \(length) bytes", expected: "at most \(Frame.longestControlPayload)")
        }
        guard length <= UInt64(limit) else { throw .frameTooLarge(found: length, limit: limit) }
        guard let mask = buffer.readInteger(as: UInt32.self), var payload = buffer.readBytes(length: Int(length)) else {
            return nil
        }
        for index in payload.indices { payload[index] ^= UInt8(truncatingIfNeeded: mask >> (24 - 8 * (index & 3))) }
        return Frame(opcode: opcode, isFinal: isFinal, payload: payload)
    }

    /// The payload's length, of which only the shortest spelling is allowed.
    private static func readLength(_ short: UInt8, from buffer: inout ByteBuffer) throws(Refusal) -> UInt64? {
        let length: UInt64?
        let least: UInt64
        switch short {
        case 126: (length, least) = (buffer.readInteger(as: UInt16.self).map(UInt64.init), 126)
        case 127: (length, least) = (buffer.readInteger(as: UInt64.self), 0x1_0000)
        default: return UInt64(short)
        }
        if let length, length < least || length > UInt64(Int64.max) {
            throw .protocolError(found: "a length of \(length) in a long form", expected: "the shortest form")
        }
        return length
    }
}
